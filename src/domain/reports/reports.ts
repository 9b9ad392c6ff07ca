import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';
import { requireShared } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { AttributeAsked } from '../lists/attribute-conditions.js';
import { toKeptConditions } from '../lists/choice-conditions.js';
import type { NewReport, ReportRecord } from '../storage/reports.js';
import { columnsNamed } from './columns.js';
import { requireTotals, type Totalling } from './report-totals.js';

const reportsAtMost = 1000;

/** A report as it is saved: texts, names of columns, and a filter as callers write it. */
export interface ReportDraft extends Totalling, Pick<NewReport, 'title' | 'category' | 'description' | 'orderBy' | 'sort'> {
  readonly filter: { readonly attributes?: readonly AttributeAsked[] | undefined };
  readonly columns: readonly string[];
}

/**
 * Saves a report in the place of the one with its title, if there is one; answers its id. Choices that its filter names by their titles are
 * kept by their ids, so that it goes on finding them under other titles.
 * @throws RpcError Forbidden, CategoryNotFound, InvalidParameters, LimitExceeded
 */
export async function saveReport(context: DomainContext, draft: ReportDraft): Promise<number> {
  requireShared(context, 'kataster.report.save');
  requireTotals(columnsNamed(context, draft.columns), draft);
  const { filter, columns, groupBy, totals, ...texts } = draft;
  const { attributes } = filter;
  const report = {
    ...texts,
    columns: JSON.stringify(columns),
    groupBy: groupBy === '' ? null : groupBy,
    totals: totals.length > 0 ? JSON.stringify(totals) : null,
    modified: isoTime(context.now()),
  };
  const id = await context.store.transaction(authorOf(context), async ({ reports, choices }) => {
    const named = attributes && (await toKeptConditions(context, attributes, (...asked) => choices.titled(...asked)));
    return reports.save({ ...report, filter: JSON.stringify(named ? { ...filter, attributes: named } : filter) }, reportsAtMost);
  });
  if (id !== undefined) return id;
  throw limitExceeded(text('AtMostReportsAreSaved', { max: reportsAtMost }), { title: text('ExpectedThatOfSavedOne') });
}

/**
 * Deletes the report with this title.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function deleteReport(context: DomainContext, title: string): Promise<void> {
  requireShared(context, 'kataster.report.delete');
  const isRemoved = await context.store.transaction(authorOf(context), ({ reports }) => reports.remove(title));
  if (!isRemoved) throw unknownReport('title', title);
}

/**
 * The saved report with this id.
 * @throws RpcError InvalidParameters
 */
export async function reportWithId({ store }: DomainContext, id: number | string): Promise<ReportRecord> {
  const report = (await store.reads.reports.list()).find(each => String(each.id) === String(id));
  if (!report) throw unknownReport('id', id);
  return report;
}

function unknownReport(parameter: string, value: number | string): RpcError {
  return invalidParameter(parameter, text('ThereIsNoReportExpected', { title: JSON.stringify(value) }));
}
