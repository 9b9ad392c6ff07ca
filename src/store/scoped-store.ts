import type { Reads } from '../domain/storage/reads.js';
import type { Records } from '../domain/storage/records.js';
import type { Store } from '../domain/storage/store.js';
import type { VisibilityScope } from '../domain/storage/visibility-scope.js';
import type { Engine } from './engines/engine.js';
import { SqlRecords } from './statements/records.js';
import { ScopedSession, Scoping } from './statements/scoping.js';

/** A store as somebody meets it who may not see everything. */
export class ScopedStore implements Store {
  readonly reads: Reads;
  private readonly whole: Store;
  private readonly engine: Engine;
  private readonly narrowing: Scoping;

  constructor(whole: Store, engine: Engine, scope: VisibilityScope) {
    this.whole = whole;
    this.engine = engine;
    this.narrowing = new Scoping(scope, engine.reading.dialect);
    this.reads = new SqlRecords(new ScopedSession(engine.reading, this.narrowing));
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

  get secret(): string {
    return this.whole.secret;
  }

  get waiting(): number {
    return this.whole.waiting;
  }

  get commits(): number | undefined {
    return this.whole.commits;
  }

  get keepsOrder(): boolean {
    return this.whole.keepsOrder;
  }

  transaction<T>(work: (records: Records) => Promise<T>): Promise<T> {
    return this.engine.run(session => work(new SqlRecords(new ScopedSession(session, this.narrowing))));
  }

  upkeep<T>(work: (records: Records) => Promise<T>): Promise<T> {
    return this.engine.run(session => work(new SqlRecords(new ScopedSession(session, this.narrowing))));
  }

  changeKeys<T>(work: (records: Records) => Promise<T>): Promise<T> {
    return this.whole.changeKeys(work);
  }

  exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.whole.exclusively(name, work);
  }

  scopedTo(): Store {
    throw new Error('A store is narrowed once');
  }

  check(bytes?: number): Promise<void> {
    return this.whole.check(bytes);
  }

  mergeSearch(): Promise<boolean> {
    return this.whole.mergeSearch();
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
