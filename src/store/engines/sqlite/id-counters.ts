import type { Database } from 'better-sqlite3';
import type { IdTable, NextIds } from '../connection.js';

/** Gives out ids from memory, so that no rollback gives one out twice. */
export interface IdCounters {
  readonly next: NextIds;
  /** Gives out the ids that are next, which are given out again: for a transaction that is rolled back whatever happens. */
  ahead(): NextIds;
  /** Marks where the counters are; the function sets them back. */
  mark(): () => void;
}

type Last = Record<IdTable, number>;

/** The counters of a database. The table remembers the highest id, even if that row is gone. */
export function countersOf(database: Database): IdCounters {
  const last: Last = {
    objects: lastIdOf(database, 'objects'),
    entries: lastIdOf(database, 'entries'),
    choices: lastIdOf(database, 'choices'),
  };
  const mark = () => {
    const marked = { ...last };
    return () => Object.assign(last, marked);
  };
  return { next: idsAfter(last), ahead: () => idsAfter({ ...last }), mark };
}

function idsAfter(last: Last): NextIds {
  return (_session, table, count) => {
    const first = last[table] + 1;
    last[table] += count;
    return count === 1 ? [first] : Array.from({ length: count }, (_, index) => first + index);
  };
}

/** Gives out numbers of change sets from memory, likewise. The latest change set stays as long as the database. */
export function numbersOf(database: Database): { next(): number; ahead(): () => number; mark(): () => void } {
  let last = Number(database.prepare('SELECT max(number) FROM change_sets').pluck().get() ?? 0);
  const next = () => {
    last += 1;
    return last;
  };
  const ahead = () => {
    let lastAhead = last;
    return () => {
      lastAhead += 1;
      return lastAhead;
    };
  };
  const mark = () => {
    const marked = last;
    return () => {
      last = marked;
    };
  };
  return { next, ahead, mark };
}

function lastIdOf(database: Database, table: IdTable): number {
  const known = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(table);
  const highest = database.prepare(`SELECT max(id) FROM ${table}`).pluck().get();
  return Math.max(Number(known ?? 0), Number(highest ?? 0));
}
