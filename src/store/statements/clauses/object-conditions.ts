import { afterBareTitle } from '../../../domain/storage/folding.js';
import type { EntrySource, LinkTarget, ObjectCondition, Pattern } from '../../../domain/storage/object-query.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import { isStorable } from './ids.js';
import { isBelow, placesBelow } from './places.js';
import { joinPieces, matchingAny, type Piece, testAt } from './value-tests.js';

type Kind = ObjectCondition['kind'];
type OfKind<K extends Kind> = Extract<ObjectCondition, { readonly kind: K }>;
type Pieces = { readonly [K in Kind]: (condition: OfKind<K>, dialect: SqlDialect, evaluation: Evaluation) => Piece };

/** How conditions on places and links are evaluated: all objects that meet one are collected first, or each object is tested by itself. */
export type Evaluation = 'collected' | 'tested';

// Indexes: objects_title, objects_type_title, objects_type, objects_sysid, entries_object, links_target_object, links_target_entry.
const pieces: Pieces = {
  status: ({ status, isFew = true }, { unindexed }) => ({
    text: `${isFew ? 'o.status' : unindexed('o.status')} = ?`,
    values: [status],
  }),
  ids: ({ ids }, { list }) => ({ text: 'o.id IN (?*)', values: [list(ids.filter(isStorable))] }),
  // An index gives the order of one type, not that of several.
  types: ({ types: [only, ...others], isFew = true }, { list, unindexed }) => {
    const column = isFew ? 'o.type' : unindexed('o.type');
    if (others.length === 0 && only !== undefined) return { text: `${column} = ?`, values: [only] };
    return { text: `${column} IN (?*)`, values: [list(only === undefined ? [] : [only, ...others])] };
  },
  title: ({ patterns }, dialect) => matchTitle('o.folded_title', patterns, dialect),
  sysid: ({ sysid }) => ({ text: 'o.sysid = ?', values: [sysid] }),
  value: ({ place, test }, dialect) => testAt(place, test, dialect),
  entry: ({ source, place, test }, dialect) => existing(source, testAt(place, test, dialect)),
  link: ({ source, key, target }, dialect, evaluation) => {
    if (target.to === 'anything') return existing(source, linkFrom(key));
    if (evaluation === 'tested') return existing(source, linkFrom(key, matchTarget(target, dialect, evaluation)));
    return among(linking(source, key, target, dialect));
  },
  below: (condition, dialect, evaluation) => {
    if (!isStorable(condition.object)) return nothing;
    if (evaluation === 'tested') return isBelow('o.id', condition, dialect);
    return among(placesBelow(condition, dialect));
  },
  not: ({ condition }, dialect, evaluation) => {
    const { text, values } = pieceOf(condition, dialect, evaluation);
    return { text: `NOT (${text})`, values };
  },
  any: ({ of }, dialect, evaluation) => {
    if (of.length === 0) return nothing;
    const { alone, together } = sharingEntries(of);
    const pieces = [
      ...together.map(each => anyEntry(each, dialect)),
      ...alone.map(each => meetingAll(each, dialect, evaluation)),
    ];
    const { text, values } = joinPieces(pieces, ' OR ');
    return { text: `(${text})`, values };
  },
};

const nothing: Piece = { text: '0 = 1', values: [] };
const everything: Piece = { text: '1 = 1', values: [] };

/** Condition for objects `o` that a question has the ids of. */
function among({ text, values }: Piece): Piece {
  return { text: `o.id IN (${text})`, values };
}

/** SQL condition for objects `o` that meet every condition; without any, it holds for all. */
export function meetingAll(
  conditions: readonly ObjectCondition[],
  dialect: SqlDialect,
  evaluation: Evaluation = 'collected',
): Piece {
  if (conditions.length === 0) return everything;
  return joinPieces(
    conditions.map(condition => pieceOf(condition, dialect, evaluation)),
    ' AND ',
  );
}

function pieceOf<K extends Kind>(condition: OfKind<K>, dialect: SqlDialect, evaluation: Evaluation): Piece {
  return (pieces[condition.kind as K] as Pieces[K])(condition, dialect, evaluation);
}

/** A folded title may go on behind what it is sorted by. */
function matchTitle(column: string, patterns: readonly Pattern[], dialect: SqlDialect): Piece {
  const goingOn = patterns.flatMap(pattern =>
    pattern.length === 1 || pattern.at(-1) === '' ? [] : [[...pattern.slice(0, -1), pattern.at(-1) + afterBareTitle, '']],
  );
  return matchingAny(column, [...patterns, ...goingOn], dialect);
}

