import type { Operation, ReportInfo } from '../../../../generated/types.js';
import { useAnswer, writes } from '../../service/answer.js';
import { service } from '../../service/service.js';
import { filterOf, type ListView, viewOfReport } from './list-view.js';

/** A saved view as readers name it. */
export type ViewName = Pick<ReportInfo, 'title' | 'category' | 'description'>;

/** Saved views, by their names; not asked for where they are not needed. */
export function useSavedViews(areNeeded: boolean) {
  return useAnswer(async caller => (areNeeded ? (await caller.cmdb.report.list.v2()).toSorted(byTitle) : undefined), [areNeeded]);
}

/** A view as a report; the group and totals that the one before it had stay, as far as their columns do. */
export function reportOf(name: ViewName, view: ListView, columns: readonly string[], before?: ReportInfo) {
  return {
    ...name,
    filter: filterOf(view),
    columns: [...columns],
    order_by: view.order,
    sort: view.sort,
    group_by: before && columns.includes(before.group_by) ? before.group_by : '',
    totals: before?.totals.filter(({ column }) => columns.includes(column)) ?? [],
  };
}

/** Keeps a view by its name, in the place of the one that has it. */
export async function saveView(
  name: ViewName,
  view: ListView,
  columns: readonly string[],
  before: ReportInfo | undefined,
): Promise<void> {
  await service.value.kataster.report.save(reportOf(name, view, columns, before));
  writes.value += 1;
}

/** Gives a view another name: it is saved and deleted as one change set, so both are undone together. */
export async function renameView(saved: ReportInfo, title: string): Promise<void> {
  const { category, description } = saved;
  const view = viewOfReport(saved);
  const operations: Operation[] = [
    { method: 'kataster.report.save', params: reportOf({ title, category, description }, view, view.columns, saved) },
    { method: 'kataster.report.delete', params: { title: saved.title } },
  ];
  await service.value.kataster.changes.apply({ operations });
  writes.value += 1;
}

/** Removes a view. */
export async function deleteView({ title }: Pick<ReportInfo, 'title'>): Promise<void> {
  await service.value.kataster.report.delete({ title });
  writes.value += 1;
}

/** Whether a view shows what a saved one does. */
export function isSameView(view: ListView, columns: readonly string[], saved: ReportInfo): boolean {
  const kept = viewOfReport(saved);
  return (
    JSON.stringify([filterOf(view), view.order, view.sort, columns]) ===
    JSON.stringify([filterOf(kept), kept.order, kept.sort, kept.columns])
  );
}

function byTitle(one: ReportInfo, other: ReportInfo): number {
  return one.title.localeCompare(other.title, undefined, { numeric: true });
}
