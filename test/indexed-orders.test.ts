import { lastCatalogueChoice } from '../src/attributes/references.js';
import { orderingForm, type TextOrder } from '../src/attributes/text-orders.js';
import { attributeOrder } from '../src/domain/lists/attribute-orders.js';
import { indexSlice } from '../src/domain/search/index-slice.js';
import type { ListedObject, ObjectCondition, ObjectQuery, ValueTest } from '../src/domain/storage/object-query.js';
import type { RecordStatus } from '../src/domain/storage/objects.js';
import type { VisibilityScope } from '../src/domain/storage/visibility-scope.js';
import type { Engine } from '../src/store/engines/engine.js';
import { openPostgres } from '../src/store/engines/postgres/postgres.js';
import { openSqlite } from '../src/store/engines/sqlite/sqlite.js';
import { recordTransaction } from '../src/store/record-transaction.js';
import { type Effort, listObjects } from '../src/store/statements/access-paths.js';
import { SqlRecords } from '../src/store/statements/records.js';
import { ScopedSession, Scoping } from '../src/store/statements/scoping.js';
import { author } from './helpers/author.js';
import { Dice } from './helpers/dice.js';
import { patientLimits } from './helpers/patience.js';
import { engines, someEntry, someObject, storeAt } from './helpers/stores.js';
import { contextOver, registry } from './imports/office.js';

const objects = 80;
const rounds = 3;
const queriesOfRound = 80;
const selected = 'id AS "id", title AS "title"';
const types = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT'];
const statuses: readonly RecordStatus[] = ['normal', 'normal', 'normal', 'archived'];
const long = 'x'.repeat(199);
const texts = [
  'a',
  'A',
  'b',
  'B',
  'ä',
  'Ä',
  'z 1',
  '10',
  '9',
  long,
  `${long}a`,
  `${long}ab`,
  `${long}aa`,
  `${long}b`,
  '\u{1f600}'.repeat(205),
];
const numbers = [0, -1, 1, 0.1, 2.5, 10, 9, 1e12, 0.30000000000000004, 123456789.123];
const addresses = [
  ...[
    '10.0.0.1',
    '10.0.0.12',
    '10.0.0.9',
    '9.255.0.1',
    '192.0.2.1',
    '::1',
    '2001:db8::9',
    '2001:db8::10',
    'fe80::1',
    'fe80::1%eth0',
  ],
  ...['::ffff:10.0.0.9', '10.0.0', '10.0.0.256', '010.0.0.1', '1::2::3', 'None', 'none', ':', '%'],
];
const digits = ['9', '10', '010', '4094', '-1', '1.5', 'ten', 'Ten', '123456789012345678901'];
const days = ['2026-01-01', '2026-01-31', '2025-12-31'];

/** Attributes that link to objects, in the categories beneath. */
const linking = ['parent', 'contact'];
const titles = ['s', 't', 'S 2', 'ü', 'Ü', 's10', 'x'.repeat(240)];

/** Ids of so many objects, some more than once. */
function links(dice: Dice, count: number): readonly number[] {
  return [...new Set(Array.from({ length: count }, () => 1 + dice.below(objects)))];
}

