import type { KeptValues } from '../../attributes/attribute-values.js';
import { inLanguage, text } from '../../messages/text.js';
import { isObject, tryParse } from '../../rpc/json-text.js';
import { RpcError } from '../../rpc/rpc-error.js';

/** The code of the cause of an error about one damaged record; about the storage as a whole it says nothing. */
export const recordDamaged = 'RECORD_DAMAGED';

const recordNames = { entry: 'EntryWithId', object: 'ObjectWithId' } as const;

/** Names the record to the caller, and as the cause to the log. */
export function damageError(
  kind: 'entry' | 'object',
  id: number,
  reason = text('RecordIsDamaged', { record: text(recordNames[kind], { id }) }),
  remedy = text('PurgeIt'),
): RpcError {
  const error = new RpcError('StorageUnavailable', {}, { [kind]: text('OrRestoreItFromBackup', { reason, remedy }) });
  error.cause = Object.assign(new Error(inLanguage(reason, 'en')), { code: recordDamaged });
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
  if (!values) throw damageError(kind, id);
  return values;
}

/** The values in a text of the database; `undefined` where it is damaged. */
export function readableValues(text: string): KeptValues | undefined {
  const value = tryParse(text);
  return isObject(value) ? (value as KeptValues) : undefined;
}
