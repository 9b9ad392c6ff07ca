import { comparableTitle } from '../attributes/choice-titles.js';
import { comparableText } from '../attributes/formats.js';
import { unitMeaning } from '../attributes/units.js';
import type { CsvAttribute } from './catalogue.js';
import { cellOfEntry, cellText, textOf } from './cell-text.js';
import { valuesIn } from './csv-rows.js';
import { isCurrency, type Numeral, numeralIn, type Way } from './numerals.js';

/** Words for yes and no of other programs, in small letters. */
const booleans: Readonly<Record<string, boolean>> = {
  ...meaning(true, 'true wahr vrai t x on an y j oui enabled active aktiv ✓ ✔ ☑'),
  ...meaning(false, 'false falsch faux f off aus n non disabled inactive inaktiv ✗ ✘ ☐'),
};

function meaning(yesOrNo: boolean, words: string): typeof booleans {
  return Object.fromEntries(words.split(' ').map(word => [word, yesOrNo]));
}

/** Attribute types whose cells have several values. */
const lists: ReadonlySet<string> = new Set(['multiselect', 'objects']);

/** Attribute types whose cells have a number, and a unit behind it. */
const quantities: ReadonlySet<string> = new Set(['number', 'integer', 'money']);

/** Values by the keys of attributes. */
export type EntryValues = Readonly<Record<string, unknown>>;

/** A reference to an object, as the value of a link: its id, or the result of an operation. */
export type LinkOf = (attribute: CsvAttribute, title: string) => unknown;

/** The values of an entry that a cell has: one, and that of the unit where it stands behind a number. */
export function valuesOf(attribute: CsvAttribute, cell: string, linkOf: LinkOf): EntryValues {
  const { key, info } = attribute;
  if (info.type === 'boolean') return { [key]: booleans[cell.toLowerCase()] ?? cell };
  if (info.type === 'object') return { [key]: linkOf(attribute, cell) };
  if (info.type === 'objects') return { [key]: valuesIn(cell).map(title => linkOf(attribute, title)) };
  if (lists.has(info.type)) return { [key]: valuesIn(cell) };
  const numeral = numeralOf(attribute, cell);
  if (!numeral) return { [key]: cell };
  return { [key]: numeral.digits, ...(numeral.unit !== '' && info.unit !== undefined && { [info.unit]: numeral.unit }) };
}

/** How a cell is compared with what is stored. */
export interface StoredReading {
  readonly linkOf: LinkOf;
  /** The ways to read a cell. */
  readonly waysOf: (attribute: CsvAttribute, cell: string) => readonly Way[];
}

/** Whether a cell says what an entry has: as an export writes it, or spelled otherwise. */
export function isStored(entry: EntryValues, attribute: CsvAttribute, given: string, { linkOf, waysOf }: StoredReading): boolean {
  const { key, info } = attribute;
  const value = entry[key];
  const [way, other] = waysOf(attribute, given);
  const cell = way && !other ? way.text : given;
  const spelled = [given, cell].map(each => spelling(attribute, each));
  const written = [cellText(value), textOf(value), cellOfEntry(entry, key, info.unit)];
  if (written.some(text => spelled.includes(spelling(attribute, text)))) return true;
  if (info.type === 'object') return Number(idOf(value, 'id')) === linkOf(attribute, cell);
  if (info.type === 'boolean') return booleans[cell.toLowerCase()] === (idOf(value, 'value') === '1');
  const numeral = other ? undefined : numeralOf(attribute, cell);
  if (!numeral || textOf(value) === '') return false;
  const { digits, unit } = numeral;
  return (
    (unit === '' || isSameUnit(textOf(entry[info.unit ?? '']), unit)) &&
    Number(digits.replace(',', '.')) === Number(textOf(value))
  );
}

/** Whether two texts mean one unit. A binary prefix is how some write what others write without `i`. */
function isSameUnit(one: string, other: string): boolean {
  const meaning = (text: string) => unitMeaning(text)?.replace(/i$/, '') ?? text.toLowerCase();
  return meaning(one) === meaning(other);
}

/** The one spelling that all spellings of a text or a choice have in common. */
export function spelling({ info: { dialog, format } }: CsvAttribute, text: string): string {
  return dialog === undefined ? comparableText(text.trim(), format) : comparableTitle(text);
}

function idOf(value: unknown, key: 'id' | 'value'): unknown {
  const { [key]: id }: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  return id;
}

/** The id of an object behind a number sign, such as `#170`: digits alone are a title. */
export function linkedId(text: string): number | undefined {
  const [, id] = /^#([1-9]\d{0,14})$/.exec(text) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Titles of objects that a cell of a link names. */
export function titlesIn({ info }: CsvAttribute, cell: string): readonly string[] {
  return info.type === 'objects' ? valuesIn(cell) : [cell];
}

/** Whether a cell is a number that lacks the unit which the attribute keeps beside it. */
export function withoutUnit(attribute: CsvAttribute, cell: string): boolean {
  return attribute.info.unit !== undefined && numeralOf(attribute, cell)?.unit === '';
}

/** The number of a cell, with the unit that the attribute keeps beside it. A currency is none: amounts of money are kept without. */
function numeralOf({ info }: CsvAttribute, cell: string): Numeral | undefined {
  const numeral = quantities.has(info.type) ? numeralIn(cell) : undefined;
  if (!numeral || numeral.unit === '' || info.unit !== undefined) return numeral;
  return info.type === 'money' && isCurrency(numeral.unit) ? { ...numeral, unit: '' } : undefined;
}