/** Values of each category at random, in the form in which they are stored; some are left out. */
const categories: Readonly<Record<string, (dice: Dice) => Readonly<Record<string, unknown>>>> = {
  C__CATG__IP: dice => ({
    hostname: dice.one(texts),
    ipv4_address: dice.one(addresses),
    ipv6_address: dice.one(addresses),
    active: dice.happens(50),
    net_type: dice.one([1, 2, 1000]),
    shared_as: dice.one([1, lastCatalogueChoice + 1, lastCatalogueChoice + 4, lastCatalogueChoice + 9]),
    dns_domain: [1, 2, 3].filter(() => dice.happens(40)).map(choice => lastCatalogueChoice + choice),
  }),
  C__CATG__MEMORY: dice => ({ quantity: dice.one(numbers), capacity: { amount: 1, base: dice.one(numbers) } }),
  C__CATG__ACCOUNTING: dice => ({
    price: dice.one(['12.50', '9.00', '-3.10', '1000.00']),
    order_date: dice.one(days),
    contact: links(dice, dice.below(4)),
  }),
  C__CATG__LOCATION: dice => ({ parent: links(dice, 1)[0] }),
  C__CATS__LAYER2_NET: dice => ({ vlan_id: dice.one(digits) }),
  C__CATG__POWER_CONSUMER: dice => ({ title: dice.one(texts) }),
  C__CATG__CONNECTOR: dice => ({ title: dice.one(texts) }),
};
const orders = [
  ...['IP-hostname', 'IP-ipv4_address', 'MEMORY-quantity', 'MEMORY-capacity', 'ACCOUNTING-price', 'ACCOUNTING-order_date'],
  ...['POWER_CONSUMER-title', 'CONNECTOR-title', 'GLOBAL-description', 'MEMORY-description'],
  ...[
    'IP-active',
    'IP-net_type',
    'IP-shared_as',
    'IP-dns_domain',
    'GLOBAL-cmdb_status',
    'LOCATION-parent',
    'IP-ipv6_address',
    'IP-hostaddress',
  ],
  'ACCOUNTING-contact',
]
  .map(name => `C__CATG__${name}`)
  .concat('C__CATS__LAYER2_NET-vlan_id');

/** Choices that users added; two of a dialog have the same title in different sub-dialogs. */
const choices = [
  ...[
    ['net_dns_domain', 'b'],
    ['net_dns_domain', 'a'],
    ['net_dns_domain', 'c'],
  ],
  ...[
    ['ip_shared_role', 'a'],
    ['ip_shared_role', 'zz'],
  ],
] as const;
const cmdbStatuses = ['C__CMDB_STATUS__IN_OPERATION', 'C__CMDB_STATUS__PLANNED', 'C__CMDB_STATUS__STORED'];

const scopes: readonly (VisibilityScope | undefined)[] = [
  undefined,
  [{ objectTypes: types.slice(0, 1) }],
  [{ objectTypes: types.slice(1), categories: ['C__CATG__IP'] }, { objectTypes: types.slice(0, 1) }],
];

/** Without effort all is sorted; with some, the index is gone through in part or to its end. */
const withoutIndex: readonly Effort[] = [];
const efforts: readonly (readonly Effort[])[] = [
  [{ few: 0, tested: 100_000, testedPerRow: 1 }],
  [{ few: 0, tested: 3, testedPerRow: 2 }],
  [
    { few: 20, tested: 1, testedPerRow: 1 },
    { few: 400, tested: 30, testedPerRow: 1 },
  ],
];

for (const engine of engines)
  engine.test(`${engine.name}: the index of values gives the order that sorting gives`, async t => {
    const dice = new Dice(11);
    const options = { url: await engine.address(t), durability: 'fast', limits: patientLimits } as const;
    const store = await storeAt(t, options.url);
    const orderOf = new Map(orders.map(name => [name, attributeOrder(contextOver(store), name)]));
    await store.close();
    const opened = await (engine.name === 'SQLite' ? openSqlite(options) : openPostgres(options));
    t.teardown(() => opened.close());
    for (const [dialog, title] of choices)
      await opened.run(session =>
        session.count("INSERT INTO choices (dialog, parent, title, folded_title) VALUES (?, '', ?, ?)", [dialog, title, title]),
      );
    await fill(opened, dice);
    const counts = { pages: 0, values: 0 };
    const byIndex = new Map<string, number>(orders.map(name => [name, 0]));
    for (let round = 0; round < rounds; round += 1) {
      // In some rounds all changes are indexed, in others a part of them.
      for (let slices = dice.one([1, 20]); slices > 0; slices -= 1)
        await opened.run(session => indexSlice(new SqlRecords(session), registry, () => {}));
      for (let count = 0; count < queriesOfRound; count += 1) {
        const scope = dice.one(scopes);
        const { reading } = opened;
        const session = scope ? new ScopedSession(reading, new Scoping(scope, reading.dialect)) : reading;
        const name = dice.one(orders);
        const order = orderOf.get(name) ?? { by: 'id' };
        const query = await drawnQuery(dice, order, first => listObjects(session, first, selected, withoutIndex));
        const expected = await listObjects(session, query, selected, withoutIndex);
        for (const effort of efforts) {
          const asked: string[] = [];
          const heard = new Proxy(session, {
            get: (target, name) =>
              name === 'rows'
                ? (text: string, values: readonly (string | number)[]) => {
                    asked.push(text);
                    return target.rows(text, values);
                  }
                : Reflect.get(target, name, target),
          });
          const page = await listObjects(heard, query, selected, effort);
          t.deepEqual(page.map(placeOf), expected.map(placeOf), JSON.stringify({ query, scope, effort, round }));
          if (isByIndex(asked)) byIndex.set(name, (byIndex.get(name) ?? 0) + 1);
          if (query.conditions.some(({ kind }) => kind === 'entry') && asked.at(-1)?.includes('v.attribute')) counts.values += 1;
        }
        counts.pages += 1;
      }
      await change(opened, dice);
    }
    t.log(`${counts.pages} pages, ${counts.values} by a value, ${JSON.stringify(Object.fromEntries(byIndex))}`);
    t.true(counts.values > 50);
    for (const [name, count] of byIndex) t.true(count > 0, name);
  });

