import { groupsCategory } from '../access/user-categories.js';
import type { CommittedChange } from '../storage/open-transaction.js';

/** Reasons for which a sync leaves a person out, or their login enabled. */
export type Refusal = 'disabled' | 'withoutLogin' | 'notAdmitted' | 'lastAdministrator';

/** Numbers of a sync: those of persons, of memberships, and of its change sets. */
export interface SyncReport {
  /** Persons in the directory who may sign in. */
  found: number;
  created: number;
  changed: number;
  unchanged: number;
  /** Persons who may sign in no more: the directory has them no more, or admits them no more. */
  disabled: number;
  membershipsAdded: number;
  membershipsRemoved: number;
  readonly refused: Record<Refusal, number>;
  firstChangeSet: number | null;
  lastChangeSet: number | null;
}

/** The report of a sync that begins. */
export function emptyReport(): SyncReport {
  return {
    ...{ found: 0, created: 0, changed: 0, unchanged: 0, disabled: 0, membershipsAdded: 0, membershipsRemoved: 0 },
    refused: { disabled: 0, withoutLogin: 0, notAdmitted: 0, lastAdministrator: 0 },
    firstChangeSet: null,
    lastChangeSet: null,
  };
}

/** Counts the memberships among the changes of a transaction. */
export function countMemberships(report: SyncReport, changes: readonly CommittedChange[]): void {
  const memberships = changes.filter(({ category }) => category === groupsCategory);
  report.membershipsAdded += memberships.filter(({ action }) => action === 'created').length;
  report.membershipsRemoved += memberships.filter(({ action }) => action === 'purged').length;
}
