import type { ErrorName } from '../../../generated/errors.js';
import { inLanguage, type Text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { BodyTooLarge, NoRoomForBody } from '../steps/read-body.js';
import { attributeOfKey } from './attribute-places.js';

/** Kinds of errors that a client tells apart (RFC 7644, 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** An error of the protocol, thrown where a rule of it is broken. */
export class ScimError extends Error {
  readonly status: number;
  readonly detail: Text;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: Text, scimType?: ScimType) {
    super(inLanguage(detail, 'en'));
    this.status = status;
    this.detail = detail;
    this.scimType = scimType;
  }
}

/** The response to an error. */
export interface ScimFailure {
  readonly status: number;
  readonly body: object;
}

/** Statuses of the errors of the rules that all ways in have in common. */
const statuses: Readonly<Partial<Record<ErrorName, number>>> = {
  AuthenticationFailed: 401,
  Busy: 503,
  Conflict: 409,
  Forbidden: 403,
  InvalidParameters: 400,
  LimitExceeded: 413,
  ObjectNotFound: 404,
  ParseError: 400,
  PasswordExpired: 403,
  SecondFactorRequired: 403,
  Stopping: 503,
  StorageUnavailable: 503,
  TimedOut: 503,
  TransitionRefused: 409,
  ValidationFailed: 400,
};

const scimTypes: Readonly<Partial<Record<ErrorName, ScimType>>> = {
  InvalidParameters: 'invalidValue',
  LimitExceeded: 'tooMany',
  ParseError: 'invalidSyntax',
  ValidationFailed: 'invalidValue',
};

/** The response to what a request threw; `undefined` for a defect of the service. */
export function failureOf(error: unknown): ScimFailure | undefined {
  if (error instanceof ScimError) return failure(error.status, inLanguage(error.detail, 'en'), error.scimType);
  if (error instanceof BodyTooLarge) return failure(413, sentenceOf(error.rpcError));
  if (error instanceof NoRoomForBody) return failure(503, new RpcError('Busy', {}).message);
  if (!(error instanceof RpcError)) return undefined;
  const name: ErrorName = error.errorName;
  const status = statuses[name];
  if (status === undefined) return undefined;
  // A conflict that names an attribute is about a value that somebody else has.
  const isTaken = name === 'Conflict' && error.data !== null;
  return failure(status, sentenceOf(error), isTaken ? 'uniqueness' : scimTypes[name]);
}

/** The response to a defect, which the log has under the id. */
export function defectOf(requestId: string): ScimFailure {
  return failure(500, new RpcError('InternalError', {}, { correlation: requestId }).message);
}

function failure(status: number, detail: string, scimType?: ScimType): ScimFailure {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:Error'];
  return { status, body: { schemas, status: String(status), ...(scimType && { scimType }), detail } };
}

/** The message of an error with the faults that it names: SCIM has one text for both. */
function sentenceOf({ errorName, message, data }: RpcError): string {
  const faults = Object.entries(data ?? {}).map(([key, fault]) => `${attributeOfKey(key)}: ${inLanguage(fault, 'en')}`);
  if (faults.length === 0) return message;
  return errorName === 'ValidationFailed' ? faults.join('; ') : `${message} (${faults.join('; ')})`;
}
