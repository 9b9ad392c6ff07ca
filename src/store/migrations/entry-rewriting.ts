import type { QueryRunner } from 'typeorm';

/** Asks a database with values at question marks, whatever its engine calls them. */
export type Ask = <Row>(text: string, values?: readonly (string | number | null)[]) => Promise<Row[]>;

/** Asks the database that a migration runs on. */
export function askOn(runner: QueryRunner): Ask {
  const isPostgres = runner.connection.options.type === 'postgres';
  return (text, values = []) => {
    let number = 0;
    return runner.query(isPostgres ? text.replaceAll('?', () => `$${++number}`) : text, [...values]);
  };
}

/** The values of an entry by attribute. */
export type Values = Readonly<Record<string, unknown>>;

interface Kept {
  readonly id: number;
  readonly values: string;
}

/** Entries that are looked through with one statement. */
const chunk = 500;

/** Changes the values of every entry of a category, whatever its status; `undefined` leaves an entry as it is. What is damaged stays so. */
export async function rewriteEntries(
  runner: QueryRunner,
  category: string,
  change: (values: Values) => Values | undefined,
): Promise<void> {
  const ask = askOn(runner);
  const page = `SELECT id, "values" FROM entries WHERE category = ? AND id > ? ORDER BY id LIMIT ${chunk}`;
  let last = 0;
  for (;;) {
    const entries = await ask<Kept>(page, [category, last]);
    if (entries.length === 0) return;
    for (const { id, values } of entries) {
      const known = readableValues(values);
      const changed = known && change(known);
      if (changed) await ask('UPDATE entries SET "values" = ? WHERE id = ?', [JSON.stringify(changed), id]);
    }
    last = entries.at(-1)?.id ?? last;
  }
}

/** An attribute whose values are links, as a migration knows it. */
export interface KeptLink {
  readonly category: string;
  readonly key: string;
  /** Whether it leads to entries, else to objects. */
  readonly toEntries?: boolean;
  /** Whether it holds one id, else a list. */
  readonly isOne?: boolean;
}

/** Sets a link of an entry: among its values, and as rows of its own. */
export async function setLink(
  ask: Ask,
  entry: number,
  { key, toEntries, isOne }: KeptLink,
  ids: readonly number[],
): Promise<void> {
  const [kept] = await ask<Kept>('SELECT id, "values" FROM entries WHERE id = ?', [entry]);
  const known = readableValues(kept?.values ?? '{}');
  if (!known) return;
  const { [key]: _, ...others } = known;
  const values = ids.length > 0 ? { ...others, [key]: isOne ? ids[0] : ids } : others;
  await ask('UPDATE entries SET "values" = ? WHERE id = ?', [JSON.stringify(values), entry]);
  await ask('DELETE FROM links WHERE entry = ? AND attribute = ?', [entry, key]);
  const insert = `INSERT INTO links (entry, attribute, position, ${toEntries ? 'target_entry' : 'target_object'}) VALUES (?, ?, ?, ?)`;
  for (const [position, id] of ids.entries()) await ask(insert, [entry, key, position, id]);
}

/** The entry of a single-value category of an object, made where it has none. */
export async function entryOf(ask: Ask, object: number, category: string): Promise<number> {
  const find = 'SELECT id FROM entries WHERE object = ? AND category = ? ORDER BY id LIMIT 1';
  const insert = `INSERT INTO entries (object, category, status, title, single, "primary", "values")
    VALUES (?, ?, 'normal', '', 1, 0, '{}')`;
  const found = await ask<{ readonly id: number }>(find, [object, category]);
  if (found.length === 0) await ask(insert, [object, category]);
  const [entry] = found.length > 0 ? found : await ask<{ readonly id: number }>(find, [object, category]);
  return entry?.id ?? 0;
}

const unnumbered = `INSERT INTO relations (entry, attribute, target, created, created_by)
  SELECT l.entry, l.attribute, l.target_object, o.created, o.created_by FROM links l
  JOIN entries e ON e.id = l.entry JOIN objects o ON o.id = e.object
  WHERE e.category = ? AND l.attribute = ? AND NOT EXISTS (SELECT 1 FROM relations r
    WHERE r.entry = l.entry AND r.attribute = l.attribute AND r.target = l.target_object) ORDER BY l.entry, l.position`;

/** Gives a number to links to objects that are relations and have none. */
export async function numberRelations(ask: Ask, { category, key }: KeptLink): Promise<void> {
  await ask(unnumbered, [category, key]);
}

/** The values in a text of the database; `undefined` where it is damaged. */
export function readableValues(text: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isValues(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
