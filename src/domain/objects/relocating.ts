import type { KeptValues } from '../../attributes/attribute-values.js';
import type { ObjectChange } from '../entries/entry-rule.js';
import { writeEntries } from '../entries/writing.js';
import { modelOf } from '../models/category-model.js';
import { placementLinks } from '../models/placement-links.js';
import { isDamaged } from '../models/stored-values.js';
import { readableValues } from '../storage/damage.js';
import type { EntryRecord } from '../storage/entries.js';
import { type PlacedObject, recordStatuses } from '../storage/objects.js';

/** Where in a rack something stands: that means nothing outside of it. */
const outOfRack = { pos: undefined, option: undefined, insertion: undefined } as const satisfies KeptValues;

/** Objects that one call purges, and where they stood before the first of them went. */
export class PurgedPlaces {
  private readonly ids: ReadonlySet<number>;
  private places: ReadonlyMap<number, number> | undefined;

  constructor(ids: ReadonlySet<number>) {
    this.ids = ids;
  }

  has(object: number): boolean {
    return this.ids.has(object);
  }

  /** The nearest place around an object that stays; `undefined` where there is none. */
  async placeAround(change: ObjectChange): Promise<number | undefined> {
    const places = await this.known(change);
    const { records, object } = change;
    const passed = new Set([object.id]);
    let place = places.get(object.id);
    while (place !== undefined && this.ids.has(place) && !passed.has(place)) {
      passed.add(place);
      place = places.get(place);
    }
    if (place === undefined || passed.has(place)) return undefined;
    return (await records.everything.objects.find(place))?.id;
  }

  /** Of several it has to be asked before the first one goes: with a place goes what says that something stands in it. */
  async known(change: ObjectChange): Promise<ReadonlyMap<number, number>> {
    this.places ??= await this.read(change);
    return this.places;
  }

  get areSeveral(): boolean {
    return this.ids.size > 1;
  }

  private async read({ context, records: { everything: records } }: ObjectChange): Promise<ReadonlyMap<number, number>> {
    const keys = new Map(context.registry.categories.map(({ const: constant, placement }) => [constant, placement]));
    const names = [...keys].flatMap(([constant, placement]) => (placement === undefined ? [] : [constant]));
    const rows = await records.facts.find([{ kind: 'beside', ids: [...this.ids], names }]);
    const places = rows.map(
      ({ object, category, values }) => [object, readableValues(values)?.[keys.get(category) ?? '']] as const,
    );
    return new Map(places.flatMap(([object, place]) => (typeof place === 'number' ? [[object, place] as const] : [])));
  }
}

/** What stands in an object. */
export interface Standing {
  /** As far as the caller may view them, by id. */
  readonly seen: readonly PlacedObject[];
  /** Entries by which they stand there, whoever may view them. */
  readonly entries: readonly EntryRecord[];
}

/** What stands directly in an object, apart from what is purged with it. Two statements, and one for all of several objects. */
export async function standingIn(change: ObjectChange, purged: PurgedPlaces): Promise<Standing> {
  const { context, records, object } = change;
  if (purged.areSeveral) await purged.known(change);
  const links = placementLinks(context.registry);
  const entries = await records.everything.purges.dependentsOn(object.id, links);
  if (entries.length === 0) return { seen: [], entries: [] };
  const query = { root: object.id, links, depth: 1, statuses: recordStatuses, between: [], limit: entries.length + 1 };
  const placed = await records.objects.placedIn(query);
  return {
    seen: placed.filter(({ id }) => id !== object.id && !purged.has(id)).sort((one, other) => one.id - other.id),
    entries: entries.filter(entry => !purged.has(entry.object) && !isDamaged(entry)),
  };
}

/** Puts what stands in an object that is about to go where the object stands itself. Where that is nowhere, the links to it end with it. */
export async function relocate(change: ObjectChange, { entries }: Standing, purged: PurgedPlaces): Promise<void> {
  if (entries.length === 0) return;
  const place = await purged.placeAround(change);
  if (place === undefined) return;
  for (const entry of entries) await moveTo(change, entry, place);
}

async function moveTo({ context, records: { everything: records }, time }: ObjectChange, entry: EntryRecord, place: number) {
  const [category, owner] = [context.registry.category(entry.category), await records.objects.lockOwner(entry.object)];
  if (!category?.placement || !owner) return;
  const model = modelOf(context.registry, category);
  await writeEntries({ context, records, object: owner, model, time }, {}, entry, { ...outOfRack, [category.placement]: place });
}
