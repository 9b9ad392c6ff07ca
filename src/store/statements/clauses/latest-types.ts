import { globalCategory } from '../../../domain/categories.js';
import type { VisibilityScope } from '../../../domain/storage/visibility-scope.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import { columnsOf } from '../../tables/own-columns.js';
import { canSeeEntry } from './scope-conditions.js';

/** The types that objects have now, and had last where they are gone, beside tables of the past. */
export class LatestTypes {
  /** The objects of now: they are defined before the objects of then get their name. */
  readonly definition: readonly [name: string, text: string];
  /** Columns of an object of then: what Global says beside its head is empty where Global is not seen now. */
  readonly columns: string;

  constructor(scope: VisibilityScope, real: SqlDialect['real']) {
    this.definition = ['present_objects', `SELECT id, type FROM ${real('objects')}`];
    const isGlobalSeen = this.isSeen('object.id', canSeeEntry(scope, `'${globalCategory}'`));
    const blank: Readonly<Record<string, string>> = { values: "'{}'", picture: 'NULL' };
    const column = (name: string) =>
      name in blank ? `CASE WHEN ${isGlobalSeen} THEN object."${name}" ELSE ${blank[name]} END AS "${name}"` : `object."${name}"`;
    this.columns = columnsOf('objects').map(column).join(', ');
  }

  typeOf(object: string): string {
    return `COALESCE((SELECT present.type FROM present_objects present WHERE present.id = ${object}),
      (SELECT last.type FROM past_objects last WHERE last.id = ${object} ORDER BY last.valid_to DESC LIMIT 1))`;
  }

  /** A condition on the `owner` of that type. */
  isSeen(object: string, isSeen: string): string {
    return `EXISTS (SELECT 1 FROM (SELECT ${this.typeOf(object)} AS type) owner WHERE ${isSeen})`;
  }
}
