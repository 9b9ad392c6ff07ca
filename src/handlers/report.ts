import type { ReportCell, ReportInfo, ReportRow, ReportTotal, ObjectFilter as WireFilter } from '../../generated/types.js';
import { type Cell, cellOf } from '../attributes/cells.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import { findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { conditionOnGone } from '../domain/lists/choice-conditions.js';
import { conditionsOf } from '../domain/lists/object-filters.js';
import { listObjects, listObjectsMeeting } from '../domain/lists/object-lists.js';
import { columnsNamed } from '../domain/reports/columns.js';
import { rowsOf } from '../domain/reports/report-rows.js';
import { totalsOf } from '../domain/reports/report-totals.js';
import type { ShowFields } from '../domain/reports/report-values.js';
import { deleteReport, reportWithId, saveReport } from '../domain/reports/reports.js';
import { type RevisionsById, revisionsOfReports } from '../domain/revisions/revisions.js';
import type { ReportRecord } from '../domain/storage/reports.js';
import { text } from '../messages/text.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { filterMeant } from './objects.js';
import { pageOf } from './page.js';
import { presentDone, presentObject } from './present.js';

/** kataster.report and cmdb.report: saved reports. */
export const report: MethodHandlers<CallContext>['report'] = {
  async delete({ title }, context) {
    await deleteReport(context, title);
    return { result: presentDone(context, text('ReportDeleted', { title })) };
  },

  async listV2(_, context) {
    const all = await context.store.reads.reports.list();
    const revisions = await revisionsOfReports(
      context,
      all.map(({ id }) => id),
    );
    return { result: all.map(each => presentReport(each, context, revisions)) };
  },

  async read({ id, limit, offset = 0 }, context) {
    const { columns, rows } = await tableOf(context, await reportWithId(context, id), { limit, offset });
    const titles = columns.map(({ name, title }) => ({ name, title }));
    return { result: { columns: titles, rows: rows.map(row => row.map(presentCell)) } };
  },

  async readV2({ id, limit, offset = 0 }, context) {
    return { result: await rowsIn(context, await reportWithId(context, id), { limit, offset }) };
  },

  async save({ title, category = '', description = '', filter = {}, columns, order_by: orderBy, sort, ...rest }, context) {
    const { group_by: groupBy = '', totals = [] } = rest;
    const draft = { title, category, description, filter, columns, orderBy, sort: sort.toUpperCase(), groupBy, totals };
    const id = await saveReport(context, draft);
    return { result: { ...presentDone(context, text('ReportSaved', { title })), id } };
  },

  async totals({ id }, context) {
    const { filter, columns, groupBy, totals } = await reportWithId(context, id);
    const chosen = columnsNamed(context, JSON.parse(columns));
    const kept = JSON.parse(filter) as WireFilter;
    const objects = await listObjectsMeeting(context, conditionsOf(filterMeant(kept), context));
    if (objects.length === 0) await explainNoRows(context, kept);
    const totalling = { groupBy: groupBy ?? '', totals: totalsIn(totals) };
    const found = await totalsOf(context, objects, chosen, totalling, fieldsShown(context));
    return {
      result: {
        objects: found.objects,
        totals: found.totals.map(each => ({ ...each })),
        groups: found.groups.map(({ values, ...group }) => ({ ...group, values: [...values] })),
        more_groups: found.moreGroups,
      },
    };
  },
};

/** cmdb.reports: saved reports as existing clients ask for them. */
export const reports: MethodHandlers<CallContext>['reports'] = {
  async read({ id, limit, offset = 0 }, context) {
    if (id !== undefined) return { result: await rowsIn(context, await reportWithId(context, id), { limit, offset }) };
    const all = (await context.store.reads.reports.list()).slice(offset, offset + pageOf(context, limit));
    return { result: all.map(each => presentFormer(each, context)) };
  },
};

interface PageAsked {
  readonly limit: number | undefined;
  readonly offset: number;
}

async function tableOf(context: CallContext, { filter, columns, orderBy, sort }: ReportRecord, { limit, offset }: PageAsked) {
  const chosen = columnsNamed(context, JSON.parse(columns));
  const list = await listObjects(context, {
    filter: filterMeant(JSON.parse(filter) as WireFilter),
    orderBy,
    descending: sort === 'DESC',
    limit: `${offset},${pageOf(context, limit)}`,
    cursor: undefined,
    counted: false,
  });
  if (list.objects.length === 0 && offset === 0) await explainNoRows(context, JSON.parse(filter) as WireFilter);
  return { columns: chosen, rows: await rowsOf(context, list.objects, chosen, fieldsShown(context)) };
}

/** Rows as existing clients read them: texts by the titles of the columns. */
async function rowsIn(context: CallContext, report: ReportRecord, page: PageAsked): Promise<ReportRow[]> {
  const { columns, rows } = await tableOf(context, report, page);
  return rows.map(row => Object.fromEntries(columns.map(({ title }, at) => [title, cellOf(row[at] ?? '')])));
}

function presentCell(cell: Cell): ReportCell {
  return typeof cell === 'string' ? cell : cell.map(each => (typeof each === 'string' ? each : each.map(cellOf)));
}

/**
 * A report is read long after it was saved: that it finds nothing as a choice is gone is an error.
 * @throws RpcError InvalidParameters
 */
async function explainNoRows(context: CallContext, { attributes = [] }: WireFilter): Promise<void> {
  const gone = context.dialect.explainsEmptyLists ? await conditionOnGone(context, attributes) : undefined;
  if (!gone) return;
  const { category, key, value } = gone;
  throw invalidParameter('id', text('ReportNamesChoiceThatIsGone', { category, key, value: JSON.stringify(value) }));
}

function fieldsShown(context: CallContext): ShowFields {
  return async objects => {
    const added = await findAddedStatuses(context, objects);
    return (object, field) => presentObject(object, context, added)[field] ?? '';
  };
}

function totalsIn(stored: string | null): ReportTotal[] {
  return stored === null ? [] : JSON.parse(stored);
}

function presentReport(record: ReportRecord, { timeZone }: CallContext, revisions?: RevisionsById): ReportInfo {
  const { id, title, category, description, created, modified, filter, columns, orderBy, sort, groupBy, totals } = record;
  return {
    ...{ id, category, title, description },
    created: utcOrZoned(created, timeZone),
    modified: utcOrZoned(modified, timeZone),
    filter: JSON.parse(filter),
    columns: JSON.parse(columns),
    order_by: orderBy,
    sort: sort === 'DESC' ? 'DESC' : 'ASC',
    group_by: groupBy ?? '',
    totals: totalsIn(totals),
    ...(revisions && { revision: revisions.get(id) ?? 0 }),
  };
}

function presentFormer(record: ReportRecord, context: CallContext): ReportRow {
  const { id, category, title, description, created } = presentReport(record, context);
  return { id: String(id), category, title, description, created };
}
