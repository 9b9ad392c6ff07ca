import type { Id } from '../../../generated/types.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { AuditEntry, AuditWrites, SessionsEnded } from './audit.js';
import type { ChoiceRecord, NewChoice } from './choices.js';
import type {
  ContentPlace,
  EntryContent,
  EntryOwner,
  EntryRecord,
  LinkRecord,
  LinkTarget,
  NewEntry,
  TitledEntry,
} from './entries.js';
import type { ExternalRecord } from './externals.js';
import type { FinalChecks } from './final-checks.js';
import type { IdempotencyRecords } from './idempotency.js';
import type { IdentityRecords } from './identity.js';
import type { ImportProfileRecords } from './import-profiles.js';
import type { KeyRecords } from './keys.js';
import type { LivestatusRecords } from './livestatus.js';
import type { ObjectRecord, RecordStatus } from './objects.js';
import type { PasskeyRecords } from './passkeys.js';
import type { PlaceRecords } from './places.js';
import type { Reads } from './reads.js';
import type { NewRelation } from './relations.js';
import type { ReportRecords } from './reports.js';
import type { RevertRecords } from './reverts.js';
import type { SchemaRecords } from './schema.js';
import type { SearchWrites } from './search-store.js';
import type { SecondFactorRecords } from './second-factors.js';
import type { SecretKeyRecords } from './secret-keys.js';
import type { CounterRecords, UniqueValueRecords } from './unique-values.js';
import type { VisibilityScope } from './visibility-scope.js';
import type { WebhookRecords } from './webhooks.js';

/** A chain of links of an attribute that normal entries have. */
export interface ChainQuery {
  readonly category: string;
  readonly attribute: string;
  /** The object whose own links are not followed: the chain ends there. */
  readonly object: number;
  /** Objects that are returned at most. */
  readonly limit: number;
}

/** Targets of links. */
export interface LinkTargets {
  readonly objects: readonly number[];
  readonly entries: readonly number[];
}

/** An entry that leads somewhere, and by which of its links. */
export interface LinkReferrer {
  readonly entry: number;
  readonly object: number;
  readonly category: string;
  readonly attribute: string;
}

/** Access that an object gives. */
export interface AccessGiven {
  readonly login: boolean;
  readonly rights: boolean;
  /** It is in a group, or has members. */
  readonly membership: boolean;
  readonly sessions: boolean;
}

/** A grant with the right to administer. */
export interface AdministratorGrant {
  readonly person: number;
  /** The group that it is granted to; 0 for the person. */
  readonly group: number;
  /** A JSON text of grants; `null` is every right. */
  readonly rights: string | null;
}

