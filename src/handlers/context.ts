import type { OperationResult, WebhookTested } from '../../generated/types.js';
import type { Discovery } from '../discovery/discovery.js';
import type { Rights } from '../domain/access/rights.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import type { ChangeWatch } from '../domain/history/change-watch.js';
import type { FaultOfDirectory } from '../domain/identity/directory-faults.js';
import type { SyncState } from '../domain/identity/sync-state.js';
import type { SearchIndex } from '../domain/search/search-index.js';
import type { ProviderRecord } from '../domain/storage/identity.js';
import type { Store } from '../domain/storage/store.js';
import type { WebhookRecord } from '../domain/storage/webhooks.js';
import type { Logins } from '../domain/users/login.js';
import type { RequestOrigin } from '../domain/users/login-rate-limiter.js';
import type { SecondFactors } from '../domain/users/second-factors.js';

/** A call of another method within a call. */
export interface Operation {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Webhooks, as far as calls are about them. */
export interface WebhookCalls {
  /** Sends a test delivery. */
  test(webhook: WebhookRecord): Promise<WebhookTested>;
  /** A webhook was changed. */
  changed(): void;
}

/** Author of what a sync changes that a call asked for. */
export type SyncAuthor = Pick<WritingContext, 'key' | 'actor' | 'user' | 'method' | 'origin'>;

/** Persons that the filter of a directory finds; there are more where the count ended. */
export interface CountedPersons {
  readonly found: number;
  readonly isMore: boolean;
}

/** Directories, as far as calls are about them. */
export interface DirectoryCalls {
  /**
   * Begins a sync, and returns its end, or after a while that it is running.
   * @throws RpcError Busy where one is running
   */
  sync(provider: ProviderRecord, by: SyncAuthor, isDryRun: boolean): Promise<SyncState>;
  /** Asks a directory how many persons it has. */
  test(provider: ProviderRecord): Promise<CountedPersons | FaultOfDirectory>;
}

/** How a call carries out others that write. */
export interface Writing {
  /**
   * Carries out another method that writes in this store, as the same caller with the rights of that method. The result has its values as the
   * dialect writes them.
   * @throws RpcError as the method does
   */
  perform(context: CallContext, operation: Operation, store: Store): Promise<OperationResult>;
  /** The same caller reading in a store what is to be viewed; `undefined` where that is nothing. */
  viewing(context: CallContext, store: Store): CallContext | undefined;
}

/** Context of a handler, in addition to that of the rules. */
export interface CallContext extends WritingContext {
  /** Base URL of the service: prefix of URLs in answers. No slash at the end. */
  readonly publicUrl: string;
  readonly discovery: Discovery;
  readonly searchIndex: Pick<SearchIndex, 'catchUp'>;
  /** Wakes calls that wait for changes; absent where none may wait. */
  readonly changeWatch?: Pick<ChangeWatch, 'version' | 'changed' | 'follow'> | undefined;
  /** Calls back when the caller no longer waits for the answer; absent for a call of a batch. */
  readonly onClose?: ((listener: () => void) => void) | undefined;
  /**
   * The same caller with the rights of now, for a call that waited; absent where none may wait.
   * @throws RpcError AuthenticationFailed, PasswordExpired, Forbidden
   */
  readonly renewed?: (() => Promise<CallContext>) | undefined;
  /** Absent where nothing is written. */
  readonly writing?: Writing | undefined;
  /** Absent where nothing is delivered. */
  readonly webhooks?: WebhookCalls | undefined;
  /** Absent where no directory is asked. */
  readonly directories?: DirectoryCalls | undefined;
  /** The parameters as they were sent, with those that the dialect ignores. */
  readonly sent: object;
  /** Every right of the caller, whatever the method needs; all rights where absent. */
  readonly rights: Rights | undefined;
  /** Knows users who log in. */
  readonly logins: Logins;
  readonly secondFactors: Pick<SecondFactors, 'useCode' | 'timeStepOf'>;
  /** Where guesses at passwords come from. */
  readonly origin: RequestOrigin;
  /** How long a session lasts. */
  readonly sessionMinutes: number;
  /** The session that the request names, or that a call before this one opened in the same batch. */
  readonly session: string | undefined;
}
