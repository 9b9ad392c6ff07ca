import { adminPerson } from '../../domain/access/user.js';
import { groupsCategory, isDisabledLogin, loginCategory } from '../../domain/access/user-categories.js';
import type { AuditEntry, SessionsEnded } from '../../domain/storage/audit.js';
import type { AccessGiven, AdministratorGrant, Records } from '../../domain/storage/records.js';
import { insertEvents } from './audit.js';
import { Repository } from './repository.js';

// Indexes: entries_object, primary key of granted, sessions_person, links_target_object, primary key of entries.
const given = `SELECT object, 'login' AS "by" FROM entries WHERE object IN (?*) AND category = '${loginCategory}' AND title <> ''
  UNION SELECT object, 'rights' FROM granted WHERE object IN (?*) AND rights <> '[]'
  UNION SELECT person, 'sessions' FROM sessions WHERE person IN (?*)
  UNION SELECT object, 'membership' FROM entries WHERE object IN (?*) AND category = '${groupsCategory}'
  UNION SELECT l.target_object, 'membership' FROM links l JOIN entries m ON m.id = l.entry
    WHERE l.target_object IN (?*) AND m.category = '${groupsCategory}'`;
const nothingGiven: AccessGiven = { login: false, rights: false, sessions: false, membership: false };

// Indexes: constants_object, primary keys of granted and links, entries_object.
const constantOf = 'SELECT const AS constant FROM constants WHERE object = ?';
const rightsOf = `SELECT rights FROM granted WHERE object = ? OR object IN (
  SELECT l.target_object FROM entries m JOIN links l ON l.entry = m.id AND l.attribute = 'connected_object'
    WHERE m.object = ? AND m.category = '${groupsCategory}') ORDER BY object`;
const selectGrants = 'SELECT rights FROM granted WHERE object IN (?*) ORDER BY object';
const putGrants =
  'INSERT INTO granted (object, rights) VALUES (?, ?) ON CONFLICT (object) DO UPDATE SET rights = excluded.rights';
// Indexes: links_target_object, primary keys of entries and objects, entries_object.
const administrators = `WITH granting AS (
    SELECT g.object, g.rights FROM granted g JOIN objects o ON o.id = g.object AND o.status = 'normal' WHERE g.rights LIKE '%"administer"%'
  ), holding AS (
    SELECT object AS person, 0 AS "group", rights FROM granting
    UNION ALL SELECT m.object, g.object, g.rights FROM granting g
      JOIN links l ON l.target_object = g.object AND l.attribute = 'connected_object'
      JOIN entries m ON m.id = l.entry AND m.category = '${groupsCategory}' AND m.status = 'normal'
    UNION ALL SELECT object, 0, NULL FROM constants WHERE const = '${adminPerson}'
  ) SELECT h.person AS person, h."group" AS "group", h.rights AS rights, e."values" AS "values" FROM holding h
    JOIN objects o ON o.id = h.person AND o.status = 'normal'
    JOIN entries e ON e.object = h.person AND e.category || '' = '${loginCategory}' AND e.title <> '' AND e.status = 'normal'`;
const endSessions = 'DELETE FROM sessions WHERE person = ? AND digest <> ?';

interface RightsRow {
  readonly rights: string;
}

interface GivenRow {
  readonly object: number;
  readonly by: keyof AccessGiven;
}

type Kept = Records['access'];

/** Access that objects give, in the visibility scope or not: logins and grants. */
export class Access extends Repository implements Kept {
  async findGiven(objects: readonly number[]): Promise<ReadonlyMap<number, AccessGiven>> {
    const { whole } = this.connection;
    const list = whole.dialect.list(objects);
    const found = new Map<number, AccessGiven>();
    for (const { object, by } of await whole.rows<GivenRow>(given, Array(5).fill(list)))
      found.set(object, { ...(found.get(object) ?? nothingGiven), [by]: true });
    return found;
  }

  async rightsOf(object: number): Promise<{ readonly constant: string | null; readonly rights: readonly string[] }> {
    const { whole } = this.connection;
    const [named] = await whole.rows<{ readonly constant: string }>(constantOf, [object]);
    const granted = await whole.rows<RightsRow>(rightsOf, [object, object]);
    return { constant: named?.constant ?? null, rights: granted.map(({ rights }) => rights) };
  }

  async listGrants(objects: readonly number[]): Promise<string[]> {
    if (objects.length === 0) return [];
    const { whole } = this.connection;
    const granted = await whole.rows<RightsRow>(selectGrants, [whole.dialect.list(objects)]);
    return granted.map(({ rights }) => rights);
  }

  async grant(object: number, rights: string, told: AuditEntry<'grantsChanged'>): Promise<void> {
    await this.writes.count(putGrants, [object, rights]);
    await insertEvents(this.writes, [told]);
  }

  async administrators(): Promise<readonly AdministratorGrant[]> {
    const found = await this.connection.whole.rows<AdministratorGrant & { readonly values: string }>(administrators, []);
    return found.filter(({ values }) => !isDisabledLogin(values));
  }

  async endSessions(person: number, told: SessionsEnded, except = ''): Promise<number> {
    const count = await this.writes.count(endSessions, [person, except]);
    if (count > 0) await insertEvents(this.writes, [told(count)]);
    return count;
  }
}
