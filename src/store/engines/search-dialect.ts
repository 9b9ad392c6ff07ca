import type { SearchQuery, SearchTerm } from '../../domain/storage/search-store.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlReads } from './connection.js';

/** Where the engines differ in full-text search. Terms have no blank, no quote and no backslash in them. */
export interface SearchDialect {
  /** The first hits in the order of their documents; `hitsIn` selects hits from a list of documents, ending in a condition. */
  find<Row>(connection: SqlReads, hitsIn: (documents: string) => string, query: SearchQuery): MaybePromise<Row[]>;
  /** Writes documents, given as a JSON list of pairs: number, and terms with blanks between. */
  readonly put: string;
}

/** Ends a question for hits. */
export const firstHits = 'ORDER BY document LIMIT CAST(? AS bigint)';

/** Search terms in the language of an engine. */
export function writeTerms(terms: SearchQuery['terms'], and: string, or: string, write: (term: SearchTerm) => string): string {
  return terms.map(alternatives => `(${alternatives.map(write).join(or)})`).join(and);
}
