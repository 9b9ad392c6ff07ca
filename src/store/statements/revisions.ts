import type { EntryRecord } from '../../domain/storage/entries.js';
import type { ReportContent } from '../../domain/storage/reports.js';
import type { Moment } from '../../domain/storage/retention.js';
import type { FormerEntry, FormerObject, LatestChange, RevisionReads } from '../../domain/storage/revisions.js';
import { textByDialect, type Value } from '../engines/sql-dialect.js';
import { horizon } from './horizon.js';
import { Repository } from './repository.js';

// Indexes: changes_subject, object_change_index, primary keys.
const ofObjects = `SELECT object AS id, MAX(number) AS number FROM object_change_numbers
  WHERE object IN (?*) AND number <= ? GROUP BY object`;
const ofEntry = "c.object = e.object AND c.kind = 'entry' AND c.subject = e.id AND c.number <= asked.number";
const ofEntries = textByDialect(
  ({ extreme }) => `SELECT e.id AS id, ${extreme('MAX', 'c.number', 'object_change_numbers c', ofEntry)} AS number
  FROM (SELECT CAST(? AS bigint) AS number) asked CROSS JOIN entries e WHERE e.id IN (?*)`,
);
const ofReports = `SELECT subject AS id, MAX(number) AS number FROM changes
  WHERE object IS NULL AND kind = 'report' AND subject IN (?*) AND number <= ? GROUP BY subject`;
const middle = '(low + high + 1) / 2';
const isUntil = `COALESCE((SELECT s.time FROM change_sets s WHERE s.number <= ${middle} ORDER BY s.number DESC LIMIT 1), '') <= ?`;
/** A binary search: times rise with numbers, and no index knows them. */
const lastUntil = `WITH RECURSIVE bounds (low, high) AS (
  SELECT CAST(0 AS bigint), CAST(COALESCE((SELECT MAX(number) FROM change_sets), 0) AS bigint) UNION ALL
  SELECT CASE WHEN ${isUntil} THEN ${middle} ELSE low END, CASE WHEN ${isUntil} THEN high ELSE ${middle} - 1 END
    FROM bounds WHERE low < high
) SELECT low AS number FROM bounds WHERE low = high`;
// Indexes: primary keys.
const earliest = `SELECT number, time FROM change_sets WHERE number = (SELECT MAX(number) FROM earlier_changes)
  UNION ALL ${horizon} ORDER BY number DESC LIMIT 1`;
const change = 'SELECT time, author FROM change_sets WHERE number = ?';
const formerEntry = `SELECT status, "values" FROM former_entries WHERE object = ? AND id = ? AND since <= ? AND until > ?`;
const formerObject = `SELECT status, "values", title, type, cmdb_status AS "cmdbStatus" FROM past_objects
  WHERE id = ? AND since <= ? AND until > ?`;
const formerReport = `SELECT title, category, description, filter, columns, order_by AS "orderBy", sort FROM past_reports
  WHERE id = ? AND since <= ? AND until > ?`;
const categoriesSince = `SELECT DISTINCT category FROM object_changes WHERE object = ? AND kind = 'entry' AND number > ? ORDER BY category`;

/** Every change set. */
const latest = Number.MAX_SAFE_INTEGER;

interface RevisionRow {
  readonly id: number;
  readonly number: number | null;
}

/** Revisions of objects and entries. */
export class Revisions extends Repository implements RevisionReads {
  ofObjects(ids: readonly number[], asOf = latest): Promise<ReadonlyMap<number, number>> {
    return this.numbers(ofObjects, ids, [this.connection.dialect.list(ids), asOf]);
  }

  ofEntries(ids: readonly number[], asOf = latest): Promise<ReadonlyMap<number, number>> {
    const { dialect } = this.connection;
    return this.numbers(ofEntries(dialect), ids, [asOf, dialect.list(ids)]);
  }

  ofReports(ids: readonly number[], asOf = latest): Promise<ReadonlyMap<number, number>> {
    return this.numbers(ofReports, ids, [this.connection.dialect.list(ids), asOf]);
  }

  async lastUntil(time: string): Promise<number> {
    return Number((await this.connection.whole.rows<RevisionRow>(lastUntil, [time, time]))[0]?.number ?? 0);
  }

  async earliest(): Promise<Moment | undefined> {
    return (await this.connection.whole.rows<Moment>(earliest, []))[0];
  }

  async change(number: number): Promise<LatestChange | undefined> {
    return (await this.connection.rows<LatestChange>(change, [number]))[0];
  }

  async formerEntry({ object, id }: Pick<EntryRecord, 'object' | 'id'>, number: number): Promise<FormerEntry | undefined> {
    return (await this.connection.rows<FormerEntry>(formerEntry, [object, id, number, number]))[0];
  }

  async formerObject(id: number, number: number): Promise<FormerObject | undefined> {
    return (await this.connection.rows<FormerObject>(formerObject, [id, number, number]))[0];
  }

  async formerReport(id: number, number: number): Promise<ReportContent | undefined> {
    return (await this.connection.rows<ReportContent>(formerReport, [id, number, number]))[0];
  }

  async categoriesSince(object: number, number: number): Promise<readonly string[]> {
    const rows = await this.connection.rows<{ readonly category: string }>(categoriesSince, [object, number]);
    return rows.map(({ category }) => category);
  }

  private async numbers(text: string, ids: readonly number[], values: readonly Value[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.connection.rows<RevisionRow>(text, values);
    return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, Number(number)]])));
  }
}
