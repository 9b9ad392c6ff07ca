import type { SqlDialect } from '../../engines/sql-dialect.js';
import { plainWord } from './value-tests.js';

const values = /e\."values"( AS "values")?/;

/** The statement with the content of uploads left out of what entries hold; `keys` are the attributes that hold uploads. */
export function withoutContent(text: string, keys: readonly string[] | undefined, dialect: SqlDialect): string {
  if (!keys || keys.length === 0) return text;
  return text.replace(values, `${dialect.withoutContent('e."values"', keys.map(plainWord))} AS "values"`);
}
