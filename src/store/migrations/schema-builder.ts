/** What migrations use of TypeORM, from where it is: its index loads a hundred files more, at every start. */
export { Table } from 'typeorm/schema-builder/table/Table.js';
export { TableColumn } from 'typeorm/schema-builder/table/TableColumn.js';
export { TableIndex } from 'typeorm/schema-builder/table/TableIndex.js';
