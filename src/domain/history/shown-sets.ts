import { ReferenceIds, type References } from '../../attributes/references.js';
import { utcOrZoned } from '../../attributes/time-zones.js';
import type { Registry } from '../../catalog/registry.js';
import { isPermitted } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { lookUp } from '../models/references.js';
import { type ChangeAction, type ChangedKind, stepsTo } from '../storage/change-sets.js';
import type { ChangePosition, ChangeRecord, RecordVersion } from '../storage/history.js';
import { type RecordStatus, recordStatuses } from '../storage/objects.js';
import { type ChangedValues, valuesBetween, valuesOfChange } from './changed-values.js';
import { collectReferencesOf, presentAttributes, type ShownAttribute } from './shown-attributes.js';

/** A change, with the record that it was about. */
export interface ShownChange {
  /** Its place in the change set. */
  readonly position: number;
  readonly kind: ChangedKind;
  readonly action: ChangeAction;
  /** The object as it was at the end of the change set. */
  readonly object: { readonly id: number; readonly title: string; readonly type: string } | null;
  /** Id of the entry, or of the choice as values show it; `null` where neither changed. */
  readonly subject: number | null;
  readonly category: string | null;
  /** The status of the entry after it, where the action does not tell. */
  readonly status?: RecordStatus | undefined;
  /** The dialog of a choice, or the constant of an object type. */
  readonly name: string | null;
  readonly attributes: readonly ShownAttribute[];
}

/** A change set as its reader may see it. */
export interface ShownSet {
  readonly number: number;
  readonly time: string;
  readonly method: string;
  readonly comment: string | null;
  readonly reverts: readonly number[] | null;
  readonly key: { readonly id: string; readonly title: string };
  readonly user: { readonly id: number; readonly title: string } | null;
  readonly changes: readonly ShownChange[];
}

/** The change sets at whose ends records are compared. */
export interface Moments {
  readonly from: number;
  readonly to: number;
}

/** The way in which changes are shown. */
export interface HistoryShowing {
  /** Values as they are kept, not as they read. */
  readonly kept: boolean;
  /** The reader sees everything, also what objects were that are gone: others are told their ids and types alone. */
  readonly purged: boolean;
  /** The changes are not committed, so that nothing that they purge is gone yet. */
  readonly uncommitted?: boolean;
}

/**
 * The change sets of changes at these places, each by the catalogue of then, in three statements; a fourth looks for what is gone, and others for
 * earlier versions of the catalogue.
 */
export async function presentSets(
  context: DomainContext,
  places: readonly ChangePosition[],
  showing: HistoryShowing,
): Promise<readonly ShownSet[]> {
  const records = await context.store.reads.history.changes(places);
  const { registry: present, pasts } = context;
  const registryAt = await pasts?.during(
    records.map(({ number }) => number),
    present,
  );
  const changes = records.map(record => {
    const registry = registryAt?.(record.number) ?? present;
    return { record, registry, values: valuesOfChange({ ...context, registry }, record) };
  });
  const found = await referencesOf(context, changes, showing);
  const sets = new Map<number, { readonly record: ChangeRecord; readonly shown: ShownChange[] }>();
  for (const change of changes) {
    const { record } = change;
    const shown = presentChange(context, change, { ...showing, found });
    const set = sets.get(record.number) ?? { record, shown: [] };
    sets.set(record.number, set);
    if (shown) set.shown.push(shown);
  }
  return [...sets.values()]
    .filter(({ shown }) => shown.length > 0)
    .map(({ record, shown }) => presentSet(context, record, shown));
}

/**
 * Changes of records between two moments, each as one change; none for one of which the reader sees nothing. At most two statements, and those for
 * earlier versions of the catalogue.
 */
