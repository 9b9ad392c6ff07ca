import { saveEntry } from '../../src/domain/entries/entries.js';
import type { WritingContext } from '../../src/domain/entries/entry-rules.js';
import { createObject } from '../../src/domain/objects/creation.js';
import { changeEntryStatus } from '../../src/domain/objects/entry-status.js';
import { moveObject } from '../../src/domain/objects/objects.js';
import { quickpurgeObjects } from '../../src/domain/objects/quickpurge.js';
import { connector } from './connecting.js';

/** Objects that everybody writes at once: a few, so that everybody is in everybody's way. */
const size = 12;

/** One of them. Half of them are places, the others are shown by what they link to. */
interface Thing {
  readonly id: number;
  readonly isPlace: boolean;
  readonly ends: readonly number[];
}

export type Crowd = Thing[];
export type Write = (context: WritingContext, crowd: Crowd) => Promise<unknown>;

/** Makes objects that are linked with each other. */
export async function newCrowd(context: WritingContext): Promise<Crowd> {
  const crowd: Crowd = [];
  for (let at = 0; at < size; at += 1) crowd.push(await made(context, at % 2 === 0, crowd));
  return crowd;
}

/** Ways in which a write needs what others need, too. */
export const ways: Readonly<Record<string, Write>> = {
  'an end is connected with another one, or with none': (context, crowd) => {
    const { id, ends } = any(crowd);
    const data = { assigned_connector: any([endIn(crowd), endIn(crowd), null]) };
    return saveEntry(context, { object: id, category: connector, entry: any(ends) }, data);
  },
  'a new end is connected': (context, crowd) =>
    saveEntry(context, { object: any(crowd).id, category: connector }, { title: 'c', assigned_connector: endIn(crowd) }),
  'an object comes to stand in another one': (context, crowd) =>
    saveEntry(context, { object: any(crowd).id, category: 'C__CATG__LOCATION' }, { parent: placeIn(crowd) }),
  'a link that its other side shows': (context, crowd) =>
    saveEntry(context, { object: unitIn(crowd), category: 'C__CATG__LOGICAL_UNIT' }, { parent: unitIn(crowd) }),
  'links of others, set on their other side': (context, crowd) => {
    const data = { assigned_workstations: [unitIn(crowd), unitIn(crowd), unitIn(crowd)] };
    return saveEntry(context, { object: unitIn(crowd), category: 'C__CATG__PERSON_ASSIGNED_WORKSTATION' }, data);
  },
  'new choices that others make, too': (context, crowd) => {
    const titles = Array.from({ length: 4 }, (_, at) => `domain ${at} of ${Math.floor(performance.now() / 200)}`);
    const data = { dns_domain: shuffled(titles).slice(0, 3) };
    return saveEntry(context, { object: any(crowd).id, category: 'C__CATG__IP' }, data);
  },
  'an end is made and purged': async (context, crowd) => {
    const address = { object: any(crowd).id, category: connector };
    const { entry } = await saveEntry(context, address, { title: 'd', assigned_connector: endIn(crowd) });
    await changeEntryStatus(context, 'purge', { ...address, entry });
  },
  'an object is purged and another one made': async (context, crowd) => {
    const [gone] = taken(crowd, 1);
    if (!gone) return;
    await moveObject(context, 'quickpurge', gone.id);
    crowd.push(await made(context, gone.isPlace, crowd));
  },
  'several objects are purged at once, in no order, and others made': async (context, crowd) => {
    const gone = taken(crowd, 3);
    if (gone.length > 0) await quickpurgeObjects(context, new Set(gone.map(({ id }) => id)));
    for (const { isPlace } of gone) crowd.push(await made(context, isPlace, crowd));
  },
};

/** A new object, linked with others; without links where what they lead to is purged meanwhile. */
async function made(context: WritingContext, isPlace: boolean, crowd: Crowd): Promise<Thing> {
  const create = async (end: object, categories: object): Promise<Thing> => {
    const type = isPlace ? 'C__OBJTYPE__ENCLOSURE' : 'C__OBJTYPE__GENERIC_TEMPLATE';
    const { id, entries } = await createObject(context, {
      ...{ type, status: 'normal', global: { title: 'thing' }, defaultTemplate: false },
      categories: { [connector]: [{ title: 'a' }, { title: 'b', ...end }], ...categories },
    });
    return { id, isPlace, ends: entries[connector] ?? [] };
  };
  if (crowd.length < size / 2) return create({}, {});
  const links = { C__CATG__LOCATION: { parent: placeIn(crowd) }, C__CATG__LOGICAL_UNIT: { parent: unitIn(crowd) } };
  return create({ assigned_connector: endIn(crowd) }, links).catch(() => create({}, {}));
}

/** Takes some away, as long as enough are left; who chose one of them before meets the purge. */
function taken(crowd: Crowd, count: number): Thing[] {
  const gone = shuffled(crowd.filter(({ isPlace }) => crowd.filter(each => each.isPlace === isPlace).length > 3)).slice(0, count);
  crowd.splice(0, crowd.length, ...crowd.filter(each => !gone.includes(each)));
  return gone;
}

/** One of them, by chance. */
export function any<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('There is none.');
  return found;
}

function shuffled<T>(list: readonly T[]): T[] {
  return [...list].sort(() => Math.random() - 0.5);
}

function endIn(crowd: Crowd): number {
  return any(any(crowd).ends);
}

function placeIn(crowd: Crowd): number {
  return any(crowd.filter(({ isPlace }) => isPlace)).id;
}

function unitIn(crowd: Crowd): number {
  return any(crowd.filter(({ isPlace }) => !isPlace)).id;
}
