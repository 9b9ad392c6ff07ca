import type { AuditEntry } from '../../domain/storage/audit.js';
import type { KeyPage, KeyRecord, KeyStore, KeyUse } from '../../domain/storage/keys.js';
import { RowWriter } from '../changes/row-writer.js';
import type { Engine } from '../engines/engine.js';
import { keySchema } from '../tables/user-schemas.js';
import { insertEvents } from './audit.js';
import { Keys, selectedKeys } from './key-records.js';

// Index: primary key.
const find = `${selectedKeys} WHERE id = ?`;
const page = `${selectedKeys} ORDER BY created, id LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)`;
const firstUse = 'UPDATE api_keys SET last_used = ? WHERE id = ? AND last_used IS NULL';
const touch = 'UPDATE api_keys SET last_used = ? WHERE id = ? AND last_used < ?';

/** The keys of a database that other processes may change: each question is asked anew. */
export class SharedKeys implements KeyStore {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async find(id: string): Promise<KeyRecord | undefined> {
    return (await this.engine.reading.rows<KeyRecord>(find, [id]))[0];
  }

  async list(asked?: KeyPage): Promise<KeyRecord[]> {
    if (asked) return this.engine.reading.rows<KeyRecord>(page, [asked.limit, asked.offset]);
    return this.engine.source.getRepository(keySchema).find({ order: { created: 'ASC', id: 'ASC' } });
  }

  async insert(key: KeyRecord, told: AuditEntry<'keyCreated'>): Promise<void> {
    await this.engine.run(session => new Keys(session, new RowWriter(session, undefined)).insert(key, told));
  }

  async touch(uses: readonly KeyUse[]): Promise<void> {
    if (uses.length === 0) return;
    await this.engine.run(async session => {
      // In the same order as other processes.
      for (const { id, time, firstUse: told } of uses.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
        if ((await session.count(touch, [time, id, time])) === 0 && (await session.count(firstUse, [time, id])) > 0)
          await insertEvents(session, [told]);
    }, 'upkeep');
  }

  refresh(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * The keys of a database that only this process changes: they are found in memory, which is read anew after every change. While that
 * fails each question is asked of the database.
 */
export class OwnKeys implements KeyStore {
  private readonly shared: SharedKeys;
  private keys: ReadonlyMap<string, KeyRecord> | undefined;
  private begun = 0;
  private latest = 0;

  private constructor(shared: SharedKeys, keys: readonly KeyRecord[]) {
    this.shared = shared;
    this.keys = byId(keys);
  }

  /** Reads all keys once. */
  static async open(engine: Engine): Promise<OwnKeys> {
    const shared = new SharedKeys(engine);
    return new OwnKeys(shared, await shared.list());
  }

  find(id: string): KeyRecord | undefined | Promise<KeyRecord | undefined> {
    return this.keys ? this.keys.get(id) : this.shared.find(id);
  }

  async list(asked?: KeyPage): Promise<KeyRecord[]> {
    return this.shared.list(asked);
  }

  insert(key: KeyRecord, told: AuditEntry<'keyCreated'>): Promise<void> {
    return this.shared.insert(key, told).finally(() => this.refresh());
  }

  touch(uses: readonly KeyUse[]): Promise<void> {
    return this.shared.touch(uses);
  }

  /** A refresh that ends after one that began later read what is no longer true. */
  async refresh(): Promise<void> {
    this.begun += 1;
    const number = this.begun;
    const found = await this.shared.list().catch(() => undefined);
    if (number < this.latest) return;
    this.latest = number;
    this.keys = found && byId(found);
  }
}

function byId(keys: readonly KeyRecord[]): ReadonlyMap<string, KeyRecord> {
  return new Map(keys.map(key => [key.id, key]));
}
