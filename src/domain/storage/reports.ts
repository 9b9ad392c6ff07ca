import type { MaybePromise } from '../../rpc/maybe-promise.js';

/** A saved report as it is kept. Times are ISO 8601 in UTC. */
export interface ReportRecord {
  readonly id: number;
  /** Its name: no two reports have the same. */
  readonly title: string;
  readonly category: string;
  readonly description: string;
  /** Filter of the objects, as cmdb.objects.read takes it: a JSON text. */
  readonly filter: string;
  /** Names of the columns: a JSON text. */
  readonly columns: string;
  readonly orderBy: string;
  readonly sort: string;
  /** Name of the column by which its rows form groups. */
  readonly groupBy: string | null;
  /** Totals of its columns: a JSON text. */
  readonly totals: string | null;
  readonly created: string;
  readonly modified: string;
}

/** A report that is saved. */
export type NewReport = Omit<ReportRecord, 'id' | 'created'>;

/** Columns of a report that its callers set. */
export type ReportContent = Omit<NewReport, 'modified'>;

/** Reads of saved reports. */
export interface ReportReads {
  /** By id. One statement. */
  list(): MaybePromise<ReportRecord[]>;
}

/** Saved reports in a transaction. */
export interface ReportRecords extends ReportReads {
  /** The report with this title; no other transaction writes reports until this one ends. */
  lockForUpdate(title: string): Promise<ReportRecord | undefined>;
  /** Saves a report in the place of the one with its title; returns its id, `undefined` where there are as many as there may be. */
  save(report: NewReport, atMost: number): Promise<number | undefined>;
  /** Returns whether there was one with this title. */
  remove(title: string): Promise<boolean>;
}
