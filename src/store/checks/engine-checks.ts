import type { IndexedDocument } from '../../domain/storage/search-store.js';
import type { Snapshot } from '../exports/snapshot.js';
import { numberOf } from '../statements/search.js';
import { indexFaults } from './index-faults.js';

/** Checks whose statements differ by engine. */
export interface EngineChecks {
  storageFaults(snapshot: Snapshot): Promise<readonly string[]>;
  /** The highest id that a table gave out, by its own account. */
  lastId(snapshot: Snapshot, table: string, column: string): Promise<number>;
  /** The documents of the index, by their numbers. */
  readonly indexed: string;
  /** Numbers of those documents that the index knows by other terms. */
  unlike(snapshot: Snapshot, documents: readonly IndexedDocument[]): Promise<ReadonlySet<number>>;
}

const sequence = 'SELECT seq AS last FROM sqlite_sequence WHERE name = ?';
const sizes = 'SELECT id, sz AS size FROM search_index_docsize WHERE id IN (?*)';
const unmatched = `SELECT json_extract(value, '$[0]') AS number FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM search_index
  WHERE search_index MATCH json_extract(value, '$[1]') AND rowid = json_extract(value, '$[0]'))`;
/** The engine reads an expression of so many terms in a fraction of a millisecond. */
const termsAtOnce = 100;

const mostFaults = 100;

/** SQLite: the index keeps how many terms a document has, and answers which of them it has, but lists none. */
export const sqliteChecks: EngineChecks = {
  async storageFaults(snapshot) {
    const found = await snapshot.ask<{ readonly integrity_check: string }>(`PRAGMA integrity_check(${mostFaults})`);
    const faults = found.map(each => each.integrity_check).filter(each => each !== 'ok');
    return faults.length > 0 ? faults : indexFaults(snapshot, mostFaults);
  },
  async lastId(snapshot, table) {
    return (await snapshot.ask<{ readonly last: number }>(sequence, [table]))[0]?.last ?? 0;
  },
  indexed: 'SELECT id AS number FROM search_index_docsize',
  async unlike(snapshot, documents) {
    const terms = new Map(documents.map(document => [numberOf(document), [...document.terms]]));
    const rows = await snapshot.ask<{ readonly id: number; readonly size: Uint8Array }>(sizes, [
      snapshot.dialect.list([...terms.keys()]),
    ]);
    const counts = new Map(rows.map(({ id, size }) => [id, numberIn(size)]));
    const isUnlike = ([number, own]: [number, readonly string[]]): boolean => (counts.get(number) ?? 0) !== own.length;
    const unlike = new Set([...terms].filter(isUnlike).map(([number]) => number));
    const asked = [...terms].filter(([number]) => !unlike.has(number)).flatMap(expressions);
    const found = asked.length === 0 ? [] : await snapshot.ask<{ readonly number: number }>(unmatched, [JSON.stringify(asked)]);
    for (const { number } of found) unlike.add(number);
    return unlike;
  },
};

function expressions([number, terms]: [number, readonly string[]]): readonly (readonly [number, string])[] {
  const count = Math.ceil(terms.length / termsAtOnce);
  return Array.from({ length: count }, (_, at) => {
    const some = terms.slice(at * termsAtOnce, (at + 1) * termsAtOnce);
    return [number, some.map(term => `"${term}"`).join(' AND ')] as const;
  });
}

/** A number as the engine writes it: seven bits a byte, the highest first; all bytes but the last have their highest bit set. */
function numberIn(bytes: Uint8Array): number {
  let number = 0;
  for (const byte of bytes) {
    number = number * 128 + (byte & 0x7f);
    if (byte < 0x80) break;
  }
  return number;
}

const lastValue = 'SELECT CAST(pg_sequence_last_value(CAST(pg_get_serial_sequence(?, ?) AS regclass)) AS integer) AS last';
const unlike = `SELECT d.number FROM (SELECT CAST(value->>0 AS bigint) AS number,
    array_to_tsvector(string_to_array(value->>1, ' ')) AS terms FROM json_array_elements(CAST(? AS json))) d
  LEFT JOIN search_index s ON s.rowid = d.number WHERE COALESCE(s.terms, CAST('' AS tsvector)) <> d.terms`;

/** PostgreSQL: its pages have checksums of their own, where the server is configured so. */
export const postgresChecks: EngineChecks = {
  storageFaults: () => Promise.resolve([]),
  async lastId(snapshot, table, column) {
    return (await snapshot.ask<{ readonly last: number | null }>(lastValue, [table, column]))[0]?.last ?? 0;
  },
  indexed: 'SELECT rowid AS number FROM search_index',
  async unlike(snapshot, documents) {
    const asked = documents.map(document => [numberOf(document), [...document.terms].join(' ')] as const);
    const found = await snapshot.ask<{ readonly number: string }>(unlike, [JSON.stringify(asked)]);
    return new Set(found.map(({ number }) => Number(number)));
  },
};
