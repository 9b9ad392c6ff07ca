import type { ExecutionContext } from 'ava';
import type { Attribute } from '../src/attributes/attribute-type.js';
import type { Category } from '../src/catalog/registry.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { filled } from './helpers/filling.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, savedValues, targetsOf } from './helpers/samples.js';
import { addKey, dialectNames, type TestService } from './helpers/service.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

/** Reasons of categories that take no values of callers. */
const notSaved = /is worked out on reading|is a view|entries are made on the other side|attributes that can be saved/;

async function latest(call: Caller): Promise<unknown> {
  const read = await resultOf(call('kataster.changes.read', { limit: 1 }));
  return (read as { readonly change_sets: readonly { readonly number: number }[] }).change_sets[0]?.number;
}

for (const engine of enginesInTurn) {
  const service = sharedService(engine);
  for (const category of registry.categories.filter(({ attributes }) => attributes.length > 0))
    engine.test(`an entry of ${category.const} as it is read is saved whole, and changes nothing, on ${engine.name}`, async t =>
      saveAsRead(t, await service(), category),
    );

  engine.test(`of an entry that is read and changed, what changed is saved on ${engine.name}`, async t => {
    const call = callerOf(await service(), 'idoit');
    const address = { object: await objectMade(call), category: 'C__CATG__MEMORY' };
    const entry = await entryMade(call, { ...address, data: { title: 'DIMM', manufacturer: 'A', capacity: 8, unit: 'GB' } });
    const [read] = await entriesRead(call, address);
    await entryMade(call, { ...address, entry, data: { ...read, description: 'slow', total_capacity: null } });
    t.deepEqual(await entriesRead(call, address), [{ ...read, description: 'slow' }]);
  });

  engine.test(`a relation that a link tells is saved as it is read, and otherwise not, on ${engine.name}`, async t => {
    for (const dialect of dialectNames) {
      const call = callerOf(await service(), dialect);
      const object = await objectMade(call);
      const parent = await objectMade(call, { type: 'C__OBJTYPE__ROOM', title: 'Room 1' });
      await entryMade(call, { object, category: 'C__CATG__LOCATION', data: { parent } });
      const address = { object, category: 'C__CATG__RELATION' };
      const [read] = await entriesRead(call, address);
      t.is(await entryMade(call, { ...address, data: read }), Number(read?.id));
      t.falsy((await call('cmdb.category.update', { objID: object, category: address.category, data: read })).error);
      t.deepEqual(await entriesRead(call, address), [read]);
      for (const changed of [
        { ...read, description: 'other' },
        { ...read, id: Number(read?.id) + 1 },
      ])
        t.regex(JSON.stringify((await call('cmdb.category.save', { ...address, data: changed })).error), /told by a link/);
    }
  });

  engine.test(`entries of views are saved as they are read by those alone who may change them on ${engine.name}`, async t => {
    const call = callerOf(await service(), 'contract');
    const apikey = `a-reader-of-${engine.name}`;
    await addKey((await service()).store, apikey, 'reader', { grants: [{ verbs: ['view'] }] });
    for (const view of registry.categories.filter(({ mode, reverses }) => mode === 'view' && reverses)) {
      const address = { object: await filled(call, view, 0), category: view.const };
      const [read] = await entriesRead(call, address);
      const mayNot = { error: { data: { error: 'Forbidden' } } };
      t.like(await call('cmdb.category.save', { ...address, data: read, apikey }), mayNot, view.const);
      t.is(await entryMade(call, { ...address, data: read }), Number(read?.id));
      const { error } = await call('cmdb.category.save', { ...address, data: { ...read, description: 'other' } });
      t.regex(JSON.stringify(error), /is a view/);
    }
  });

  engine.test(`a value that a read of the entry does not return is refused at /jsonrpc alone on ${engine.name}`, async t => {
    for (const dialect of dialectNames) {
      const call = callerOf(await service(), dialect);
      const address = { object: await objectMade(call), category: 'C__CATG__IDENTIFIER' };
      const entry = await entryMade(call, { ...address, data: { key: 'a' } });
      for (const last_scan of [null, '2020-01-01 00:00:00']) {
        const { error } = await call('cmdb.category.save', { ...address, entry, data: { key: 'b', last_scan } });
        const isRefused = dialect === 'contract';
        t.is(JSON.stringify(error?.data ?? null).includes('cannot be saved'), isRefused, `${dialect} ${last_scan}`);
      }
      const choice = { id: '7', title: 'none of them', const: null, title_lang: '' };
      const { error } = await call('cmdb.category.save', { ...address, entry, data: { type: choice } });
      t.regex(JSON.stringify(error), /expected the id of a choice/);
    }
  });
}

/** Saves an entry in each dialect as that dialect reads it. A password saved again counts as changed, so that no guess shows to be right. */
async function saveAsRead(t: ExecutionContext, service: TestService, category: Category): Promise<void> {
  const usual = callerOf(service, 'contract');
  const isSaved = ({ key, type }: Attribute): boolean => key !== category.reverses?.entry && type !== 'password';
  const object = await objectMade(usual);
  const data = savedValues(await dataFor(category.attributes.filter(isSaved), targetsOf(usual, object)));
  const made = await usual('cmdb.category.save', { object, category: category.const, data });
  if (made.error) t.regex(JSON.stringify(made.error), notSaved, category.const);
  const address = { object: made.error ? await filled(usual, category, object) : object, category: category.const };
  for (const dialect of dialectNames) {
    if (category.withoutDataIn?.includes(dialect) || category.emptyIn?.includes(dialect)) continue;
    const call = callerOf(service, dialect);
    const [read] = await entriesRead(call, address);
    if (!read) {
      t.is(category.mode, 'view', category.const);
      continue;
    }
    const number = await latest(usual);
    const again = await call('cmdb.category.save', { ...address, data: read });
    t.falsy(again.error, JSON.stringify([dialect, again.error, read]));
    t.is(await latest(usual), number, `${category.const} ${dialect}`);
  }
}
