/** Parts of TypeORM for migrations, imported one by one: its index loads a hundred more files at every start. */
export { Table } from 'typeorm/schema-builder/table/Table.js';
