import { ownColumnNames } from './columns.js';
import { schemas } from './tables.js';

/** The columns of a table that follow from no others, as SQL names them without quotes. */
export function columnsOf(table: string): readonly string[] {
  const schema = schemas.find(({ options }) => options.name === table);
  return ownColumnNames(schema?.options.columns ?? {});
}