/** Whether the last statement gave the page by the index, or the objects that the index gave. */
function isByIndex(asked: readonly string[]): boolean {
  const [before = '', last = ''] = asked.slice(-2);
  return (
    (asked.length === 1 ? before : last).includes('valued AS') || (before.includes('valued AS') && last.includes('WHERE o.id IN'))
  );
}

function placeOf({ id, position }: ListedObject): readonly (string | number)[] {
  return [id, position];
}

type Sorted = Pick<ObjectQuery, 'order'>['order'];

async function drawnQuery(dice: Dice, order: Sorted, pageOf: (query: ObjectQuery) => Promise<ListedObject[]>) {
  const conditions: readonly ObjectCondition[] = [
    { kind: 'status', status: dice.one(statuses) },
    ...(dice.happens(40) ? [{ kind: 'types', types: dice.happens(70) ? types.slice(0, 1) : types } as const] : []),
    ...(dice.happens(20) ? [{ kind: 'title', patterns: [['s', '']] } as const] : []),
    ...(dice.happens(35) ? [drawnValue(dice)] : []),
  ];
  const query = {
    conditions,
    order,
    descending: dice.happens(50),
    after: undefined,
    offset: dice.one([0, 0, 3]),
    limit: dice.one([1, 5, 20, 200]),
  };
  const last = dice.happens(60) ? (await pageOf(query)).at(-1) : undefined;
  return last ? { ...query, offset: 0, after: { value: last.position, id: last.id } } : query;
}

/** Tests of the values of each category at random, as comparisons make them. */
function drawnValue(dice: Dice): ObjectCondition {
  const text = dice.one([...texts, ...days, '1', 'x', '10.0.0.1', 'zz']);
  const number = dice.one([...numbers, 99]);
  const direction = dice.one(['=', '<', '<=', '>', '>='] as const);
  const ofText = dice.one<ValueTest>([
    { is: 'set' },
    { is: 'like', pattern: dice.one([[text], [text, ''], ['', text, ''], ['', text], ['x', text, ''], ['1', '']]) },
    { is: 'ordered', order: direction, text },
    { is: 'equal', by: dice.one(['letters', 'bytes', 'seconds'] as const), to: [text, 'b'] },
  ]);
  const ordered = (by: TextOrder, among: readonly string[]): ValueTest => {
    return { is: 'ordered', order: direction, text: orderingForm(by, dice.one(among)), by };
  };
  const ofNumber = dice.one<ValueTest>([
    { is: 'number', order: direction, number },
    { is: 'equal', by: 'number', to: [number, 9] },
  ]);
  const ofChoice = dice.one<ValueTest>([
    { is: 'oneOf', values: [dice.one([1, 2, 1000, lastCatalogueChoice + 1, lastCatalogueChoice + 2])] },
    { is: 'oneOf', values: [2], orUnset: true },
    { is: 'choice', dialog: 'net_dns_domain', patterns: [[dice.one(['a', 'b', 'y'])]], shipped: [1] },
  ]);
  const [category, key, test, more = {}] = dice.one<readonly [string, string, ValueTest, object?]>([
    ['IP', 'hostname', ofText],
    ['IP', 'ipv4_address', ofText],
    ['IP', 'ipv4_address', ordered('address', addresses)],
    ['IP', 'ipv6_address', ordered('address', addresses)],
    ['ACCOUNTING', 'order_date', ofText],
    ['POWER_CONSUMER', 'title', ofText],
    ['MEMORY', 'quantity', ofNumber],
    ['MEMORY', 'capacity', ofNumber, { within: 'base' }],
    ['ACCOUNTING', 'price', ofNumber],
    ['IP', 'net_type', ofChoice],
    ['IP', 'dns_domain', ofChoice, { many: true }],
    ['IP', 'active', { is: 'oneOf', values: [dice.happens(50)], orUnset: dice.happens(50) }],
  ]);
  return { kind: 'entry', source: { category: `C__CATG__${category}` }, place: { of: 'entry', key, ...more }, test };
}

