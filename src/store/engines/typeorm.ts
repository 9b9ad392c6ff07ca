/** Parts of TypeORM, imported one by one: its index loads a hundred more files at every start. */
export { DataSource } from 'typeorm/data-source/DataSource.js';
export { QueryFailedError } from 'typeorm/error/QueryFailedError.js';
export { QueryRunnerAlreadyReleasedError } from 'typeorm/error/QueryRunnerAlreadyReleasedError.js';
export { MigrationExecutor } from 'typeorm/migration/MigrationExecutor.js';
