import type { Store } from '../../domain/storage/store.js';
import type { BudgetShare } from '../bodies/byte-budget.js';
import type { Dialect } from '../envelope/dialects.js';
import type { RequestTrace } from '../monitoring/access-log.js';
import type { Credentials } from '../requests/credentials.js';
import type { ForwardedUser } from '../requests/forwarding.js';
import type { Caller } from './caller.js';
import type { IdentifiedCallers } from './identified-callers.js';

/** The connection of a request. */
interface IdentifiedConnection {
  /**
   * Counts it among those of a key, or of a user without one.
   * @throws RpcError LimitExceeded
   */
  identify(owner: string): void;
}

/** An HTTP request with calls: its dialect and its sender. Nothing of it changes while its calls are carried out. */
export interface CallRequest {
  /** Request id, as in the response and the log. */
  readonly id: string;
  /** Base URL of the service: prefix of URLs in the answer. No slash at the end. */
  readonly serviceUrl: string;
  readonly dialect: Dialect;
  /** Where it came from. */
  readonly address: string;
  /** Callers that its keys, user and session were found to stand for. */
  readonly callers: IdentifiedCallers;
  /** The caller where no key is given: known from where the request was received, never from what it holds. */
  readonly caller?: Caller | undefined;
  /** The keys in its headers, for calls without one of their own. */
  readonly keys?: readonly string[];
  /** The user that the request names, beside a key and without one. */
  readonly credentials?: Credentials | undefined;
  /** The user that a proxy names, for calls without a key and other credentials. */
  readonly forwardedUser?: ForwardedUser | undefined;
  /** The session that the request names. */
  readonly session?: string | undefined;
  /** Room for what is answered; there is as much as needed where absent. */
  readonly room?: Pick<BudgetShare, 'grow'> | undefined;
  /** Calls back when its sender no longer waits for the answer; absent where a call may not wait for anything. */
  readonly onClose?: ((listener: () => void) => void) | undefined;
  /** Whether its sender went away. */
  isClosed?(): boolean;
  readonly connection?: IdentifiedConnection | undefined;
  /** The store for its writes; the usual one where absent. */
  readonly store?: Store;
  /** Notes the calls for the access log; absent where there is none. */
  readonly trace?: RequestTrace | undefined;
}
