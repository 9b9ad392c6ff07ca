import { type Member, memoizeTranslation, ownDefinitions, type SqlDialect } from '../sql-dialect.js';
import { fts5 } from './full-text.js';
import { objectChangeIndex } from './object-change-index.js';
import { orderingFunction } from './ordering-function.js';

/** Whether rows are those of the index with levels: of one record, the recent ones have the greater numbers. */
const isLevelled = (from: string): boolean => objectChangeIndex.levels.some(view => from.startsWith(`${view} `));

/** SQLite: one writer, so nothing has to be held. */
export const sqliteDialect: SqlDialect = {
  text: memoizeTranslation(written => written.replaceAll('(?*)', '(SELECT value FROM json_each(?))')),
  list: values => JSON.stringify(values),
  real: table => `main.${table}`,
  defining: (definitions, question) =>
    ownDefinitions.test(question) ? question.replace(ownDefinitions, `WITH ${definitions}, `) : `WITH ${definitions} ${question}`,
  arrays: (columns, from) => `(SELECT json_group_array(json_array(${columns.join(', ')})) FROM ${from})`,
  ranked: '(SELECT key AS name, value AS rank FROM json_each(?))',
  named: '(SELECT key AS name, value AS title FROM json_each(?)) n',
  isOneOfFew: (column, question) => `${column} IN (${question})`,
  unindexed: column => `+${column}`,
  each: ids => `CROSS JOIN objects p ON p.id IN (${ids})`,
  extreme: (which, column, from, condition) => {
    const among = (rows: string): string => `(SELECT ${which}(${column}) FROM ${from} WHERE ${rows}${condition})`;
    if (!isLevelled(from)) return among('');
    const [settled, recent] = [among('recent = 0 AND '), among('recent = 1 AND ')];
    return `COALESCE(${which === 'MIN' ? [settled, recent] : [recent, settled]})`;
  },
  bytewise: text => text,
  ordering: (order, text) => `${orderingFunction}('${order}', ${text})`,
  member: sqliteMember,
  keeping: '',
  removing: '',
  sharing: '',
  skipping: '',
  holds: (column, [attribute, field]) => {
    const paths = [attribute, ...(field === undefined ? [] : [field])].map(key => `$.${JSON.stringify(key)}`);
    const json = sqliteJson(column);
    const [each, held] =
      field === undefined ? ['', `${json}, ?`] : [`json_each(${json}, ?) AS each, `, `${sqliteJson('each.value')}, ?`];
    return { text: `EXISTS (SELECT 1 FROM ${each}json_each(${held}) AS held WHERE held.value = ?)`, paths };
  },
  held: id => id,
  latestNumber: 'SELECT COALESCE(MAX(number), 0) AS number FROM change_sets',
  locking: undefined,
  search: fts5,
  commitOrder: { snapshot: "''", server: "''" },
};

/** A text as JSON; null where it is damaged: the engine would reject the whole statement. */
const sqliteJson = (text: string): string => `CASE WHEN json_valid(${text}) THEN ${text} END`;

function sqliteMember(text: string, path: readonly string[]): Member {
  const values = `(${sqliteJson(text)})`;
  const at = `'$.${path.join('.')}'`;
  return {
    text: `(${values} ->> ${at})`,
    number: `CAST(${values} ->> ${at} AS REAL)`,
    json: `(${values} -> ${at})`,
    elements: `(SELECT CAST(value AS text) AS value FROM json_each(${values} -> ${at})) m`,
  };
}
