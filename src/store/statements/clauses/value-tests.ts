import { lastCatalogueChoice } from '../../../attributes/references.js';
import { lowerLetters } from '../../../domain/storage/indexed-values.js';
import type { Pattern, ValuePlace, ValueTest } from '../../../domain/storage/object-query.js';
import type { SqlDialect, Value } from '../../engines/sql-dialect.js';

/** A piece of a statement, and the values that are bound in it. */
export interface Piece {
  readonly text: string;
  readonly values: readonly Value[];
}

/** A value in SQL, in the forms in which it is compared. */
export interface Compared {
  /** As a text; byte by byte. */
  readonly text: string;
  readonly number: string;
  /** As JSON text. */
  readonly json: string;
  /** Rows `m` with the elements of a list as texts in `m.value`. */
  readonly elements?: string | undefined;
  /** Values are compared as they are, not as JSON. */
  readonly isPlain: boolean;
}

type Test = ValueTest['is'];
type Tests = { readonly [Is in Test]: (test: Extract<ValueTest, { is: Is }>, value: Compared, dialect: SqlDialect) => Piece };

const tests: Tests = {
  set: (_, { text }) => ({ text: `${text} IS NOT NULL`, values: [] }),
  like: ({ pattern }, { text }) => matching(`lower(${text})`, pattern.map(lowerLetters)),
  ordered: ({ order, text, by }, value, { ordering }) => ({
    text: `${by ? ordering(by, value.text) : value.text} ${order} ?`,
    values: [text],
  }),
  number: ({ order, number }, value) => ({ text: `${value.number} ${order} CAST(? AS double precision)`, values: [number] }),
  oneOf: ({ values, orUnset }, value, { list }) => {
    const piece = among(value, { text: 'IN (?*)', values: [list(values.map(each => jsonOf(each, value)))] });
    return orUnset ? { ...piece, text: `(${piece.text} OR ${value.text} IS NULL)` } : piece;
  },
  equal: ({ by, to }, value, { list }) => {
    const { expression, meant } = equalities[by];
    return { text: `${expression(value)} IN (?*)`, values: [list(to.map(meant))] };
  },
  choice: ({ dialog, patterns, shipped }, value, dialect) => {
    const { list } = dialect;
    const ids = choiceIds(dialog, patterns, dialect);
    const known = among(value, { text: 'IN (?*)', values: [list(shipped.map(each => jsonOf(each, value)))] });
    const own = among(value, { text: `IN (${ids.text})`, values: ids.values });
    return { text: `(${known.text} OR ${own.text})`, values: [...known.values, ...own.values] };
  },
};

/** Question for what is stored of the choices of a dialog that users added, with titles like these. */
export function choiceIds(dialog: string, patterns: readonly Pattern[], dialect: SqlDialect): Piece {
  const added = matchingAny('c.folded_title', patterns, dialect);
  const text = `SELECT CAST(c.id + ${lastCatalogueChoice} AS text) FROM choices c WHERE c.dialog = ? AND (${added.text})`;
  return { text, values: [dialog, ...added.values] };
}

type Equality = Extract<ValueTest, { is: 'equal' }>;

/** Compared part of a value, and the value it equals. */
const equalities: Readonly<
  Record<
    Equality['by'],
    { readonly expression: (value: Compared) => string; readonly meant: (given: string | number) => string | number }
  >
> = {
  letters: { expression: ({ text }) => `lower(${text})`, meant: given => lowerLetters(String(given)) },
  bytes: { expression: ({ text }) => text, meant: given => given },
  seconds: { expression: ({ text }) => `substr(${text}, 1, 19)`, meant: given => given },
  number: { expression: ({ number }) => number, meant: given => given },
};

/** SQL condition for a value test at a place. */
export function testAt(place: ValuePlace, test: ValueTest, dialect: SqlDialect): Piece {
  return testOf(test, operandAt(place, dialect), dialect);
}

/** Texts that meet a pattern. What begins with a text is a range, which an index finds. */
export function matching(column: string, pattern: Pattern): Piece {
  const [begin = '', ...rest] = pattern;
  if (rest.length === 0) return { text: `${column} = ?`, values: [begin] };
  const parts: Piece[] = [];
  if (begin !== '') parts.push({ text: `${column} >= ? AND ${column} < ?`, values: [begin, begin + lastCharacter] });
  if (rest.length > 1 || rest[0] !== '') parts.push({ text: `${column} LIKE ? ESCAPE '\\'`, values: [likeOf(pattern)] });
  return parts.length > 0 ? joinPieces(parts, ' AND ') : { text: `${column} IS NOT NULL`, values: [] };
}

