import type { AuditEntry, SessionsEnded } from '../../domain/storage/audit.js';
import type {
  IdentityAccountRecord,
  IdentityRecords,
  IdentityStore,
  ProviderRecord,
  ProviderSession,
  ProviderSyncRecord,
} from '../../domain/storage/identity.js';
import { nothingWritten } from '../../domain/storage/write-set.js';
import type { SqlReads } from '../engines/connection.js';
import type { Engine } from '../engines/engine.js';
import type { Value } from '../engines/sql-dialect.js';
import { insertEvents } from './audit.js';
import { provisionedIn } from './provisioned.js';
import { Repository } from './repository.js';

const providers = `SELECT id, title, issuer, client, secret, scopes, groups_claim AS "groupsClaim",
  subject_claim AS "subjectClaim", admitted, rules, enabled
  FROM identity_providers ORDER BY title, id`;
const accounts = 'SELECT provider, subject, person, groups, given FROM identity_accounts';
// Indexes: primary key of identity_accounts, identity_accounts_person.
const account = `${accounts} WHERE provider = ? AND subject = ?`;
const accountOf = `${accounts} WHERE provider = ? AND person = ? ORDER BY subject LIMIT 1`;
const accountsNamed = `${accounts} WHERE provider = ? AND subject IN `;
const accountsAfter = `${accounts} WHERE provider = ? AND subject > ? ORDER BY subject LIMIT CAST(? AS bigint)`;
const anyAccount = 'SELECT 1 FROM identity_accounts WHERE provider = ? LIMIT 1';
const put = `INSERT INTO identity_providers (id, title, issuer, client, secret, scopes, groups_claim, subject_claim, admitted, rules, enabled)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET title = excluded.title, issuer = excluded.issuer,
  client = excluded.client, secret = excluded.secret, scopes = excluded.scopes, groups_claim = excluded.groups_claim,
  subject_claim = excluded.subject_claim, admitted = excluded.admitted, rules = excluded.rules, enabled = excluded.enabled`;
const putAccount = `INSERT INTO identity_accounts (provider, subject, person, groups, given) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (provider, subject) DO UPDATE SET person = excluded.person, groups = excluded.groups, given = excluded.given`;
const moveAccount = 'UPDATE identity_accounts SET subject = ? WHERE provider = ? AND subject = ?';
const removeAccount = 'DELETE FROM identity_accounts WHERE provider = ? AND subject = ?';
const remove = 'DELETE FROM identity_providers WHERE id = ?';
const syncs = 'SELECT id AS provider, sync FROM identity_providers WHERE sync IS NOT NULL';
const putSync = 'UPDATE identity_providers SET sync = ? WHERE id = ?';
const rewrite = 'UPDATE identity_providers SET secret = ? WHERE id = ?';
// Indexes: sessions_checked, primary key of sessions.
const due = `SELECT digest, person, provider, subject, sid, tokens, checked FROM sessions
  WHERE checked < ? AND provider = ? AND expires > ? ORDER BY checked LIMIT CAST(? AS bigint)`;
const claim = 'UPDATE sessions SET checked = ? WHERE digest = ? AND checked = ?';
const keepTokens = 'UPDATE sessions SET tokens = ? WHERE digest = ?';
const openByPerson =
  'SELECT person, CAST(COUNT(*) AS integer) AS sessions FROM sessions WHERE provider = ? GROUP BY person ORDER BY person';
const endAll = 'DELETE FROM sessions WHERE provider = ?';
const end = 'DELETE FROM sessions WHERE digest = ?';
const ofProvider = 'SELECT digest, person FROM sessions WHERE checked IS NOT NULL AND provider = ?';

