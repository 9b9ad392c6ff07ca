import { type ErrorName, errors } from '../../generated/errors.js';
import type { Titles } from '../../generated/types.js';
import { errors as german } from '../messages/german/errors.js';
import { fillMessage, type TextValue } from '../messages/text.js';

type Placeholders<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values the message of an error needs: a forgotten one does not compile. */
export type ErrorValues<Name extends ErrorName> = Readonly<Record<Placeholders<(typeof errors)[Name]['message']>, TextValue>>;

/** Faults by the names of the parameters or attributes at fault. A string is the same in every language. */
export type ErrorData = Readonly<Record<string, TextValue>>;

/** An error of the interface, thrown where a rule is broken. Its texts get their language where it is answered; `message` is in English, for the log. */
export class RpcError<Name extends ErrorName = ErrorName> extends Error {
  override readonly name = 'RpcError';
  readonly errorName: Name;
  readonly code: number;
  readonly values: Readonly<Record<string, TextValue>>;
  readonly data: ErrorData | null;

  constructor(errorName: Name, values: ErrorValues<Name>, data: ErrorData | null = null) {
    super(fillMessage(errors[errorName].message, values, 'en'));
    this.errorName = errorName;
    this.code = errors[errorName].code;
    this.values = values;
    this.data = data !== null && Object.keys(data).length > 0 ? data : null;
  }
}

/** Whether an error is the one of the interface with this name. */
export function isRpcError<Name extends ErrorName>(error: unknown, name: Name): error is RpcError<Name> {
  return error instanceof RpcError && error.errorName === name;
}

/** The error for what a limit forbids: what is limited, and faults by the names of what is to be smaller. */
export function limitExceeded(what: TextValue, data: ErrorData | null = null): RpcError<'LimitExceeded'> {
  return new RpcError('LimitExceeded', { what }, data);
}

/** Goes on after a conflict, as another process has done the same; throws every other error. */
export function ignoreConflict(error: unknown): void {
  if (!isRpcError(error, 'Conflict')) throw error;
}

/** The message of an error in both languages. */
export function messageOf({ errorName, message, values }: RpcError): Titles {
  return { en: message, de: fillMessage(german[errorName], values, 'de') };
}

/** The message without the beginning that the error of a whole call has, too. */
export function reasonOf(error: RpcError): Titles {
  const { en, de } = messageOf(error);
  return { en: en.replace(/^Invalid parameters: /, ''), de: de.replace(/^Ungültige Parameter: /, '') };
}
