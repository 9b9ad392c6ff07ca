import type { ObjectCondition } from '../../../domain/storage/object-query.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import type { Piece } from './value-tests.js';

type Below = Extract<ObjectCondition, { readonly kind: 'below' }>;

// Indexes: links_target_object, primary key of entries. CROSS JOIN: SQLite would look through every entry for each place.
const within = (places: string) => `SELECT e.object AS id FROM ${places} p CROSS JOIN links l CROSS JOIN entries e
  WHERE l.target_object = p.id AND e.id = l.entry AND e.category || '.' || l.attribute IN (?*) AND e.status = 'normal'`;

const down = `WITH RECURSIVE place (id) AS (SELECT p.id FROM objects p WHERE p.id = ? UNION ${within('place')}) SELECT id FROM place`;

// Indexes: entries_object, primary key of links.
const up = (
  object: string,
) => `WITH RECURSIVE place (id) AS (SELECT ${object} UNION SELECT l.target_object FROM place p CROSS JOIN entries e CROSS JOIN links l
  WHERE e.object = p.id AND e.category IN (?*) AND e.status = 'normal' AND l.entry = e.id AND e.category || '.' || l.attribute IN (?*)
    AND l.target_object IS NOT NULL) SELECT 1 FROM place WHERE id = ?`;

/** Question for the ids of a place and of everything in it, at any depth. Places may stand in a circle. */
export function placesBelow({ object, links }: Below, { list }: SqlDialect): Piece {
  return { text: down, values: [object, list(links)] };
}

/** Condition that an object is a place, or in it at any depth: asked from the object upwards, a few steps whatever the size of the place. */
export function isBelow(id: string, { object, links }: Below, { list }: SqlDialect): Piece {
  const categories = [...new Set(links.map(link => link.slice(0, link.indexOf('.'))))];
  const text = `(EXISTS (SELECT 1 FROM objects p WHERE p.id = ?) AND EXISTS (${up(id)}))`;
  return { text, values: [object, list(categories), list(links), object] };
}

/** Depth to which places are looked at to learn whether they are small. */
const levels = 12;
const upTo = 'LIMIT CAST(? AS bigint)';

/**
 * Question for the places below one, level by level, of each no more than `atMost`: a recursive question would find all that is in a place
 * at once. It is no more than an estimate, as it ends at some depth.
 */
export function fewPlacesBelow({ object, links }: Below, atMost: number, { list }: SqlDialect): Piece {
  const names = Array.from({ length: levels }, (_, at) => `level${at}`);
  const below = names.slice(1).map((name, at) => `${name} AS (${within(`level${at}`)} ${upTo})`);
  const definitions = ['level0 AS (SELECT p.id FROM objects p WHERE p.id = ?)', ...below].join(', ');
  const text = `WITH ${definitions} ${names.map(name => `SELECT id FROM ${name}`).join(' UNION ALL ')}`;
  return { text, values: [object, ...below.flatMap(() => [list(links), atMost])] };
}
