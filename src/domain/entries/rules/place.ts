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
import { addressCategory, addressConflict, addressIn } from './places/address-conflicts.js';
import { inWords, type PlaceConflict } from './places/occupants.js';
import { rackCategories, rackConflict } from './places/rack-conflicts.js';

/** Values of an entry by which an object is about to take a place. */
interface Placing extends Writing {
  /** Absent where the entry is created. */
  readonly entry: number | undefined;
  readonly before: Readonly<KeptValues>;
  readonly after: Readonly<KeptValues>;
}

type Find = (placing: Placing) => Promise<PlaceConflict | undefined>;

/** Categories by which an object takes a place that no other one can have. */
const finders: Readonly<Record<string, Find>> = {
  [addressCategory]: async ({ records, entry = 0, before, after }) => {
    const [had, has] = [addressIn(entry, before), addressIn(entry, after)];
    return has && !isDeepStrictEqual(had, has) ? addressConflict(records, [has]) : undefined;
  },
  [rackCategories.location]: placing => standing(placing, 'location'),
  [rackCategories.form]: placing => standing(placing, 'form'),
};

/** No two normal objects have one address of a net, or one place of a rack. Unchanged values are not checked. */
export const place: EntryRule = {
  name: 'place',
  appliedTo({ category }) {
    const find = finders[category.const];
    return find && ofPlaces(find);
  },
  objectTitled: 'nothing',
  objectCopied: rejectCopied,
  objectStepping: rejectReturningObject,
};

function ofPlaces(find: Find): EntryOccasions {
  return {
    received: 'nothing',
    async prepare(writing, drafts) {
      // Copies are looked at once their object is made: what the call names replaces what is copied.
      for (const { entry, before, values, isCopy } of drafts)
        if (!isCopy) await rejectTaken(find, { ...writing, entry: entry?.id, before, after: values });
    },
    stored: 'nothing',
    written: 'nothing',
    copied: 'nothing',
    beforeTransition: step => rejectReturning(find, step),
    afterTransition: 'nothing',
  };
}

/** @throws RpcError ValidationFailed naming the object that is there to those who may view it */
async function rejectTaken(find: Find, placing: Placing): Promise<void> {
  const conflict = await conflictOf(find, placing);
  if (conflict) throw new RpcError('ValidationFailed', {}, { [conflict.key]: await inWords(placing, conflict) });
}

/**
 * While an entry was away another object may have taken its place.
 * @throws RpcError Conflict
 */
async function rejectReturning(find: Find, step: EntryTransition): Promise<undefined> {
  const { model, entry, to } = step;
  if (to !== 'normal') return;
  const conflict = await conflictOf(find, { ...step, entry: entry.id, before: {}, after: valuesOf(model, entry) });
  if (!conflict) return;
  const reason = await inWords(step, conflict);
  throw new RpcError('Conflict', { reason: text('EntryCannotComeBack', { id: entry.id, reason }) }, { [conflict.key]: reason });
}

async function conflictOf(find: Find, placing: Placing): Promise<PlaceConflict | undefined> {
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
