import type { KeptValues } from '../../attributes/attribute-values.js';
import { RpcError } from '../../rpc/rpc-error.js';

/** The code of the cause of an error about one damaged record; about the storage as a whole it says nothing. */
export const recordDamaged = 'RECORD_DAMAGED';

/** Names the record to the caller, and as the cause to the log. */
export function damaged(
  kind: 'entry' | 'object',
  id: number,
  reason = `what is kept of ${kind} ${id} is damaged`,
  remedy = 'purge it',
): RpcError {
  const error = new RpcError('StorageUnavailable', {}, { [kind]: `${reason}; ${remedy}, or restore it from a backup` });
  error.cause = Object.assign(new Error(reason), { code: recordDamaged });
  return error;
}

/**
 * The values that are kept of a record.
 * @throws RpcError StorageUnavailable naming the record, where they are damaged
 */
export function valuesKept(
  kind: 'entry' | 'object',
  { id, values: text }: { readonly id: number; readonly values: string },
): KeptValues {
  const values = readableValues(text);
  if (!values) throw damaged(kind, id);
  return values;
}

/** The values in a text of the database; `undefined` where it is damaged. */
export function readableValues(text: string): KeptValues | undefined {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as KeptValues) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
