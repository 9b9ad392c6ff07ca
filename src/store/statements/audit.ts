import type { AuditEntry, AuditQuery, AuditRecord, AuditStore, AuditWrites, LatestEvents } from '../../domain/storage/audit.js';
import { takingAccess } from '../../domain/storage/audit-events.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { RowWrites } from '../changes/row-writer.js';
import type { SqlReads } from '../engines/connection.js';
import type { Engine } from '../engines/engine.js';
import { type InsertText, insertRows } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { isStorable } from './clauses/ids.js';
import type { Piece } from './clauses/value-tests.js';
import { Repository } from './repository.js';

// Indexes: primary keys. Titles are kept as they are now: keys are renamed, and objects purged.
const titleOfKey = '(SELECT title FROM api_keys WHERE id = ?)';
const titleOfObject = '(SELECT title FROM objects WHERE id = ?)';

/** Columns of a row that is written, each with its expression. */
const written = [
  ['time', '?'],
  ['event', '?'],
  ['method', '?'],
  ['"key"', '?'],
  ['key_title', titleOfKey],
  ['"user"', '?'],
  ['user_title', titleOfObject],
  ['address', '?'],
  ['subject_key', '?'],
  ['subject_object', '?'],
  ['subject_title', `COALESCE(${titleOfKey}, ${titleOfObject})`],
  ['details', '?'],
] as const;

const into = `INSERT INTO audit (${written.map(([column]) => column).join(', ')}) VALUES`;
const row = `(${written.map(([, expression]) => expression).join(', ')})`;
const insert: InsertText = rows => `${into} ${Array(rows).fill(row).join(', ')}`;

function valuesOf(entry: AuditEntry): Value[] {
  const { time, event, method, key, user, address, subjectKey = null, subjectObject = null, details } = entry;
  const subject = [subjectKey, subjectObject];
  return [time, event, method, key, key, user, user, address, ...subject, ...subject, JSON.stringify(details)];
}

/** Writes events. */
export function insertEvents(writes: RowWrites, entries: readonly AuditEntry[]): MaybePromise<void> {
  return insertRows(writes, insert, entries.map(valuesOf));
}

/** The audit in a transaction; nothing in it is ever changed. */
export class Audit extends Repository implements AuditWrites {
  async add(entries: readonly AuditEntry[]): Promise<void> {
    return insertEvents(this.writes, entries);
  }
}

const selected = `SELECT number, time, event, method, "key", key_title AS "keyTitle", "user", user_title AS "userTitle", address,
  subject_key AS "subjectKey", subject_object AS "subjectObject", subject_title AS "subjectTitle", details FROM audit`;

const quotedEvents = takingAccess.map(event => `'${event}'`).join(', ');

// Index: primary key of audit.
const latest = `SELECT (SELECT COALESCE(MAX(number), 0) FROM audit) AS last,
  CASE WHEN EXISTS (SELECT 1 FROM audit WHERE number > CAST(? AS integer) AND event IN (${quotedEvents})) THEN 1 ELSE 0 END AS taken`;

/** The audit of a database. */
export class StoredAudit implements AuditStore {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async read(query: AuditQuery): Promise<readonly AuditRecord[]> {
    return pageIn(this.engine.reading, query);
  }

  async latest(after: number): Promise<LatestEvents> {
    const [row] = await this.engine.reading.rows<{ readonly last: number; readonly taken: number }>(latest, [after]);
    return { last: Number(row?.last ?? 0), hasTakenAccess: row?.taken === 1 };
  }

  async add(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length > 0) await this.engine.run(session => insertEvents(session, entries), 'upkeep');
  }
}

/**
 * Each way in which an event has to do with a key or a person has an index, of which a page is read; the pages are merged.
 * Indexes: audit_time, audit_event, audit_key, audit_user, audit_subject_key, audit_subject_object.
 */
function pageIn(reading: SqlReads, query: AuditQuery): MaybePromise<AuditRecord[]> {
  if (query.user !== undefined && !isStorable(query.user)) return [];
  const way = query.descending ? ' DESC' : '';
  const page = `ORDER BY time${way}, number${way} LIMIT CAST(? AS bigint)`;
  const { text, values } = whereOf(query);
  const branches = waysOf(query).map(({ text: own, values: ownValues }) => ({
    text: `SELECT * FROM (${selected} WHERE ${own} AND ${text} ${page}) part`,
    values: [...ownValues, ...values, query.limit],
  }));
  const [first] = branches;
  if (first && branches.length === 1) return reading.rows(first.text, first.values);
  const all = branches.map(({ text: branch }) => branch).join(' UNION ');
  return reading.rows(`SELECT * FROM (${all}) events ${page}`, [...branches.flatMap(branch => branch.values), query.limit]);
}

function waysOf({ key, user }: AuditQuery): readonly Piece[] {
  if (key !== undefined) return [equal('"key"', key), equal('subject_key', key)];
  if (user !== undefined) return [equal('"user"', user), equal('subject_object', user)];
  return [{ text: '1 = 1', values: [] }];
}

function whereOf({ event, key, user, since, until, after, descending }: AuditQuery): Piece {
  const parts: readonly (Piece | undefined)[] = [
    event === undefined ? undefined : equal('event', event),
    key === undefined || user === undefined ? undefined : { text: '? IN ("user", subject_object)', values: [user] },
    since === undefined ? undefined : { text: 'time >= ?', values: [since] },
    until === undefined ? undefined : { text: 'time <= ?', values: [until] },
    after && { text: `(time, number) ${descending ? '<' : '>'} (?, CAST(? AS integer))`, values: [after.time, after.number] },
  ];
  const said = parts.filter(part => part !== undefined);
  return { text: ['1 = 1', ...said.map(({ text }) => text)].join(' AND '), values: said.flatMap(({ values }) => [...values]) };
}

function equal(column: string, value: string | number): Piece {
  return { text: `${column} = ?`, values: [value] };
}
