import type { SearchQuery, SearchTerm } from '../../domain/storage/search-store.js';
import type { Connection } from './connection.js';

/** Where the engines differ in full-text search. Terms have no blank, no quote and no backslash in them. */
export interface SearchDialect {
  /** The first hits in the order of their documents; `hitsIn` selects hits from a list of documents, ending in a condition. */
  find<Row>(connection: Connection, hitsIn: (documents: string) => string, query: SearchQuery): Promise<Row[]>;
  /** Writes documents, given as a JSON list of pairs: number, and terms with blanks between. */
  readonly put: string;
}

const first = 'ORDER BY document LIMIT CAST(? AS bigint)';

/** SQLite: FTS5 finds documents in their order, and no more than are asked for. */
export const fts5: SearchDialect = {
  find: (connection, hitsIn, { terms, limit }) => {
    const wanted = written(terms, ' AND ', ' OR ', ({ text, isPrefix }) => (isPrefix ? `"${text}"*` : `"${text}"`));
    return connection.rows(`${hitsIn('search_index s')} AND search_index MATCH ? ${first}`, [wanted, limit]);
  },
  put: `INSERT OR REPLACE INTO search_index (rowid, terms)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
};

/** Documents among which hits are looked for at first, and where those one may see are too few of them. */
const lookedAt = { first: 1000, atLast: 2_147_483_647 };

/** A hit, or a row of nulls where there is none; each tells how many documents were looked at. */
interface LookedRow {
  readonly document: number | string | null;
  readonly looked: number;
}

/** PostgreSQL: its index knows no order, so the function that the migration made looks for documents. */
export const tsvector: SearchDialect = {
  find: async <Row>(connection: Connection, hitsIn: (documents: string) => string, { terms, limit }: SearchQuery) => {
    const wanted = written(terms, ' & ', ' | ', ({ text, isPrefix }) => (isPrefix ? `'${text}':*` : `'${text}'`));
    const text = `SELECT cardinality(looked.documents) AS looked, hits.* FROM
      (SELECT ARRAY(SELECT search_documents(CAST(? AS tsquery), CAST(? AS integer))) AS documents OFFSET 0) looked
      LEFT JOIN LATERAL (${hitsIn('(SELECT rowid FROM unnest(looked.documents) rowid ORDER BY rowid) s')} ${first}) hits ON true ORDER BY document`;
    const ask = (most: number) => connection.rows<Row & LookedRow>(text, [wanted, most, limit]);
    let rows = await ask(lookedAt.first);
    const isPossiblyMore = rows.length < limit && rows[0]?.looked === lookedAt.first;
    if (isPossiblyMore) rows = await ask(lookedAt.atLast);
    return rows.filter(({ document }) => document !== null);
  },
  put: `INSERT INTO search_index (rowid, terms)
    SELECT CAST(value->>0 AS bigint), array_to_tsvector(string_to_array(value->>1, ' ')) FROM json_array_elements(CAST(? AS json))
    ON CONFLICT (rowid) DO UPDATE SET terms = excluded.terms`,
};

function written(terms: SearchQuery['terms'], and: string, or: string, write: (term: SearchTerm) => string): string {
  return terms.map(alternatives => `(${alternatives.map(write).join(or)})`).join(and);
}
