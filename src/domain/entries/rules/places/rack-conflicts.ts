import { isDeepStrictEqual } from 'node:util';
import type { KeptValues } from '../../../../attributes/attribute-values.js';
import type { Registry } from '../../../../catalog/registry.js';
import { text } from '../../../../messages/text.js';
import { readableValues } from '../../../storage/damage.js';
import type { StandingObject } from '../../../storage/places.js';
import type { Records } from '../../../storage/records.js';
import type { PlaceConflict } from './occupants.js';
import { capacity, heightOf, highestStart, isBeyond, overlap, placeInWords, type RackPlace, rackPlace } from './rack-units.js';

/** Categories that state where an object stands, how high it is, and how many slots a rack has at its sides. */
export const rackCategories = { location: 'C__CATG__LOCATION', form: 'C__CATG__FORMFACTOR', rack: 'C__CATS__ENCLOSURE' } as const;

/** Values of an object by the category that holds them. */
export type RackValues = Readonly<Partial<Record<keyof typeof rackCategories, Readonly<KeptValues>>>>;

/** Objects that are looked at in one rack. */
const objectsAtMost = 2_000;

/** An object with its values before and after a change. */
export interface RackQuestion {
  /** The records as the caller may view them: the height of a rack is reported to those alone. */
  readonly viewed: Records;
  readonly registry: Registry;
  readonly object: { readonly id: number; readonly type: string };
  readonly before: RackValues;
  readonly after: RackValues;
}

/** Why an object cannot stand where it would, or what stands in it could not. */
export async function rackConflict({ everything: records }: Records, question: RackQuestion): Promise<PlaceConflict | undefined> {
  const kept = await valuesOfObject(records, question.object.id);
  const [before, after] = [
    { ...kept, ...question.before },
    { ...kept, ...question.after },
  ];
  return (await ownPlace(records, question, before, after)) ?? (await shrunkRack(records, question, before, after));
}

async function ownPlace(
  records: Records,
  { registry, object, viewed }: RackQuestion,
  before: RackValues,
  after: RackValues,
): Promise<PlaceConflict | undefined> {
  const place = placeOf(after);
  const container = after.location?.parent;
  if (!place || typeof container !== 'number') return undefined;
  if (container === before.location?.parent && isDeepStrictEqual(place, placeOf(before))) return undefined;
  const rack = await records.objects.find(container);
  if (!rack || !isRack(registry, rack.type)) return undefined;
  await records.places.lockContainer(rack.id);
  const most = capacityOf(place, await valuesOfObject(records, rack.id));
  const key = isDeepStrictEqual(before.location, after.location) ? 'rackunits' : 'pos';
  if (most !== undefined && isBeyond(place, most))
    return beyond(key, place, capacityOf(place, await valuesOfObject(viewed, rack.id)));
  return occupied(key, place, object.id, await devicesIn(records, rack.id));
}

function occupied(key: string, place: RackPlace, object: number, devices: readonly StandingDevice[]): PlaceConflict | undefined {
  const occupant = devices.find(each => each.object !== object && overlap(place, each.place));
  return (
    occupant && {
      key,
      reason: text('OfThisRack', { place: placeInWords(place) }),
      occupant: occupant.id,
      expected: text('PlaceThatIsFreeThere'),
    }
  );
}

/** Objects that were written and stand where another one does, or beyond their rack, and racks beyond which something stands. Five statements for each rack. */
export async function standingConflicts(
  { everything: records }: Records,
  { registry, viewed }: Pick<RackQuestion, 'registry' | 'viewed'>,
  objects: ReadonlySet<number>,
): Promise<ReadonlyMap<number, PlaceConflict>> {
  const conflicts = new Map<number, PlaceConflict>();
  const standing = await records.facts.find([{ kind: 'beside', ids: [...objects], names: [rackCategories.location] }]);
  const parents = standing.map(({ values }) => readableValues(values)?.parent).filter(parent => typeof parent === 'number');
  for (const id of [...new Set([...parents, ...objects])].sort((one, other) => one - other)) {
    const rack = await records.objects.find(id);
    if (!rack || !isRack(registry, rack.type)) continue;
    await records.places.lockContainer(id);
    const values = await valuesOfObject(records, id);
    const devices = await devicesIn(records, id);
    for (const { object, place } of devices.filter(each => objects.has(each.object) || objects.has(id))) {
      const most = capacityOf(place, values);
      const isAbove = most !== undefined && isBeyond(place, most);
      const conflict = isAbove
        ? beyond('pos', place, capacityOf(place, await valuesOfObject(viewed, id)))
        : objects.has(object) && occupied('pos', place, object, devices);
      if (conflict) conflicts.set(objects.has(object) ? object : id, conflict);
    }
  }
  return conflicts;
}

