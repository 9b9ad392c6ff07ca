import type { Id } from '../../../generated/types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import type { Registry } from '../../catalog/registry.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { rackCategories } from '../entries/rules/places/rack-conflicts.js';
import { type RackPlace, rackPlace } from '../entries/rules/places/rack-units.js';
import { modelOf } from '../models/category-model.js';
import { valuesLeftOf } from '../models/stored-values.js';
import { objectsWithIds } from '../relations/related-objects.js';
import type { ManyEntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';

const { location, form, rack: rackCategory } = rackCategories;

/** A device in a rack. */
export interface Mounted {
  readonly object: ObjectRecord;
  readonly place: RackPlace;
}

/** A rack, and the normal objects in it. */
export interface Rack {
  readonly object: ObjectRecord;
  /** Height in units; absent where it is not stated. */
  readonly units: number | undefined;
  /** Units are counted from the top. */
  readonly isDescending: boolean;
  /** Vertical slots by side. */
  readonly slots: { readonly front: number; readonly rear: number };
  /** By first unit and id. */
  readonly mounted: readonly Mounted[];
  /** Objects in the rack without a place, by id. */
  readonly unplaced: readonly ObjectRecord[];
}

/**
 * A rack with the normal objects in it, in at most four statements. An object that is no rack is one of unknown height.
 * @throws RpcError ObjectNotFound
 */
export async function rackOf(context: DomainContext, id: Id): Promise<Rack> {
  const { registry, store } = context;
  const object = await store.reads.objects.find(id);
  if (!object) throw new RpcError('ObjectNotFound', { object: id });
  const found = await store.reads.entries.ofMany({
    objects: [object.id],
    categories: [form, rackCategory],
    links: [`${location}.parent`],
  });
  const locations = found.filter(({ link }) => link !== '');
  const objects = await objectsWithIds(context, new Set(locations.map(each => each.object)));
  const inRack = locations.flatMap(entry => {
    const device = objects.get(entry.object);
    return device?.status === 'normal' ? [{ device, values: valuesIn(registry, entry) }] : [];
  });
  const heights = await heightsOf(
    context,
    inRack.map(({ device }) => device.id),
  );
  const placed = inRack.map(({ device, values }) => ({ object: device, place: rackPlace(values, heights.get(device.id)) }));
  return { object, ...readDimensions(registry, found), ...sortDevices(placed) };
}

function readDimensions(registry: Registry, entries: readonly ManyEntryRecord[]): Pick<Rack, 'units' | 'isDescending' | 'slots'> {
  const valuesOfOwn = (category: string): KeptValues => {
    const entry = entries.find(each => each.link === '' && each.category === category);
    return entry ? valuesIn(registry, entry) : {};
  };
  const { rackunits } = valuesOfOwn(form);
  const { vertical_slots_front: front, vertical_slots_rear: rear, slot_sorting } = valuesOfOwn(rackCategory);
  const units = typeof rackunits === 'number' && rackunits > 0 ? rackunits : undefined;
  return { units, isDescending: slot_sorting === 'desc', slots: { front: Number(front ?? 0), rear: Number(rear ?? 0) } };
}

async function heightsOf({ registry, store }: DomainContext, objects: readonly number[]): Promise<ReadonlyMap<number, unknown>> {
  if (objects.length === 0) return new Map();
  const entries = await store.reads.entries.ofMany({ objects, categories: [form], links: [] });
  return new Map(entries.map(entry => [entry.object, valuesIn(registry, entry).rackunits]));
}

/** Of a damaged entry nothing is known: its object has no place. */
function valuesIn(registry: Registry, entry: ManyEntryRecord): KeptValues {
  const category = registry.category(entry.category);
  return category ? valuesLeftOf(modelOf(registry, category), entry) : {};
}

function sortDevices(
  placed: readonly { readonly object: ObjectRecord; readonly place: RackPlace | undefined }[],
): Pick<Rack, 'mounted' | 'unplaced'> {
  const byId = placed.toSorted((one, other) => one.object.id - other.object.id);
  const mounted = byId.flatMap(({ object, place }) => (place ? [{ object, place }] : []));
  return {
    mounted: mounted.toSorted((one, other) => one.place.first - other.place.first),
    unplaced: byId.flatMap(({ object, place }) => (place ? [] : [object])),
  };
}
