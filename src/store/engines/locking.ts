import { LockTaken } from './failures.js';
import type { Locks, LockTarget, Strength } from './locks.js';
import type { LockTexts, Value } from './sql-dialect.js';

/** Runs the statements of a transaction. */
export interface Statements {
  /** `failing` says what a failure of the driver is taken for. */
  run<Row>(text: string, values: readonly Value[], failing?: (cause: unknown) => unknown): Promise<Row[]>;
  /** Makes the transaction fail, and answers the error that says so. */
  fail(cause: unknown): Error;
}

/** The transaction id that a lock returns beside: a question of its own would cost a statement. */
export interface Named {
  transactionId?: string;
}

// Index: primary key.
const objectsInOrder = 'SELECT id FROM objects WHERE id IN (?*) ORDER BY id';

/** Locks objects and names for a transaction that runs beside others. */
export class Locking {
  /** The id of the transaction, once a lock was taken. */
  transactionId: string | undefined;
  /** The hold that was asked for last, while it is not answered. */
  holding: Promise<unknown> | undefined;
  private readonly texts: LockTexts;
  private readonly locks: Locks;
  private readonly statements: Statements;

  constructor(texts: LockTexts, locks: Locks, statements: Statements) {
    this.texts = texts;
    this.locks = locks;
    this.statements = statements;
  }

  /** Locks what the tries before this one had locked, or found taken. */
  async prepare(): Promise<void> {
    const { leadingNames, objects, strength, names } = this.locks.expected;
    for (const name of leadingNames) await this.claim(name);
    await this.lock(objects, strength);
    for (const name of names) await this.claim(name);
  }

  hold<Row>(object: number, text: string, values: readonly Value[]): Promise<Row[]> {
    if (this.locks.isHeld(object, 'hold')) return this.statements.run(text, values);
    const holding = this.lockRows<Row>(object, text, values).finally(() => {
      if (this.holding === holding) this.holding = undefined;
    });
    this.holding = holding;
    return holding;
  }

  private async lockRows<Row>(object: number, text: string, values: readonly Value[]): Promise<Row[]> {
    const found = await this.selectLocked<Row>([object], 'hold', text, values);
    if (found.length > 0) this.locks.note(object, 'hold');
    return found;
  }

  async lock(objects: readonly number[], strength: Strength): Promise<void> {
    const missing = [...new Set(objects)].filter(id => !this.locks.isHeld(id, strength)).sort((one, other) => one - other);
    if (missing.length === 0) return;
    const found = await this.selectLocked<{ readonly id: number }>(missing, strength, objectsInOrder, [missing]);
    for (const { id } of found) this.locks.note(id, strength);
  }

  async claim(name: string): Promise<void> {
    if (this.locks.isHeld(name, 'hold')) return;
    if (this.locks.mayWaitFor(name)) this.noteTransactionId(await this.statements.run<Named>(this.texts.name, [name]));
    else if (!(await this.isFree(name))) throw this.statements.fail(this.giveUp([name], 'hold'));
    this.locks.note(name, 'hold');
  }

  private async selectLocked<Row>(
    objects: readonly number[],
    strength: Strength,
    text: string,
    values: readonly Value[],
  ): Promise<Row[]> {
    const naming = this.transactionId === undefined ? text.replace('SELECT', `SELECT ${this.texts.transactionId},`) : text;
    const locking = naming + this.texts.rows[strength];
    const mayWait = this.locks.mayWaitFor(objects[0] ?? 0);
    this.locks.noteAsked(objects.at(-1) ?? 0);
    if (mayWait) return this.noteTransactionId<Row>(await this.statements.run<Row & Named>(locking, values));
    const failing = (cause: unknown) => (isTaken(cause) ? this.giveUp(objects, strength) : cause);
    return this.noteTransactionId<Row>(
      await this.statements.run<Row & Named>(locking + this.texts.withoutWaiting, values, failing),
    );
  }

  /** Rows without the id of the transaction, which is noted. */
  private noteTransactionId<Row>(rows: (Row & Named)[]): Row[] {
    for (const row of rows) {
      this.transactionId ??= row.transactionId;
      delete row.transactionId;
    }
    return rows;
  }

  private async isFree(name: string): Promise<boolean> {
    const [found] = this.noteTransactionId<{ readonly isFree: boolean }>(
      await this.statements.run(this.texts.nameIfFree, [name]),
    );
    return found?.isFree ?? false;
  }

  /** Gives up the transaction for a lock that must not be waited for; the next try takes it in order. */
  private giveUp(targets: readonly LockTarget[], strength: Strength): LockTaken {
    for (const target of targets) this.locks.want(target, strength);
    return new LockTaken();
  }
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === '55P03';
}
