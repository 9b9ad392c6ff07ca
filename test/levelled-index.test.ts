import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { indexFaults } from '../src/store/checks/index-faults.js';
import { LevelledIndex, usualRecentRows } from '../src/store/engines/sqlite/levelled-index.js';
import { settleIndex } from '../src/store/engines/sqlite/object-change-index.js';
import { sqliteSnapshot } from '../src/store/exports/sqlite-snapshot.js';
import { emptySqlite } from './helpers/sqlite.js';
import test from './helpers/suite.js';

const levels = 'SELECT SUM(recent = 0) AS settled, SUM(recent = 1) AS recent FROM object_change_index';

interface Sizes {
  readonly settled: number;
  readonly recent: number;
}

/** A database past the service, with its index. */
async function opened(t: ExecutionContext, recentRows?: number) {
  const database = new Database((await emptySqlite(t)).slice('sqlite:'.length));
  t.teardown(() => database.close());
  const merging = new LevelledIndex(database, recentRows);
  const change = database.prepare(
    "INSERT INTO changes (number, position, kind, subject, object, action) VALUES (?, ?, 'entry', ?, ?, 'edited')",
  );
  const former =
    database.prepare(`INSERT INTO past_entries (id, object, category, status, title, single, "primary", "values", valid_from, valid_to)
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
      merging.merge();
    }
  };
  const sizes = () => database.prepare<[], Sizes>(levels).get() ?? { settled: Number.NaN, recent: Number.NaN };
  const faults = () => indexFaults(sqliteSnapshot(database), 100);
  return { database, write, sizes, faults };
}

/** Sums of no rows. */
const none = { settled: null, recent: null };

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

test('few rows stay recent, and those of a range of records are merged at once', async t => {
  const { database, write, sizes, faults } = await opened(t, 64);
  write(numbers(1, 60), 1);
  t.deepEqual(sizes(), { settled: 0, recent: 60 });
  write(numbers(61, 940), 1);
  const { settled, recent } = sizes();
  t.is(settled + recent, 1000);
  t.true(recent <= 64 + 8, `${recent} are recent`);
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
  // Four slices of a sixteenth, of whole objects.
  const [{ settled }, slices] = [sizes(), usualRecentRows / 4];
  t.true(settled >= slices && settled < slices + 4 * 100, `${settled} are settled`);
  write(numbers(2, 90), 1000);
  const { recent } = sizes();
  t.true(recent <= usualRecentRows + 2000, `${recent} are recent`);
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
  database.exec('DELETE FROM changes WHERE number % 2 = 0; DELETE FROM past_entries WHERE valid_to % 2 = 0');
  t.deepEqual(seen(), [100, 100, 100, 100]);
  t.deepEqual(await faults(), []);
  database.exec('DELETE FROM changes; DELETE FROM past_entries');
  t.deepEqual(sizes(), none);
});

test('a former row is found by the change that ended it, and still when that is gone', async t => {
  const { database, write, sizes, faults } = await opened(t, 16);
  write(numbers(1, 200), 1);
  database.exec('DELETE FROM changes');
  const seen = () =>
    ['object_changes', 'former_entries', 'former_entry_ends'].map(view =>
      database.prepare(`SELECT COUNT(*) FROM ${view}`).pluck().get(),
    );
  t.deepEqual(seen(), [0, 200, 200]);
  t.deepEqual(await faults(), []);
  const before = database.prepare('SELECT object, kind, subject, number, position FROM object_change_index ORDER BY 1, 2, 3, 4');
  const rows = before.all();
  settleIndex(database);
  t.deepEqual(before.all(), rows, 'the same rows are made for a database that was loaded');
  t.is(sizes().recent, 0);
  database.exec('DELETE FROM past_entries');
  t.deepEqual(sizes(), none);
});

test('a check finds rows that the index lacks, has too many, or has twice', async t => {
  const { database, write, faults } = await opened(t, 16);
  write(numbers(1, 3), 1);
  database.exec(`DELETE FROM object_change_index WHERE number = 1;
    INSERT INTO object_change_index VALUES (1, 7, 'entry', 8, 99, 4), (0, 7, 'entry', 8, 98, -1);
    INSERT INTO object_change_index SELECT 0, object, kind, subject, number, position FROM object_change_index WHERE number = 3`);
  t.deepEqual(await faults(), [
    'row 1/0 of changes missing from index object_change_index',
    'row 1/5002 of past_entries missing from index object_change_index',
    'row 98/-1 of changes not there, and in index object_change_index',
    'row 99/4 of changes not there, and in index object_change_index',
    'row 3/0 of changes twice in index object_change_index',
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
