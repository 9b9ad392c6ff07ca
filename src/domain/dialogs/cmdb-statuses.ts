import type { Id } from '../../../generated/types.js';
import type { Kept } from '../../attributes/attribute-values.js';
import { normalizeTitle } from '../../attributes/choice-titles.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireShared } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { ChoiceRecord } from '../storage/choices.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { isAlike } from './choice-conflicts.js';
import { removeUnheld } from './choice-removal.js';

/** The dialog whose choices are CMDB statuses. */
export const cmdbStatusDialog = 'cmdb_status';

/** Requested values of a CMDB status. */
export interface StatusDraft {
  readonly title: string;
  readonly constant: string;
  readonly color: string;
}

/** CMDB statuses that were added, by what objects keep of them. */
export type AddedStatuses = ReadonlyMap<string, ChoiceRecord>;

/** Every CMDB status that was added, ascending by id. */
export async function statusesAdded({ store }: DomainContext): Promise<ChoiceRecord[]> {
  return store.reads.choices.ofDialogs([cmdbStatusDialog]);
}

/** CMDB statuses of objects that the catalogue does not have, in one statement; `undefined` where it has them all. */
export function findAddedStatuses(
  { registry, store }: DomainContext,
  objects: readonly ObjectRecord[],
): MaybePromise<AddedStatuses> | undefined {
  const unknown = objects.map(({ cmdbStatus }) => cmdbStatus).filter(kept => registry.cmdbStatus(kept) === undefined);
  const choices = [...new Set(unknown)].map(Number).filter(Number.isSafeInteger);
  if (choices.length === 0) return undefined;
  const found = store.reads.referents.find({ choices, objects: [], entries: [] });
  return andThen(found, ({ choices: added }) => new Map(added.map(choice => [String(choice.id), choice])));
}

/** The id of the CMDB status that an object keeps: by its constant where it is one of the catalogue, else by the digits of its id. */
export function cmdbStatusId(registry: Registry, kept: string): number | undefined {
  const id = registry.cmdbStatus(kept)?.id ?? Number(kept);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The stored form of the CMDB status with this id. */
export function toStoredCmdbStatus(registry: Registry, id: Kept): string | undefined {
  return id === undefined ? undefined : (registry.cmdbStatus(Number(id))?.const ?? String(id));
}

/**
 * Adds a CMDB status, or changes the one with this id if it was added; answers its id.
 * @throws RpcError InvalidParameters, Conflict, Forbidden
 */
export function saveStatus(context: DomainContext, draft: StatusDraft, id?: Id): Promise<number> {
  requireShared(context, 'cmdb.status.save');
  return context.store.transaction(authorOf(context), async records => {
    await records.choices.lockDialog(cmdbStatusDialog);
    const added = await records.choices.ofDialogs([cmdbStatusDialog]);
    const before = id === undefined ? null : requireAddedStatus(context, added, id);
    rejectTaken(context, added, draft, before?.id);
    const content = {
      dialog: cmdbStatusDialog,
      parent: '',
      ...draft,
      title: normalizeTitle(draft.title),
      color: draft.color.replace('#', ''),
    };
    const kept = before ? before.id : await records.choices.ensure(content);
    if (before) await records.choices.update(kept, content);
    return kept;
  });
}

/**
 * Removes a CMDB status that was added and that nothing has.
 * @throws RpcError InvalidParameters, Conflict, Forbidden
 */
export function removeStatus(context: DomainContext, id: Id): Promise<void> {
  requireShared(context, 'cmdb.status.delete');
  const find = async ({ choices }: Records) => {
    await choices.lockDialog(cmdbStatusDialog);
    return requireAddedStatus(context, await choices.ofDialogs([cmdbStatusDialog]), id);
  };
  return removeUnheld(context, { parameter: 'id', find });
}

function requireAddedStatus({ registry }: DomainContext, added: readonly ChoiceRecord[], id: Id): ChoiceRecord {
  const status = added.find(each => each.id === id);
  if (status) return status;
  const shipped = registry.cmdbStatus(id);
  const fault = shipped ? text('ComesWithCatalogueAndStays', { status: shipped.const }) : text('ThereIsNoCmdbStatus', { id });
  throw invalidParameter('id', fault);
}

/** A constant belongs to one status, and so does a title, whatever its case. */
function rejectTaken(
  { registry }: DomainContext,
  added: readonly ChoiceRecord[],
  { title, constant }: StatusDraft,
  except: number | undefined,
): void {
  const shipped = registry.cmdbStatuses.map(each => ({ id: each.id, constant: each.const, titles: Object.values(each.title) }));
  const others = added.filter(({ id }) => id !== except).map(each => ({ ...each, titles: [each.title] }));
  for (const other of [...shipped, ...others]) {
    if (other.constant === constant) throw duplicateError('constant', constant, other.id);
    if (other.titles.some(each => isAlike(each, title))) throw duplicateError('title', title, other.id);
  }
}

function duplicateError(parameter: 'constant' | 'title', value: string, other: number): RpcError {
  const reason = text('IsOfCmdbStatus', { value: JSON.stringify(value), parameter, other });
  return new RpcError('Conflict', { reason }, { [parameter]: reason });
}
