import type { SendStatement } from '../connection.js';
import { chunksOf, type InsertText } from '../inserts.js';
import type { Value } from '../sql-dialect.js';

/** How many rows of a table wait, and how many of them are written. */
export interface RowsMark {
  readonly added: number;
  readonly written: number;
}

/**
 * Rows of one table that are inserted before the commit. Their values are kept one after another: an array for each row would be moved by the
 * collector as long as the commit is waited for.
 */
export class RowBuffer {
  private readonly insert: InsertText;
  private values: Value[] = [];
  private width = 0;
  private added = 0;
  private written = 0;

  constructor(insert: InsertText) {
    this.insert = insert;
  }

  add(rows: readonly (readonly Value[])[]): void {
    for (const row of rows) {
      this.width = row.length;
      for (const value of row) this.values.push(value);
    }
    this.added += rows.length;
  }

  /** Writes what is not written yet, a statement at each step. */
  *write(ask: SendStatement): Generator<void> {
    const { insert, values, width, written } = this;
    for (const [start, size] of chunksOf(this.added - written)) {
      const from = (written + start) * width;
      yield void ask(insert(size), values.slice(from, from + size * width));
    }
    this.written = this.added;
  }

  get unwritten(): number {
    return this.added - this.written;
  }

  mark(): RowsMark {
    return { added: this.added, written: this.written };
  }

  /** Takes back what came after a mark; what was written after it has to be written again. */
  undo({ added, written }: RowsMark): void {
    this.values.length = added * this.width;
    this.added = added;
    this.written = Math.min(this.written, written);
  }

  clear(): void {
    this.values = [];
    this.added = 0;
    this.written = 0;
  }
}
