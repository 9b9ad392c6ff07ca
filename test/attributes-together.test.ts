import type { ExecutionContext } from 'ava';
import type { Attribute } from '../src/attributes/attribute-type.js';
import { acceptChoice } from '../src/attributes/choices.js';
import { ReferenceIds } from '../src/attributes/references.js';
import { dialogOf } from '../src/catalog/dialogs.js';
import type { Registry } from '../src/catalog/registry.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { callerOf, type RpcAnswer } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';

type Entry = Readonly<Record<string, unknown>>;

const yes = { value: '1', title: 'Yes' };
const no = { value: '0', title: 'No' };

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`a value with a unit reads in the unit that was sent ${on}`, async t => {
    const { save, read } = await server(t, engine);
    await save('C__CATG__MEMORY', { capacity: '32', unit: 'GB', quantity: 2 });
    const [memory] = await read('C__CATG__MEMORY');
    t.deepEqual(memory?.capacity, { title: 32 });
    t.is(constantOf(memory?.unit), 'C__MEMORY_UNIT__GB');
    t.is(memory?.total_capacity, '68719476736');
  });

  engine.test(`a value without a unit has the default of the catalogue, or the first of the list ${on}`, async t => {
    const { save, read } = await server(t, engine);
    await save('C__CATG__CPU', { frequency: 2.4 });
    await save('C__CATG__MEMORY', { capacity: 0 });
    const [[cpu], [memory]] = [await read('C__CATG__CPU'), await read('C__CATG__MEMORY')];
    t.deepEqual([cpu?.frequency, titleOf(cpu?.frequency_unit)], [{ title: 2.4 }, 'GHz']);
    t.deepEqual([memory?.capacity, titleOf(memory?.unit)], [{ title: 0 }, 'B']);
  });

  engine.test(`a unit reads null while its value is unset, and is remembered ${on}`, async t => {
    const { save, read } = await server(t, engine);
    const entry = await save('C__CATG__MEMORY', { unit: 'TB' });
    const [before] = await read('C__CATG__MEMORY');
    await save('C__CATG__MEMORY', { capacity: 1 }, entry);
    const [after] = await read('C__CATG__MEMORY');
    t.deepEqual([before?.capacity, before?.unit], [null, null]);
    t.deepEqual([after?.capacity, titleOf(after?.unit)], [{ title: 1 }, 'TB']);
  });

  engine.test(`changing a value leaves its unit, and changing the unit leaves the value ${on}`, async t => {
    const { save, read } = await server(t, engine);
    const entry = await save('C__CATG__MEMORY', { capacity: 512, unit: 'MB', title: 'DDR5' });
    await save('C__CATG__MEMORY', { unit: 'GB' }, entry);
    const [other] = await read('C__CATG__MEMORY');
    await save('C__CATG__MEMORY', { capacity: 64 }, entry);
    await save('C__CATG__MEMORY', { title: 'DDR6' }, entry);
    const [memory] = await read('C__CATG__MEMORY');
    t.deepEqual([other?.capacity, titleOf(other?.unit)], [{ title: 512 }, 'GB']);
    t.deepEqual([memory?.capacity, titleOf(memory?.unit)], [{ title: 64 }, 'GB']);
  });

  engine.test(`a value with a unit that counts takes no fraction ${on}`, async t => {
    const { call } = await server(t, engine);
    const data = { guarantee_period: 1.5 };
    const { error } = await call('cmdb.category.save', { object: 1, category: 'C__CATG__ACCOUNTING', data });
    t.regex(error?.data?.guarantee_period ?? '', /^expected an integer/);
  });

  engine.test(`a required attribute that is missing or cleared is refused, and the error describes its values ${on}`, async t => {
    const { call } = await server(t, engine);
    const refusedIn = async (category: string, data: object) =>
      (await call('cmdb.category.save', { object: 1, category, data })).error?.data ?? {};
    const relation = await refusedIn('C__CATG__RELATION', { object1: 1, weighting: '' });
    t.is(relation.object2, 'is required: expected the id of an object, an integer from 1 to 9007199254740991');
    t.regex(relation.relation_type ?? '', /^is required: expected one of ".+", .* or another title as a text/);
    t.regex(relation.weighting ?? '', /^is required and cannot be cleared: expected one of "1 /);
    const global = await refusedIn('C__CATG__GLOBAL', { sysid: null, type: -1 });
    t.is(global.sysid, 'is required and cannot be cleared: expected a text');
    t.regex(global.type ?? '', /^is required and cannot be cleared: expected one of ".+" or \d+ more$/);
    t.is((await refusedIn('C__CATG__JDISC_CA', {})).attribute, 'is required: expected a text');
  });

  engine.test(`a default is set on creation, unless the attribute is named ${on}`, async t => {
    const { save, read } = await server(t, engine);
    await save('C__CATG__IP', { hostname: 'a' });
    await save('C__CATG__IP', { hostname: 'b', active: null, net_type: null });
    const [first, second] = await read('C__CATG__IP');
    t.deepEqual([first?.active, constantOf(first?.net_type)], [yes, 'C__CATS_NET_TYPE__IPV4']);
    t.deepEqual([second?.active, second?.net_type], [no, null]);
  });

  engine.test(`the primary mark moves to the entry that is saved with it, never by default ${on}`, async t => {
    const { save, read } = await server(t, engine);
    await save('C__CATG__IP', { hostname: 'a' });
    await save('C__CATG__IP', { hostname: 'b' });
    const byDefault = (await read('C__CATG__IP')).map(({ primary }) => primary);
    await save('C__CATG__IP', { primary: 1 }, 2);
    const moved = (await read('C__CATG__IP')).map(({ primary }) => primary);
    await save('C__CATG__IP', { primary: 0 }, 2);
    const removed = (await read('C__CATG__IP')).map(({ primary }) => primary);
    t.deepEqual(
      [byDefault, moved, removed],
      [
        [yes, no],
        [no, yes],
        [yes, no],
      ],
    );
  });

  engine.test(`a list makes one entry per element where many are accepted ${on}`, async t => {
    const { call, save, read } = await server(t, engine);
    for (const title of ['Ada', 'Grace']) await objectMade(call, { type: 'C__OBJTYPE__PERSON', title });
    const first = await save('C__CATG__CONTACT', { contact_object: [3, 2], role: 'Administrator' });
    const contacts = await read('C__CATG__CONTACT');
    t.deepEqual(
      contacts.map(({ id, contact_object, role }) => [id, titleOf(contact_object), titleOf(role)]),
      [
        [String(first), 'Grace', 'Administrator'],
        [String(first + 1), 'Ada', 'Administrator'],
      ],
    );
  });

  engine.test(`a choice belongs to the choice it depends on ${on}`, async t => {
    const { call, save, read } = await server(t, engine);
    await save('C__CATG__STORAGE_DEVICE', { model: 'X1', manufacturer: 'Acme' });
    await save('C__CATG__STORAGE_DEVICE', { model: 'X1', manufacturer: 'Apex' });
    await save('C__CATG__STORAGE_DEVICE', { model: 'X1', manufacturer: 'Acme' });
    const models = (await read('C__CATG__STORAGE_DEVICE')).map(({ model }) => idOf(model));
    const foreign = { manufacturer: 'Apex', model: Number(models[0]) };
    const { error } = await call('cmdb.category.save', { object: 1, category: 'C__CATG__STORAGE_DEVICE', data: foreign });
    t.is(models[0], models[2]);
    t.not(models[0], models[1]);
    t.regex(error?.data?.model ?? '', /does not belong to the manufacturer of this entry/);
  });

  engine.test(`a choice that depends on another follows it with its title, and is saved as it reads ${on}`, async t => {
    const { save, read } = await server(t, engine);
    const model = async () => (await read('C__CATG__MODEL'))[0] ?? {};
    await save('C__CATG__MODEL', { manufacturer: 'Acme', title: 'X1', serial: 'A' });
    const before = await model();
    await save('C__CATG__MODEL', { manufacturer: 'Apex' });
    const after = await model();
    await save('C__CATG__MODEL', { manufacturer: Number(idOf(after.manufacturer)), title: Number(idOf(after.title)) });
    t.deepEqual(await model(), after);
    t.deepEqual([titleOf(after.manufacturer), titleOf(after.title), after.serial], ['Apex', 'X1', 'A']);
    t.not(idOf(after.title), idOf(before.title));
    await save('C__CATG__MODEL', { manufacturer: 'Acme' });
    t.deepEqual(await model(), before);
  });

  engine.test(`a choice goes with the one it depends on, unless it is sent itself ${on}`, async t => {
    const { save, read } = await server(t, engine);
    const model = async () => (await read('C__CATG__MODEL'))[0]?.title;
    await save('C__CATG__MODEL', { title: 'X1' });
    await save('C__CATG__MODEL', { manufacturer: null });
    t.is(titleOf(await model()), 'X1');
    await save('C__CATG__MODEL', { manufacturer: 'Acme', serial: 'A' });
    t.is(titleOf(await model()), 'X1');
    await save('C__CATG__MODEL', { manufacturer: null });
    t.is(await model(), null);
    await save('C__CATG__MODEL', { manufacturer: 'Acme', title: 'X1' });
    await save('C__CATG__MODEL', { manufacturer: 'Apex', title: 'X2' });
    t.is(titleOf(await model()), 'X2');
  });
}

