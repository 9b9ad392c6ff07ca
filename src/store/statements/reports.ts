import type { NewReport, ReportRecord, ReportRecords } from '../../domain/storage/reports.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { Repository } from './repository.js';

const selected =
  'SELECT id, title, category, description, filter, columns, order_by AS "orderBy", sort, group_by AS "groupBy", totals, created, modified FROM reports';

// There are few reports.
const list = `${selected} ORDER BY id`;
// Index: reports_title.
const titled = `${selected} WHERE title = ?`;
const count = 'SELECT CAST(COUNT(*) AS integer) AS count FROM reports';
const insert = `INSERT INTO reports
  (title, category, description, filter, columns, order_by, sort, group_by, totals, modified, created, id)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const update = `UPDATE reports SET title = ?, category = ?, description = ?, filter = ?, columns = ?, order_by = ?, sort = ?,
  group_by = ?, totals = ?, modified = ? WHERE id = ?`;
const remove = 'DELETE FROM reports WHERE id = ?';

/** Name of the claim of transactions that write reports: titles are unique, and their number is bounded. */
export const reportsClaim = 'reports';

/** Saved reports of a database. */
export class Reports extends Repository implements ReportRecords {
  list(): MaybePromise<ReportRecord[]> {
    return this.connection.whole.rows<ReportRecord>(list, []);
  }

  async save(report: NewReport, atMost: number): Promise<number | undefined> {
    const { title, category, description, filter, columns, orderBy, sort, groupBy, totals, modified } = report;
    const values = [title, category, description, filter, columns, orderBy, sort, groupBy, totals, modified];
    const known = await this.lockForUpdate(title);
    if (known) {
      const { id } = known;
      const same = { category, description, filter, columns, order_by: orderBy, sort, group_by: groupBy, totals };
      await this.writes.change('report', { subjects: [id], columns: same }, writes => writes.count(update, [...values, id]));
      return id;
    }
    if ((await this.count()) >= atMost) return undefined;
    const [id = 0] = await this.connection.nextIds('reports', 1);
    await this.writes.create('report', [{ subject: id, object: null, name: title }], writes =>
      writes.count(insert, [...values, modified, id]),
    );
    return id;
  }

  async remove(title: string): Promise<boolean> {
    const known = await this.lockForUpdate(title);
    if (!known) return false;
    return (await this.writes.remove('report', [known.id], writes => writes.count(remove, [known.id]))) === 1;
  }

  async lockForUpdate(title: string): Promise<ReportRecord | undefined> {
    await this.connection.advisoryLock(reportsClaim);
    return (await this.connection.whole.rows<ReportRecord>(titled, [title]))[0];
  }

  private async count(): Promise<number> {
    return (await this.connection.whole.rows<{ readonly count: number }>(count, []))[0]?.count ?? 0;
  }
}
