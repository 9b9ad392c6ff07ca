import type { AuditEntry } from '../../domain/storage/audit.js';
import type { Records } from '../../domain/storage/records.js';
import { isLogin } from '../tables/object-schemas.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

// Index: entries_login. A login is unique among all, seen or not.
const other = `SELECT id FROM entries WHERE ${isLogin} AND title = ? AND id <> ?`;
const put =
  'INSERT INTO passwords (entry, hash) VALUES (?, ?) ON CONFLICT (entry) DO UPDATE SET hash = excluded.hash, expired = 0';
const expire = 'UPDATE passwords SET expired = 1 WHERE entry = ?';
const remove = 'DELETE FROM passwords WHERE entry = ?';

type Kept = Records['passwords'];

/** Hashes of the passwords of users, which only a login reads. */
export class Passwords extends Repository implements Kept {
  async hasLogin(login: string, except: number): Promise<boolean> {
    await this.connection.advisoryLock(`login ${login}`);
    return (await this.connection.whole.rows(other, [login, except])).length > 0;
  }

  async set(entry: number, hash: string, told: AuditEntry<'passwordSet'>): Promise<void> {
    await this.writes.count(put, [entry, hash]);
    await insertEvents(this.writes, [told]);
  }

  async expire(entry: number): Promise<void> {
    await this.writes.count(expire, [entry]);
  }

  async remove(entry: number, told: AuditEntry<'passwordRemoved'>): Promise<void> {
    if ((await this.writes.count(remove, [entry])) > 0) await insertEvents(this.writes, [told]);
  }
}
