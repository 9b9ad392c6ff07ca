import {
  attributeNumber,
  indexedText,
  lowerLetters,
  maxIndexedCharacters,
  orderNumber,
} from '../../../domain/storage/indexed-values.js';
import type { EntrySource, Pattern, ValuePlace, ValueTest } from '../../../domain/storage/object-query.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import { choiceIds, joinPieces, lastCharacter, matching, type Piece, sql } from './value-tests.js';

type Test = ValueTest['is'];
type Ranges = { readonly [Is in Test]: (test: Extract<ValueTest, { is: Is }>, dialect: SqlDialect) => Piece | undefined };

/** Rows `v` of the index of values of what may meet a test; `undefined` where the index does not narrow it. */
const ranges: Ranges = {
  set: () => undefined,
  like: ({ pattern }) => liking(pattern.map(lowerLetters)),
  ordered: ({ order, text, by }) => {
    // Of a text of which the index has only the beginning, that may be equal.
    if (by) return { text: `v.number = 0 AND v.text ${order.replace(/=?$/, '=')} ?`, values: [indexedText(text)] };
    // Letters stand in the index without their case, so an order holds up to the first one.
    const comparable = text.split(/[A-Za-z]/)[0] ?? '';
    if (comparable === '') return undefined;
    const from = order.startsWith('<') ? '' : comparable;
    const until = order.startsWith('>') ? lastCharacter : comparable + lastCharacter;
    return { text: 'v.number = 0 AND v.text >= ? AND v.text < ?', values: [from, until] };
  },
  number: ({ order, number }) => ({ text: `v.number ${order} CAST(? AS double precision)`, values: [number] }),
  oneOf: ({ values, orUnset }, { list }) =>
    orUnset ? undefined : textAmong(list(values.flatMap(each => [String(each), JSON.stringify(each)]))),
  equal: ({ by, to }, { list }) => {
    if (by === 'number') return { text: 'v.number IN (?*)', values: [list(to)] };
    const texts = to.map(each => indexedText(String(each)));
    return by === 'seconds' ? anyOf(texts.map(text => matching('v.text', [text, '']))) : textAmong(list(texts));
  },
  choice: ({ dialog, patterns, shipped }, dialect) => {
    const known = textAmong(dialect.list(shipped.flatMap(each => [String(each), JSON.stringify(each)])));
    const own = choiceIds(dialog, patterns, dialect);
    return anyOf([known, { text: `v.number = 0 AND v.text IN (${own.text})`, values: own.values }]);
  },
};

/** Question for the ids of the entries `entry` that may meet a test, by the index of values. */
export function entriesByValue(
  { category }: EntrySource,
  place: ValuePlace,
  test: ValueTest,
  atMost: number,
  dialect: SqlDialect,
): Piece | undefined {
  if (place.of !== 'entry') return undefined;
  const range = (ranges[test.is] as (test: ValueTest, dialect: SqlDialect) => Piece | undefined)(test, dialect);
  if (!range) return undefined;
  const text = `SELECT v.entry AS id FROM value_index v WHERE v.attribute = ? AND ${range.text} LIMIT CAST(? AS bigint)`;
  const numberOf = test.is === 'ordered' && test.by ? orderNumber : attributeNumber;
  return { text, values: [numberOf(category, place.key), ...range.values, atMost] };
}

/** Of a text of which the index has only the beginning, no more is compared than that. */
function liking(pattern: Pattern): Piece {
  const [begin = '', ...rest] = pattern;
  const cut = indexedText(begin);
  if (rest.length === 0) return sql`v.number = 0 AND ${matching('v.text', [cut])}`;
  const beginning = sql`v.number = 0 AND ${matching('v.text', [cut, ''])}`;
  if (cut !== begin || (rest.length === 1 && rest[0] === '')) return beginning;
  return sql`${beginning} AND (${matching('v.text', pattern)} OR length(v.text) >= ${String(maxIndexedCharacters)})`;
}

function textAmong(texts: string | number | null | readonly (string | number)[]): Piece {
  return { text: 'v.number = 0 AND v.text IN (?*)', values: [texts] };
}

function anyOf(pieces: readonly Piece[]): Piece {
  return sql`(${joinPieces(
    pieces.map(each => sql`(${each})`),
    ' OR ',
  )})`;
}
