import type { ObjectCondition } from '../../../domain/storage/object-query.js';
import type { SqlReads } from '../../engines/connection.js';
import { isStorable } from './ids.js';
import { linking, linksTo } from './object-conditions.js';
import { fewPlacesBelow, placesBelow } from './places.js';
import { joined, type Piece } from './value-tests.js';

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
  return asked(condition, {
    entry: each => entriesByTerms(each, connection),
    below: each => placesBelow(each, dialect),
    link: ({ source, key }, target) => linking(source, key, target, dialect),
  });
}

/** Question with about as many rows as the other one has to look at, up to `atMost`, which looks at no more. */
export function fewCandidates(condition: ObjectCondition, atMost: number, connection: Connection): Piece | undefined {
  const { dialect } = connection;
  return asked(condition, {
    entry: each => documentsByTerms(each, atMost, connection),
    below: each => fewPlacesBelow(each, atMost, dialect),
    link: ({ key }, target) => linksTo(key, target, atMost, dialect),
  });
}

function asked(condition: ObjectCondition, questions: Questions): Piece | undefined {
  if (condition.kind === 'entry') return questions.entry(condition);
  if (condition.kind === 'any') return ofAlternatives(condition, each => asked(each, questions));
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
  return pieces.length > 0 && pieces.length === of.length ? joined(pieces, ' UNION ALL ') : undefined;
}

/**
 * The entries that the index of searches knows by some terms, and all that are listed to be indexed. Indexes: that of the terms, primary key of
 * search_queue.
 */
function documentsByTerms({ terms }: OfKind<'entry'>, atMost: number, { dialect, isIndexed }: Connection): Piece | undefined {
  if (!terms || !isIndexed) return undefined;
  const known = dialect.search.matching(terms, atMost);
  const text = `SELECT document / 2 AS id FROM (${known.text}) known WHERE document % 2 = 1
    UNION ALL SELECT id FROM (SELECT target AS id FROM search_queue WHERE kind = 'entry' ${upTo}) listed`;
  return { text, values: [...known.values, atMost] };
}

/** Indexes: primary keys of entries and links. */
function entriesByTerms(condition: OfKind<'entry'>, connection: Connection): Piece | undefined {
  const documents = documentsByTerms(condition, unlimited, connection);
  if (!documents) return undefined;
  const { category, link } = condition.source;
  const isFound = connection.dialect.isOneOfFew('e.id', documents.text);
  const ofCategory = `${isFound} AND e.category = ? AND e.status = 'normal'`;
  const text = link
    ? `SELECT b.target_object AS id FROM entries e CROSS JOIN links b
        WHERE ${ofCategory} AND b.entry = e.id AND b.attribute = ? AND b.target_object IS NOT NULL`
    : `SELECT e.object AS id FROM entries e WHERE ${ofCategory}`;
  return { text, values: [...documents.values, category, ...(link ? [link] : [])] };
}
