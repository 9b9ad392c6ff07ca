import type { QueryRunner } from 'typeorm';

/** Asks a database with values at question marks, whatever its engine calls them. */
export type Ask = <Row>(text: string, values: readonly (string | number)[]) => Promise<Row[]>;

/** Asks the database that a migration runs on. */
export function askOn(runner: QueryRunner): Ask {
  const isPostgres = runner.connection.options.type === 'postgres';
  return (text, values) => {
    let number = 0;
    return runner.query(isPostgres ? text.replaceAll('?', () => `$${++number}`) : text, [...values]);
  };
}
