import type { ExecutionContext } from 'ava';
import type { RackContent } from '../generated/types.js';
import { rackSvg } from '../src/drawings/rack-svg.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

const [location, form, address] = ['C__CATG__LOCATION', 'C__CATG__FORMFACTOR', 'C__CATG__IP'];
const [front, rear, both, upright] = [1, 0, 2, 4];
type Values = Readonly<Record<string, unknown>>;

/** Places of two servers, saved one after the other, and the error of the second; none where both are permitted. */
interface RackCase {
  readonly first: Values & { readonly units?: number };
  readonly second: Values & { readonly units?: number };
  readonly fault?: RegExp;
}

const taken = (place: string) =>
  new RegExp(`^${place} of this rack is taken by "first" \\(object \\d+\\); expected a place that is free there$`);

const rackCases: Readonly<Record<string, RackCase>> = {
  'one unit': { first: { pos: 4 }, second: { pos: 4 }, fault: taken('unit 4') },
  'neighbouring units': { first: { pos: 4 }, second: { pos: 5 } },
  'a unit of a higher device': { first: { pos: 4, units: 3 }, second: { pos: 6 }, fault: taken('unit 6') },
  'a unit that a higher device reaches': { first: { pos: 6 }, second: { pos: 4, units: 3 }, fault: taken('units 4 to 6') },
  'halves of a unit': { first: { pos: 4, units: 0.5 }, second: { pos: 4.5, units: 0.5 } },
  'one half of a unit': {
    first: { pos: 4, units: 0.5 },
    second: { pos: 4, units: 0.5 },
    fault: taken('0.5 units at 4'),
  },
  'a whole unit whose upper half is taken': {
    first: { pos: 4.5, units: 0.5 },
    second: { pos: 4 },
    fault: taken('unit 4'),
  },
  'one and a half units, and the half above them': { first: { pos: 4, units: 1.5 }, second: { pos: 5.5, units: 0.5 } },
  'one and a half units, and the unit that they reach': {
    first: { pos: 4, units: 1.5 },
    second: { pos: 5 },
    fault: taken('unit 5'),
  },
  'the upper half of the last unit': { first: { pos: 42, units: 0.5 }, second: { pos: 42.5, units: 0.5 } },
  'a unit that ends half a unit beyond the rack': {
    first: {},
    second: { pos: 42.5, units: 1 },
    fault: /^unit 42.5 would be beyond the rack/,
  },
  'a device without height in a unit of another': { first: { pos: 4, units: 3 }, second: { pos: 5, units: 0 } },
  'two devices without height beside one unit': { first: { pos: 4, units: 0 }, second: { pos: 4, units: 0 } },
  'a device in a unit beside which one without height is': { first: { pos: 4, units: 0 }, second: { pos: 4 } },
  'a device without height beyond the rack': {
    first: {},
    second: { pos: 43, units: 0 },
    fault: /^unit 43 would be beyond .* from 1 to 42$/,
  },
  'front and rear of a unit': { first: { pos: 4, insertion: front }, second: { pos: 4, insertion: rear } },
  'the rear of a device on both sides': {
    first: { pos: 4, insertion: both },
    second: { pos: 4, insertion: rear },
    fault: taken('unit 4'),
  },
  'both sides, one of them taken': {
    first: { pos: 4, insertion: rear },
    second: { pos: 4, insertion: both },
    fault: taken('unit 4'),
  },
  'a unit and a slot of the same number': { first: { pos: 1 }, second: { pos: 1, option: upright } },
  'one vertical slot': {
    first: { pos: 1, option: upright },
    second: { pos: 1, option: upright },
    fault: taken('vertical slot 1'),
  },
  'a unit beyond the rack': {
    first: {},
    second: { pos: 999 },
    fault: /^unit 999 would be beyond the rack, which has 42 units; expected a place from 1 to 42$/,
  },
  'a device that reaches beyond the rack': {
    first: {},
    second: { pos: 42, units: 2 },
    fault: /^units 42 to 43 would be beyond the rack, which has 42 units; expected a place from 1 to 41$/,
  },
  'a device of one and a half units at the last one': {
    first: {},
    second: { pos: 42, units: 1.5 },
    fault: /^1.5 units at 42 would be beyond the rack, which has 42 units; expected a place from 1 to 41.5$/,
  },
  'a device that is taller than the rack': {
    first: {},
    second: { pos: 1, units: 43 },
    fault: /^units 1 to 43 would be beyond the rack, which has 42 units; expected a rack of at least 43 units$/,
  },
  'a slot beyond those of the side': {
    first: {},
    second: { pos: 3, option: upright, insertion: front },
    fault: /which has 2 vertical slots/,
  },
};

