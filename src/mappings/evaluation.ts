import type { Titles } from '../../generated/types.js';
import type { Dataset } from './dataset.js';
import type { Row } from './dump.js';
import type { Condition, Value } from './mapping.js';
import { about, leadsNowhere, reasons } from './reasons.js';
import { asNumber, pathsOf } from './values.js';

/** The object or entry that an import created. */
export interface KnownRecord {
  readonly object: number;
  /** Null for an object. */
  readonly entry: number | null;
}

/** A row, and what can be seen from it. */
export interface RowContext {
  readonly dataset: Dataset;
  readonly row: Row;
  /** The object or entry that an import created for a row (`dcim.device:1`) or a part of it (`dcim.device:1/model`). */
  known(name: string): KnownRecord | undefined;
  /** Whether an earlier import made the record that the value is for: what rows that this dump lacks said of it is kept. */
  readonly wasMade: boolean;
  /** Notes what an imported row lacks, and the value that it is about. */
  lacks(reason: Titles, detail?: string): void;
}

type EntryValue = Extract<Value, { readonly parts: unknown }>;

type Evaluate<Kind extends Value['kind']> = (value: Value & { readonly kind: Kind }, rowContext: RowContext) => unknown;

/**
 * The value for an attribute: `null` where there is none, `undefined` where the attribute is not to be named, as the dump tells nothing of it,
 * or lacks rows by which it might be another one than what it tells.
 */
export function evaluate(value: Value, rowContext: RowContext): unknown {
  return (evaluators[value.kind] as Evaluate<Value['kind']>)(value as never, rowContext);
}

/** Whether a condition holds for a row. */
export function holds(condition: Condition | undefined, { dataset, row }: Pick<RowContext, 'dataset' | 'row'>): boolean {
  if (!condition) return true;
  const { path, values } = condition;
  const found = [...dataset.values(row, path), ...dataset.targets(row, path)];
  return (values ? found.some(each => values.includes(String(each))) : found.length > 0) === condition.holds;
}

/** Whether the dump tells what a condition is about. */
export function isTold(condition: Condition | undefined, { dataset, row }: RowContext): boolean {
  return !condition || dataset.tells(row, condition.path) || holds({ path: condition.path, holds: true }, { dataset, row });
}

const evaluators = {
  constant: ({ value }) => value,
  field: ({ path, as }, rowContext) => {
    const found = firstValue(path, rowContext);
    return found === undefined ? nothing([path], rowContext) : as(found, rowContext.row.fields);
  },
  choice: ({ path, table }, rowContext) => {
    const found = firstValue(path, rowContext);
    if (found === undefined) return nothing([path], rowContext);
    return Object.hasOwn(table, String(found)) ? table[String(found)] : null;
  },
  keyword: ({ path, table }, rowContext) => {
    const found = firstValue(path, rowContext);
    if (found === undefined) return nothing([path], rowContext);
    return table[wordIn(table, found) ?? ''] ?? null;
  },
  text: (value, rowContext) => {
    const missing = pathsOf(value).filter(path => firstValue(path, rowContext) === undefined);
    if (missing.length > 0) return nothing(missing, rowContext);
    return value.template.replaceAll(/\{(.+?)\}/g, (_, path: string) => String(firstValue(path, rowContext)));
  },
  list: ({ path }, rowContext) => allOf(rowContext.dataset.values(rowContext.row, path), [path], rowContext),
  lines: ({ paths, between = '\n', labels = {} }, rowContext) => {
    const { dataset, row } = rowContext;
    const label = (path: string) => (line: string) => (labels[path] === undefined ? line : `${labels[path]}: ${line}`);
    const found = paths.flatMap(path => dataset.values(row, path).flatMap(writeLines).map(label(path))).join(between);
    return found === '' ? nothing(paths, rowContext) : ifSure(found, paths, rowContext);
  },
  rank: ({ path, number, unsure, reason }, rowContext) => {
    const { dataset, row, lacks } = rowContext;
    if (dataset.targets(row, unsure).length > 0) lacks(reason);
    const found = dataset.targets(row, path);
    if (found.length <= 1) return nothing([path], rowContext);
    return ifSure(String(firstValue(number, rowContext) ?? found.indexOf(row.name) + 1), [path], rowContext);
  },
  counted: ({ path, beginning }, rowContext) => {
    const found = firstValue(path, rowContext);
    if (found === undefined) return nothing([path], rowContext);
    const first = firstValue(beginning, rowContext) ?? 1;
    return ifSure(asNumber(found) - asNumber(first) + 1, [beginning], rowContext);
  },
  given: ({ path, value }, rowContext) => (holds({ path, holds: true }, rowContext) ? value : nothing([path], rowContext)),
  mark: ({ path, value }, rowContext) => (holds({ path, holds: true }, rowContext) ? value : undefined),
  object: ({ paths }, rowContext) => {
    for (const [at, path] of paths.entries()) {
      const [found] = objectIds(path, rowContext);
      if (found !== undefined) return ifSure(found, paths.slice(0, at), rowContext);
    }
    return nothing(paths, rowContext);
  },
  objects: ({ paths }, rowContext) => allOf([...new Set(paths.flatMap(path => objectIds(path, rowContext)))], paths, rowContext),
  installed: ({ constant }, { known }) => known(constant)?.object ?? null,
  entry: (value, rowContext) => {
    const [found, ...others] = new Set(entryIds(value, rowContext));
    if (others.length > 0 && !value.isEnd) lackOthers(value, rowContext);
    return found === undefined ? nothing(value.paths, rowContext) : ifSure(found, value.paths, rowContext);
  },
  entries: (value, rowContext) => allOf(entryIds(value, rowContext), value.paths, rowContext),
  first: ({ of }, rowContext) => {
    let isTold = true;
    for (const [at, each] of of.entries()) {
      const found = evaluate(each, rowContext);
      if (found !== null && found !== undefined) return ifSure(found, of.slice(0, at).flatMap(pathsOf), rowContext);
      isTold &&= found === null;
    }
    return isTold ? null : undefined;
  },
} satisfies { readonly [Kind in Value['kind']]: Evaluate<Kind> };

