import type { PlaceRecords, PlaceTaken, StandingObject, StandingQuery } from '../../domain/storage/places.js';
import { isHostAddress } from '../tables/object-schemas.js';
import { Repository } from './repository.js';

type Address = PlaceTaken & { readonly net: number };

const taken = 'e.id AS id, e.object AS object, e."values" AS "values"';

// Indexes: entries_host_address, primary keys of links and objects.
const addresses = `SELECT ${taken}, l.target_object AS net FROM (SELECT * FROM entries WHERE ${isHostAddress} AND title IN (?*)) e
  CROSS JOIN links l JOIN objects o ON o.id = e.object
  WHERE l.entry = e.id AND l.attribute = 'net' AND l.target_object IN (?*) AND e.status = 'normal' AND o.status = 'normal'
  ORDER BY e.id LIMIT 1000`;

// Indexes: links_target_object, primary keys of entries and objects, entries_object.
const standing = `SELECT ${taken}, f."values" AS beside FROM links l CROSS JOIN entries e JOIN objects o ON o.id = e.object
  LEFT JOIN entries f ON f.object = e.object AND f.category = ? AND f.status = 'normal'
  WHERE l.target_object = ? AND l.attribute = ? AND e.id = l.entry AND e.category = ? AND e.status = 'normal' AND o.status = 'normal'
  ORDER BY e.id LIMIT CAST(? AS bigint)`;

/** Places that one object at a time can have. */
export class Places extends Repository implements PlaceRecords {
  async lockContainer(container: number): Promise<void> {
    return this.connection.advisoryLock(`places ${container}`);
  }

  async addresses(nets: readonly number[], titles: readonly string[]): Promise<readonly Address[]> {
    if (nets.length === 0 || titles.length === 0) return [];
    const { list } = this.connection.dialect;
    return this.connection.whole.rows<Address>(addresses, [list(titles), list(nets)]);
  }

  async standing({ container, category, attribute, beside, limit }: StandingQuery): Promise<readonly StandingObject[]> {
    return this.connection.whole.rows<StandingObject>(standing, [beside, container, attribute, category, limit]);
  }
}
