import { TimeSlices } from '../../../rpc/time-slices.js';
import type { BufferedInserts, BufferedRows, Numbered } from '../buffered-inserts.js';
import type { SendStatement } from '../connection.js';
import type { Counters } from './id-counters.js';
import { LatestNumbers } from './latest-numbers.js';
import { objectChangeIndex } from './object-change-index.js';
import { RowBuffer, type RowsMark } from './row-buffer.js';

type Numbers = Pick<Counters, 'nextNumber' | 'upcoming'>;

/** Place among the rows that wait: what came after it can be taken back. */
export interface InsertBufferMark {
  readonly rows: ReadonlyMap<RowBuffer, RowsMark>;
  readonly latest: number;
}

interface InsertHooks {
  /** Is called with how many rows each table gets. */
  inserted?(table: string, rows: number): void;
  /** Rows are written as they come. */
  readonly isUnbuffered?: boolean;
}

const nothing: RowsMark = { added: 0, written: 0 };

/** Rows that the transactions of a group leave to be inserted together. They are kept until the commit: a savepoint may take them back. */
export class GroupInsertBuffer implements BufferedInserts {
  private readonly waiting = new Map<string, RowBuffer>();
  private hasUnwritten = false;
  private readonly latest = new LatestNumbers();
  /** Tables of which rows waited, and views of them. */
  private readonly tables = new Set<string>();
  private readonly concerned = new Map<string, boolean>();
  private readonly ask: SendStatement;
  private readonly numbers: Numbers;
  private readonly hooks: InsertHooks;

  constructor(ask: SendStatement, numbers: Numbers, hooks: InsertHooks = {}) {
    this.ask = ask;
    this.numbers = numbers;
    this.hooks = hooks;
  }

  nextNumber(): number {
    return this.numbers.nextNumber();
  }

  get upcoming(): number {
    return this.numbers.upcoming();
  }

  add(number: number, subjects: readonly Numbered[], appended: readonly BufferedRows[]): void {
    for (const { table, insert, rows } of appended) (this.waiting.get(table) ?? this.learn(table, insert)).add(rows);
    this.latest.add(number, subjects);
    this.hasUnwritten = true;
    if (this.hooks.isUnbuffered) this.write();
  }

  numberOf(kind: string, subject: number | string): number | undefined {
    return this.latest.of(kind, subject);
  }

  /** Writes what waits before a statement that names one of its tables. */
  flushBefore(text: string): void {
    if (this.hasUnwritten && this.concerns(text)) this.write();
  }

  /** Writes what waits, table by table. */
  write(): void {
    const steps = this.steps();
    while (!steps.next().done);
  }

  /** The same in slices of time: the event loop takes a turn between them. */
  async flushInSlices(): Promise<void> {
    const slices = new TimeSlices();
    const steps = this.steps();
    while (!steps.next().done) await slices.pass();
  }

  private *steps(): Generator<void> {
    for (const [table, rows] of this.waiting) {
      if (rows.unwritten === 0) continue;
      this.hooks.inserted?.(table, rows.unwritten);
      yield* rows.write(this.ask);
    }
    this.hasUnwritten = false;
  }

  mark(): InsertBufferMark {
    return { rows: new Map([...this.waiting.values()].map(rows => [rows, rows.mark()])), latest: this.latest.mark() };
  }

  /** Takes back what came after a mark; what was written after it has to be written again. */
  undo(mark: InsertBufferMark): void {
    const all = [...this.waiting.values()];
    for (const rows of all) rows.undo(mark.rows.get(rows) ?? nothing);
    this.hasUnwritten = all.some(rows => rows.unwritten > 0);
    this.latest.undo(mark.latest);
  }

  /** Forgets everything, as it is committed or rolled back. */
  clear(): void {
    for (const rows of this.waiting.values()) rows.clear();
    this.latest.clear();
    this.hasUnwritten = false;
  }

  private learn(table: string, insert: BufferedRows['insert']): RowBuffer {
    const rows = new RowBuffer(insert);
    this.waiting.set(table, rows);
    this.tables.add(table);
    const { of, levels, rows: views } = objectChangeIndex;
    if (table === of) for (const view of [...levels, ...views]) this.tables.add(view);
    this.concerned.clear();
    return rows;
  }

  /** Texts are constants of the program, all but those of lists, so most are looked at once. */
  private concerns(text: string): boolean {
    const known = this.concerned.get(text);
    if (known !== undefined) return known;
    const concerns = text.split(/\W+/).some(word => this.tables.has(word));
    if (this.concerned.size >= mostKnown) this.concerned.clear();
    this.concerned.set(text, concerns);
    return concerns;
  }
}

const mostKnown = 2000;
