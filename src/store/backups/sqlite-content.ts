import type { Database } from 'better-sqlite3';
import { type Text, type TextValue, text } from '../../messages/text.js';
import type { BackupFacts } from './backup-facts.js';

const tables = `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL TABLE%' ORDER BY name`;
const lastChange = 'SELECT number AS sequence, time FROM change_sets ORDER BY number DESC LIMIT 1';

type Content = Pick<BackupFacts, 'tables' | 'lastChange'>;

/** Number of rows of every table of a database, in one snapshot. */
export function contentOf(database: Database): Content {
  const names = database.prepare<[], string>(tables).pluck().all();
  const count = (table: string) => Number(database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get());
  return {
    tables: Object.fromEntries(names.map(name => [name, count(name)])),
    lastChange: database.prepare<[], NonNullable<Content['lastChange']>>(lastChange).get() ?? null,
  };
}

/** Integrity faults of a database: those the engine finds, dangling foreign keys, and differences from the expected content. */
export function faultsOf(database: Database, expected: Content): readonly TextValue[] {
  const found = database.prepare<[], string>('PRAGMA integrity_check(10)').pluck().all();
  if (found.some(each => each !== 'ok')) return found;
  const dangling = database.prepare<[], { readonly table: string }>('PRAGMA foreign_key_check').all();
  const actual = contentOf(database);
  const counts = new Set([...Object.keys(expected.tables), ...Object.keys(actual.tables)]);
  return [
    ...[...new Set(dangling.map(({ table }) => table))].map(table => text('RowsReferToMissing', { table })),
    ...[...counts].flatMap(name => differing(name, expected.tables[name], actual.tables[name])),
    ...differing(text('ChangeSetsUpTo'), expected.lastChange?.sequence, actual.lastChange?.sequence),
  ];
}

function differing(what: TextValue, expected = 0, actual = 0): readonly Text[] {
  return expected === actual ? [] : [text('CountInsteadOf', { what, actual, expected })];
}
