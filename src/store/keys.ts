import type { KeyRecord, KeyStore } from '../domain/storage/keys.js';
import type { Value } from './dialect.js';
import type { Engine } from './engine.js';
import { keySchema } from './user-schemas.js';

const columns = {
  id: 'id',
  digest: 'digest',
  title: 'title',
  created: 'created',
  expires: 'expires',
  revoked: 'revoked',
  lastUsed: 'last_used',
  rights: 'rights',
} as const satisfies Record<keyof KeyRecord, string>;

const fields = Object.keys(columns) as (keyof KeyRecord)[];

// Index: primary key.
const find = `SELECT ${fields.map(field => `${columns[field]} AS "${field}"`).join(', ')} FROM api_keys WHERE id = ?`;
const insert = `INSERT INTO api_keys (${Object.values(columns).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`;
const revoke = 'UPDATE api_keys SET revoked = ? WHERE id = ? AND revoked IS NULL';
const touch = 'UPDATE api_keys SET last_used = ? WHERE id = ? AND (last_used IS NULL OR last_used < ?)';

/** The keys of a database that other processes may change: each question is asked anew. */
export class SharedKeys implements KeyStore {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async find(id: string): Promise<KeyRecord | undefined> {
    return (await this.engine.reading.rows<KeyRecord>(find, [id]))[0];
  }

  list(): Promise<KeyRecord[]> {
    return this.engine.source.getRepository(keySchema).find({ order: { created: 'ASC', id: 'ASC' } });
  }

  async insert(key: KeyRecord): Promise<void> {
    const values: Value[] = fields.map(field => key[field]);
    await this.engine.run(session => session.count(insert, values));
  }

  async revoke(id: string, time: string): Promise<boolean> {
    return (await this.engine.run(session => session.count(revoke, [time, id]))) === 1;
  }

  async touch(uses: ReadonlyMap<string, string>): Promise<void> {
    if (uses.size === 0) return;
    await this.engine.run(async session => {
      // In the same order as other processes.
      for (const [id, time] of [...uses].sort()) await session.count(touch, [time, id, time]);
    }, 'upkeep');
  }
}

/** The keys of a database that only this process changes: they are found in memory, which follows every commit. */
export class OwnKeys implements KeyStore {
  private readonly shared: SharedKeys;
  private readonly keys: Map<string, KeyRecord>;

  private constructor(shared: SharedKeys, keys: readonly KeyRecord[]) {
    this.shared = shared;
    this.keys = new Map(keys.map(key => [key.id, key]));
  }

  /** Reads all keys once. */
  static async open(engine: Engine): Promise<OwnKeys> {
    const shared = new SharedKeys(engine);
    return new OwnKeys(shared, await shared.list());
  }

  find(id: string): KeyRecord | undefined {
    return this.keys.get(id);
  }

  list(): Promise<KeyRecord[]> {
    return this.shared.list();
  }

  async insert(key: KeyRecord): Promise<void> {
    await this.shared.insert(key);
    this.keys.set(key.id, key);
  }

  async revoke(id: string, time: string): Promise<boolean> {
    const isRevoked = await this.shared.revoke(id, time);
    if (isRevoked) this.change(id, { revoked: time });
    return isRevoked;
  }

  async touch(uses: ReadonlyMap<string, string>): Promise<void> {
    await this.shared.touch(uses);
    for (const [id, lastUsed] of uses) if ((this.keys.get(id)?.lastUsed ?? '') < lastUsed) this.change(id, { lastUsed });
  }

  private change(id: string, changes: Partial<KeyRecord>): void {
    const key = this.keys.get(id);
    if (key) this.keys.set(id, { ...key, ...changes });
  }
}
