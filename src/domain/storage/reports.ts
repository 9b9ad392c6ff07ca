import type { AuditEntry } from './audit.js';

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
  readonly created: string;
  readonly modified: string;
}

/** A report that is saved. */
export type NewReport = Omit<ReportRecord, 'id' | 'created'>;

/** Saved reports. */
export interface ReportStore {
  /** By id. */
  list(): Promise<ReportRecord[]>;
  /** Keeps a report in the place of the one with its title; answers its id, `undefined` where there are as many as there may be. */
  save(report: NewReport, atMost: number, told: AuditEntry<'reportSaved'>): Promise<number | undefined>;
  /** Answers whether there was one with this title. */
  remove(title: string, told: AuditEntry<'reportDeleted'>): Promise<boolean>;
}
