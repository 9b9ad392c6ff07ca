import { type MethodName, methods, type Resource, type Verb, verbs } from '../../../generated/methods.js';
import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Store } from '../storage/store.js';
import type { VisibilityScope } from '../storage/visibility-scope.js';
import type { Grant, Rights } from './rights.js';
import type { User } from './user.js';

const resourceWords: Readonly<Record<Resource, Text>> = {
  audit: text('TheAudit'),
  catalogue: text('TheCatalogue'),
  dialog: text('Dialogs'),
  entry: text('TheEntries'),
  grant: text('Grants'),
  import_profile: text('ImportProfiles'),
  key: text('Keys'),
  livestatus: text('MonitoringAddresses'),
  object: text('TheObjects'),
  report: text('Reports'),
  session: text('Sessions'),
  user: text('TheUsers'),
  webhook: text('Webhooks'),
};

const verbWords: Readonly<Record<Verb, Text>> = {
  view: text('View'),
  create: text('Create'),
  edit: text('Edit'),
  archive: text('Archive'),
  delete: text('Delete'),
  purge: text('Purge'),
  administer: text('Administer'),
};

/** The verb of a call, and the rights of its caller. */
export interface Permitted {
  readonly verb: Verb;
  readonly rights: Rights;
}

/** The caller, as far as rights go. */
export interface Asking {
  /** Rights of the caller in this call; absent for every right. */
  readonly permitted?: Permitted | undefined;
  /** The user who asks; absent where a key asks alone. */
  readonly user?: User | undefined;
}

/**
 * Rejects a method that the caller may use on nothing.
 * @throws RpcError Forbidden
 */
export function requireMethod(asking: Asking, verb: Verb, resource: Resource): void {
  demand(asking, verb, resourceWords[resource], rights => (rights.has(verb) ? undefined : verb));
}

/**
 * Rejects a category in which the caller may do nothing of what the call does, whatever object it is asked of.
 * @throws RpcError Forbidden
 */
export function requireCategory(asking: Asking, category: string, verb = asking.permitted?.verb): void {
  if (!asking.permitted) return;
  demand(asking, verb, text('EntriesOfCategory', { category }), (rights, needed) => rights.lackingInCategory(needed, category));
}

/**
 * Rejects what the caller may not do to objects of a type in a category, or in all their categories. To be asked of objects the
 * caller may know of.
 * @throws RpcError Forbidden
 */
export function requireRight(
  asking: Asking,
  objectType: string,
  category: string | undefined,
  verb = asking.permitted?.verb,
): void {
  if (!asking.permitted) return;
  const resource =
    category === undefined ? text('ObjectsOf', { objectType }) : text('EntriesOfCategoryAndType', { category, objectType });
  demand(asking, verb, resource, (rights, needed) => rights.missingVerb(needed, objectType, category));
}

/**
 * Rejects a change of the type of an object by which the caller could do, or see, more of it than before.
 * @throws RpcError Forbidden
 */
export function rejectGain(asking: Asking, from: string, to: string): void {
  const resource = text('EntriesOfObjectsOfThat', { from, to });
  for (const verb of verbs) demand(asking, verb, resource, rights => (rights.isEscalation(verb, from, to) ? verb : undefined));
}

const dialogs = text('DialogsWhichAllObjectTypes');
const report = text('ReportsWhichEverybodyUses');
const importProfile = text('ProfilesOfImportsWhichEverybody');
const livestatus = text('AddressesOfMonitoringWhichEverybody');

/** Methods that change records of no type or category, and what these are: a right to change them is not narrowed to some. */
const shared = {
  'cmdb.dialog.delete': dialogs,
  'cmdb.dialog.update': dialogs,
  'cmdb.status.delete': dialogs,
  'cmdb.status.save': dialogs,
  'kataster.import_profile.delete': importProfile,
  'kataster.import_profile.save': importProfile,
  'kataster.object_type.update': text('ObjectTypesWhichCountFor'),
  'kataster.report.delete': report,
  'kataster.report.save': report,
  'kataster.schema.apply': text('SchemaWhichEverybody'),
  'monitoring.livestatus.create': livestatus,
  'monitoring.livestatus.delete': livestatus,
  'monitoring.livestatus.update': livestatus,
} as const satisfies Partial<Record<MethodName, Text>>;
export type SharedMethod = keyof typeof shared;

/**
 * Rejects a change of what everybody shares, which this method makes, by callers whose right is narrowed.
 * @throws RpcError Forbidden
 */
