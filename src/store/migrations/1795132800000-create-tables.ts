import type { MigrationInterface, QueryRunner } from 'typeorm';
import { access } from './first-schema/access.js';
import { history } from './first-schema/history.js';
import { objectChanges } from './first-schema/object-changes.js';
import { objectCounts } from './first-schema/object-counts.js';
import { postgresFunctions } from './first-schema/postgres-functions.js';
import { records } from './first-schema/records.js';
import type { EngineName, SchemaPart } from './first-schema/schema-part.js';
import { search } from './first-schema/search.js';
import { services } from './first-schema/services.js';
import { Table } from './schema-builder.js';

/** The schema of the first release, in the order in which its parts refer to each other. */
const schemaOf = (engine: EngineName): readonly SchemaPart[] => [
  ...[records(engine), access, services, history(engine), objectChanges(engine), objectCounts(engine)],
  ...[search(engine), postgresFunctions(engine)],
];

/** The tables of the first release. */
export class CreateTables1795132800000 implements MigrationInterface {
  readonly name = 'CreateTables1795132800000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = runner.connection.options.type === 'postgres' ? 'postgres' : 'sqlite';
    for (const { tables, statements } of schemaOf(engine)) {
      for (const table of tables) await runner.createTable(new Table(table));
      for (const statement of statements) await runner.query(statement);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
