import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../attributes/attribute-type.js';
import { typeOf } from '../attributes/attribute-types.js';
import { nameOf } from '../attributes/names.js';
import { categoryNamed } from '../domain/categories.js';
import type { Sieve } from '../domain/entries/entries.js';
import type { EntryAddress } from '../domain/entries/locking.js';
import { isLackedBySubtypes } from '../domain/models/subtype.js';
import { listEntries } from '../domain/reading/listing.js';
import { isRelation, relationCategory } from '../domain/relations/relations.js';
import { recordStatuses } from '../domain/storage/objects.js';
import { storeWith } from '../domain/storage/store-with.js';
import { textOf } from '../rpc/json-text.js';
import { andThen } from '../rpc/maybe-promise.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { jsonOfEntries } from './present.js';

/**
 * Leaves out values that are what a read of an entry returns and no save takes, within the transaction that saves the others: they stay as they
 * are, so that what was read can be saved whole. The entry is read only where there are such values. Of an entry that is worked out from
 * others, all values are such, and nothing is to be saved where all are as they are read.
 */
export function leavingValuesAsRead(context: CallContext, address: EntryAddress): Sieve {
  return (records, data) => {
    const category = categoryNamed(context, address.category);
    const { attributesByName, multiValue, mode } = category;
    const isComputed = mode === 'view' || (category.const === relationCategory && isRelation(address.entry));
    const isOnlyRead = (key: string): boolean => isComputed || isLackedBySubtypes(context.registry, category, key);
    const shaped = Object.keys(data).filter(key => isOnlyRead(key) || isShapedByReading(data[key], attributesByName.get(key)));
    if (shaped.length === 0 || ((multiValue || isComputed) && address.entry === undefined)) return data;
    const store = storeWith(context.store, { reads: records });
    return andThen(entryAsRead({ ...context, store }, address, multiValue), shown => {
      const unchanged = new Set(
        shaped.filter(key => shown && isDeepStrictEqual(data[key], shown[keyShown(attributesByName.get(key), key)])),
      );
      if (isComputed && unchanged.size === shaped.length) return undefined;
      return Object.fromEntries(Object.entries(data).filter(([key]) => !unchanged.has(key)));
    });
  };
}

/** The key under which an attribute reads that may have been sent under a former one. */
function keyShown(attribute: Attribute | undefined, key: string): string {
  return attribute ? nameOf(attribute) : key;
}

/** Whether a value may be one that reading shows otherwise than saving takes it. */
function isShapedByReading(value: unknown, attribute: Attribute | undefined): boolean {
  if (!attribute || attribute.readOnly || !typeOf(attribute).saved) return true;
  if (Array.isArray(value)) return value.length === 0 || value.some(each => typeof each === 'object');
  // A unit reads as null while its value is unset, whatever is stored.
  return value === null ? attribute.required === true || attribute.default !== undefined : typeof value === 'object';
}

/** The entry as the dialect shows it, where it is on the first page of its category. */
async function entryAsRead(
  context: CallContext,
  { object, category, entry }: EntryAddress,
  multiValue: boolean,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const page = { object, category, statuses: recordStatuses, limit: context.settings.pageLimit };
    const listed = await listEntries(context, page);
    const entries = listed.entries.filter(({ id }) => !multiValue || id === Number(entry));
    const json = jsonOfEntries({ ...listed, entries }, context);
    const [shown] = JSON.parse(textOf(json)) as readonly Readonly<Record<string, unknown>>[];
    return shown;
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}
