import type { Author } from '../domain/storage/change-sets.js';
import type { CommittedChange, OpenTransaction, SharedTransaction } from '../domain/storage/open-transaction.js';
import type { Store } from '../domain/storage/store.js';
import type { VisibilityScope } from '../domain/storage/visibility-scope.js';
import type { MaybePromise } from '../rpc/maybe-promise.js';
import { commitChangeSet } from './change-set-commit.js';
import { ChangeSet, type NotedChange } from './changes/change-set.js';
import { changesLeft } from './changes/change-set-writing.js';
import type { SqlSession } from './engines/connection.js';
import type { Engine } from './engines/engine.js';
import { storageError } from './engines/failures.js';
import type { TransactionSession } from './engines/transaction-session.js';
import { NotedLocks } from './statements/noted-locks.js';
import { SqlRecords } from './statements/records.js';
import { ScopedSession, Scoping } from './statements/scoping.js';
import { rejectNarrowing, StoreView } from './store-view.js';

/** Runs steps of a call in one transaction. */
export function shareTransaction<T>(
  whole: Store,
  engine: Engine,
  kind: SharedTransaction,
  work: (open: OpenTransaction) => MaybePromise<T>,
): Promise<T> {
  return engine.runLong(session => work(new Shared(whole, session)), kind);
}

/** A transaction that steps of a call share. */
class Shared implements OpenTransaction {
  readonly store: Store;
  readonly isPart = false;
  private readonly whole: Store;
  private readonly session: TransactionSession;
  private readonly noted: NotedLocks;
  private readonly changeSet = new ChangeSet();
  /** Numbers that a part reverts. */
  private reverts: readonly number[] | undefined;
  private readonly scoped = new WeakMap<VisibilityScope, Store>();
  /** A part threw whose changes are still there. */
  private isBroken = false;

  constructor(whole: Store, session: TransactionSession) {
    this.whole = whole;
    this.session = session;
    this.noted = new NotedLocks(session);
    this.store = this.createView(this.noted, scope => (scope ? this.withScope(scope) : this.store));
  }

  get held(): ReadonlySet<number> {
    return this.noted.objects;
  }

  get changes(): readonly CommittedChange[] {
    return changesLeft(this.changeSet).map(toSealedChange);
  }

  async latest(): Promise<number> {
    const [found] = await this.session.rows<{ readonly number: number }>(this.session.dialect.latestNumber, []);
    return Number(found?.number ?? 0);
  }

  async seal(author: Author): Promise<number | undefined> {
    if (this.isBroken) throw storageError('Busy');
    const reverting = this.reverts ? { ...author, reverts: this.reverts } : author;
    const number = await commitChangeSet(this.session, this.changeSet, reverting);
    if (number !== undefined) await this.session.writeAppends();
    return number;
  }

  step<T>(work: () => Promise<T>): Promise<T> {
    const takeBack = this.changeSet.mark();
    return this.session.step(work).catch(error => {
      takeBack();
      this.isBroken = false;
      throw error;
    });
  }

  private withScope(scope: VisibilityScope): Store {
    const { noted } = this;
    const known =
      this.scoped.get(scope) ?? this.createView(new ScopedSession(noted, new Scoping(scope, noted.dialect)), rejectNarrowing);
    this.scoped.set(scope, known);
    return known;
  }

  private createView(seen: SqlSession, withScope: Store['withScope']): Store {
    return new StoreView(this.whole, {
      reads: new SqlRecords(seen),
      transaction: (author, work) => this.part(author, () => work(new SqlRecords(seen, this.changeSet))),
      share: async (_, work) => work(new Part(this)),
      upkeep: async work => work(new SqlRecords(seen)),
      withScope,
      asOf: number => this.whole.asOf(number),
    });
  }

  private async part<T>({ reverts }: Author, work: () => MaybePromise<T>): Promise<T> {
    this.reverts ??= reverts;
    try {
      return await work();
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }
}

function toSealedChange({ kind, subject, object, category, action }: NotedChange): CommittedChange {
  return { kind, subject, object, category, action };
}

/** A transaction within a shared one, whose change set is that of the other. */
class Part implements OpenTransaction {
  readonly isPart = true;
  private readonly shared: OpenTransaction;

  constructor(shared: OpenTransaction) {
    this.shared = shared;
  }

  get store(): Store {
    return this.shared.store;
  }

  get held(): ReadonlySet<number> {
    return this.shared.held;
  }

  get changes(): readonly CommittedChange[] {
    return this.shared.changes;
  }

  latest(): Promise<number> {
    return this.shared.latest();
  }

  seal(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  step<T>(work: () => Promise<T>): Promise<T> {
    return this.shared.step(work);
  }
}
