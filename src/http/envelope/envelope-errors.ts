import { type ErrorDefinition, type ErrorName, errors } from '../../../generated/errors.js';
import type { Language } from '../../domain/context.js';
import { inLanguage, text } from '../../messages/text.js';
import { type ErrorData, messageOf, RpcError } from '../../rpc/rpc-error.js';
import type { Dialect } from './dialects.js';

const table: Readonly<Record<ErrorName, ErrorDefinition>> = errors;

/** Members of data that some errors always have, in both languages; the document has them in English. */
const alwaysSaid: Readonly<Partial<Record<ErrorName, ErrorData>>> = {
  LimitExceeded: { setting: text('FixedLimit') },
  OutcomeUnknown: { outcome: text('ReadFirst') },
};

/** The member `data` of a JSON-RPC error. */
export function dataOf({ errorName, data }: RpcError, { namesErrors }: Pick<Dialect, 'namesErrors'>): ErrorData | null {
  const told = { ...data, ...table[errorName].always, ...alwaysSaid[errorName], ...data };
  const named = {
    ...(namesErrors && { error: errorName }),
    ...(Object.hasOwn(told, 'error') ? withPlace(told, errorName) : told),
  };
  return Object.keys(named).length > 0 ? named : null;
}

/** An error as a response has it. */
interface ErrorResponse {
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, string>> | null;
}

/** The code, message and data of an error, in the language of its call where the dialect has errors in several. */
export function inLanguageOf(error: RpcError, dialect: Dialect, asked: Language): ErrorResponse {
  const language = dialect.translatesErrors ? asked : 'en';
  const { code } = error;
  const data = Object.entries(dataOf(error, dialect) ?? {}).map(([key, fault]) => [key, inLanguage(fault, language)]);
  return {
    code,
    message: messageOf(error)[language],
    data: data.length > 0 ? Object.fromEntries(data) : null,
  };
}

/** Names a fault at a key `error` of the caller by its place, as the member `error` is the name of the error. */
function withPlace({ error = '', ...others }: ErrorData, name: ErrorName): ErrorData {
  return { [name === 'ValidationFailed' ? 'data.error' : 'params.error']: error, ...others };
}

/** A defect of the service: its correlation id is the request id in the log. */
export function internalError(requestId: string): RpcError {
  return new RpcError('InternalError', {}, { correlation: requestId });
}

/** A call whose id is neither a text nor an integer. */
export function invalidIdError(name: 'InvalidRequest' | 'InternalError') {
  return (): RpcError => {
    const reason = text('IdMustBeTextOf');
    return name === 'InvalidRequest' ? new RpcError(name, { reason }, { id: reason }) : new RpcError(name, {}, { id: reason });
  };
}

/** A member of a batch that is no object. */
export function strayMemberError(name: 'InvalidRequest' | 'AuthenticationFailed') {
  return (): RpcError => {
    const reason = text('CallIsObjectWithJsonrpc');
    return name === 'InvalidRequest'
      ? new RpcError(name, { reason }, { call: reason })
      : new RpcError(name, {}, { call: reason });
  };
}
