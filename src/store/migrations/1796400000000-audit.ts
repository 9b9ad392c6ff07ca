import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Ask, askOn } from './entry-rewriting.js';
import { Table } from './schema-builder.js';

const text = (name: string) => ({ name, type: 'text' });
const integer = (name: string) => ({ name, type: 'integer' });
const optional = <Column>(column: Column) => ({ ...column, isNullable: true });
const index = (name: string, ...columnNames: readonly string[]) => ({ name, columnNames: [...columnNames, 'time', 'number'] });

const audit = new Table({
  name: 'audit',
  columns: [
    { ...integer('number'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    text('time'),
    text('event'),
    text('method'),
    optional(text('key')),
    optional(text('key_title')),
    optional(integer('user')),
    optional(text('user_title')),
    optional(text('address')),
    optional(text('subject_key')),
    optional(integer('subject_object')),
    optional(text('subject_title')),
    text('details'),
  ],
  indices: [
    index('audit_time'),
    index('audit_event', 'event'),
    index('audit_key', 'key'),
    index('audit_user', 'user'),
    index('audit_subject_key', 'subject_key'),
    index('audit_subject_object', 'subject_object'),
  ],
});

/** An audit holds events of keys, grants, sessions, logins and starts. Those that the change log had move there. */
export class Audit1796400000000 implements MigrationInterface {
  readonly name = 'Audit1796400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(audit);
    await moveRows(askOn(runner));
    await runner.query('DELETE FROM change_log WHERE subject IS NOT NULL');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

/** Rows of the change log that are moved with one statement each, of so many that are read at once. */
const chunk = 500;

const page = `SELECT sequence, time, "key", method, subject, api_key, object, "before", "after" FROM change_log
  WHERE subject IS NOT NULL AND sequence > ? ORDER BY sequence LIMIT ${chunk}`;

const titleOfKey = '(SELECT title FROM api_keys WHERE id = ?)';
const titleOfObject = '(SELECT title FROM objects WHERE id = ?)';
const personOf = `(SELECT object FROM entries WHERE category || '' = 'C__CATS__PERSON_LOGIN' AND title <> '' AND title = ?)`;

/** Titles of keys and objects are those of today, as those of then were not kept; the login of a user was. */
const insert = `INSERT INTO audit (time, event, method, "key", key_title, "user", user_title, address, subject_key, subject_object,
  subject_title, details) VALUES (?, ?, ?, ?, ${titleOfKey}, ${personOf}, ?, NULL, ?, ?, COALESCE(${titleOfKey}, ${titleOfObject}), ?)`;

interface LoggedAccess {
  readonly sequence: number;
  readonly time: string;
  readonly key: string;
  readonly method: string;
  readonly subject: string;
  readonly api_key: string | null;
  readonly object: number | null;
  readonly before: string | null;
  readonly after: string | null;
}

async function moveRows(ask: Ask): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await ask<LoggedAccess>(page, [last]);
    if (rows.length === 0) return;
    for (const row of rows) await moveRow(ask, row);
    last = rows.at(-1)?.sequence ?? last;
  }
}

async function moveRow(ask: Ask, { time, key, method, subject, api_key, object, before, after }: LoggedAccess): Promise<void> {
  const [id, login] = actorIn(key);
  const state = before === null ? undefined : stateIn(before);
  for (const [event, details] of eventsOf[subject]?.(state, stateIn(after)) ?? [])
    await ask(insert, [
      ...[time, event, method, id, id, login, login, api_key, object],
      ...[api_key, object, JSON.stringify(details)],
    ]);
}

type State = Readonly<Record<string, unknown>>;
type Event = readonly [event: string, details: State];

/** Events by subject of a row, from what was there before and after. */
const eventsOf: Readonly<Record<string, (before: State | undefined, after: State) => readonly Event[]>> = {
  key: keyEvents,
  grants: (before = {}, after) => [['grantsChanged', { from: limitsIn(before), to: limitsIn(after) }]],
  sessions: (before = {}) => [['sessionsEnded', { sessions: before.sessions ?? 1, cause: 'administrator' }]],
};

function keyEvents(before: State | undefined, after: State): readonly Event[] {
  if (!before) return [['keyCreated', { ...noLimits, ...limitsIn(after) }]];
  const isRenewed = after.supersededBy !== before.supersededBy;
  const isRevoked = after.revoked !== before.revoked;
  const changed = Object.keys(noLimits).filter(limit => JSON.stringify(before[limit]) !== JSON.stringify(after[limit]));
  return [
    ...(isRenewed ? [['keyRenewed', { successor: after.supersededBy, expires: after.expires ?? null }] as const] : []),
    ...(isRevoked ? [['keyRevoked', {}] as const] : []),
    ...(isRenewed || isRevoked
      ? []
      : [['keyChanged', { from: limitsIn(before, changed), to: limitsIn(after, changed) }] as const]),
  ];
}

const noLimits: State = { title: '', rights: null, expires: null, addresses: null };

/** The limits of a state, rights as callers name them. */
function limitsIn(state: State, named: readonly string[] = Object.keys(noLimits)): State {
  const known = named.filter(limit => limit in state);
  return Object.fromEntries(known.map(limit => [limit, limit === 'rights' ? rightsIn(state.rights) : state[limit]]));
}

function rightsIn(rights: unknown): unknown {
  if (!Array.isArray(rights)) return rights;
  return rights.map(({ verbs, objectTypes, categories }) => ({
    verbs,
    ...(objectTypes && { object_types: objectTypes }),
    ...(categories && { categories }),
  }));
}

/** The key and the login of a caller as the change log had them: a key, a key and a login, or `session` and a login. */
function actorIn(key: string): readonly [key: string | null, login: string | null] {
  const space = key.indexOf(' ');
  if (space < 0) return [key, null];
  const first = key.slice(0, space);
  return [first === 'session' ? null : first, key.slice(space + 1)];
}

/** A text that is damaged says nothing. */
function stateIn(text: string | null): State {
  try {
    const state: unknown = JSON.parse(text ?? '{}');
    return typeof state === 'object' && state !== null ? { ...state } : {};
  } catch {
    return {};
  }
}