/** The first word of a table that occurs in a text. */
export function wordIn(table: Readonly<Record<string, unknown>>, text: unknown): string | undefined {
  const lower = String(text).toLowerCase();
  return Object.keys(table).find(word => lower.includes(word));
}

/** The entry that the first of the paths leads to, with the object that owns it. */
export function entryFound(value: Value | undefined, { dataset, row, known }: RowContext): KnownRecord | undefined {
  if (value?.kind !== 'entry') return undefined;
  const names = value.paths.flatMap(path => dataset.targets(row, path));
  return partsNamed(value.parts, names)
    .map(known)
    .find(found => found !== undefined);
}

/** Names of parts of rows: the first part of each row, then the second one. */
export function partsNamed(parts: readonly string[], names: readonly string[]): readonly string[] {
  return parts.flatMap(part => names.map(name => `${name}/${part}`));
}

/** The first value of a path; those that are left out are said. */
function firstValue(path: string, { dataset, row, lacks }: RowContext): unknown {
  const [found, ...others] = new Set(dataset.values(row, path));
  if (others.length > 0) lacks(about(path, reasons.takesOneOfSeveral), others.join(', '));
  return found;
}

/** No value: `null` where all paths are empty, `undefined` where the dump leaves one of them unknown. */
function nothing(paths: readonly string[], { dataset, row }: RowContext): null | undefined {
  return paths.every(path => dataset.tells(row, path)) ? null : undefined;
}

function objectIds(path: string, { dataset, row, known, lacks }: RowContext): number[] {
  return dataset.targets(row, path).flatMap(name => {
    const found = known(name);
    if (!found) lacks(leadsNowhere(path), name);
    return found ? found.object : [];
  });
}

function lackOthers({ paths }: EntryValue, { dataset, row, lacks }: RowContext): void {
  for (const path of paths) {
    const [, ...others] = new Set(dataset.targets(row, path));
    if (others.length > 0) lacks(about(path, reasons.takesOneOfSeveral), others.join(', '));
  }
}

function entryIds({ paths, parts }: EntryValue, { dataset, row, known }: RowContext): number[] {
  const names = paths.flatMap(path => dataset.targets(row, path));
  return partsNamed(parts, names).flatMap(name => known(name)?.entry ?? []);
}

/** A record of custom fields is a line per field that says something. */
function writeLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value).replaceAll('\r\n', '\n')];
  const said = Object.entries(value).filter(([, each]) => each !== null && each !== '');
  return said.map(([key, each]) => `${key}: ${typeof each === 'object' ? JSON.stringify(each) : each}`);
}

function allOf<T>(found: readonly T[], paths: readonly string[], rowContext: RowContext): readonly T[] | null | undefined {
  return found.length > 0 ? ifSure(found, paths, rowContext) : nothing(paths, rowContext);
}

/** A value where the dump has all that could make it another one; of a new record also where it has not, as there is nothing to keep. */
function ifSure<T>(found: T, paths: readonly string[], { dataset, row, wasMade }: RowContext): T | undefined {
  return wasMade && paths.some(path => dataset.lacks(row, path)) ? undefined : found;
}
