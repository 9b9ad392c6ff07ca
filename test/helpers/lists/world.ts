import { indexSlice } from '../../../src/domain/search/index-slice.js';
import type { RecordStatus } from '../../../src/domain/storage/objects.js';
import type { VisibilityScope } from '../../../src/domain/storage/visibility-scope.js';
import type { Engine } from '../../../src/store/engines/engine.js';
import { recordTransaction } from '../../../src/store/record-transaction.js';
import { SqlRecords } from '../../../src/store/statements/records.js';
import { author } from '../author.js';
import { registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import { someEntry, someObject } from '../stores.js';

/** Objects and entries of a list, beside the database that has the same. */
export interface World {
  readonly objects: readonly WorldObject[];
  readonly entries: readonly WorldEntry[];
}

export interface WorldObject {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly status: RecordStatus;
  readonly created: string;
  /** Of the last change, or the creation. */
  readonly updated: string;
}

/** An entry, with the object that its one attribute leads to. */
export interface WorldEntry {
  readonly id: number;
  readonly object: number;
  readonly kind: LinkKind;
  readonly target: number;
  readonly status: RecordStatus;
  /** Its text, which is searched. */
  readonly hostname: string;
}

/** Links by which objects stand in others, and one by which they do not. */
export const linkKinds = [
  { category: 'C__CATG__LOCATION', key: 'parent' },
  { category: 'C__CATG__LOCATION', key: 'beside' },
  { category: 'C__CATG__GUEST_SYSTEMS', key: 'host' },
  { category: 'C__CATG__IP', key: 'net' },
] as const;
type LinkKind = (typeof linkKinds)[number];
export const placements = ['C__CATG__LOCATION.parent', 'C__CATG__GUEST_SYSTEMS.host'];

export const types = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT', 'C__OBJTYPE__BUILDING'];
export const statuses: readonly RecordStatus[] = ['normal', 'normal', 'normal', 'archived', 'template'];
export const scopes: readonly (VisibilityScope | undefined)[] = [
  undefined,
  [{ objectTypes: types.slice(0, 2) }],
  [{ objectTypes: types.slice(1), categories: ['C__CATG__LOCATION'] }, { objectTypes: types.slice(0, 1) }],
];

/** Texts that differ by their case, by an accent, or have words in common; one has no word. */
export const hostnames = ['web', 'WEB', 'wéb', 'web 1', 'web-1.example', '1 web', '--', ' ', 'ß', 'SS', 'mail'];

/** Few, so that some objects have one in common. */
const times = ['2026-01-01T00:00:00.000Z', '2026-01-31T00:00:00.000Z', '2027-01-31T00:00:00.000Z'];

const titles = ['a', 'A', 'ä', 'b', 'b1', 'b2', 'rack', 'rack 1', 'zone'];

/** Fills an empty database at random, places in circles among them. */
export async function filledWorld(engine: Engine, dice: Dice, count: number): Promise<World> {
  const objects = Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, type: dice.one(types), title: dice.one(titles), status: dice.one(statuses) },
    ...{ created: dice.one(times), updated: null },
  }));
  const entries = objects.flatMap(({ id }) => linksFrom(id, dice, count)).map((entry, at) => ({ ...entry, id: at + 1 }));
  await recordTransaction(engine, author, async records => {
    await records.nextIds('objects', count);
    for (const object of objects) await records.objects.insert(someObject(object.id, object));
    await records.nextIds('entries', entries.length);
    for (const entry of entries) await insert(records as SqlRecords, entry);
  });
  return { objects: await withTimes(engine, objects), entries };
}

/** Makes everything searchable that was written until now. */
export async function indexed(engine: Engine): Promise<void> {
  const slice = () => engine.run(session => indexSlice(new SqlRecords(session), registry, () => {}));
  while ((await slice()).taken > 0);
}

/** Changes some objects and entries, in a change set each. */
export async function changedWorld(engine: Engine, world: World, dice: Dice): Promise<World> {
  const objects = [...world.objects];
  const entries = [...world.entries];
  for (const [at, object] of objects.entries()) {
    if (!dice.happens(20)) continue;
    const changed = { ...object, title: dice.one(titles), status: dice.one(statuses) };
    await recordTransaction(engine, author, async records => {
      await records.objects.update(object.id, { title: changed.title });
      if (changed.status !== object.status) await records.objects.move(object.id, object.status, changed.status);
    });
    objects[at] = changed;
  }
  for (const [at, entry] of entries.entries()) {
    if (!dice.happens(20)) continue;
    const target = 1 + dice.below(objects.length);
    const changed: WorldEntry = { ...entry, target, status: dice.one(statuses), hostname: dice.one(hostnames) };
    await recordTransaction(engine, author, async records => {
      await records.entries.update(entry.id, { values: valuesOf(changed), title: '', primary: false });
      await records.links.clear(entry.id, [entry.kind.key]);
      await records.links.insert([linkOf(changed)]);
      if (changed.status !== entry.status) await records.entries.move(entry.id, entry.status, changed.status);
    });
    entries[at] = changed;
  }
  return { objects: await withTimes(engine, objects), entries };
}

/** The engine says when each object was changed last: writes of entries count as well. */
async function withTimes(
  { reading }: Engine,
  objects: readonly (Omit<WorldObject, 'updated'> & object)[],
): Promise<WorldObject[]> {
  const text = 'SELECT id, COALESCE(updated, created) AS updated FROM objects';
  const rows = await reading.rows<Pick<WorldObject, 'id' | 'updated'>>(text, []);
  const updated = new Map(rows.map(row => [row.id, row.updated]));
  return objects.map(object => ({ ...object, updated: updated.get(object.id) ?? object.created }));
}

function linksFrom(object: number, dice: Dice, count: number): Omit<WorldEntry, 'id'>[] {
  const made = (kind: LinkKind, target: number) => ({
    object,
    kind,
    target,
    status: dice.one(statuses),
    hostname: dice.one(hostnames),
  });
  // Most stand in what is older, so that there are large places; some stand anywhere.
  const place = dice.happens(80) ? 1 + dice.below(Math.ceil(object / 4)) : 1 + dice.below(count);
  const others = linkKinds.filter(() => dice.happens(25)).map(kind => made(kind, 1 + dice.below(count)));
  return [made(linkKinds[0], place), ...others];
}

async function insert(records: SqlRecords, entry: WorldEntry): Promise<void> {
  const { id, object, kind, status } = entry;
  await records.entries.insert([someEntry(id, object, { category: kind.category, status, values: valuesOf(entry) })]);
  await records.links.insert([linkOf(entry)]);
}

function valuesOf({ hostname }: Pick<WorldEntry, 'hostname'>): string {
  return JSON.stringify({ hostname });
}

function linkOf({ id, kind, target }: WorldEntry) {
  return { entry: id, attribute: kind.key, position: 0, targetObject: target, targetEntry: null };
}
