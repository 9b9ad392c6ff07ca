import type { Copy } from './copy.js';
import type { Row } from './tables.js';

/** A row that two copies do not have alike; a copy that does not have it has `undefined`. */
export interface Difference {
  readonly table: string;
  readonly key: string;
  readonly one: Row | undefined;
  readonly other: Row | undefined;
}

/** Columns, by table, in which rows may differ. */
export type Ignored = Readonly<Record<string, readonly string[]>>;

/** Every row that two copies do not have alike. */
export function differencesOf(one: Copy, other: Copy, ignored: Ignored = {}): readonly Difference[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap(table => {
    const [mine = new Map(), theirs = new Map()] = [one.get(table), other.get(table)];
    const keys = [...new Set([...mine.keys(), ...theirs.keys()])];
    return keys
      .filter(key => columnsOf(mine.get(key), theirs.get(key), ignored[table]).length > 0)
      .map(key => ({ table, key, one: mine.get(key), other: theirs.get(key) }));
  });
}

/** Up to so many differences as lines: the table, the key, and each column as it is in one and in the other copy. */
export function described(differences: readonly Difference[], atMost = 20, ignored: Ignored = {}): string {
  const lines = differences.slice(0, atMost).map(({ table, key, one, other }) => {
    const columns = columnsOf(one, other, ignored[table]);
    const values = columns.map(name => `\n    ${name}: ${text(one?.[name])} / ${text(other?.[name])}`);
    return `${table} ${key}:${one && other ? '' : one ? ' only in the first' : ' only in the second'}${values.join('')}`;
  });
  const more = differences.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function columnsOf(one: Row | undefined, other: Row | undefined, ignored: readonly string[] = []): readonly string[] {
  return Object.keys(one ?? other ?? {}).filter(
    name => !(one && other && ignored.includes(name)) && one?.[name] !== other?.[name],
  );
}

function text(value: unknown): string {
  const json = JSON.stringify(value) ?? 'none';
  return json.length > 300 ? `${json.slice(0, 300)}…` : json;
}
