import { setTimeout as wait } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { codeOf } from '../start-failures.js';

/** Milliseconds for which one table is waited for. Whatever calls ask of that table meanwhile waits behind this. */
const tableTimeoutMs = 500;

/** Milliseconds between two tries at most, in which calls go on, and for all tries: a transaction of another process may take a minute. */
const maxPauseMs = 500;
const maxWaitMs = 120_000;

/** The lock timed out, or other transactions waited for this one in a circle. */
const takenCodes: readonly (string | undefined)[] = ['55P03', '40P01'];

/** Every table that there is, in the order of their names. */
const lockTables = `DO $$ DECLARE names text; BEGIN
  SELECT string_agg(quote_ident(tablename), ', ' ORDER BY tablename) INTO names FROM pg_tables WHERE schemaname = current_schema();
  IF names IS NOT NULL THEN EXECUTE 'LOCK TABLE ' || names || ' IN ACCESS EXCLUSIVE MODE'; END IF;
END $$`;

/**
 * Has every transaction of a runner lock all tables before it does anything else: processes that serve calls meanwhile take them in another
 * order than a migration. Nobody is waited for with a lock that others wait for longer than they do.
 */
export function lockTablesFirst(runner: QueryRunner): void {
  const begin = runner.startTransaction.bind(runner);
  runner.startTransaction = async level => {
    const end = performance.now() + maxWaitMs;
    for (;;) {
      await begin(level);
      try {
        await runner.query(`SET LOCAL lock_timeout = ${tableTimeoutMs}; ${lockTables}; SET LOCAL lock_timeout = '60s'`);
        return;
      } catch (error) {
        await runner.rollbackTransaction();
        if (!takenCodes.includes(codeOf(error)) || performance.now() > end) throw error;
        await wait(Math.random() * maxPauseMs);
      }
    }
  };
}
