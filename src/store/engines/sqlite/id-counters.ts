import type { Database } from 'better-sqlite3';
import type { IdTable, NextIds } from '../connection.js';

/** Gives out ids and numbers of change sets from memory, so that no rollback gives one out twice. */
export interface Counters {
  readonly nextIds: NextIds;
  readonly nextNumber: () => number;
  /** The number that is given out next. */
  readonly upcoming: () => number;
  /** Counters that give out what is next, which is given out again: for a transaction that is rolled back whatever happens. */
  ahead(): Pick<Counters, 'nextIds' | 'nextNumber' | 'upcoming'>;
  /** Marks where the counters are; the function sets them back. */
  mark(): () => void;
}

type Last = Record<IdTable | 'change_sets', number>;

/** The counters of a database. The tables remember the highest id, even if that row is gone; the latest change set stays as long as the database. */
export function countersOf(database: Database): Counters {
  return countersAfter({
    objects: lastIdOf(database, 'objects'),
    entries: lastIdOf(database, 'entries'),
    choices: lastIdOf(database, 'choices'),
    reports: lastIdOf(database, 'reports'),
    import_profiles: lastIdOf(database, 'import_profiles'),
    livestatus: lastIdOf(database, 'livestatus'),
    definitions: lastIdOf(database, 'definitions'),
    change_sets: Number(database.prepare('SELECT max(number) FROM change_sets').pluck().get() ?? 0),
  });
}

function countersAfter(last: Last): Counters {
  return {
    nextIds(_session, table, count) {
      const first = last[table] + 1;
      last[table] += count;
      return count === 1 ? [first] : Array.from({ length: count }, (_, index) => first + index);
    },
    nextNumber() {
      last.change_sets += 1;
      return last.change_sets;
    },
    upcoming: () => last.change_sets + 1,
    ahead: () => countersAfter({ ...last }),
    mark() {
      const marked = { ...last };
      return () => Object.assign(last, marked);
    },
  };
}

function lastIdOf(database: Database, table: IdTable): number {
  const known = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(table);
  const highest = database.prepare(`SELECT max(id) FROM ${table}`).pluck().get();
  return Math.max(Number(known ?? 0), Number(highest ?? 0));
}
