import type { Author } from '../domain/storage/change-sets.js';
import type { OpenTransaction, SealedChange, SealedSet, SharedTransaction } from '../domain/storage/open-transaction.js';
import type { Store } from '../domain/storage/store.js';
import type { VisibilityScope } from '../domain/storage/visibility-scope.js';
import { ChangeSet, type NotedChange } from './changes/change-set.js';
import { changesLeft, seal } from './changes/sealing.js';
import type { SqlSession, TransactionSession } from './engines/connection.js';
import type { Engine } from './engines/engine.js';
import { refusal } from './engines/failures.js';
import { SqlRecords } from './statements/records.js';
import { ScopedSession, Scoping } from './statements/scoping.js';
import { narrowedOnce, StoreView } from './store-view.js';

/** Runs steps of a call in one transaction. */
export function shareTransaction<T>(
  whole: Store,
  engine: Engine,
  kind: SharedTransaction,
  work: (open: OpenTransaction) => Promise<T>,
): Promise<T> {
  return engine.runLong(session => work(new Shared(whole, session)), kind);
}

/** A transaction that steps of a call share. */
class Shared implements OpenTransaction {
  readonly store: Store;
  private readonly whole: Store;
  private readonly session: TransactionSession;
  private readonly changes = new ChangeSet();
  private readonly scoped = new WeakMap<VisibilityScope, Store>();
  /** A part threw whose changes are still there. */
  private isBroken = false;

  constructor(whole: Store, session: TransactionSession) {
    this.whole = whole;
    this.session = session;
    this.store = this.seenBy(session, scope => (scope ? this.scopedTo(scope) : this.store));
  }

  async latest(): Promise<number> {
    const [found] = await this.session.rows<{ readonly number: number }>(this.session.dialect.latestNumber, []);
    return Number(found?.number ?? 0);
  }

  async seal(author: Author): Promise<SealedSet | undefined> {
    if (this.isBroken) throw refusal('Busy');
    const number = await seal(this.session, this.changes, author);
    return number === undefined ? undefined : { number, changes: changesLeft(this.changes).map(sealed) };
  }

  step<T>(work: () => Promise<T>): Promise<T> {
    return this.session.step(work).catch(error => {
      this.isBroken = false;
      throw error;
    });
  }

  private scopedTo(scope: VisibilityScope): Store {
    const { session } = this;
    const known =
      this.scoped.get(scope) ?? this.seenBy(new ScopedSession(session, new Scoping(scope, session.dialect)), narrowedOnce);
    this.scoped.set(scope, known);
    return known;
  }

  private seenBy(seen: SqlSession, scopedTo: Store['scopedTo']): Store {
    return new StoreView(this.whole, {
      reads: new SqlRecords(seen),
      transaction: (_, work) => this.part(work(new SqlRecords(seen, this.changes))),
      share: (_, work) => work(new Part(this)),
      upkeep: work => work(new SqlRecords(seen)),
      scopedTo,
      asOf: number => this.whole.asOf(number),
    });
  }

  private part<T>(work: Promise<T>): Promise<T> {
    return work.catch(error => {
      this.isBroken = true;
      throw error;
    });
  }
}

function sealed({ kind, subject, object, category, action, former }: NotedChange): SealedChange {
  const change = { kind, subject, object, category, action };
  return kind === 'object' && action === 'purged' && former ? { ...change, purgedType: String(former.own.type) } : change;
}

/** A transaction within a shared one, whose change set is that of the other. */
class Part implements OpenTransaction {
  private readonly shared: OpenTransaction;

  constructor(shared: OpenTransaction) {
    this.shared = shared;
  }

  get store(): Store {
    return this.shared.store;
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
