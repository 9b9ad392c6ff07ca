import { afterBareTitle } from '../../../domain/storage/folding.js';
import type { EntrySource, LinkTarget, ObjectCondition, Pattern } from '../../../domain/storage/object-query.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import { isStorable } from './ids.js';
import { joined, matchingAny, type Piece, testedAt } from './value-tests.js';

type Kind = ObjectCondition['kind'];
type OfKind<K extends Kind> = Extract<ObjectCondition, { readonly kind: K }>;
type Pieces = { readonly [K in Kind]: (condition: OfKind<K>, dialect: SqlDialect) => Piece };

// Indexes: objects_title, objects_type_title, objects_type, objects_sysid, entries_object, links_target_object, links_target_entry.
const pieces: Pieces = {
  status: ({ status, isFew = true }, { unindexed }) => ({
    text: `${isFew ? 'o.status' : unindexed('o.status')} = ?`,
    values: [status],
  }),
  ids: ({ ids }, { list }) => ({ text: 'o.id IN (?*)', values: [list(ids.filter(isStorable))] }),
  // An index gives the order of one type, not that of several.
  types: ({ types: [only, ...others] }, { list }) =>
    others.length === 0 && only !== undefined
      ? { text: 'o.type = ?', values: [only] }
      : { text: 'o.type IN (?*)', values: [list(only === undefined ? [] : [only, ...others])] },
  title: ({ patterns }, dialect) => titled('o.folded_title', patterns, dialect),
  sysid: ({ sysid }) => ({ text: 'o.sysid = ?', values: [sysid] }),
  value: ({ place, test }, dialect) => testedAt(place, test, dialect),
  entry: ({ source, place, test }, dialect) => existing(source, testedAt(place, test, dialect)),
  link: ({ source, key, target }, dialect) =>
    target.to === 'anything' ? existing(source, linkingAnywhere(key)) : linking(source, key, target, dialect),
  below: ({ object, links }, { list }) =>
    isStorable(object) ? { text: `o.id IN (${place})`, values: [object, list(links)] } : nothing,
  not: ({ condition }, dialect) => {
    const { text, values } = pieceOf(condition, dialect);
    return { text: `NOT (${text})`, values };
  },
  any: ({ of }, dialect) => {
    if (of.length === 0) return nothing;
    const { alone, together } = sharingEntries(of);
    const pieces = [...together.map(each => anyEntry(each, dialect)), ...alone.map(each => meetingAll(each, dialect))];
    const { text, values } = joined(pieces, ' OR ');
    return { text: `(${text})`, values };
  },
};

const nothing: Piece = { text: '0 = 1', values: [] };
const everything: Piece = { text: '1 = 1', values: [] };

// CROSS JOIN: SQLite would look through every entry for each place.
const place = `WITH RECURSIVE place (id) AS (
    SELECT p.id FROM objects p WHERE p.id = ?
    UNION SELECT e.object FROM place p CROSS JOIN links l CROSS JOIN entries e
      WHERE l.target_object = p.id AND e.id = l.entry AND e.category || '.' || l.attribute IN (?*) AND e.status = 'normal'
  ) SELECT id FROM place`;

/** SQL condition for objects `o` that meet every condition; without any, it holds for all. */
export function meetingAll(conditions: readonly ObjectCondition[], dialect: SqlDialect): Piece {
  if (conditions.length === 0) return everything;
  return joined(
    conditions.map(condition => pieceOf(condition, dialect)),
    ' AND ',
  );
}

function pieceOf<K extends Kind>(condition: OfKind<K>, dialect: SqlDialect): Piece {
  return (pieces[condition.kind as K] as Pieces[K])(condition, dialect);
}

/** A folded title may go on behind what it is sorted by. */
function titled(column: string, patterns: readonly Pattern[], dialect: SqlDialect): Piece {
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
  const { text, values } = joined(
    conditions.map(({ place, test }) => testedAt(place, test, dialect)),
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

/** Condition for entries with a link to an object that exists and is in the visibility scope. */
function linkingAnywhere(key: string): Piece {
  return { text: 'EXISTS (SELECT 1 FROM links l WHERE l.entry = e.id AND l.attribute = ?)', values: [key] };
}

/** A target that is named. */
type NamedTarget = Exclude<LinkTarget, { readonly to: 'anything' }>;

/** Asked from the target on: an index leads from there to all that link to it. */
function linking({ category, link }: EntrySource, key: string, target: NamedTarget, dialect: SqlDialect): Piece {
  const found = targeted(target, dialect);
  const back = link
    ? { object: 'b.target_object', join: ' JOIN links b ON b.entry = e.id AND b.attribute = ?' }
    : { object: 'e.object', join: '' };
  const text = `o.id IN (SELECT ${back.object} FROM links l JOIN entries e ON e.id = l.entry${back.join}
    WHERE l.attribute = ? AND e.category = ? AND e.status = 'normal' AND ${found.text})`;
  return { text, values: [...(link ? [link] : []), key, category, ...found.values] };
}

function targeted(target: NamedTarget, dialect: SqlDialect): Piece {
  if (target.to === 'titled') {
    const { text, values } = titled('t.folded_title', target.patterns, dialect);
    return { text: `l.target_object IN (SELECT t.id FROM objects t WHERE ${text})`, values };
  }
  const column = target.to === 'objects' ? 'l.target_object' : 'l.target_entry';
  return { text: `${column} IN (?*)`, values: [dialect.list(target.ids.filter(isStorable))] };
}
