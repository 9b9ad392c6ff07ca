import { afterBareTitle } from '../domain/folding.js';
import type { ObjectCondition, Pattern } from '../domain/object-query.js';
import type { Dialect, Value } from './dialect.js';
import { isStorable } from './ids.js';

/** A piece of a statement, and the values that are bound in it. */
export interface Piece {
  readonly text: string;
  readonly values: readonly Value[];
}

type Kind = ObjectCondition['kind'];
type OfKind<K extends Kind> = Extract<ObjectCondition, { readonly kind: K }>;
type Pieces = { readonly [K in Kind]: (condition: OfKind<K>, dialect: Dialect) => Piece };

// Indexes: objects_title, objects_type_title, objects_type, objects_sysid.
const pieces: Pieces = {
  status: ({ status }) => ({ text: 'o.status = ?', values: [status] }),
  ids: ({ ids }, { list }) => ({ text: 'o.id IN (?*)', values: [list(ids.filter(isStorable))] }),
  // An index gives the order of one type, not that of several.
  types: ({ types: [only, ...others] }, { list }) =>
    others.length === 0 && only !== undefined
      ? { text: 'o.type = ?', values: [only] }
      : { text: 'o.type IN (?*)', values: [list(only === undefined ? [] : [only, ...others])] },
  title: ({ pattern }) => titled(pattern),
  sysid: ({ sysid }) => ({ text: 'o.sysid = ?', values: [sysid] }),
};

/** What of a statement holds for objects `o` that meet every condition. */
export function meetingAll(conditions: readonly ObjectCondition[], dialect: Dialect): Piece {
  return joined(
    conditions.map(condition => pieceOf(condition, dialect)),
    ' AND ',
  );
}

/** Texts that meet a pattern. What begins with a text is a range, which an index finds. */
export function matching(column: string, pattern: Pattern): Piece {
  const [begin = '', ...rest] = pattern;
  if (rest.length === 0) return { text: `${column} = ?`, values: [begin] };
  const parts: Piece[] = [];
  if (begin !== '') parts.push({ text: `${column} >= ? AND ${column} < ?`, values: [begin, begin + lastCharacter] });
  if (rest.join('') !== '' || rest.length > 1) parts.push({ text: `${column} LIKE ? ESCAPE '\\'`, values: [likeOf(pattern)] });
  return parts.length > 0 ? joined(parts, ' AND ') : { text: '1 = 1', values: [] };
}

/** A folded title may go on behind what it is sorted by. */
function titled(pattern: Pattern): Piece {
  const meeting = matching('o.folded_title', pattern);
  if (pattern.length === 1 || pattern.at(-1) === '') return meeting;
  const goingOn = matching('o.folded_title', [...pattern.slice(0, -1), pattern.at(-1) + afterBareTitle, '']);
  return { text: `(${meeting.text} OR ${goingOn.text})`, values: [...meeting.values, ...goingOn.values] };
}

const lastCharacter = '\u{10ffff}';

function likeOf(pattern: Pattern): string {
  return pattern.map(text => text.replace(/[\\%_]/g, '\\$&')).join('%');
}

function pieceOf<K extends Kind>(condition: OfKind<K>, dialect: Dialect): Piece {
  return (pieces[condition.kind as K] as Pieces[K])(condition, dialect);
}

function joined(parts: readonly Piece[], by: string): Piece {
  return { text: parts.map(({ text }) => text).join(by), values: parts.flatMap(({ values }) => values) };
}
