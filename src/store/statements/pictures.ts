import type { Reads } from '../../domain/storage/reads.js';
import { Repository } from './repository.js';

// Indexes: objects_picture, entries_object.
const find = `SELECT e."values" FROM objects o JOIN entries e ON e.object = o.id AND e.category = ?
  WHERE o.picture = ? ORDER BY e.id LIMIT 1`;

/** The pictures that objects show. */
export class Pictures extends Repository {
  async find(...[hash, category]: Parameters<Reads['pictures']['find']>): Promise<string | undefined> {
    return (await this.connection.rows<{ readonly values: string }>(find, [category, hash]))[0]?.values;
  }
}
