import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Ask, askOn, readableValues } from './entry-rewriting.js';
import { connectors, type EndRow, type Joined, joinedEnds, key, linking, valuesJoined } from './joined-ends.js';

const categories = [
  connectors,
  'C__CATG__CONTROLLER_FC_PORT',
  'C__CATG__NETWORK_LOG_PORT',
  'C__CATG__NETWORK_PORT',
  'C__CATG__POWER_CONSUMER',
  'C__CATG__POWER_SUPPLIER',
  'C__CATG__UNIVERSAL_INTERFACE',
];
const isEnd = `category IN (${categories.map(name => `'${name}'`).join(', ')})`;

const ends = `SELECT id, object, category, title, "values" FROM entries WHERE ${isEnd} ORDER BY id`;
const relations = `SELECT id, entry, target FROM relations WHERE attribute = '${key}'
  AND entry IN (SELECT id FROM entries WHERE ${isEnd}) ORDER BY id`;
const update = 'UPDATE entries SET "values" = ? WHERE id = ?';
// SQLite follows no references while migrations run: what goes along with an entry is named.
const remove = [
  'DELETE FROM links WHERE entry = ?',
  'DELETE FROM links WHERE target_entry = ?',
  'DELETE FROM externals WHERE entry = ?',
  'DELETE FROM entries WHERE id = ?',
];
const unlink = 'DELETE FROM links WHERE entry = ? AND attribute = ?';
const link = 'INSERT INTO links (entry, attribute, position, target_entry) VALUES (?, ?, 0, ?)';
const forget = 'DELETE FROM relations WHERE id = ?';
const move = 'UPDATE relations SET entry = ?, target = ? WHERE id = ?';
const tell = `INSERT INTO relations (entry, attribute, target, created, created_by)
  SELECT e.id, '${key}', ?, o.created, o.created_by FROM entries e JOIN objects o ON o.id = e.object WHERE e.id = ?`;
const log = `INSERT INTO change_log (time, "key", method, object, entry, category, "before", "after")
  VALUES (?, 'installation', 'migration', ?, ?, ?, ?, ?)`;

/** A connection is said by both of its ends, and is one relation; a port is a connector and has none beside it. */
export class JoinEnds1795811400000 implements MigrationInterface {
  readonly name = 'JoinEnds1795811400000';

  async up(runner: QueryRunner): Promise<void> {
    const ask = askOn(runner);
    const kept = await ask<Omit<EndRow, 'values'> & { readonly values: string }>(ends);
    const rows = kept.flatMap((row): EndRow[] => {
      const values = readableValues(row.values);
      return values ? [{ ...row, values }] : [];
    });
    const joined = joinedEnds(rows);
    await joinRelations(ask, joined);
    for (const row of rows) if (!joined.replaced.has(row.id)) await join(ask, row, joined);
    for (const row of rows) if (joined.replaced.has(row.id)) await replace(ask, row);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

/** Every connection keeps one number, the first that it had; entries that are about to go take the others along. */
async function joinRelations(ask: Ask, { replaced, tellers }: Joined): Promise<void> {
  const rows = await ask<{ readonly id: number; readonly entry: number; readonly target: number }>(relations);
  const told = new Map<number, number>();
  for (const { id, entry, target } of rows) {
    const [teller, other] = [replaced.get(entry) ?? entry, replaced.get(target) ?? target];
    if (tellers.get(teller) === other && !told.has(teller)) told.set(teller, id);
    else await ask(forget, [id]);
  }
  for (const [teller, other] of tellers) {
    const id = told.get(teller);
    await (id === undefined ? ask(tell, [other, teller]) : ask(move, [teller, other, id]));
  }
}

async function replace(ask: Ask, { id, object, category, values }: EndRow): Promise<void> {
  for (const text of remove) await ask(text, [id]);
  await ask(log, [new Date().toISOString(), object, id, category, JSON.stringify(values), null]);
}

async function join(ask: Ask, row: EndRow, joined: Joined): Promise<void> {
  const { id, object, category, values: before } = row;
  const values = valuesJoined(row, joined);
  const changed = linking.filter(name => values[name] !== before[name]);
  if (changed.length === 0) return;
  await ask(update, [JSON.stringify(values), id]);
  for (const name of changed) {
    await ask(unlink, [id, name]);
    if (values[name] !== undefined) await ask(link, [id, name, Number(values[name])]);
  }
  await ask(log, [new Date().toISOString(), object, id, category, JSON.stringify(before), JSON.stringify(values)]);
}
