import type { SearchQuery } from '../../../domain/storage/search-store.js';
import type { SqlReads } from '../connection.js';
import { firstHits, type SearchDialect, writeTerms } from '../search-dialect.js';

/** Documents among which hits are looked for at first, and where those one may see are too few of them. */
const lookedAt = { first: 1000, atLast: 2_147_483_647 };

/** A hit, or a row of nulls where there is none; each has the number of documents that were looked at. */
interface LookedRow {
  readonly document: number | string | null;
  readonly looked: number;
}

/** PostgreSQL: its index knows no order, so the function that the migration made looks for documents. */
export const tsvector: SearchDialect = {
  find: async <Row>(connection: SqlReads, hitsIn: (documents: string) => string, { terms, limit }: SearchQuery) => {
    const matched = writeTerms(terms, ' & ', ' | ', ({ text, isPrefix }) => (isPrefix ? `'${text}':*` : `'${text}'`));
    const text = `SELECT cardinality(looked.documents) AS looked, hits.* FROM
      (SELECT ARRAY(SELECT search_documents(CAST(? AS tsquery), CAST(? AS integer))) AS documents OFFSET 0) looked
      LEFT JOIN LATERAL (${hitsIn('(SELECT rowid FROM unnest(looked.documents) rowid ORDER BY rowid) s')} ${firstHits}) hits ON true ORDER BY document`;
    const ask = (most: number) => connection.rows<Row & LookedRow>(text, [matched, most, limit]);
    let rows = await ask(lookedAt.first);
    const isPossiblyMore = rows.length < limit && rows[0]?.looked === lookedAt.first;
    if (isPossiblyMore) rows = await ask(lookedAt.atLast);
    return rows.filter(({ document }) => document !== null);
  },
  put: `INSERT INTO search_index (rowid, terms)
    SELECT CAST(value->>0 AS bigint), array_to_tsvector(string_to_array(value->>1, ' ')) FROM json_array_elements(CAST(? AS json))
    ON CONFLICT (rowid) DO UPDATE SET terms = excluded.terms`,
};
