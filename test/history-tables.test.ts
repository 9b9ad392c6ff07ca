import { ripples } from '../src/store/changes/cascades.js';
import { ChangeSet } from '../src/store/changes/change-set.js';
import { RowWriter } from '../src/store/changes/row-writer.js';
import { tablesWithoutHistory } from '../src/store/changes/versioned-tables.js';
import type { SqlSession } from '../src/store/engines/connection.js';
import { tables as allTables, type Table } from '../src/store/tables/tables.js';
import test from './helpers/suite.js';

const kept = allTables.filter(({ name }) => !tablesWithoutHistory.has(name));

/** References of rows with a history to rows of a table that the engine follows when the latter are removed. */
function followed(target: string): readonly string[] {
  return kept.flatMap(({ schema }) =>
    (schema?.foreignKeys ?? [])
      .filter(reference => reference.target === target && ['CASCADE', 'SET NULL'].includes(String(reference.onDelete)))
      .map(({ name }) => String(name)),
  );
}

const covered = (kind: 'object' | 'entry') => new Set<string>(ripples[kind].flatMap(({ references }) => references));

test('every reference that the engine follows when an object or entry is removed is covered by a ripple', t => {
  t.true(followed('objects').length > 3 && followed('entries').length > 2);
  t.deepEqual(
    [...covered('object')].sort(),
    [...new Set([...followed('objects'), ...followed('entries')])].sort(),
    'entries go with their object',
  );
  t.deepEqual([...covered('entry')].sort(), [...followed('entries')].sort());
});

test('nothing refers to choices, object types, reports, profiles of imports or addresses of monitoring but by their values', t => {
  const tables = ['choices', 'object_types', 'reports', 'import_profiles', 'livestatus', 'definitions'];
  t.deepEqual(tables.map(followed), [[], [], [], [], [], []]);
  const { choice, type, report, import_profile: profile, livestatus, definition } = ripples;
  t.deepEqual([choice, type, report, profile, livestatus, definition], [[], [], [], [], [], []]);
});

test('a table says how its former rows are kept', t => {
  // @ts-expect-error: the compiler asks for `history`
  const table: Table = { name: 'bookmarks' };
  t.false('history' in table);
});

test('a table with a history takes no statement that does not say what changes', async t => {
  const sent: string[] = [];
  const session = { count: async (text: string) => sent.push(text) } as unknown as SqlSession;
  const writer = new RowWriter(session, new ChangeSet());
  for (const { name } of kept)
    for (const begin of [
      `INSERT INTO ${name} (`,
      `INSERT OR REPLACE INTO ${name} `,
      `  UPDATE ${name} SET`,
      `DELETE FROM ${name} `,
    ])
      t.throws(() => writer.count(`${begin}x`, []), { message: `What is written says what changes: ${begin}x` });
  t.throws(() => writer.count('WITH x AS (SELECT 1) DELETE FROM granted', []), undefined, 'what is not understood is refused');
  t.deepEqual(sent, []);
  await writer.count('DELETE FROM granted WHERE object = ?', [1]);
  t.is(sent.length, 1);
  const unnoted = new RowWriter(session, undefined);
  t.throws(() => unnoted.change('object', { subjects: [1] }, () => 1));
});
