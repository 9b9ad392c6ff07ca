import { groupsCategory } from '../../domain/access/user-categories.js';
import { subjectPatterns } from '../../domain/identity/provisioning-subjects.js';
import type { ProvisionedMember, ProvisionedQuery, ProvisionedRecord, ProvisioningReads } from '../../domain/storage/identity.js';
import type { SqlReads } from '../engines/connection.js';
import type { Value } from '../engines/sql-dialect.js';

const { group, reserved, user } = subjectPatterns;
const kinds = {
  user: `(a.subject NOT LIKE '${reserved}' OR a.subject LIKE '${user}')`,
  group: `a.subject LIKE '${group}'`,
} as const satisfies Readonly<Record<ProvisionedQuery['kind'], string>>;

// Indexes: primary keys of identity_accounts and objects, identity_accounts_provider.
const listed = `SELECT a.provider, a.subject, a.person, a.groups, a.given, o.title, o.status, o.created, o.updated
  FROM identity_accounts a JOIN objects o ON o.id = a.person`;
const counted = 'SELECT CAST(COUNT(*) AS integer) AS number FROM identity_accounts a JOIN objects o ON o.id = a.person';
const upTo = 'ORDER BY a.person, a.subject LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)';
// Indexes: links_target_object, primary keys of entries, objects and identity_accounts, identity_accounts_person.
const members = (one: string) => `SELECT DISTINCT o.id AS person, o.title AS title FROM links l
  JOIN entries m ON m.id = l.entry AND m.category = '${groupsCategory}' AND m.status = 'normal'
  JOIN objects o ON o.id = m.object JOIN identity_accounts a ON a.person = o.id AND a.provider = ? AND ${kinds.user}
  WHERE l.target_object = ? AND l.attribute = 'connected_object'${one} ORDER BY o.id LIMIT CAST(? AS bigint)`;

/** Accounts of provisioning clients, read as those of a database or of a transaction. */
export function provisionedIn(reading: () => SqlReads): ProvisioningReads {
  return {
    list: async (query, { limit, offset }) => {
      const { where, values } = conditionsOf(query);
      return reading().rows<ProvisionedRecord>(`${listed} ${where} ${upTo}`, [...values, limit, offset]);
    },
    count: async query => {
      const { where, values } = conditionsOf(query);
      return (await reading().rows<{ readonly number: number }>(`${counted} ${where}`, values))[0]?.number ?? 0;
    },
    members: async (provider, object, limit, person) => {
      const one = person === undefined ? [] : [person];
      const text = members(person === undefined ? '' : ' AND o.id = ?');
      return reading().rows<ProvisionedMember>(text, [provider, object, ...one, limit]);
    },
  };
}

function conditionsOf({ provider, kind, ...named }: ProvisionedQuery): { readonly where: string; readonly values: Value[] } {
  const given = Object.entries(named).filter((each): each is [string, string | number] => each[1] !== undefined);
  const where = ['a.provider = ?', kinds[kind], ...given.map(([column]) => `a.${column} = ?`)].join(' AND ');
  return { where: `WHERE ${where}`, values: [provider, ...given.map(([, value]) => value)] };
}
