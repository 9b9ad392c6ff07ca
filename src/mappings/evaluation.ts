import type { Dataset } from './dataset.js';
import type { Row } from './dump.js';
import type { Condition, Value } from './mapping.js';

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
  /** Notes a link that cannot be made: the row it leads to did not become anything. */
  leftOut(path: string, name: string): void;
}

type Evaluate<Kind extends Value['kind']> = (value: Value & { readonly kind: Kind }, rowContext: RowContext) => unknown;

/** The value for an attribute: `null` where there is none, `undefined` where the attribute is not to be named. */
export function evaluate(value: Value, rowContext: RowContext): unknown {
  return (evaluators[value.kind] as Evaluate<Value['kind']>)(value as never, rowContext);
}

/** Whether a condition holds for a row. */
export function holds(condition: Condition | undefined, { dataset, row }: RowContext): boolean {
  if (!condition) return true;
  const { path, values } = condition;
  const found = [...dataset.values(row, path), ...dataset.targets(row, path)];
  return (values ? found.some(each => values.includes(String(each))) : found.length > 0) === condition.holds;
}

const evaluators = {
  constant: ({ value }) => value,
  field: ({ path, as }, rowContext) => {
    const found = firstValue(path, rowContext);
    return found === undefined ? null : as(found, rowContext.row.fields);
  },
  choice: ({ path, table }, rowContext) => {
    const found = String(firstValue(path, rowContext));
    return Object.hasOwn(table, found) ? table[found] : null;
  },
  keyword: ({ path, table }, rowContext) => {
    const found = String(firstValue(path, rowContext) ?? '').toLowerCase();
    return Object.entries(table).find(([word]) => found.includes(word))?.[1] ?? null;
  },
  text: ({ template }, rowContext) => {
    let isWhole = true;
    const filled = template.replaceAll(/\{(.+?)\}/g, (_, path: string) => {
      const found = firstValue(path, rowContext);
      isWhole &&= found !== undefined;
      return String(found);
    });
    return isWhole ? filled : null;
  },
  list: ({ path }, { dataset, row }) => orNull(dataset.values(row, path)),
  lines: ({ paths }, { dataset, row }) => paths.flatMap(path => dataset.values(row, path).flatMap(written)).join('\n') || null,
  given: ({ path, value }, rowContext) => (holds({ path, holds: true }, rowContext) ? value : null),
  mark: ({ path, value }, rowContext) => (holds({ path, holds: true }, rowContext) ? value : undefined),
  object: ({ paths }, rowContext) => {
    for (const path of paths) {
      const [found] = objectIds(path, rowContext);
      if (found !== undefined) return found;
    }
    return null;
  },
  objects: ({ paths }, rowContext) => orNull([...new Set(paths.flatMap(path => objectIds(path, rowContext)))]),
  installed: ({ constant }, { known }) => known(constant)?.object ?? null,
  entry: ({ paths, part }, rowContext) => entryIds(paths, part, rowContext)[0] ?? null,
  entries: ({ paths, part }, rowContext) => orNull(entryIds(paths, part, rowContext)),
  first: ({ of }, rowContext) =>
    of.map(each => evaluate(each, rowContext)).find(each => each !== null && each !== undefined) ?? null,
} satisfies { readonly [Kind in Value['kind']]: Evaluate<Kind> };

/** The entry that the first of the paths leads to, with the object that owns it. */
export function entryFound(value: Value | undefined, { dataset, row, known }: RowContext): KnownRecord | undefined {
  if (value?.kind !== 'entry') return undefined;
  const names = value.paths.flatMap(path => dataset.targets(row, path));
  return names.map(name => known(`${name}/${value.part}`)).find(found => found !== undefined);
}

function firstValue(path: string, { dataset, row }: RowContext): unknown {
  return dataset.values(row, path)[0];
}

function objectIds(path: string, { dataset, row, known, leftOut }: RowContext): number[] {
  return dataset.targets(row, path).flatMap(name => {
    const found = known(name);
    if (!found) leftOut(path, name);
    return found ? found.object : [];
  });
}

function entryIds(paths: readonly string[], part: string, { dataset, row, known }: RowContext): number[] {
  const names = paths.flatMap(path => dataset.targets(row, path));
  return names.flatMap(name => known(`${name}/${part}`)?.entry ?? []);
}

/** A record of custom fields is a line per field that says something. */
function written(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value).replaceAll('\r\n', '\n')];
  const said = Object.entries(value).filter(([, each]) => each !== null && each !== '');
  return said.map(([key, each]) => `${key}: ${typeof each === 'object' ? JSON.stringify(each) : each}`);
}

function orNull<T>(found: readonly T[]): readonly T[] | null {
  return found.length > 0 ? found : null;
}
