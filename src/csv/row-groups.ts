import type { CsvRow, CsvRows, RowPlace } from './csv-rows.js';
import { numeralIn } from './numerals.js';

/** How the columns of a file are understood. */
export interface CsvMatch {
  /** The object type of rows whose column of types says nothing. */
  readonly type: string;
  /** A target for each column: `title`, `type`, `id`, `sysid`, the name of an attribute, or nothing. */
  readonly targets: readonly string[];
  /** The targets that tell together which object a row is about. */
  readonly keys: readonly string[];
  /** For each column the unit of numbers that stand without one, or nothing. */
  readonly units?: readonly string[];
}

/** Places of the rows about one object, in the order of the file. */
export interface RowGroup {
  readonly rows: readonly [RowPlace, ...(readonly RowPlace[])];
}

/** Rows about one object, with their cells. */
export type RowsOfObject = readonly [CsvRow, ...(readonly CsvRow[])];

/** The rows of a group, with their cells. */
export function rowsOfGroup({ rows: [first, ...others] }: RowGroup, rows: CsvRows): RowsOfObject {
  return [rows.rowAt(first), ...others.map(place => rows.rowAt(place))];
}

/** The text in the column of a target; nothing where no column has it. */
export function cellOf({ cells }: CsvRow, match: CsvMatch, target: string): string {
  return withUnitOf(match, target, (cells[match.targets.indexOf(target)] ?? '').trim());
}

/** A value of a column, with the unit that the match names for numbers without one. */
export function withUnitOf({ targets, units }: CsvMatch, target: string, value: string): string {
  const unit = units?.[targets.indexOf(target)] ?? '';
  return unit !== '' && numeralIn(value)?.unit === '' ? `${value} ${unit}` : value;
}

/** Attributes whose values make the title of a person, as the service joins them. */
const partsOfNames: readonly (readonly string[])[] = ['C__CATS__PERSON', 'C__CATS__PERSON_MASTER'].map(category => [
  `${category}-first_name`,
  `${category}-last_name`,
]);

/** Whether a target is a part of the title of a person: the other part may be absent. */
function isPartOfName(target: string): boolean {
  return partsOfNames.some(names => names.includes(target));
}

/** The targets of columns that make the title of a person; none where there are no such columns. */
export function nameTargets(targets: readonly string[]): readonly string[] {
  const parts = partsOfNames.find(names => names.some(name => targets.includes(name))) ?? [];
  return parts.filter(name => targets.includes(name));
}

/** The title of the object that a row is about; that of a person follows from first and last name. */
export function titleOf(row: CsvRow, match: CsvMatch): string {
  const title = cellOf(row, match, 'title');
  if (title !== '') return title;
  return nameTargets(match.targets)
    .map(target => cellOf(row, match, target))
    .filter(part => part !== '')
    .join(' ');
}

/** The keys of which a row says nothing, where that leaves open which object it is about: what is new has neither id nor system id yet, and a person may have one name alone. */
export function missingKeys(row: CsvRow, match: CsvMatch): readonly string[] {
  const isEmpty = (key: string): boolean => cellOf(row, match, key) === '';
  const missing = match.keys.filter(isEmpty);
  const isNew = missing.length === match.keys.length && missing.every(key => !key.includes('-'));
  const isNamed = match.keys.some(key => isPartOfName(key) && !isEmpty(key));
  return isNew ? [] : missing.filter(key => !(isNamed && isPartOfName(key)));
}

/** Groups in parts of about so many rows: a group is never divided. */
export function partsOfGroups(groups: readonly RowGroup[], maxRows: number): readonly (readonly RowGroup[])[] {
  const parts: RowGroup[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    if (size + group.rows.length > maxRows) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(group);
    size += group.rows.length;
  }
  return parts;
}
