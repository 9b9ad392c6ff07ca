import type { RackContent, RackDevice } from '../generated/types.js';
import { lanesOf } from '../src/drawings/lanes.js';
import { rackSvg } from '../src/drawings/rack-svg.js';
import { objectMade } from './factories/calls.js';
import { countingStore } from './helpers/counting.js';
import { Dice } from './helpers/dice.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn } from './helpers/stores.js';
import { byPassword, bySession, password, withUser } from './helpers/users.js';

type Headers = Readonly<Record<string, string>>;

const withKey = { 'X-API-Key': testKey };

async function drawn({ url }: TestService, rack: number, headers: Headers = withKey, query = ''): Promise<Response> {
  return fetch(`${url}/racks/${rack}.svg${query}`, { headers });
}

/** A rack, and devices in it; the dialect of existing clients also puts two into one unit. */
async function rackMade(call: Caller, dice: Dice, devices: number): Promise<number> {
  const units = 10 + dice.below(38);
  const rack = await objectMade(call, {
    type: 'C__OBJTYPE__ENCLOSURE',
    title: `Rack ${dice.below(1000)}`,
    categories: {
      C__CATG__FORMFACTOR: { rackunits: units },
      C__CATS__ENCLOSURE: { slot_sorting: dice.one(['asc', 'desc']), vertical_slots_rear: 2 },
    },
  });
  for (let at = 0; at < devices; at += 1) {
    const height = 1 + dice.below(4);
    const location = { parent: rack, option: 3, insertion: dice.below(3), pos: 1 + dice.below(units - height) };
    await objectMade(call, {
      title: `device ${at}`,
      categories: { C__CATG__FORMFACTOR: { rackunits: height }, C__CATG__LOCATION: location },
    });
  }
  return rack;
}

/** Units and objects of each side, as somebody who looks at the drawing reads them: the numbers beside the units, and what lies at their height. */
function readOff(svg: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const [, side = '', content = ''] of svg.matchAll(/<g data-side="(\w+)">(.*?)\n<\/g>/gs)) {
    const units = [...content.matchAll(/<text x="[\d.]+" y="([\d.]+)" text-anchor="end"[^>]*>(\d+)<\/text>/g)];
    const devices = [
      ...content.matchAll(/<g data-object="(\d+)".*?<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/gs),
    ];
    found[side] = devices.map(([, object, y, height]) => {
      const [top, bottom] = [Number(y), Number(y) + Number(height)];
      const covered = units.filter(([, at]) => Number(at) > top && Number(at) < bottom).map(([, , unit]) => Number(unit));
      return `${object}: ${Math.min(...covered)}-${Math.max(...covered)}`;
    });
  }
  return found;
}

