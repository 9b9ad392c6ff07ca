import type { Database, Statement } from 'better-sqlite3';
import { objectChangeIndex } from './object-change-index.js';

/** Recent rows of the index, at most, before some of them are merged: its pages stay in the cache, and are written once for many rows. */
export const usualRecentRows = 16_384;

/** So many slices are merged with one commit, at most: each keeps the event loop for a millisecond or two. */
const slicesAtOnce = 4;

/**
 * The index of two levels. A row is recent when it is made; once there are many, those of a range of objects are merged into the settled ones
 * together, range after range. So a page of the index is written once for several rows of it, however many objects are written in turn.
 */
export class LevelledIndex {
  /** Recent rows, as far as no transaction was rolled back: they are counted again after each round. */
  private recent: number;
  /** Rows made since the last merge. */
  private made = 0;
  /** The last object of the range that was merged last. */
  private last = 0;
  private readonly slice: number;
  private readonly recentRows: number;
  private readonly count: Statement<[], number>;
  private readonly end: Statement<[number, number], number>;
  private readonly settle: Statement<[number, number]>;
  private readonly forget: Statement<[number, number]>;

  constructor(database: Database, recentRows = usualRecentRows) {
    const { name, by, columns } = objectChangeIndex;
    const names = Object.keys(columns).join(', ');
    this.recentRows = recentRows;
    this.slice = Math.max(1, recentRows / 16);
    const within = `recent = 1 AND ${by} > ? AND ${by} <= ?`;
    this.count = database.prepare<[], number>(`SELECT COUNT(*) FROM ${name} WHERE recent = 1`).pluck();
    this.end = database
      .prepare<[number, number], number>(
        `SELECT ${by} FROM ${name} WHERE recent = 1 AND ${by} > ? ORDER BY ${by} LIMIT 1 OFFSET ?`,
      )
      .pluck();
    this.settle = database.prepare(
      `INSERT INTO ${name} (recent, ${names}) SELECT 0, ${names} FROM ${name} WHERE ${within} ORDER BY ${names}`,
    );
    this.forget = database.prepare(`DELETE FROM ${name} WHERE ${within}`);
    this.recent = this.count.get() ?? 0;
  }

  /** Learns that rows were inserted into a table. */
  readonly inserted = (table: string, rows: number): void => {
    if (table !== objectChangeIndex.of) return;
    this.recent += rows;
    this.made += rows;
  };

  /**
   * Merges two rows for each that was made, so that recent ones become fewer where they are too many, in the transaction that is open.
   */
  readonly merge = (): void => {
    if (this.made * 2 < this.slice) return;
    const slices = Math.min(Math.ceil((this.made * 2) / this.slice), slicesAtOnce);
    this.made = 0;
    for (let at = 0; at < slices && this.recent > this.recentRows; at++) this.mergeSlice();
  };

  private mergeSlice(): void {
    const end = this.end.get(this.last, this.slice - 1);
    const range = [this.last, end ?? Number.MAX_SAFE_INTEGER] as const;
    this.settle.run(...range);
    this.recent -= this.forget.run(...range).changes;
    this.last = end ?? 0;
    if (end === undefined) this.recent = this.count.get() ?? 0;
  }
}
