/** Parts of TypeORM for migrations, imported one by one: its index loads a hundred more files at every start. */
export { Table } from 'typeorm/schema-builder/table/Table.js';
export { TableColumn } from 'typeorm/schema-builder/table/TableColumn.js';
export { TableIndex } from 'typeorm/schema-builder/table/TableIndex.js';