async function fill(engine: Engine, dice: Dice): Promise<void> {
  await recordTransaction(engine, author, async records => {
    const ids = await records.nextIds('objects', objects);
    for (const id of ids) {
      const values = dice.happens(50) ? JSON.stringify({ description: dice.one(texts) }) : '{}';
      await records.objects.insert(
        someObject(id, {
          type: dice.one(types),
          status: dice.one(statuses),
          title: dice.one(titles),
          values,
          cmdbStatus: dice.one(cmdbStatuses),
        }),
      );
    }
    for (const id of ids)
      for (const category of Object.keys(categories)) await addEntries(records as SqlRecords, id, category, dice);
  });
}

async function addEntries(records: SqlRecords, object: number, category: string, dice: Dice): Promise<void> {
  for (let count = dice.below(3); count > 0; count -= 1) {
    const [id = 0] = await records.nextIds('entries', 1);
    const values = valuesOf(category, dice);
    await records.entries.insert([someEntry(id, object, { category, status: dice.one(statuses), values })]);
    await link(records, id, values);
  }
}

/** Links of an entry stand beside its values. */
async function link(records: SqlRecords, entry: number, values: string): Promise<void> {
  await records.links.clear(entry, linking);
  const given: Readonly<Record<string, unknown>> = JSON.parse(values);
  const rows = linking.flatMap(attribute =>
    [given[attribute] ?? []]
      .flat()
      .map((target, position) => ({ entry, attribute, position, targetObject: Number(target), targetEntry: null })),
  );
  if (rows.length > 0) await records.links.insert(rows);
}

function valuesOf(category: string, dice: Dice): string {
  const drawn = Object.entries(categories[category]?.(dice) ?? {});
  return JSON.stringify(Object.fromEntries(drawn.filter(() => dice.happens(80))));
}

/** Changes, moves, removes and makes entries, and changes objects. */
async function change(engine: Engine, dice: Dice): Promise<void> {
  const rows = await engine.reading.rows<{
    readonly id: number;
    readonly category: string;
    readonly status: RecordStatus;
    readonly object: number;
  }>('SELECT id, category, status, object FROM entries ORDER BY id', []);
  for (const { id, category, status, object } of rows) {
    if (!dice.happens(25)) continue;
    const draw = dice.below(5);
    await recordTransaction(engine, author, async records => {
      const values = valuesOf(category, dice);
      if (draw < 2) await records.entries.update(id, { values, title: '', primary: false });
      if (draw < 2) await link(records as SqlRecords, id, values);
      else if (draw === 2) await records.entries.move(id, status, status === 'normal' ? 'archived' : 'normal');
      else if (draw === 3) await records.entries.remove(id, status);
      else await addEntries(records as SqlRecords, object, category, dice);
    });
  }
  for (const { id } of await engine.reading.rows<{ readonly id: number }>('SELECT id FROM objects ORDER BY id', []))
    if (dice.happens(15))
      await recordTransaction(engine, author, async records => {
        const values = JSON.stringify({ description: dice.one(texts) });
        await records.objects.update(id, { title: dice.one(titles), values, cmdbStatus: dice.one(cmdbStatuses) });
      });
}