type EntryCondition = OfKind<'entry'>;

/** Alternatives that ask for one entry of the same category are looked for in the entries of an object at once. */
function sharingEntries(alternatives: readonly (readonly ObjectCondition[])[]) {
  const alone: (readonly ObjectCondition[])[] = [];
  const bySource = new Map<string, EntryCondition[]>();
  for (const each of alternatives) {
    const [only, ...others] = each;
    if (only?.kind !== 'entry' || others.length > 0) alone.push(each);
    else bySource.set(JSON.stringify(only.source), [...(bySource.get(JSON.stringify(only.source)) ?? []), only]);
  }
  return { alone, together: [...bySource.values()] };
}

function anyEntry(conditions: readonly EntryCondition[], dialect: SqlDialect): Piece {
  const { text, values } = joinPieces(
    conditions.map(({ place, test }) => testAt(place, test, dialect)),
    ' OR ',
  );
  return conditions[0] ? existing(conditions[0].source, { text: `(${text})`, values }) : nothing;
}

/** Asked object by object: a page ends once enough have been found. */
function existing({ category, link }: EntrySource, test: Piece): Piece {
  const rows = link
    ? 'links b JOIN entries e ON e.id = b.entry WHERE b.target_object = o.id AND b.attribute = ? AND e.category = ?'
    : 'entries e WHERE e.object = o.id AND e.category = ?';
  const values = link ? [link, category, ...test.values] : [category, ...test.values];
  return { text: `EXISTS (SELECT 1 FROM ${rows} AND e.status = 'normal' AND ${test.text})`, values };
}

/** Condition for entries with a link to what exists and is in the visibility scope, and meets a condition on links `l`. */
function linkFrom(key: string, target: Piece = everything): Piece {
  const text = `EXISTS (SELECT 1 FROM links l WHERE l.entry = e.id AND l.attribute = ? AND ${target.text})`;
  return { text, values: [key, ...target.values] };
}

/** A target that is named. */
type NamedTarget = Exclude<LinkTarget, { readonly to: 'anything' }>;

/** Question for the objects with a link to a target, asked from there on: an index leads to all that link to it. */
export function linking({ category, link }: EntrySource, key: string, target: NamedTarget, dialect: SqlDialect): Piece {
  const found = matchTarget(target, dialect);
  const back = link
    ? { object: 'b.target_object', join: ' JOIN links b ON b.entry = e.id AND b.attribute = ?' }
    : { object: 'e.object', join: '' };
  const text = `SELECT ${back.object} AS id FROM links l JOIN entries e ON e.id = l.entry${back.join}
    WHERE l.attribute = ? AND e.category = ? AND e.status = 'normal' AND ${found.text}`;
  return { text, values: [...(link ? [link] : []), key, category, ...found.values] };
}

/** Question for links of an attribute that lead to a target: all of them, where they are fewer than `atMost`. */
export function linksTo(key: string, target: NamedTarget, atMost: number, dialect: SqlDialect): Piece {
  if (target.to !== 'titled') {
    const { text, values } = matchTarget(target, dialect);
    return { text: `SELECT l.entry AS id FROM links l WHERE l.attribute = ? AND ${text}`, values: [key, ...values] };
  }
  const { text, values } = matchTitle('o.folded_title', target.patterns, dialect);
  const targets = `(SELECT o.id FROM objects o WHERE ${text} LIMIT CAST(? AS bigint)) t`;
  return {
    text: `SELECT l.entry AS id FROM ${targets} CROSS JOIN links l WHERE l.target_object = t.id AND l.attribute = ?`,
    values: [...values, atMost, key],
  };
}

/** Condition that a link `l` leads to a target; where each link is tested, no more targets are looked at than the links have. */
function matchTarget(target: NamedTarget, dialect: SqlDialect, evaluation: Evaluation = 'collected'): Piece {
  if (target.to === 'titled') {
    const { text, values } = matchTitle('t.folded_title', target.patterns, dialect);
    if (evaluation === 'tested')
      return { text: `EXISTS (SELECT 1 FROM objects t WHERE t.id = l.target_object AND ${text})`, values };
    return { text: `l.target_object IN (SELECT t.id FROM objects t WHERE ${text})`, values };
  }
  const column = target.to === 'objects' ? 'l.target_object' : 'l.target_entry';
  return { text: `${column} IN (?*)`, values: [dialect.list(target.ids.filter(isStorable))] };
}
