import { recordStatuses } from '../../domain/storage/objects.js';
import type { Records } from '../../domain/storage/records.js';
import {
  firstRelation,
  type NewRelation,
  type RelationQuery,
  type RelationRecord,
  type SeenRelation,
} from '../../domain/storage/relations.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { insertRows, insertText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { type Bounded, fewRelations, onlyWhere, rejectMany, unbounded } from './clauses/bounds.js';
import { isStorable } from './clauses/ids.js';
import { holdReferrersOfEntries } from './clauses/referrers.js';
import { Repository } from './repository.js';

/** Relations that somebody wrote down as such. Of their links there is one number: that of the entry. */
const explicit = "e.category = 'C__CATG__RELATION'";
const link = `l.entry AS entry, CASE WHEN ${explicit} THEN '' ELSE l.attribute END AS attribute,
  CASE WHEN ${explicit} THEN 0 ELSE COALESCE(l.target_object, l.target_entry) END AS target`;
const partner = (object: string) => `CASE WHEN ${explicit} THEN 0 ELSE ${object} END AS partner`;
const isAsked = "e.category || '.' || l.attribute IN (?*)";

const relation = `r.id + ${firstRelation} AS relation, CASE WHEN r.attribute = '' THEN r.entry ELSE r.id + ${firstRelation} END AS id,
  e.id AS entry, e.category AS category, r.attribute AS attribute, e.status AS status, e.object AS owner, e."values" AS "values",
  e."primary" AS "primary", r.created AS created, r.created_by AS "createdBy"`;

// Indexes: entries_object, primary key of links, links_target_object, links_target_entry, relations_link, primary keys of entries and objects.
const of = (few = '') => {
  const bounded = onlyWhere(few);
  return `SELECT o.id AS seen, ${few && `(${few}) AS "isFew", `}x.* FROM objects o LEFT JOIN (
    SELECT p.seen AS "from", p.partner AS target, ${relation} FROM (
      SELECT e.object AS seen, ${link}, ${partner('COALESCE(l.target_object, te.object)')} FROM ${bounded}entries e
        JOIN links l ON l.entry = e.id LEFT JOIN entries te ON te.id = l.target_entry WHERE e.object IN (?*) AND ${isAsked}
      UNION SELECT l.target_object, ${link}, ${partner('l.target_object')} FROM ${bounded}links l
        JOIN entries e ON e.id = l.entry WHERE l.target_object IN (?*) AND ${isAsked}
      UNION SELECT te.object, ${link}, ${partner('te.object')} FROM ${bounded}entries te
        JOIN links l ON l.target_entry = te.id JOIN entries e ON e.id = l.entry WHERE te.object IN (?*) AND ${isAsked}
    ) p JOIN relations r ON r.entry = p.entry AND r.attribute = p.attribute AND r.target = p.target JOIN entries e ON e.id = p.entry
    WHERE e.status IN (${recordStatuses.map(() => '?').join(', ')})
    ORDER BY p.seen, 4 LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)
  ) x ON x."from" = o.id WHERE o.id IN (?*) ORDER BY o.id, x.id`;
};

// Indexes: primary keys of relations, entries and links.
const find = `SELECT COALESCE(l.target_object, te.object, 0) AS target, ${relation} FROM relations r JOIN entries e ON e.id = r.entry
  LEFT JOIN links l ON l.entry = r.entry AND l.attribute = r.attribute AND COALESCE(l.target_object, l.target_entry) = r.target
  LEFT JOIN entries te ON te.id = l.target_entry WHERE r.id = ? AND (r.attribute = '' OR l.entry IS NOT NULL)`;

const remove = 'DELETE FROM entries WHERE id IN (?*)';

const number = insertText(
  'relations',
  ['entry', 'attribute', 'target', 'created', 'created_by'],
  ' ON CONFLICT (entry, attribute, target) DO NOTHING',
);

type Kept = Records['relations'];

/** Relations between objects, computed from links. */
export class Relations extends Repository implements Kept {
  async of({ objects, links, statuses, limit, offset, atMost }: RelationQuery): Promise<SeenRelation[]> {
    const { dialect } = this.connection;
    const ids = dialect.list(objects.filter(isStorable));
    const few = atMost === undefined ? unbounded : fewRelations(ids, atMost, dialect);
    const asked = [...few.values, ids, dialect.list(links)];
    const padded = recordStatuses.map((_, at) => statuses[at] ?? '');
    const values = [...few.values, ...asked, ...asked, ...asked, ...padded, limit, offset, ids];
    const rows = await this.connection.rows<SeenRelation & Bounded>(of(few.text), values);
    rejectMany(rows);
    return rows;
  }

  async find(id: number): Promise<RelationRecord | undefined> {
    return isStorable(id) ? (await this.connection.rows<RelationRecord>(find, [id - firstRelation]))[0] : undefined;
  }

  register(relations: readonly NewRelation[]): MaybePromise<number> {
    const owners = [...new Set(relations.map(({ entry }) => entry))];
    return this.writes.change('entry', { subjects: owners, reach: 'nothing' }, writes =>
      andThen(insertRows(writes, number, relations.map(newRow)), () => relations.length),
    );
  }

  async remove(entries: readonly number[]): Promise<void> {
    if (entries.length === 0) return;
    await holdReferrersOfEntries(this.connection, entries);
    const ids = this.connection.dialect.list(entries);
    await this.writes.remove('entry', entries, writes => writes.count(remove, [ids]));
  }
}

function newRow({ entry, attribute, target, created, createdBy }: NewRelation): Value[] {
  return [entry, attribute, target, created, createdBy];
}
