import type { Verb } from '../../../generated/methods.js';
import type { Registry } from '../../catalog/registry.js';
import { rejectGain, requireReach, requireRight, requireShared } from '../access/permission.js';
import { granteeTypes, groupsCategory, loginCategory } from '../access/user-categories.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { type ChangeAction, stepsTo } from '../storage/change-sets.js';
import { type RecordStatus, recordStatuses } from '../storage/objects.js';
import type { Restoration } from '../storage/reverts.js';
import { stateWith } from './record-fields.js';
import { isIdentical, type Undoing } from './undoing.js';

/** The change of a record that undoes it; `undefined` where it stays as it is. */
export function restorationOf(registry: Registry, undoing: Undoing): Restoration | undefined {
  const { subject, present, now, fields, like } = undoing;
  if (!fields && !present) return undefined;
  if (fields && now && isUnchanged(undoing)) return undefined;
  const target = fields ? stateWith(registry, subject, fields, like, present) : null;
  const isRetitled = present !== null && target !== null && present.own.title !== target.own.title;
  return {
    ...subject,
    present,
    target,
    isRetitled,
    action: actionOf(present?.own.status, target?.own.status, { present, target }),
    secrets: [],
  };
}

function isUnchanged({ now = new Map(), fields = new Map() }: Undoing): boolean {
  return [...new Set([...now.keys(), ...fields.keys()])].every(name => isIdentical(now.get(name), fields.get(name)));
}

type Status = string | number | null | undefined;

function actionOf(from: Status, to: Status, { present, target }: Pick<Restoration, 'present' | 'target'>): ChangeAction {
  if (!target) return 'purged';
  if (!present) return 'created';
  const status = from === to ? undefined : recordStatuses.find(each => each === to);
  return status ? stepsTo[status] : 'edited';
}

/** The right that it takes to bring a record to a status. */
const stepVerbs: Readonly<Record<RecordStatus, Verb>> = {
  birth: 'edit',
  normal: 'archive',
  archived: 'archive',
  deleted: 'delete',
  template: 'edit',
  massChangeTemplate: 'edit',
};

/** The type of an object by its id: of those that are there, and of those that come back. */
export type TypeOf = (object: number) => string;

/**
 * Rejects what the caller could not do by calls of other methods.
 * @throws RpcError Forbidden
 */
export function requireRights(context: DomainContext, restorations: readonly Restoration[], typeOf: TypeOf): void {
  if (!context.permitted) return;
  for (const restoration of restorations) requireRightTo(context, restoration, typeOf);
  if (restorations.some(each => isAboutAccess(each, typeOf))) requireReach(context, undefined);
}

/** Logins and membership of groups give rights. Persons and groups have those of their grants while they are normal. */
function isAboutAccess({ kind, object, category, present, target }: Restoration, typeOf: TypeOf): boolean {
  if (kind === 'object') return present?.own.status !== target?.own.status && granteeTypes.includes(typeOf(object ?? 0));
  return category === loginCategory || category === groupsCategory;
}

function requireRightTo(context: DomainContext, restoration: Restoration, typeOf: TypeOf): void {
  const { kind, object, category, present, target } = restoration;
  if (kind === 'type') requireShared(asking(context, 'administer'), 'objectTypes');
  // A choice goes with the value that made it; others have it back by the right to edit what all share.
  if (kind === 'choice' && target) requireShared(asking(context, 'edit'), 'dialogs');
  if (kind === 'report' || kind === 'livestatus') requireShared(asking(context, 'edit'), kind);
  if (kind !== 'object' && kind !== 'entry') return;
  const type = typeOf(object ?? 0);
  for (const verb of verbsOf(restoration))
    requireRight(context, type, verb === 'purge' && kind === 'object' ? undefined : (category ?? globalCategory), verb);
  if (kind === 'object' && present && target && present.own.type !== target.own.type)
    rejectGain(context, String(present.own.type), String(target.own.type));
}

function asking({ permitted, user }: DomainContext, verb: Verb) {
  return { user, ...(permitted && { permitted: { ...permitted, verb } }) };
}

function verbsOf({ kind, present, target }: Restoration): readonly Verb[] {
  if (!target) return ['purge'];
  if (!present) return [kind === 'object' ? 'create' : 'edit'];
  const status = present.own.status === target.own.status ? undefined : recordStatuses.find(each => each === target.own.status);
  return status ? ['edit', stepVerbs[status]] : ['edit'];
}
