import type { KeptValues } from '../../attributes/attribute-values.js';
import { nameOf } from '../../attributes/names.js';
import { isQuantity } from '../../attributes/numbers.js';
import type { DomainContext } from '../context.js';
import { textOf } from '../history/value-text.js';
import { listEntriesOfMany } from '../reading/listing-of-many.js';
import { presenterOf } from '../reading/presenter.js';
import type { ObjectRecord } from '../storage/objects.js';
import {
  type AttributeSource,
  type ColumnSource,
  hasSeveralEntries,
  isList,
  type ObjectColumn,
  type ReportColumn,
} from './columns.js';

/** A value of a report. */
export interface ReportValue {
  /** As it reads. */
  readonly text: string;
  /** As values are compared: an amount in the base unit, a moment in UTC. */
  readonly comparable: string;
  /** The unit of an amount, and how much of the base unit it is. */
  readonly unit?: ReportUnit;
  /** Objects that a link leads to, as far as it shows them. */
  readonly leadsTo: readonly number[];
}

export interface ReportUnit {
  readonly title: string;
  readonly factor: number;
}

/** Shows values of objects themselves; those of a page are asked for at once. */
export type ShowFields = (objects: readonly ObjectRecord[]) => Promise<(object: ObjectRecord, field: ObjectColumn) => string>;

interface ReportEntry {
  readonly kept: Readonly<KeptValues>;
  readonly shown: Readonly<Record<string, unknown>>;
}

/** The values of an object in a column, by place: of the entries of a category with several, of the values of a list, or of the objects that several links lead to. The n-th places of columns about the same entries are of the same one, which may have no value. */
export type ReportPlaces = readonly (readonly ReportValue[])[];

/** The values of each entry. */
type ValuesOf = (object: ObjectRecord, source: ColumnSource) => ReportPlaces;

/** A value that an entry or a linked object lacks, in its place. */
const noValue: ReportValue = { text: '', comparable: '', leadsTo: [] };

/** The values that objects show in each column. Links to objects that the caller may not view lead nowhere. As many statements as two lists of objects with these categories. */
export async function valuesOf(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  columns: readonly ReportColumn[],
  showFields: ShowFields,
): Promise<(object: ObjectRecord, column: ReportColumn) => ReportPlaces> {
  const own = await readValues(
    context,
    objects,
    columns.map(({ link, source }) => link ?? source),
    showFields,
  );
  const links = [...new Set(columns.flatMap(({ link }) => link ?? []))];
  const ids = [...new Set(objects.flatMap(object => links.flatMap(link => own(object, link).flatMap(leadsTo))))];
  const targets = ids.length > 0 ? await objectsWithIds(context, ids) : [];
  const byId = new Map(targets.map(target => [target.id, target]));
  const linked = await readValues(
    context,
    targets,
    columns.flatMap(({ link, source }) => (link ? [source] : [])),
    showFields,
  );
  const targetsOf = (values: readonly ReportValue[]) => leadsTo(values).flatMap(id => byId.get(id) ?? []);
  return (object, { link, source }) => {
    if (!link) return placesOf(own(object, source), source);
    const places = placesOf(own(object, link), link);
    if (hasSeveralEntries(link) || isList(link))
      return places.map(values => targetsOf(values).flatMap(target => aligned(linked(target, source))));
    const [target] = targetsOf(places.flat());
    return placesOf(target ? linked(target, source) : [], source);
  };
}

function leadsTo(values: readonly ReportValue[]): readonly number[] {
  return values.flatMap(value => value.leadsTo);
}

function placesOf(entries: ReportPlaces, source: ColumnSource): ReportPlaces {
  if (hasSeveralEntries(source)) return entries;
  return isList(source) ? entries.flat().map(value => [value]) : [entries.flat()];
}

/** The values of all entries behind one another, one at least of each. */
function aligned(entries: ReportPlaces): readonly ReportValue[] {
  const values = entries.flatMap(ofEntry => (ofEntry.length > 0 ? ofEntry : [noValue]));
  return values.length > 0 ? values : [noValue];
}

function objectsWithIds({ store }: DomainContext, ids: readonly number[]) {
  const page = { order: { by: 'id' }, descending: false, after: undefined, offset: 0, limit: ids.length } as const;
  return store.reads.objects.list({ ...page, conditions: [{ kind: 'ids', ids }] });
}

async function readValues(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  sources: readonly ColumnSource[],
  showFields: ShowFields,
): Promise<ValuesOf> {
  const fieldOf = sources.some(each => 'field' in each) ? await showFields(objects) : () => '';
  const ofEntries = await readEntries(
    context,
    objects,
    sources.flatMap(each => ('category' in each ? [each] : [])),
  );
  return (object, source) => {
    if ('category' in source) return ofEntries(object, source);
    const { field } = source;
    const shown = fieldOf(object, field);
    if (shown === '') return [];
    const comparable = (field === 'created' || field === 'updated' ? object[field] : null) ?? shown;
    return [[{ text: shown, comparable, leadsTo: [] }]];
  };
}

async function readEntries(context: DomainContext, objects: readonly ObjectRecord[], sources: readonly AttributeSource[]) {
  const categories = [...new Set(sources.map(({ category }) => category))];
  if (categories.length === 0 || objects.length === 0) return () => [];
  const entries = await listEntriesOfMany(context, objects, categories, { content: false });
  const shown = new Map(categories.map(category => [category, new Map<number, readonly ReportEntry[]>()]));
  const { registry, behaviours, language, timeZone, secrets } = context;
  for (const [category, ofObjects] of shown)
    for (const { id } of objects) {
      const { model, found, facts, entries: own } = entries.of(category, id);
      const presenter = presenterOf(model, behaviours);
      const page = { registry, found, language, timeZone, facts, secrets, now: context.now() };
      ofObjects.set(
        id,
        own.map(entry => ({ kept: entry.values, shown: presenter.show(entry, page, {}) })),
      );
    }
  return ({ id }: ObjectRecord, source: AttributeSource): ReportPlaces =>
    (shown.get(source.category)?.get(id) ?? []).map(entry => valuesIn(entry, source));
}

function valuesIn({ kept, shown }: ReportEntry, source: AttributeSource): ReportValue[] {
  const { category, attribute, comparedAs } = source;
  const { key, sameAs = key } = attribute;
  const value = shown[nameOf(attribute)] ?? null;
  if (isList(source) && Array.isArray(value))
    return value.map(each => ({ text: textOf(each), comparable: textOf(each), leadsTo: idsShown(each) })).filter(hasText);
  const [text, stored] = [textOf(value), kept[sameAs]];
  if (text === '') return [];
  if (stored !== undefined && isQuantity(stored)) {
    const { amount, base } = stored;
    const unit = category.attributesByKey.get(attribute.unit ?? '');
    const title = unit ? textOf(shown[nameOf(unit)] ?? null) : '';
    return [{ text, comparable: String(base), unit: { title, factor: amount === 0 ? 1 : base / amount }, leadsTo: [] }];
  }
  const comparable = comparedAs === 'moment' && typeof stored === 'string' ? stored : text;
  return [{ text, comparable, leadsTo: idsShown(value) }];
}

/** Whether there is a value, not its empty place alone. */
export function hasText({ text }: ReportValue): boolean {
  return text !== '';
}

/** Ids of shown links; those that are not shown lead nowhere. */
function idsShown(shown: unknown): readonly number[] {
  return [shown].flat().flatMap(each => (typeof each === 'object' && each !== null && 'id' in each ? [Number(each.id)] : []));
}
