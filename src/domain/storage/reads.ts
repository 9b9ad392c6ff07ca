import type { Id } from '../../../generated/types.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { ChoiceRecord, ChoiceSought, Holder, RangeOfHolders, SliceOfUses, UsesFound } from './choices.js';
import type { ContentPlace, EntriesOfManyQuery, EntryQuery, EntryRecord, LinkingQuery, ManyEntryRecord } from './entries.js';
import type { ExternalReads } from './externals.js';
import type { FactQuestion, FactRow } from './facts.js';
import type { FeedReads } from './feed.js';
import type { HistoryReads } from './history.js';
import type { ImportProfileReads } from './import-profiles.js';
import type { LivestatusReads } from './livestatus.js';
import type { ListedObject, ObjectCondition, ObjectQuery } from './object-query.js';
import type { ObjectRecord, PlacedObject, PlacementQuery } from './objects.js';
import type { ReferentIds, Referents } from './referents.js';
import type { RelationQuery, RelationRecord, SeenRelation } from './relations.js';
import type { ReportReads } from './reports.js';
import type { RevisionReads } from './revisions.js';
import type { SchemaReads } from './schema.js';
import type { SearchReads } from './search-store.js';
import type { UniqueValueReads } from './unique-values.js';

/** Reads. Outside a transaction they see committed data; inside one, also its own changes. */
export interface Reads {
  readonly objects: {
    find(id: Id): MaybePromise<ObjectRecord | undefined>;
    /** How many objects there are of a type, whatever their status. One statement. */
    countOfType(type: string): MaybePromise<number>;
    /** How many normal objects there are of each type that has any. One statement. */
    countByType(): MaybePromise<ReadonlyMap<string, number>>;
    /** A page of the objects that meet every condition. One statement. */
    list(query: ObjectQuery): MaybePromise<ListedObject[]>;
    /** How many there are on all pages. One statement. */
    count(conditions: readonly ObjectCondition[]): MaybePromise<number>;
    /** The root, at depth 0, and what stands in it, in no order; nothing where there is no root. One statement. */
    placedIn(query: PlacementQuery): MaybePromise<PlacedObject[]>;
  };
  readonly entries: {
    /** Ascending by id; `undefined` where there is no such object. One statement. */
    list(query: EntryQuery): MaybePromise<EntryRecord[] | undefined>;
    /** The same of entries on any object that link to this one. */
    linking(query: LinkingQuery): MaybePromise<EntryRecord[] | undefined>;
    /** The normal entries of many objects, ascending by id; entries of further categories may be among them. One statement. */
    ofMany(query: EntriesOfManyQuery): MaybePromise<ManyEntryRecord[]>;
    /** Contents of uploads by their digests; ReadTooLarge where they are too long for a bounded read. One statement. */
    contents(places: readonly ContentPlace[], atMost?: number): MaybePromise<ReadonlyMap<string, string>>;
  };
  /** Targets of stored references, in one statement; targets that are gone are left out. */
  readonly referents: { find(ids: ReferentIds): MaybePromise<Referents> };
  readonly choices: {
    /** Every choice that users added to these dialogs, ascending by id; ReadTooLarge where there are more than `atMost`. */
    ofDialogs(dialogs: readonly string[], atMost?: number): MaybePromise<ChoiceRecord[]>;
    /** Records that hold a choice, regardless of the visibility scope. One statement, for the given slice. */
    usesIn(sought: ChoiceSought, slice: SliceOfUses): MaybePromise<UsesFound>;
    /** Entries or objects that hold a choice, from after one id up to another, ascending by id. One statement. */
    holders(sought: ChoiceSought, range: RangeOfHolders): MaybePromise<readonly Holder[]>;
  };
  /**
   * Facts that computed attributes need, in one statement; ReadTooLarge where there are more rows than `atMost`, or more links to
   * go through.
   */
  readonly facts: { find(questions: readonly FactQuestion[], atMost?: number): MaybePromise<readonly FactRow[]> };
  readonly relations: {
    /** Ascending by object and id; nothing of an object that is not there. One statement. */
    of(query: RelationQuery): MaybePromise<SeenRelation[]>;
    /** By the id of the object that stands for it. */
    find(id: number): MaybePromise<RelationRecord | undefined>;
  };
  /** Objects that every installation has, by constants such as C__OBJ__ROOT_LOCATION. */
  readonly constants: {
    find(constant: string): MaybePromise<number | undefined>;
    of(object: number): MaybePromise<string | undefined>;
    /** Whether nothing was ever written here. */
    isUntouched(): MaybePromise<boolean>;
  };
  readonly objectTypes: { defaultTemplate(type: string): MaybePromise<number | undefined> };
  readonly revisions: RevisionReads;
  readonly search: SearchReads;
  readonly history: HistoryReads;
  readonly feed: FeedReads;
  readonly externals: ExternalReads;
  readonly reports: ReportReads;
  readonly importProfiles: ImportProfileReads;
  readonly schema: SchemaReads;
  readonly uniqueValues: UniqueValueReads;
  readonly livestatus: LivestatusReads;
  readonly pictures: {
    /** The entries of these categories of the first object that shows this picture, with the content in base64. */
    find(
      hash: string,
      categories: readonly string[],
    ): MaybePromise<readonly { readonly category: string; readonly values: string; readonly content: string }[]>;
  };
}
