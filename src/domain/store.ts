import type { Id } from '../../generated/types.js';
import type { ListedObject, ObjectCondition, ObjectQuery } from './lists/object-query.js';
import type { SearchReads, SearchWrites } from './search/search-store.js';
import type { Sight } from './users/sight.js';

/** Where a record is in its life. A purged record has no status: it is gone. */
export const recordStatuses = ['birth', 'normal', 'archived', 'deleted', 'template', 'massChangeTemplate'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** An object as it is kept. Times are ISO 8601 in UTC; `values` is the JSON text of what Global keeps beside the columns. */
export interface ObjectRecord {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly sysid: string;
  readonly status: RecordStatus;
  readonly cmdbStatus: string;
  readonly values: string;
  /** SHA-256 of the object's own picture, in hexadecimal. */
  readonly picture: string | null;
  readonly created: string;
  readonly createdBy: string;
  readonly updated: string | null;
  readonly updatedBy: string | null;
}

/** An entry as it is kept. `values` is a JSON text: attribute key to value, ids for choices and links. */
export interface EntryRecord {
  readonly id: number;
  readonly object: number;
  readonly category: string;
  readonly status: RecordStatus;
  /** At most one entry per object and category has it. */
  readonly primary: boolean;
  readonly values: string;
}

export interface NewEntry extends EntryRecord {
  /** Names the entry where others link to it; empty where only its own links can name it. */
  readonly title: string;
  /** The category holds at most one entry per object. */
  readonly single: boolean;
}

export type EntryContent = Pick<NewEntry, 'values' | 'title' | 'primary'>;

/** A link of an attribute. One of the targets is set. */
export interface LinkRecord {
  readonly entry: number;
  readonly attribute: string;
  readonly position: number;
  readonly targetObject: number | null;
  readonly targetEntry: number | null;
}

/** What writing the entries of an object needs to know of it. */
export type EntryOwner = Pick<ObjectRecord, 'id' | 'type' | 'status' | 'picture'>;

export type ObjectSummary = Pick<ObjectRecord, 'id' | 'title' | 'sysid' | 'type'>;
export interface EntrySummary extends Pick<NewEntry, 'id' | 'title' | 'category' | 'object'> {
  /** The title of its object. */
  readonly owner: string;
}

/** What stands in an object, and in that, to a depth. */
export interface PlacementQuery {
  readonly root: Id;
  /** The category and the key of the link that says what an object is in. */
  readonly category: string;
  readonly attribute: string;
  readonly depth: number;
  readonly statuses: readonly RecordStatus[];
  readonly limit: number;
}

/** An object that stands in another, so many levels below the root. */
export interface PlacedObject extends ObjectRecord {
  readonly parent: number;
  readonly depth: number;
}

/** A choice that users added to a dialog; `parent` is the choice it depends on, `''` where it depends on none. */
export interface ChoiceRecord {
  readonly id: number;
  readonly dialog: string;
  readonly parent: string;
  readonly title: string;
  /** What programs call it; CMDB statuses have one. */
  readonly constant: string | null;
  /** Six hexadecimal digits; CMDB statuses have one. */
  readonly color: string | null;
}

/** A choice about to be added. */
export type NewChoice = Pick<ChoiceRecord, 'dialog' | 'parent' | 'title'> & Partial<Pick<ChoiceRecord, 'constant' | 'color'>>;

/** Where values hold the ids of choices: an attribute, or a column of its rows, of a category, or of objects themselves. */
export interface ChoicePlace {
  readonly category: string | undefined;
  readonly path: readonly [attribute: string, field?: string];
}

export interface EntryQuery {
  readonly object: Id;
  readonly category: string;
  readonly statuses: readonly RecordStatus[];
  readonly limit: number;
  readonly offset: number;
  /** Categories whose entries count as entries of this one. */
  readonly alike?: readonly string[];
}

/** Entries of a category that link to an object. */
export interface LinkingQuery extends EntryQuery {
  /** Key of the attribute that links. */
  readonly link: string;
}

/** Ids from here on belong to the objects that stand for relations: they are worked out from links and kept nowhere. */
export const firstRelation = 2 ** 30;

export interface RelationQuery {
  readonly objects: readonly Id[];
  /** Attributes whose links are relations, as `category.attribute`. */
  readonly links: readonly string[];
  readonly statuses: readonly RecordStatus[];
  readonly limit: number;
  readonly offset: number;
}

/** A relation that is told for the first time: by a link, or with an empty attribute and no target by an entry of its own. */
export interface NewRelation {
  readonly entry: number;
  readonly attribute: string;
  readonly target: number;
  readonly created: string;
  readonly createdBy: string;
}

/** A relation, and the entry that tells it. */
export interface RelationRecord extends Omit<NewRelation, 'target'> {
  /** Id of the object that stands for it. */
  readonly relation: number;
  /** Id of the entry that shows it: its own, or that of the object. */
  readonly id: number;
  readonly category: string;
  readonly status: RecordStatus;
  readonly values: string;
  readonly primary: number;
  readonly owner: number;
  /** The object the link leads to; 0 where the values name both. */
  readonly target: number;
}

/** A relation as one of its objects sees it; an object without any has one row of nulls. */
export type SeenRelation = { readonly seen: number } & (RelationRecord | { readonly id: null });

/** Entries of many objects: of these categories, and those that link to the objects as `category.attribute`. */
export interface EntriesOfManyQuery {
  readonly objects: readonly number[];
  readonly categories: readonly string[];
  readonly links: readonly string[];
}

/** An entry, the object it is shown on, and the attribute by which it links there; `''` where it is the object's own. */
export interface ManyEntryRecord extends EntryRecord {
  readonly shownOn: number;
  readonly link: string;
}

/** What happened to one object or entry; `before` and `after` are JSON texts, `null` for what was not there. */
export interface ChangeRecord {
  readonly time: string;
  readonly key: string;
  readonly method: string;
  readonly object: number;
  readonly entry: number | null;
  readonly category: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** What happened to a choice of a dialog; `before` and `after` are JSON texts, `null` for what was not there. */
export type ChoiceChangeRecord = Pick<ChangeRecord, 'time' | 'key' | 'method' | 'before' | 'after'> & { readonly dialog: string };

/** What an import made, found again by the name its source gives it. */
export interface ExternalRecord {
  readonly source: string;
  readonly name: string;
  readonly object: number;
  readonly entry: number | null;
  readonly fingerprint: string;
}

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
    /** Every choice that users added to these dialogs, ascending by id. */
    ofDialogs(dialogs: readonly string[]): Promise<ChoiceRecord[]>;
  };
  /** What computed attributes are worked out from. One statement for all of it. */
  readonly facts: { find(questions: readonly FactQuestion[]): Promise<readonly FactRow[]> };
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
    /** Values of the picture entry of the object that shows this picture. */
    find(hash: string, category: string): Promise<string | undefined>;
  };
}