/** Texts that meet any of some patterns. */
export function matchingAny(column: string, patterns: readonly Pattern[], { list }: SqlDialect): Piece {
  const whole = patterns.filter(({ length }) => length === 1).map(([text = '']) => text);
  const open = patterns.filter(({ length }) => length > 1).map(pattern => matching(column, pattern));
  if (whole.length === 0) return either(open);
  return either([whole.length === 1 ? matching(column, whole) : { text: `${column} IN (?*)`, values: [list(whole)] }, ...open]);
}

function either(pieces: readonly Piece[]): Piece {
  if (pieces.length === 0) return { text: '0 = 1', values: [] };
  const { text, values } = joinPieces(pieces, ' OR ');
  return { text: pieces.length > 1 ? `(${text})` : text, values };
}

/** A piece of a statement, made of texts as they are and of other pieces with what is bound in them. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (string | Piece)[]): Piece {
  const pieces = parts.map(part => (typeof part === 'string' ? { text: part, values: [] } : part));
  return {
    text: texts.map((text, at) => text + (pieces[at]?.text ?? '')).join(''),
    values: pieces.flatMap(({ values }) => values),
  };
}

/** Pieces with a word between them. */
export function joinPieces(parts: readonly Piece[], by: string): Piece {
  return { text: parts.map(({ text }) => text).join(by), values: parts.flatMap(({ values }) => values) };
}

function testOf<Is extends Test>(test: Extract<ValueTest, { is: Is }>, value: Compared, dialect: SqlDialect): Piece {
  return (tests[test.is as Is] as Tests[Is])(test, value, dialect);
}

/** The value at a place. */
export function operandAt(place: ValuePlace, dialect: SqlDialect): Compared {
  if (place.of === 'mark') return plain(markText);
  if (place.of === 'owner') return plain('CAST(e.object AS text)');
  if (place.of === 'id') return plain('CAST(e.id AS text)');
  if (place.of === 'column') return plain(dialect.bytewise(`o.${columns[place.column]}`));
  if (place.of === 'entry' && place.otherwise !== undefined) {
    const { otherwise, ...first } = place;
    const texts = [first, { ...first, key: otherwise }].map(each => operandAt(each, dialect).text);
    return plain(`COALESCE(${texts.join(', ')})`);
  }
  const path = [place.key, ...(place.of === 'entry' && place.within ? [place.within] : [])];
  const member = dialect.member(place.of === 'entry' ? 'e."values"' : 'o."values"', path.map(plainWord));
  return { ...member, elements: place.many ? member.elements : undefined, isPlain: place.many === true };
}

/** A compared expression that is not JSON. */
function plain(text: string): Compared {
  return { text, number: text, json: text, isPlain: true };
}

const markText = `CASE WHEN e."primary" = 1 THEN 'true' ELSE 'false' END`;

const columns: Readonly<Record<Extract<ValuePlace, { of: 'column' }>['column'], string>> = {
  title: 'title',
  sysid: 'sysid',
  created: 'created',
  createdBy: 'created_by',
  updated: 'updated',
  updatedBy: 'updated_by',
  cmdbStatus: 'cmdb_status',
  type: 'type',
  status: 'status',
};

function among({ elements, json }: Compared, { text, values }: Piece): Piece {
  if (!elements) return { text: `${json} ${text}`, values };
  return { text: `EXISTS (SELECT 1 FROM ${elements} WHERE m.value ${text})`, values };
}

function jsonOf(value: string | number | boolean, { isPlain }: Compared): string {
  return isPlain ? String(value) : JSON.stringify(value);
}

export const lastCharacter = '\u{10ffff}';

function likeOf(pattern: Pattern): string {
  return pattern.map(text => text.replace(/[\\%_]/g, '\\$&')).join('%');
}

/** Keys and constants become part of a statement; the catalogue permits them no other characters. */
export function plainWord(word: string): string {
  if (!/^\w+$/.test(word)) throw new Error('Keys and constants consist of letters, digits and underscores');
  return word;
}
