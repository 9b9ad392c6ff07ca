import type { ExecutionContext } from 'ava';
import type { History } from '../generated/types.js';
import { objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver } from './helpers/service.js';
import { enginesInTurn, freshStore } from './helpers/stores.js';

const [location, global] = ['C__CATG__LOCATION', 'C__CATG__GLOBAL'];

/** An object, another type, and what it says that stands in the way; nothing where the object gets the type. */
type Case = readonly [
  from: string,
  to: string,
  told: RegExp | undefined,
  prepare: (call: Caller, object: number) => Promise<unknown>,
];

async function link(call: Caller, type: string, category: string, data: object): Promise<number> {
  const object = await objectMade(call, { type: `C__OBJTYPE__${type}` });
  await resultOf(call('cmdb.category.save', { object, category, data }));
  return object;
}

const inIt = (call: Caller, parent: number) => link(call, 'SERVER', location, { parent });

async function inUnits(call: Caller, rack: number): Promise<void> {
  await resultOf(call('cmdb.category.save', { object: rack, category: 'C__CATG__FORMFACTOR', data: { rackunits: 42 } }));
  const device = await link(call, 'SERVER', 'C__CATG__FORMFACTOR', { rackunits: 2 });
  const place = { parent: rack, option: 'Horizontal', insertion: 'Front', pos: 3 };
  await resultOf(call('cmdb.category.save', { object: device, category: location, data: place }));
}

const cases: readonly Case[] = [
  ['ROOM', 'LICENCE', /'parent' of C__CATG__LOCATION leads to it \(objects: \d+\)/, inIt],
  ['ROOM', 'BUILDING', undefined, inIt],
  ['ROOM', 'LICENCE', undefined, async () => {}],
  ['ENCLOSURE', 'SERVER', /'parent' of C__CATG__LOCATION/, inUnits],
  ['ENCLOSURE', 'ROOM', /devices have places in it: objects \d+/, inUnits],
  ['ENCLOSURE', 'ROOM', undefined, inIt],
  [
    'SERVER',
    'CLIENT',
    /it is the default template of C__OBJTYPE__SERVER/,
    (call, template) => resultOf(call('kataster.object_type.update', { type: 'C__OBJTYPE__SERVER', default_template: template })),
  ],
  ['SERVER', 'VIRTUAL_HOST', undefined, (call, hosts) => link(call, 'VIRTUAL_SERVER', 'C__CATG__VIRTUAL_MACHINE', { hosts })],
  [
    'SERVER',
    'CLIENT',
    /'hosts' of C__CATG__VIRTUAL_MACHINE/,
    (call, hosts) => link(call, 'VIRTUAL_SERVER', 'C__CATG__VIRTUAL_MACHINE', { hosts }),
  ],
  [
    'PERSON',
    'SERVER',
    /'contact_object' of C__CATG__CONTACT/,
    (call, contact_object) => link(call, 'SERVER', 'C__CATG__CONTACT', { contact_object }),
  ],
];

for (const engine of enginesInTurn) {
  const started = async (t: ExecutionContext) => {
    const service = await serviceOver(t, await freshStore(t, engine, { durability: 'fast' }));
    const call = callerOf(service, 'contract');
    const retype = (object: number, to: string, more: object = {}) =>
      call('cmdb.category.save', { object, category: global, data: { type: `C__OBJTYPE__${to}` }, ...more });
    const last = async (): Promise<number> =>
      (await resultOf<History>(call('kataster.changes.read', { limit: 1 }))).change_sets[0]?.number ?? 0;
    return { service, call, retype, last };
  };

  engine.test(`on ${engine.name} an object gets another type unless something stands in the way, which is named`, async t => {
    const { call, retype } = await started(t);
    for (const [from, to, told, prepare] of cases) {
      const object = await objectMade(call, { type: `C__OBJTYPE__${from}` });
      await prepare(call, object);
      const name = `${from} to ${to}`;
      const operations = [
        { method: 'cmdb.category.save', params: { object, category: global, data: { type: `C__OBJTYPE__${to}` } } },
      ];
      const answers = [
        await retype(object, to, { dry_run: true }),
        ...(told ? [await call('kataster.changes.apply', { operations })] : []),
        await retype(object, to),
      ];
      for (const { error } of answers)
        if (told) t.regex(JSON.stringify(error?.data), told, name);
        else t.is(error, undefined, name);
    }
  });

  engine.test(`on ${engine.name} an undo gives no object a type that what leads to it does not permit`, async t => {
    const { call, retype, last } = await started(t);
    const room = await objectMade(call, { type: 'C__OBJTYPE__LICENCE' });
    await resultOf(retype(room, 'ROOM'));
    const retyped = await last();
    const server = await inIt(call, room);
    const refused = await call('kataster.changes.revert', { numbers: [retyped] });
    t.regex(refused.error?.data?.[`${room}/${global}/type`] ?? '', /'parent' of C__CATG__LOCATION leads to it/);
    const placed = await last();
    await resultOf(call('kataster.changes.revert', { numbers: [retyped, placed] }));
    await resultOf(retype(room, 'BUILDING'));
    await resultOf(call('cmdb.category.save', { object: server, category: location, data: { parent: room } }));
    await resultOf(call('cmdb.category.save', { object: server, category: location, data: { parent: null } }));
    const cleared = await last();
    await resultOf(retype(room, 'LICENCE'));
    const again = await call('kataster.changes.revert', { numbers: [cleared] });
    t.regex(again.error?.data?.[`${server}/${location}/parent`] ?? '', /is of type C__OBJTYPE__LICENCE; expected/);
  });

  engine.test(`on ${engine.name} a refusal names nothing that the caller may not view`, async t => {
    const { service, call } = await started(t);
    const room = await objectMade(call, { type: 'C__OBJTYPE__ROOM' });
    await inIt(call, room);
    await addKey(service.store, 'rooms', 'rooms', {
      grants: [{ verbs: ['view', 'edit'], objectTypes: ['C__OBJTYPE__ROOM', 'C__OBJTYPE__LICENCE'] }],
    });
    const { error } = await call('cmdb.category.save', {
      apikey: 'rooms',
      object: room,
      category: global,
      data: { type: 'C__OBJTYPE__LICENCE' },
    });
    t.regex(error?.data?.type ?? '', /from objects that you may not view/);
  });
}
