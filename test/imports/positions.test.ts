import { tracesOf } from '../../src/domain/cabling/trace.js';
import type { Store } from '../../src/domain/storage/store.js';
import { onEnginesInTurn } from '../helpers/stores.js';
import { contextOver, imported, madeOf, read } from './office.js';

type Fields = Readonly<Record<string, unknown>>;

const row = (model: string, pk: number, fields: Fields) => ({ model, pk, fields });
const device = (pk: number, name: string) => row('dcim.device', pk, { name, device_type: 1, site: 1, status: 'active' });
const port = (pk: number, of: number, name: string) => row('dcim.interface', pk, { device: of, name, type: '1000base-t' });
const rear = (pk: number, of: number, positions = 2) =>
  row('dcim.rearport', pk, { device: of, name: `rear${pk}`, type: 'mpo', positions });
const front = (pk: number, of: number, position: number) =>
  row('dcim.frontport', pk, { device: of, name: `front${pk}`, type: 'lc', rear_port: of, rear_port_position: position });

type End = readonly [model: string, key: number, connector?: number];

let next = 1;
/** A cable from ends to ends, each a model and a key, and from 4.5 on the number of its connector. */
function cable(pk: number, a: readonly End[], b: readonly End[], profile?: string) {
  const ends = [a, b].flatMap((side, at) =>
    side.map(([model, key, number]) => {
      const termination = { termination_type: ['dcim', model], termination_id: key, ...(number && { connector: number }) };
      return row('dcim.cabletermination', next++, { cable: pk, cable_end: at === 0 ? 'A' : 'B', ...termination });
    }),
  );
  return [row('dcim.cable', pk, { status: 'connected', ...(profile !== undefined && { profile }) }), ...ends];
}

const world = [
  row('dcim.site', 1, { name: 'Site', slug: 'site', status: 'active' }),
  row('dcim.manufacturer', 1, { name: 'M', slug: 'm' }),
  row('dcim.devicetype', 1, { manufacturer: 1, model: 'T', slug: 't', u_height: 1 }),
];

/** Titles on the ways from an end. */
async function ways(store: Store, name: string): Promise<readonly string[]> {
  const { object, entry } = await madeOf(store, name);
  const { traces } = await tracesOf(contextOver(store), object, entry ?? undefined);
  return traces.map(({ points }) => points.map(({ title }) => title).join(' '));
}

const branches = [2, 3, 4, 5];
const breakout = [
  ...world,
  device(1, 'switch'),
  ...branches.map(pk => device(pk, `server${pk}`)),
  port(1, 1, 'q'),
  ...branches.map(pk => port(pk, pk, `e${pk}`)),
  ...cable(
    1,
    [['interface', 1]],
    branches.map(pk => ['interface', pk]),
  ),
];

const panels = [
  ...world,
  ...[1, 2, 3, 4, 5, 6].map(pk => device(pk, `device${pk}`)),
  ...[rear(1, 1), rear(2, 2), front(1, 1, 1), front(2, 1, 2), front(3, 2, 1), front(4, 2, 2)],
  ...[port(3, 3, 'a1'), port(4, 4, 'a2'), port(5, 5, 'b1'), port(6, 6, 'b2')],
  ...cable(1, [['rearport', 1]], [['rearport', 2]]),
  ...[1, 2, 3, 4].flatMap(at => cable(at + 1, [['interface', at + 2]], [['frontport', at]])),
];

const unpaired =
  'several ends on both sides of a cable are connected in their order, as the dump does not tell which of them meet';

/** Ends of a cable on its sides, and the ways from each of them. */
const several: readonly (readonly [
  near: readonly number[],
  far: readonly number[],
  ways: Readonly<Record<string, readonly string[]>>,
])[] = [
  [[1, 2], [3, 4], { 1: ['1 3'], 2: ['2 4'], 3: ['3 1'], 4: ['4 2'] }],
  [[11, 12], [13, 14, 15], { 11: ['11 13', '11 15'], 12: ['12 14'], 13: ['13 11'], 14: ['14 12'], 15: ['15 11'] }],
  [[21, 22, 23], [24, 25], { 21: ['21 24'], 22: ['22 25'], 23: ['23 24'], 24: ['24 21', '24 23'], 25: ['25 22'] }],
];

