import type { AuditEntry } from '../../domain/storage/audit.js';
import type { NewReport, ReportRecord, ReportStore } from '../../domain/storage/reports.js';
import { nothingWritten } from '../../domain/storage/write-set.js';
import type { Engine } from '../engines/engine.js';
import { insertEvents } from './audit.js';

// There are few reports.
const list = `SELECT id, title, category, description, filter, columns, order_by AS "orderBy", sort, created, modified
  FROM reports ORDER BY id`;
// Index: reports_title. The number is that before this one is kept.
const save = `INSERT INTO reports (title, category, description, filter, columns, order_by, sort, created, modified)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM reports WHERE title = ?) OR (SELECT COUNT(*) FROM reports) < CAST(? AS bigint)
  ON CONFLICT (title) DO UPDATE SET category = excluded.category, description = excluded.description, filter = excluded.filter,
    columns = excluded.columns, order_by = excluded.order_by, sort = excluded.sort, modified = excluded.modified`;
const find = 'SELECT id FROM reports WHERE title = ?';
const remove = 'DELETE FROM reports WHERE title = ?';

/** Reports have no history, and kept answers do not tell of them. */
const reportsAlone = { writeSet: nothingWritten };

/** Saved reports of a database. */
export class StoredReports implements ReportStore {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async list(): Promise<ReportRecord[]> {
    return this.engine.reading.rows<ReportRecord>(list, []);
  }

  save(report: NewReport, atMost: number, told: AuditEntry<'reportSaved'>): Promise<number | undefined> {
    const { title, category, description, filter, columns, orderBy, sort, modified } = report;
    const values = [title, category, description, filter, columns, orderBy, sort, modified, modified, title, atMost];
    return this.engine.run(async session => {
      if ((await session.count(save, values)) === 0) return undefined;
      await insertEvents(session, [told]);
      return (await session.rows<{ readonly id: number }>(find, [title]))[0]?.id;
    }, reportsAlone);
  }

  remove(title: string, told: AuditEntry<'reportDeleted'>): Promise<boolean> {
    return this.engine.run(async session => {
      const isRemoved = (await session.count(remove, [title])) === 1;
      if (isRemoved) await insertEvents(session, [told]);
      return isRemoved;
    }, reportsAlone);
  }
}
