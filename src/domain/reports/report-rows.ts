import { type Cell, quantityText } from '../../attributes/cells.js';
import type { DomainContext } from '../context.js';
import type { ObjectRecord } from '../storage/objects.js';
import { levelsOf, type ReportColumn } from './columns.js';
import { type ReportPlaces, type ReportValue, type ShowFields, valuesOf } from './report-values.js';

/** Rows of objects: a cell for each column. */
export async function rowsOf(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  columns: readonly ReportColumn[],
  showFields: ShowFields,
): Promise<readonly (readonly Cell[])[]> {
  const valuesIn = await valuesOf(context, objects, columns, showFields);
  return objects.map(object => columns.map(column => cellIn(column, valuesIn(object, column))));
}

/** Values as they read: one text, or a list with a place for each value, where the column may have several. A place is a list itself where an entry, or a linked object, may have several. */
export function cellIn(column: ReportColumn, places: ReportPlaces): Cell {
  const levels = levelsOf(column);
  const cells = places.map(values => (levels > 1 ? values.map(textIn) : values.slice(0, 1).map(textIn).join('')));
  return levels > 0 ? cells : (cells[0] ?? '');
}

function textIn({ text, unit }: ReportValue): string {
  return quantityText(text, unit?.title ?? '');
}
