import type { ImpactOfObject, TracedObject } from '../generated/types.js';
import { connecting, connector, port } from './helpers/connecting.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { onEveryEngine } from './helpers/stores.js';

/** Connectors of several positions on a service: the ways over an object, and titles by which connectors are told apart. */
async function cabling(...[t, store]: Parameters<typeof connecting>) {
  const site = await connecting(t, store);
  const ways = async (id: number, entry?: number) => {
    const { traces, complete } = await resultOf<TracedObject>(site.call('kataster.trace.read', { id, entry }));
    const found = traces.map(({ points }) => points.map(({ title, splits }) => (splits ? `${title}?` : title)).join(' '));
    return complete ? found : [...found, 'incomplete'];
  };
  /** Positions on the ways over an object, behind the titles that have any. */
  const positions = async (id: number, entry?: number) => {
    const { traces } = await resultOf<TracedObject>(site.call('kataster.trace.read', { id, entry }));
    return traces.map(({ points }) =>
      points.map(each => [each.title, ...(each.positions ? [each.positions] : [])].join('=')).join(' '),
    );
  };
  /** A panel with a rear of so many positions, and a front at each of them, in the order of their positions. */
  const panel = async (name: string, positions: readonly string[], count = 12) => {
    const id = await site.make(name, 'PATCH_PANEL');
    const rear = await site.save(id, connector, { title: `${name}:rear`, positions: count });
    const fronts: number[] = [];
    for (const at of positions) {
      const data = { title: `${name}:${at}`, connector_sibling: rear, ...(at && { sibling_positions: at }) };
      fronts.push(await site.save(id, connector, data));
    }
    return { id, rear, fronts };
  };
  const ended = async (name: string, assigned: number | undefined) => {
    const id = await site.make(name);
    return { id, port: await site.save(id, port, { title: name, ...(assigned && { assigned_connector: assigned }) }) };
  };
  return { ...site, ways, positions, panel, ended };
}

