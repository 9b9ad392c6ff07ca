import { readTooLarge } from '../../../domain/storage/bounded-reads.js';
import { eventLoopLimit, type RowLimit } from '../../engines/row-limit.js';
import type { SqlDialect, Value } from '../../engines/sql-dialect.js';
import { joinPieces, type Piece } from './value-tests.js';

/** The columns by whose indexes links are found. */
export type LinkTarget = 'target_object' | 'target_entry';

/** Bounds nothing. */
export const unbounded: Piece = { text: '', values: [] };

/** Whether there was few enough to go through stands in every row: SQLite has no booleans. */
export interface Bounded {
  readonly isFew?: boolean | number;
}

/**
 * A condition that holds where no more links than this lead to some targets, whatever the caller may see: they are counted no further.
 * A statement that goes through all of them asks it first, and goes through none where it does not hold.
 */
export function fewLinks(target: LinkTarget, targets: Value, atMost: number, { real }: SqlDialect): Piece {
  return fewRows(`${real('links')} WHERE ${target} IN (?*)`, [targets], atMost);
}

/** The same of the entries that an object has of some categories. */
export function fewEntries(object: number, categories: Value, atMost: number, { real }: SqlDialect): Piece {
  return fewRows(`${real('entries')} WHERE object = ? AND category IN (?*)`, [object, categories], atMost);
}

/** The same of the entries that objects have, of the links that lead to the objects, and of those that lead to their entries. */
export function fewRelations(objects: Value, atMost: number, { real }: SqlDialect): Piece {
  const [entries, links] = [real('entries'), real('links')];
  const toEntries = `${entries} owned JOIN ${links} reaching ON reaching.target_entry = owned.id WHERE owned.object IN (?*)`;
  const parts = [`${entries} WHERE object IN (?*)`, `${links} WHERE target_object IN (?*)`, toEntries];
  return joinPieces(
    parts.map(rows => fewRows(rows, [objects], atMost)),
    ' AND ',
  );
}

/** Stands in front of the rows that are gone through where a condition holds: SQLite would go through all and try it at each. */
export function onlyWhere(few: string): string {
  return few && `(SELECT 1 AS bounded WHERE ${few}) bound CROSS JOIN `;
}

function fewRows(rows: string, values: readonly Value[], atMost: number): Piece {
  const text = `(SELECT COUNT(*) FROM (SELECT 1 FROM ${rows} LIMIT CAST(? AS bigint)) few) <= CAST(? AS bigint)`;
  return { text, values: [...values, atMost + 1, atMost] };
}

/** @throws ReadTooLarge where a statement that was to answer no more rows than this answered more */
export function rejectMore(rows: readonly unknown[], atMost: number | undefined): void {
  if (atMost !== undefined && rows.length > atMost) throw readTooLarge;
}

/** @throws ReadTooLarge where the rows say that there was more than few to go through */
export function rejectMany([row]: readonly Bounded[]): void {
  if (row?.isFew === false || row?.isFew === 0) throw readTooLarge;
}

/** Row limit of a read on the event loop. */
export function limitOf({ atMost }: { readonly atMost?: number | undefined }): RowLimit | undefined {
  return atMost === undefined ? undefined : eventLoopLimit;
}
