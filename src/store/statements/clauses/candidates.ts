import type { ObjectCondition } from '../../../domain/storage/object-query.js';
import type { SqlReads } from '../../engines/connection.js';
import { isStorable } from './ids.js';
import { entriesByValue } from './indexed-values.js';
import { linking, linksTo } from './object-conditions.js';
import { fewPlacesBelow, placesBelow } from './places.js';
import { joinPieces, type Piece } from './value-tests.js';

type OfKind<K extends ObjectCondition['kind']> = Extract<ObjectCondition, { readonly kind: K }>;
type Connection = Pick<SqlReads, 'dialect' | 'isIndexed'>;
type LinkTarget = Exclude<OfKind<'link'>['target'], { readonly to: 'anything' }>;
type Ask = (condition: ObjectCondition) => Piece | undefined;

/** More than there are of anything. */
const unlimited = 2_147_483_647;
const upTo = 'LIMIT CAST(? AS bigint)';

/** Questions for conditions of the kinds that lead to objects. */
interface Questions {
  entry(condition: OfKind<'entry'>): Piece | undefined;
  below(condition: OfKind<'below'>): Piece;
  link(condition: OfKind<'link'>, target: LinkTarget): Piece;
}

/**
 * Question for the ids of all objects that may meet a condition, some more than once. `undefined` where nothing leads from the condition to
 * objects.
 */
export function candidates(condition: ObjectCondition, connection: Connection): Piece | undefined {
  const { dialect } = connection;
  return candidatesOf(condition, {
    entry: each => entriesMeeting(each, connection),
    below: each => placesBelow(each, dialect),
    link: ({ source, key }, target) => linking(source, key, target, dialect),
  });
}

/** Question with about as many rows as the other one has to look at, up to `atMost`, which looks at no more. */
export function fewCandidates(condition: ObjectCondition, atMost: number, connection: Connection): Piece | undefined {
  const { dialect } = connection;
  return candidatesOf(condition, {
    entry: each => indexedEntries(each, atMost, connection),
    below: each => fewPlacesBelow(each, atMost, dialect),
    link: ({ key }, target) => linksTo(key, target, atMost, dialect),
  });
}

function candidatesOf(condition: ObjectCondition, questions: Questions): Piece | undefined {
  if (condition.kind === 'entry') return questions.entry(condition);
  if (condition.kind === 'any') return ofAlternatives(condition, each => candidatesOf(each, questions));
  if (condition.kind === 'below') return isStorable(condition.object) ? questions.below(condition) : undefined;
  if (condition.kind !== 'link' || condition.target.to === 'anything') return undefined;
  return questions.link(condition, condition.target);
}

/** Each alternative has to lead to objects. */
function ofAlternatives({ of }: OfKind<'any'>, ask: Ask): Piece | undefined {
  const found = of.map(all => all.map(ask).find(each => each !== undefined));
  const pieces = found
    .filter(each => each !== undefined)
    .map(({ text, values }) => ({ text: `SELECT id FROM (${text}) alternative`, values }));
  return pieces.length > 0 && pieces.length === of.length ? joinPieces(pieces, ' UNION ALL ') : undefined;
}

/** The entries that the index of values knows, and all that are listed to be indexed. Indexes: primary keys of value_index and search_queue. */
function indexedEntries(
  { source, place, test }: OfKind<'entry'>,
  atMost: number,
  { dialect, isIndexed }: Connection,
): Piece | undefined {
  const known = isIndexed ? entriesByValue(source, place, test, atMost, dialect) : undefined;
  if (!known) return undefined;
  const text = `SELECT id FROM (${known.text}) known
    UNION ALL SELECT id FROM (SELECT target AS id FROM search_queue WHERE kind = 'entry' ${upTo}) listed`;
  return { text, values: [...known.values, atMost] };
}

/** Indexes: primary keys of entries and links. */
function entriesMeeting(condition: OfKind<'entry'>, connection: Connection): Piece | undefined {
  const indexed = indexedEntries(condition, unlimited, connection);
  if (!indexed) return undefined;
  const { category, link } = condition.source;
  const isFound = connection.dialect.isOneOfFew('e.id', indexed.text);
  const ofCategory = `${isFound} AND e.category = ? AND e.status = 'normal'`;
  const text = link
    ? `SELECT b.target_object AS id FROM entries e CROSS JOIN links b
        WHERE ${ofCategory} AND b.entry = e.id AND b.attribute = ? AND b.target_object IS NOT NULL`
    : `SELECT e.object AS id FROM entries e WHERE ${ofCategory}`;
  return { text, values: [...indexed.values, category, ...(link ? [link] : [])] };
}
