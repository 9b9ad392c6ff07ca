import type { AuditEntry } from '../../domain/storage/audit.js';
import type { KeyChanges, KeyEvents, KeyRecord, KeyRecords } from '../../domain/storage/keys.js';
import type { Value } from '../engines/sql-dialect.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

const columns = {
  id: 'id',
  digest: 'digest',
  title: 'title',
  created: 'created',
  expires: 'expires',
  revoked: 'revoked',
  lastUsed: 'last_used',
  rights: 'rights',
  addresses: 'addresses',
  supersededBy: 'superseded_by',
} as const satisfies Record<keyof KeyRecord, string>;

const fields = Object.keys(columns) as (keyof KeyRecord)[];

/** The statement that asks for keys; what it is to be narrowed by follows. */
export const selectedKeys = `SELECT ${fields.map(field => `${columns[field]} AS "${field}"`).join(', ')} FROM api_keys`;
const insertKey = `INSERT INTO api_keys (${Object.values(columns).join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`;
const valuesOfKey = (key: KeyRecord): Value[] => fields.map(field => key[field]);

// Index: primary key.
const find = `${selectedKeys} WHERE id = ?`;
/** A text that names the right may be about some object types alone: the rules look into it. */
const administering = `${selectedKeys} WHERE id <> ? AND revoked IS NULL AND (expires IS NULL OR expires > ?)
  AND (rights IS NULL OR rights LIKE '%"administer"%')`;

/** The keys in a transaction. They are no records that somebody may or may not see: rules decide who meets them. */
export class Keys extends Repository implements KeyRecords {
  async lock(): Promise<void> {
    return this.connection.advisoryLock('keys');
  }

  async find(id: string): Promise<KeyRecord | undefined> {
    return (await this.connection.whole.rows<KeyRecord>(find, [id]))[0];
  }

  async administering(except: string, time: string): Promise<KeyRecord[]> {
    return this.connection.whole.rows<KeyRecord>(administering, [except, time]);
  }

  async insert(key: KeyRecord, told: AuditEntry<'keyCreated'>): Promise<void> {
    await this.writes.count(insertKey, valuesOfKey(key));
    await insertEvents(this.writes, [told]);
  }

  async update(id: string, changes: KeyChanges, told: KeyEvents): Promise<void> {
    const changed = (Object.keys(changes) as (keyof KeyChanges)[]).filter(field => changes[field] !== undefined);
    const assignments = changed.map(field => `${columns[field]} = ?`).join(', ');
    const values = changed.map(field => changes[field] ?? null);
    if (changed.length > 0) await this.writes.count(`UPDATE api_keys SET ${assignments} WHERE id = ?`, [...values, id]);
    await insertEvents(this.writes, told);
  }
}
