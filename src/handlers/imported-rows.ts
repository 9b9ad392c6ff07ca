import type { ImportEntry, ImportRow } from '../../generated/types.js';
import type { MappedEntry, MappedObject, MappedRow } from '../mappings/mapped-row.js';
import { type Text, text } from '../messages/text.js';
import { invalidParameters } from '../rpc/invalid-parameters.js';
import { limitExceeded, type RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';

/**
 * Rows of a call as they are written.
 * @throws RpcError InvalidParameters naming every fault by its path, LimitExceeded
 */
export function mapRows({ settings: { operationsLimit } }: CallContext, rows: readonly ImportRow[]): readonly MappedRow[] {
  const count = rows.reduce((sum, { entries = [] }) => sum + 1 + entries.length, 0);
  if (count > operationsLimit) throw tooMany(operationsLimit, count);
  const faults = new Map([...sameNames(rows), ...withoutObject(rows)]);
  if (faults.size > 0) throw invalidParameters(faults);
  return rows.map(mapRow);
}

function tooMany(limit: number, count: number): RpcError {
  const data = { rows: text('ExpectedAtMostGiven', { max: limit, count }), setting: 'KATASTER_OPERATIONS_LIMIT' };
  return limitExceeded(text('CallWritesAtMostObjectsAndEntries', { limit }), data);
}

/** A name stands for one record. */
function sameNames(rows: readonly ImportRow[]): readonly (readonly [path: string, fault: Text])[] {
  const names = new Set<string>();
  const again = (name: string, path: string) => {
    const faults = names.has(name) ? [[path, text('ExpectedNameOfItsOwn', { name })] as const] : [];
    names.add(name);
    return faults;
  };
  return rows.flatMap(({ name, entries = [] }, at) => [
    ...again(name, `rows[${at}].name`),
    ...entries.flatMap(({ part }, place) => again(`${name}/${part}`, `rows[${at}].entries[${place}].part`)),
  ]);
}

/** An entry that another row made is named with its object. */
function withoutObject(rows: readonly ImportRow[]): readonly (readonly [path: string, fault: Text])[] {
  return rows.flatMap(({ entries = [] }, at) =>
    entries.flatMap(({ object, entry }, place) =>
      entry !== undefined && object === undefined
        ? [[`rows[${at}].entries[${place}].object`, text('ExpectedObjectOfEntryToo')] as const]
        : [],
    ),
  );
}

function mapRow({ name, object, entries = [] }: ImportRow): MappedRow {
  return { name, object: object === undefined ? undefined : mapObject(object), entries: entries.map(mapEntry) };
}

function mapObject(object: NonNullable<ImportRow['object']> | null): MappedObject {
  if (object === null) return { applies: false, type: '', global: {} };
  const { type, data } = object;
  return { applies: true, type: String(type), global: { type, ...data } };
}

function mapEntry({ part, category, data, object, entry, withdrawn = false }: ImportEntry): MappedEntry {
  const isOther = entry === undefined && object !== undefined;
  const into = entry === undefined ? undefined : { object: Number(object), entry: Number(entry) };
  return { part, category, data, applies: !withdrawn, into, owner: isOther ? Number(object) : undefined };
}
