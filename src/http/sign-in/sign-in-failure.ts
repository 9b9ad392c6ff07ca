import type { ErrorName } from '../../../generated/errors.js';
import type { TextId } from '../../../generated/texts.js';
import { RpcError } from '../../rpc/rpc-error.js';

/** Kinds of failed sign-ins: the status of the page, and what the person reads. The log says more. */
export const signInFailures = {
  unknown: { status: 404, text: 'SignInUnknown' },
  notBegun: { status: 400, text: 'SignInNotBegun' },
  rejected: { status: 403, text: 'SignInRejected' },
  wrongPassword: { status: 403, text: 'SignInWrongPassword' },
  passwordExpired: { status: 403, text: 'SignInPasswordExpired' },
  unreachable: { status: 502, text: 'SignInUnreachable' },
  busy: { status: 503, text: 'SignInBusy' },
  notAdmitted: { status: 403, text: 'SignInNotAdmitted' },
  tooManyGroups: { status: 403, text: 'SignInTooManyGroups' },
  disabled: { status: 403, text: 'SignInDisabled' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly text: TextId }>>;

export type SignInFailureName = keyof typeof signInFailures;

/** A sign-in that failed. */
export class SignInFailure extends Error {
  readonly kind: SignInFailureName;

  constructor(kind: SignInFailureName, reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Codes of the library for a provider that answers nothing, or nothing that it should. */
const ofProvider: readonly string[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
];

/** Errors of the service itself, which another attempt may not meet. */
const ofService: readonly ErrorName[] = ['Busy', 'StorageUnavailable', 'OutcomeUnknown'];

/** The failure of an error of the library or of the network. Its text names no token: messages of the library are fixed texts. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof RpcError && ofService.includes(error.errorName)) return new SignInFailure('busy', error.message);
  const { code = '', error: answered = '', message = '' } = error as { code?: string; error?: string; message?: string };
  const cause = (error as { cause?: { code?: unknown } }).cause?.code;
  const reason = [message, code, answered, cause].filter(each => typeof each === 'string' && each !== '').join('; ');
  const isOfNetwork = code === '' || ofProvider.includes(code);
  return new SignInFailure(isOfNetwork ? 'unreachable' : 'rejected', reason);
}

/** Whether a provider confirms a session no more; what fails otherwise may be its network. */
export function isRefused(error: unknown): boolean {
  if (error instanceof SignInFailure) return error.kind === 'disabled';
  const { status, error: answered } = error as { status?: number; error?: string };
  return answered === 'invalid_grant' || status === 401 || status === 403;
}
