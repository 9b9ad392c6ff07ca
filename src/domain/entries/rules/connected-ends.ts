import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../../../attributes/attribute-type.js';
import type { KeptValues } from '../../../attributes/attribute-values.js';
import { positionsIn } from '../../../attributes/positions.js';
import type { Registry } from '../../../catalog/registry.js';
import { text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { isPermitted, requireRight } from '../../access/permission.js';
import { type CategoryModel, modelOf } from '../../models/category-model.js';
import { connectorIn, linksCountingAs } from '../../models/connectors.js';
import { valuesOf } from '../../models/stored-values.js';
import type { EntryRecord } from '../../storage/entries.js';
import type { Records } from '../../storage/records.js';
import type { Writing } from '../writing.js';
import { share, valuesAtOtherEnd } from './shared-values.js';

/** The link that says what an entry is connected with; `undefined` where entries of the category are not. */
export function symmetricLinkOf({ attributes }: CategoryModel): Attribute | undefined {
  return attributes.find(({ mutual }) => mutual);
}

/** The positions of what an entry is connected with that it takes: an end of a breakout cable, beside others at the same connector. */
export const positionsKey = 'assigned_positions';

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
 * what the entry itself was connected with, and the other ends of a breakout cable. Found whether or not the caller may see them. What an
 * entry takes positions of is found even where it stays as it is: nobody else may take them in the meantime.
 */
export async function endsToChange(
  registry: Registry,
  { everything }: Pick<Records, 'everything'>,
  { entry, model, values, before, now }: Connection,
): Promise<readonly ChangedEnd[]> {
  const partner = (end: EntryRecord): number | undefined => partnerOf(registry, end);
  const positions = positionsIn(values[positionsKey]);
  const far = await ends(everything, [now]);
  const branches = (await branchesAt(registry, everything, [entry, now, before])).filter(end => end.id !== entry);
  const own = branches.filter(end => partner(end) === entry);
  const areOwnLeft = before !== now && !own.some(end => end.id === now);
  const beside = branches.filter(end => partner(end) === now);
  const staying = positions.length > 0 ? beside : [];
  const farther = await ends(everything, far.map(partner));
  const former = before === now ? [] : await ends(everything, [before]);
  const isLeft = (end: EntryRecord): boolean => end.id !== entry && !staying.includes(end);
  const stays = new Set([...staying, ...(areOwnLeft ? [] : own)].map(({ id }) => id));
  const left = [
    ...farther.filter(end => isLeft(end) && partner(end) === now),
    ...beside.filter(isLeft),
    ...former.filter(end => partner(end) === entry),
    ...(areOwnLeft ? own : []),
  ].filter(({ id }) => !stays.has(id) && id !== now);
  const others = branches.filter(end => partner(end) === before);
  const hasMany = positions.length > 0 || own.length > 0;
  const sharedValues = (other: CategoryModel) => valuesAtOtherEnd(registry, model, values, other, hasMany ? 'many' : 'one');
  return [
    ...far.map(end => changeEnd(registry, end, stays.has(partner(end) ?? 0) ? partner(end) : entry, sharedValues)),
    ...branches.filter(({ id }) => stays.has(id) && id !== now).map(end => changeEnd(registry, end, partner(end), sharedValues)),
    ...distinctById(left).map(end =>
      changeEnd(registry, end, end.id === before ? others[0]?.id : undefined, other =>
        end.id === before && others.length > 0 ? {} : valuesAtOtherEnd(registry, other, {}, other),
      ),
    ),
  ].filter(each => isChanged(each) || (positions.length > 0 && each.end.id === now));
}

/** Whether an end has other values than it should. */
export function isChanged({ before, values }: ChangedEnd): boolean {
  return !isDeepStrictEqual(before, values);
}

function distinctById(found: readonly EntryRecord[]): readonly EntryRecord[] {
  return [...new Map(found.map(end => [end.id, end])).values()];
}

/** Ends of breakout cables at these entries, those of the lowest positions first. One statement, and one for each of the ends. */
async function branchesAt(
  registry: Registry,
  everything: Records,
  at: readonly (number | undefined)[],
): Promise<readonly EntryRecord[]> {
  const ids = [...new Set(at)].filter(id => id !== undefined);
  const naming = await everything.facts.find([{ kind: 'using', ids, names: linksCountingAs(registry).connected }]);
  const branches = naming.flatMap(row => connectorIn(registry, row) ?? []).filter(each => each.connectedPositions.length > 0);
  const inOrder = branches.toSorted((one, other) => (one.connectedPositions[0] ?? 0) - (other.connectedPositions[0] ?? 0));
  return ends(
    everything,
    inOrder.map(({ entry }) => entry),
  );
}

/** An end that leads to another entry, or to none, with the values that it shares with that. Its positions are those of what it leads to. */
function changeEnd(
  registry: Registry,
  end: EntryRecord,
  to: number | undefined,
  sharedBy: (model: CategoryModel) => Readonly<KeptValues>,
): ChangedEnd {
  const model = modelIn(registry, end);
  const before = valuesOf(model, end);
  const key = symmetricLinkOf(model)?.key ?? '';
  const isLed = before[key] === to;
  const values = share({ ...before }, { ...sharedBy(model), [key]: to, ...(!isLed && { [positionsKey]: undefined }) });
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
    const { type = '' } = (await records.everything.objects.lockOwner(id)) ?? {};
    for (const end of found.filter(({ object }) => object === id)) {
      if (end.id === now) requireRight(context, type, end.category, 'edit');
      else if (!isPermitted(context, type, end.category, 'edit')) throw notYours(key, now);
    }
  }
  return held;
}

/** Error that names no entry that may not be changed, as the caller may not know of it. */
function notYours(key: string, now: number | undefined): RpcError {
  const subject = now === undefined ? text('ThisEntry') : text('ThisEntryOrEntry', { now });
  const reason = text('IsConnectedWithEntryThat', { subject, key });
  return new RpcError('ValidationFailed', {}, { [key]: reason });
}

/** Id of the entry that an end is connected with, by its own values. */
export function partnerOf(registry: Registry, end: EntryRecord): number | undefined {
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
