import type { ReportTotalKind } from '../../../generated/types.js';
import { cellOf } from '../../attributes/cells.js';
import { text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { collators } from '../lists/lists.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { ReportColumn } from './columns.js';
import { cellIn } from './report-rows.js';
import { hasText, type ReportValue, type ShowFields, valuesOf } from './report-values.js';
import { arithmeticOf, totalRules } from './totals.js';

const maxGroups = 1000;

/** A total of a column, as callers name it. */
export interface NamedTotal {
  readonly column: string;
  readonly total: ReportTotalKind;
}

/** Group and totals of a report. */
export interface Totalling {
  /** The name of the column by which rows form groups; empty where they form none. */
  readonly groupBy: string;
  readonly totals: readonly NamedTotal[];
}

/** Rows that read alike in the column by which they form groups. */
export interface ReportGroup {
  /** Their text there; empty where they have no value. */
  readonly title: string;
  readonly objects: number;
  /** In the order of the totals; empty where there is no value. */
  readonly values: readonly string[];
}

/** Totals of all rows of a report, and of each group. */
export interface ReportTotals {
  readonly objects: number;
  readonly totals: readonly (NamedTotal & { readonly title: string; readonly value: string; readonly unit?: string })[];
  readonly groups: readonly ReportGroup[];
  /** How many groups there are beyond these. */
  readonly moreGroups: number;
}

/**
 * Rejects a group and totals that the columns do not have.
 * @throws RpcError InvalidParameters
 */
export function requireTotals(columns: readonly ReportColumn[], { groupBy: grouped, totals }: Totalling): void {
  const expected = columns.map(({ name }) => name).join(', ');
  if (grouped !== '' && !columns.some(({ name }) => name === grouped))
    throw invalidParameter('group_by', text('IsNoColumn', { name: grouped, expected }));
  for (const [at, { column: name, total }] of totals.entries()) {
    const column = columns.find(each => each.name === name);
    if (!column) throw invalidParameter(`totals.${at}.column`, text('IsNoColumn', { name, expected }));
    const { comparedAs } = column.source;
    const permitted = Object.entries(totalRules).flatMap(([kind, { of }]) => (of?.includes(comparedAs) === false ? [] : kind));
    if (permitted.includes(total)) continue;
    throw invalidParameter(`totals.${at}.total`, text('HasNoTotal', { name, total, expected: permitted.join(', ') }));
  }
}

/** Totals of what the rows of objects show: what a caller does not see there is in no group and no total. */
export async function totalsOf(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  columns: readonly ReportColumn[],
  { groupBy: grouped, totals }: Totalling,
  showFields: ShowFields,
): Promise<ReportTotals> {
  const needed = columns.filter(({ name }) => name === grouped || totals.some(({ column }) => column === name));
  const placesIn = await valuesOf(context, objects, needed, showFields);
  const valuesIn = (object: ObjectRecord, column: ReportColumn) => placesIn(object, column).flat().filter(hasText);
  const measures = totals.flatMap(({ column, total }) =>
    needed.filter(({ name }) => name === column).map(each => measureOf(each, total, objects, valuesIn)),
  );
  const by = needed.find(({ name }) => name === grouped);
  const groups = by ? [...groupBy(objects, object => cellOf(cellIn(by, placesIn(object, by))))] : [];
  const { compare } = collators[context.language];
  const sorted = groups.toSorted(([one], [other]) => Number(one === '') - Number(other === '') || compare(one, other));
  return {
    objects: objects.length,
    totals: measures.map(({ named, of }) => ({ ...named, value: of(objects) })),
    groups: sorted.slice(0, maxGroups).map(([title, members]) => ({
      title,
      objects: members.length,
      values: measures.map(({ of }) => of(members)),
    })),
    moreGroups: Math.max(groups.length - maxGroups, 0),
  };
}

/** A total of a column over some objects; amounts are in the unit of the first of all objects that has one. */
function measureOf(
  column: ReportColumn,
  total: ReportTotalKind,
  all: readonly ObjectRecord[],
  valuesIn: (object: ObjectRecord, column: ReportColumn) => readonly ReportValue[],
) {
  const rule = totalRules[total];
  const unit = all.flatMap(object => valuesIn(object, column)).find(each => each.unit && Number(each.comparable) !== 0)?.unit;
  const arithmetic = arithmeticOf(column.source, unit);
  return {
    named: { column: column.name, total, title: column.title, ...(rule.hasUnit && unit && { unit: unit.title }) },
    of: (objects: readonly ObjectRecord[]): string => {
      const [first, ...others] = objects.flatMap(object => valuesIn(object, column));
      return first ? rule.total([first, ...others], arithmetic) : '';
    },
  };
}
