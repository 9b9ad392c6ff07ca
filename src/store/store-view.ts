import type { Author } from '../domain/storage/change-sets.js';
import type { OpenTransaction, SharedTransaction } from '../domain/storage/open-transaction.js';
import type { Records } from '../domain/storage/records.js';
import type { Store } from '../domain/storage/store.js';
import type { VisibilityScope } from '../domain/storage/visibility-scope.js';
import { nothingWritten, type WriteSet } from '../domain/storage/write-set.js';
import type { TextValue } from '../messages/text.js';
import type { MaybePromise } from '../rpc/maybe-promise.js';
import type { SqlSession } from './engines/connection.js';
import type { Engine } from './engines/engine.js';
import { recordTransaction } from './record-transaction.js';
import { AsOf } from './statements/as-of.js';
import { AsOfSession } from './statements/as-of-session.js';
import { SqlRecords } from './statements/records.js';
import { ScopedSession, Scoping } from './statements/scoping.js';

/** The parts of a store that depend on how it is met. */
export type Met = Pick<Store, 'reads' | 'transaction' | 'share' | 'upkeep' | 'withScope' | 'asOf'>;

/** A store as somebody meets it who may not see everything. */
export function createScopedStore(whole: Store, engine: Engine, scope: VisibilityScope): Store {
  const scoping = new Scoping(scope, engine.reading.dialect);
  const scopeSession = (session: SqlSession) => new ScopedSession(session, scoping);
  return new StoreView(whole, {
    reads: new SqlRecords(scopeSession(engine.reading)),
    transaction: (author, work) => recordTransaction(engine, author, work, scopeSession),
    share: (transaction, work) => whole.share(transaction, work),
    upkeep: work => engine.run(session => work(new SqlRecords(scopeSession(session))), nothingWritten),
    withScope: rejectNarrowing,
    asOf: number => storeAsOf(whole, engine, number).withScope(scope),
  });
}

/** A store as it was at the end of a change set. */
export function storeAsOf(whole: Store, { reading }: Engine, number: number): Store {
  const asOf = new AsOf(number, reading.dialect);
  const then = new AsOfSession(reading, asOf);
  const view = (session: SqlSession, withScope: Store['withScope']) =>
    new StoreView(whole, {
      reads: new SqlRecords(session),
      transaction: reject,
      share: reject,
      upkeep: reject,
      withScope,
      asOf: rejectNarrowing,
    });
  const beneath = new AsOfSession(reading, asOf, then);
  const all: Store = view(then, scope => {
    if (!scope) return all;
    return view(new ScopedSession(beneath, new Scoping(scope, beneath.dialect, reading.dialect.real)), rejectNarrowing);
  });
  return all;
}

/** A store that is not asked for what it was, or for what somebody may see of it. */
export function rejectNarrowing(): never {
  throw new Error('A store is taken as of a moment first, and scoped once');
}

function reject(): Promise<never> {
  return Promise.reject(new Error('The past is not written'));
}

/** A store that is met in another way, and is the same otherwise. */
export class StoreView implements Store {
  readonly reads: Store['reads'];
  private readonly whole: Store;
  private readonly met: Met;

  constructor(whole: Store, met: Met) {
    this.whole = whole;
    this.met = met;
    this.reads = met.reads;
  }

  transaction<T>(author: Author, work: (records: Records) => MaybePromise<T>): Promise<T> {
    return this.met.transaction(author, work);
  }

  share<T>(transaction: SharedTransaction, work: (open: OpenTransaction) => MaybePromise<T>): Promise<T> {
    return this.met.share(transaction, work);
  }

  beginWrites(writes: number, begin: () => MaybePromise<void>): MaybePromise<void> {
    return this.whole.beginWrites(writes, begin);
  }

  withScope(scope: VisibilityScope | undefined): Store {
    return this.met.withScope(scope);
  }

  inOrder(): never {
    throw new Error('A store is taken in order first, and scoped or taken as of a moment then');
  }

  asOf(number: number): Store {
    return this.met.asOf(number);
  }

  get keys(): Store['keys'] {
    return this.whole.keys;
  }

  get users(): Store['users'] {
    return this.whole.users;
  }

  get audit(): Store['audit'] {
    return this.whole.audit;
  }

  get retention(): Store['retention'] {
    return this.whole.retention;
  }

  get identity(): Store['identity'] {
    return this.whole.identity;
  }

  get webhooks(): Store['webhooks'] {
    return this.whole.webhooks;
  }

  get secret(): string {
    return this.whole.secret;
  }

  get now(): Store['now'] {
    return this.whole.now;
  }

  get waiting(): number {
    return this.whole.waiting;
  }

  get commits(): number | undefined {
    return this.whole.commits;
  }

  get state(): Store['state'] {
    return this.whole.state;
  }

  get keepsOrder(): boolean {
    return this.whole.keepsOrder;
  }

  upkeep<T>(work: (records: Records) => MaybePromise<T>): Promise<T> {
    return this.met.upkeep(work);
  }

  changeKeys<T>(author: Author, work: (records: Records) => MaybePromise<T>): Promise<T> {
    return this.whole.changeKeys(author, work);
  }

  exclusively<T>(name: TextValue, work: () => Promise<T>): Promise<T> {
    return this.whole.exclusively(name, work);
  }

  check(bytes?: number): Promise<void> {
    return this.whole.check(bytes);
  }

  waitForDurability(): MaybePromise<void> {
    return this.whole.waitForDurability();
  }

  mergeSearch(): Promise<boolean> {
    return this.whole.mergeSearch();
  }

  onCommit(listener: (written?: WriteSet) => void): () => void {
    return this.whole.onCommit(listener);
  }

  removeResults(before: string, limit: number): Promise<number> {
    return this.whole.removeResults(before, limit);
  }

  wipe(): Promise<void> {
    return this.whole.wipe();
  }

  close(): Promise<void> {
    return this.whole.close();
  }
}