for (const engine of enginesInTurn) {
  for (const [title, { first, second, fault }] of Object.entries(rackCases))
    engine.test(
      `${title}: ${fault ? 'the second device is refused' : 'both devices stand there'}, on ${engine.name}`,
      async t => {
        const { call, existing, rack } = await site(t, engine);
        const [one, other] = [await server(call, 'first', first.units), await server(call, 'second', second.units)];
        const { units: _, ...place } = first;
        const { units: __, ...wanted } = second;
        await entryMade(call, { object: one, category: location, data: { parent: rack, ...place } });
        const save = { object: other, category: location, data: { parent: rack, ...wanted } };
        const { error } = await call('cmdb.category.save', save);
        if (!fault) return void t.is(error, undefined);
        t.deepEqual([error?.code, Object.keys(error?.data ?? {})], [-32602, ['error', 'pos']]);
        t.regex(error?.data?.pos ?? '', fault);
        t.deepEqual(await resultOf(call('cmdb.category.read', { object: other, category: location })), []);
        await entryMade(existing, save);
      },
    );

  engine.test(
    `whatever makes a device taller, or a rack lower, is refused where something stands, on ${engine.name}`,
    async t => {
      const { call, rack } = await site(t, engine);
      const [low, high] = [await server(call, 'low'), await server(call, 'high')];
      await entryMade(call, { object: low, category: location, data: { parent: rack, pos: 4 } });
      await entryMade(call, { object: high, category: location, data: { parent: rack, pos: 6 } });
      await entryMade(call, { object: low, category: form, data: { rackunits: 2 } });
      const taller = await call('cmdb.category.save', { object: low, category: form, data: { rackunits: 3 } });
      t.regex(taller.error?.data?.rackunits ?? '', /^units 4 to 6 of this rack is taken by "high"/);
      const lower = await call('cmdb.category.save', { object: rack, category: form, data: { rackunits: 5 } });
      t.regex(lower.error?.data?.rackunits ?? '', /^unit 6 is taken by "high" \(object \d+\); expected a number of at least 6$/);
      await entryMade(call, { object: rack, category: form, data: { rackunits: 6 } });
    },
  );

  for (const dialect of ['contract', 'idoit'] as const)
    engine.test(`units are taken in halves, nothing finer, on ${engine.name}, dialect ${dialect}`, async t => {
      const { service, call, rack } = await site(t, engine);
      const tried = callerOf(service, dialect);
      const object = await server(call, 'first');
      const place = (data: Values) =>
        tried('cmdb.category.save', { object, category: location, data: { parent: rack, ...data } });
      const height = (rackunits: unknown) => tried('cmdb.category.save', { object, category: form, data: { rackunits } });
      for (const pos of [10.3, '10.25']) t.is((await place({ pos })).error?.data?.pos, `expected a multiple of 0.5, not ${pos}`);
      t.is((await height(0.2)).error?.data?.rackunits, 'expected a multiple of 0.5, not 0.2');
      for (const value of [0.5, '1.5', '0,5']) await resultOf(height(value));
      for (const pos of ['10.5', 10.5]) await resultOf(place({ pos }));
      type Entry = Readonly<Record<string, unknown>>;
      t.is((await entriesRead<Entry>(call, { object, category: form }))[0]?.rackunits, '0.5');
      const found = await resultOf<RackContent>(call('kataster.rack.read', { id: rack }));
      t.deepEqual(
        found.devices.map(({ from, to }) => [from, to]),
        [[10.5, 10]],
      );
      t.deepEqual(found.free.front, [
        { from: 1, to: 9.5 },
        { from: 11, to: 42 },
      ]);
      await resultOf(height(0));
      await resultOf(place({ pos: 7 }));
      const beside = await resultOf<RackContent>(call('kataster.rack.read', { id: rack }));
      t.deepEqual([beside.devices.map(({ from, to }) => [from, to]), beside.free.front], [[[7, 6]], [{ from: 1, to: 42 }]]);
      t.regex(rackSvg(beside, 'en'), /<rect x="45" y="764" width="5" height="20"/);
      await resultOf(height(2));
      const [shown] = await entriesRead<{ readonly pos: unknown }>(tried, { object, category: location });
      t.like(dialect === 'contract' ? { pos: { visually_from: 7, visually_to: 8 } } : shown, {
        pos: { visually_from: 7, visually_to: 8 },
      });
    });

  engine.test(`a unit that two devices share already is left alone until one of them moves, on ${engine.name}`, async t => {
    const { call, existing, rack } = await site(t, engine);
    const [one, other] = [await server(call, 'first'), await server(call, 'second')];
    for (const object of [one, other]) await entryMade(existing, { object, category: location, data: { parent: rack, pos: 4 } });
    await entryMade(call, { object: other, category: location, data: { description: 'stays', parent: rack, pos: 4 } });
    await entryMade(call, { object: other, category: form, data: { weight: 3 } });
    const moved = await call('cmdb.category.save', { object: other, category: location, data: { insertion: both } });
    t.regex(moved.error?.data?.pos ?? '', taken('unit 4'));
    await entryMade(call, { object: other, category: location, data: { pos: 5 } });
  });

  engine.test(`an archived device leaves its unit, and comes back once that is free, on ${engine.name}`, async t => {
    const { call, rack } = await site(t, engine);
    const [one, other] = [await server(call, 'first'), await server(call, 'second')];
    const place = { category: location, data: { parent: rack, pos: 4 } };
    await entryMade(call, { object: one, ...place });
    await resultOf(call('cmdb.object.archive', { object: one }));
    await entryMade(call, { object: other, ...place });
    const back = await call('cmdb.object.recycle', { object: one });
    t.is(back.error?.code, -32009);
    t.regex(back.error?.data?.object ?? '', /^unit 4 of this rack is taken by "second"/);
    await entryMade(call, { object: other, category: location, data: { pos: 5 } });
    await resultOf(call('cmdb.object.recycle', { object: one }));
  });

  const addressCases: Readonly<Record<string, readonly [Values, Values, isTaken: boolean]>> = {
    'one IPv4 address': [{ ipv4_address: '192.0.2.7' }, { ipv4_address: '192.0.2.7' }, true],
    'two addresses': [{ ipv4_address: '192.0.2.7' }, { ipv4_address: '192.0.2.8' }, false],
    'one IPv6 address, written otherwise': [{ ipv6_address: '2001:db8::17' }, { ipv6_address: '2001:0DB8:0:0:0:0:0:0017' }, true],
    'one IPv6 address with one group padded': [{ ipv6_address: '2001:DB8:0::0017' }, { ipv6_address: '2001:db8::17' }, true],
    'an address that is inactive': [{ ipv4_address: '192.0.2.7', active: false }, { ipv4_address: '192.0.2.7' }, false],
  };
  for (const [title, [first, second, isTaken]] of Object.entries(addressCases))
    engine.test(`${title} in a net: ${isTaken ? 'the second is refused' : 'both are kept'}, on ${engine.name}`, async t => {
      const { call, existing, net, other: otherNet } = await site(t, engine);
      const [one, other] = [await server(call, 'first'), await server(call, 'second')];
      await entryMade(call, { object: one, category: address, data: { net, ...first } });
      const save = { object: other, category: address, data: { net, ...second } };
      const { error } = await call('cmdb.category.save', save);
      const [key = ''] = Object.keys(second);
      if (isTaken)
        t.regex(
          error?.data?.[key] ?? '',
          /in this net is taken by "first" \(object \d+\); expected an address that is free there, or shared_as in both entries$/,
        );
      else t.is(error, undefined);
      await entryMade(call, { ...save, data: { net: otherNet, ...second } });
      await entryMade(existing, save);
    });

  engine.test(`an archived address is free, and comes back once it is, on ${engine.name}`, async t => {
    const { call, net } = await site(t, engine);
    const [one, other] = [await server(call, 'first'), await server(call, 'second')];
    const data = { net, ipv4_address: '192.0.2.7' };
    const { entry } = await resultOf<{ entry: number }>(call('cmdb.category.save', { object: one, category: address, data }));
    await entryMade(call, { object: one, category: address, entry, data: { ...data, hostname: 'a' } });
    await resultOf(call('cmdb.category.archive', { object: one, category: address, entry }));
    await entryMade(call, { object: other, category: address, data });
    const back = await call('cmdb.category.recycle', { object: one, category: address, entry });
    t.is(back.error?.code, -32009);
    t.regex(back.error?.data?.ipv4_address ?? '', /is taken by "second"/);
  });

  engine.test(
    `an object of a template takes no place of another one, unless the call names a free one, on ${engine.name}`,
    async t => {
      const { call, net, rack } = await site(t, engine);
      const template = await server(call, 'first');
      const place = { [location]: { parent: rack, pos: 4 } };
      for (const [category, data] of Object.entries(place)) await entryMade(call, { object: template, category, data });
      await entryMade(call, { object: template, category: address, data: { net, ipv4_address: '192.0.2.7' } });
      await resultOf(call('cmdb.object.markAsTemplate', { object: template }));
      const create = (more: object = {}) =>
        call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'copy', template, ...more });
      await resultOf(create());
      t.regex((await create()).error?.data?.template ?? '', /"192.0.2.7" in this net is taken by "copy"/);
      const named = { categories: { [address]: [{ net, ipv4_address: '192.0.2.8' }], [location]: { pos: 5 } } };
      await resultOf(create(named));
      t.regex(
        (await create({ ...named, categories: { ...named.categories, [location]: {} } })).error?.data?.[
          `categories.${address}.0.ipv4_address`
        ] ?? '',
        /"192.0.2.8" in this net is taken by "copy"/,
      );
    },
  );

  engine.test(`the occupant of a place is named to callers alone who may view it, on ${engine.name}`, async t => {
    const { call, service, net, rack } = await site(t, engine);
    const hidden = await objectMade(call, { type: 'C__OBJTYPE__CLIENT', title: 'secret' });
    const own = await server(call, 'own');
    const entries = [
      { category: location, data: { parent: rack, pos: 4 } },
      { category: address, data: { net, ipv4_address: '192.0.2.7' } },
    ];
    for (const entry of entries) await entryMade(call, { object: hidden, ...entry });
    const objectTypes = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__ENCLOSURE', 'C__OBJTYPE__LAYER3_NET'];
    const apikey = 'narrowed-key-narrowed-key';
    await addKey(service.store, apikey, 'narrowed', { grants: [{ verbs: ['view', 'create', 'edit'], objectTypes }] });
    for (const entry of entries) {
      const { error } = await call('cmdb.category.save', { apikey, object: own, ...entry });
      const { error: _, ...told } = error?.data ?? {};
      t.regex(Object.values(told).join(), / is taken; expected /);
      t.notRegex(JSON.stringify(error), /secret|object/);
    }
  });

  engine.test(`the height of a rack is named to callers alone who may view it, on ${engine.name}`, async t => {
    const { call, service, rack } = await site(t, engine);
    const own = await server(call, 'own');
    const apikey = 'narrowed-key-narrowed-key';
    const categories = [location, 'C__CATG__GLOBAL'];
    await addKey(service.store, apikey, 'narrowed', { grants: [{ verbs: ['view', 'create', 'edit'], categories }] });
    const { error } = await call('cmdb.category.save', {
      apikey,
      object: own,
      category: location,
      data: { parent: rack, pos: 43 },
    });
    t.is(error?.data?.pos, 'unit 43 would be beyond the rack; expected a place within it');
  });

  engine.test(`of many who take one unit or one address at once exactly one does, on ${engine.name}`, async t => {
    const { call, net, rack } = await site(t, engine);
    for (const data of [
      { category: location, data: { parent: rack, pos: 4 } },
      { category: address, data: { net, ipv4_address: '192.0.2.7' } },
    ]) {
      const objects = await Promise.all(Array.from({ length: 8 }, (_, at) => server(call, `s${at}`)));
      const answers = await Promise.all(objects.map(object => call('cmdb.category.save', { object, ...data })));
      t.is(answers.filter(({ error }) => error === undefined).length, 1);
      t.true(answers.every(({ error }) => error === undefined || error.code === -32602));
    }
  });
}

/** A rack of 42 units with two slots at each side, two nets, and callers at both addresses. */
async function site(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  const [call, existing] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
  const make = async (type: string, categories: object) => await objectMade(call, { type, title: type, categories });
  const slots = { vertical_slots_front: 2, vertical_slots_rear: 2 };
  const rack = await make('C__OBJTYPE__ENCLOSURE', { [form]: { rackunits: 42 }, C__CATS__ENCLOSURE: slots });
  return {
    service,
    call,
    existing,
    rack,
    net: await make('C__OBJTYPE__LAYER3_NET', {}),
    other: await make('C__OBJTYPE__LAYER3_NET', {}),
  };
}

async function server(call: Caller, title: string, rackunits?: number): Promise<number> {
  const categories = rackunits === undefined ? {} : { [form]: { rackunits } };
  return objectMade(call, { type: 'C__OBJTYPE__SERVER', title, categories });
}
