import { TimeSlices } from '../../../rpc/time-slices.js';
import type { AppendedRows, Appends, AppendsMark, Numbered } from '../appends.js';
import type { SendStatement } from '../connection.js';
import { insertChunks } from '../inserts.js';
import type { Value } from '../sql-dialect.js';
import type { Counters } from './id-counters.js';
import { objectChangeIndex } from './object-change-index.js';

type Numbers = Pick<Counters, 'nextNumber' | 'upcoming'>;

interface Waiting {
  readonly number: number;
  readonly subjects: readonly Numbered[];
  readonly rows: readonly AppendedRows[];
}

/** Rows that the transactions of a group leave to be inserted together. They are kept until the commit: a savepoint may take them back. */
export class GroupAppends implements Appends {
  private waiting: Waiting[] = [];
  /** So many of those that wait are written. */
  private written = 0;
  private readonly latest = new Map<string, Map<number | string, number>>();
  private readonly tables = new Set<string>();
  private readonly concerned = new Map<string, boolean>();
  private readonly ask: SendStatement;
  private readonly numbers: Numbers;
  private readonly inserted: ((table: string, rows: number) => void) | undefined;

  /** `inserted` learns how many rows each table got. */
  constructor(ask: SendStatement, numbers: Numbers, inserted?: (table: string, rows: number) => void) {
    this.ask = ask;
    this.numbers = numbers;
    this.inserted = inserted;
  }

  nextNumber(): number {
    return this.numbers.nextNumber();
  }

  get upcoming(): number {
    return this.numbers.upcoming();
  }

  add(number: number, subjects: readonly Numbered[], rows: readonly AppendedRows[]): void {
    for (const { table } of rows) this.learn(table);
    this.waiting.push({ number, subjects, rows });
    this.noteLatest(number, subjects);
  }

  numberOf(kind: string, subject: number | string): number | undefined {
    return this.latest.get(kind)?.get(subject);
  }

  /** Writes what waits before a statement that names one of its tables. */
  settleFor(text: string): void {
    if (this.written < this.waiting.length && this.concerns(text)) this.write();
  }

  /** Writes what waits, in the order of the tables of the first of them. */
  write(): void {
    for (const write of this.writes()) write();
  }

  /** The same in slices of time: the event loop takes a turn between them. */
  async writeInSlices(): Promise<void> {
    const slices = new TimeSlices();
    for (const write of this.writes()) {
      write();
      await slices.pass();
    }
  }

  private *writes(): Generator<() => void> {
    const tables = new Map<string, { readonly insert: AppendedRows['insert']; readonly all: (readonly Value[])[] }>();
    for (const { rows: appended } of this.waiting.slice(this.written))
      for (const { table, insert, rows } of appended) {
        const known = tables.get(table) ?? { insert, all: [] };
        tables.set(table, known);
        for (const row of rows) known.all.push(row);
      }
    for (const [table, { insert, all }] of tables) {
      for (const [text, values] of insertChunks(insert, all)) yield () => void this.ask(text, values);
      this.inserted?.(table, all.length);
    }
    this.written = this.waiting.length;
  }

  mark(): AppendsMark {
    return { added: this.waiting.length, written: this.written };
  }

  /** Takes back what came after a mark; what was written after it has to be written again. */
  undo({ added, written }: AppendsMark): void {
    this.written = Math.min(this.written, written);
    if (this.waiting.length === added) return;
    this.waiting.length = added;
    this.latest.clear();
    for (const { number, subjects } of this.waiting) this.noteLatest(number, subjects);
  }

  /** Forgets everything, as it is committed or rolled back. */
  clear(): void {
    if (this.waiting.length === 0) return;
    this.waiting = [];
    this.written = 0;
    this.latest.clear();
  }

  private noteLatest(number: number, subjects: readonly Numbered[]): void {
    for (const { kind, subject } of subjects) {
      const ofKind = this.latest.get(kind);
      if (ofKind) ofKind.set(subject, number);
      else this.latest.set(kind, new Map([[subject, number]]));
    }
  }

  private learn(table: string): void {
    if (this.tables.has(table)) return;
    this.tables.add(table);
    const { of, levels, rows } = objectChangeIndex;
    if (table === of) for (const view of [...levels, ...rows]) this.tables.add(view);
    this.concerned.clear();
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
