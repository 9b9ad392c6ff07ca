import type { Id } from '../../../generated/types.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import type { AuditEntry, AuditWrites, SessionsEnded } from './audit.js';
import type { ChoiceRecord, NewChoice } from './choices.js';
import type { EntryContent, EntryOwner, EntryRecord, EntrySummary, LinkRecord, NewEntry } from './entries.js';
import type { ExternalRecord } from './externals.js';
import type { IdempotencyRecords } from './idempotency.js';
import type { KeyRecords } from './keys.js';
import type { LivestatusRecords } from './livestatus.js';
import type { ObjectRecord, RecordStatus } from './objects.js';
import type { PlaceRecords } from './places.js';
import type { Reads } from './reads.js';
import type { NewRelation } from './relations.js';
import type { ReportRecords } from './reports.js';
import type { RevertRecords } from './reverts.js';
import type { SearchWrites } from './search-store.js';
import type { SecretKeyRecords } from './secret-keys.js';
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

/** Access that an object gives. */
export interface AccessGiven {
  readonly login: boolean;
  readonly rights: boolean;
  readonly sessions: boolean;
}

/** Operations of a transaction. One that names an expected state returns `false` where another transaction was first. */
export interface Records extends Reads {
  /** The same transaction, whatever its caller may see: for what the rules keep in order on their own. */
  readonly everything: Records;
  /** The same transaction as somebody meets it who may see this and no more; everything where nothing is said. */
  scopedTo(scope: VisibilityScope | undefined): Records;
  /** Ids never given out before, ascending. */
  nextIds(table: 'objects' | 'entries', count: number): Awaitable<readonly number[]>;
  readonly objects: Reads['objects'] & {
    /** Finds an object and keeps other transactions from changing it or its entries until this one ends. */
    hold(id: Id): Awaitable<ObjectRecord | undefined>;
    /** Holds objects, those that are gone left out: where several are known at once, in one statement. */
    lock(ids: readonly number[]): Awaitable<void>;
    /** Holds an object whose entries are about to change. */
    holdOwner(id: Id): Awaitable<EntryOwner | undefined>;
    /** `false` where the sysid is taken or was an object's that is purged. */
    insert(object: ObjectRecord): Awaitable<boolean>;
    /** `false` where a new sysid is taken or was an object's that is purged. */
    update(
      id: number,
      changes: Partial<Omit<ObjectRecord, 'id' | 'status' | 'created' | 'createdBy' | 'updated' | 'updatedBy'>>,
    ): Awaitable<boolean>;
    move(id: number, from: RecordStatus, to: RecordStatus): Awaitable<boolean>;
    /** Removes an object, its entries and every link to them; its sysid is never given out again. */
    remove(id: number, from: RecordStatus): Awaitable<boolean>;
  };
  readonly entries: Reads['entries'] & {
    find(id: Id): Awaitable<EntryRecord | undefined>;
    /** The first entry of a category on an object, whatever its status: the only one, where the category is single-value. */
    first(object: number, category: string): Awaitable<EntryRecord | undefined>;
    /** Entries of every category and status, ascending by id. */
    ofObject(object: number): Awaitable<EntryRecord[]>;
    /** The first so many normal entries of every category, ascending by id. */
    normalOf(object: number, limit: number): Awaitable<EntryRecord[]>;
    /** How many bytes the values of all normal entries have. Their contents are not read for it. */
    normalBytes(object: number): Awaitable<number>;
    /** Returns how many. */
    insert(entries: readonly NewEntry[]): Awaitable<number>;
    /** `secrets` are the attributes of which a password is set or removed with it. */
    update(id: number, content: EntryContent, secrets?: readonly string[]): Awaitable<void>;
    move(id: number, from: RecordStatus, to: RecordStatus): Awaitable<boolean>;
    remove(id: number, from: RecordStatus): Awaitable<boolean>;
    /** The entry of the category that has the primary mark, if it is another one. */
    primary(object: number, category: string, except: number): Awaitable<EntryRecord | undefined>;
    /** Takes the primary mark from an entry. */
    demote(id: number): Awaitable<void>;
  };
  readonly links: {
    /** Returns how many. */
    insert(links: readonly LinkRecord[]): Awaitable<number>;
    /** Removes the links of these attributes of an entry, and returns how many there were. */
    clear(entry: number, attributes: readonly string[]): Awaitable<number>;
    /** Keeps other transactions that ask for this from writing links of an attribute until this one ends. */
    claim(category: string, attribute: string): Awaitable<void>;
    /** The objects that these are, or whose entries, and all that chains of links lead to from there. One statement. */
    chain(query: ChainQuery, from: LinkTargets): Awaitable<readonly number[]>;
    /** The links of these objects, and of all that chains of them lead to. One statement. */
    behind(
      query: Omit<ChainQuery, 'object'>,
      objects: readonly number[],
    ): Awaitable<readonly { readonly from: number; readonly to: number }[]>;
    /** Entries of a category on an object, for links written by title. */
    named(object: number, category: string, titles: readonly string[]): Awaitable<Omit<EntrySummary, 'owner'>[]>;
  };
  readonly choices: Reads['choices'] & {
    /**
     * Every choice of one of these dialogs with one of these titles, below whatever parent, and those with these ids; none of them is
     * removed until the transaction ends. One statement.
     */
    titled(dialogs: readonly string[], titles: readonly string[], ids?: readonly number[]): Awaitable<ChoiceRecord[]>;
    /** Every choice of these dialogs; none of them is removed until the transaction ends. */
    keep(dialogs: readonly string[]): Awaitable<ChoiceRecord[]>;
    /** Keeps other transactions that ask for this from adding to a dialog until this one ends. */
    claim(dialog: string): Awaitable<void>;
    /** The id of the choice, made if it is not there. */
    ensure(choice: NewChoice): Awaitable<number>;
    update(id: number, changes: Partial<Pick<ChoiceRecord, 'title' | 'constant' | 'color'>>): Awaitable<boolean>;
    /** `false` where it is gone. A concurrent transaction that sets the choice is waited for. */
    remove(id: number): Awaitable<boolean>;
    /**
     * Waits for everybody who sets the choice at this moment, and answers the number of the latest change: who sets it from now on
     * writes a later one.
     */
    settled(id: number): Awaitable<number>;
    /** How many choices of these dialogs depend on it. */
    dependents(id: number, dialogs: readonly string[]): Awaitable<number>;
  };
  readonly relations: Reads['relations'] & {
    /** Numbers what has no number yet, and returns how many were given. */
    register(relations: readonly NewRelation[]): Awaitable<number>;
    /** Entries that name the object as one of two, ascending by id. */
    explicit(object: number): Awaitable<EntryRecord[]>;
    /** Removes entries whatever their status. */
    remove(entries: readonly number[]): Awaitable<void>;
  };
  /** How much goes with what is purged, counted no further than to a limit. One statement each. */
  readonly purges: {
    /** Entries of an object, and those elsewhere that name it as one of two. */
    entriesOf(object: number, limit: number): Awaitable<number>;
    /** Links of an object and to it, those of its entries among them. */
    linksOf(object: number, limit: number): Awaitable<number>;
    linksOfEntry(entry: number, limit: number): Awaitable<number>;
  };
  readonly places: PlaceRecords;
  readonly passwords: {
    /** Whether another entry has this login. */
    hasLogin(login: string, except: number): Awaitable<boolean>;
    /** Keeps the hash of a password of an entry; it has not expired. */
    set(entry: number, hash: string, told: AuditEntry<'passwordSet'>): Awaitable<void>;
    /** Lets the password of an entry do nothing but to be changed. */
    expire(entry: number): Awaitable<void>;
    /** Removes it, if there is one. */
    remove(entry: number, told: AuditEntry<'passwordRemoved'>): Awaitable<void>;
  };
  readonly access: {
    /** Whether the object has a login and sessions, and whether rights are granted to it: seen or not. One statement. */
    givenBy(object: number): Awaitable<AccessGiven>;
    /** Its constant, and what is granted to it and to the groups it is in, whatever their status: JSON texts of grants. */
    rightsOf(object: number): Awaitable<{ readonly constant: string | null; readonly rights: readonly string[] }>;
    /** Grants of objects themselves. */
    grantedTo(objects: readonly number[]): Awaitable<string[]>;
    grant(object: number, rights: string, told: AuditEntry<'grantsChanged'>): Awaitable<void>;
    /** Ends the sessions of a person, except the one with this digest, and answers how many there were. */
    endSessions(person: number, told: SessionsEnded, except?: string): Awaitable<number>;
  };
  readonly audit: AuditWrites;
  readonly keys: KeyRecords;
  readonly secretKeys: SecretKeyRecords;
  readonly idempotency: IdempotencyRecords;
  readonly reports: ReportRecords;
  readonly livestatus: LivestatusRecords;
  readonly reverts: RevertRecords;
  readonly webhooks: WebhookRecords;
  readonly constants: Reads['constants'] & { put(constant: string, object: number): Awaitable<void> };
  readonly search: SearchWrites;
  readonly objectTypes: Reads['objectTypes'] & { setDefaultTemplate(type: string, object: number | null): Awaitable<void> };
  readonly externals: Reads['externals'] & {
    /** Records of any source about an object. One statement. */
    ofObject(object: number): Awaitable<ExternalRecord[]>;
    find(source: string, names: readonly string[]): Awaitable<ExternalRecord[]>;
    /** Keeps other transactions that ask for this from importing from a source until this one ends. */
    claim(source: string): Awaitable<void>;
    /** Keeps what was never made before: Conflict where it was. */
    insert(records: readonly ExternalRecord[]): Awaitable<void>;
    put(records: readonly ExternalRecord[]): Awaitable<void>;
  };
}
