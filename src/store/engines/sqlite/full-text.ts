import { firstHits, type SearchDialect, written } from '../search-dialect.js';

/** SQLite: FTS5 finds documents in their order, and no more than are asked for. */
export const fts5: SearchDialect = {
  matching: (terms, atMost) => ({
    text: 'SELECT rowid AS document FROM search_index WHERE search_index MATCH ? LIMIT CAST(? AS bigint)',
    values: [terms.map(all => `(${all.map(term => `"${term}"`).join(' AND ')})`).join(' OR '), atMost],
  }),
  find: (connection, hitsIn, { terms, limit }) => {
    const matched = written(terms, ' AND ', ' OR ', ({ text, isPrefix }) => (isPrefix ? `"${text}"*` : `"${text}"`));
    return connection.rows(`${hitsIn('search_index s')} AND search_index MATCH ? ${firstHits}`, [matched, limit]);
  },
  put: `INSERT OR REPLACE INTO search_index (rowid, terms)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
};
