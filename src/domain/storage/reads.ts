import type { Id } from '../../../generated/types.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import type { ChoiceRecord, ChoiceSought, SliceOfUses, UsesFound } from './choices.js';
import type { EntriesOfManyQuery, EntryQuery, EntryRecord, LinkingQuery, ManyEntryRecord } from './entries.js';
import type { ExternalReads } from './externals.js';
import type { FactQuestion, FactRow } from './facts.js';
import type { FeedReads } from './feed.js';
import type { HistoryReads } from './history.js';
import type { LivestatusReads } from './livestatus.js';
import type { ListedObject, ObjectCondition, ObjectQuery } from './object-query.js';
import type { ObjectRecord, PlacedObject, PlacementQuery } from './objects.js';
import type { ReferentIds, Referents } from './referents.js';
import type { RelationQuery, RelationRecord, SeenRelation } from './relations.js';
import type { ReportReads } from './reports.js';
import type { RevisionReads } from './revisions.js';
import type { SearchReads } from './search-store.js';

/** Reads. Outside a transaction they see committed data; inside one, also its own changes. */
export interface Reads {
  readonly objects: {
    find(id: Id): Awaitable<ObjectRecord | undefined>;
    /** How many normal objects there are of each type that has any. One statement. */
    countByType(): Awaitable<ReadonlyMap<string, number>>;
    /** A page of the objects that meet every condition. One statement. */
    list(query: ObjectQuery): Awaitable<ListedObject[]>;
    /** How many there are on all pages. One statement. */
    count(conditions: readonly ObjectCondition[]): Awaitable<number>;
    /** The root, at depth 0, and what stands in it, in no order; nothing where there is no root. One statement. */
    placedIn(query: PlacementQuery): Awaitable<PlacedObject[]>;
  };
  readonly entries: {
    /** Ascending by id; `undefined` where there is no such object. One statement. */
    list(query: EntryQuery): Awaitable<EntryRecord[] | undefined>;
    /** The same of entries on any object that link to this one. */
    linking(query: LinkingQuery): Awaitable<EntryRecord[] | undefined>;
    /** The normal entries of many objects, ascending by id; entries of further categories may be among them. One statement. */
    ofMany(query: EntriesOfManyQuery): Awaitable<ManyEntryRecord[]>;
  };
  /** Targets of stored references, in one statement; targets that are gone are left out. */
  readonly referents: { find(ids: ReferentIds): Awaitable<Referents> };
  readonly choices: {
    /** Every choice that users added to these dialogs, ascending by id; BeyondBounds where there are more than `atMost`. */
    ofDialogs(dialogs: readonly string[], atMost?: number): Awaitable<ChoiceRecord[]>;
    /** Records that hold a choice, regardless of the visibility scope. One statement, for the given slice. */
    usesIn(sought: ChoiceSought, slice: SliceOfUses): Awaitable<UsesFound>;
  };
  /**
   * Facts that computed attributes need, in one statement; BeyondBounds where there are more rows than `atMost`, or more links to
   * go through.
   */
  readonly facts: { find(questions: readonly FactQuestion[], atMost?: number): Awaitable<readonly FactRow[]> };
  readonly relations: {
    /** Ascending by object and id; nothing of an object that is not there. One statement. */
    of(query: RelationQuery): Awaitable<SeenRelation[]>;
    /** By the id of the object that stands for it. */
    find(id: number): Awaitable<RelationRecord | undefined>;
  };
  /** Objects that every installation has, by constants such as C__OBJ__ROOT_LOCATION. */
  readonly constants: {
    find(constant: string): Awaitable<number | undefined>;
    of(object: number): Awaitable<string | undefined>;
    /** Whether nothing was ever written here. */
    isUntouched(): Awaitable<boolean>;
  };
  readonly objectTypes: { defaultTemplate(type: string): Awaitable<number | undefined> };
  readonly revisions: RevisionReads;
  readonly search: SearchReads;
  readonly history: HistoryReads;
  readonly feed: FeedReads;
  readonly externals: ExternalReads;
  readonly reports: ReportReads;
  readonly livestatus: LivestatusReads;
  readonly pictures: {
    /** The entries of these categories of the first object that shows this picture. */
    find(
      hash: string,
      categories: readonly string[],
    ): Awaitable<readonly { readonly category: string; readonly values: string }[]>;
  };
}
