import type { ExecutionContext } from 'ava';
import { entryMade, objectMade } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';

type Entry = { readonly id: string; readonly primary: { readonly value: string } };

async function server(t: ExecutionContext, engine: TestEngine, category = 'C__CATG__IP') {
  const call = callerOf(await startedService(t, engine), 'contract');
  const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
  const address = { object: Number(id), category };
  const save = async (data: object, entry?: number): Promise<number> => await entryMade(call, { ...address, data, entry });
  const step = (operation: string, entry: number) => resultOf(call(`cmdb.category.${operation}`, { ...address, entry }));
  /** Entries with the mark, by their places among all. */
  const marked = async (status = 2): Promise<string[]> => {
    const entries = await resultOf<Entry[]>(call('cmdb.category.read', { ...address, status }));
    return entries.filter(({ primary }) => primary.value === '1').map(entry => entry.id);
  };
  return { call, object: address.object, save, step, marked };
}

for (const engine of engines) {
  const on = `on ${engine.name}`;

  for (const [category, data] of [
    ['C__CATG__IP', { hostname: 'web1' }],
    ['C__CATG__MAIL_ADDRESSES', { title: 'a@example.net' }],
    ['C__CATG__ACCESS', { url: 'http://example.net' }],
    ['C__CATG__CONTACT', {}],
  ] as const)
    engine.test(`the first entry of ${category} is primary, others become so when they are saved so ${on}`, async t => {
      const { call, save: saveData, marked } = await server(t, engine, category);
      const person =
        category === 'C__CATG__CONTACT' ? { contact_object: await objectMade(call, { type: 'C__OBJTYPE__PERSON' }) } : {};
      const save = (values: object, entry?: number) => saveData({ ...person, ...values }, entry);
      const [first, second] = [await save(data), await save(data)];
      t.deepEqual(await marked(), [String(first)]);
      await save({ primary: 1 }, second);
      t.deepEqual(await marked(), [String(second)]);
      const third = await save({ ...data, primary: true });
      t.deepEqual(await marked(), [String(third)]);
    });

  for (const operation of ['archive', 'purge'])
    engine.test(`the oldest normal entry is primary once the primary one is gone by ${operation} ${on}`, async t => {
      const { save, step, marked } = await server(t, engine);
      const [first, second] = [await save({}), await save({}), await save({})];
      await step(operation, first);
      t.deepEqual(await marked(), [String(second)]);
      t.deepEqual(await marked(-1), [String(second)]);
    });

  engine.test(`a recycled entry is not primary again, unless no other one is ${on}`, async t => {
    const { save, step, marked } = await server(t, engine);
    const [first, second] = [await save({}), await save({})];
    await step('archive', first);
    await step('recycle', first);
    t.deepEqual(await marked(), [String(second)]);
    await step('archive', first);
    await step('archive', second);
    t.deepEqual(await marked(3), [String(second)]);
    await step('recycle', first);
    t.deepEqual(await marked(-1), [String(first)]);
  });

  engine.test(`the only entry keeps the mark in the archive until another one is made ${on}`, async t => {
    const { save, step, marked } = await server(t, engine);
    const first = await save({});
    await step('archive', first);
    t.deepEqual(await marked(3), [String(first)]);
    const second = await save({});
    t.deepEqual(await marked(-1), [String(second)]);
  });

  for (const given of [0, null, 'no'])
    engine.test(`an entry saved with ${given} leaves the mark to the oldest other normal one ${on}`, async t => {
      const { save, step, marked } = await server(t, engine);
      const [first, second, third] = [await save({}), await save({}), await save({})];
      await step('archive', second);
      await save({ primary: given }, first);
      t.deepEqual(await marked(-1), [String(third)]);
      await save({ primary: given }, first);
      t.deepEqual(await marked(-1), [String(third)]);
    });

  engine.test(`an entry that is not normal does not become primary before it is recycled ${on}`, async t => {
    const { call, object, save, step, marked } = await server(t, engine);
    const [first, second] = [await save({}), await save({})];
    await step('archive', second);
    const data = { hostname: 'web2', primary: 1 };
    const { error } = await call('cmdb.category.save', { object, category: 'C__CATG__IP', entry: second, data });
    t.regex(error?.data?.primary ?? '', /^entry \d+ is archived, .*recycle it first/);
    t.deepEqual(await marked(-1), [String(first)]);
    await save({ hostname: 'web2', primary: 0 }, second);
    await step('recycle', second);
    await save({ primary: 1 }, second);
    t.deepEqual(await marked(-1), [String(second)]);
  });

  engine.test(`the only entry keeps the mark when it is saved in the archive ${on}`, async t => {
    const { save, step, marked } = await server(t, engine);
    const first = await save({});
    await step('archive', first);
    await save({ hostname: 'web1', primary: 1 }, first);
    t.deepEqual(await marked(3), [String(first)]);
  });

  engine.test(`the only entry saved as not primary leaves the object without one, until one is wanted ${on}`, async t => {
    const { save, marked } = await server(t, engine);
    const first = await save({ primary: 0 });
    t.deepEqual(await marked(), []);
    const second = await save({});
    t.deepEqual(await marked(), [String(second)]);
    await save({ primary: 1 }, first);
    t.deepEqual(await marked(), [String(first)]);
  });
}
