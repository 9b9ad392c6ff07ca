import { randomBytes } from 'node:crypto';
import type { AuditStore } from '../domain/storage/audit.js';
import type { Author } from '../domain/storage/change-sets.js';
import type { IdentityStore } from '../domain/storage/identity.js';
import type { KeyStore } from '../domain/storage/keys.js';
import type { OpenTransaction, SharedTransaction } from '../domain/storage/open-transaction.js';
import type { Reads } from '../domain/storage/reads.js';
import type { Records } from '../domain/storage/records.js';
import type { RetentionStore } from '../domain/storage/retention.js';
import type { Store } from '../domain/storage/store.js';
import type { UserStore } from '../domain/storage/users.js';
import type { VisibilityScope } from '../domain/storage/visibility-scope.js';
import type { WebhookStore } from '../domain/storage/webhooks.js';
import { nothingWritten, type WriteSet } from '../domain/storage/write-set.js';
import { inLanguage, type TextValue, text } from '../messages/text.js';
import type { MaybePromise } from '../rpc/maybe-promise.js';
import { RpcError } from '../rpc/rpc-error.js';
import { claimCatalogue } from './catalogue.js';
import type { Engine, StoreOptions } from './engines/engine.js';
import { storageError } from './engines/failures.js';
import { installationSecret, nameHistory } from './installation.js';
import { recordTransaction } from './record-transaction.js';
import { StoredRetention } from './retention/stored-retention.js';
import { shareTransaction } from './shared-transaction.js';
import { StoredAudit } from './statements/audit.js';
import { removeResults } from './statements/idempotency.js';
import { identityIn } from './statements/identity.js';
import { OwnKeys, SharedKeys } from './statements/keys.js';
import { SqlRecords } from './statements/records.js';
import { putSetting } from './statements/settings.js';
import { Users } from './statements/users.js';
import { StoredWebhooks } from './statements/webhooks.js';
import { createScopedStore, storeAsOf } from './store-view.js';
import { checkedSetting } from './tables/installation-schemas.js';

const probe = 'SELECT 1 FROM settings WHERE name = ?';

type StoreParts = Pick<StoreOptions, 'catalogue' | 'isPlain'>;

/** A store over any engine. */
export class DatabaseStore implements Store {
  readonly reads: Reads;

  private readonly engine: Engine;
  private readonly narrowed = new WeakMap<VisibilityScope, Store>();
  private closed: Promise<void> | undefined;
  readonly keys: KeyStore;
  readonly users: UserStore;
  readonly audit: AuditStore;
  readonly retention: RetentionStore;
  readonly identity: IdentityStore;
  readonly webhooks: WebhookStore;
  readonly secret: string;

  private constructor(engine: Engine, keys: KeyStore, secret: string) {
    this.engine = engine;
    this.keys = keys;
    this.users = new Users(engine);
    this.audit = new StoredAudit(engine);
    this.identity = identityIn(engine);
    this.webhooks = new StoredWebhooks(engine);
    this.secret = secret;
    this.reads = new SqlRecords(engine.reading);
    this.retention = new StoredRetention(engine, time => this.reads.revisions.lastUntil(time));
  }

  /** Takes over an open engine. */
  static async over(engine: Engine, { catalogue, isPlain = false }: StoreParts = {}): Promise<DatabaseStore> {
    try {
      const keys = engine.isAlone && !isPlain ? await OwnKeys.open(engine) : new SharedKeys(engine);
      const secret = await installationSecret(engine, keys);
      await nameHistory(engine);
      if (catalogue?.claimed) await claimCatalogue(engine, catalogue);
      return new DatabaseStore(engine, keys, secret);
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  get now(): Store['now'] {
    return this.engine.now;
  }

  get waiting(): number {
    return this.engine.waiting;
  }

  get commits(): number | undefined {
    return this.engine.commits;
  }

  get state(): Store['state'] {
    return this.engine.state;
  }

  get keepsOrder(): boolean {
    return this.engine.keepsOrder;
  }

  inOrder(): Store {
    const transactions = this.engine.inOrder?.();
    if (!transactions) return this;
    const { run, runLong } = transactions;
    const engine: Engine = Object.create(this.engine, { run: { value: run }, runLong: { value: runLong } });
    return Object.create(this, { engine: { value: engine }, narrowed: { value: new WeakMap() } });
  }

  beginWrites(writes: number, begin: () => MaybePromise<void>): MaybePromise<void> {
    return this.engine.beginWrites ? this.engine.beginWrites(writes, begin) : begin();
  }

  transaction<T>(author: Author, work: (records: Records) => MaybePromise<T>): Promise<T> {
    return recordTransaction(this.engine, author, work);
  }

  share<T>(transaction: SharedTransaction, work: (open: OpenTransaction) => MaybePromise<T>): Promise<T> {
    return shareTransaction(this, this.engine, transaction, work);
  }

  upkeep<T>(work: (records: Records) => MaybePromise<T>): Promise<T> {
    return this.engine.run(session => work(new SqlRecords(session)), nothingWritten);
  }

  async changeKeys<T>(author: Author, work: (records: Records) => MaybePromise<T>): Promise<T> {
    return this.transaction(author, work).finally(() => this.keys.refresh());
  }

  async exclusively<T>(name: TextValue, work: () => Promise<T>): Promise<T> {
    const release = await this.engine.lockName(inLanguage(name, 'en'));
    if (!release) throw new RpcError('Conflict', { reason: text('SomebodyElseDoesThisAlready', { name }) });
    try {
      return await work();
    } finally {
      await release();
    }
  }

  withScope(scope: VisibilityScope | undefined): Store {
    if (!scope) return this;
    const known = this.narrowed.get(scope) ?? createScopedStore(this, this.engine, scope);
    this.narrowed.set(scope, known);
    return known;
  }

  asOf(number: number): Store {
    return storeAsOf(this, this.engine, number);
  }

  /** Only a write that is committed proves that the next one can be; one that changes nothing touches no disk. */
  async check(bytes = 0): Promise<void> {
    await this.verify();
    await this.engine.reading.rows(probe, [checkedSetting]);
    if (bytes === 0) return;
    const text = randomBytes(Math.ceil(bytes / 2)).toString('hex');
    await this.engine.run(session => session.count(putSetting, [checkedSetting, text]), 'upkeep');
  }

  private async verify(): Promise<void> {
    try {
      await this.engine.verify();
    } catch (error) {
      throw error instanceof RpcError ? error : storageError('StorageUnavailable', error);
    }
  }

  waitForDurability(): MaybePromise<void> {
    return this.engine.settled?.();
  }

  async mergeSearch(): Promise<boolean> {
    await this.verify();
    return this.engine.mergeSearch();
  }

  onCommit(listener: (written?: WriteSet) => void): () => void {
    return this.engine.onCommit(listener);
  }

  removeResults(before: string, limit: number): Promise<number> {
    return this.engine.run(session => session.count(removeResults(session.dialect), [before, limit]), 'upkeep');
  }

  wipe(): Promise<void> {
    return this.engine.wipe();
  }

  close(): Promise<void> {
    this.closed ??= this.engine.close();
    return this.closed;
  }
}