onEnginesInTurn({
  'a breakout cable of a dump is connected with all of its ends': async (t, store) => {
    const report = await imported(store, breakout);
    t.deepEqual([report.skipped, report.lacking], [[], []]);
    t.deepEqual(await ways(store, 'dcim.interface:1/port'), ['q e2', 'q e3', 'q e4', 'q e5']);
    for (const pk of branches) t.deepEqual(await ways(store, `dcim.interface:${pk}/port`), [`e${pk} q`]);
    const again = await imported(store, breakout);
    t.deepEqual([again.skipped, again.lacking], [[], []]);
    t.deepEqual(await ways(store, 'dcim.interface:1/port'), ['q e2', 'q e3', 'q e4', 'q e5']);
  },

  'front ports of a dump that share a rear port are told apart by its positions': async (t, store) => {
    const report = await imported(store, panels);
    t.deepEqual([report.skipped, report.lacking], [[], []]);
    t.deepEqual(await ways(store, 'dcim.interface:3/port'), ['a1 front1 rear1 rear2 front3 b1']);
    t.deepEqual(await ways(store, 'dcim.interface:4/port'), ['a2 front2 rear1 rear2 front4 b2']);
    t.deepEqual(await ways(store, 'dcim.interface:6/port'), ['b2 front4 rear2 rear1 front2 a2']);
  },

  'of several ends on both sides of a cable each is connected, in their order, and that is said where the dump does not tell it':
    async (t, store) => {
      const ends = (keys: readonly number[]): readonly End[] => keys.map(key => ['interface', key]);
      for (const [near, far, expected] of several) {
        const source = [...world, ...[...near, ...far].flatMap(pk => [device(pk, `device${pk}`), port(pk, pk, `e${pk}`)])];
        const report = await imported(store, [...source, ...cable(near[0] ?? 0, ends(near), ends(far))]);
        const found: Record<string, readonly string[]> = {};
        for (const pk of [...near, ...far])
          found[pk] = (await ways(store, `dcim.interface:${pk}/port`)).map(way => way.replaceAll('e', ''));
        t.deepEqual(found, expected);
        t.deepEqual(
          report.lacking.map(({ place, reason }) => [place, reason.en]),
          [...near, ...far].map(pk => [String(pk), unpaired]),
        );
      }
    },

  'a dump of 4.5 numbers the connectors of a cable, and its ends meet by that': async (t, store) => {
    const places = [1, 2, 3, 4, 5, 6, 7];
    const numbered = (keys: readonly (readonly [number, number])[]): readonly End[] =>
      keys.map(([key, connector]) => ['interface', key, connector]);
    const report = await imported(store, [
      ...[...world, ...places.flatMap(pk => [device(pk, `device${pk}`), port(pk, pk, `e${pk}`)])],
      ...cable(
        1,
        numbered([[1, 1]]),
        numbered([
          [2, 4],
          [3, 1],
        ]),
        'breakout-1c4p-4c1p',
      ),
      ...cable(
        2,
        numbered([
          [4, 1],
          [5, 2],
        ]),
        numbered([
          [6, 2],
          [7, 1],
        ]),
        'trunk-2c1p',
      ),
    ]);
    t.deepEqual([report.skipped, report.lacking], [[], []]);
    t.deepEqual(await ways(store, 'dcim.interface:1/port'), ['e1 e3', 'e1 e2']);
    t.like((await read(store, 'dcim.device:2', 'C__CATG__NETWORK_PORT'))[0], { assigned_positions: '4' });
    t.like((await read(store, 'dcim.device:3', 'C__CATG__NETWORK_PORT'))[0], { assigned_positions: '1' });
    t.deepEqual([await ways(store, 'dcim.interface:4/port'), await ways(store, 'dcim.interface:5/port')], [['e4 e7'], ['e5 e6']]);
  },

  'a front port of 4.5 takes as many positions of its rear port as the dump maps': async (t, store) => {
    const duplex = row('dcim.frontport', 1, { device: 1, name: 'front1', type: 'lc', positions: 2 });
    const mapping = (pk: number, position: number) =>
      row('dcim.portmapping', pk, {
        ...{ device: 1, front_port: 1, front_port_position: pk },
        rear_port: 1,
        rear_port_position: position,
      });
    const report = await imported(store, [...world, device(1, 'panel'), rear(1, 1, 12), duplex, mapping(1, 11), mapping(2, 12)]);
    t.deepEqual([report.skipped, report.lacking], [[], []]);
    const found = await read(store, 'dcim.device:1', 'C__CATG__CONNECTOR');
    t.like(
      found.find(({ title }) => title === 'rear1'),
      { positions: '12' },
    );
    t.like(
      found.find(({ title }) => title === 'front1'),
      { connector_sibling: 'rear1', sibling_positions: '11-12', positions: '2' },
    );
  },

  'ends beyond the positions of a rear port stay unconnected, and that is said; no other end loses its own': async (t, store) => {
    const places = [2, 3, 4];
    const report = await imported(store, [
      ...[...world, device(1, 'panel'), rear(1, 1), ...places.flatMap(pk => [device(pk, `device${pk}`), port(pk, pk, `e${pk}`)])],
      ...cable(
        1,
        [['rearport', 1]],
        places.map(pk => ['interface', pk]),
      ),
    ]);
    t.deepEqual(await ways(store, 'dcim.rearport:1/connector'), ['rear1 e2', 'rear1 e3']);
    t.true(
      report.lacking.some(({ place, reason }) => place === '4' && reason.en.includes('expected positions from 1 to 2, not 3')),
    );
  },
});
