import type { EntitySchemaColumnOptions } from 'typeorm';

export const text = (name: string): EntitySchemaColumnOptions => ({ name, type: 'text' });
export const integer = (name: string): EntitySchemaColumnOptions => ({ name, type: 'integer' });
/** A number of a change set: of those there may be more than an integer of PostgreSQL counts. */
export const long = (name: string): EntitySchemaColumnOptions => ({ name, type: 'bigint' });
/** Sorted the same way on every engine, whatever the language of the database. */
export const bytewise = (name: string): EntitySchemaColumnOptions => ({ ...text(name), collation: 'C' });
export const optional = (column: EntitySchemaColumnOptions): EntitySchemaColumnOptions => ({ ...column, nullable: true });
export const key = (column: EntitySchemaColumnOptions): EntitySchemaColumnOptions => ({ ...column, primary: true });
export const identityColumn = (name: string): EntitySchemaColumnOptions => ({
  ...integer(name),
  primary: true,
  generated: 'increment',
});

/** A column that follows from others: no statement of TypeORM reads or writes it. */
export const derivedColumn = (column: EntitySchemaColumnOptions): EntitySchemaColumnOptions => ({
  ...column,
  nullable: true,
  select: false,
  insert: false,
  update: false,
});

type Columns = Readonly<Record<string, EntitySchemaColumnOptions | undefined>>;

/** The columns of a table that follow from no others, by property: the past keeps them, and exports hold them. */
export function ownColumns(columns: Columns): readonly (readonly [property: string, EntitySchemaColumnOptions])[] {
  return Object.entries(columns).flatMap(([property, column]) =>
    column && column.select !== false ? [[property, column] as const] : [],
  );
}

/** The names of those columns. */
export function ownColumnNames(columns: Columns): readonly string[] {
  return ownColumns(columns).map(([property, { name = property }]) => name);
}

/** A column that holds the id of a row of another table. */
export function reference(
  name: string,
  columnName: string,
  target: string,
  onDelete: 'CASCADE' | 'SET NULL' | 'NO ACTION' = 'CASCADE',
) {
  return { name, columnNames: [columnName], target, referencedColumnNames: ['id'], onDelete };
}
