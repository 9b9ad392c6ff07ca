import type { KeptValues } from '../../attributes/attribute-values.js';
import { nameOf } from '../../attributes/names.js';
import { isQuantity } from '../../attributes/numbers.js';
import type { DomainContext } from '../context.js';
import { textOf } from '../history/value-text.js';
import { listEntriesOfMany } from '../reading/listing-of-many.js';
import { presenterOf } from '../reading/presenter.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { AttributeSource, ColumnSource, ObjectColumn, ReportColumn } from './columns.js';

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

type ValuesOf = (object: ObjectRecord, source: ColumnSource) => readonly ReportValue[];

/** The values that objects show in each column. Links to objects that the caller may not view lead nowhere. As many statements as two lists of objects with these categories. */
export async function valuesOf(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  columns: readonly ReportColumn[],
  showFields: ShowFields,
): Promise<(object: ObjectRecord, column: ReportColumn) => readonly ReportValue[]> {
  const own = await readValues(
    context,
    objects,
    columns.map(({ link, source }) => link ?? source),
    showFields,
  );
  const links = [...new Set(columns.flatMap(({ link }) => link ?? []))];
  const leadsTo = (object: ObjectRecord, link: AttributeSource) => own(object, link).flatMap(value => value.leadsTo);
  const ids = [...new Set(objects.flatMap(object => links.flatMap(link => leadsTo(object, link))))];
  const targets = ids.length > 0 ? await objectsWithIds(context, ids) : [];
  const byId = new Map(targets.map(target => [target.id, target]));
  const linked = await readValues(
    context,
    targets,
    columns.flatMap(({ link, source }) => (link ? [source] : [])),
    showFields,
  );
  return (object, { link, source }) =>
    link
      ? leadsTo(object, link).flatMap(id => {
          const target = byId.get(id);
          return target ? linked(target, source) : [];
        })
      : own(object, source);
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
    return [{ text: shown, comparable, leadsTo: [] }];
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
  return ({ id }: ObjectRecord, source: AttributeSource): readonly ReportValue[] =>
    (shown.get(source.category)?.get(id) ?? []).flatMap(entry => valueIn(entry, source));
}

function valueIn({ kept, shown }: ReportEntry, { category, attribute, comparedAs }: AttributeSource): ReportValue[] {
  const { key, sameAs = key } = attribute;
  const value = shown[nameOf(attribute)] ?? null;
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

/** Ids of shown links; those that are not shown lead nowhere. */
function idsShown(shown: unknown): readonly number[] {
  return [shown].flat().flatMap(each => (typeof each === 'object' && each !== null && 'id' in each ? [Number(each.id)] : []));
}
