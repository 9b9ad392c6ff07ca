import type { DomainContext } from '../context.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { ReportColumn } from './columns.js';
import { type ReportValue, type ShowFields, valuesOf } from './report-values.js';

/** A row of a report: values as they read, by the titles of the columns. */
export type ReportRow = Readonly<Record<string, string>>;

/** Rows of objects. Several values are one text. */
export async function rowsOf(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  columns: readonly ReportColumn[],
  showFields: ShowFields,
): Promise<readonly ReportRow[]> {
  const valuesIn = await valuesOf(context, objects, columns, showFields);
  return objects.map(object =>
    Object.fromEntries(columns.map(column => [column.title, cellOf(valuesIn(object, column))] as const)),
  );
}

/** Values as one text. */
export function cellOf(values: readonly ReportValue[]): string {
  return values.map(({ text }) => text).join('; ');
}
