import type { MethodOptions } from '../../../generated/types.js';
import type { Rights } from '../../domain/access/rights.js';
import type { CallContext } from '../../handlers/context.js';
import type { CallRequest } from '../authentication/request.js';

/** The context of a call, the body the call came in, and what its caller may do: everything where nothing is said. */
export type RequestContext = CallContext & {
  readonly request: CallRequest;
  readonly rights: Rights | undefined;
  /** Options of a call, where it has some. */
  readonly asked?: MethodOptions;
  /** Resolves once the caller is found to be who is presumed; absent where that is known. Nothing is committed before. */
  readonly confirmation?: Promise<void>;
  /** Value of `time_zone` before validation. */
  readonly timeZoneAsked: unknown;
};
