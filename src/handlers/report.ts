import type { ObjectSortKey, ReportInfo, ReportRow, ObjectFilter as WireFilter } from '../../generated/types.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import { addedStatusesOf } from '../domain/dialogs/cmdb-statuses.js';
import { listObjects } from '../domain/lists/object-lists.js';
import { columnsNamed } from '../domain/reports/columns.js';
import { rowsOf } from '../domain/reports/report-rows.js';
import { deleteReport, reportWithId, saveReport } from '../domain/reports/reports.js';
import { type RevisionsById, revisionsOfReports } from '../domain/revisions/revisions.js';
import type { ReportRecord } from '../domain/storage/reports.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { filterMeant } from './objects.js';
import { pageOf } from './page.js';
import { done, presentObject } from './present.js';

/** kataster.report and cmdb.report: saved reports. */
export const report: MethodHandlers<CallContext>['report'] = {
  async delete({ title }, context) {
    await deleteReport(context, title);
    return { result: done(context, 'ReportDeleted', { title }) };
  },

  async listV2(_, context) {
    const all = await context.store.reads.reports.list();
    const revisions = await revisionsOfReports(
      context,
      all.map(({ id }) => id),
    );
    return { result: all.map(each => presentReport(each, context, revisions)) };
  },

  async readV2({ id, limit, offset = 0 }, context) {
    return { result: await rowsIn(context, await reportWithId(context, id), { limit, offset }) };
  },

  async save({ title, category = '', description = '', filter = {}, columns, order_by: orderBy, sort }, context) {
    const draft = { title, category, description, filter, columns, orderBy, sort: sort.toUpperCase() };
    const id = await saveReport(context, draft);
    return { result: { ...done(context, 'ReportSaved', { title }), id } };
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

async function rowsIn(
  context: CallContext,
  { filter, columns, orderBy, sort }: ReportRecord,
  { limit, offset }: { readonly limit: number | undefined; readonly offset: number },
): Promise<ReportRow[]> {
  const chosen = columnsNamed(context, JSON.parse(columns));
  const list = await listObjects(context, {
    filter: filterMeant(JSON.parse(filter) as WireFilter),
    orderBy: orderBy as ObjectSortKey,
    descending: sort === 'DESC',
    limit: `${offset},${pageOf(context, limit)}`,
    cursor: undefined,
    counted: false,
  });
  const added = await addedStatusesOf(context, list.objects);
  const rows = await rowsOf(context, list.objects, chosen, (object, field) => presentObject(object, context, added)[field] ?? '');
  return rows.map(row => ({ ...row }));
}

function presentReport(record: ReportRecord, { timeZone }: CallContext, revisions?: RevisionsById): ReportInfo {
  const { id, title, category, description, created, modified, filter, columns, orderBy, sort } = record;
  return {
    ...{ id, category, title, description },
    created: utcOrZoned(created, timeZone),
    modified: utcOrZoned(modified, timeZone),
    filter: JSON.parse(filter),
    columns: JSON.parse(columns),
    order_by: orderBy,
    sort: sort === 'DESC' ? 'DESC' : 'ASC',
    ...(revisions && { revision: revisions.get(id) ?? 0 }),
  };
}

function presentFormer(record: ReportRecord, context: CallContext): ReportRow {
  const { id, category, title, description, created } = presentReport(record, context);
  return { id: String(id), category, title, description, created };
}
