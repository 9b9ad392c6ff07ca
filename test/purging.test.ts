import type { LinkRecord } from '../src/domain/storage/entries.js';
import type { Store } from '../src/domain/storage/store.js';
import { entryMade, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import type { Scope } from './helpers/scope.js';
import { addKey, serviceOver } from './helpers/service.js';
import { onEveryEngine, withEntry } from './helpers/stores.js';

const ip = 'C__CATG__IP';
const most = 3;
const mostLinks = 10_000;

/** Every way to purge an object that is deleted. */
const ways: Readonly<Record<string, (call: Caller, object: number) => Promise<RpcAnswer>>> = {
  purge: (call, object) => call('cmdb.object.purge', { object }),
  delete: (call, id) => call('cmdb.object.delete', { id, status: 'C__RECORD_STATUS__PURGE' }),
  quickpurge: (call, id) => call('cmdb.object.quickpurge', { id }),
};

async function calling(t: Scope, store: Store): Promise<Caller> {
  const settings = { KATASTER_QUICKPURGE: 'on', KATASTER_BATCH_LIMIT: String(most) };
  return callerOf(await serviceOver(t, store, settings), 'contract');
}

/** A deleted object with so many addresses. */
async function filled(call: Caller, addresses: number): Promise<number> {
  const made = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'x' }));
  const object = Number(made.id);
  for (let at = 0; at < addresses; at += 1) await entryMade(call, { object, category: ip, data: { hostname: 'x' } });
  await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__DELETED' }));
  return object;
}

const location = 'C__CATG__LOCATION';

async function placed(call: Caller, type: string, parent?: number, more: object = {}): Promise<number> {
  const object = await objectMade(call, { type: `C__OBJTYPE__${type}`, title: type });
  if (parent) await entryMade(call, { object, category: location, data: { parent, ...more } });
  return object;
}

/** Where objects stand: the path to each, and its place in the rack. */
async function placesOf(call: Caller, ...objects: readonly number[]): Promise<readonly string[]> {
  const shown: string[] = [];
  for (const objID of objects) {
    const [entry] = await resultOf<Record<string, string>[]>(call('cmdb.category.read', { objID, category: location }));
    shown.push(`${entry?.location_path} ${entry?.pos}`.trim());
  }
  return shown;
}

/** Gives an entry so many links, all to one object or entry. */
async function linked(
  store: Store,
  entry: number,
  target: Pick<LinkRecord, 'targetObject' | 'targetEntry'>,
  count: number,
): Promise<void> {
  const links = Array.from({ length: count }, (_, position) => ({ entry, attribute: 'site', position, ...target }));
  await store.transaction(author, ({ links: kept }) => kept.insert(links));
}

async function isThere(store: Store, id: number): Promise<boolean> {
  return (await store.reads.objects.find(id)) !== undefined;
}

