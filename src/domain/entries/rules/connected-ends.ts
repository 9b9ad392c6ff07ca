import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../../../attributes/attribute-type.js';
import type { KeptValues } from '../../../attributes/attribute-values.js';
import type { Registry } from '../../../catalog/registry.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { isPermitted, requireRight } from '../../access/permission.js';
import { type CategoryModel, modelOf } from '../../models/category-model.js';
import { valuesOf } from '../../models/stored-values.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { Records } from '../../storage/records.js';
import type { Writing } from '../writing.js';
import { share, valuesAtOtherEnd } from './shared-values.js';

/** The link that says what an entry is connected with; `undefined` where entries of the category are not. */
export function symmetricLinkOf({ attributes }: CategoryModel): Attribute | undefined {
  return attributes.find(({ mutual }) => mutual);
}

/** An entry with its values, and the ids of what it was and is connected with. */
export interface Connection {
  readonly entry: number;
  readonly model: CategoryModel;
  readonly values: Readonly<KeptValues>;
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** An entry at another end, and the values that it has to have. */
export interface ChangedEnd {
  readonly end: EntryRecord;
  readonly model: CategoryModel;
  readonly before: Readonly<KeptValues>;
  readonly values: Readonly<KeptValues>;
}

/**
 * Entries at other ends that have other values than they should: what an entry is connected with now, what that was connected with,
 * and what the entry itself was connected with. Found whether or not the caller may see them.
 */
export async function endsToChange(
  registry: Registry,
  { everything }: Pick<Records, 'everything'>,
  { entry, model, values, before, now }: Connection,
): Promise<readonly ChangedEnd[]> {
  const partner = (end: EntryRecord): unknown => partnerOf(registry, end);
  const far = await ends(everything, [now]);
  const farther = await ends(everything, far.map(partner));
  const former = before === now ? [] : await ends(everything, [before]);
  const left = [
    ...farther.filter(end => end.id !== entry && partner(end) === now),
    ...former.filter(end => partner(end) === entry),
  ];
  return [
    ...far.map(end => changedEnd(registry, end, entry, other => valuesAtOtherEnd(registry, model, values, other))),
    ...left.map(end => changedEnd(registry, end, undefined, other => valuesAtOtherEnd(registry, other, {}, other))),
  ].filter(each => !isDeepStrictEqual(each.before, each.values));
}

/** An end that leads to another entry, or to none, with the values that it shares with that. */
function changedEnd(
  registry: Registry,
  end: EntryRecord,
  to: number | undefined,
  sharedBy: (model: CategoryModel) => Readonly<KeptValues>,
): ChangedEnd {
  const model = modelIn(registry, end);
  const before = valuesOf(model, end);
  const key = symmetricLinkOf(model)?.key;
  const values = share({ ...before }, { ...sharedBy(model), ...(key !== undefined && { [key]: to }) });
  return { end, model, before, values };
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
  changed: readonly ChangedEnd[],
  key: string,
): Promise<ReadonlySet<number>> {
  const found = changed.map(({ end }) => end);
  const held = new Set(found.map(({ object }) => object).sort((one, other) => one - other));
  for (const id of held) {
    const { type = '' } = (await records.everything.objects.holdOwner(id)) ?? {};
    for (const end of found.filter(({ object }) => object === id)) {
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
