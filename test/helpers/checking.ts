import Database from 'better-sqlite3';
import { check, type Finding } from '../../src/domain/check/check.js';
import type { CheckReads } from '../../src/domain/check/reads/check-reads.js';
import { inLanguage } from '../../src/messages/text.js';
import { DatabaseCheck } from '../../src/store/checks/database-check.js';
import { postgresChecks, sqliteChecks } from '../../src/store/checks/engine-checks.js';
import { openCheck } from '../../src/store/checks/open-check.js';
import { postgresSnapshot } from '../../src/store/exports/postgres-snapshot.js';
import { connectForLong } from '../../src/store/exports/postgres-source.js';
import { sqliteSnapshot } from '../../src/store/exports/sqlite-snapshot.js';
import { registry } from './catalogue.js';
import type { Scope } from './scope.js';

/** Findings of a check in a database that the service does not permit, a line each. */
export async function findingsIn(url: string): Promise<readonly string[]> {
  const { reads, close } = await openCheck(url);
  try {
    return (await findingsOf(reads)).filter(({ isPermitted }) => !isPermitted).map(lineOf);
  } finally {
    await close();
  }
}

/** A database that can be broken past the service. */
export interface Breakable {
  /** Findings of a check after these statements, which leave nothing behind. */
  findingsAfter(statements: readonly string[]): Promise<readonly string[]>;
}

/** Opens a database to break it, on SQLite without foreign keys and CHECK constraints. */
export async function breakableAt(t: Scope, url: string): Promise<Breakable> {
  return url.startsWith('sqlite:') ? breakableSqlite(t, url.slice('sqlite:'.length)) : breakablePostgres(t, url);
}

function breakableSqlite(t: Scope, path: string): Breakable {
  const database = new Database(path);
  t.teardown(() => database.close());
  for (const pragma of ['foreign_keys = OFF', 'ignore_check_constraints = ON']) database.pragma(pragma);
  const run = async (text: string): Promise<unknown> => database.exec(text);
  return breakable(run, new DatabaseCheck(sqliteSnapshot(database), sqliteChecks));
}

async function breakablePostgres(t: Scope, url: string): Promise<Breakable> {
  const { runner, close } = await connectForLong(url);
  t.teardown(close);
  return breakable(text => runner.query(text), new DatabaseCheck(postgresSnapshot(runner), postgresChecks));
}

function breakable(run: (text: string) => Promise<unknown>, reads: CheckReads): Breakable {
  return {
    async findingsAfter(statements) {
      await run('BEGIN');
      try {
        for (const statement of statements) await run(statement);
        return (await findingsOf(reads)).map(lineOf);
      } finally {
        await run('ROLLBACK');
      }
    },
  };
}

async function findingsOf(reads: CheckReads): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  await check(registry, reads, finding => findings.push(finding));
  return findings;
}

function lineOf({ invariant, subject, reason }: Finding): string {
  return `${invariant}: ${inLanguage(subject, 'en')}: ${inLanguage(reason, 'en')}`;
}
