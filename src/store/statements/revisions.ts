import type { EntryRecord } from '../../domain/storage/entries.js';
import type { ReportContent } from '../../domain/storage/reports.js';
import type { Moment } from '../../domain/storage/retention.js';
import type { EntryVersion, LatestChange, ObjectVersion, RevisionReads } from '../../domain/storage/revisions.js';
import { textByDialect, type Value } from '../engines/sql-dialect.js';
import { changesSeen, wasHidden } from './clauses/scoped-history.js';
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
/** Change sets of the latest times among which the last one is looked for: where a clock was wrong, the latest time is not that of the last one. */
const timesAtOnce = 1000;
// Indexes: change_sets_time, primary key.
const lastUntil = `SELECT COALESCE(MAX(number), 0) AS number FROM (
  SELECT n.number FROM (SELECT s.number FROM change_sets s WHERE s.time <= ? ORDER BY s.time DESC LIMIT ${timesAtOnce}) n
  UNION ALL SELECT s.number FROM change_sets s WHERE s.number = (SELECT MAX(number) FROM change_sets) AND s.time <= ?) f`;
const change = 'SELECT time, author FROM change_sets WHERE number = ?';
const formerEntry = `SELECT f.status, f."values" FROM former_entries f WHERE f.object = ? AND f.id = ? AND f.valid_from <= ? AND f.valid_to > ?`;
const entryWasSeen = ` AND NOT ${wasHidden('hidden_entries', 'hidden.id = f.id', 'f.object', 'CAST(? AS bigint)')}`;
const formerObject = `SELECT f.status, f."values", f.title, f.type, f.cmdb_status AS "cmdbStatus" FROM past_objects f
  WHERE f.id = ? AND f.valid_from <= ? AND f.valid_to > ?`;
const objectWasSeen =
  ' AND NOT EXISTS (SELECT 1 FROM hidden_objects hidden WHERE hidden.id = f.id AND hidden.valid_to = f.valid_to)';
const formerReport = `SELECT title, category, description, filter, columns, order_by AS "orderBy", sort, group_by AS "groupBy", totals FROM past_reports
  WHERE id = ? AND valid_from <= ? AND valid_to > ?`;
const categoriesSince = (changes: string) =>
  `SELECT DISTINCT category FROM ${changes} WHERE object = ? AND kind = 'entry' AND number > ? ORDER BY category`;

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
    return (await this.connection.whole.rows<Moment>(horizon, []))[0];
  }

  async change(number: number): Promise<LatestChange | undefined> {
    return (await this.connection.rows<LatestChange>(change, [number]))[0];
  }

  async formerEntry({ object, id }: Pick<EntryRecord, 'object' | 'id'>, number: number): Promise<EntryVersion | undefined> {
    const values = [object, id, number, number];
    const found = this.isScoped
      ? this.connection.rows<EntryVersion>(formerEntry + entryWasSeen, [...values, number])
      : this.connection.rows<EntryVersion>(formerEntry, values);
    return (await found)[0];
  }

  async formerObject(id: number, number: number): Promise<ObjectVersion | undefined> {
    const text = this.isScoped ? formerObject + objectWasSeen : formerObject;
    return (await this.connection.rows<ObjectVersion>(text, [id, number, number]))[0];
  }

  async formerReport(id: number, number: number): Promise<ReportContent | undefined> {
    return (await this.connection.rows<ReportContent>(formerReport, [id, number, number]))[0];
  }

  async categoriesSince(object: number, number: number): Promise<readonly string[]> {
    const rows = await this.connection.rows<{ readonly category: string }>(
      categoriesSince(changesSeen(this.isScoped).objectChanges),
      [object, number],
    );
    return rows.map(({ category }) => category);
  }

  private async numbers(text: string, ids: readonly number[], values: readonly Value[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.connection.rows<RevisionRow>(text, values);
    return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, Number(number)]])));
  }
}
