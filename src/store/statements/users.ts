import { groupsCategory, loginCategory } from '../../domain/access/user-categories.js';
import type { AuditEntry, SessionsEnded } from '../../domain/storage/audit.js';
import { readableValues, valuesKept } from '../../domain/storage/damage.js';
import { foldLogin } from '../../domain/storage/folding.js';
import type {
  AccessPage,
  AccountRecord,
  GranteeRecord,
  OwnSession,
  SessionRecord,
  UserRecord,
  UserStore,
} from '../../domain/storage/users.js';
import { nothingWritten } from '../../domain/storage/write-set.js';
import type { SqlReads } from '../engines/connection.js';
import type { Engine } from '../engines/engine.js';
import { insertText } from '../engines/inserts.js';
import type { SqlDialect } from '../engines/sql-dialect.js';
import { accountsIn, granteesIn, personWithLogin, rowWithLogin } from './accounts.js';
import { insertEvents } from './audit.js';
import { guessesIn } from './guesses.js';
import { isPasskeyUsed, passkeysIn } from './passkeys.js';
import { secondFactorsIn } from './second-factors.js';

const masterCategory = 'C__CATS__PERSON_MASTER';
const sessionsAtMost = 10;

// Indexes: logins_login, primary keys of entries, objects, passwords and second_factors, passkeys_person, constants_object, entries_object.
const selectedAs = (
  provider: string,
) => `SELECT ${provider} AS provider, o.id AS person, e.id AS id, o.title AS name, e.title AS login, e."values" AS "values", p.hash AS password, p.expired AS expired, f.person AS codes,
    (SELECT MIN(k.person) FROM passkeys k WHERE k.person = o.id) AS passkey,
    (SELECT c.const FROM constants c WHERE c.object = o.id) AS constant,
    (SELECT m."values" FROM entries m WHERE m.object = o.id AND m.category = '${masterCategory}' AND m.single = 1) AS master`;
const joined = `JOIN objects o ON o.id = e.object AND o.status = 'normal' LEFT JOIN passwords p ON p.entry = e.id
  LEFT JOIN second_factors f ON f.person = o.id AND f.secret IS NOT NULL`;
const hasLogin = `e.category = '${loginCategory}' AND e.title <> '' AND e.status = 'normal'`;
const withLogin = `${selectedAs('NULL')} FROM logins l JOIN entries e ON e.id = l.entry ${joined} WHERE l.login = ? AND e.status = 'normal'`;

// Indexes: primary key of sessions, entries_object.
const withSession = `${selectedAs('s.provider')} FROM sessions s JOIN entries e ON e.object = s.person ${joined}
  WHERE s.digest = ? AND s.expires > ? AND ${hasLogin}`;

// Indexes: primary key of granted, entries_object, links_of_entry.
const grants = `SELECT g.object AS object, g.rights AS rights FROM granted g JOIN objects o ON o.id = g.object
  WHERE o.status = 'normal' AND (g.object = ? OR g.object IN (
    SELECT l.target_object FROM entries m JOIN links l ON l.entry = m.id AND l.attribute = 'connected_object'
      WHERE m.object = ? AND m.category = '${groupsCategory}' AND m.status = 'normal'
  )) ORDER BY g.object`;

// Indexes: primary key of second_factors, passkeys_person.
const factor = `SELECT person FROM second_factors WHERE person = ? AND secret IS NOT NULL
  UNION SELECT person FROM passkeys WHERE person = ?`;
const sessionColumns = [
  ...(['digest', 'person', 'created', 'expires', 'address', 'passkey'] as const),
  ...(['provider', 'subject', 'sid', 'tokens', 'checked'] as const),
];
const open = insertText('sessions', sessionColumns)(1);
// Index: sessions_person.
const ofPerson = `SELECT digest, created, expires, address, provider, passkey FROM sessions
  WHERE person = ? AND expires > ? ORDER BY created DESC, digest`;
const close = 'DELETE FROM sessions WHERE digest = ?';
// Skips rows that other transactions have locked: they remove them.
const tidy = ({ skipping }: SqlDialect) =>
  `DELETE FROM sessions WHERE digest IN (SELECT digest FROM sessions WHERE expires <= ?${skipping})`;
const bound = `DELETE FROM sessions WHERE person = ? AND digest <> ? AND digest NOT IN (
  SELECT digest FROM sessions WHERE person = ? AND digest <> ? ORDER BY created DESC, digest LIMIT ${sessionsAtMost - 1})`;