export function requireShared(asking: Asking, method: SharedMethod): void {
  const lacking = (rights: Rights, needed: Verb) => (rights.permitsEverywhere(needed) ? undefined : needed);
  demand(asking, methods[method].permission.verb, shared[method], lacking);
}

/**
 * Rejects the administration of callers by those whose right to administer is narrowed to some types or categories.
 * @throws RpcError Forbidden
 */
export function requireAdministration(asking: Asking): void {
  const resource = text('KeysUsersAndGrantsWhich');
  demand(asking, 'administer', resource, (rights, needed) => (rights.permitsEverywhere(needed) ? undefined : needed));
}

/** Rights of a key, a user or a group; `undefined` is every right. */
export type GrantedRights = readonly Grant[] | undefined;

/**
 * Rejects giving, changing or taking what permits more than the caller may do.
 * @throws RpcError Forbidden naming the first right that the caller lacks
 */
export function requireReach(asking: Asking, granted: GrantedRights): void {
  for (const grant of granted ?? [{ verbs }])
    for (const verb of grant.verbs)
      demand(asking, verb, scopeText(grant), rights => (rights.includes([{ ...grant, verbs: [verb] }]) ? undefined : verb));
}

/**
 * Rejects those who may not view everything, for what is counted in all objects.
 * @throws RpcError Forbidden
 */
export function requireViewOfAll(asking: Asking): void {
  requireReach(asking, [{ verbs: ['view'] }]);
}

/** Whether the caller may do whatever these rights permit. */
export function reaches({ permitted }: Asking, granted: GrantedRights): boolean {
  return !permitted || permitted.rights.includes(granted ?? [{ verbs }]);
}

function scopeText({ objectTypes, categories }: Grant): Text {
  const types = objectTypes ? text('ObjectsOf', { objectType: objectTypes.join(', ') }) : text('ObjectsOfAllTypes');
  return categories ? text('EntriesOfCategoryAndType', { category: categories.join(', '), objectType: types }) : types;
}

/** Whether the caller may do what the call does, or something else, to objects of a type in a category, or in all where none is named. */
export function isPermitted(
  { permitted }: Asking,
  objectType: string,
  category: string | undefined,
  verb = permitted?.verb,
): boolean {
  return !permitted || !verb || permitted.rights.permits(verb, objectType, category);
}

/** Whether the caller may do so to some objects. */
export function permitsCategory({ permitted }: Asking, category: string, verb = permitted?.verb): boolean {
  return !permitted || !verb || permitted.rights.permitsCategory(verb, category);
}

/** Whether the caller may know of objects of a type, where no table is asked. */
export function knowsType({ permitted }: Asking, objectType: string): boolean {
  const scope = permitted?.rights.scope(permitted.verb);
  return !scope || scope.some(({ objectTypes }) => !objectTypes || objectTypes.includes(objectType));
}

/**
 * The same transaction or store, reading no more than the caller may view, whatever else the call may know of: for what it makes visible elsewhere.
 * A call that needs the right to view knows of no more.
 */
export function asViewer<Reading extends Scoped<Reading>>({ permitted }: Asking, reading: Reading): Reading {
  return permitted && permitted.verb !== 'view' ? reading.withScope(permitted.rights.scope('view')) : reading;
}

interface Scoped<Reading> {
  withScope(scope: VisibilityScope | undefined): Reading;
}

/** A store as the call of a caller meets it: limited to what its permission is about. */
export function asPermitted({ permitted }: Asking, store: Store): Store {
  return permitted ? store.withScope(permitted.rights.scope(permitted.verb)) : store;
}

/**
 * Requires the right of the user as well as of the key; the error names the one that lacks it, the user first. `lackingIn` finds
 * the verb that rights lack.
 */
function demand(
  { permitted, user }: Asking,
  verb: Verb | undefined,
  resource: Text,
  lackingIn: (rights: Rights, verb: Verb) => Verb | undefined,
): void {
  const lackedTogether = permitted && verb && lackingIn(permitted.rights, verb);
  if (!lackedTogether) return;
  const lackedByUser = user?.rights && lackingIn(user.rights, verb);
  const caller = lackedByUser ? text('ThisUser') : text('ThisKey');
  const lacked = verbWords[lackedByUser ?? lackedTogether];
  const right = text('ExpectedRightToWhichLacks', { lacked, resource, caller });
  throw new RpcError('Forbidden', { caller, verb: lacked, resource }, { right });
}
