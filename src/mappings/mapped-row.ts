import type { Titles } from '../../generated/types.js';
import type { Dataset } from './dataset.js';
import { type Note, noteOn, type Row } from './dump.js';
import { entryFound, evaluate, holds, isTold, type KnownRecord, partsNamed, type RowContext } from './evaluation.js';
import {
  type AttributeValues,
  type Condition,
  type EntryMapping,
  type Mapping,
  type ObjectMapping,
  UnmappableValue,
  type Value,
} from './mapping.js';
import { about, reasons } from './reasons.js';
import { pathsOf } from './values.js';

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
  /** The constant of its type; undefined where the dump does not tell it, and an earlier import made the object. */
  readonly type: string | undefined;
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

/** The object and the entries of a row, if any, with remarks for the report. */
export interface Draft {
  readonly mapped: MappedRow | undefined;
  /** Why it becomes nothing. */
  readonly skipped: readonly Note[];
  /** Values and links that it lacks. */
  readonly lacking: readonly Note[];
}

/** Works out what a row becomes. */
export function draftOf(mapping: Mapping, { dataset, row, known }: Pick<RowContext, 'dataset' | 'row' | 'known'>): Draft {
  const lacking: Note[] = [];
  const lacks = (reason: Titles, detail?: string): void => {
    if (!lacking.some(each => each.reason.en === reason.en && each.detail === detail)) lacking.push(noteOn(row, reason, detail));
  };
  try {
    return { mapped: mapRow(mapping, { dataset, row, known, lacks, wasMade: false }), skipped: [], lacking };
  } catch (error) {
    if (!(error instanceof UnmappableValue)) throw error;
    return { mapped: undefined, skipped: [noteOn(row, error.reason, error.detail)], lacking };
  }
}

/** @throws UnmappableValue */
function mapRow(mapping: Mapping, rowContext: RowContext): MappedRow {
  const { name } = rowContext.row;
  const former = formerOf(mapping, rowContext);
  const object = mapping.object && mapObject(mapping.object, former, rowContext);
  const isObject = object?.applies ?? false;
  const entries = (mapping.entries ?? []).flatMap(each => mapEntry(each, isObject, former, rowContext) ?? []);
  return { name, object, entries };
}

/** Every name that the draft of a row asks for: those of its parts, and of what they lead to. */
export function namesAsked(mapping: Mapping, dataset: Dataset, row: Row): readonly string[] {
  const { entries = [] } = mapping;
  const asked = [row.name, ...entries.map(({ part }) => `${row.name}/${part}`)];
  for (const value of leadingValues(mapping)) {
    const names = value.paths.flatMap(path => dataset.targets(row, path));
    asked.push(...('parts' in value ? partsNamed(value.parts, names) : names));
  }
  return asked;
}

/** A value that leads to records. */
type LeadingValue = Extract<Value, { readonly kind: 'object' | 'objects' | 'entry' | 'entries' }>;

const leading = new WeakMap<Mapping, readonly LeadingValue[]>();

/** Values of a mapping that lead to records, found once: each row of the model asks for them. */
function leadingValues(mapping: Mapping): readonly LeadingValue[] {
  const known = leading.get(mapping);
  if (known) return known;
  const { object, entries = [] } = mapping;
  const ofEntries = entries.flatMap(({ of, into, attributes: values }) => [of, into, ...Object.values(values)]);
  const found = [object?.type, ...Object.values(object?.global ?? {}), ...ofEntries].flatMap(leadingIn);
  leading.set(mapping, found);
  return found;
}

function leadingIn(value: Value | undefined): readonly LeadingValue[] {
  if (value?.kind === 'first') return value.of.flatMap(leadingIn);
  return value && value.kind !== 'lines' && 'paths' in value ? [value] : [];
}

/** The object of a row; undefined where the dump does not tell whether it is one, and it was none before. */
function mapObject({ when, type, global: values }: ObjectMapping, former: Former, context: RowContext): MappedObject | undefined {
  const rowContext = { ...context, wasMade: former.object };
  if (!isMeant(when, former.object, former, rowContext))
    return isTold(when, rowContext) ? { applies: false, type: undefined, global: {} } : undefined;
  const constant = evaluate(type, rowContext);
  const global: Data = { ...(constant !== undefined && { type: constant }), ...attributes(values, rowContext) };
  const isNamed = global.title === undefined ? former.object : global.title !== null;
  if (!isNamed) throw new UnmappableValue(reasons.hasNoName);
  return { applies: true, type: constant === undefined ? undefined : String(constant), global };
}