/** Whether values of a category have their object at another place of a rack, or of another height. */
export function standsOtherwise(category: string, before: Readonly<KeptValues>, after: Readonly<KeptValues>): boolean {
  if (category === rackCategories.form) return before.rackunits !== after.rackunits;
  if (category !== rackCategories.location) return false;
  return before.parent !== after.parent || !isDeepStrictEqual(placeOf({ location: before }), placeOf({ location: after }));
}

/** A rack that would end below what stands in it. */
async function shrunkRack(
  records: Records,
  { registry, object }: RackQuestion,
  before: RackValues,
  after: RackValues,
): Promise<PlaceConflict | undefined> {
  const units = after.form?.rackunits;
  if (!isRack(registry, object.type) || typeof units !== 'number' || units === before.form?.rackunits) return undefined;
  await records.places.lockContainer(object.id);
  const others = await devicesIn(records, object.id);
  const highest = others.filter(({ place }) => !place.isVertical).sort((one, other) => other.place.last - one.place.last)[0];
  if (!highest || units === 0 || highest.place.last <= units) return undefined;
  const { last } = highest.place;
  return {
    key: 'rackunits',
    reason: text('RackUnit', { last }),
    occupant: highest.id,
    expected: text('NumberOfAtLeast', { last }),
  };
}

/** `most` is absent where the caller may not view how many places there are. */
function beyond(key: string, place: RackPlace, most: number | undefined): PlaceConflict {
  const reason = text('WouldBeBeyondRack', { place: placeInWords(place) });
  if (most === undefined) return { key, reason, expected: text('PlaceWithinIt') };
  const what = place.isVertical ? text('VerticalSlots') : text('Units');
  const highest = highestStart(place, most);
  const expected = highest < 1 ? text('RackOfAtLeast', { count: heightOf(place) }) : text('PlaceFrom1To', { max: highest });
  return { key, reason: text('RackHasMax', { reason, max: most, what }), expected };
}

function capacityOf(place: RackPlace, { form, rack = {} }: RackValues): number | undefined {
  return capacity(place, form?.rackunits, rack);
}

interface StandingDevice extends StandingObject {
  readonly place: RackPlace;
}

/** Devices with a place in a rack. */
export async function devicesIn(records: Records, rack: number): Promise<readonly StandingDevice[]> {
  const { location, form } = rackCategories;
  const query = { container: rack, category: location, attribute: 'parent', beside: form, limit: objectsAtMost };
  return (await records.places.standing(query)).flatMap(each => {
    const place = rackPlace(readableValues(each.values) ?? {}, readableValues(each.beside ?? '{}')?.rackunits);
    return place ? [{ ...each, place }] : [];
  });
}

async function valuesOfObject(records: Records, object: number): Promise<RackValues> {
  const names = Object.entries(rackCategories);
  const rows = await records.facts.find([{ kind: 'beside', ids: [object], names: names.map(([, category]) => category) }]);
  return Object.fromEntries(
    names.map(([name, category]) => [name, readableValues(rows.find(row => row.category === category)?.values ?? '{}') ?? {}]),
  );
}

function placeOf({ location = {}, form }: RackValues): RackPlace | undefined {
  return rackPlace(location, form?.rackunits);
}

/** Whether objects of a type are racks. */
export function isRack(registry: Registry, type: string): boolean {
  return registry.objectType(type)?.specificCategory === rackCategories.rack;
}
