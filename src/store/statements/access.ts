import { groupsCategory, loginCategory } from '../../domain/access/user-categories.js';
import type { AuditEntry, SessionsEnded } from '../../domain/storage/audit.js';
import type { AccessGiven, Records } from '../../domain/storage/records.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

// Indexes: entries_object, primary key of granted, sessions_person.
const given = `SELECT
  (SELECT COUNT(*) FROM entries WHERE object = ? AND category = '${loginCategory}' AND title <> '') AS logins,
  (SELECT COUNT(*) FROM granted WHERE object = ? AND rights <> '[]') AS grants,
  (SELECT COUNT(*) FROM sessions WHERE person = ?) AS sessions`;

// Indexes: constants_object, primary keys of granted and links, entries_object.
const constantOf = 'SELECT const AS constant FROM constants WHERE object = ?';
const rightsOf = `SELECT rights FROM granted WHERE object = ? OR object IN (
  SELECT l.target_object FROM entries m JOIN links l ON l.entry = m.id AND l.attribute = 'connected_object'
    WHERE m.object = ? AND m.category = '${groupsCategory}') ORDER BY object`;
const grantedTo = 'SELECT rights FROM granted WHERE object IN (?*) ORDER BY object';
const putGrants =
  'INSERT INTO granted (object, rights) VALUES (?, ?) ON CONFLICT (object) DO UPDATE SET rights = excluded.rights';
const endSessions = 'DELETE FROM sessions WHERE person = ? AND digest <> ?';

interface RightsRow {
  readonly rights: string;
}

interface GivenRow {
  readonly logins: number | string;
  readonly grants: number | string;
  readonly sessions: number | string;
}

type Kept = Records['access'];

/** Access that objects give, in the visibility scope or not: logins and grants. */
export class Access extends Repository implements Kept {
  async givenBy(object: number): Promise<AccessGiven> {
    const [row] = await this.connection.whole.rows<GivenRow>(given, [object, object, object]);
    return { login: Number(row?.logins) > 0, rights: Number(row?.grants) > 0, sessions: Number(row?.sessions) > 0 };
  }

  async rightsOf(object: number): Promise<{ readonly constant: string | null; readonly rights: readonly string[] }> {
    const { whole } = this.connection;
    const [named] = await whole.rows<{ readonly constant: string }>(constantOf, [object]);
    const granted = await whole.rows<RightsRow>(rightsOf, [object, object]);
    return { constant: named?.constant ?? null, rights: granted.map(({ rights }) => rights) };
  }

  async grantedTo(objects: readonly number[]): Promise<string[]> {
    if (objects.length === 0) return [];
    const { whole } = this.connection;
    const granted = await whole.rows<RightsRow>(grantedTo, [whole.dialect.list(objects)]);
    return granted.map(({ rights }) => rights);
  }

  async grant(object: number, rights: string, told: AuditEntry<'grantsChanged'>): Promise<void> {
    await this.writes.count(putGrants, [object, rights]);
    await insertEvents(this.writes, [told]);
  }

  async endSessions(person: number, told: SessionsEnded, except = ''): Promise<number> {
    const count = await this.writes.count(endSessions, [person, except]);
    if (count > 0) await insertEvents(this.writes, [told(count)]);
    return count;
  }
}
