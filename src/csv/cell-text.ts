import { cellOfValues, quantityText } from '../attributes/cells.js';

export { cellOf, cellOfValues } from '../attributes/cells.js';

/** A value as one text: that of a line, the title of a reference, both ends of a relation, the number of a quantity. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null) {
    const { title, object1, object2 }: Readonly<Record<string, unknown>> = { ...value };
    return object1 === undefined ? textOf(title) : `${textOf(object1)} – ${textOf(object2)}`;
  }
  return value === undefined || value === null ? '' : String(value);
}

/** A value in a cell: those of a list one behind another. */
export function cellText(value: unknown): string {
  return Array.isArray(value) ? cellOfValues(value.map(textOf)) : textOf(value);
}

/** The value of an entry in a cell: a number with the unit that the entry has for it. */
export function cellOfEntry(entry: Readonly<Record<string, unknown>>, key: string, unit: string | undefined): string {
  return quantityText(cellText(entry[key]), unit === undefined ? '' : textOf(entry[unit]));
}
