import { madeOnceOf } from '../../attributes/made-once.js';
import { ReferenceIds, type References } from '../../attributes/references.js';
import { utcOrZoned } from '../../attributes/time-zones.js';
import type { Registry } from '../../catalog/registry.js';
import { isPermitted } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { contentUnread, modelOf } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import type { ChangeAction, ChangedKind } from '../storage/change-sets.js';
import type { ChangePosition, ChangeRecord, ContentLeftOut } from '../storage/history.js';
import { type ChangedValues, changedValuesOf } from './changed-values.js';
import { collectReferencesOf, type ShownAttribute, shownAttributes } from './shown-attributes.js';

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

/** The way in which changes are shown. */
export interface HistoryShowing {
  /** Values as they are kept, not as they read. */
  readonly kept: boolean;
  /** The reader sees everything, also what is gone. */
  readonly purged: boolean;
}

/** The change sets of changes at these places, in three statements; a fourth looks for what is gone. */
export async function shownSets(
  context: DomainContext,
  places: readonly ChangePosition[],
  showing: HistoryShowing,
): Promise<readonly ShownSet[]> {
  const records = await context.store.reads.history.changes(places, contentLeftOut(context.registry));
  const changes = records.map(record => ({ record, values: changedValuesOf(context, record) }));
  const found = await referencesOf(context, changes, showing);
  const sets = new Map<number, { readonly record: ChangeRecord; readonly shown: ShownChange[] }>();
  for (const change of changes) {
    const { record } = change;
    const shown = shownChange(context, change, { ...showing, found });
    const set = sets.get(record.number) ?? { record, shown: [] };
    sets.set(record.number, set);
    if (shown) set.shown.push(shown);
  }
  return [...sets.values()].filter(({ shown }) => shown.length > 0).map(({ record, shown }) => shownSet(context, record, shown));
}

/** Changes of records, each as one change; `undefined` for one of which the reader sees nothing. At most two statements. */
export async function shownRecords(
  context: DomainContext,
  records: readonly ChangeRecord[],
  showing: HistoryShowing,
): Promise<readonly ShownChange[]> {
  const changes = records.map(record => ({ record, values: changedValuesOf(context, record) }));
  const found = await referencesOf(context, changes, showing);
  return changes.flatMap(change => shownChange(context, change, { ...showing, found }) ?? []);
}

/** The content of uploads is not shown, so it is not read. */
export const contentLeftOut = madeOnceOf((registry: Registry): ContentLeftOut => {
  const models = registry.categories.map(category => modelOf(registry, category)).filter(({ uploads }) => uploads.length > 0);
  return {
    keys: [...new Set(models.flatMap(model => contentUnread(model, false)))],
    categories: [...new Set(models.map(({ category }) => category.const))],
  };
});

interface Change {
  readonly record: ChangeRecord;
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

/** The change; `undefined` where the reader may not see what was edited. */
function shownChange(
  context: DomainContext,
  { record, values }: Change,
  showing: HistoryShowing & { readonly found: References },
): ShownChange | undefined {
  const { position, kind, action, object, title, type, category, subject, name } = record;
  const all = shownAttributes(context, values, showing);
  const isTold = kind !== 'object' || isPermitted(context, record.typeNow ?? type ?? '', globalCategory);
  const attributes = isTold ? all : all.filter(({ key }) => toldAnyway.has(key));
  const isEdit = action === 'edited' || kind === 'type';
  if (isEdit && attributes.length === 0 && !showing.purged) return undefined;
  const owner = object === null ? null : { id: object, title: title ?? '', type: type ?? '' };
  return { position, kind, action, object: owner, subject: kind === 'object' ? null : subject, category, name, attributes };
}

function shownSet({ timeZone }: DomainContext, record: ChangeRecord, changes: readonly ShownChange[]): ShownSet {
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