test('a title that several choices share is refused with their ids', t => {
  const titled = (id: number) => ({ id, const: null, title: { en: 'Fast', de: `Schnell ${id}` } });
  const dialog = dialogOf({ name: 'speed', choices: [titled(3), titled(8)] });
  const registry = { dialog: () => dialog } as unknown as Registry;
  const attribute = { key: 'speed', type: 'dialog', dialog: 'speed', title: { en: '', de: '' } } satisfies Attribute;
  const accept = (given: unknown) =>
    acceptChoice(given, attribute, { registry, referenceIds: new ReferenceIds(), checksPlausibility: true });
  t.throws(() => accept('Fast'), { message: '"Fast" is the title of several choices; expected one of their ids: 3, 8' });
  t.is(accept('Schnell 8'), 8);
});

/** A server and what can be done with its entries. */
async function server(t: ExecutionContext, engine: TestEngine) {
  const call = callerOf(await startedService(t, engine), 'contract');
  await objectMade(call);
  return {
    call: call as (method: string, params: object) => Promise<RpcAnswer>,
    save: async (category: string, data: object, entry?: number) => {
      const address = { object: 1, category, ...(entry === undefined ? {} : { entry }) };
      return entryMade(call, { ...address, data });
    },
    read: (category: string) => entriesRead<Entry>(call, { objID: 1, category }),
  };
}

function titleOf(value: unknown): unknown {
  return (value as Entry | null)?.title;
}

function constantOf(value: unknown): unknown {
  return (value as Entry | null)?.const;
}

function idOf(value: unknown): unknown {
  return (value as Entry | null)?.id;
}
