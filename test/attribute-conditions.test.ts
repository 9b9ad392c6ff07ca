import { attributeConditions } from '../src/domain/lists/attribute-conditions.js';
import { everyComparison } from '../src/domain/lists/comparisons.js';
import type { ObjectCondition } from '../src/domain/storage/object-query.js';
import type { Store } from '../src/domain/storage/store.js';
import { sqliteDialect } from '../src/store/engines/sqlite/dialect.js';
import { meetingAll } from '../src/store/statements/clauses/object-conditions.js';
import { entryMade, objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';
import { contextOver } from './imports/office.js';

type Condition = readonly [category: string, key: string, comparison?: string, value?: unknown];

const model = 'C__CATG__MODEL';
const global = 'C__CATG__GLOBAL';
const memory = 'C__CATG__MEMORY';
const ip = 'C__CATG__IP';

/** A condition, and the titles of the objects it finds. */
const cases: readonly (readonly [Condition, readonly string[]])[] = [
  [
    [model, 'manufacturer', '=', 'Lenovo'],
    ['web1', 'web2'],
  ],
  [
    [model, 'manufacturer', '=', 'LENOVO'],
    ['web1', 'web2'],
  ],
  [[model, 'manufacturer', '!=', 'Lenovo'], ['db1']],
  [
    [model, 'manufacturer', 'in', ['Lenovo', 'Dell 100%']],
    ['db1', 'web1', 'web2'],
  ],
  [
    [model, 'manufacturer', 'contains', 'l'],
    ['db1', 'web1', 'web2'],
  ],
  [[model, 'manufacturer', 'begins', 'dell'], ['db1']],
  [[model, 'manufacturer', 'like', 'd*0%'], ['db1']],
  [[model, 'manufacturer', 'contains', '%'], ['db1']],
  [[model, 'manufacturer', '=', 'L_'], []],
  [[model, 'manufacturer', 'contains', '_'], []],
  [
    [model, 'manufacturer', 'set'],
    ['db1', 'web1', 'web2'],
  ],
  [
    [model, 'manufacturer', 'unset'],
    ['rack', 'room', 'sw1', 'zoe'],
  ],
  [[model, 'serial', '=', 's-1'], ['web1']],
  [[model, 'serial', 'contains', '\\'], ['web2']],
  [
    [model, 'serial', 'like', '*-*'],
    ['db1', 'web1', 'web2'],
  ],
  [
    [model, 'serial', '>', 'S-1'],
    ['db1', 'web2'],
  ],
  [
    [model, 'serial', 'unset'],
    ['rack', 'room', 'sw1', 'zoe'],
  ],
  [[memory, 'capacity', '>=', 64 * 2 ** 30], ['db1']],
  [
    [memory, 'capacity', '<', 64 * 2 ** 30],
    ['db1', 'web1'],
  ],
  [[memory, 'capacity', '=', 512 * 2 ** 20], ['web1']],
  [
    [memory, 'quantity', 'in', [2, '3']],
    ['db1', 'web1'],
  ],
  [[ip, 'primary', '=', 'yes'], ['web1']],
  [[ip, 'primary', '=', false], []],
  [[ip, 'hostname', '=', 'web'], ['web1']],
  [
    ['C__CATG__LOCATION', 'parent', '=', 'RACK'],
    ['sw1', 'web1'],
  ],
  [['C__CATG__LOCATION', 'parent', 'contains', 'oo'], ['rack']],
  [['C__CATG__LOCATION', 'parent', '!=', 'rack'], ['rack']],
  [
    ['C__CATG__LOCATION', 'parent', 'set'],
    ['rack', 'sw1', 'web1'],
  ],
  [['C__CATG__ACCOUNTING', 'price', '>', 99.5], ['web1']],
  [['C__CATG__ACCOUNTING', 'price', '<=', '100'], ['db1']],
  [['C__CATG__ACCOUNTING', 'acquirementdate', '<', '2026-01-01'], ['web1']],
  [['C__CATG__ACCOUNTING', 'acquirementdate', '=', '1.2.2026'], ['db1']],
  [
    [global, 'title', 'begins', 'WEB'],
    ['web1', 'web2'],
  ],
  [
    [global, 'title', '!=', 'web1'],
    ['db1', 'rack', 'room', 'sw1', 'web2', 'zoe'],
  ],
  [
    [global, 'title', 'in', ['web1', 'Sw1']],
    ['sw1', 'web1'],
  ],
  [[global, 'type', '=', 'C__OBJTYPE__SWITCH'], ['sw1']],
  [[global, 'type', '=', 'Switch'], ['sw1']],
  [
    [global, 'type', 'in', [5, '6']],
    ['db1', 'sw1', 'web1', 'web2'],
  ],
  [[global, 'cmdb_status', '=', 'planned'], ['db1']],
  [
    [global, 'cmdb_status', '!=', 'planned'],
    ['rack', 'room', 'sw1', 'web1', 'web2', 'zoe'],
  ],
  [
    [global, 'tag', '=', 'red'],
    ['web1', 'web2'],
  ],
  [[global, 'tag', 'in', ['blue', 'green']], ['web1']],
  [
    [global, 'tag', 'unset'],
    ['db1', 'rack', 'room', 'sw1', 'zoe'],
  ],
  [[global, 'purpose', '=', 'Production'], ['web1']],
  [
    [global, 'created', '=', '2026-01-15 09:00:00'],
    ['db1', 'rack', 'room', 'sw1', 'web1', 'web2', 'zoe'],
  ],
  [[global, 'created', '>', '2026-01-15 09:00:00'], []],
  [
    [global, 'created', '<=', '2026-01-15 09:00:00'],
    ['db1', 'rack', 'room', 'sw1', 'web1', 'web2', 'zoe'],
  ],
  [
    [global, 'created_by', 'contains', 'test'],
    ['db1', 'rack', 'room', 'sw1', 'web1', 'web2', 'zoe'],
  ],
  [
    [global, 'changed', 'set'],
    ['web1', 'web2'],
  ],
  [[global, 'description', 'contains', 'ü'], ['web2']],
];

async function filled(call: Caller): Promise<void> {
  const create = async (type: string, title: string, categories: object = {}, more: object = {}) =>
    await objectMade(call, { type: `C__OBJTYPE__${type}`, title, categories, ...more });
  const room = await create('ROOM', 'room');
  const rack = await create('ENCLOSURE', 'rack', { C__CATG__LOCATION: { parent: room } });
  const inRack = { C__CATG__LOCATION: { parent: rack } };
  await create('SERVER', 'web1', {
    [model]: { manufacturer: 'Lenovo', title: 'SR650', serial: 'S-1' },
    [memory]: { quantity: 2, capacity: 512, unit: 'MB' },
    [ip]: { hostname: 'web', ipv4_address: '10.0.0.1', primary: 1 },
    C__CATG__ACCOUNTING: { price: '1000.50', acquirementdate: '2025-12-31' },
    ...inRack,
  });
  await create('SERVER', 'web2', { [model]: { manufacturer: 'Lenovo', serial: 'S-\\2' } }, { description: 'Büro' });
  await create(
    'SERVER',
    'db1',
    {
      [model]: { manufacturer: 'Dell 100%', serial: 'S-2' },
      [memory]: [
        { quantity: 3, capacity: 64, unit: 'GB' },
        { quantity: 1, capacity: 1, unit: 'MB' },
      ],
      C__CATG__ACCOUNTING: { price: 99.5, acquirementdate: '2026-02-01' },
    },
    { cmdb_status: 'C__CMDB_STATUS__PLANNED' },
  );
  await create('SWITCH', 'sw1', inRack);
  await create('PERSON', 'zoe', { C__CATG__MAIL_ADDRESSES: { title: 'zoe@example.org' } });
  await entryMade(call, { object: 3, category: global, data: { tag: ['red', 'blue'], purpose: 'Production' } });
  await entryMade(call, { object: 4, category: global, data: { tag: ['red'] } });
}

/** Values of every type that is compared, some of which several objects have. */
const alternatives: readonly (readonly [category: string, key: string, values: readonly unknown[]])[] = [
  [model, 'manufacturer', ['Lenovo', 'Dell 100%', 10_001, 'nobody']],
  [model, 'serial', ['s-1', 'S-2', 'S-\\2', 'S']],
  [memory, 'quantity', [1, '2', 3, 4]],
  [memory, 'capacity', [512 * 2 ** 20, 64 * 2 ** 30]],
  [ip, 'primary', [true, 'no']],
  ['C__CATG__LOCATION', 'parent', ['RACK', 'room', 1]],
  ['C__CATG__ACCOUNTING', 'price', [99.5, '1000.50', 1]],
  ['C__CATG__ACCOUNTING', 'acquirementdate', ['2025-12-31', '1.2.2026', '2000-01-01']],
  [global, 'title', ['web1', 'SW1', 'nobody']],
  [global, 'type', ['C__OBJTYPE__SWITCH', 5, 'Person']],
  [global, 'cmdb_status', ['planned', 6]],
  [global, 'tag', ['red', 'blue', 'green']],
  [global, 'purpose', ['Production', 'Test']],
  [global, 'created', ['2026-01-15 09:00:00', '2026-01-16 09:00:00']],
  [global, 'created_by', ['test', 'nobody']],
  [global, 'description', ['Büro', 'nothing']],
];

for (const engine of engines)
  engine.test(`a condition with a list of values finds the objects that each value finds on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await filled(call);
    const found = async (category: string, key: string, comparison: string, value: unknown): Promise<string[]> => {
      const filter = { attributes: [{ category, key, comparison, value }] };
      const objects = await resultOf(call('cmdb.objects.read', { filter, fields: [] }));
      return (objects as unknown as readonly { readonly id: string }[]).map(({ id }) => id);
    };
    for (const [category, key, values] of alternatives) {
      const each = await Promise.all(values.map(value => found(category, key, '=', value)));
      t.true(each.flat().length > 0, key);
      t.deepEqual((await found(category, key, 'in', values)).sort(), [...new Set(each.flat())].sort(), key);
    }
  });

for (const [category, key, values] of alternatives)
  test(`a list of values of ${category}.${key} is looked for at once`, t => {
    const context = contextOver({} as Store);
    const terms = { parameter: 'filter', key: 'key', comparisons: everyComparison };
    const searches = (list: readonly unknown[]): number => {
      const conditions = attributeConditions(context, { category, key, comparison: 'in', value: list }, terms);
      return meetingAll(conditions, sqliteDialect).text.split('SELECT').length;
    };
    const many = Array.from({ length: 25 }, () => values).flat();
    t.is(searches(many.slice(0, 100)), searches(values));
  });

test('alternatives of one category are looked for in the entries of an object at once', t => {
  const like = (at: number): ObjectCondition => ({
    kind: 'entry',
    source: { category: ip },
    place: { of: 'entry', key: 'hostname' },
    test: { is: 'like', pattern: ['', `web${at}`, ''] },
  });
  const { text } = meetingAll([{ kind: 'any', of: Array.from({ length: 20 }, (_, at) => [like(at)]) }], sqliteDialect);
  t.is(text.split('SELECT').length - 1, 1);
});

for (const engine of engines)
  engine.test(`attributes of every type are compared as the document says on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await filled(call);
    for (const [[category, key, comparison, value], expected] of cases) {
      const filter = { attributes: [{ category, key, comparison, value }] };
      const { result, error } = await call('cmdb.objects.read', { filter, order_by: 'title' });
      const titles = (result as readonly { readonly title: string }[] | undefined)?.map(({ title }) => title);
      t.deepEqual(titles ?? error, expected, JSON.stringify([category, key, comparison, value]));
    }
  });
