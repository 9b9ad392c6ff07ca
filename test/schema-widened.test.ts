import { hasMoreColumns, isWiderTarget, leadsAsBefore } from '../src/domain/schema/wider.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const [server, client] = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT'];
const tankWith = (objectTypes: readonly string[], ...columns: readonly string[]) => ({
  categories: [
    {
      const: tank,
      title: titled('Tank'),
      attributes: [
        { key: 'pump', type: 'object', title: titled('Pump'), target: { objectTypes } },
        { key: 'parts', type: 'rows', title: titled('Parts'), fields: columns.map(key => ({ key, type: 'text' })) },
      ],
    },
  ],
});

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: a link leads to fewer types once no entry leads to another, and to more by undo`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: tankWith([server, client], 'name') }));
    const created = (type: string) => resultOf<{ id: number }>(call('cmdb.object.create', { type, title: type }));
    const [{ id: objID }, { id: pump }] = [await created(server), await created(client)];
    const save = (data: object) => call('cmdb.category.save', { objID, category: tank, data });
    await resultOf(save({ pump }));
    const narrow = { schema: tankWith([server], 'name') };
    const { error } = await call('kataster.schema.apply', narrow);
    t.deepEqual(error?.data, {
      error: 'InvalidParameters',
      'schema.categories.0.attributes.0.target':
        'entries that lead to an object of another type: 1; change those first, a preview with limit lists them',
    });
    const { refused } = await resultOf<{ refused: readonly object[] }>(call('kataster.schema.preview', { ...narrow, limit: 5 }));
    t.like(refused, [{ name: `${tank}.pump`, member: 'target', object: { id: Number(objID) }, value: client }]);
    await resultOf(save({ pump: objID }));
    t.like(await resultOf<object>(call('kataster.schema.apply', narrow)), { version: 2, loss: 0 });
    t.is((await save({ pump })).error?.data?.error, 'ValidationFailed');
    const { change_sets: sets } = await resultOf<{ change_sets: readonly { number: number }[] }>(
      call('kataster.changes.read', { method: 'kataster.schema.apply', limit: 1 }),
    );
    const undo = { numbers: sets.map(({ number }) => number) };
    await resultOf(call('kataster.changes.revert', undo));
    await resultOf(save({ pump }));
  });

  engine.test(`${engine.name}: a link leads to one more type, and rows have one more column, from the next call on`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: tankWith([server], 'name') }));
    const created = (type: string) => resultOf<{ id: number }>(call('cmdb.object.create', { type, title: type }));
    const [{ id: objID }, { id: pump }] = [await created(server), await created(client)];
    const save = (data: object) => call('cmdb.category.save', { objID, category: tank, data });
    await resultOf(save({ pump: objID, parts: [{ name: 'lid' }] }));
    t.is((await save({ pump })).error?.data?.error, 'ValidationFailed');
    await resultOf(call('kataster.schema.apply', { schema: tankWith([server, client], 'name', 'size') }));
    const read = () => resultOf<readonly object[]>(call('cmdb.category.read', { objID, category: tank }));
    t.like(await read(), [{ pump: { id: String(objID) }, parts: [{ name: 'lid', size: '' }] }], 'nothing is written anew');
    await resultOf(save({ pump, parts: [{ name: 'lid', size: 'L' }] }));
    t.like(await read(), [{ pump: { id: String(pump) }, parts: [{ name: 'lid', size: 'L' }] }]);
    const { error } = await call('kataster.schema.apply', { schema: tankWith([server], 'size') });
    t.deepEqual(Object.keys(error?.data ?? {}).sort(), [
      'error',
      'schema.categories.0.attributes.0.target',
      'schema.categories.0.attributes.1.fields',
    ]);
  });
}

test('what a link may lead to is more where nothing is excluded that was not', t => {
  const [one, both] = [['one'], ['one', 'other']];
  t.true(isWiderTarget({ objectTypes: one }, { objectTypes: both }));
  t.true(isWiderTarget({ objectTypes: one }, undefined));
  t.true(isWiderTarget({ excludeObjectTypes: both }, { excludeObjectTypes: one }));
  t.true(isWiderTarget({ container: true }, {}));
  t.false(isWiderTarget(undefined, { objectTypes: both }));
  t.false(isWiderTarget({ objectTypes: both }, { objectTypes: one }));
  t.false(isWiderTarget({}, { excludeObjectTypes: one }));
  t.false(isWiderTarget({}, { notItself: true }));
  t.false(isWiderTarget({ category: 'one' }, { category: 'other' }));
  t.false(isWiderTarget({ objectTypes: one }, ['one']), 'what is no target is none');
});

test('a link leads as before where only types are others', t => {
  t.true(leadsAsBefore({ objectTypes: ['one'] }, { objectTypes: ['other'] }));
  t.true(leadsAsBefore(undefined, { container: true }));
  t.true(leadsAsBefore({ category: 'one', notItself: true }, { category: 'one' }));
  t.false(leadsAsBefore({ category: 'one' }, { category: 'other' }));
  t.false(leadsAsBefore(undefined, { sameObject: true }));
  t.false(leadsAsBefore({ objectTypes: ['one'] }, ['one']));
});

test('rows have more columns where every former one is as it was', t => {
  const name = { key: 'name', type: 'text' };
  t.true(hasMoreColumns([name], [{ key: 'size', type: 'text' }, name]));
  t.false(hasMoreColumns([name], [{ ...name, type: 'object' }]));
  t.false(hasMoreColumns([name], []));
  t.false(hasMoreColumns([name], undefined));
});
