import type { ExecutionContext } from 'ava';
import type { Attribute } from '../src/attributes/attribute-type.js';
import type { Category } from '../src/catalog/registry.js';
import type { Store } from '../src/domain/storage/store.js';
import { entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { newDatabase } from './helpers/databases.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, savedValues, targetsOf } from './helpers/samples.js';
import { serviceOver, type TestService } from './helpers/service.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn, storeAt } from './helpers/stores.js';
import { imported } from './imports/office.js';

const server = 'C__OBJTYPE__SERVER';

/** The number of the latest change set. */
async function latest(call: Caller): Promise<unknown> {
  const read = await resultOf(call('kataster.changes.read', { limit: 1 }));
  return (read as { readonly change_sets: readonly { readonly number: number }[] }).change_sets[0]?.number;
}

/** Carries out a call twice; the second time there must be no change set, and the same answer. */
async function repeats(t: ExecutionContext, call: Caller, method: string, params: object): Promise<void> {
  const first = await call(method, params);
  if (first.error) throw new Error(`${method}: ${JSON.stringify(first.error)}`);
  const number = await latest(call);
  const second = await call(method, params);
  t.deepEqual(second.result, first.result, method);
  t.is(await latest(call), number, `${method} ${JSON.stringify(params)} changed something`);
}

for (const engine of enginesInTurn) {
  const service = sharedService(engine);
  for (const category of registry.categories.filter(({ attributes }) => attributes.length > 0))
    engine.test(`an entry of ${category.const} saved as it is makes no change set on ${engine.name}`, async t =>
      saveAgain(t, await service(), category),
    );

  for (const dialect of ['contract', 'idoit'] as const)
    engine.test(
      `entries of which little is set make no change set when they are saved as ${dialect} reads them, on ${engine.name}`,
      async t => {
        const call = callerOf(await service(), dialect);
        const contract = callerOf(await service(), 'contract');
        let count = 0;
        const saved = registry.categories.filter(({ mode }) => mode !== 'view');
        for (const { const: category, attributes } of saved) {
          const object = await objectMade(contract, {});
          const data = savedValues(
            await dataFor(
              attributes.filter(({ required }) => required),
              targetsOf(contract, object),
            ),
          );
          const made = await contract('cmdb.category.save', { object, category, data });
          const listed = await call('cmdb.category.read', { objID: object, category });
          const [read] = (listed.result ?? []) as readonly Readonly<Record<string, unknown>>[];
          if (made.error || !read) continue;
          const { id, objID, ...values } = read;
          const number = await latest(contract);
          const again = await call('cmdb.category.save', { object, category, data: values, entry: Number(id) });
          t.falsy(again.error, `${category} of ${String(objID)}: ${JSON.stringify(again.error)}`);
          t.is(await latest(contract), number, category);
          count += 1;
        }
        t.log(`${count} categories`);
        t.true(count > saved.length / 2, `${count} of ${saved.length}`);
      },
    );

  engine.test(`records of every kind with a history, written as they are, make no change set on ${engine.name}`, async t => {
    const call = callerOf(await serviceOver(t, await storeAt(t, await newDatabase(t, engine.name))), 'contract');
    const object = await objectMade(call, { type: server, title: 'web1' });
    const template = await objectMade(call, { type: server, title: 'usual' });
    const status = await resultOf(call('cmdb.status.save', { title: 'Lent', constant: 'LENT', color: '00ff00' }));
    const dialog = { category: 'C__CATG__MODEL', property: 'manufacturer' };
    const choice = (await resultOf(call('cmdb.dialog.create', { ...dialog, value: 'Dell' }))) as { readonly entry_id: number };
    const address = await resultOf(call('monitoring.livestatus.create', { title: 'a', address: '127.0.0.1', port: 6557 }));
    const { id } = address as { readonly id: number };
    const writes: readonly (readonly [method: string, params: object])[] = [
      ['cmdb.object.update', { id: object, title: 'web1' }],
      ['kataster.object_type.update', { type: server, default_template: template }],
      [
        'cmdb.status.save',
        { id: Number((status as { readonly id: number | string }).id), title: 'Lent', constant: 'LENT', color: '00ff00' },
      ],
      ['cmdb.dialog.update', { ...dialog, entry_id: choice.entry_id, value: 'Dell' }],
      ['monitoring.livestatus.update', { id, title: 'a' }],
      ['kataster.report.save', { title: 'all', filter: {}, columns: ['title'] }],
    ];
    for (const [method, params] of writes) await repeats(t, call, method, params);
  });

  engine.test(`a password saved again counts as changed, so that no guess shows to be right on ${engine.name}`, async t => {
    const call = callerOf(await serviceOver(t, await storeAt(t, await newDatabase(t, engine.name))), 'contract');
    const object = await objectMade(call, { type: server });
    const category = 'C__CATG__PASSWD';
    const entry = await entryMade(call, { object, category, data: { title: 'root', password: 'first-secret' } });
    const number = await latest(call);
    await entryMade(call, { object, category, entry, data: { password: 'first-secret' } });
    t.not(await latest(call), number);
  });

  engine.test(`an inventory pushed again makes no change set on ${engine.name}`, async t => {
    const call = callerOf(await serviceOver(t, await storeAt(t, await newDatabase(t, engine.name))), 'contract');
    const data = {
      C__CATG__GLOBAL: { description: 'in the cellar' },
      C__CATG__MODEL: { manufacturer: 'Dell', title: 'R740', serial: 'S' },
      C__CATG__IP: { update: { lan: { ipv4_address: '192.0.2.7' } } },
    };
    const push = { extType: 'scan', extId: 'host', title: 'host', class: server, data };
    const first = await call('cmdb.external.push.v2', push);
    t.falsy(first.error, JSON.stringify(first));
    const number = await latest(call);
    await resultOf(call('cmdb.external.push.v2', push));
    t.is(await latest(call), number);
  });
}

/** Values of a server by category, and other spellings of the same. */
const spellings: Readonly<Record<string, readonly [first: object, other: object]>> = {
  C__CATG__MODEL: [{ manufacturer: 'Dell' }, { manufacturer: ' DELL' }],
  C__CATG__NETWORK_PORT: [
    { title: 'eth0', mac: '00:27:e3:3d:ce:b0' },
    { title: 'eth0', mac: '0027.E33D.CEB0' },
  ],
  C__CATG__IP: [{ ipv6_address: '2001:db8::a' }, { ipv6_address: '2001:0DB8::000A' }],
  C__CATG__ACCOUNTING: [{ price: '1000' }, { price: 1000 }],
};

for (const engine of enginesInTurn) {
  engine.test(`rows of an import that are spelled otherwise make no change set on ${engine.name}`, async t => {
    const call = callerOf(await serviceOver(t, await storeAt(t, await newDatabase(t, engine.name))), 'contract');
    const save = (spelled: 0 | 1, object: object) => {
      const entries = Object.entries(spellings).map(([category, data]) => ({ part: category, category, data: data[spelled] }));
      const rows = [{ name: 'server:1', object, entries }];
      return resultOf<Saved>(call('kataster.imports.save', { source: 'inventory', rows }));
    };
    const type = 'C__OBJTYPE__SERVER';
    const first = await save(0, { type, data: { title: 'web1' } });
    t.like(first, { rows: [{ result: 'created', refused: [] }] });
    const number = await latest(call);
    t.like(await save(1, { type, data: { title: 'web1' } }), { number: null, rows: [{ refused: [] }] });
    t.is(await latest(call), number);
    const [again] = (await save(1, { type, data: { title: 'web1' } })).rows;
    t.is(again?.result, 'unchanged', 'the new spelling is known');
    const other = await save(0, { type, data: { title: 'web2' } });
    t.is(await latest(call), other.number ?? undefined, 'what does change is in a change set');
  });

  engine.test(`a dump that is spelled otherwise makes no change set on ${engine.name}`, async t => {
    const store = await storeAt(t, await newDatabase(t, engine.name));
    const rows = (maker: string, name: string) => [
      { model: 'dcim.manufacturer', pk: 1, fields: { name: maker } },
      { model: 'dcim.devicetype', pk: 1, fields: { manufacturer: 1, model: 'R740' } },
      { model: 'dcim.devicerole', pk: 1, fields: { name: 'Server' } },
      { model: 'dcim.device', pk: 1, fields: { name, device_type: 1, role: 1 } },
    ];
    await imported(store, rows('Dell', 'web1'));
    const number = await lastNumber(store);
    t.true(number > 0);
    await imported(store, rows('DELL ', 'web1'));
    t.is(await lastNumber(store), number);
    await imported(store, rows('DELL ', 'web2'));
    t.true((await lastNumber(store)) > number);
  });

  engine.test(`an inventory pushed in another spelling makes no change set on ${engine.name}`, async t => {
    const call = callerOf(await serviceOver(t, await storeAt(t, await newDatabase(t, engine.name))), 'contract');
    const push = (spelled: 0 | 1) => {
      const data = Object.fromEntries(Object.entries(spellings).map(([category, each]) => [category, { a: each[spelled] }]));
      return { extType: 'scan', extId: 'host', title: 'host', class: server, data };
    };
    const first = await resultOf<{ readonly success: boolean }>(call('cmdb.external.push.v2', push(0)));
    t.true(first.success, JSON.stringify(first));
    const number = await latest(call);
    t.like(await resultOf(call('cmdb.external.push.v2', push(1))), { success: true });
    t.is(await latest(call), number);
  });
}

interface Saved {
  readonly number: number | null;
  readonly rows: readonly { readonly result: string }[];
}

async function lastNumber({ reads }: Store): Promise<number> {
  return (await reads.history.bounds(undefined, undefined)).last;
}

/** Reasons of categories that take no values of callers. */
const notSaved = /is worked out on reading|is a view|entries are made on the other side|attributes that can be saved/;

async function saveAgain(t: ExecutionContext, service: TestService, category: Category): Promise<void> {
  const call = callerOf(service, 'contract');
  const object = await objectMade(call, {});
  const isSaved = ({ key, type }: Attribute): boolean => key !== category.reverses?.entry && type !== 'password';
  const data = savedValues(await dataFor(category.attributes.filter(isSaved), targetsOf(call, object)));
  const save = { object, category: category.const, data };
  const made = await call('cmdb.category.save', save);
  if (made.error) {
    t.regex(JSON.stringify(made.error), notSaved, category.const);
    return;
  }
  const { entry } = made.result as { readonly entry: number };
  const address = category.multiValue ? { ...save, entry } : save;
  const number = await latest(call);
  const again = await call('cmdb.category.save', address);
  t.falsy(again.error, JSON.stringify(again.error));
  t.is(await latest(call), number, category.const);
}