/** What is asked of entries beside those that are shown. */
export type FactKind = 'beside' | 'entries' | 'linking' | 'using' | 'links' | 'uses' | 'paths';

/** A question of one kind; every kind is asked at most once. */
export interface FactQuestion {
  readonly kind: FactKind;
  /** Objects, or for `entries`, `using` and `uses` entries. */
  readonly ids: readonly number[];
  /** Categories for `beside`, none for `entries`, links as `category.attribute` for all others. */
  readonly names: readonly string[];
}

/**
 * A normal entry on an object (`beside`), an entry by its id (`entries`), a normal entry that links to the object (`linking`) or to the
 * entry (`using`) `target`, the number `id` of those of a category that link to the object or the entry `target` by an attribute
 * (`links`, `uses`), or the `object` that is reached from `target` by following a link `id` times (`paths`).
 */
export interface FactRow {
  readonly kind: FactKind;
  readonly id: number;
  readonly object: number;
  readonly category: string;
  /** The attribute that links; `''` where none does. */
  readonly attribute: string;
  readonly title: string;
  readonly primary: number;
  readonly values: string;
  readonly target: number;
}

/** Ids of what kept values refer to. */
export interface WantedReferents {
  readonly choices: readonly number[];
  readonly objects: readonly number[];
  readonly entries: readonly number[];
}

export interface Referents {
  readonly choices: readonly ChoiceRecord[];
  readonly objects: readonly ObjectSummary[];
  readonly entries: readonly EntrySummary[];
}