/** Operations of a transaction. One that names an expected state returns `false` where another transaction was first. */
export interface Records extends Reads {
  /** The same transaction, whatever its caller may see: for what the rules keep in order on their own. */
  readonly everything: Records;
  /** The same transaction as somebody meets it who may see this and no more; everything where nothing is said. */
  withScope(scope: VisibilityScope | undefined): Records;
  readonly finalChecks: FinalChecks;
  /** How often a record was changed so far: it stays the same where a write finds what it would write. */
  readonly changeCount: number;
  /** Ids never given out before, ascending. */
  nextIds(table: 'objects' | 'entries', count: number): MaybePromise<readonly number[]>;
  readonly objects: Reads['objects'] & {
    /** Finds an object and keeps other transactions from changing it or its entries until this one ends. */
    lockForUpdate(id: Id): MaybePromise<ObjectRecord | undefined>;
    /** Holds objects, those that are gone left out: where several are known at once, in one statement. */
    lock(ids: readonly number[]): MaybePromise<void>;
    /** Holds an object whose entries are about to change. */
    lockOwner(id: Id): MaybePromise<EntryOwner | undefined>;
    /** `false` where the sysid is taken or was an object's that is purged. */
    insert(object: ObjectRecord): MaybePromise<boolean>;
    /** `false` where a new sysid is taken or was an object's that is purged. */
    update(
      id: number,
      changes: Partial<Omit<ObjectRecord, 'id' | 'status' | 'created' | 'createdBy' | 'updated' | 'updatedBy'>>,
    ): MaybePromise<boolean>;
    move(id: number, from: RecordStatus, to: RecordStatus): MaybePromise<boolean>;
    /** Removes an object, its entries and every link to them; its sysid is never given out again. */
    remove(id: number, from: RecordStatus): MaybePromise<boolean>;
  };
  readonly entries: Reads['entries'] & {
    find(id: Id): MaybePromise<EntryRecord | undefined>;
    /** The first entry of a category on an object, whatever its status: the only one, where the category is single-value. */
    first(object: number, category: string): MaybePromise<EntryRecord | undefined>;
    /** Entries of every category and status, ascending by id. */
    ofObject(object: number): MaybePromise<EntryRecord[]>;
    /** The first so many normal entries of every category, ascending by id. */
    normalOf(object: number, limit: number): MaybePromise<EntryRecord[]>;
    /** How many bytes the values of all normal entries have. They are not read for it. */
    normalBytes(object: number): MaybePromise<number>;
    /** Returns how many. */
    insert(entries: readonly NewEntry[]): MaybePromise<number>;
    /** `secrets` are the attributes of which a password is set or removed with it. */
    update(id: number, content: EntryContent, secrets?: readonly string[]): MaybePromise<void>;
    /** Gives another entry the content of an upload as well, which stays in the database. */
    copyContent(place: ContentPlace, entry: number): MaybePromise<void>;
    move(id: number, from: RecordStatus, to: RecordStatus): MaybePromise<boolean>;
    remove(id: number, from: RecordStatus): MaybePromise<boolean>;
    /** The entry of the category that has the primary mark, if it is another one. */
    primary(object: number, category: string, except: number): MaybePromise<EntryRecord | undefined>;
    /** Takes the primary mark from an entry. */
    demote(id: number): MaybePromise<void>;
  };
  readonly links: {
    /** Returns how many. */
    insert(links: readonly LinkRecord[]): MaybePromise<number>;
    /** Removes the links of these attributes of an entry, and returns how many there were. */
    clear(entry: number, attributes: readonly string[]): MaybePromise<number>;
    /** Targets of links of an entry that are there, and are not in the visibility scope. */
    hiddenTargets(entry: number, attributes: readonly string[]): MaybePromise<readonly LinkTarget[]>;
    /** Keeps other transactions that ask for this from writing links of an attribute until this one ends. */
    lockLinks(category: string, attribute: string): MaybePromise<void>;
    /** The objects that these are, or whose entries, and all that chains of links lead to from there. One statement. */
    chain(query: ChainQuery, from: LinkTargets): MaybePromise<readonly number[]>;
    /** The links of these objects, and of all that chains of them lead to. One statement. */
    behind(
      query: Omit<ChainQuery, 'object'>,
      objects: readonly number[],
    ): MaybePromise<readonly { readonly from: number; readonly to: number }[]>;
    /** Normal entries that lead to the object by one of these links, `category.attribute`, ascending by id; so many at most. */
    referrersOf(object: number, links: readonly string[], limit: number): MaybePromise<readonly LinkReferrer[]>;
    /** Entries of a category on an object, for links written by title, ascending by id. */
    findByTitles(object: number, category: string, titles: readonly string[]): MaybePromise<TitledEntry[]>;
  };
  readonly choices: Reads['choices'] & {
    /**
     * Every choice of one of these dialogs with one of these titles, below whatever parent, and those with these ids; none of them is
     * removed until the transaction ends. One statement.
     */
    titled(dialogs: readonly string[], titles: readonly string[], ids?: readonly number[]): MaybePromise<ChoiceRecord[]>;
    /** Every choice of these dialogs; none of them is removed until the transaction ends. */
    keep(dialogs: readonly string[]): MaybePromise<ChoiceRecord[]>;
    /** Keeps other transactions that ask for this from adding to a dialog until this one ends. */
    lockDialog(dialog: string): MaybePromise<void>;
    /** The id of the choice, made if it is not there. */
    ensure(choice: NewChoice): MaybePromise<number>;
    update(id: number, changes: Partial<Pick<ChoiceRecord, 'title' | 'constant' | 'color'>>): MaybePromise<boolean>;
    /** `false` where it is gone. A concurrent transaction that sets the choice is waited for. */
    remove(id: number): MaybePromise<boolean>;
    /**
     * Waits for everybody who sets the choice at this moment, and answers the number of the latest change: who sets it from now on
     * writes a later one.
     */
    settled(id: number): MaybePromise<number>;
    /** How many choices of these dialogs depend on it. */
    dependents(id: number, dialogs: readonly string[]): MaybePromise<number>;
  };
  readonly relations: Reads['relations'] & {
    /** Numbers what has no number yet, and returns how many were given. */
    register(relations: readonly NewRelation[]): MaybePromise<number>;
    /** Removes entries whatever their status. */
    remove(entries: readonly number[]): MaybePromise<void>;
  };
  /** Extent of a purge: entries and links that go with it, counted no further than to a limit. One statement each. */
  readonly purges: {
    /** Entries of an object, and those elsewhere that lead to it by one of these links. */
    entriesOf(object: number, links: readonly string[], limit: number): MaybePromise<number>;
    /** Links of an object and to it, those of its entries among them. */
    linksOf(object: number, limit: number): MaybePromise<number>;
    linksOfEntry(entry: number, limit: number): MaybePromise<number>;
    /** Entries of any status in the visibility scope that lead to the object by one of these links, `category.attribute`, ascending by id. */
    dependentsOn(object: number, links: readonly string[]): MaybePromise<EntryRecord[]>;
  };
  readonly places: PlaceRecords;
  readonly passwords: {
    /** Whether another entry has this login, however it is spelled. Until the transaction ends, no other one writes it. */
    hasLogin(login: string, except: number): MaybePromise<boolean>;
    /** Lets the login of an entry be found by every spelling; an empty one by none. */
    keepLogin(entry: number, login: string): MaybePromise<void>;
    /** Keeps the hash of a password of an entry; it has not expired. */
    set(entry: number, hash: string, told: AuditEntry<'passwordSet'>): MaybePromise<void>;
    /** Lets the password of an entry do nothing but to be changed. */
    expire(entry: number): MaybePromise<void>;
    /** Removes it, if there is one. */
    remove(entry: number, told: AuditEntry<'passwordRemoved'>): MaybePromise<void>;
  };
  readonly secondFactors: SecondFactorRecords;
  readonly passkeys: PasskeyRecords;
  readonly access: {
    /** Logins, sessions, grants and memberships of objects that have any, seen or not. One statement. */
    findGiven(objects: readonly number[]): Promise<ReadonlyMap<number, AccessGiven>>;
    /** Its constant, and what is granted to it and to the groups it is in, whatever their status: JSON texts of grants. */
    rightsOf(object: number): MaybePromise<{ readonly constant: string | null; readonly rights: readonly string[] }>;
    /** Grants of objects themselves. */
    listGrants(objects: readonly number[]): MaybePromise<string[]>;
    grant(object: number, rights: string, told: AuditEntry<'grantsChanged'>): MaybePromise<void>;
    /** Grants with the right to administer, of persons who may log in: their own, and those of their groups. One statement. */
    administrators(): Promise<readonly AdministratorGrant[]>;
    /** Ends the sessions of a person, except the one with this digest, and answers how many there were. */
    endSessions(person: number, told: SessionsEnded, except?: string): MaybePromise<number>;
  };
  readonly audit: AuditWrites;
  readonly keys: KeyRecords;
  readonly secretKeys: SecretKeyRecords;
  readonly identity: IdentityRecords;
  readonly idempotency: IdempotencyRecords;
  readonly reports: ReportRecords;
  readonly importProfiles: ImportProfileRecords;
  readonly schema: SchemaRecords;
  readonly livestatus: LivestatusRecords;
  readonly reverts: RevertRecords;
  readonly webhooks: WebhookRecords;
  readonly uniqueValues: UniqueValueRecords;
  readonly counters: CounterRecords;
  readonly constants: Reads['constants'] & { put(constant: string, object: number): MaybePromise<void> };
  readonly search: SearchWrites;
  readonly objectTypes: Reads['objectTypes'] & { setDefaultTemplate(type: string, object: number | null): MaybePromise<void> };
  readonly externals: Reads['externals'] & {
    /** Records of any source about an object. One statement. */
    ofObject(object: number): MaybePromise<ExternalRecord[]>;
    find(source: string, names: readonly string[]): MaybePromise<ExternalRecord[]>;
    /** Whether a source ever had a record whose name begins so. One statement. */
    hasAny(source: string, beginning: string): MaybePromise<boolean>;
    /** Keeps other transactions that ask for this from importing from a source until this one ends. */
    lockSource(source: string): MaybePromise<void>;
    /** Keeps what was never made before: Conflict where it was. */
    insert(records: readonly ExternalRecord[]): MaybePromise<void>;
    put(records: readonly ExternalRecord[]): MaybePromise<void>;
  };
}
