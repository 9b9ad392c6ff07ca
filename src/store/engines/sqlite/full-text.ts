import type { SearchQuery, SearchTerm } from '../../../domain/storage/search-store.js';
import type { SqlReads } from '../connection.js';
import { firstHits, type SearchDialect, writeTerms } from '../search-dialect.js';

/** SQLite: FTS5 finds documents in their order, and no more than are asked for. */
export const fts5: SearchDialect = {
  async find<Row>(connection: SqlReads, hitsIn: (documents: string) => string, { terms, limit }: SearchQuery): Promise<Row[]> {
    const named = await withoutRarePrefixes(connection, terms);
    if (named.some(({ length }) => length === 0)) return [];
    const matched = writeTerms(named, ' AND ', ' OR ', ({ text, isPrefix }) => (isPrefix ? `"${text}"*` : `"${text}"`));
    return connection.rows<Row>(`${hitsIn('search_index s')} AND search_index MATCH ? ${firstHits}`, [matched, limit]);
  },
  put: `INSERT OR REPLACE INTO search_index (rowid, terms)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
};

/** Terms by which a prefix is replaced, at most. */
const fewTerms = 32;

/** Each step of the recursion seeks the next term: index of the terms. No term has the first character, or the last one. */
const termsBeginning = `WITH RECURSIVE found (prefix, term, number) AS (
    SELECT p.value, (SELECT v.term FROM search_index_terms v WHERE v.term >= p.value LIMIT 1), 1 FROM json_each(?) p
    UNION ALL SELECT f.prefix, (SELECT v.term FROM search_index_terms v WHERE v.term >= f.term || char(1) LIMIT 1), f.number + 1
      FROM found f WHERE f.term < f.prefix || char(1114111) AND f.number <= ${fewTerms}
  ) SELECT prefix, term FROM found WHERE term < prefix || char(1114111)`;

/**
 * The same query with the terms themselves in the place of a prefix that few begin with: FTS5 reads all documents of a prefix before it answers
 * the first, and of terms no more than it needs. One statement, or none.
 */
async function withoutRarePrefixes(connection: SqlReads, terms: SearchQuery['terms']): Promise<SearchQuery['terms']> {
  const prefixes = terms.flat().filter(({ isPrefix }) => isPrefix);
  if (prefixes.length === 0) return terms;
  const texts = [...new Set(prefixes.map(({ text }) => text))];
  const found = new Map<string, SearchTerm[]>(texts.map(text => [text, []]));
  for (const { prefix, term } of await connection.rows<{ readonly prefix: string; readonly term: string }>(termsBeginning, [
    JSON.stringify(texts),
  ]))
    found.get(prefix)?.push({ text: term, isPrefix: false });
  const named = (term: SearchTerm): readonly SearchTerm[] => {
    const known = term.isPrefix ? found.get(term.text) : undefined;
    return known && known.length <= fewTerms ? known : [term];
  };
  return terms.map(alternatives => alternatives.flatMap(named));
}
