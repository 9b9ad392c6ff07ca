import { isDeepStrictEqual } from 'node:util';
import type { KeptValues } from '../../../attributes/attribute-values.js';
import { type Text, text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { asViewer } from '../../access/permission.js';
import type { DomainContext } from '../../context.js';
import { valuesOf } from '../../models/stored-values.js';
import { readableValues } from '../../storage/damage.js';
import type { ObjectRecord } from '../../storage/objects.js';
import type { Records } from '../../storage/records.js';
import type { EntryOccasions, EntryRule, EntryTransition, ObjectChange, ObjectTransition } from '../entry-rule.js';
import type { Writing } from '../writing.js';
import { addressCategory, addressConflict, addressIn, sharedAddresses } from './places/address-conflicts.js';
import { inWords, type PlaceConflict } from './places/occupants.js';
import { rackCategories, rackConflict, standingConflicts, standsOtherwise } from './places/rack-conflicts.js';

/** Values of an entry by which an object is about to take a place. */
interface Placing extends Writing {
  /** Absent where the entry is created. */
  readonly entry: number | undefined;
  readonly before: Readonly<KeptValues>;
  readonly after: Readonly<KeptValues>;
}

/** Finds what stands in the way of a place. */
interface Finder {
  find(placing: Placing): Promise<PlaceConflict | undefined>;
  /** The same once the entry is written, and whatever else its change set does. */
  findWritten(placing: Placing): Promise<PlaceConflict | undefined>;
}

/** Categories by which an object takes a place that no other one can have. */
const finders: Readonly<Record<string, Finder>> = {
  [addressCategory]: {
    async find({ records, entry = 0, before, after }) {
      const [had, has] = [addressIn(entry, before), addressIn(entry, after)];
      return has && !isDeepStrictEqual(had, has) ? addressConflict(records, [has]) : undefined;
    },
    async findWritten({ records, entry = 0, object, after }) {
      const has = addressIn(entry, after);
      if (!has) return undefined;
      const written = { ...has, object: object.id };
      return (await sharedAddresses(records, [written])).get(written);
    },
  },
  [rackCategories.location]: { find: placing => standing(placing, 'location'), findWritten: standingWritten },
  [rackCategories.form]: { find: placing => standing(placing, 'form'), findWritten: standingWritten },
};

/** No two normal objects have one address of a net, or one place of a rack. Unchanged values are not checked. */
export const place: EntryRule = {
  name: 'place',
  appliedTo({ category }) {
    const finder = finders[category.const];
    return finder && ofPlaces(finder);
  },
  objectTitled: 'nothing',
  objectCopied: rejectCopied,
  objectStepping: rejectReturningObject,
};

function ofPlaces(finder: Finder): EntryOccasions {
  return {
    received: 'nothing',
    async prepare(writing, drafts) {
      // Copies are looked at once their object is made: what the call names replaces what is copied.
      for (const { entry, before, values, isCopy } of drafts)
        if (!isCopy) await rejectTaken(finder, { ...writing, entry: entry?.id, before, after: values });
    },
    stored: 'nothing',
    written: 'nothing',
    copied: 'nothing',
    beforeTransition: step => rejectReturning(finder, step),
    afterTransition: 'nothing',
  };
}

/**
 * An object that is there may go elsewhere by another write of the change set.
 * @throws RpcError ValidationFailed naming the object that is there to those who may view it
 */
async function rejectTaken(finder: Finder, placing: Placing): Promise<void> {
  const conflict = await conflictOf(finder.find, placing);
  if (!conflict) return;
  const { finalChecks } = placing.records;
  if (!finalChecks.areAwaited || conflict.occupant === undefined) throw await rejection(placing, conflict);
  finalChecks.add(async () => {
    const left = await finder.findWritten(placing);
    if (left) throw await rejection(placing, { ...left, key: conflict.key });
  });
}

async function rejection(placing: Placing, conflict: PlaceConflict): Promise<RpcError> {
  return new RpcError('ValidationFailed', {}, { [conflict.key]: await inWords(placing, conflict) });
}

/**
 * While an entry was away another object may have taken its place.
 * @throws RpcError Conflict
 */
async function rejectReturning({ find }: Finder, step: EntryTransition): Promise<undefined> {
  const { model, entry, to } = step;
  if (to !== 'normal') return;
  const conflict = await conflictOf(find, { ...step, entry: entry.id, before: {}, after: valuesOf(model, entry) });
  if (!conflict) return;
  const reason = await inWords(step, conflict);
  throw new RpcError('Conflict', { reason: text('EntryCannotComeBack', { id: entry.id, reason }) }, { [conflict.key]: reason });
}

async function conflictOf(find: Finder['find'], placing: Placing): Promise<PlaceConflict | undefined> {
  const { context, object } = placing;
  return context.dialect.checksPlausibility && object.status === 'normal' ? find(placing) : undefined;
}

/** @throws RpcError ValidationFailed */
async function rejectCopied({ context, records, object }: ObjectChange): Promise<void> {
  const reason = object.status === 'normal' ? await findPlaceConflict(context, records, object) : undefined;
  if (reason) throw new RpcError('ValidationFailed', {}, { template: text('NamedInCategories', { reason }) });
}

/**
 * While an object was away another one may have taken its places.
 * @throws RpcError Conflict
 */
async function rejectReturningObject({ context, records, object, to }: ObjectTransition): Promise<void> {
  const reason = to === 'normal' ? await findPlaceConflict(context, records, object) : undefined;
  if (reason)
    throw new RpcError('Conflict', { reason: text('ObjectCannotComeBack', { id: object.id, reason }) }, { object: reason });
}

/** Whether values of an entry have its object at another address, or at another place of a rack. */
export function isPlacing(category: string, before: Readonly<KeptValues>, after: Readonly<KeptValues>): boolean {
  if (category !== addressCategory) return standsOtherwise(category, before, after);
  return !isDeepStrictEqual(addressIn(0, before), addressIn(0, after));
}

/** An object that has a place by an entry that was written, or by any. */
export interface WrittenPlacing {
  readonly object: number;
  readonly entry?: number;
}

/** Objects with places that others have, too, and why they cannot have them. */
export async function takenPlaces(
  context: DomainContext,
  records: Records,
  placings: readonly WrittenPlacing[],
): Promise<ReadonlyMap<number, Text>> {
  const objects = new Set(placings.map(({ object }) => object));
  const whole = new Set(placings.filter(({ entry }) => entry === undefined).map(({ object }) => object));
  const entries = new Set(placings.map(({ entry }) => entry));
  const rows = await records.everything.facts.find([{ kind: 'beside', ids: [...objects], names: [addressCategory] }]);
  const addresses = rows.flatMap(({ id, object, values }) => {
    const address = addressIn(id, readableValues(values) ?? {});
    return address && (whole.has(object) || entries.has(id)) ? [{ ...address, object }] : [];
  });
  const shared = await sharedAddresses(records, addresses);
  const standing = await standingConflicts(records, { registry: context.registry, viewed: asViewer(context, records) }, objects);
  const taken = new Map<number, Text>();
  for (const [object, conflict] of [...[...shared].map(([{ object }, conflict]) => [object, conflict] as const), ...standing])
    taken.set(object, await inWords({ context, records }, conflict));
  return taken;
}

/** Why an object could not have the places that its entries state, in words; `undefined` where it can. */
async function findPlaceConflict(context: DomainContext, records: Records, object: ObjectRecord): Promise<Text | undefined> {
  if (!context.dialect.checksPlausibility) return undefined;
  const names = [addressCategory, ...Object.values(rackCategories)];
  const rows = await records.everything.facts.find([{ kind: 'beside', ids: [object.id], names }]);
  const addresses = rows.flatMap(row =>
    row.category === addressCategory ? (addressIn(row.id, readableValues(row.values) ?? {}) ?? []) : [],
  );
  const question = { registry: context.registry, viewed: asViewer(context, records), object };
  const conflict =
    (await addressConflict(records, addresses)) ??
    (await rackConflict(records, { ...question, before: { location: {} }, after: {} }));
  return conflict && inWords({ context, records }, conflict);
}

function standing({ context, records, object, before, after }: Placing, told: 'location' | 'form') {
  const question = { registry: context.registry, viewed: asViewer(context, records), object };
  return rackConflict(records, { ...question, before: { [told]: before }, after: { [told]: after } });
}

async function standingWritten({ context, records, model, object: { id }, after }: Placing): Promise<PlaceConflict | undefined> {
  const object = await records.everything.objects.find(id);
  const category = model.category.const;
  const [written] = await records.everything.facts.find([{ kind: 'beside', ids: [id], names: [category] }]);
  if (object?.status !== 'normal' || !written) return undefined;
  if (standsOtherwise(category, after, readableValues(written.values) ?? {})) return undefined;
  const question = { registry: context.registry, viewed: asViewer(context, records), object };
  return rackConflict(records, { ...question, before: { location: {}, form: {} }, after: {} });
}