onEveryEngine({
  'whichever way an object is purged, with it go as many entries as a call may write, and no more': async (t, store) => {
    const call = await calling(t, store);
    for (const [name, purge] of Object.entries(ways)) {
      const [large, largest] = [await filled(call, most + 1), await filled(call, most)];
      const { error } = await purge(call, large);
      t.is(error?.message, `Limit exceeded: a call purges at most ${most} entries`, name);
      t.is(error?.data?.setting, 'KATASTER_BATCH_LIMIT');
      t.regex(error?.data?.entries ?? '', /purge some of them with cmdb\.category\.purge first/);
      t.is(
        (await store.reads.entries.list({ object: large, category: ip, statuses: ['normal'], limit: 9, offset: 0 }))?.length,
        most + 1,
      );
      await resultOf(purge(call, largest));
      t.deepEqual([await isThere(store, large), await isThere(store, largest)], [true, false]);
      const [first] = await resultOf<{ id: string }[]>(call('cmdb.category.read', { object: large, category: ip }));
      await resultOf(call('cmdb.category.purge', { object: large, category: ip, entry: Number(first?.id) }));
      await resultOf(purge(call, large));
    }
  },

  'the entries of all objects that one call purges count together, and relations that name them do': async (t, store) => {
    const call = await calling(t, store);
    const [one, two] = [await filled(call, 2), await filled(call, 2)];
    const both = await call('cmdb.object.quickpurge', { ids: [one, two] });
    t.is(both.error?.data?.setting, 'KATASTER_BATCH_LIMIT');
    t.deepEqual([await isThere(store, one), await isThere(store, two)], [true, true], 'all or none');
    const three = await filled(call, 1);
    await resultOf(call('cmdb.object.quickpurge', { ids: [one, three] }));
    const others = [await filled(call, 0), await filled(call, 0)];
    for (const object of others) {
      const relation = { object1: two, object2: object, relation_type: 'C__RELATION_TYPE__BACKUP', weighting: 5 };
      await entryMade(call, { object, category: 'C__CATG__RELATION', data: relation });
    }
    t.is((await ways.purge?.(call, two))?.error?.data?.setting, 'KATASTER_BATCH_LIMIT');
  },

  'with an object end so many links of it and to it, and no more': async (t, store) => {
    const call = await calling(t, store);
    const object = await filled(call, 0);
    const [own, elsewhere] = [await withEntry(store, object), await withEntry(store, await filled(call, 0))];
    await linked(store, own, { targetObject: await filled(call, 0), targetEntry: null }, mostLinks / 4);
    await linked(store, elsewhere, { targetObject: object, targetEntry: null }, mostLinks / 2);
    const third = await withEntry(store, await filled(call, 0));
    await linked(store, third, { targetObject: null, targetEntry: own }, mostLinks / 4 + 1);
    for (const [name, purge] of Object.entries(ways)) {
      const { error } = await purge(call, object);
      t.is(error?.message, `Limit exceeded: a call ends at most ${mostLinks} links`, name);
      t.regex(error?.data?.links ?? '', /have the entries that link there lead elsewhere, or purge them, first/);
    }
    await store.transaction(author, ({ links }) => links.clear(own, ['site']));
    await resultOf(call('cmdb.object.purge', { object }));
    t.false(await isThere(store, object));
  },

  'entries that show the name of an object through another entry count among its links': async (t, store) => {
    const call = await calling(t, store);
    const object = await filled(call, 0);
    const named = await withEntry(store, await filled(call, 0));
    await linked(store, named, { targetObject: object, targetEntry: null }, 1);
    await linked(store, await withEntry(store, await filled(call, 0)), { targetObject: null, targetEntry: named }, mostLinks);
    t.regex((await call('cmdb.object.purge', { object })).error?.data?.links ?? '', /^expected at most 10000/);
  },

  'with an entry end so many links of it and to it, and no more': async (t, store) => {
    const call = await calling(t, store);
    const object = await filled(call, 0);
    const [entry, other] = [await withEntry(store, object), await withEntry(store, await filled(call, 0))];
    await linked(store, other, { targetObject: null, targetEntry: entry }, mostLinks);
    await linked(store, entry, { targetObject: object, targetEntry: null }, 1);
    const purge = () => call('cmdb.category.purge', { object, category: ip, entry });
    t.regex((await purge()).error?.data?.links ?? '', /^expected at most 10000/);
    await store.transaction(author, ({ links }) => links.clear(entry, ['site']));
    await resultOf(purge());
  },

  'whichever way a place is purged, what stands in it stands where that stood, and comes back with it': async (t, store) => {
    const call = await calling(t, store);
    for (const [name, purge] of Object.entries(ways)) {
      const building = await placed(call, 'BUILDING');
      const room = await placed(call, 'ROOM', building);
      const rack = await placed(call, 'ENCLOSURE', room);
      const server = await placed(call, 'SERVER', rack, { pos: 5 });
      const purged = async (object: number): Promise<unknown> => {
        await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__DELETED' }));
        const { relocated } = await resultOf<{ relocated?: readonly { id: number }[] }>(purge(call, object));
        return relocated?.map(({ id }) => id);
      };
      t.deepEqual([await purged(room), await purged(rack)], [[rack], [server]], name);
      t.deepEqual(await placesOf(call, server), ['BUILDING'], name);
      t.deepEqual(await purged(building), [server], name);
      t.deepEqual(await placesOf(call, server), [''], name);
      const { change_sets: sets } = await resultOf<{ change_sets: readonly { number: number }[] }>(
        call('kataster.changes.read', { limit: 5 }),
      );
      const numbers = [sets[0], sets[2], sets[4]].flatMap(each => each?.number ?? []);
      for (const number of numbers) await resultOf(call('kataster.changes.revert', { numbers: [number] }));
      t.deepEqual(await placesOf(call, rack, server), ['BUILDING > ROOM', 'BUILDING > ROOM > ENCLOSURE 5'], name);
    }
  },

  'a dry run and a purge name what stands in the object, as far as the caller may view it': async (t, store) => {
    const service = await serviceOver(t, store, { KATASTER_QUICKPURGE: 'on', KATASTER_BATCH_LIMIT: '4' });
    const call = callerOf(service, 'contract');
    const building = await placed(call, 'BUILDING');
    const room = await placed(call, 'ROOM', building);
    const [rack, server] = [await placed(call, 'ENCLOSURE', room), await placed(call, 'SERVER', room)];
    const purge = { id: room, status: 'C__RECORD_STATUS__PURGE' };
    const tried = await resultOf(call('cmdb.object.delete', { ...purge, dry_run: true }));
    t.like(tried, { relocated: [{ id: rack }, { id: server }] });
    const changes = tried.changes as readonly { object: { id: number }; attributes: readonly { to: { id?: string } | null }[] }[];
    const moved = changes.filter(({ object }) => object.id === rack || object.id === server);
    t.deepEqual(
      moved.map(({ object, attributes }) => [object.id, attributes[0]?.to?.id]),
      [rack, server].map(id => [id, String(building)]),
    );
    const types = ['BUILDING', 'ROOM', 'ENCLOSURE'].map(type => `C__OBJTYPE__${type}`);
    await addKey(store, 'key-without-servers', 'without servers', {
      grants: [{ verbs: ['view', 'delete', 'purge'], objectTypes: types }],
    });
    const told = await resultOf(call('cmdb.object.delete', { ...purge, apikey: 'key-without-servers' }));
    t.deepEqual(told.relocated, [{ id: rack, title: 'ENCLOSURE', type: 'C__OBJTYPE__ENCLOSURE' }]);
    t.deepEqual(await placesOf(call, rack, server), ['BUILDING', 'BUILDING']);
  },

  'of places that one call purges together, what stays stands in the nearest one that stays': async (t, store) => {
    const service = await serviceOver(t, store, { KATASTER_QUICKPURGE: 'on' });
    const call = callerOf(service, 'contract');
    for (const orderOf of [(ids: number[]) => ids, (ids: number[]) => ids.toReversed()]) {
      const city = await placed(call, 'CITY');
      const building = await placed(call, 'BUILDING', city);
      const room = await placed(call, 'ROOM', building);
      const [rack, server] = [await placed(call, 'ENCLOSURE', room), await placed(call, 'SERVER', room)];
      const { relocated } = await resultOf(call('cmdb.object.quickpurge', { ids: orderOf([building, room, rack]) }));
      t.like(relocated, [{ id: server }]);
      t.is((relocated as readonly unknown[]).length, 1);
      t.deepEqual(await placesOf(call, server), ['CITY']);
    }
  },
});