/** Providers of a database, and the sessions that they opened, which all processes on it share. */
export function identityIn(engine: Engine): IdentityStore {
  const changed = (text: string, values: readonly Value[]) =>
    engine.run(async session => (await session.count(text, values)) === 1, nothingWritten);
  return {
    provisioned: provisionedIn(() => engine.reading),
    providers: async () => engine.reading.rows<ProviderRecord>(providers, []),
    account: async (provider, subject) => (await engine.reading.rows<IdentityAccountRecord>(account, [provider, subject]))[0],
    accountOf: async (provider, person) => (await engine.reading.rows<IdentityAccountRecord>(accountOf, [provider, person]))[0],
    accountsNamed: async (...named) => accountsNamedIn(engine.reading, ...named),
    syncs: async () => engine.reading.rows<ProviderSyncRecord>(syncs, []),
    async putSync({ provider, sync }) {
      await changed(putSync, [sync, provider]);
    },
    accountsAfter: async (provider, subject, limit) =>
      engine.reading.rows<IdentityAccountRecord>(accountsAfter, [provider, subject, limit]),
    dueSessions: async (provider, before, now, limit) =>
      engine.reading.rows<ProviderSession>(due, [before, provider, now, limit]),
    claim: ({ digest, checked }, now) => changed(claim, [now, digest, checked]),
    async keepTokens(digest, tokens) {
      await changed(keepTokens, [tokens, digest]);
    },
    async sessionsOf({ provider, subject, sid }) {
      const given = Object.entries({ subject, sid }).filter((each): each is [string, string] => each[1] !== undefined);
      const narrowed = given.map(([column]) => ` AND ${column} = ?`).join('');
      return engine.reading.rows(ofProvider + narrowed, [provider, ...given.map(([, value]) => value)]);
    },
    endSession: (digest, told) =>
      engine.run(async session => {
        const isEnded = (await session.count(end, [digest])) === 1;
        if (isEnded) await insertEvents(session, [told(1)]);
        return isEnded;
      }, nothingWritten),
  };
}

async function accountsNamedIn(
  reading: SqlReads,
  provider: string,
  subjects: readonly string[],
): Promise<IdentityAccountRecord[]> {
  const text = `${accountsNamed}(${subjects.map(() => '?').join(', ')})`;
  return reading.rows<IdentityAccountRecord>(text, [provider, ...subjects]);
}

/** Providers and accounts within a transaction. */
export class IdentityRows extends Repository implements IdentityRecords {
  readonly provisioned = provisionedIn(() => this.connection.whole);

  async lock(): Promise<void> {
    await this.connection.advisoryLock('identity');
  }

  async list(): Promise<ProviderRecord[]> {
    return this.connection.whole.rows<ProviderRecord>(providers, []);
  }

  async put(provider: ProviderRecord, told: AuditEntry<'providerSaved'>): Promise<void> {
    const { id, title, issuer, client, secret, scopes, groupsClaim, subjectClaim, admitted, rules, enabled } = provider;
    const all = [id, title, issuer, client, secret, scopes, groupsClaim, subjectClaim, admitted, rules, enabled];
    await this.writes.count(put, all);
    await insertEvents(this.writes, [told]);
  }

  async remove(id: string, told: AuditEntry<'providerDeleted'>): Promise<void> {
    await this.writes.count(remove, [id]);
    await insertEvents(this.writes, [told]);
  }

  async endSessions(provider: string, told: (person: number) => SessionsEnded): Promise<void> {
    const open = await this.connection.whole.rows<{ readonly person: number; readonly sessions: number }>(openByPerson, [
      provider,
    ]);
    if (open.length === 0) return;
    await this.writes.count(endAll, [provider]);
    await insertEvents(
      this.writes,
      open.map(({ person, sessions }) => told(person)(sessions)),
    );
  }

  async rewriteSecret(id: string, secret: string): Promise<void> {
    await this.writes.count(rewrite, [secret, id]);
  }

  async account(provider: string, subject: string): Promise<IdentityAccountRecord | undefined> {
    return (await this.connection.whole.rows<IdentityAccountRecord>(account, [provider, subject]))[0];
  }

  accountsNamed(provider: string, subjects: readonly string[]): Promise<IdentityAccountRecord[]> {
    return accountsNamedIn(this.connection.whole, provider, subjects);
  }

  async hasAccounts(provider: string): Promise<boolean> {
    return (await this.connection.whole.rows(anyAccount, [provider])).length > 0;
  }

  async putAccount({ provider, subject, person, groups, given }: IdentityAccountRecord): Promise<void> {
    await this.writes.count(putAccount, [provider, subject, person, groups, given]);
  }
  async moveAccount({ provider, subject }: Pick<IdentityAccountRecord, 'provider' | 'subject'>, next: string): Promise<void> {
    await this.writes.count(moveAccount, [next, provider, subject]);
  }

  async removeAccount({ provider, subject }: Pick<IdentityAccountRecord, 'provider' | 'subject'>): Promise<void> {
    await this.writes.count(removeAccount, [provider, subject]);
  }
}
