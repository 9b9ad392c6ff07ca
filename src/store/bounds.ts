import { beyondBounds } from '../domain/storage/bounded-reads.js';
import type { Dialect, Value } from './dialect.js';
import { eventLoopLimit, type RowLimit } from './row-limit.js';
import type { Piece } from './value-tests.js';

/** The columns by whose indexes links are found. */
export type LinkTarget = 'target_object' | 'target_entry';

/**
 * A condition that holds where no more links than this lead to some targets, whatever the caller may see: they are counted no further.
 * A statement that goes through all of them asks it first, and goes through none where it does not hold.
 */
export function fewLinks(target: LinkTarget, targets: Value, atMost: number, { real }: Dialect): Piece {
  return fewRows(`${real('links')} WHERE ${target} IN (?*)`, [targets], atMost);
}

/** The same of the entries that an object has of some categories. */
export function fewEntries(object: number, categories: Value, atMost: number, { real }: Dialect): Piece {
  return fewRows(`${real('entries')} WHERE object = ? AND category IN (?*)`, [object, categories], atMost);
}

function fewRows(rows: string, values: readonly Value[], atMost: number): Piece {
  const text = `(SELECT COUNT(*) FROM (SELECT 1 FROM ${rows} LIMIT CAST(? AS bigint)) few) <= CAST(? AS bigint)`;
  return { text, values: [...values, atMost + 1, atMost] };
}

/** @throws BeyondBounds where a statement that was to answer no more rows than this answered more */
export function refuseMore(rows: readonly unknown[], atMost: number | undefined): void {
  if (atMost !== undefined && rows.length > atMost) throw beyondBounds;
}

/** What the rows of a question may hold that is asked while others wait. */
export function limitOf({ atMost }: { readonly atMost?: number | undefined }): RowLimit | undefined {
  return atMost === undefined ? undefined : eventLoopLimit;
}
