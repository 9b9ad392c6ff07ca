import type { QueryRunner } from 'typeorm';

/** Constraints that the server looks up for each row, and indexes that it changes with each: what removes them, and makes them again. */
const suspended = `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
  UNION ALL SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)`;

/** Tables with triggers, which count rows. */
const triggered = `SELECT DISTINCT tgrelid::regclass AS name FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
  WHERE NOT tgisinternal AND c.relnamespace = current_schema()::regnamespace`;

interface Suspended {
  readonly remove: string;
  readonly make: string;
}

/**
 * Keeps the server from work on single rows in this transaction, and answers what makes up for it once all of them are there: for all rows
 * at once that takes a fraction of the time.
 */
export async function suspendRowWork(runner: QueryRunner): Promise<() => Promise<void>> {
  const parts = (await runner.query(suspended)) as readonly Suspended[];
  const tables = (await runner.query(triggered)) as readonly { readonly name: string }[];
  for (const { remove } of parts) await runner.query(remove);
  for (const { name } of tables) await runner.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  return async () => {
    for (const { make } of [...parts].reverse()) await runner.query(make);
    for (const { name } of tables) await runner.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  };
}
