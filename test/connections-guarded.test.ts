import type { Grant } from '../src/domain/access/rights.js';
import { type Connecting, connecting, connector, port } from './helpers/connecting.js';
import { send } from './helpers/http.js';
import type { RpcAnswer } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { onEveryEngine } from './helpers/stores.js';
import { changesIn } from './imports/office.js';

const all = ['view', 'create', 'edit', 'archive', 'delete', 'purge'] as const;
const every = (...types: string[]): Grant => ({ verbs: all, objectTypes: types.map(type => `C__OBJTYPE__${type}`) });
const viewing = (...types: string[]): Grant => ({ ...every(...types), verbs: ['view'] });

/** Somebody else was first, or in the way too often. */
const mayBeRepeated: readonly number[] = [-32009, -32050];

/** Connects with a key that is good for so much. */
async function savingWith({ service }: Connecting, grants: readonly Grant[]) {
  const apikey = `narrow-key-narrow-key-${grants.length}${grants.map(({ objectTypes }) => objectTypes?.join('')).join('')}`;
  await addKey(service.store, apikey, 'narrow', { grants });
  return async (object: number, entry: number, assigned_connector: number | null): Promise<RpcAnswer['error']> => {
    const params = { apikey, object, category: port, entry, data: { assigned_connector } };
    const body = JSON.stringify({ version: '2.0', method: 'cmdb.category.save', params, id: 1 });
    return JSON.parse((await send(service.endpoint('contract'), { body })).text).error;
  };
}

/** A port of a switch, one of a server, and one of a router; the last two are connected. */
async function cabled(connected: Connecting) {
  const { make, save } = connected;
  const [sw, server, router] = [await make('sw'), await make('srv', 'SERVER'), await make('rtr', 'ROUTER')];
  const [s1, v1] = [await save(sw, port, { title: 's1' }), await save(server, port, { title: 'v1' })];
  const r1 = await save(router, port, { title: 'r1', assigned_connector: v1 });
  return { sw, server, router, s1, v1, r1 };
}

onEveryEngine({
  'a caller without the right to edit the other object connects nothing with it': async (t, store) => {
    const connected = await connecting(t, store);
    const { sw, server, s1, v1 } = await cabled(connected);
    const save = await savingWith(connected, [every('SWITCH'), viewing('SERVER', 'ROUTER')]);
    t.is((await save(sw, s1, v1))?.code, -32003);
    t.deepEqual([await connected.pairs(sw), await connected.pairs(server)], [{ s1: null }, { v1: 'r1' }]);
  },

  'to whoever may not see the other object it is not there': async (t, store) => {
    const connected = await connecting(t, store);
    const { sw, s1, v1 } = await cabled(connected);
    const save = await savingWith(connected, [every('SWITCH')]);
    const unseen = await save(sw, s1, v1);
    t.is(unseen?.data?.assigned_connector, `entry ${v1} does not exist`);
    t.deepEqual(await connected.pairs(sw), { s1: null });
  },

  'a connection with what one may not edit stays, seen or not, and nothing is told of it': async (t, store) => {
    const connected = await connecting(t, store);
    const { sw, server, router, s1, v1 } = await cabled(connected);
    const unseen = await savingWith(connected, [every('SWITCH', 'SERVER')]);
    const seen = await savingWith(connected, [every('SWITCH', 'SERVER'), viewing('ROUTER')]);
    const moved = await unseen(sw, s1, v1);
    t.regex(moved?.data?.assigned_connector ?? '', /may not be changed here/);
    t.deepEqual(await seen(sw, s1, v1), moved);
    t.regex((await seen(server, v1, null))?.data?.assigned_connector ?? '', /may not be changed here/);
    t.is(await unseen(server, v1, null), undefined, 'it reads as unconnected, and stays as it is');
    t.deepEqual([await connected.pairs(server), await connected.pairs(router)], [{ v1: 'r1' }, { r1: 'v1' }]);
    const whole = await savingWith(connected, [every('SWITCH', 'SERVER', 'ROUTER')]);
    t.is(await whole(sw, s1, v1), undefined);
    t.deepEqual([await connected.pairs(server), await connected.pairs(router)], [{ v1: 's1' }, { r1: null }]);
  },

  'both ends of a connection stand in the change set, and their objects are marked as changed': async (t, store) => {
    const { call, make, save } = await connecting(t, store);
    const [pa, pb] = [await make('pa'), await make('pb')];
    const [a1, b1] = [await save(pa, port, { title: 'a1' }), await save(pb, port, { title: 'b1' })];
    const before = await changesIn(store);
    await save(pa, port, { assigned_connector: b1 }, a1);
    t.is((await changesIn(store)) - before, 1 + 1);
    const read = await call('cmdb.object.read', { id: pb });
    t.true('updated' in (read.result as object));
    await save(pa, port, { assigned_connector: b1 }, a1);
    t.is((await changesIn(store)) - before, 1 + 1, 'what is saved as it is changes nothing');
  },

  'ends that many connect at once have one connection each': async (t, store) => {
    const { call, make, save, read } = await connecting(t, store);
    const objects = [await make('o0'), await make('o1'), await make('o2'), await make('o3')];
    const ends = await Promise.all(objects.map((object, at) => save(object, at % 2 ? port : connector, { title: `e${at}` })));
    const tries = Array.from({ length: 20 }, (_, at) => [at % 4, (at + 1 + (at % 3)) % 4] as const);
    const answers = await Promise.all(
      tries.map(([from, to]) =>
        call('cmdb.category.save', {
          ...{ object: objects[from], category: connector, entry: ends[from] },
          data: { assigned_connector: from === to ? null : ends[to] },
        }),
      ),
    );
    const codes = new Set(answers.map(({ error }) => error?.code));
    for (const code of codes) t.true([undefined, ...mayBeRepeated].includes(code), String(code));
    t.true(codes.has(undefined));
    const shown = (await Promise.all(objects.map(object => read(object, connector)))).flat();
    const leads = new Map(shown.map(({ id, assigned_connector }) => [id, assigned_connector?.id]));
    for (const [from, to] of leads) if (to !== undefined) t.is(leads.get(to), from);
  },
});
