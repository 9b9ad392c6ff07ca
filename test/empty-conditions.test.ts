import type { ObjectCondition, ObjectOrder } from '../src/domain/storage/object-query.js';
import type { Store } from '../src/domain/storage/store.js';
import { objectMade } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, onEveryEngine, withObjects } from './helpers/stores.js';

const source = { category: 'C__CATG__IP' };
const place = { of: 'entry', key: 'hostname' } as const;
const links = { category: 'C__CATG__LOCATION' };

/** Every condition with nothing in it, and whether all objects meet it or none does. */
const conditions: Readonly<Record<string, readonly [ObjectCondition, 'all' | 'none']>> = {
  'no ids': [{ kind: 'ids', ids: [] }, 'none'],
  'ids that no column holds': [{ kind: 'ids', ids: [2 ** 40] }, 'none'],
  'no types': [{ kind: 'types', types: [] }, 'none'],
  'no values': [{ kind: 'entry', source, place, test: { is: 'oneOf', values: [] } }, 'none'],
  'no values of a list': [{ kind: 'entry', source, place: { ...place, many: true }, test: { is: 'oneOf', values: [] } }, 'none'],
  'no values of a column': [
    { kind: 'value', place: { of: 'column', column: 'cmdbStatus' }, test: { is: 'oneOf', values: [] } },
    'none',
  ],
  'no choices': [{ kind: 'entry', source, place, test: { is: 'choice', dialog: '', patterns: [], shipped: [] } }, 'none'],
  'no titles': [{ kind: 'title', patterns: [] }, 'none'],
  'no equals': [{ kind: 'entry', source, place, test: { is: 'equal', by: 'letters', to: [] } }, 'none'],
  'no linked titles': [{ kind: 'link', source: links, key: 'parent', target: { to: 'titled', patterns: [] } }, 'none'],
  'no linked objects': [{ kind: 'link', source: links, key: 'parent', target: { to: 'objects', ids: [] } }, 'none'],
  'no linked entries': [{ kind: 'link', source: links, key: 'parent', target: { to: 'entries', ids: [] } }, 'none'],
  'no alternative': [{ kind: 'any', of: [] }, 'none'],
  'an alternative without conditions': [{ kind: 'any', of: [[]] }, 'all'],
  'an empty alternative beside one': [{ kind: 'any', of: [[], [{ kind: 'ids', ids: [] }]] }, 'all'],
  'alternatives of nothing': [{ kind: 'any', of: [[{ kind: 'any', of: [] }], [{ kind: 'ids', ids: [] }]] }, 'none'],
  'not any': [{ kind: 'not', condition: { kind: 'any', of: [] } }, 'all'],
  'not all': [{ kind: 'not', condition: { kind: 'any', of: [[]] } }, 'none'],
};

const orders: readonly ObjectOrder[] = [
  { by: 'id' },
  { by: 'title' },
  { by: 'sysid' },
  { by: 'type', ranks: { C__OBJTYPE__SERVER: 0 } },
  { by: 'created' },
  { by: 'updated' },
  {
    by: 'attribute',
    places: [{ source: { category: 'C__CATG__IP' }, key: 'hostname', place: { of: 'entry', key: 'hostname' } }],
    sortedAs: { as: 'text' },
  },
];

const first = { descending: false, after: undefined, offset: 0, limit: 10 };

onEveryEngine({
  'a condition with nothing in it is met by all or by none, in every order': async (t, store: Store) => {
    const all = await withObjects(store, 2);
    for (const [title, [condition, met]] of Object.entries(conditions))
      for (const order of orders) {
        const found = await store.reads.objects.list({ ...first, conditions: [condition], order });
        t.deepEqual(found.map(({ id }) => id).sort(), met === 'all' ? all : [], `${title} by ${order.by}`);
        t.is(await store.reads.objects.count([condition]), found.length, title);
      }
  },

  'no condition at all is met by every object, in every order': async (t, store: Store) => {
    const all = await withObjects(store, 2);
    for (const order of orders) t.is((await store.reads.objects.list({ ...first, conditions: [], order })).length, all.length);
    t.is(await store.reads.objects.count([]), all.length);
    const [after] = all;
    const order = { by: 'id' } as const;
    const rest = await store.reads.objects.list({
      ...first,
      conditions: [],
      order,
      after: { value: after ?? 0, id: after ?? 0 },
    });
    t.is(rest.length, 1);
  },

  'a rank of no type leaves no object': async (t, store: Store) => {
    await withObjects(store, 1);
    t.deepEqual(await store.reads.objects.list({ ...first, conditions: [], order: { by: 'type', ranks: {} } }), []);
  },
});

/** Filters with an empty list, and how many of two servers are told. */
const filters: readonly (readonly [filter: object, found: number])[] = [
  [{}, 2],
  [{ attributes: [] }, 2],
  [{ attributes: [], type: 'C__OBJTYPE__SERVER' }, 2],
  [{ attributes: [], type: 'C__OBJTYPE__SWITCH' }, 0],
  [{ ids: [] }, 0],
  [{ ids: [], attributes: [] }, 0],
  [{ type: [] }, 0],
  [{ type: [], attributes: [] }, 0],
];

for (const engine of engines)
  engine.test(`an empty list of ids or types finds nothing, and one of conditions every object, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const title of ['web1', 'web2']) await objectMade(call, { type: 'C__OBJTYPE__SERVER', title });
    for (const [filter, found] of filters)
      for (const order_by of ['id', 'title', 'type', 'last_name']) {
        const page = await resultOf<{ total: number; objects: readonly unknown[] }>(
          call('cmdb.objects.read', { filter, order_by, count: true, categories: [], fields: [] }),
        );
        t.deepEqual([page.objects.length, page.total], [found, found], JSON.stringify(filter));
      }
    const nothing = { category: 'C__CATG__MODEL', key: 'title', comparison: 'in', value: [] };
    const { error } = await call('cmdb.objects.read', { filter: { attributes: [nothing] } });
    t.regex(error?.data?.filter ?? '', /^attributes\.0\.value: .* a list of 1 to 100 of them, not an empty list$/);
    t.regex((await call('cmdb.condition.read', { conditions: [] })).error?.data?.conditions ?? '', /not an empty list$/);
  });
