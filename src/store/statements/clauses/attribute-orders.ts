import { lastCatalogueChoice } from '../../../attributes/references.js';
import type { AttributeOrder, AttributePlace, SortedAs } from '../../../domain/storage/object-query.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import { type Compared, lastCharacter, operandAt, type Piece, plainWord } from './value-tests.js';

/** Keys in place of no value, before and behind all others: in either direction it comes last. */
interface Absent {
  readonly least: string;
  readonly greatest: string;
}

const noText: Absent = { least: "''", greatest: `'${lastCharacter}'` };
const noNumber: Absent = {
  least: `CAST(-${Number.MAX_VALUE} AS double precision)`,
  greatest: `CAST(${Number.MAX_VALUE} AS double precision)`,
};
/** A yes or no that is not set counts as a no. */
const no: Absent = { least: "'false'", greatest: "'false'" };

interface Sort {
  readonly absent: Absent;
  /** The sort key of a value. */
  key(value: Compared, place: AttributePlace['place'], key: string, dialect: SqlDialect): string;
}

const sorts: Readonly<Record<SortedAs['as'], Sort>> = {
  text: { absent: noText, key: ({ text }) => `lower(${text})` },
  address: { absent: noText, key: ({ text }, _, __, { ordering }) => ordering('address', text) },
  digits: { absent: noText, key: ({ text }, _, __, { ordering }) => ordering('digits', text) },
  number: { absent: noNumber, key: ({ number }) => number },
  yesOrNo: { absent: no, key: ({ json }) => json },
  choice: {
    absent: noText,
    key: ({ json, elements }) =>
      elements
        ? `(SELECT MIN(shown.title) FROM ${elements} JOIN shown ON shown.id = m.value)`
        : `(SELECT shown.title FROM shown WHERE shown.id = ${json})`,
  },
  object: {
    absent: noText,
    key: (_, { of }, key) =>
      of === 'owner'
        ? '(SELECT t.folded_title FROM objects t WHERE t.id = e.object)'
        : `(SELECT MIN(t.folded_title) FROM links l JOIN objects t ON t.id = l.target_object
            WHERE l.entry = e.id AND l.attribute = '${plainWord(key)}')`,
  },
  entry: {
    absent: noText,
    key: (_, { of }, key) =>
      of === 'id'
        ? 'lower(e.title)'
        : `(SELECT MIN(lower(t.title)) FROM links l JOIN entries t ON t.id = l.target_entry
            WHERE l.entry = e.id AND l.attribute = '${plainWord(key)}')`,
  },
};

/** The sort key of objects `o` by an attribute. Indexes: entries_object, links_target_object, primary keys. */
export function sortKeyOf({ places, sortedAs, types }: AttributeOrder, dialect: SqlDialect, isDescending: boolean): string {
  const { key } = sorts[sortedAs.as];
  const absent = absentKeyOf({ sortedAs }, isDescending);
  const value = 'of' in places ? key(operandAt(places, dialect), places, '', dialect) : firstOf(places, key, dialect);
  if (!types) return `COALESCE(${value}, ${absent})`;
  return `CASE WHEN o.type IN (${['', ...types].map(quoted).join(', ')}) THEN COALESCE(${value}, ${absent}) ELSE ${absent} END`;
}

/** The id of the first normal entry of an object at any of the places. Index: entries_object. */
export function firstEntryOf(places: readonly AttributePlace[], object: string): string {
  const categories = places.map(({ source }) => quoted(source.category)).join(', ');
  return `(SELECT e.id FROM entries e WHERE e.object = ${object} AND e.category IN (${categories}) AND e.status = 'normal' ORDER BY e.id LIMIT 1)`;
}

/** The sort key of what has no value. */
export function absentKeyOf({ sortedAs }: Pick<AttributeOrder, 'sortedAs'>, isDescending: boolean): string {
  const { absent } = sorts[sortedAs.as];
  return isDescending ? absent.least : absent.greatest;
}

/** Whether a position in an order is that of what has no value. */
export function isAbsentKey({ sortedAs }: AttributeOrder, key: string | number, isDescending: boolean): boolean {
  if (sortedAs.as === 'yesOrNo') return key === 'false';
  if (sortedAs.as === 'number') return key === (isDescending ? -Number.MAX_VALUE : Number.MAX_VALUE);
  return key === (isDescending ? '' : lastCharacter);
}

/** Of the first normal entry at any of the places; one source leads to all of them. */
function firstOf(places: readonly AttributePlace[], keyOf: Sort['key'], dialect: SqlDialect): string {
  const link = places[0]?.source.link;
  const values = places.map(({ source, place, key }) => [
    quoted(source.category),
    keyOf(operandAt(place, dialect), place, key, dialect),
  ]);
  const [only = '', ...others] = values.map(([, value]) => value);
  const value =
    others.length === 0
      ? only
      : `CASE e.category ${values.map(([category, each]) => `WHEN ${category} THEN ${each}`).join(' ')} END`;
  const rows = link
    ? `links b JOIN entries e ON e.id = b.entry WHERE b.target_object = o.id AND b.attribute = ${quoted(link)}`
    : 'entries e WHERE e.object = o.id';
  const categories = values.map(([category]) => category).join(', ');
  return `(SELECT ${value} FROM ${rows} AND e.category IN (${categories}) AND e.status = 'normal' ORDER BY e.id LIMIT 1)`;
}

/** Whether objects are in the order of titles of what their values lead to. */
export function isByTitle({ sortedAs }: Pick<AttributeOrder, 'sortedAs'>): boolean {
  return sortedAs.as === 'choice' || sortedAs.as === 'object';
}

/** Defines `shown`, the titles of choices by what is stored of them, in front of a page that is sorted by them. */
export function titlesOf({ sortedAs }: AttributeOrder, dialect: SqlDialect): Piece {
  if (sortedAs.as !== 'choice') return { text: '', values: [] };
  const text = `WITH shown AS MATERIALIZED (SELECT name AS id, ${dialect.bytewise('title')} AS title FROM ${dialect.named}
    UNION ALL SELECT CAST(c.id + ${lastCatalogueChoice} AS text), c.folded_title FROM choices c WHERE c.dialog = ?) `;
  return { text, values: [JSON.stringify(sortedAs.shipped), sortedAs.dialog] };
}

function quoted(constant: string): string {
  return constant === '' ? "''" : `'${plainWord(constant)}'`;
}