/** An entry of a row; undefined, and thus left alone, where the dump does not tell whether there is one. */
function mapEntry(mapping: EntryMapping, isObject: boolean, former: Former, context: RowContext): MappedEntry | undefined {
  const { part, category, when } = mapping;
  const was = former.parts.has(part);
  const rowContext = { ...context, wasMade: was };
  const meant = isMeant(when, was, former, rowContext);
  if (!meant && !isTold(when, rowContext)) return undefined;
  const data = meant ? attributes(mapping.attributes, rowContext) : {};
  const into = entryFound(mapping.into, rowContext);
  const isUnknown = meant && neededAttributes(mapping).some(key => !Object.hasOwn(data, key));
  const isLeftAlone = isUnknown && !isSaid(mapping, data) && !(was && mapping.into && Object.keys(data).length > 0);
  if (isLeftAlone || (was && !into && mapping.of && !isOwnerTold(mapping.of, rowContext))) return undefined;
  const applies = (isSaid(mapping, data) || isUnknown) && (mapping.into === undefined || into !== undefined);
  const owner = applies && !into ? ownerOf(mapping, rowContext, isObject) : undefined;
  return { part, applies, category, owner, into, data: applies ? data : clearAttributes(mapping) };
}

/** Records that an earlier import made of a row. */
interface Former {
  readonly object: boolean;
  readonly parts: ReadonlySet<string>;
}

function formerOf({ entries = [] }: Mapping, { row, known }: RowContext): Former {
  const parts = entries.map(({ part }) => part).filter(part => known(`${row.name}/${part}`));
  return { object: known(row.name) !== undefined, parts: new Set(parts) };
}

/** Whether a row is an object or entry. Where the dump does not tell, it is what it was. */
function isMeant(when: Condition | undefined, was: boolean, { object, parts }: Former, rowContext: RowContext): boolean {
  if (isTold(when, rowContext)) return holds(when, rowContext);
  return object || parts.size > 0 ? was : holds(when, rowContext);
}

function isOwnerTold(of: Value, { dataset, row }: RowContext): boolean {
  return pathsOf(of).some(path => dataset.targets(row, path).length > 0 || dataset.tells(row, path));
}

/** Attributes without a value are cleared: an earlier dump may have set them. */
function attributes(values: AttributeValues, rowContext: RowContext): Data {
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const evaluated = attribute(key, value, rowContext);
    if (evaluated !== undefined) data[key] = evaluated;
  }
  return data;
}

/** The value for an attribute; what cannot be one is left out, and said to be. */
function attribute(key: string, value: Value, rowContext: RowContext): unknown {
  try {
    return evaluate(value, rowContext);
  } catch (error) {
    if (!(error instanceof UnmappableValue)) throw error;
    rowContext.lacks(about(key, error.reason), error.detail);
    return undefined;
  }
}

/** Whether the row says anything that the entry exists for. */
function isSaid(mapping: EntryMapping, data: Data): boolean {
  return neededAttributes(mapping).some(key => data[key] !== null && data[key] !== undefined);
}

function neededAttributes({ needs, attributes: values }: EntryMapping): readonly string[] {
  return needs ?? Object.keys(values);
}

function clearAttributes({ attributes: values }: EntryMapping): Data {
  return Object.fromEntries(Object.keys(values).map(key => [key, null]));
}

function ownerOf({ of }: EntryMapping, rowContext: RowContext, isObject: boolean): number | undefined {
  const owner = of && evaluate(of, { ...rowContext, wasMade: false, lacks: () => {} });
  if (typeof owner === 'number') return owner;
  if (isObject) return undefined;
  throw new UnmappableValue(reasons.belongsToWhatIsNotImported, ownerNamed(of, rowContext));
}

/** The row that should own the entry, as far as the dump knows it. */
function ownerNamed(of: Value | undefined, { dataset, row }: RowContext): string | undefined {
  const paths = of && 'paths' in of ? of.paths : [];
  const beginnings = paths.map(path => path.split('.')[0] ?? '');
  return [...paths, ...beginnings].flatMap(path => dataset.targets(row, path))[0];
}