export async function presentChanges(
  context: DomainContext,
  records: readonly ChangeRecord[],
  { from, to }: Moments,
  showing: HistoryShowing,
): Promise<readonly ShownChange[]> {
  const { registry: present, pasts } = context;
  const registryAt = await pasts?.during([from, to], present);
  const [before, after] = [registryAt?.(from) ?? present, registryAt?.(to) ?? present];
  const changes = records.map(record => ({
    ...{ record, registry: after },
    values: valuesBetween(context, record, { before, after }),
  }));
  const found = await referencesOf(context, changes, showing);
  return changes.flatMap(change => presentChange(context, change, { ...showing, found }) ?? []);
}

interface Change {
  readonly record: ChangeRecord;
  /** The catalogue that its values are shown by. */
  readonly registry: Registry;
  readonly values: ChangedValues;
}

/** References of the values; those to purged records as these were last, where the reader may know of them. */
async function referencesOf(
  { store }: DomainContext,
  changes: readonly Change[],
  { purged }: HistoryShowing,
): Promise<References> {
  const wanted = new ReferenceIds();
  for (const { values } of changes) collectReferencesOf(values, wanted);
  const found = await lookUp(store.reads, wanted);
  if (!purged) return found;
  const objects = [...wanted.objects].filter(id => !found.object(id));
  const entries = [...wanted.entries].filter(id => !found.entry(id));
  if (objects.length + entries.length > 0) found.add({ choices: [], ...(await store.reads.history.purged(objects, entries)) });
  return found;
}

/** Attributes of an object that are shown to those who may not view Global. */
export const toldAnyway: ReadonlySet<string> = new Set(['title', 'sysid', 'type', 'status', 'cmdb_status']);

/** The change; `undefined` where the reader may not see what was edited, or what was there before and after. */
function presentChange(
  context: DomainContext,
  { record, registry, values }: Change,
  showing: HistoryShowing & { readonly found: References },
): ShownChange | undefined {
  const { position, kind, object, title, type, category, subject, name } = record;
  if (context.permitted && !record.before && !record.after) return undefined;
  const hasLeftSight = kind === 'object' && record.action !== 'purged' && !record.after;
  const action = hasLeftSight ? 'purged' : record.action;
  const isGone = hasLeftSight || (object !== null && record.typeNow === null && !showing.purged && !showing.uncommitted);
  const all = isGone ? [] : presentAttributes({ ...context, registry }, values, showing);
  const types = [record.typeNow ?? type, record.before?.row.type, record.after?.row.type].filter(
    each => typeof each === 'string',
  );
  const isTold = kind !== 'object' || types.every(each => isPermitted(context, each, globalCategory));
  const attributes = isTold ? all : all.filter(({ key }) => toldAnyway.has(key));
  const isEdit = action === 'edited' || kind === 'type';
  if (isEdit && attributes.length === 0 && !showing.purged) return undefined;
  const owner = object === null ? null : { id: object, title: isGone ? '' : (title ?? ''), type: type ?? '' };
  const status = kind === 'entry' && !isGone ? statusBeyond(action, record.after) : undefined;
  return {
    ...{ position, kind, action, object: owner, subject: kind === 'object' ? null : subject, category, name, attributes },
    ...(status && { status }),
  };
}

/** The status that an entry has otherwise than its action says: of several steps an action names one, and what an undo brings back is created. */
function statusBeyond(action: ChangeAction, after: RecordVersion | null): RecordStatus | undefined {
  const status = recordStatuses.find(each => each === after?.row.status);
  const isTold = status === undefined || action === 'edited' || action === stepsTo[status];
  return isTold || (status === 'normal' && action === 'created') ? undefined : status;
}

function presentSet({ timeZone }: DomainContext, record: ChangeRecord, changes: readonly ShownChange[]): ShownSet {
  const { number, time, method, comment, reverts, key, keyTitle, user, author } = record;
  return {
    number,
    time: utcOrZoned(time, timeZone),
    method,
    comment,
    reverts,
    key: { id: key, title: keyTitle ?? (user === null ? author : key) },
    user: user === null ? null : { id: user, title: author },
    changes,
  };
}
