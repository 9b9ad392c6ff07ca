import type { Attribute } from '../../../attributes/attribute-type.js';
import type { Registry } from '../../../catalog/registry.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { isPermitted, requireRight } from '../../access/permission.js';
import { type CategoryModel, modelOf } from '../../models/category-model.js';
import { valuesOf } from '../../models/stored-values.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { Records } from '../../storage/records.js';
import type { Writing } from '../writing.js';

/** The link that says what an entry is connected with; `undefined` where entries of the category are not. */
export function symmetricLinkOf({ attributes }: CategoryModel): Attribute | undefined {
  return attributes.find(({ mutual }) => mutual);
}

/** An entry, and the ids of what it was and is connected with. */
export interface Connection {
  readonly entry: number;
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/**
 * Entries on other sides that say something else than they should: what an entry is connected with now, what that was connected with,
 * and what the entry itself was connected with. Found whether or not the caller may see them.
 */
export async function endsToChange(
  registry: Registry,
  { everything }: Pick<Records, 'everything'>,
  { entry, before, now }: Connection,
): Promise<readonly EntryRecord[]> {
  const partner = (end: EntryRecord): unknown => partnerOf(registry, end);
  const far = await ends(everything, [now]);
  const farther = await ends(everything, far.map(partner));
  const former = before === now ? [] : await ends(everything, [before]);
  return [
    ...far.filter(end => partner(end) !== entry),
    ...farther.filter(end => end.id !== entry && partner(end) === now),
    ...former.filter(end => partner(end) === entry),
  ];
}

/** Entries by their ids; values that are no id, and missing entries, are left out. */
export async function ends({ entries }: Records, ids: readonly unknown[]): Promise<EntryRecord[]> {
  const found: EntryRecord[] = [];
  for (const id of ids) {
    const entry = typeof id === 'number' ? await entries.find(id) : undefined;
    if (entry) found.push(entry);
  }
  return found;
}

/**
 * Holds the objects of entries, ascending, so that transactions that need the same ones do not wait for each other.
 * @throws RpcError Forbidden, ValidationFailed where the caller may not change one of them
 */
export async function holdOwners(
  { context, records }: Pick<Writing, 'context' | 'records'>,
  { now }: Connection,
  changed: readonly EntryRecord[],
  key: string,
): Promise<ReadonlySet<number>> {
  const held = new Set(changed.map(({ object }) => object).sort((one, other) => one - other));
  for (const id of held) {
    const { type = '' } = (await records.everything.objects.holdOwner(id)) ?? {};
    for (const end of changed.filter(({ object }) => object === id)) {
      if (end.id === now) requireRight(context, type, end.category, 'edit');
      else if (!isPermitted(context, type, end.category, 'edit')) throw notYours(key, now);
    }
  }
  return held;
}

/** Error that names no entry that may not be changed, as the caller may not know of it. */
function notYours(key: string, now: number | undefined): RpcError {
  const subject = now === undefined ? 'this entry' : `this entry or entry ${now}`;
  const reason = `${subject} is connected with an entry that may not be changed here; leave '${key}' out, or have it disconnected first`;
  return new RpcError('ValidationFailed', {}, { [key]: reason });
}

/** Id of the entry that an end is connected with, by its own values. */
function partnerOf(registry: Registry, end: EntryRecord): number | undefined {
  const model = modelIn(registry, end);
  const partner = valuesOf(model, end)[symmetricLinkOf(model)?.key ?? ''];
  return typeof partner === 'number' ? partner : undefined;
}

/** The model of the category of an entry. */
export function modelIn(registry: Registry, { category }: EntryRecord): CategoryModel {
  const known = registry.category(category);
  if (!known) throw new Error(`The catalogue has no ${category}.`);
  return modelOf(registry, known);
}
