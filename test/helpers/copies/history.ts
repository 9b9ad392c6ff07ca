import type { Attribute } from '../../../src/attributes/attribute-type.js';
import { typeOf } from '../../../src/attributes/attribute-types.js';
import { type KeptHistory, tables } from '../../../src/store/tables/tables.js';
import { registry } from '../catalogue.js';
import { type Copy, keyIn, type Rows } from './copy.js';
import type { Row } from './tables.js';

/** Parts of what, by the tables that their rows are in. */
export const keptTables: ReadonlyMap<string, readonly KeptHistory[]> = new Map(
  tables.flatMap(({ name, history }) => ('none' in history ? [] : [[name, history]])),
);

/** A row of the changes, which says what was changed. */
interface Change {
  readonly number: number;
  readonly subject: string;
  readonly object: number | null;
  readonly action: string;
}

/** The changes that a copy has, oldest first. */
export function changesIn(copy: Copy): readonly Change[] {
  const rows = [...(copy.get('changes')?.values() ?? [])];
  return rows
    .map(row => ({
      number: Number(row.number),
      subject: `${row.kind} ${row.kind === 'type' ? row.name : row.subject}`,
      object: row.object === null ? null : Number(row.object),
      action: `${row.kind} ${row.action}`,
    }))
    .sort((one, other) => one.number - other.number);
}

/** The kind and the id of what a row is a part of. */
export function subjectOf(table: string, row: Row): string {
  const parts = keptTables.get(table) ?? [];
  const part =
    parts.find(({ by, where }) => where === undefined && row[by] !== null) ?? parts.find(({ where }) => where !== undefined);
  if (!part) throw new Error(`A row of ${table} is a part of nothing.`);
  return `${part.of} ${row[part.by]}`;
}

/** The number of the last change set of a copy; 0 where it has none. */
export function numberOf(copy: Copy): number {
  return [...(copy.get('change_sets')?.values() ?? [])].reduce((last, { number }) => Math.max(last, Number(number)), 0);
}

/** Tables with a history as they were at an earlier number, worked out from the present and the past of a copy. */
export function asOf(copy: Copy, number: number): Copy {
  const latest = new Map(changesIn(copy).map(change => [change.subject, change.number]));
  const isOld = (table: string, row: Row): boolean => (latest.get(subjectOf(table, row)) ?? 0) <= number;
  return new Map(
    [...keptTables.keys()].map(table => {
      const present = [...(copy.get(table) ?? [])].filter(([, row]) => isOld(table, row));
      const past = [...(copy.get(`past_${table}`)?.values() ?? [])].filter(
        row => Number(row.valid_from) <= number && number < Number(row.valid_to),
      );
      return [
        table,
        new Map([...present, ...past.map(({ valid_from: _, valid_to: __, ...row }) => [keyIn(table, row), row] as const)]),
      ] as const;
    }),
  );
}

/** The tables of a copy that have a history, without what the history does not keep: passwords, by whom an object was updated last, and how sources spelled a record. */
export function keptIn(copy: Copy): Copy {
  const rowsOf = (table: string): Rows => copy.get(table) ?? new Map();
  return new Map(
    [...keptTables.keys()].map(table => [table, new Map([...rowsOf(table)].map(([key, row]) => [key, known(table, row)]))]),
  );
}

function known(table: string, row: Row): Row {
  if (table === 'objects') return { ...row, updated: null, updated_by: null };
  if (table === 'externals') return { ...row, fingerprint: null };
  return table === 'entries' ? { ...row, values: withoutSecrets(String(row.category), String(row.values)) } : row;
}

function withoutSecrets(category: string, values: string): string {
  const others = JSON.parse(values) as Record<string, unknown>;
  const attributes: readonly Attribute[] = registry.category(category)?.attributes ?? [];
  for (const attribute of attributes) if (typeOf(attribute).holds.kept === 'secret') delete others[attribute.key];
  return JSON.stringify(others);
}
