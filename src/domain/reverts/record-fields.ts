import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { comparableTitle } from '../../attributes/choice-titles.js';
import type { Registry } from '../../catalog/registry.js';
import { globalPlan } from '../entries/global.js';
import { linkLeft } from '../history/changed-values.js';
import { type CategoryModel, labelOf, modelOf, withBaseUnits } from '../models/category-model.js';
import type { ChangedKind } from '../storage/change-sets.js';
import { readableValues } from '../storage/damage.js';
import { foldTitle } from '../storage/folding.js';
import type { RecordState, RevertedSubject, StateRow } from '../storage/reverts.js';
import { definitionWith, memberFields } from './definition-fields.js';

/** The place of a part in a definition: a member, or an item of one with its own member. */
export type MemberPath = readonly [member: string, item?: string, itemMember?: string];

/**
 * A part of a record that is undone by itself: a column, an attribute with its links, a row that goes with the record, or a member of a
 * definition and the order of its items.
 */
export interface RecordField {
  readonly of: 'column' | 'value' | 'row' | 'member' | 'order';
  /** The name of the column, the key of the attribute, the table of the row, or the name of the member. */
  readonly key: string;
  readonly path?: MemberPath;
  /** The part as it is compared; `undefined` counts as a part that is not there. */
  readonly seen: unknown;
  readonly value: Kept | null;
  readonly rows: readonly StateRow[];
}

/** The parts of a record by their names. */
export type RecordFields = ReadonlyMap<string, RecordField>;

/** Columns that are undone by themselves; the others never change, or follow from these. */
const columns: Readonly<Record<ChangedKind, readonly string[]>> = {
  object: ['type', 'title', 'sysid', 'status', 'cmdb_status', 'picture'],
  entry: ['status', 'primary'],
  choice: ['dialog', 'parent', 'title', 'constant', 'color'],
  type: ['default_template'],
  report: ['title', 'category', 'description', 'filter', 'columns', 'order_by', 'sort', 'group_by', 'totals', 'modified'],
  import_profile: ['title', 'type', 'columns', 'encoding', 'separator'],
  livestatus: ['title', 'address', 'port', 'path', 'connection', 'active'],
  definition: ['part', 'name', 'removed'],
};

type Model = Pick<CategoryModel, 'attributes' | 'links' | 'secrets' | 'exclusive'>;

const nothing: Model = { attributes: [], links: [], secrets: [], exclusive: undefined };

/** The attributes of what is undone; none where the catalogue no longer has its category. */
export function modelOfSubject(registry: Registry, { kind, category }: RevertedSubject): Model {
  if (kind === 'object') return globalPlan(registry);
  const known = kind === 'entry' ? registry.category(category ?? '') : undefined;
  return known ? modelOf(registry, known) : nothing;
}

/** The parts of a record. */
export function fieldsOf(registry: Registry, subject: RevertedSubject, { own, others }: RecordState): RecordFields {
  const fields = new Map<string, RecordField>();
  const add = (field: RecordField, name = `${field.of} ${field.key}`) => fields.set(name, field);
  for (const key of columns[subject.kind])
    add({ of: 'column', key, seen: own[key] ?? undefined, value: own[key] ?? null, rows: [] });
  if (subject.kind === 'definition') for (const [name, field] of memberFields({ own })) add(field, name);
  const { links: ofLinks, secrets } = modelOfSubject(registry, subject);
  const { links = [], ...going } = others;
  for (const [key, value] of Object.entries(valuesIn(own))) {
    if (secrets.includes(key)) continue;
    const rows = links.filter(({ attribute }) => attribute === key);
    const link = ofLinks.find(each => each.key === key);
    add({ of: 'value', key, seen: link ? linkLeft(link, value, targetsOf(rows)) : value, value, rows });
  }
  for (const [table, rows] of Object.entries(going))
    for (const row of rows) add({ of: 'row', key: table, seen: row, value: null, rows: [row] }, `row ${table} ${nameOf(row)}`);
  return fields;
}

/** Ids of the objects or entries that links lead to. */
export function targetsOf(links: readonly StateRow[]): ReadonlySet<number> {
  return new Set(links.map(({ target_object: object, target_entry: entry }) => Number(object ?? entry)));
}

/** The values in the row of an object or entry. */
export function valuesIn({ values }: StateRow): KeptValues {
  return typeof values === 'string' ? (readableValues(values) ?? {}) : {};
}

function nameOf({ source, name, attribute, target }: StateRow): string {
  return JSON.stringify([source, name, attribute, target]);
}

/** The record with these parts; what is no part is as in `like`, and passwords are those that it has now. */
export function stateWith(
  registry: Registry,
  subject: RevertedSubject,
  fields: RecordFields,
  like: RecordState,
  present: RecordState | null,
): RecordState {
  const all = [...fields.values()];
  const set = all.filter(({ of }) => of === 'column').map(({ key, value }) => [key, value] as const);
  const rows = all.filter(({ of }) => of === 'row');
  const others: Record<string, readonly StateRow[]> = { links: all.flatMap(field => (field.of === 'value' ? field.rows : [])) };
  for (const { key, rows: row } of rows) others[key] = [...(others[key] ?? []), ...row];
  const own = { ...like.own, ...(Object.fromEntries(set) as StateRow) };
  if (subject.kind === 'choice') return { own: { ...own, folded_title: comparableTitle(String(own.title)) }, others };
  if (subject.kind === 'definition') return { own: { ...own, definition: definitionWith(fields) }, others };
  return { own: withValues(registry, subject, own, all, present), others };
}

/** The row with its values, and with what follows from them. */
function withValues(
  registry: Registry,
  subject: RevertedSubject,
  own: StateRow,
  fields: readonly RecordField[],
  present: RecordState | null,
): StateRow {
  if (typeof own.values !== 'string' || readableValues(own.values) === undefined) return own;
  const values: KeptValues = {};
  for (const { of, key, value } of fields) if (of === 'value' && value !== null) values[key] = value;
  const now = present ? valuesIn(present.own) : {};
  for (const key of modelOfSubject(registry, subject).secrets) if (now[key] !== undefined) values[key] = now[key];
  if (subject.kind === 'object') return { ...own, folded_title: foldTitle(String(own.title)), values: JSON.stringify(values) };
  const category = registry.category(subject.category ?? '');
  if (!category) return { ...own, values: JSON.stringify(values) };
  const model = modelOf(registry, category);
  withBaseUnits(model, values);
  return { ...own, title: labelOf(model, values), single: model.single ? 1 : 0, values: JSON.stringify(values) };
}
