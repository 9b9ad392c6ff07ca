import type { ErrorName } from '../../generated/errors.js';
import { joined, type TextValue, text } from '../messages/text.js';
import { type RpcError, reasonOf } from '../rpc/rpc-error.js';
import type { Operation } from './context.js';

/** Parameters that errors without data of their own are about, by the names that methods give them. */
const about: Readonly<Partial<Record<ErrorName, readonly string[]>>> = {
  ObjectNotFound: ['object', 'objID', 'id', 'ids'],
  EntryNotFound: ['entry', 'cateID', 'data'],
  CategoryNotFound: ['category'],
  CategoryWithoutAttributes: ['category'],
  ObjectTypeNotFound: ['type'],
};

/** Errors that say nothing of an operation: all of them would fail likewise. */
const ofAll: ReadonlySet<ErrorName> = new Set(['Busy', 'StorageUnavailable', 'TimedOut', 'Stopping', 'OutcomeUnknown']);

/** Whether an error is about one operation. */
export function isAboutOperation({ errorName }: RpcError): boolean {
  return !ofAll.has(errorName);
}

/** The faults in the data of an error, each with its name. */
export function namedFaults({ data }: RpcError): readonly TextValue[] {
  return Object.entries(data ?? {}).map(([name, fault]) => text('Named', { name, fault }));
}

/** The faults of a rejected operation by their paths into the parameters of the call. */
export function faultsOf(error: RpcError, { params }: Operation, place: string): ReadonlyMap<string, TextValue> {
  const lines = Object.entries(error.data ?? {}).filter(([key]) => key !== 'retry');
  if (error.errorName === 'Forbidden' || lines.some(([key]) => key === 'method'))
    return new Map([[`${place}.method`, lines[0]?.[1] ?? reasonOf(error)]]);
  if (lines.length === 0 || Object.hasOwn(about, error.errorName)) {
    const parameter = about[error.errorName]?.find(name => Object.hasOwn(params, name));
    const fault = joined([reasonOf(error), ...lines.map(([, hint]) => hint)], ' ');
    return new Map([[parameter === undefined ? place : `${place}.params.${parameter}`, fault]]);
  }
  return new Map(lines.map(([key, fault]) => [`${place}.${pathOf(key, error, params)}`, fault]));
}

/** Errors name attributes where the values of an entry are rejected, and parameters otherwise; conflicts say more. */
function pathOf(key: string, { errorName }: RpcError, params: Operation['params']): string {
  if (errorName === 'Conflict' && !Object.hasOwn(params, key)) return key;
  return errorName === 'ValidationFailed' && Object.hasOwn(params, 'data') ? `params.data.${key}` : `params.${key}`;
}
