import { groupsCategory, loginCategory } from '../../domain/access/user-categories.js';
import { readableValues } from '../../domain/storage/damage.js';
import { foldLogin } from '../../domain/storage/folding.js';
import type { AccessPage, AccountRecord, GranteeRecord } from '../../domain/storage/users.js';
import type { SqlReads } from '../engines/connection.js';
import { isLogin } from '../tables/object-schemas.js';

const upTo = 'ORDER BY o.id LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)';
const constant = '(SELECT c.const FROM constants c WHERE c.object = o.id) AS constant';

// Indexes: logins_login, primary keys.
const person = `SELECT o.id AS id, e.title AS login FROM logins l JOIN entries e ON e.id = l.entry JOIN objects o ON o.id = e.object
  WHERE l.login = ? AND e.status = 'normal' AND o.status = 'normal'`;
// Index: entries_login, which holds every login.
const accounts = (named: string) => `SELECT o.id AS id, o.title AS name, e.title AS login, e."values" AS "values",
    p.hash IS NOT NULL AS "hasPassword", (f.secret IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys k WHERE k.person = o.id)) AS "hasSecondFactor", g.rights AS rights, ${constant},
    (SELECT CAST(COUNT(*) AS integer) FROM sessions s WHERE s.person = o.id AND s.expires > ?) AS sessions
  FROM (SELECT * FROM entries WHERE ${isLogin}) e JOIN objects o ON o.id = e.object
    LEFT JOIN passwords p ON p.entry = e.id LEFT JOIN granted g ON g.object = o.id
    LEFT JOIN second_factors f ON f.person = o.id
  WHERE e.status = 'normal' AND o.status = 'normal' ${named} ${upTo}`;
// Indexes: entries_object, primary key of links.
const memberships = `SELECT m.object AS person, o.id AS id, o.title AS title FROM entries m
  JOIN links l ON l.entry = m.id AND l.attribute = 'connected_object' JOIN objects o ON o.id = l.target_object
  WHERE m.object IN (?*) AND m.category = '${groupsCategory}' AND m.status = 'normal' ORDER BY m.object, o.id`;
// Index: primary key of granted.
const grantees = (
  named: string,
) => `SELECT o.id AS id, o.title AS name, COALESCE(e.title, '') AS login, g.rights AS rights, ${constant}
  FROM granted g JOIN objects o ON o.id = g.object
    LEFT JOIN entries e ON e.object = o.id AND e.category = '${loginCategory}' AND e.status = 'normal'
  WHERE g.rights <> '[]' ${named} ${upTo}`;

type AccountRow = Omit<AccountRecord, 'enabled' | 'groups'> & { readonly values: string };
type Membership = { readonly person: number; readonly id: number; readonly title: string };

type LoginRow = Pick<AccountRecord, 'id' | 'login'>;

/** The person with a login, whether or not it is disabled. */
export async function personWithLogin(reading: SqlReads, login: string): Promise<number | undefined> {
  return rowWithLogin(await reading.rows<LoginRow>(person, [foldLogin(login)]), login)?.id;
}

/** The one of some rows with logins that are alike: the one that is spelled so, or else the only one. */
export function rowWithLogin<Row extends { readonly login: string }>(alike: readonly Row[], login: string): Row | undefined {
  return alike.find(each => each.login === login) ?? (alike.length === 1 ? alike[0] : undefined);
}

/** Persons with a login; one whose entry is damaged counts as disabled, as nobody knows. */
export async function accountsIn(
  reading: SqlReads,
  { limit, offset, object }: AccessPage,
  time: string,
): Promise<AccountRecord[]> {
  const named = object === undefined ? '' : 'AND o.id = ?';
  const values = object === undefined ? [time, limit, offset] : [time, object, limit, offset];
  const rows = await reading.rows<AccountRow>(accounts(named), values);
  const groups = await groupsOf(
    reading,
    rows.map(({ id }) => id),
  );
  return rows.map(({ values: kept, ...row }) => ({
    ...row,
    hasPassword: Boolean(row.hasPassword),
    hasSecondFactor: Boolean(row.hasSecondFactor),
    enabled: isEnabled(kept),
    groups: groups.get(row.id) ?? [],
  }));
}

/** Objects to which something is granted. */
export async function granteesIn(reading: SqlReads, { limit, offset, object }: AccessPage): Promise<GranteeRecord[]> {
  const named = object === undefined ? '' : 'AND o.id = ?';
  const values = object === undefined ? [limit, offset] : [object, limit, offset];
  return reading.rows<GranteeRecord>(grantees(named), values);
}

async function groupsOf(reading: SqlReads, persons: readonly number[]): Promise<ReadonlyMap<number, AccountRecord['groups']>> {
  const rows = persons.length > 0 ? await reading.rows<Membership>(memberships, [reading.dialect.list(persons)]) : [];
  const groups = new Map<number, { id: number; title: string }[]>();
  for (const { person: member, id, title } of rows) groups.set(member, [...(groups.get(member) ?? []), { id, title }]);
  return groups;
}

function isEnabled(kept: string): boolean {
  const values = readableValues(kept);
  return values !== undefined && values.disabled_login !== true;
}
