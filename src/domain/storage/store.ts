import type { TextValue } from '../../messages/text.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { AuditStore } from './audit.js';
import type { Author } from './change-sets.js';
import type { IdentityStore } from './identity.js';
import type { KeyStore } from './keys.js';
import type { OpenTransaction, SharedTransaction } from './open-transaction.js';
import type { Reads } from './reads.js';
import type { Records } from './records.js';
import type { RetentionStore } from './retention.js';
import type { UserStore } from './users.js';
import type { VisibilityScope } from './visibility-scope.js';
import type { WebhookStore } from './webhooks.js';
import type { WriteSet } from './write-set.js';

/** Where everything is kept. */
export interface Store {
  readonly reads: Reads;
  readonly keys: KeyStore;
  readonly users: UserStore;
  readonly audit: AuditStore;
  readonly retention: RetentionStore;
  readonly identity: IdentityStore;
  readonly webhooks: WebhookStore;
  /** Random text of the installation, made with the database; keys are hashed with it. */
  readonly secret: string;
  /** The clock that dates are taken from, one for all processes that share the database: that of its server, or of the machine where there is none. */
  readonly now: () => Date;
  /** Writes that wait for their turn. */
  readonly waiting: number;
  /** How often records were committed; `undefined` where others may change the database, too. */
  readonly commits: number | undefined;
  /**
   * A text that stands for what is committed when it is asked for: another one after every commit, and none where that cannot be known. Absent
   * where commits are counted.
   */
  readonly state?: (() => Promise<string | undefined>) | undefined;
  /** Transactions begun one after another, without waiting, run in that order. */
  readonly keepsOrder: boolean;
  /** The same store, whose transactions run in the order in which they are begun. Those that wait share a commit. */
  inOrder(): Store;
  /**
   * Calls `begin`, which begins so many transactions, once they can be carried out, and resolves when it has ended. What is begun sooner takes
   * memory while it waits.
   */
  beginWrites(writes: number, begin: () => MaybePromise<void>): MaybePromise<void>;
  /**
   * Runs `work` in one transaction and returns after its commit. What it changes becomes one change set of this author. Only the database may be awaited in it. What it throws undoes
   * everything and is thrown on.
   * @throws RpcError Busy, StorageUnavailable, TimedOut, Conflict, Stopping; OutcomeUnknown where it may have been committed
   */
  transaction<T>(author: Author, work: (records: Records) => MaybePromise<T>): Promise<T>;
  /**
   * Runs steps of a call in one transaction, which may await more than the database. The store that it opens is that of everything: it is
   * scoped anew. What the work throws undoes everything; it is run again where another transaction was in the way. Within a shared
   * transaction it is a part of that one, which seals the change set.
   * @throws RpcError as a transaction does
   */
  share<T>(transaction: SharedTransaction, work: (open: OpenTransaction) => MaybePromise<T>): Promise<T>;
  /**
   * The same for work that changes nothing that has a history, or that a caller asked to change: the index of searches, settings, keys in
   * which secrets are kept. Options of a call do not concern it.
   */
  upkeep<T>(work: (records: Records) => MaybePromise<T>): Promise<T>;
  /** The same for work that changes keys: from its end on they are found as they are committed. */
  changeKeys<T>(author: Author, work: (records: Records) => MaybePromise<T>): Promise<T>;
  /**
   * Runs work that takes more than a transaction while nobody else, in whatever process, does work of this name.
   * @throws RpcError Conflict where somebody else does
   */
  exclusively<T>(name: TextValue, work: () => Promise<T>): Promise<T>;
  /**
   * The same store as somebody meets it who may see this and no more; everything where nothing is said. Its reads, and what its
   * transactions read, do not know objects of other types, entries of other categories, links to or from them, and what follows from
   * those: every question meets tables `objects`, `entries`, `links` and `object_types` that hold nothing else. A question about
   * another table has to join one of these. Asked with one scope again and again, it answers one store.
   */
  withScope(scope: VisibilityScope | undefined): Store;
  /**
   * The store as it was at the end of the change set with this number: its reads return what they would have returned then. Nothing is
   * written or searched in it, and it is scoped as it is now.
   * @throws RpcError InvalidParameters where the past does not reach so far, with where it begins
   */
  asOf(number: number): Store;
  /**
   * Resolves where reads are possible, and writes of so many bytes; nothing is written where none are said.
   * @throws RpcError Busy, StorageUnavailable, TimedOut, Stopping
   */
  check(bytes?: number): Promise<void>;
  /** Resolves once what other processes may have read of the database by now is on the disk. */
  waitForDurability(): MaybePromise<void>;
  /**
   * Merges a part of what was written to the index of searches lately with the rest of it; answers whether more is left. Writes wait
   * meanwhile, reads do not. An engine that does so by itself has nothing left.
   */
  mergeSearch(): Promise<boolean>;
  /**
   * Calls back after commits, of this process and of others that share the database, and returns a function that ends this. A notification may
   * be lost, and one may stand for several commits; where commits are counted there is one for each, with what was written.
   */
  onCommit(listener: (written?: WriteSet) => void): () => void;
  /** Removes results of calls that were kept before a time, so many at most; answers how many. */
  removeResults(before: string, limit: number): Promise<number>;
  /** Rewrites what is kept of entries, so that the files of the database hold nothing any more of what was changed or removed. Everything else waits. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}