type UserRow = Omit<UserRecord, 'mail' | 'grants' | 'passwordExpired' | 'hasSecondFactor' | 'hasCodes'> & {
  readonly id: number;
  readonly values: string;
  readonly master: string | null;
  readonly expired: number | null;
  readonly codes: number | null;
  readonly passkey: number | null;
};

/** Users, their sessions, and guesses at their passwords. */
export class Users implements UserStore {
  readonly wrongGuesses: UserStore['wrongGuesses'];
  readonly noteWrongGuess: UserStore['noteWrongGuess'];
  readonly forgetGuesses: UserStore['forgetGuesses'];
  readonly secondFactors: UserStore['secondFactors'];
  readonly passkeys: UserStore['passkeys'];
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
    this.secondFactors = secondFactorsIn(engine);
    this.passkeys = passkeysIn(engine);
    ({
      wrongGuesses: this.wrongGuesses,
      noteWrongGuess: this.noteWrongGuess,
      forgetGuesses: this.forgetGuesses,
    } = guessesIn(engine));
  }

  async withLogin(login: string): Promise<UserRecord | undefined> {
    return this.userIn(rowWithLogin(await this.reading.rows<UserRow>(withLogin, [foldLogin(login)]), login));
  }

  async withSession(digest: string, time: string): Promise<UserRecord | undefined> {
    return this.userIn((await this.reading.rows<UserRow>(withSession, [digest, time]))[0]);
  }

  async openSession(
    { digest, person, created, expires, address, signIn, passkey }: SessionRecord,
    isFactorUsed: boolean,
    told: AuditEntry<'loggedIn'>,
    ended: SessionsEnded,
  ): Promise<boolean> {
    return this.engine.run(async session => {
      await session.lock([person], 'hold');
      if (!isFactorUsed && (await session.rows(factor, [person, person])).length > 0) return false;
      if (passkey && !(await isPasskeyUsed(session, person, passkey, created))) return false;
      await session.count(tidy(session.dialect), [created]);
      const { provider = null, subject = null, sid = null, tokens = null, checked = null } = signIn ?? {};
      const opened = [digest, person, created, expires, address, Number(passkey !== undefined)];
      await session.count(open, [...opened, provider, subject, sid, tokens, checked]);
      const surplus = await session.count(bound, [person, digest, person, digest]);
      await insertEvents(session, surplus > 0 ? [told, ended(surplus)] : [told]);
      return true;
    }, nothingWritten);
  }

  async sessionsOf(person: number, time: string): Promise<OwnSession[]> {
    return this.reading.rows<OwnSession>(ofPerson, [person, time]);
  }

  closeSession(digest: string, told: AuditEntry<'loggedOut'>): Promise<boolean> {
    return this.engine.run(async session => {
      const isClosed = (await session.count(close, [digest])) === 1;
      if (isClosed) await insertEvents(session, [told]);
      return isClosed;
    }, nothingWritten);
  }

  personWithLogin(login: string): Promise<number | undefined> {
    return personWithLogin(this.reading, login);
  }

  accounts(page: AccessPage, time: string): Promise<AccountRecord[]> {
    return accountsIn(this.reading, page, time);
  }

  grantees(page: AccessPage): Promise<GranteeRecord[]> {
    return granteesIn(this.reading, page);
  }

  private get reading(): SqlReads {
    return this.engine.reading;
  }

  private async userIn(found: UserRow | undefined): Promise<UserRecord | undefined> {
    // Grants are asked for in any case, so that a login that nobody has takes as long.
    const granted = await this.reading.rows<{ readonly rights: string }>(grants, [found?.person ?? 0, found?.person ?? 0]);
    if (!found || !isEnabled(found)) return undefined;
    const { id: _, values: __, master, expired, codes, passkey, ...row } = found;
    const mail = readableValues(master ?? '{}')?.mail;
    return {
      ...row,
      passwordExpired: expired === 1,
      hasSecondFactor: codes !== null || passkey !== null,
      hasCodes: codes !== null,
      mail: typeof mail === 'string' ? mail : '',
      grants: granted.map(({ rights }) => rights),
    };
  }
}

/** @throws RpcError StorageUnavailable naming the entry with the login, where that is damaged: nobody knows whether it is enabled */
function isEnabled(row: UserRow): boolean {
  return valuesKept('entry', row).disabled_login !== true;
}
