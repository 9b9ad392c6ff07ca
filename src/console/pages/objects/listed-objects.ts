import type { ListedObject, ReportTable } from '../../../../generated/types.js';
import { objectsOf } from '../../service/answer.js';
import { constant } from '../../service/constants.js';
import { service } from '../../service/service.js';
import type { ListQuestion } from './list-view.js';

/** A part of a list of objects. */
export async function objectsFrom(
  { filter, order, sort, categories, fields }: ListQuestion,
  offset: number,
  limit: number,
): Promise<readonly ListedObject[]> {
  const page = await service.value.cmdb.objects.read({
    filter,
    order_by: order,
    sort,
    limit: `${offset},${limit}`,
    ...(categories.length > 0 && { categories: categories.map(constant), content: false }),
    fields: [...fields],
  });
  return objectsOf(page);
}

/** How many objects a list has. */
export async function countOf({ filter }: Pick<ListQuestion, 'filter'>): Promise<number> {
  const page = await service.value.cmdb.objects.read({ filter, limit: 1, count: true, fields: ['id'] });
  return Array.isArray(page) ? page.length : (page.total ?? 0);
}

const perCall = 1000;

/** All objects of a list, or so many thousands of them. */
export function everyObject(
  question: ListQuestion,
  progress?: (done: number) => void,
  atMost?: number,
): Promise<readonly ListedObject[]> {
  return everyPage(offset => objectsFrom(question, offset, perCall), progress, atMost);
}

/** A report with all of its rows. */
export async function wholeReport(id: number, progress?: (done: number) => void): Promise<ReportTable> {
  let columns: ReportTable['columns'] = [];
  const rows = await everyPage(async offset => {
    const page = await service.value.kataster.report.read({ id, offset, limit: perCall });
    columns = page.columns;
    return page.rows;
  }, progress);
  return { columns, rows: [...rows] };
}

async function everyPage<Row>(
  pageAt: (offset: number) => Promise<readonly Row[]>,
  progress: (done: number) => void = () => {},
  atMost = Infinity,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let isMore = true; isMore; ) {
    const page = await pageAt(rows.length);
    rows.push(...page);
    isMore = page.length === perCall && rows.length < atMost;
    progress(rows.length);
  }
  return rows;
}