function placesIn({ devices }: RackContent, side: RackDevice['sides'][number]): readonly string[] {
  return devices.filter(({ sides }) => sides.includes(side)).map(({ id, from, to }) => `${id}: ${from}-${to}`);
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`drawings show the positions that the method returns, in fifty racks ${on}`, async t => {
    const service = await startedService(t, engine);
    const [call, idoit] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
    const dice = new Dice(4711);
    let conflicts = 0;
    for (let at = 0; at < 50; at += 1) {
      const rack = await rackMade(idoit, dice, 4);
      const content = await resultOf<RackContent>(call('kataster.rack.read', { id: rack }));
      const response = await drawn(service, rack);
      t.is(response.status, 200);
      const read = readOff(await response.text());
      for (const side of ['front', 'rear'] as const)
        t.deepEqual([...(read[side] ?? [])].sort(), [...placesIn(content, side)].sort(), `rack ${at}, ${side}`);
      conflicts += content.conflicts.length;
    }
    t.true(conflicts > 0, 'some are in conflict');
  });

  engine.test(`a drawing has the rights of the key or session of its headers ${on}`, async t => {
    const service = await startedService(t, engine);
    const { store, clock } = service;
    const call = callerOf(service, 'contract');
    const rack = await rackMade(call, new Dice(1), 0);
    await objectMade(call, { title: 'hidden', categories: { C__CATG__LOCATION: { parent: rack, pos: 1 } } });
    const racks = [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__ENCLOSURE'] }] as const;
    await addKey(store, 'a-key-for-racks-alone', 'racks', { grants: racks });
    const ada = await bySession(store, await withUser(store, 'ada', racks), clock.now());
    const bob = await bySession(store, await withUser(store, 'bob', []), clock.now());
    for (const headers of [{ 'X-API-Key': 'a-key-for-racks-alone' }, ada]) {
      const response = await drawn(service, rack, headers);
      t.is(response.status, 200);
      t.notRegex(await response.text(), /hidden/);
    }
    t.regex(await (await drawn(service, rack)).text(), /hidden/);
    const refused: readonly (readonly [Headers, number])[] = [
      [{}, 401],
      [{ 'X-API-Key': 'a-key-that-nobody-knows' }, 401],
      [{ 'X-RPC-Auth-Session': 'x'.repeat(26) }, 401],
      [byPassword('ada', password), 401],
      [bob, 403],
    ];
    for (const [headers, status] of refused) t.is((await drawn(service, rack, headers)).status, status, JSON.stringify(headers));
    t.is((await drawn(service, 999_999)).status, 404);
    t.is((await fetch(`${service.url}/racks/0.svg`, { headers: withKey })).status, 404);
  });

  engine.test(`titles are texts, and nothing in a drawing is carried out ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const title = `<script>alert("1")</script> & 'x'`;
    const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title });
    await objectMade(call, { title, categories: { C__CATG__LOCATION: { parent: rack, pos: 1 } } });
    await objectMade(call, { title, categories: { C__CATG__LOCATION: { parent: rack } } });
    const response = await drawn(service, rack, withKey, '?lang=de');
    const svg = await response.text();
    t.notRegex(svg, /<script|<style|style=|href|url\(/i);
    t.regex(svg, /&lt;script&gt;/);
    t.regex(svg, /lang="de".*Vorderseite.*Ohne Platz: &lt;scr/s);
    t.is(response.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
    t.is(response.headers.get('x-content-type-options'), 'nosniff');
    t.regex(String(response.headers.get('content-security-policy')), /^default-src 'none'; .*sandbox/);
    t.regex(String(response.headers.get('cache-control')), /private/);
  });

  engine.test(`two devices in one unit, one beyond the rack, and archived ones ${on}`, async t => {
    const service = await startedService(t, engine);
    const [call, idoit] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
    const units = { C__CATG__FORMFACTOR: { rackunits: 5 } };
    const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack', categories: units });
    const placed = (pos: number, rackunits: number, insertion = 1) =>
      objectMade(idoit, {
        title: `at ${pos}`,
        categories: { C__CATG__FORMFACTOR: { rackunits }, C__CATG__LOCATION: { parent: rack, option: 3, insertion, pos } },
      });
    const [one, other, high, behind] = [await placed(1, 3), await placed(2, 1, 2), await placed(5, 2), await placed(1, 1, 0)];
    const read = () => resultOf<RackContent>(call('kataster.rack.read', { id: rack }));
    const { conflicts, free } = await read();
    t.deepEqual(conflicts, [
      { kind: 'overlap', objects: [one, other], from: 2, to: 2 },
      { kind: 'beyond', objects: [high], from: 5, to: 6 },
    ]);
    t.deepEqual(free, { front: [{ from: 4, to: 4 }], rear: [{ from: 3, to: 5 }] });
    await resultOf(call('cmdb.object.archive', { object: one }));
    const after = await read();
    t.deepEqual(
      after.devices.map(({ id }) => id),
      [behind, other, high],
    );
    t.deepEqual(after.free.front, [
      { from: 1, to: 1 },
      { from: 3, to: 4 },
    ]);
  });

  engine.test(`a rack takes four statements, however many devices it has ${on}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'idoit');
    for (const devices of [1, 12]) {
      const rack = await rackMade(call, new Dice(devices), devices);
      statements();
      await resultOf(call('kataster.rack.read', { id: rack }));
      t.is(statements().length, 4);
    }
  });
}

engines[0]?.test('items that overlap stand in lanes', t => {
  const items = [
    { from: 1, to: 3 },
    { from: 2, to: 2 },
    { from: 3, to: 5 },
    { from: 6, to: 6 },
  ];
  t.deepEqual(
    lanesOf(items).map(({ lane, lanes }) => [lane, lanes]),
    [
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ],
  );
});

engines[0]?.test('a rack of absurd height is drawn in part', t => {
  const rack: RackContent = {
    object: { id: 1, title: 'rack', type: 'C__OBJTYPE__ENCLOSURE', type_title: 'Rack' },
    units: 1_000_000_000,
    numbering: 'ascending',
    slots: { front: 1_000_000, rear: 0 },
    devices: [],
    unplaced: [],
    free: { front: [], rear: [] },
    conflicts: [],
  };
  t.true(rackSvg(rack, 'en').length < 100_000);
});