/** What a transaction may do. What names a state it expects answers `false` where another transaction was first. */
export interface Records extends Reads {
  /** The same transaction, whatever its caller may see: for what the rules keep in order on their own. */
  readonly everything: Records;
  /** Ids never given out before, ascending. */
  nextIds(table: 'objects' | 'entries', count: number): Promise<readonly number[]>;
  readonly objects: Reads['objects'] & {
    /** Finds an object and keeps other transactions from changing it or its entries until this one ends. */
    hold(id: Id): Promise<ObjectRecord | undefined>;
    /** Holds an object whose entries are about to change. */
    holdOwner(id: Id): Promise<EntryOwner | undefined>;
    /** `false` where the sysid is taken or was an object's that is purged. */
    insert(object: ObjectRecord): Promise<boolean>;
    /** `false` where a new sysid is taken or was an object's that is purged. */
    update(id: number, changes: Partial<Omit<ObjectRecord, 'id' | 'status' | 'created' | 'createdBy'>>): Promise<boolean>;
    touch(id: number, updated: string, updatedBy: string): Promise<void>;
    move(id: number, from: RecordStatus, to: RecordStatus): Promise<boolean>;
    /** Removes an object, its entries and every link to them; its sysid is never given out again. */
    remove(id: number, from: RecordStatus): Promise<boolean>;
  };
  readonly entries: Reads['entries'] & {
    find(id: Id): Promise<EntryRecord | undefined>;
    /** The first entry of a category on an object, whatever its status: the only one, where the category is single-value. */
    first(object: number, category: string): Promise<EntryRecord | undefined>;
    /** Entries of every category and status, ascending by id. */
    ofObject(object: number): Promise<EntryRecord[]>;
    insert(entries: readonly NewEntry[]): Promise<void>;
    update(id: number, content: EntryContent): Promise<void>;
    move(id: number, from: RecordStatus, to: RecordStatus): Promise<boolean>;
    remove(id: number, from: RecordStatus): Promise<boolean>;
    /** The entry of the category that has the primary mark, if it is another one. */
    primary(object: number, category: string, except: number): Promise<EntryRecord | undefined>;
    /** Takes the primary mark from an entry. */
    demote(id: number): Promise<void>;
  };
  readonly links: {
    insert(links: readonly LinkRecord[]): Promise<void>;
    /** Removes the links of these attributes of an entry. */
    clear(entry: number, attributes: readonly string[]): Promise<void>;
    /** Keeps other transactions that ask for this from writing links of an attribute until this one ends. */
    claim(category: string, attribute: string): Promise<void>;
    /** Entries of a category on an object, for links written by title. */
    named(object: number, category: string, titles: readonly string[]): Promise<Omit<EntrySummary, 'owner'>[]>;
  };
  readonly choices: Reads['choices'] & {
    /**
     * Every choice of one of these dialogs with one of these titles, below whatever parent, and those with these ids; none of them is
     * removed until the transaction ends. One statement.
     */
    titled(dialogs: readonly string[], titles: readonly string[], ids?: readonly number[]): Promise<ChoiceRecord[]>;
    /** Every choice of these dialogs; none of them is removed until the transaction ends. */
    keep(dialogs: readonly string[]): Promise<ChoiceRecord[]>;
    /** Keeps other transactions that ask for this from adding to a dialog until this one ends. */
    claim(dialog: string): Promise<void>;
    /** The id of the choice, made if it is not there. */
    ensure(choice: NewChoice): Promise<number>;
    update(id: number, changes: Partial<Pick<ChoiceRecord, 'title' | 'constant' | 'color'>>): Promise<boolean>;
    /** `false` where it is gone. Who sets the choice at the same time is waited for. */
    remove(id: number): Promise<boolean>;
    /** How many entries, objects and choices that depend on it hold the choice. One statement, which looks through all of them. */
    uses(id: number, places: readonly ChoicePlace[], dependents: readonly string[]): Promise<number>;
  };
  readonly changes: {
    add(changes: readonly ChangeRecord[]): Promise<void>;
    addOfChoice(change: ChoiceChangeRecord): Promise<void>;
  };
  readonly relations: Reads['relations'] & {
    /** Numbers what has no number yet. */
    register(relations: readonly NewRelation[]): Promise<void>;
    /** Entries that name the object as one of two, ascending by id. */
    explicit(object: number): Promise<EntryRecord[]>;
    /** Removes entries whatever their status. */
    remove(entries: readonly number[]): Promise<void>;
  };
  readonly passwords: {
    /** Whether another entry has this login. */
    hasLogin(login: string, except: number): Promise<boolean>;
    /** Keeps the hash of a password of an entry, or none, and ends the sessions of its object. */
    set(entry: number, hash: string | undefined): Promise<void>;
  };
  readonly constants: Reads['constants'] & { put(constant: string, object: number): Promise<void> };
  readonly search: SearchWrites;
  readonly objectTypes: Reads['objectTypes'] & { setDefaultTemplate(type: string, object: number | null): Promise<void> };
  readonly externals: {
    find(source: string, names: readonly string[]): Promise<ExternalRecord[]>;
    put(records: readonly ExternalRecord[]): Promise<void>;
  };
}

