import type { Id } from '../../../generated/types.js';
import type { ChoiceRecord, ChoiceSought, SliceOfUses, UsesFound } from './choices.js';
import type { EntriesOfManyQuery, EntryQuery, EntryRecord, LinkingQuery, ManyEntryRecord } from './entries.js';
import type { FactQuestion, FactRow } from './facts.js';
import type { ListedObject, ObjectCondition, ObjectQuery } from './object-query.js';
import type { ObjectRecord, PlacedObject, PlacementQuery } from './objects.js';
import type { Referents, WantedReferents } from './referents.js';
import type { RelationQuery, RelationRecord, SeenRelation } from './relations.js';
import type { SearchReads } from './search-store.js';

/** What is read. Outside a transaction: what is committed. Inside one: what it did so far, too. */
export interface Reads {
  readonly objects: {
    find(id: Id): Promise<ObjectRecord | undefined>;
    /** How many normal objects there are of each type that has any. One statement. */
    countByType(): Promise<ReadonlyMap<string, number>>;
    /** A page of the objects that meet every condition. One statement. */
    list(query: ObjectQuery): Promise<ListedObject[]>;
    /** How many there are on all pages. One statement. */
    count(conditions: readonly ObjectCondition[]): Promise<number>;
    /** The root, at depth 0, and what stands in it, in no order; nothing where there is no root. One statement. */
    placedIn(query: PlacementQuery): Promise<PlacedObject[]>;
  };
  readonly entries: {
    /** Ascending by id; `undefined` where there is no such object. One statement. */
    list(query: EntryQuery): Promise<EntryRecord[] | undefined>;
    /** The same of entries on any object that link to this one. */
    linking(query: LinkingQuery): Promise<EntryRecord[] | undefined>;
    /** The normal entries of many objects, ascending by id; entries of further categories may be among them. One statement. */
    ofMany(query: EntriesOfManyQuery): Promise<ManyEntryRecord[]>;
  };
  /** What kept values refer to. One statement for all of it; what is gone is left out. */
  readonly referents: { find(wanted: WantedReferents): Promise<Referents> };
  readonly choices: {
    /** Every choice that users added to these dialogs, ascending by id; BeyondBounds where there are more than `atMost`. */
    ofDialogs(dialogs: readonly string[], atMost?: number): Promise<ChoiceRecord[]>;
    /** What holds a choice, whoever may see it. One statement, which looks at no more than it is told to. */
    usesIn(sought: ChoiceSought, slice: SliceOfUses): Promise<UsesFound>;
  };
  /** What computed attributes are worked out from. One statement for all of it; BeyondBounds where there are more rows than `atMost`, or more links to go through. */
  readonly facts: { find(questions: readonly FactQuestion[], atMost?: number): Promise<readonly FactRow[]> };
  readonly relations: {
    /** Ascending by object and id; nothing of an object that is not there. One statement. */
    of(query: RelationQuery): Promise<SeenRelation[]>;
    /** By the id of the object that stands for it. */
    find(id: number): Promise<RelationRecord | undefined>;
  };
  /** Objects that every installation has, by constants such as C__OBJ__ROOT_LOCATION. */
  readonly constants: {
    find(constant: string): Promise<number | undefined>;
    of(object: number): Promise<string | undefined>;
    /** Whether nothing was ever written here. */
    isUntouched(): Promise<boolean>;
  };
  readonly objectTypes: { defaultTemplate(type: string): Promise<number | undefined> };
  readonly search: SearchReads;
  readonly pictures: {
    /** The entries of these categories of the first object that shows this picture. */
    find(hash: string, categories: readonly string[]): Promise<readonly { readonly category: string; readonly values: string }[]>;
  };
}
