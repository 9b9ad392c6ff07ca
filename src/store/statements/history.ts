import type {
  ChangePosition,
  ChangeRecord,
  ChangesAsked,
  HistoryBounds,
  HistoryQuery,
  HistoryReads,
  LaterChange,
  NetChange,
  NetPosition,
  NetQuery,
  PurgedReferents,
} from '../../domain/storage/history.js';
import type { Moment } from '../../domain/storage/retention.js';
import type { Value } from '../engines/sql-dialect.js';
import { isPurgedEntry } from '../tables/purged-entries.js';
import { limitOf } from './clauses/bounds.js';
import { changesAt, type FoundChange, pageName, recordOf } from './clauses/changed-states.js';
import { isStorable } from './clauses/ids.js';
import { type ChangeTables, changesCompared, changesSeen } from './clauses/scoped-history.js';
import { canBeMet, placesOf } from './history-places.js';
import { horizonIn } from './horizon.js';
import { Repository } from './repository.js';

/** Greater than every time. */
const end = '~';

/**
 * The number of each time, by halves of the numbers: times ascend with them, and no index knows the times. Index: primary key of
 * change_sets.
 */
const bounds = (bytewise: (text: string) => string) => {
  const middle = '(low + high + 1) / 2';
  const isUntil = `${bytewise(`COALESCE((SELECT s.time FROM change_sets s WHERE s.number <= ${middle} ORDER BY s.number DESC LIMIT 1), '')`)} <= time`;
  return `WITH RECURSIVE halves (name, time, low, high) AS (
    SELECT asked.name, asked.time, CAST(0 AS bigint), latest.number
      FROM (SELECT 'since' AS name, CAST(? AS text) AS time UNION ALL SELECT 'until', CAST(? AS text) UNION ALL SELECT 'last', '${end}') asked,
        (SELECT COALESCE(MAX(number), 0) AS number FROM change_sets) latest
    UNION ALL SELECT name, time, CASE WHEN ${isUntil} THEN ${middle} ELSE low END, CASE WHEN ${isUntil} THEN high ELSE ${middle} - 1 END
      FROM halves WHERE low < high
  ) SELECT name, low FROM halves WHERE low = high`;
};

// Indexes: primary keys of the past, changes_purged_entry.
const purgedObjects = `SELECT 'object' AS kind, p.id, p.title, p.type AS name, p.sysid AS detail, CAST(NULL AS integer) AS object
  FROM past_objects p WHERE p.id IN (?*) AND p.valid_to = (SELECT MAX(l.valid_to) FROM past_objects l WHERE l.id = p.id)
    AND NOT EXISTS (SELECT 1 FROM objects o WHERE o.id = p.id)`;
const purgedEntries = `SELECT 'entry' AS kind, p.id, p.title, p.category AS name,
    COALESCE((SELECT o.title FROM objects o WHERE o.id = p.object),
      (SELECT o.title FROM past_objects o WHERE o.id = p.object ORDER BY o.valid_to DESC LIMIT 1), '') AS detail, p.object
  FROM changes c JOIN past_entries p ON p.valid_to = c.number AND p.id = c.subject
  WHERE c.subject IN (?*) AND ${isPurgedEntry('c')}
    AND c.number = (SELECT MAX(l.number) FROM changes l WHERE l.subject = c.subject AND ${isPurgedEntry('l')})
    AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.id = p.id)`;
const selectPurged = `${purgedObjects} UNION ALL ${purgedEntries}`;

// Indexes: object_change_index, changes_of_no_object, changes_subject.
const laterOf = (changes: string, isMeant: string) =>
  `SELECT number, kind, subject, name, object, category FROM ${changes} WHERE ${isMeant} AND number > CAST(? AS bigint)`;
const later = ({ objectChanges, changes }: ChangeTables) =>
  `${laterOf(objectChanges, 'object IN (?*)')} UNION ALL ${laterOf(changes, 'object IS NULL')} ORDER BY number LIMIT 1000`;
const net = (changes: string, more: string) => `SELECT g.object, g.kind, g.subject, g.first, g.last, ${['first', 'last']
  .map(
    each => `(SELECT MIN(p.position) FROM changes p WHERE p.object = g.object AND p.kind = g.kind AND p.subject = g.subject
      AND p.number = g.${each}) AS "${each}Position"`,
  )
  .join(', ')}
  FROM (SELECT c.object, c.kind, c.subject, MIN(c.number) AS first, MAX(c.number) AS last FROM ${changes} c
    WHERE c.object IN (?*) AND c.number > CAST(? AS bigint) AND c.number <= CAST(? AS bigint)${more}
    GROUP BY c.object, c.kind, c.subject ORDER BY c.object, c.kind, c.subject LIMIT CAST(? AS bigint)) g
  ORDER BY g.object, g.kind, g.subject`;
