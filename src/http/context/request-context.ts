import type { MethodName } from '../../../generated/methods.js';
import type { MethodOptions } from '../../../generated/types.js';
import type { TimeZone } from '../../attributes/time-zones.js';
import type { Registry } from '../../catalog/registry.js';
import type { Permitted } from '../../domain/access/permission.js';
import type { CallOptions, Language } from '../../domain/context.js';
import type { VisibilityScope } from '../../domain/storage/visibility-scope.js';
import type { CallContext } from '../../handlers/context.js';
import type { Caller } from '../authentication/caller.js';
import type { CallRequest } from '../authentication/request.js';
import type { OpenedCall } from '../envelope/envelope.js';

/** Rights of a caller in a call. */
export interface Authorization {
  /** Absent for a caller with all rights, and for a method that needs none. */
  readonly permitted: Permitted | undefined;
  /** The records that the caller may know of: all where absent. */
  readonly scope: VisibilityScope | undefined;
}

/** The options of a call, in the forms in which its rules use them. */
export interface ResolvedOptions {
  /** As they were given; absent where none was. */
  readonly asked: MethodOptions | undefined;
  readonly options: CallOptions | undefined;
  readonly timeZone: TimeZone | undefined;
}

/** A call that was opened. */
export interface BegunCall {
  /** The call as it was sent. */
  readonly opened: OpenedCall;
  readonly request: CallRequest;
  /** Milliseconds of the monotonic clock. */
  readonly beganAt: number;
}

/** A call that was authenticated, authorized and validated. */
export interface PreparedCall extends BegunCall, Authorization, ResolvedOptions {
  readonly method: MethodName;
  /** The catalogue by which the call was checked. */
  readonly registry: Registry;
  readonly params: Record<string, unknown>;
  readonly language: Language;
  readonly caller: Caller;
  /** The same caller with the rights of now; absent where the method does not wait. */
  readonly renewed: (() => Promise<RequestContext>) | undefined;
}

/** The context of a call, and the request that it came in. */
export interface RequestContext extends CallContext {
  readonly request: CallRequest;
  /** Options of the call, where it has some. */
  readonly asked: MethodOptions | undefined;
}
