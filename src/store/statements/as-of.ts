import { quoteColumn } from '../changes/versioned-tables.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { columnsOf } from '../tables/own-columns.js';
import { isPurgedEntry } from '../tables/purged-entries.js';

/** Greater than every number: of a range with both bounds a planner expects few rows. */
const never = Number.MAX_SAFE_INTEGER;

/** Whether one of these changes `c` is later than a number. */
const laterChange = (changes: string) => `EXISTS (SELECT 1 FROM ${changes} AND c.number > ?)`;
const ofEntry = (entry: string) =>
  `object_change_numbers c WHERE c.object = ${entry}.object AND c.kind = 'entry' AND c.subject = ${entry}.id`;
const ofObject = "object_change_numbers c WHERE c.object = t.id AND c.kind = 'object' AND c.subject = t.id";
const ofOther = (kind: string, isNamed: string) => `changes c WHERE c.object IS NULL AND c.kind = '${kind}' AND ${isNamed}`;

/** Selects the columns of rows; `real` names a table as it is. */
type Rows = (real: (table: string) => string, columns: readonly string[]) => string;

/** A table as it was: its columns, the rows that have not changed since, and the former rows that held. */
interface VersionedRows {
  readonly present: Rows;
  readonly past?: Rows;
}

/** A table that is made of another one, as that was. */
interface DerivedTable {
  readonly derived: string;
}

const listColumns = (alias: string, columns: readonly string[]) =>
  columns.map(column => `${alias}.${quoteColumn(column)}`).join(', ');

const simply = (table: string, changes: string): VersionedRows => ({
  present: (real, columns) => `SELECT ${listColumns('t', columns)} FROM ${real(table)} t WHERE NOT ${laterChange(changes)}`,
});

const withEntry = (table: string): VersionedRows => ({
  present: (real, columns) =>
    `SELECT ${listColumns('t', columns)} FROM ${real(table)} t JOIN ${real('entries')} x ON x.id = t.entry WHERE NOT ${laterChange(ofEntry('x'))}`,
});

/** The latest change of an object, its entries among them, that moved the time of its last update. */
const lastUpdate = (alias: string, column: string) => `(SELECT s.${column} FROM change_sets s WHERE s.number = (
  SELECT MAX(c.number) FROM object_change_numbers c JOIN change_sets d ON d.number = c.number WHERE c.object = ${alias}.id AND c.number <= ? AND d.keeps_modified_time = 0
    AND (d.reverts IS NOT NULL OR NOT EXISTS (SELECT 1 FROM changes k WHERE k.object = ${alias}.id AND k.kind = 'object' AND k.subject = ${alias}.id
      AND k.number = c.number AND k.action = 'created'))))`;

const objectColumns = (alias: string, columns: readonly string[]) =>
  columns
    .map(column => {
      if (column === 'updated') return `${lastUpdate(alias, 'time')} AS updated`;
      return column === 'updated_by' ? `${lastUpdate(alias, 'author')} AS updated_by` : `${alias}.${quoteColumn(column)}`;
    })
    .join(', ');

/** Former rows of entries, by way of what knows their object and category: the index of changes begins with the object. */
function formerEntries(columns: readonly string[], owners: string, id: string): string {
  const known: Readonly<Record<string, string>> = { id: `${id} AS id`, object: 'x.object', category: 'x.category' };
  const asked = columns.map(column => known[column] ?? `p.${quoteColumn(column)}`).join(', ');
  return `SELECT ${asked} FROM ${owners} JOIN object_change_numbers c ON c.object = x.object AND c.kind = 'entry' AND c.subject = ${id}
    JOIN past_entries p ON p.valid_to = c.number AND p.id = c.subject WHERE c.number > ? AND c.number < ${never} AND p.valid_from <= ?`;
}

/** Whether a change `x` is the last end of an entry that is not there. */
const isLastEnd = (
  entries: string,
): string => `${isPurgedEntry('x')} AND NOT EXISTS (SELECT 1 FROM ${entries} e WHERE e.id = x.subject)
  AND NOT EXISTS (SELECT 1 FROM changes l WHERE l.subject = x.subject AND l.number > x.number AND ${isPurgedEntry('l')})`;

/** Definitions may not refer to those before them by the name of the table itself, so what needs no other comes last. */
const tables = {
  links: withEntry('links'),
  relations: withEntry('relations'),
  entries: {
    ...simply('entries', ofEntry('t')),
    past: (real, columns) =>
      `${formerEntries(columns, `${real('entries')} x`, 'x.id')}
      UNION ALL ${formerEntries(columns, 'changes x', 'x.subject')} AND ${isLastEnd(real('entries'))}`,
  },
  objects: {
    present: (real, columns) =>
      `SELECT ${objectColumns('t', columns)} FROM ${real('objects')} t WHERE NOT ${laterChange(ofObject)}`,
    past: (_, columns) => `SELECT ${objectColumns('p', columns)} FROM past_objects p WHERE p.valid_to > ? AND p.valid_from <= ?`,
  },
  object_counts: { derived: 'SELECT type, status, COUNT(*) AS count FROM then_objects GROUP BY type, status' },
  choices: simply('choices', ofOther('choice', 'c.subject = t.id')),
  object_types: simply('object_types', ofOther('type', 'c.subject IS NULL AND c.name = t.type')),
  reports: simply('reports', ofOther('report', 'c.subject = t.id')),
  import_profiles: simply('import_profiles', ofOther('import_profile', 'c.subject = t.id')),
  definitions: simply('definitions', ofOther('definition', 'c.subject = t.id')),
  livestatus: simply('livestatus', ofOther('livestatus', 'c.subject = t.id')),
} as const satisfies Readonly<Record<string, VersionedRows | DerivedTable>>;

type Table = keyof typeof tables;

/** The tables that have a past. */
export const tablesAsOf = Object.keys(tables) as Table[];

/** A past of tables: definitions in front of a question, for every moment the same text. */
export class AsOf {
  private readonly definitions: string;
  private readonly bound: number;
  private readonly number: number;
  private readonly dialect: SqlDialect;

  constructor(number: number, dialect: SqlDialect) {
    const texts = tablesAsOf.map(table => `${thenNamed(table)} AS NOT MATERIALIZED (${definition(table, dialect)})`);
    this.definitions = texts.join(', ');
    this.bound = this.definitions.split('?').length - 1;
    this.number = number;
    this.dialect = dialect;
  }

  /** The question with the tables that it asks defined as they were; others are defined already. */
  text(question: string, asked: readonly string[]): string {
    const same = asked.map(table => `${table} AS NOT MATERIALIZED (SELECT * FROM ${thenNamed(table)})`);
    return this.dialect.defining([this.definitions, ...same].join(', '), question);
  }

  values(values: readonly Value[]): readonly Value[] {
    return [...Array<number>(this.bound).fill(this.number), ...values];
  }
}

/** The name of a table as it was, in definitions. */
export const thenNamed = (table: string): string => `then_${table}`;

function definition(table: Table, { real }: SqlDialect): string {
  const former: VersionedRows | DerivedTable = tables[table];
  if ('derived' in former) return former.derived;
  const columns = columnsOf(table);
  const { present, past = selectVersions(table) } = former;
  return `${present(real, columns)} UNION ALL ${past(real, columns)}`;
}

const selectVersions =
  (table: string): Rows =>
  (_, columns) =>
    `SELECT ${listColumns('p', columns)} FROM past_${table} p WHERE p.valid_to > ? AND p.valid_from <= ?`;