const afterRecord = ' AND (c.object, c.kind, c.subject) > (CAST(? AS integer), CAST(? AS text), CAST(? AS integer))';

interface NetRow extends NetPosition {
  readonly first: number;
  readonly last: number;
  readonly firstPosition: number;
  readonly lastPosition: number;
}

interface PurgedRow {
  readonly kind: 'object' | 'entry';
  readonly id: number;
  readonly title: string;
  readonly name: string;
  readonly detail: string;
  readonly object: number;
}

interface LaterRow extends Omit<LaterChange, 'subject'> {
  readonly subject: number | null;
  readonly name: string | null;
}

/** The change sets that were committed. */
export class History extends Repository implements HistoryReads {
  begin(): Promise<Moment | undefined> {
    return horizonIn(this.connection.whole);
  }

  async bounds(since = end, until = end): Promise<HistoryBounds> {
    const { dialect } = this.connection;
    const rows = await this.connection.rows<{ name: keyof HistoryBounds; low: number }>(bounds(dialect.bytewise), [since, until]);
    return { last: 0, since: 0, until: 0, ...Object.fromEntries(rows.map(({ name, low }) => [name, low])) };
  }

  async places(query: HistoryQuery): Promise<readonly ChangePosition[]> {
    if (!canBeMet(query.conditions)) return [];
    const { text, values } = placesOf(query, this.isScoped, this.connection.dialect);
    return this.connection.rows<ChangePosition>(text, values);
  }

  async changes(places: readonly ChangePosition[], { between, atMost }: ChangesAsked = {}): Promise<readonly ChangeRecord[]> {
    if (places.length === 0) return [];
    const { dialect } = this.connection;
    const page = JSON.stringify(Object.fromEntries(places.map(place => [pageName(place), place.position])));
    const { isScoped } = this;
    const text = changesAt(dialect, { isScoped, isCompared: between !== undefined });
    const values = between ? [between.since, between.until, page] : [page];
    const rows = await this.connection.rows<FoundChange>(text, values, limitOf({ atMost }));
    const order = new Map(places.map((place, index) => [pageName(place), index]));
    const orderOf = (place: ChangePosition): number => order.get(pageName(place)) ?? 0;
    return rows.map(recordOf).sort((one, other) => orderOf(one) - orderOf(other));
  }

  async net({ objects, since, until, after, limit }: NetQuery): Promise<readonly NetChange[]> {
    const text = net(changesCompared(this.isScoped), after ? afterRecord : '');
    const ids = this.connection.dialect.list(objects.filter(isStorable));
    const values = [ids, since, until, ...(after ? [after.object, after.kind, after.subject] : []), limit];
    const rows = await this.connection.rows<NetRow>(text, values);
    return rows.map(({ first, last, firstPosition, lastPosition, ...record }) => ({
      ...record,
      first: { number: Number(first), position: firstPosition },
      last: { number: Number(last), position: lastPosition },
    }));
  }

  async later(objects: readonly number[], number: number): Promise<readonly LaterChange[]> {
    const { dialect } = this.connection;
    const text = later(changesSeen(this.isScoped));
    const rows = await this.connection.rows<LaterRow>(text, [dialect.list(objects), number, number]);
    return rows.map(({ name, subject, ...change }) => ({ ...change, subject: subject ?? name ?? '' }));
  }

  async purged(objects: readonly number[], entries: readonly number[]): Promise<PurgedReferents> {
    const { dialect } = this.connection;
    const ids: Value[] = [objects, entries].map(each => dialect.list(each.filter(isStorable)));
    const rows = await this.connection.rows<PurgedRow>(selectPurged, ids);
    const ofKind = (kind: PurgedRow['kind']) => rows.filter(row => row.kind === kind);
    return {
      objects: ofKind('object').map(({ id, title, name, detail }) => ({ id, title, type: name, sysid: detail })),
      entries: ofKind('entry').map(({ id, title, name, detail, object }) => ({
        id,
        title,
        category: name,
        owner: detail,
        object,
      })),
    };
  }
}
