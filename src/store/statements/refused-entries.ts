import type { RefusingMember } from '../../domain/storage/schema.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import type { Piece } from './clauses/value-tests.js';
import { sharedValues, valueIn } from './unique-values.js';

/** Of the entries of an object in a category: that they are not those of a category of single entries, which are normal. */
export const isSeveral = "(COUNT(*) > 1 OR MIN(CASE WHEN status = 'normal' THEN 1 ELSE 0 END) = 0)";

type Statements = {
  readonly [Name in RefusingMember['member']]: (
    member: Extract<RefusingMember, { readonly member: Name }>,
    after: number,
    dialect: SqlDialect,
  ) => Piece;
};

const statements: Statements = {
  unique: ({ attribute }, after, dialect) => {
    const { category, key } = attribute;
    const shared = sharedValues(attribute, dialect);
    const text = `SELECT e.id AS entry, ${dialect.member('e."values"', [key]).text} AS value
      FROM entries e JOIN objects o ON o.id = e.object WHERE e.category = ? AND e.id > ? AND ${shared.inForce}
      AND (${valueIn('e', key, dialect)}, ${shared.scope}) IN (SELECT value, scope FROM (${shared.groups}) shared)`;
    return { text, values: [category, after, category] };
  },
  required: ({ category, key }, after, dialect) => ({
    text: `SELECT e.id AS entry, NULL AS value FROM entries e WHERE e.category = ? AND e.id > ?
      AND ${dialect.member('e."values"', [key]).json} IS NULL`,
    values: [category, after],
  }),
  multiValue: ({ category }, after) => ({
    text: `SELECT e.id AS entry, NULL AS value FROM entries e WHERE e.category = ? AND e.id > ? AND e.object IN
      (SELECT object FROM entries WHERE category = ? GROUP BY object HAVING ${isSeveral})`,
    values: [category, after, category],
  }),
};

/** The statement that finds entries which stand in the way of a member, ascending by id. */
export function refusedStatement(
  member: RefusingMember,
  after: number,
  limit: number,
  dialect: SqlDialect,
): [text: string, values: Value[]] {
  // The cast: the row has the type of the member that it is named by.
  const statement = statements[member.member] as (member: RefusingMember, after: number, dialect: SqlDialect) => Piece;
  const { text, values } = statement(member, after, dialect);
  return [`${text} ORDER BY e.id LIMIT CAST(? AS bigint)`, [...values, limit]];
}