/** A key as it is kept: never its text. Times are ISO 8601 in UTC. */
export interface KeyRecord {
  readonly id: string;
  /** HMAC-SHA-256 of the key's text, in hexadecimal. */
  readonly digest: string;
  readonly title: string;
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
  readonly lastUsed: string | null;
  /** A JSON text of grants; `null` is every right. */
  readonly rights: string | null;
}

/** The keys of the service. */
export interface KeyStore {
  find(id: string): KeyRecord | undefined | Promise<KeyRecord | undefined>;
  list(): Promise<KeyRecord[]>;
  insert(key: KeyRecord): Promise<void>;
  revoke(id: string, time: string): Promise<boolean>;
  /** Keeps when these were last used; what is kept already and later stays. */
  touch(uses: ReadonlyMap<string, string>): Promise<void>;
}

/** A person who may log in: normal, and with a login that is not disabled. Rights are JSON texts of grants. */
export interface UserRecord {
  /** Id of the person. */
  readonly person: number;
  readonly name: string;
  readonly login: string;
  readonly mail: string;
  /** What is kept of the password. */
  readonly password: string | null;
  /** The constant of a person that every installation has. */
  readonly constant: string | null;
  /** What is granted to the person, and to the groups they are in. */
  readonly grants: readonly string[];
}

/** A person who has a login, or an object to which something is granted. */
export interface GranteeRecord extends Pick<UserRecord, 'name' | 'login' | 'constant'> {
  readonly id: number;
  readonly hasPassword: boolean;
  readonly rights: string | null;
}

/** A session as it is kept: never its id. Times are ISO 8601 in UTC. */
export interface SessionRecord {
  /** HMAC-SHA-256 of the session's id, in hexadecimal. */
  readonly digest: string;
  readonly person: number;
  readonly created: string;
  readonly expires: string;
}

/** Who may log in, what is granted to them, and who has logged in. */
export interface UserStore {
  withLogin(login: string): Promise<UserRecord | undefined>;
  /** The user of a session that is not over. */
  withSession(digest: string, time: string): Promise<UserRecord | undefined>;
  list(): Promise<GranteeRecord[]>;
  /** Keeps a session and ends those that are over, and the oldest where a person has too many. */
  openSession(session: SessionRecord): Promise<void>;
  closeSession(digest: string): Promise<boolean>;
  /** What is granted to an object itself. */
  grantsOf(object: number): Promise<string | undefined>;
  putGrants(object: number, rights: string): Promise<void>;
}

/** Where everything is kept. */
export interface Store {
  readonly reads: Reads;
  readonly keys: KeyStore;
  readonly users: UserStore;
  /** Random text of the installation, made with the database; keys are hashed with it. */
  readonly secret: string;
  /** Writes that wait for their turn. */
  readonly waiting: number;
  /** How often something was committed; `undefined` where others may change the database, too. */
  readonly commits: number | undefined;
  /** Transactions begun one after another, without waiting, run in that order. */
  readonly keepsOrder: boolean;
  /** Runs `work`, which reads many times: until the next commit its reads may see the same state, and cost less. */
  readTogether<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction and answers after its commit. Only the database may be awaited in it. What it throws undoes
   * everything and is thrown on.
   * @throws RpcError Busy, StorageUnavailable, TimedOut, Conflict, Stopping
   */
  transaction<T>(work: (records: Records) => Promise<T>): Promise<T>;
  /**
   * The same store as somebody meets it who may see this and no more; everything where nothing is said. Its reads, and what its
   * transactions read, do not know objects of other types, entries of other categories, links to or from them, and what follows from
   * those: every question meets tables `objects`, `entries`, `links` and `object_types` that hold nothing else. A question about
   * another table has to join one of these. Asked with one sight again and again, it answers one store.
   */
  seenBy(sight: Sight | undefined): Store;
  /** Resolves where reads are possible, and writes of so many bytes. */
  check(bytes?: number): Promise<void>;
  close(): Promise<void>;
}