onEveryEngine({
  'fronts that share a rear lead by its positions to the fronts at the same positions of the other panel': async (t, store) => {
    const { save, ways, positions, panel, ended } = await cabling(t, store);
    const [a, b] = [await panel('A', ['1', '2']), await panel('B', ['1', '2'])];
    await save(a.id, connector, { assigned_connector: b.rear }, a.rear);
    const left = [await ended('swA1', a.fronts[0]), await ended('swA2', a.fronts[1])];
    const right = [await ended('swB1', b.fronts[0]), await ended('swB2', b.fronts[1])];
    const way = (at: number) => `swA${at} A:${at} A:rear B:rear B:${at} swB${at}`;
    t.deepEqual(await ways(left[0]?.id ?? 0, left[0]?.port), [way(1)]);
    t.deepEqual(await ways(left[1]?.id ?? 0), [way(2)]);
    t.deepEqual(await ways(right[1]?.id ?? 0), [way(2).split(' ').toReversed().join(' ')]);
    t.deepEqual(await positions(left[1]?.id ?? 0), ['swA2 A:2 A:rear=2 B:rear=2 B:2 swB2']);
    t.deepEqual(await positions(right[0]?.id ?? 0), ['swB1 B:1 B:rear=1 A:rear=1 A:1 swA1']);
    t.deepEqual((await ways(a.id, a.rear)).length, 2);
    t.deepEqual((await ways(b.id)).length, 2);
  },

  'a breakout cable has one end at one connector and several at others': async (t, store) => {
    const { make, save, ways, positions, pairs, read, related, call, service } = await cabling(t, store);
    const [trunk, cable] = [await make('trunk', 'SWITCH'), await make('cable', 'CABLE')];
    const servers: number[] = [];
    for (const title of ['s1', 's2', 's3', 's4']) servers.push(await make(title, 'SERVER'));
    const ends: number[] = [];
    for (const [at, server] of servers.entries()) ends.push(await save(server, port, { title: `e${at + 1}` }));
    const x = await save(trunk, port, { title: 'x', positions: 4, cable });
    for (const [at, server] of servers.entries())
      await save(server, port, { assigned_connector: x, assigned_positions: String(at + 1) }, ends[at]);
    t.deepEqual(await pairs(trunk), { x: 'e1' });
    for (const [at, server] of servers.entries()) {
      t.deepEqual(await pairs(server), { [`e${at + 1}`]: 'x' });
      t.deepEqual(await ways(server), [`e${at + 1} x`]);
      t.like((await read(server))[0], { cable: { id: String(cable) } });
      t.is((await related(server)).length, 1);
    }
    t.is((await related(trunk)).length, 4);
    t.deepEqual(await ways(trunk, x), ['x e1', 'x e2', 'x e3', 'x e4']);
    t.deepEqual(await positions(trunk), ['x=1 e1', 'x=2 e2', 'x=3 e3', 'x=4 e4']);
    t.deepEqual(await positions(servers[2] ?? 0), ['e3 x=3']);
    t.is((await ways(cable)).length, 4);
    const failed = async (id: number) => {
      const { affected } = await resultOf<ImpactOfObject>(call('kataster.impact.read', { id }));
      return affected.map(({ title }) => title).toSorted();
    };
    t.deepEqual(await failed(trunk), ['s1', 's2', 's3', 's4']);
    for (const server of servers) t.deepEqual(await failed(server), []);
    const seen = await resultOf<{ start: { presentation: string }; end: { presentation: string } }>(
      callerOf(service, 'idoit')('cmdb.cabling.read', { objID: cable }),
    );
    t.deepEqual([seen.start.presentation, seen.end.presentation], ['s1 > e1', 'trunk > x']);
    const [s1 = 0, s2 = 0, s3 = 0] = servers;
    await save(s1, port, { assigned_connector: null }, ends[0]);
    t.deepEqual([await pairs(trunk), await ways(trunk)], [{ x: 'e2' }, ['x e2', 'x e3', 'x e4']]);
    const taken = { object: s1, category: port, entry: ends[0], data: { assigned_connector: x, assigned_positions: '2' } };
    const { error } = await call('cmdb.category.save', taken);
    t.like(error?.data, {
      assigned_positions: `position 2 of connector ${x} is taken; expected positions that are free, such as 1`,
    });
    t.deepEqual([await pairs(s1), await pairs(s2)], [{ e1: null }, { e2: 'x' }]);
    await save(s1, port, { assigned_connector: x, assigned_positions: '1' }, ends[0]);
    t.deepEqual([await pairs(trunk), await ways(trunk)], [{ x: 'e2' }, ['x e1', 'x e2', 'x e3', 'x e4']]);
    await save(s2, port, { assigned_connector: null }, ends[1]);
    await resultOf(call('cmdb.category.purge', { object: s3, category: port, entry: ends[2] }));
    t.deepEqual(await ways(trunk), ['x e1', 'x e4']);
    await save(trunk, port, { assigned_connector: null }, x);
    t.deepEqual([await ways(trunk), await related(trunk)], [[], []]);
    await save(s2, port, { assigned_connector: x }, ends[1]);
    t.deepEqual([await pairs(trunk), await ways(trunk)], [{ x: 'e2' }, ['x e2']]);
  },

  'a breakout leads on through panels, and back together': async (t, store) => {
    const { save, ways, panel, ended } = await cabling(t, store);
    const [left, right] = [await ended('qA', undefined), await ended('qB', undefined)];
    const [a, b] = [await panel('A', ['1', '2']), await panel('B', ['1', '2'])];
    await save(a.id, connector, { assigned_connector: b.rear }, a.rear);
    for (const at of [0, 1]) {
      const positions = { assigned_positions: String(at + 1) };
      await save(a.id, connector, { assigned_connector: left.port, ...positions }, a.fronts[at]);
      await save(b.id, connector, { assigned_connector: right.port, ...positions }, b.fronts[at]);
    }
    const way = (at: number) => `qA A:${at} A:rear B:rear B:${at} qB`;
    t.deepEqual(await ways(left.id), [way(1), way(2)]);
  },

  'a trunk within a trunk, a loop over two positions and two fibres at once are followed': async (t, store) => {
    const { save, ways, panel, ended } = await cabling(t, store);
    const [a, b] = [await panel('A', ['1', '2']), await panel('B', ['1', '2'])];
    const [c, d] = [await panel('C', ['1', '2']), await panel('D', ['1', '2'])];
    await save(a.id, connector, { assigned_connector: b.rear }, a.rear);
    await save(c.id, connector, { assigned_connector: a.fronts[1] }, c.rear);
    await save(d.id, connector, { assigned_connector: b.fronts[1] }, d.rear);
    const inner = await ended('swC', c.fronts[0]);
    await ended('swD', d.fronts[0]);
    t.deepEqual(await ways(inner.id), ['swC C:1 C:rear A:2 A:rear B:rear B:2 D:rear D:1 swD']);
    const [e, f] = [await panel('E', ['1', '2']), await panel('F', ['1', '2'])];
    await save(e.id, connector, { assigned_connector: f.rear }, e.rear);
    await save(f.id, connector, { assigned_connector: f.fronts[1] }, f.fronts[0]);
    const looped = await ended('swE1', e.fronts[0]);
    await ended('swE2', e.fronts[1]);
    t.deepEqual(await ways(looped.id), ['swE1 E:1 E:rear F:rear F:1 F:2 F:rear E:rear E:2 swE2']);
    const [g, h] = [await panel('G', ['3-4', '1, 12']), await panel('H', ['3-4', '1', '12'])];
    await save(g.id, connector, { assigned_connector: h.rear }, g.rear);
    const [pair, apart] = [await ended('swG', g.fronts[0]), await ended('swX', g.fronts[1])];
    await ended('swH', h.fronts[0]);
    t.deepEqual(await ways(pair.id), ['swG G:3-4 G:rear H:rear H:3-4 swH']);
    t.deepEqual(await ways(apart.id), ['swX G:1, 12 G:rear H:rear H:1', 'swX G:1, 12 G:rear H:rear H:12']);
  },

  'a panel of one position passes on those by which a way came': async (t, store) => {
    const { save, ways, panel, ended } = await cabling(t, store);
    const [a, b] = [await panel('A', ['1', '2']), await panel('B', ['1', '2'])];
    const middle = await panel('M', ['1'], 1);
    await save(a.id, connector, { assigned_connector: middle.rear }, a.rear);
    await save(b.id, connector, { assigned_connector: middle.fronts[0] }, b.rear);
    const start = await ended('sw', a.fronts[1]);
    t.deepEqual(await ways(start.id), ['sw A:2 A:rear M:rear M:1 B:rear B:2']);
  },

  'fronts without positions share a rear as before: nobody knows by which a way goes on': async (t, store) => {
    const { save, ways, panel, ended } = await cabling(t, store);
    const [a, b] = [await panel('A', ['1']), await panel('B', ['', ''])];
    await save(a.id, connector, { assigned_connector: b.rear }, a.rear);
    const start = await ended('sw', a.fronts[0]);
    t.deepEqual(await ways(start.id), ['sw A:1 A:rear B:rear?']);
  },

  'existing clients save and read positions, and save an end as they read it': async (t, store) => {
    const { make, save, ways, pairs, read, service } = await cabling(t, store);
    const existing = callerOf(service, 'idoit');
    const trunk = await make('trunk');
    const x = await save(trunk, port, { title: 'x', positions: 4 });
    for (const positions of [1, '2-3']) {
      const object = await make(`server ${positions}`);
      const data = { title: `e${positions}`, assigned_connector: x, assigned_positions: positions };
      await resultOf(existing('cmdb.category.save', { object, category: port, data }));
      const [before] = await read(object, port, 'idoit');
      t.like(before, { assigned_positions: String(positions), assigned_connector: { id: String(x) } });
      await resultOf(existing('cmdb.category.save', { object, category: port, entry: before?.id, data: before }));
      t.deepEqual(await read(object, port, 'idoit'), [before]);
      t.deepEqual(await pairs(object), { [`e${positions}`]: 'x' });
    }
    t.deepEqual(await ways(trunk), ['x e1', 'x e2-3']);
    const plain = await make('plain');
    await resultOf(
      existing('cmdb.category.save', { object: plain, category: port, data: { title: 'p', assigned_connector: x } }),
    );
    t.deepEqual([await pairs(trunk), await ways(trunk)], [{ x: 'p' }, ['x p']]);
  },

  'an undo brings back all ends of a breakout cable, and none whose position is taken by now': async (t, store) => {
    const { make, save, ways, call } = await cabling(t, store);
    const trunk = await make('trunk');
    const x = await save(trunk, port, { title: 'x', positions: 4 });
    const ends: (readonly [object: number, entry: number])[] = [];
    for (const at of [1, 2, 3]) {
      const object = await make(`s${at}`);
      ends.push([object, await save(object, port, { title: `e${at}`, assigned_connector: x, assigned_positions: String(at) })]);
    }
    const last = async () => {
      const read = call('kataster.changes.read', { limit: 1 });
      return (await resultOf<{ change_sets: readonly { number: number }[] }>(read)).change_sets[0]?.number;
    };
    await save(trunk, port, { assigned_connector: null }, x);
    t.deepEqual(await ways(trunk), []);
    await resultOf(call('kataster.changes.revert', { numbers: [await last()] }));
    t.deepEqual(await ways(trunk), ['x e1', 'x e2', 'x e3']);
    const [[s1, e1] = [0, 0]] = ends;
    await save(s1, port, { assigned_connector: null }, e1);
    const away = await last();
    const other = await make('other');
    await save(other, port, { title: 'o', assigned_connector: x, assigned_positions: '1' });
    const { error } = await call('kataster.changes.revert', { numbers: [away] });
    const reason = `entry ${e1}: position 1 of connector ${x} is taken; expected positions that are free, such as 4`;
    t.is(error?.data?.[`${s1}/${port}/assigned_positions`], reason);
    t.deepEqual(await ways(trunk), ['x o', 'x e2', 'x e3']);
  },

  'a panel made from a template has fronts at the positions of its own rear': async (t, store) => {
    const { save, ways, panel, call, ended } = await cabling(t, store);
    const template = await panel('T', ['1', '2'], 2);
    const copy = await resultOf<{ id: number }>(
      call('cmdb.object.create', { type: 'C__OBJTYPE__PATCH_PANEL', title: 'copy', template: template.id }),
    );
    const far = await ended('far', undefined);
    await save(template.id, connector, { assigned_connector: far.port }, template.rear);
    t.deepEqual(await ways(template.id), ['T:1 T:rear far', 'T:2 T:rear far']);
    t.deepEqual(await ways(copy.id), ['T:1 T:rear', 'T:2 T:rear']);
  },
});
