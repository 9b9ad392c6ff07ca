import type { DialectName } from '../../generated/methods.js';
import type { TimeZone } from '../attributes/time-zones.js';
import type { Registry } from '../catalog/registry.js';
import type { Permitted } from './access/permission.js';
import type { User } from './access/user.js';
import type { Behaviours } from './behaviours/behaviour.js';
import type { TransitionFacts } from './lifecycle.js';
import type { PasswordHashing } from './secrets/password-hashing.js';
import type { Secrets } from './secrets/secrets.js';
import type { Store } from './storage/store.js';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Rules that differ by dialect. */
export interface DialectFacts {
  /** Its name in the marks of the document and of the catalogue. */
  readonly name: DialectName;
  /** Steps that are permitted beyond those of the contract. */
  readonly steps: TransitionFacts;
  /** Constants that categories had in former times are read as the new ones. */
  readonly formerConstants: boolean;
  /** Values that cannot be true are rejected: those of another form, out of range, out of order, or in a place that is taken. */
  readonly checksPlausibility: boolean;
  /** The one entry of a single-value category is saved whatever entry the call names. */
  readonly savesAnyOnlyEntry: boolean;
  /** The largest id that parameters may carry. */
  readonly largestId: bigint;
  /** Names of tables and columns that existing clients know are returned. */
  readonly tellsTables: boolean;
  /** Object types that the list of them leaves out. */
  readonly unlistedTypes: readonly string[];
  /** A list that is empty because of what was asked for is rejected, with what would be right. */
  readonly explainsEmptyLists?: boolean;
  /** Entries are shown in the forms of existing clients, where their category has one. */
  readonly formerForms: boolean;
  /** Lists of object types are filtered by constants in the place of titles, too. */
  readonly findsTypesByConstant?: boolean;
  /** In lists of categories, one without data is shown as a text that says so; without it the list is rejected. */
  readonly listsVirtualCategories?: boolean;
  /** Kinds of categories that an object type has none of are left out. */
  readonly omitsEmptyKinds?: boolean;
  /** The status that related objects are found by is that of the relation; without it that of the related object. */
  readonly findsByRelationStatus?: boolean;
  /** User name and password suffice to log out, though no session is open. */
  readonly logsOutWithoutSession?: boolean;
  /** Several choices are also saved as one text: a title, or titles separated by commas. */
  readonly splitsChoices?: boolean;
  /** One element stands for a list of one, and a number for the text of its digits, where a list or a text is expected. */
  readonly convertsValues?: boolean;
  /** Attributes that are worked out on reading are passed over where they are sent. */
  readonly ignoresComputed?: boolean;
  /** Wildcards of the filter by title; without it every character is literal. */
  readonly wildcards?: RegExp;
  /** Where categories are returned by name, the first entry of each that has one stands for all. */
  readonly tellsFirstEntry?: boolean;
  /** The version that is reported to clients; without it that of the service. */
  readonly announcedVersion?: string;
}

/** Where a call came from. */
export interface CallOrigin {
  /** Id of the key it came with. */
  readonly key: string | undefined;
  /** Address of the peer; empty for a command on the database. */
  readonly address: string;
}

/** Catalogues of earlier versions of the schema. */
export interface PastRegistries {
  /** The catalogue at the end of each of these change sets. */
  during(numbers: readonly number[], present: Registry): Promise<(number: number) => Registry>;
  /** The first of these change sets, of no more versions than one page may need. */
  fitting<Place extends { readonly number: number }>(places: readonly Place[], present: Registry): Promise<readonly Place[]>;
}

/** The context of a call: its caller, and the parts that domain functions use. */
export interface DomainContext {
  readonly store: Store;
  readonly registry: Registry;
  /** Catalogues of earlier versions; absent where everything is shown by the one of now, as what came this moment. */
  readonly pasts?: PastRegistries | undefined;
  /** Behaviours of categories beyond the catalogue. */
  readonly behaviours: Behaviours;
  readonly language: Language;
  readonly dialect: DialectFacts;
  readonly settings: DomainSettings;
  /** Id of the key that asks, and the name that stands in `created_by`. */
  readonly key: string;
  readonly actor: string;
  readonly method: string;
  /** Encrypts and decrypts passwords that are kept so that they can be read again. */
  readonly secrets: Secrets;
  /** Hashes the passwords of users. */
  readonly hashing: PasswordHashing;
  /**
   * Takes the one password that a body may check or set, before it is hashed; absent for what the program does by itself.
   * @throws RpcError LimitExceeded
   */
  readonly usePassword?: ((use: PasswordUse, text: string) => void) | undefined;
  /** The user who asks; absent where a key asks alone. */
  readonly user?: User | undefined;
  /** The id of the key alone, and the address of the call; absent for what the program does by itself. */
  readonly origin?: CallOrigin | undefined;
  /** The caller came with a key. */
  readonly hasKey?: boolean | undefined;
  /** Rights of the caller in this call; all rights where absent. The store reads only records that they may know of. */
  readonly permitted?: Permitted | undefined;
  /** Time zone in which times are returned and accepted, with an offset; the server's local time where absent. */
  readonly timeZone?: TimeZone | undefined;
  /** The name under which the caller sent a parameter; absent where every parameter has its own. */
  readonly nameSent?: ((parameter: string) => string) | undefined;
  /** Options of the call beside its parameters; none where absent. */
  readonly options?: CallOptions | undefined;
  now(): Date;
}

/** How a call uses a password: it comes in the headers, is compared, or is set. */
export type PasswordUse = 'ofHeaders' | 'compared' | 'set';

/** Options of a call beside its parameters. */
export interface CallOptions {
  /** The caller's comment on the change. */
  readonly comment?: string | undefined;
  /** Whether objects and entries are returned with their revisions. */
  readonly withRevision?: boolean | undefined;
  /** The number of the change set at whose end everything is read. */
  readonly asOf?: number | undefined;
}

export interface DomainSettings {
  readonly quickpurge: boolean;
  readonly pageLimit: number;
  readonly batchLimit: number;
  /** Operations that one call applies at most. */
  readonly operationsLimit: number;
  /** Bytes of a body, and characters of an answer. */
  readonly bodyLimit: number;
  /** Calls with which one key may wait for changes at once. */
  readonly followerLimit: number;
  /** Address ranges inside the own network that webhooks may deliver to. */
  readonly webhookNetworks: readonly string[];
  /** Where browsers find the service, if a setting says so. */
  readonly publicUrl: string | undefined;
}
