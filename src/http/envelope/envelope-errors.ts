import { type ErrorDefinition, type ErrorName, errors } from '../../../generated/errors.js';
import type { Language } from '../../domain/context.js';
import { inGerman } from '../../messages/translation.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Dialect } from './dialects.js';

type ErrorData = Readonly<Record<string, string>>;

const table: Readonly<Record<ErrorName, ErrorDefinition>> = errors;

/** The member `data` of a JSON-RPC error. */
export function dataOf({ errorName, data }: RpcError, { namesErrors }: Pick<Dialect, 'namesErrors'>): ErrorData | null {
  const told = { ...data, ...table[errorName].always, ...data };
  const named = {
    ...(namesErrors && { error: errorName }),
    ...(Object.hasOwn(told, 'error') ? withPlace(told, errorName) : told),
  };
  return Object.keys(named).length > 0 ? named : null;
}

/** Members of the data of an error that programs read. */
const forPrograms: ReadonlySet<string> = new Set(['error', 'retry', 'correlation']);

/** The code, message and data of an error, in the language of its call where the dialect has errors in several. */
export function inLanguage(error: RpcError, dialect: Dialect, language: Language): Pick<RpcError, 'code' | 'message' | 'data'> {
  const { code, message } = error;
  const data = dataOf(error, dialect);
  if (language === 'en' || !dialect.translatesErrors) return { code, message, data };
  const told = Object.entries(data ?? {}).map(([key, text]) => [key, forPrograms.has(key) ? text : inGerman(text)]);
  return { code, message: inGerman(message), data: data && Object.fromEntries(told) };
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
    const reason = 'id must be a text of up to 256 characters or an integer';
    return name === 'InvalidRequest' ? new RpcError(name, { reason }, { id: reason }) : new RpcError(name, {}, { id: reason });
  };
}

/** A member of a batch that is no object. */
export function strayMemberError(name: 'InvalidRequest' | 'AuthenticationFailed') {
  return (): RpcError => {
    const reason = 'a call is an object with jsonrpc, method, params and id';
    return name === 'InvalidRequest'
      ? new RpcError(name, { reason }, { call: reason })
      : new RpcError(name, {}, { call: reason });
  };
}
