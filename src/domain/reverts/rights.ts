import { type MethodName, methods, type Verb } from '../../../generated/methods.js';
import { requireEntryAccess, requireRetyping, requireStepAccess } from '../access/access-changes.js';
import { requireRight, requireShared, type SharedMethod } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { cmdbStatusDialog } from '../dialogs/cmdb-statuses.js';
import { requireChoiceCreation } from '../dialogs/dialogs.js';
import type { ChangeAction, ChangedKind } from '../storage/change-sets.js';
import type { Records } from '../storage/records.js';
import { type Restoration, type RevertedSubject, subjectName } from '../storage/reverts.js';
import { valuesIn } from './record-fields.js';

/** Kinds of records that have methods of their own: CMDB statuses are choices with others. */
export type RestoredKind = ChangedKind | 'status';

type SharedKind = Exclude<RestoredKind, 'object' | 'entry' | 'choice'>;
type MethodWithVerb = { [Name in MethodName]: 'any' extends VerbOf<Name> ? never : Name }[MethodName];
type VerbOf<Name extends MethodName> = (typeof methods)[Name]['permission']['verb'];
type Methods<Name extends MethodName = MethodWithVerb> = Readonly<Record<ChangeAction, Name>>;

const ofObjects: Methods = {
  created: 'cmdb.object.create',
  edited: 'cmdb.category.save',
  archived: 'cmdb.object.archive',
  markedDeleted: 'cmdb.object.delete',
  recycled: 'cmdb.object.recycle',
  templated: 'cmdb.object.markAsTemplate',
  purged: 'cmdb.object.purge',
};

const ofEntries: Methods = {
  created: 'cmdb.category.save',
  edited: 'cmdb.category.save',
  archived: 'cmdb.category.archive',
  markedDeleted: 'cmdb.category.delete',
  recycled: 'cmdb.category.recycle',
  templated: 'cmdb.category.save',
  purged: 'cmdb.category.purge',
};

const ofChoices = withoutStatus('cmdb.dialog.create', 'cmdb.dialog.update', 'cmdb.dialog.delete');

const ofShared: Readonly<Record<SharedKind, Methods<SharedMethod>>> = {
  status: withoutStatus('cmdb.status.save', 'cmdb.status.save', 'cmdb.status.delete'),
  type: withoutStatus('kataster.object_type.update', 'kataster.object_type.update', 'kataster.object_type.update'),
  report: withoutStatus('kataster.report.save', 'kataster.report.save', 'kataster.report.delete'),
  import_profile: withoutStatus('kataster.import_profile.save', 'kataster.import_profile.save', 'kataster.import_profile.delete'),
  definition: withoutStatus('kataster.schema.apply', 'kataster.schema.apply', 'kataster.schema.apply'),
  livestatus: withoutStatus('monitoring.livestatus.create', 'monitoring.livestatus.update', 'monitoring.livestatus.delete'),
};

/** The method that would do what undoing does to a record, by its kind: whoever undoes needs the rights of that method. */
export const restoringMethods: Readonly<Record<RestoredKind, Methods>> = {
  object: ofObjects,
  entry: ofEntries,
  choice: ofChoices,
  ...ofShared,
};

/** Methods of records that have no status: every change of one that is there is an edit. */
function withoutStatus<Name extends MethodName>(created: Name, edited: Name, purged: Name): Methods<Name> {
  return { created, edited, archived: edited, markedDeleted: edited, recycled: edited, templated: edited, purged };
}

/** A record that undoing changes, and who asks for it. */
interface Asked {
  readonly context: DomainContext;
  readonly records: Records;
  readonly restoration: Restoration;
  /** Types of the object that the record belongs to: the one that it has, and the one that it gets. */
  readonly types: readonly string[];
}

type Rule = (asked: Asked, action: ChangeAction) => void | Promise<void>;

const requireSharedRight =
  (kind: SharedKind): Rule =>
  ({ context }, action) =>
    requireShared(context, ofShared[kind][action]);

/** The rules of the methods, by kind. */
const rules: Readonly<Record<RestoredKind, Rule>> = {
  object: requireObject,
  entry: requireEntry,
  choice: requireChoice,
  status: requireSharedRight('status'),
  type: requireSharedRight('type'),
  report: requireSharedRight('report'),
  import_profile: requireSharedRight('import_profile'),
  livestatus: requireSharedRight('livestatus'),
  definition: requireSharedRight('definition'),
};

/**
 * Rejects what the caller could not do by the methods that would do the same.
 * @throws RpcError Forbidden
 */
export async function requireRights(
  context: DomainContext,
  records: Records,
  restorations: readonly Restoration[],
): Promise<void> {
  if (!context.permitted) return;
  const owners = await ownersOf(records, restorations);
  const objects = new Map(restorations.filter(({ kind }) => kind === 'object').map(each => [subjectName(each), each]));
  for (const restoration of restorations) {
    const owner = `object ${restoration.object}`;
    const states = [owners.get(owner), objects.get(owner)?.present, objects.get(owner)?.target];
    const types = [...new Set(states.flatMap(state => (state ? [String(state.own.type)] : [])))];
    for (const action of actionsOf(restoration))
      await rules[kindOf(restoration)]({ context, records, restoration, types }, action);
  }
}

/** The objects that records belong to, as they are. */
function ownersOf({ reverts }: Records, restorations: readonly Restoration[]) {
  const ids = [...new Set(restorations.flatMap(({ object }) => object ?? []))];
  const objects = ids.map((object): RevertedSubject => ({ kind: 'object', subject: object, object, category: null }));
  return reverts.present(objects, 'outline');
}

function kindOf({ kind, present, target }: Restoration): RestoredKind {
  return kind === 'choice' && (present ?? target)?.own.dialog === cmdbStatusDialog ? 'status' : kind;
}

/** A record whose status changes may be edited beside. */
function actionsOf({ action, present, target, isEdited }: Restoration): readonly ChangeAction[] {
  return present && target && action !== 'edited' && isEdited ? ['edited', action] : [action];
}

async function requireObject({ context, records, restoration, types }: Asked, action: ChangeAction): Promise<void> {
  const { present, target, object } = restoration;
  const { verb } = methods[ofObjects[action]].permission;
  requireInTypes(context, types, action === 'purged' ? undefined : globalCategory, verb);
  if (!present || object === null) return;
  const typed = { id: object, type: String(present.own.type) };
  if (action !== 'edited') await requireStepAccess(context, records, typed);
  else if (target) await requireRetyping(context, records, typed, String(target.own.type));
}

async function requireEntry({ context, records, restoration, types }: Asked, action: ChangeAction): Promise<void> {
  const { object, category, present, target } = restoration;
  if (object === null || category === null) return;
  requireInTypes(context, types, category, methods[ofEntries[action]].permission.verb);
  const values = [present, target].flatMap(state => (state ? [valuesIn(state.own)] : []));
  await requireEntryAccess(context, records, { object, category }, values);
}

function requireChoice({ context, restoration: { present, target } }: Asked, action: ChangeAction): void {
  const method = ofChoices[action];
  if (method === 'cmdb.dialog.create') requireChoiceCreation(context, String((present ?? target)?.own.dialog));
  else requireShared(context, method);
}

function requireInTypes(context: DomainContext, types: readonly string[], category: string | undefined, verb: Verb): void {
  for (const type of types) requireRight(context, type, category, verb);
}
