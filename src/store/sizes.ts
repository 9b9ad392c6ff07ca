import type { Id } from '../../generated/types.js';
import type { Reads } from '../domain/storage/reads.js';
import type { LinkTargets } from '../domain/storage/sizes.js';
import { isStorable } from './ids.js';
import { Repository } from './repository.js';

const beyond = 'LIMIT 1 OFFSET CAST(? AS bigint)';

// Index: entries_object.
const entries = `SELECT 1 FROM entries WHERE object = ? AND category IN (?*) ${beyond}`;

// Indexes: links_target_object, links_target_entry.
const links = `SELECT 1 FROM (SELECT entry FROM links WHERE target_object IN (?*)
  UNION ALL SELECT entry FROM links WHERE target_entry IN (?*)) link ${beyond}`;

/** Whether something is larger than a number of rows. The tables themselves are asked: a definition in front of them would be read whole. */
export class Sizes extends Repository implements Pick<Reads['sizes'], keyof Reads['sizes']> {
  async hasMoreEntries(object: Id, categories: readonly string[], rows: number): Promise<boolean> {
    const { whole, dialect } = this.connection;
    return isStorable(object) && (await whole.rows(entries, [object, dialect.list(categories), rows])).length > 0;
  }

  async hasMoreLinks(targets: LinkTargets, rows: number): Promise<boolean> {
    const { whole, dialect } = this.connection;
    const ids = [targets.objects, targets.entries].map(each => dialect.list(each.filter(isStorable)));
    return (await whole.rows(links, [...ids, rows])).length > 0;
  }
}
