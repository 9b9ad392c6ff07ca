import type { Dataset } from './dataset.js';
import type { Row } from './dump.js';
import { entryFound, evaluate, holds, type KnownRecord, type RowContext } from './evaluation.js';
import {
  type AttributeValues,
  type EntryMapping,
  type Mapping,
  type ObjectMapping,
  UnmappableValue,
  type Value,
} from './mapping.js';

export type Data = Readonly<Record<string, unknown>>;

/** The object and the entries that a row becomes, in terms of the catalogue. */
export interface MappedRow {
  readonly name: string;
  readonly object: MappedObject | undefined;
  readonly entries: readonly MappedEntry[];
}

export interface MappedObject {
  /** Whether the row is such an object at all. */
  readonly applies: boolean;
  readonly type: string;
  readonly global: Data;
}

export interface MappedEntry {
  /** The part of the row that the entry is. */
  readonly part: string;
  readonly applies: boolean;
  readonly category: string;
  /** The object that the entry belongs to; absent for the object of the row itself. */
  readonly owner: number | undefined;
  /** The entry, made by another part, that gets the attributes. */
  readonly into: KnownRecord | undefined;
  readonly data: Data;
}

/**
 * Works out what a row becomes.
 * @throws UnmappableValue
 */
export function mappedRow(mapping: Mapping, rowContext: RowContext): MappedRow {
  const { name } = rowContext.row;
  const object = mapping.object && mappedObject(mapping.object, rowContext);
  const isObject = object?.applies ?? false;
  return { name, object, entries: (mapping.entries ?? []).map(each => mappedEntry(each, rowContext, isObject)) };
}

/** Every name that the draft of a row asks for: those of its parts, and of what they lead to. */
export function namesAsked({ object, entries = [] }: Mapping, dataset: Dataset, row: Row): readonly string[] {
  const values = [object?.type, ...Object.values(object?.global ?? {}), ...entries.flatMap(valuesOf)];
  const linked = values.flatMap(value => (value ? namesIn(value, dataset, row) : []));
  return [row.name, ...entries.map(({ part }) => `${row.name}/${part}`), ...linked];
}

function valuesOf({ of, into, attributes: values }: EntryMapping): readonly (Value | undefined)[] {
  return [of, into, ...Object.values(values)];
}

function namesIn(value: Value, dataset: Dataset, row: Row): readonly string[] {
  if (value.kind === 'first') return value.of.flatMap(each => namesIn(each, dataset, row));
  if (value.kind === 'lines' || !('paths' in value)) return [];
  const names = value.paths.flatMap(path => dataset.targets(row, path));
  return 'part' in value ? names.map(name => `${name}/${value.part}`) : names;
}

function mappedObject(mapping: ObjectMapping, rowContext: RowContext): MappedObject {
  if (!holds(mapping.when, rowContext)) return { applies: false, type: '', global: {} };
  const type = evaluate(mapping.type, rowContext);
  const global: Data = { type, ...attributes(mapping.global, rowContext) };
  if (typeof type !== 'string' || global.title === null) throw new UnmappableValue('has no name');
  return { applies: true, type, global };
}

function mappedEntry(mapping: EntryMapping, rowContext: RowContext, isObject: boolean): MappedEntry {
  const { part, category } = mapping;
  const into = entryFound(mapping.into, rowContext);
  const data = holds(mapping.when, rowContext) ? attributes(mapping.attributes, rowContext) : {};
  const applies = isSaid(mapping, data) && (mapping.into === undefined || into !== undefined);
  const owner = applies && !into ? ownerOf(mapping, rowContext, isObject) : undefined;
  return {
    part,
    applies,
    category,
    owner,
    into,
    data: applies ? data : cleared(mapping),
  };
}

/** Attributes without a value are cleared: an earlier dump may have set them. */
function attributes(values: AttributeValues, rowContext: RowContext): Data {
  const evaluated = Object.entries(values).map(([key, value]) => [key, attribute(key, value, rowContext)] as const);
  return Object.fromEntries(evaluated.filter(([, value]) => value !== undefined));
}

function attribute(key: string, value: Value, rowContext: RowContext): unknown {
  try {
    return evaluate(value, rowContext);
  } catch (error) {
    throw error instanceof UnmappableValue ? new UnmappableValue(`${key}: ${error.message}`, error.detail) : error;
  }
}

/** Whether the row says anything that the entry exists for. */
function isSaid({ needs }: EntryMapping, data: Data): boolean {
  return (needs ?? Object.keys(data)).some(key => data[key] !== null && data[key] !== undefined);
}

function cleared({ attributes: values }: EntryMapping): Data {
  return Object.fromEntries(Object.keys(values).map(key => [key, null]));
}

function ownerOf({ of }: EntryMapping, rowContext: RowContext, isObject: boolean): number | undefined {
  const owner = of && evaluate(of, { ...rowContext, leftOut: () => {} });
  if (typeof owner === 'number') return owner;
  if (isObject) return undefined;
  throw new UnmappableValue('belongs to what is not imported', ownerNamed(of, rowContext));
}

/** The row that should own the entry, as far as the dump knows it. */
function ownerNamed(of: Value | undefined, { dataset, row }: RowContext): string | undefined {
  const paths = of && 'paths' in of ? of.paths : [];
  const beginnings = paths.map(path => path.split('.')[0] ?? '');
  return [...paths, ...beginnings].flatMap(path => dataset.targets(row, path))[0];
}
