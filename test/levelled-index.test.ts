import test, { type ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { indexFaults } from '../src/store/checks/index-faults.js';
import { LevelledIndexes, usualRecentRows } from '../src/store/engines/sqlite/levelled-index.js';
import { sqliteSnapshot } from '../src/store/exports/sqlite-snapshot.js';
import { emptySqlite } from './helpers/sqlite.js';

const indexes = ['object_change_index', 'former_entry_index'] as const;
const levels = indexes.map(name => `SELECT SUM(recent = 0) AS settled, SUM(recent = 1) AS recent FROM ${name}`);

/** A database past the service, with its indexes. */
async function opened(t: ExecutionContext, recentRows?: number) {
  const database = new Database((await emptySqlite(t)).slice('sqlite:'.length));
  t.teardown(() => database.close());
  const merging = new LevelledIndexes(database, recentRows);
  const change = database.prepare(
    "INSERT INTO changes (number, position, kind, subject, object, action) VALUES (?, ?, 'entry', ?, ?, 'edited')",
  );
  const former =
    database.prepare(`INSERT INTO past_entries (id, object, category, status, title, single, "primary", "values", since, until)
    VALUES (?, ?, 'c', 's', '', 0, 0, '{}', ?, ?)`);
  /** Writes changes of entries of a thousand objects in turn, so many with each number, and merges after each. */
  const write = (numbers: readonly number[], changes: number): void => {
    for (const number of numbers) {
      for (let position = 0; position < changes; position++) {
        const object = ((number * changes + position) % 1000) + 1;
        change.run(number, position, object + 5000, object);
        if (position === 0) former.run(object + 5000, object, number - 1, number);
      }
      merging.inserted('changes', changes);
      merging.inserted('past_entries', 1);
      merging.merge();
    }
  };
  const sizes = () => levels.map(text => database.prepare(text).get());
  const faults = () => indexFaults(sqliteSnapshot(database), 100);
  return { database, write, sizes, faults };
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

test('few rows stay recent, and those of a range of records are merged at once', async t => {
  const { database, write, sizes, faults } = await opened(t, 64);
  write(numbers(1, 60), 1);
  t.deepEqual(sizes(), [
    { settled: 0, recent: 60 },
    { settled: 0, recent: 60 },
  ]);
  write(numbers(61, 940), 1);
  for (const { settled, recent } of sizes() as { readonly settled: number; readonly recent: number }[]) {
    t.is(settled + recent, 1000);
    t.true(recent <= 64 + 8, `${recent} are recent`);
  }
  t.deepEqual(await faults(), []);
  // Of an object that is written again, the settled rows have the smaller numbers.
  write(numbers(1001, 5000), 1);
  const mixed = `SELECT COUNT(*) FROM object_change_index r JOIN object_change_index s ON s.object = r.object
    WHERE r.recent = 1 AND s.recent = 0 AND s.number > r.number`;
  t.is(database.prepare(mixed).pluck().get(), 0);
  t.deepEqual(await faults(), []);
});

test('what a large commit made is merged in slices with it and those after it', async t => {
  const { write, sizes, faults } = await opened(t);
  write([1], 5 * usualRecentRows);
  const [first] = sizes() as { readonly settled: number }[];
  // Four slices of a sixteenth, of whole objects.
  const [settled, slices] = [Number(first?.settled), usualRecentRows / 4];
  t.true(settled >= slices && settled < slices + 4 * 100, JSON.stringify(first));
  write(numbers(2, 90), 1000);
  const [size] = sizes() as { readonly recent: number }[];
  t.true((size?.recent ?? Number.NaN) <= usualRecentRows + 2000, JSON.stringify(size));
  t.deepEqual(await faults(), []);
});

test('a transaction that is rolled back leaves nothing', async t => {
  const { database, write, sizes, faults } = await opened(t, 16);
  write(numbers(1, 100), 3);
  const before = sizes();
  database.exec('BEGIN');
  write(numbers(101, 100), 3);
  database.exec('ROLLBACK');
  t.deepEqual(sizes(), before);
  write(numbers(101, 100), 3);
  t.deepEqual(await faults(), []);
});

test('a removed row leaves both levels, and the views', async t => {
  const { database, write, sizes, faults } = await opened(t, 16);
  write(numbers(1, 200), 1);
  const seen = () =>
    ['object_changes', 'object_change_numbers', 'former_entries', 'former_entry_ends'].map(view =>
      database.prepare(`SELECT COUNT(*) FROM ${view}`).pluck().get(),
    );
  t.deepEqual(seen(), [200, 200, 200, 200]);
  database.exec('DELETE FROM changes WHERE number % 2 = 0; DELETE FROM past_entries WHERE until % 2 = 0');
  t.deepEqual(seen(), [100, 100, 100, 100]);
  t.deepEqual(await faults(), []);
  database.exec('DELETE FROM changes; DELETE FROM past_entries');
  t.deepEqual(sizes(), [
    { settled: null, recent: null },
    { settled: null, recent: null },
  ]);
});

test('a check finds rows that an index lacks, has too many, or has twice', async t => {
  const { database, write, faults } = await opened(t, 16);
  write(numbers(1, 3), 1);
  database.exec(`DELETE FROM object_change_index WHERE number = 1; DELETE FROM former_entry_index WHERE until = 2;
    INSERT INTO object_change_index VALUES (1, 7, 'entry', 8, 99, 4); INSERT INTO former_entry_index VALUES (0, 8, 99);
    INSERT INTO object_change_index SELECT 0, object, kind, subject, number, position FROM object_change_index WHERE number = 3;
    INSERT INTO former_entry_index SELECT 0, id, until FROM former_entry_index WHERE until = 3`);
  t.deepEqual(await faults(), [
    'row 1/0 of changes missing from index object_change_index',
    'row 99/4 of changes not there, and in index object_change_index',
    'row 3/0 of changes twice in index object_change_index',
    'row 2/5003 of past_entries missing from index former_entry_index',
    'row 99/8 of past_entries not there, and in index former_entry_index',
    'row 3/5004 of past_entries twice in index former_entry_index',
  ]);
});

test('a check finds an entry that has another number than its latest change', async t => {
  const { database, write, faults } = await opened(t, 16);
  write(numbers(1, 2), 1);
  database.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO entries (id, object, category, status, title, single, "primary", "values", revision)
      VALUES (5002, 2, 'c', 'normal', '', 0, 0, '{}', 1), (5003, 3, 'c', 'normal', '', 0, 0, '{}', 1), (5004, 4, 'c', 'normal', '', 0, 0, '{}', NULL)`);
  t.deepEqual(await faults(), ['row 5003 of entries has revision 1, and its latest change is 2']);
});
