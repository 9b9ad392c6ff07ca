import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const titled = (title: string) => ({ en: title, de: title });
const order = 'C__CATG__CUSTOM_ORDER';
const total = { key: 'total', type: 'computed', valueType: 'money', title: titled('Total'), expression: 'amount * price' };
const attributes = [
  { key: 'amount', type: 'integer', title: titled('Amount') },
  { key: 'price', type: 'money', title: titled('Price') },
  total,
];

interface Applied {
  readonly steps: readonly object[];
}

interface Latest {
  readonly change_sets: readonly { readonly number: number }[];
}

for (const engine of enginesInTurn) {
  engine.test(`a computed attribute follows from others, at once and wherever it is read, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const apply = (changed: readonly object[]) =>
      resultOf<Applied>(call('kataster.schema.apply', { schema: { categories: [{ const: order, attributes: changed }] } }));
    const read = (asked: object = {}) =>
      resultOf<readonly object[]>(call('cmdb.category.read', { objID: Number(id), category: order, ...asked }));
    await resultOf(
      call('kataster.schema.apply', { schema: { categories: [{ const: order, title: titled('Order'), attributes }] } }),
    );
    const categories = { [order]: { amount: 3, price: '19.99' } };
    const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', categories }));
    t.like(await read(), [{ amount: '3', price: '19.99', total: '59.97' }]);
    const report = { title: 'totals', columns: ['title', `${order}-total`], filter: { type: 'C__OBJTYPE__SERVER' } };
    const saved = await resultOf<{ id: string }>(call('kataster.report.save', report));
    t.like(await resultOf(call('cmdb.reports.read', { id: Number(saved.id) })), [{ Title: 'web1', Total: '59.97' }]);
    t.like(await resultOf(call('cmdb.category_info.read', { category: order })), {
      total: { type: 'computed', valueType: 'money', readOnly: true, sortable: false, expression: 'amount * price' },
    });

    const { steps } = await apply([{ ...total, expression: 'round(amount * price * 1.19, 2)' }]);
    t.like(steps, [{ name: `${order}.total`, change: 'changed', members: ['expression'] }]);
    t.like(await read(), [{ total: '71.36' }]);
    const { change_sets: sets } = await resultOf<Latest>(call('kataster.changes.read', { limit: 1 }));
    await resultOf(call('kataster.changes.revert', { numbers: sets.map(({ number }) => number) }));
    t.like(await read(), [{ total: '59.97' }]);

    await apply([{ key: 'pieces', aliases: ['amount'], type: 'integer', title: titled('Pieces') }]);
    t.like(await read(), [{ pieces: '3', total: '59.97' }], 'renamed');
    t.like(await resultOf(call('cmdb.category_info.read', { category: order })), { total: { expression: 'pieces * price' } });
    const [last] = (await resultOf<Latest>(call('kataster.changes.read', { limit: 1 }))).change_sets;
    await apply([{ ...total, expression: 'pieces * price * 2' }]);
    await apply([{ key: 'pieces', aliases: [], type: 'integer', title: titled('Pieces') }]);
    t.like(await read(), [{ pieces: '3', total: '119.94' }], 'without its former key');
    t.like(await read({ as_of: last?.number }), [{ total: '59.97' }], 'then');
    t.like(await read({ as_of: (last?.number ?? 0) - 1 }), [{ total: '59.97' }], 'before it was renamed');
    const { error: taken } = await call('kataster.schema.apply', { removed: [`${order}.price`] });
    t.regex(JSON.stringify(taken), /this category has no attribute 'price'/);
    const { error: written } = await call('cmdb.category.save', { object: Number(id), category: order, data: { total: 5 } });
    t.regex(JSON.stringify(written), /this attribute is worked out on reading/);
    const condition = { category: order, key: 'total', comparison: '>', value: 5 };
    const { error: refused } = await call('cmdb.objects.read', { filter: { attributes: [condition] } });
    t.is(refused?.data?.error, 'InvalidParameters', JSON.stringify(refused));
  });

  engine.test(`an expression that is none is refused by its place on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const faults: Readonly<Record<string, string>> = {
      'amount * prise': "this category has no attribute 'prise'; did you mean 'price'?",
      'amount *': 'is no expression: Expected expression after * at character 8',
      'concat(amount)': 'gives a text; expected valueType text',
    };
    for (const [expression, fault] of Object.entries(faults)) {
      const categories = [
        { const: order, title: titled('Order'), attributes: [...attributes.slice(0, 2), { ...total, expression }] },
      ];
      const { error } = await call('kataster.schema.preview', { schema: { categories } });
      t.is(error?.data?.['schema.categories.0.attributes.2.expression'], fault, JSON.stringify(error));
    }
  });
}
