import type { AuditEntry } from '../../domain/storage/audit.js';
import { foldLogin } from '../../domain/storage/folding.js';
import type { Records } from '../../domain/storage/records.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

// Index: logins_login. A login is unique among all, seen or not.
const other = 'SELECT entry FROM logins WHERE login = ? AND entry <> ? LIMIT 1';
const putLogin = 'INSERT INTO logins (entry, login) VALUES (?, ?) ON CONFLICT (entry) DO UPDATE SET login = excluded.login';
const removeLogin = 'DELETE FROM logins WHERE entry = ?';
const put =
  'INSERT INTO passwords (entry, hash) VALUES (?, ?) ON CONFLICT (entry) DO UPDATE SET hash = excluded.hash, expired = 0';
const expire = 'UPDATE passwords SET expired = 1 WHERE entry = ?';
const remove = 'DELETE FROM passwords WHERE entry = ?';

/** The name under which a login as it is compared is locked. */
export const loginLock = (folded: string): string => `login ${folded}`;

type Kept = Records['passwords'];

/** Hashes of the passwords of users, which only a login reads. */
export class Passwords extends Repository implements Kept {
  async hasLogin(login: string, except: number): Promise<boolean> {
    const folded = foldLogin(login);
    await this.connection.advisoryLock(loginLock(folded));
    return (await this.connection.whole.rows(other, [folded, except])).length > 0;
  }

  async keepLogin(entry: number, login: string): Promise<void> {
    if (login === '') await this.writes.count(removeLogin, [entry]);
    else await this.writes.count(putLogin, [entry, foldLogin(login)]);
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
