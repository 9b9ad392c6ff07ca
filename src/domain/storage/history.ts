import type { Id } from '../../../generated/types.js';
import type { ChangeAction, ChangedKind } from './change-sets.js';
import type { RecordStatus } from './objects.js';
import type { Moment } from './retention.js';

/** The category whose entries are messages in the logbook of their object. */
export const logbookCategory = 'C__CATG__LOGBOOK';

/** A change among all: by the number of its change set and its place in that. */
export interface ChangePosition {
  readonly number: number;
  readonly position: number;
}

/** Conditions on changes and on their change sets; those that are absent are met. */
export interface ChangeConditions {
  readonly object?: Id | undefined;
  readonly entry?: Id | undefined;
  readonly categories?: readonly string[] | undefined;
  /** Types of the objects that changed; of those that are gone, types that they had. */
  readonly types?: readonly string[] | undefined;
  readonly action?: ChangeAction | undefined;
  readonly user?: Id | undefined;
  readonly key?: string | undefined;
  readonly method?: string | undefined;
  /** The change at this place. */
  readonly place?: ChangePosition | undefined;
  /** Changes that a logbook shows. */
  readonly logged?: LoggedChanges | undefined;
}

/** Changes that a logbook shows: messages that were written in it, and others of objects. */
export interface LoggedChanges {
  /** Whether other changes of objects and entries are among them. */
  readonly changes: boolean;
  /** Statuses of the messages that are among them. */
  readonly messages: readonly RecordStatus[];
}

/** A question for changes in their order, or in the reverse one. */
export interface HistoryQuery {
  readonly conditions: ChangeConditions;
  readonly newestFirst: boolean;
  /** The first change set is later than this number. */
  readonly since: number;
  /** The last change set. */
  readonly until: number;
  /** The change after which the page begins. */
  readonly after: ChangePosition | undefined;
  readonly limit: number;
  /** How many changes are passed over first; none where absent. */
  readonly offset?: number;
}

/** Columns of the row of what changed, by their names. */
export type VersionRow = Readonly<Record<string, string | number | null>>;

/** Where a link of an entry leads: to an object or to an entry. */
export interface VersionLink {
  readonly attribute: string;
  readonly target: number;
}

/** A record before or after a change. */
export interface RecordVersion {
  readonly row: VersionRow;
  /** The links of an entry. */
  readonly links: readonly VersionLink[];
}

/** A change with its change set, and what changed before and after it; `null` where it was not there. */
export interface ChangeRecord extends ChangePosition {
  readonly time: string;
  readonly key: string;
  /** `null` where the key is no longer known. */
  readonly keyTitle: string | null;
  readonly user: number | null;
  readonly author: string;
  readonly method: string;
  readonly comment: string | null;
  /** Numbers of change sets that this one reverts. */
  readonly reverts: readonly number[] | null;
  readonly kind: ChangedKind;
  readonly subject: number | null;
  /** The dialog of a choice, or the constant of an object type. */
  readonly name: string | null;
  readonly object: number | null;
  readonly category: string | null;
  readonly action: ChangeAction;
  /** Attributes of which a password was set or removed. */
  readonly secrets: readonly string[];
  /** Title and type of the object at the end of the change set. */
  readonly title: string | null;
  readonly type: string | null;
  /** Its type now; `null` where it is gone. */
  readonly typeNow: string | null;
  readonly before: RecordVersion | null;
  readonly after: RecordVersion | null;
}

/** A question for records of objects that changed between two change sets: later than the first, until the second. */
export interface NetQuery {
  readonly objects: readonly number[];
  readonly since: number;
  readonly until: number;
  /** The record after which the page begins. */
  readonly after: NetPosition | undefined;
  readonly limit: number;
}

/** A record among all that changed: by its object, its kind and its id. */
export interface NetPosition {
  readonly object: number;
  readonly kind: ChangedKind;
  readonly subject: number;
}

/** The first and the last change of a record among those that are asked for. */
export interface NetChange extends NetPosition {
  readonly first: ChangePosition;
  readonly last: ChangePosition;
}

/** Numbers of change sets that bound a question. */
export interface HistoryBounds {
  /** The number of the last change set; 0 where there is none. */
  readonly last: number;
  /** The last number that was committed until each of the times; all that are committed where there is no time. */
  readonly since: number;
  readonly until: number;
}

/** Purged records, as they were last. */
export interface PurgedReferents {
  readonly objects: readonly { readonly id: number; readonly title: string; readonly sysid: string; readonly type: string }[];
  readonly entries: readonly {
    readonly id: number;
    readonly title: string;
    readonly category: string;
    readonly object: number;
    readonly owner: string;
  }[];
}

/** A change of something that a call relied on. */
export interface LaterChange {
  readonly number: number;
  readonly kind: ChangedKind;
  readonly subject: number | string;
  readonly object: number | null;
  readonly category: string | null;
}

/** How changes are read. */
export interface ChangesAsked {
  /** The change sets at whose ends records are compared: states at other moments are those of each change. */
  readonly between?: { readonly since: number; readonly until: number } | undefined;
  readonly atMost?: number | undefined;
}

/** Reads of what changed. */
export interface HistoryReads {
  /** The first change set that can be read as of; what is before it was pruned. `undefined` where nothing was. One statement. */
  begin(): Promise<Moment | undefined>;
  /** The numbers that two times stand for, and the last one. One statement. */
  bounds(since: string | undefined, until: string | undefined): Promise<HistoryBounds>;
  /** The places of changes that meet every condition. One statement. */
  places(query: HistoryQuery): Promise<readonly ChangePosition[]>;
  /** Changes at these places, with what changed; ReadTooLarge where that is too long for a bounded read. One statement. */
  changes(places: readonly ChangePosition[], asked?: ChangesAsked): Promise<readonly ChangeRecord[]>;
  /** Records that changed, by object, kind and id, with their first and last changes. One statement. */
  net(query: NetQuery): Promise<readonly NetChange[]>;
  /** Changes of objects, and of everything that is part of none, after a change set: some of them. One statement. */
  later(objects: readonly number[], number: number): Promise<readonly LaterChange[]>;
  /** Objects and entries that were purged, as they were last. One statement. */
  purged(objects: readonly number[], entries: readonly number[]): Promise<PurgedReferents>;
}
