import type { EntryRecord } from './entries.js';
import type { RecordStatus } from './objects.js';
import type { ReportContent } from './reports.js';
import type { Moment } from './retention.js';

/** The latest change of an object or an entry. */
export interface LatestChange {
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** The name of the user, or of the key. */
  readonly author: string;
}

/** An entry as it was at the end of a change set. */
export interface EntryVersion {
  readonly status: RecordStatus;
  readonly values: string;
}

/** An object as it was at the end of a change set. */
export interface ObjectVersion extends EntryVersion {
  readonly title: string;
  readonly type: string;
  readonly cmdbStatus: string;
}

/** Revisions: numbers of the last change sets that changed something. What was never changed by one has none. */
export interface RevisionReads {
  /** Of objects with their entries, by their ids, as of a change set where one is named. One statement. */
  ofObjects(ids: readonly number[], asOf?: number): Promise<ReadonlyMap<number, number>>;
  /** Of entries, by their ids, as of a change set where one is named. One statement. */
  ofEntries(ids: readonly number[], asOf?: number): Promise<ReadonlyMap<number, number>>;
  /** Of reports, by their ids, as of a change set where one is named. One statement. */
  ofReports(ids: readonly number[], asOf?: number): Promise<ReadonlyMap<number, number>>;
  /** The number of the last change set until a time, ISO 8601 in UTC; 0 where there is none. One statement. */
  lastUntil(time: string): Promise<number>;
  /** The first change set as of which everything is known; `undefined` where that is so from the beginning. One statement. */
  earliest(): Promise<Moment | undefined>;
  /** The change set with this number. */
  change(number: number): Promise<LatestChange | undefined>;
  /** An entry as it was at the end of a change set; `undefined` where it is still so, or was not there. */
  formerEntry(entry: Pick<EntryRecord, 'object' | 'id'>, number: number): Promise<EntryVersion | undefined>;
  /** The same of an object. */
  formerObject(id: number, number: number): Promise<ObjectVersion | undefined>;
  /** The same of a report. */
  formerReport(id: number, number: number): Promise<ReportContent | undefined>;
  /** Categories of the entries of an object that were changed since a change set. */
  categoriesSince(object: number, number: number): Promise<readonly string[]>;
}
