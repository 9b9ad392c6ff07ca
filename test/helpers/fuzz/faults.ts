import { type ErrorName, errors } from '../../../generated/errors.js';
import { resultValidator } from '../method-schemas.js';
import type { RpcAnswer } from '../rpc.js';
import { type DialectName, dialectNames } from '../service.js';
import { methods } from './calls.js';

const codes: ReadonlySet<number> = new Set(Object.values(errors).map(({ code }) => code));
const internalError = errors.InternalError.code;
/** Words of the engine, of files and of code, and frames of stacks: a time of day has a digit before its first colon, a frame none. */
const leaks = /SQLITE|node_modules|\bat .*\D:\d+:\d+|\/dist\/|SELECT|INSERT INTO|duplicate key|undefined|\[object Object\]/;
const validators = new Map(
  dialectNames.map(dialect => [dialect, new Map(methods.map(({ name }) => [name, resultValidator(name, dialect)]))]),
);

/** The fault of an answer; usually none. */
export function faultIn(answer: RpcAnswer, method: string | undefined, dialect: DialectName): string | undefined {
  const { error, result } = answer;
  const shape = Object.keys(answer).sort().join();
  if (shape !== 'error,id,jsonrpc' && shape !== 'id,jsonrpc,result') return `shape ${shape}`;
  if (!error) {
    const validate = method === undefined ? undefined : validators.get(dialect)?.get(method);
    return result === null || (validate && !validate(result)) ? `result ${JSON.stringify(validate?.errors)}` : undefined;
  }
  if (Object.keys(error).join() !== 'code,message,data') return 'members of the error';
  if (!codes.has(error.code) || (error.code === internalError && !isRefusedId(error))) return `code ${error.code}`;
  // Some attributes are named so, and are told of under their name.
  if (error.message.includes('isys_') || leaks.test(JSON.stringify([error.message, error.data]))) return 'leak';
  const name = error.data?.error as ErrorName | undefined;
  if ((name && errors[name].code) !== (dialect === 'contract' ? error.code : undefined)) return `name ${name}`;
  if (error.data === null) return undefined;
  const values = Object.values(error.data);
  return values.length === 0 || values.some(value => typeof value !== 'string' || value === '') ? 'data of the error' : undefined;
}

/** Existing clients are told so of an id that is none. */
function isRefusedId({ data: told }: NonNullable<RpcAnswer['error']>): boolean {
  return told !== null && 'id' in told;
}

export function methodIn(text = ''): string | undefined {
  return methods.find(({ name }) => text.includes(`"method":${JSON.stringify(name)},"params"`))?.name;
}
