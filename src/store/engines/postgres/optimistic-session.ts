import { type Item, mayChange, objectItem, type WriteSet } from '../../../domain/storage/write-set.js';
import type { MaybePromise } from '../../../rpc/maybe-promise.js';
import type { IdTable, SqlSession } from '../connection.js';
import type { Strength } from '../locks.js';
import type { RowLimit } from '../row-limit.js';
import { SessionView } from '../session-view.js';
import type { Value } from '../sql-dialect.js';

/** Work that gave way to work before it, and is run again. */
class Restart extends Error {}

/**
 * The session of work that shares a transaction with work before it, which is not done yet. What it asks about objects that it holds is read at
 * once; everything else waits for its turn.
 */
export class OptimisticSession extends SessionView {
  private hasPassed = false;
  private readonly onPassing: () => void;
  private readonly read = new Set<Item>();
  private readonly turn: Promise<void>;
  private isOpen = false;
  private openGate: () => void = () => {};
  private closeGate: (reason: Error) => void = () => {};

  /** `onPassing` is called once, before it may write. */
  constructor(beneath: SqlSession, onPassing: () => void) {
    super(beneath);
    this.onPassing = onPassing;
    this.turn = new Promise((resolve, reject) => {
      this.openGate = resolve;
      this.closeGate = reject;
    });
    this.turn.catch(() => {});
  }

  /** Its turn has come. */
  open(): void {
    this.isOpen = true;
    this.openGate();
  }

  /** It is not to go on. */
  close(): void {
    this.closeGate(new Restart());
  }

  /** Whether what it read so far may be no longer so. */
  isOutdated(written: WriteSet): boolean {
    return this.read.size > 0 && mayChange(written, this.read);
  }

  override get whole(): SqlSession {
    return this;
  }

  override lockForUpdate<Row>(object: number, text: string, values: readonly Value[]): MaybePromise<Row[]> {
    this.read.add(objectItem(object));
    return super.lockForUpdate(object, text, values);
  }

  /** Former rows: only those of an entry of an object that is held are sure to stay the same. */
  override async rowsWithoutBuffered<Row>(text: string, values: readonly Value[]): Promise<Row[]> {
    if (this.isOpen) return super.rowsWithoutBuffered(text, values);
    const rows = await super.rowsWithoutBuffered<Row & { readonly object?: number }>(text, values);
    const isSure = rows.length > 0 && rows.every(({ object }) => object !== undefined && this.read.has(objectItem(object)));
    if (isSure) return rows;
    await this.waitForTurn();
    return super.rowsWithoutBuffered(text, values);
  }

  override async rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): Promise<Row[]> {
    await this.waitForTurn();
    return super.rows(text, values, limit);
  }

  override async lock(objects: readonly number[], strength: Strength): Promise<void> {
    await this.waitForTurn();
    return super.lock(objects, strength);
  }

  override async advisoryLock(name: string): Promise<void> {
    await this.waitForTurn();
    return super.advisoryLock(name);
  }

  override async count(text: string, values: readonly Value[]): Promise<number> {
    await this.waitForTurn();
    return super.count(text, values);
  }

  override async apply(text: string, values: readonly Value[], rows: number): Promise<number> {
    await this.waitForTurn();
    return super.apply(text, values, rows);
  }

  override async nextIds(table: IdTable, count: number): Promise<readonly number[]> {
    await this.waitForTurn();
    return super.nextIds(table, count);
  }

  private waitForTurn(): Promise<void> {
    return this.turn.then(() => {
      if (!this.hasPassed) this.onPassing();
      this.hasPassed = true;
    });
  }
}
