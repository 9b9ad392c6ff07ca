import type { Id } from '../../../generated/types.js';
import { stepsTo } from '../../domain/storage/change-sets.js';
import type { EntryOwner } from '../../domain/storage/entries.js';
import { foldTitle } from '../../domain/storage/folding.js';
import type { ListedObject, ObjectCondition, ObjectQuery } from '../../domain/storage/object-query.js';
import type { ObjectRecord, PlacedObject, PlacementQuery, RecordStatus } from '../../domain/storage/objects.js';
import type { Records } from '../../domain/storage/records.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { Value } from '../engines/sql-dialect.js';
import { countObjects, listObjects } from './access-paths.js';
import { isStorable } from './clauses/ids.js';
import { selectPlaced } from './clauses/placed-objects.js';
import { holdReferrers } from './clauses/referrers.js';
import { Repository } from './repository.js';

type ObjectChanges = Parameters<Records['objects']['update']>[1];

/** The column of every field; the order is that of `insert`. */
const columns = {
  id: 'id',
  type: 'type',
  title: 'title',
  sysid: 'sysid',
  status: 'status',
  cmdbStatus: 'cmdb_status',
  values: '"values"',
  picture: 'picture',
  created: 'created',
  createdBy: 'created_by',
  updated: 'updated',
  updatedBy: 'updated_by',
} as const satisfies Record<keyof ObjectRecord, string>;

const fields = Object.keys(columns) as (keyof ObjectRecord)[];
const selected = fields.map(field => `${columns[field]} AS "${field}"`).join(', ');

// Index: primary key.
const find = `SELECT ${selected} FROM objects WHERE id = ?`;
const countByType = `SELECT type, CAST(SUM(count) AS integer) AS count FROM object_counts WHERE status = 'normal' GROUP BY type HAVING SUM(count) > 0`;
// Index: primary key.
const countOfType = 'SELECT CAST(COALESCE(SUM(count), 0) AS integer) AS count FROM object_counts WHERE type = ?';
const owner = 'SELECT id, type, status, picture FROM objects WHERE id = ?';
const move = 'UPDATE objects SET status = ? WHERE id = ? AND status = ?';
const remove = 'DELETE FROM objects WHERE id = ? AND status = ? AND sysid = ?';

// Indexes: objects_sysid, primary key of retired_sysids.
const insert = `INSERT INTO objects (${Object.values(columns).join(', ')}, folded_title) SELECT ${fields.map(() => '?').join(', ')}, ?
  WHERE NOT EXISTS (SELECT 1 FROM retired_sysids WHERE sysid = ?) ON CONFLICT (sysid) DO NOTHING`;
const isFree = `NOT EXISTS (SELECT 1 FROM objects o WHERE o.sysid = ? AND o.id <> ?)
  AND NOT EXISTS (SELECT 1 FROM retired_sysids WHERE sysid = ?)`;
const retire = 'INSERT INTO retired_sysids (sysid) VALUES (?)';

type Kept = Records['objects'];

/** The objects of a database. */
export class Objects extends Repository implements Kept {
  find(id: Id): MaybePromise<ObjectRecord | undefined> {
    return isStorable(id) ? andThen(this.connection.rows<ObjectRecord>(find, [id]), ([row]) => row) : undefined;
  }

  async countOfType(type: string): Promise<number> {
    const [row] = await this.connection.rows<{ readonly count: number }>(countOfType, [type]);
    return row?.count ?? 0;
  }

  async countByType(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.connection.rows<{ readonly type: string; readonly count: number }>(countByType, []);
    return new Map(rows.map(({ type, count }) => [type, count]));
  }

  async list(query: ObjectQuery): Promise<ListedObject[]> {
    return listObjects(this.connection, query, selected);
  }

  async count(conditions: readonly ObjectCondition[]): Promise<number> {
    return countObjects(this.connection, conditions);
  }

  async placedIn(query: PlacementQuery): Promise<PlacedObject[]> {
    if (!isStorable(query.root)) return [];
    return this.connection.rows<PlacedObject>(...selectPlaced(query, selected, this.connection.dialect));
  }

  lockForUpdate(id: Id): MaybePromise<ObjectRecord | undefined> {
    return isStorable(id)
      ? andThen(this.connection.lockForUpdate<ObjectRecord>(Number(id), find, [id]), ([row]) => row)
      : undefined;
  }

  lockOwner(id: Id): MaybePromise<EntryOwner | undefined> {
    return isStorable(id)
      ? andThen(this.connection.lockForUpdate<EntryOwner>(Number(id), owner, [id]), ([row]) => row)
      : undefined;
  }

  lock(ids: readonly number[]): MaybePromise<void> {
    return this.connection.lock(ids.filter(isStorable), 'hold');
  }

  insert(object: ObjectRecord): MaybePromise<boolean> {
    const values = [...fields.map(field => object[field]), foldTitle(object.title), object.sysid];
    const made = { subject: object.id, object: object.id };
    const insertAlone = () => this.writes.create('object', [made], writes => writes.count(insert, values));
    return andThen(andThen(this.claim(object.sysid), insertAlone), inserted => {
      if (inserted === 1) this.connection.noteCreated(object.id);
      return inserted === 1;
    });
  }

  async update(id: number, changes: ObjectChanges): Promise<boolean> {
    const names = (Object.keys(columns) as (keyof ObjectChanges)[]).filter(name => changes[name] !== undefined);
    if (names.length === 0) return true;
    const values: Value[] = names.map(name => changes[name] as Value);
    const set = names.map(name => `${columns[name]} = ?`);
    if (changes.title !== undefined) {
      set.push('folded_title = ?');
      values.push(foldTitle(changes.title));
    }
    const text = `UPDATE objects SET ${set.join(', ')} WHERE id = ?`;
    await this.connection.lock([id], 'hold');
    const changing = { subjects: [id], title: changes.title, columns: columnsOf(changes) };
    if (changes.sysid === undefined)
      return (await this.writes.change('object', changing, writes => writes.count(text, [...values, id]))) === 1;
    await this.claim(changes.sysid);
    const claimed = [...values, id, changes.sysid, id, changes.sysid];
    return (await this.writes.change('object', changing, writes => writes.count(`${text} AND ${isFree}`, claimed))) === 1;
  }

  async move(id: number, from: RecordStatus, to: RecordStatus): Promise<boolean> {
    await this.connection.lock([id], 'hold');
    const changing = { subjects: [id], action: stepsTo[to], reach: 'nothing' } as const;
    return (await this.writes.change('object', changing, writes => writes.count(move, [to, id, from]))) === 1;
  }

  async remove(id: number, from: RecordStatus): Promise<boolean> {
    await this.connection.lock([id], 'remove');
    const object = await this.find(id);
    if (object?.status !== from) return false;
    await holdReferrers(this.connection, id);
    await this.claim(object.sysid);
    const removed = await this.writes.remove('object', [id], writes => writes.count(remove, [id, from, object.sysid]));
    if (removed === 0) return false;
    await this.writes.count(retire, [object.sysid]);
    return true;
  }

  /** A sysid given up by a purge stays taken. Only a transaction that waits for the purge and asks afterwards sees that. */
  private claim(sysid: string): MaybePromise<void> {
    return this.connection.advisoryLock(sysid);
  }
}

/** The values of changes by column. */
function columnsOf(changes: ObjectChanges): Readonly<Record<string, Value>> {
  const { cmdbStatus, ...others } = changes;
  return cmdbStatus === undefined ? others : { ...others, cmdb_status: cmdbStatus };
}
