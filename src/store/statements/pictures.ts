import type { Reads } from '../../domain/storage/reads.js';
import { Repository } from './repository.js';

// Indexes: objects_picture, entries_object, primary key of contents.
const find = `SELECT e.category, e."values", c.content FROM objects o JOIN entries e ON e.object = o.id AND e.category IN (?*)
  JOIN contents c ON c.entry = e.id AND c.digest = o.picture
  WHERE o.id = (SELECT MIN(id) FROM objects WHERE picture = ?) ORDER BY e.id`;

/** The pictures that objects show. */
export class Pictures extends Repository {
  find(...[hash, categories]: Parameters<Reads['pictures']['find']>): ReturnType<Reads['pictures']['find']> {
    return this.connection.rows(find, [this.connection.dialect.list(categories), hash]);
  }
}
