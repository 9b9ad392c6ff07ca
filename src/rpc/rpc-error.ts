import { type ErrorName, errors } from '../../generated/errors.js';

/** Value of a placeholder in the message of an error. */
export type ErrorValue = string | number | bigint;

type Placeholders<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values the message of an error needs: a forgotten one does not compile. */
export type ErrorValues<Name extends ErrorName> = Readonly<Record<Placeholders<(typeof errors)[Name]['message']>, ErrorValue>>;

/** An error of the interface, thrown where a rule is broken and answered as it is. */
export class RpcError<Name extends ErrorName = ErrorName> extends Error {
  override readonly name = 'RpcError';
  readonly errorName: Name;
  readonly code: number;
  readonly data: Readonly<Record<string, string>> | null;

  constructor(errorName: Name, values: ErrorValues<Name>, data: Readonly<Record<string, string>> | null = null) {
    super(filled(errors[errorName].message, values));
    this.errorName = errorName;
    this.code = errors[errorName].code;
    this.data = data !== null && Object.keys(data).length > 0 ? data : null;
  }
}

function filled(message: string, values: Readonly<Record<string, ErrorValue>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
