import type { ReportRow, ReportSummary } from '../generated/types.js';
import { entryMade, objectMade } from './factories/calls.js';
import { endedHere } from './helpers/commands.js';
import { countingStore } from './helpers/counting.js';
import { serve } from './helpers/process.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

const save = 'kataster.report.save';
const contract = 'C__CATG__CONTRACT_ASSIGNMENT-connected_contract';
const costs = `${contract}.C__CATS__CONTRACT-costs`;
const end = `${contract}.C__CATS__CONTRACT-end_date`;
const place = 'C__CATG__LOCATION-parent';
const capacity = 'C__CATG__MEMORY-capacity';
const price = 'C__CATG__ACCOUNTING-price';
const columns = ['title', 'created', `${place}.title`, `${contract}.title`, costs, end, capacity, price, 'C__CATG__CPU-cores'];

const report = {
  title: 'contracts',
  columns,
  filter: { type: 'C__OBJTYPE__SERVER' },
  order_by: 'title',
  group_by: `${place}.title`,
  totals: [
    { column: costs, total: 'sum' },
    { column: end, total: 'min' },
    { column: capacity, total: 'sum' },
    { column: capacity, total: 'max' },
    { column: price, total: 'average' },
    { column: 'C__CATG__CPU-cores', total: 'sum' },
    { column: `${contract}.title`, total: 'count' },
  ],
} as const;

/** Two places, two contracts, and three servers: the last has both contracts, and stands nowhere. */
async function fill(call: Caller): Promise<void> {
  const hall = await objectMade(call, { type: 'C__OBJTYPE__BUILDING', title: 'Hall 10' });
  const room = await objectMade(call, { type: 'C__OBJTYPE__ROOM', title: 'Hall 9' });
  const contractMade = (title: string, values: object) =>
    objectMade(call, { type: 'C__OBJTYPE__MAINTENANCE', title, categories: { C__CATS__CONTRACT: values } });
  const care = await contractMade('Care', { costs: '100.10', end_date: '2027-01-31' });
  const lease = await contractMade('Lease', { costs: '0.20', end_date: '2026-12-31' });
  const server = async (title: string, at: number | undefined, contracts: readonly number[], more: object) => {
    const links = contracts.map(connected_contract => ({ connected_contract }));
    const own = { ...(at && { C__CATG__LOCATION: { parent: at } }), C__CATG__CONTRACT_ASSIGNMENT: links, ...more };
    await objectMade(call, { title, categories: own });
  };
  const memory = (...sizes: readonly (readonly [capacity: number, unit: string])[]) =>
    sizes.map(([size, unit]) => ({ capacity: size, unit: `C__MEMORY_UNIT__${unit}` }));
  await server('web1', hall, [care], {
    C__CATG__MEMORY: memory([8, 'GB'], [512, 'MB']),
    C__CATG__ACCOUNTING: { price: '10.05' },
    C__CATG__CPU: [{ cores: 4 }, { cores: 8 }],
  });
  await server('web2', room, [lease], { C__CATG__MEMORY: memory([2, 'GB']), C__CATG__ACCOUNTING: { price: '0.02' } });
  await server('db1', undefined, [care, lease], {});
}

async function totalsOf(call: Caller, more: object = {}): Promise<ReportSummary> {
  const { id } = await resultOf<{ readonly id: number }>(call(save, report));
  return resultOf<ReportSummary>(call('kataster.report.totals', { id, ...more }));
}

const valuesOf = ({ totals }: ReportSummary) => totals.map(({ value, unit }) => (unit ? `${value} ${unit}` : value));
const groupsOf = ({ groups }: ReportSummary) => groups.map(({ title, objects, values }) => [title, objects, ...values]);

for (const engine of engines) {
  const on = `on ${engine.name}`;

  engine.test(`rows show values of linked objects, and totals those of all rows and of each group ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await fill(call);
    const found = await totalsOf(call);
    const rows = await resultOf<readonly ReportRow[]>(call('cmdb.report.read.v2', { id: 1 }));
    t.deepEqual(
      rows.map(row => Object.values(row).toSpliced(1, 1)),
      [
        ['db1', '', 'Care; Lease', '100.10; 0.20', '2027-01-31; 2026-12-31', '', '', ''],
        ['web1', 'Hall 10', 'Care', '100.10', '2027-01-31', '8 GB; 512 MB', '10.05', '4; 8'],
        ['web2', 'Hall 9', 'Lease', '0.20', '2026-12-31', '2 GB', '0.02', ''],
      ],
    );
    t.is(Object.keys(rows[0] ?? {})[2], 'Location → Title');
    t.is(found.objects, 3);
    t.deepEqual(valuesOf(found), ['200.60', '2026-12-31', '10.5 GB', '8 GB', '5.04', '12', '4']);
    t.deepEqual(groupsOf(found), [
      ['Hall 9', 1, '0.20', '2026-12-31', '2', '2', '0.02', '', '1'],
      ['Hall 10', 1, '100.10', '2027-01-31', '8.5', '8', '10.05', '12', '1'],
      ['', 1, '100.30', '2026-12-31', '', '', '', '', '2'],
    ]);
    t.is(found.more_groups, 0);
    await resultOf(call(save, { ...report, group_by: '' }));
    t.deepEqual((await resultOf<ReportSummary>(call('kataster.report.totals', { id: 1 }))).groups, []);
  });

  engine.test(`what a caller may not view is in no row, no group and no total ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await fill(call);
    await totalsOf(call);
    const global = { verbs: ['view'], categories: ['C__CATG__GLOBAL'] } as const;
    const servers = ['C__OBJTYPE__SERVER'];
    const categoriesOf = (names: readonly string[]) => names.map(name => name.split('.').at(-1)?.split('-')[0] ?? '');
    const all = [...new Set(['C__CATG__GLOBAL', 'C__CATG__LOCATION', 'C__CATG__CONTRACT_ASSIGNMENT', ...categoriesOf(columns)])];
    // Contracts are kept in a category of another name.
    const categories = [...all.filter(name => name.startsWith('C__')), 'C__CATS__CONTRACT_INFORMATION'];
    const every = { verbs: ['view'], categories } as const;
    const views = {
      everything: [every],
      'no contracts': [{ ...every, objectTypes: [...servers, 'C__OBJTYPE__BUILDING', 'C__OBJTYPE__ROOM'] }],
      'contracts without their values': [
        { ...every, objectTypes: [...servers, 'C__OBJTYPE__BUILDING', 'C__OBJTYPE__ROOM'] },
        { ...global, objectTypes: ['C__OBJTYPE__MAINTENANCE'] },
      ],
      'no rooms': [{ ...every, objectTypes: [...servers, 'C__OBJTYPE__BUILDING', 'C__OBJTYPE__MAINTENANCE'] }],
      'links of no server': [
        { ...every, categories: categories.filter(name => name !== 'C__CATG__CONTRACT_ASSIGNMENT') },
        { ...every, objectTypes: ['C__OBJTYPE__CLIENT'] },
      ],
      'no server': [{ ...every, objectTypes: ['C__OBJTYPE__MAINTENANCE'] }],
    } as const;
    const seen: Record<string, unknown> = {};
    for (const [title, grants] of Object.entries(views)) {
      const apikey = `a-key-of-${title.replaceAll(' ', '-')}`;
      await addKey(service.store, apikey, title, { grants });
      const found = await resultOf<ReportSummary>(call('kataster.report.totals', { id: 1, apikey }));
      seen[title] = [found.objects, valuesOf(found).join(' '), groupsOf(found).map(([group, objects]) => `${group}: ${objects}`)];
    }
    const groups = ['Hall 9: 1', 'Hall 10: 1', ': 1'];
    t.deepEqual(seen, {
      everything: [3, '200.60 2026-12-31 10.5 GB 8 GB 5.04 12 4', groups],
      'no contracts': [3, '  10.5 GB 8 GB 5.04 12 ', groups],
      'contracts without their values': [3, '  10.5 GB 8 GB 5.04 12 4', groups],
      'no rooms': [3, '200.60 2026-12-31 10.5 GB 8 GB 5.04 12 4', ['Hall 10: 1', ': 2']],
      'links of no server': [3, '  10.5 GB 8 GB 5.04 12 ', groups],
      'no server': [0, '      ', []],
    });
    const apikey = 'a-key-without-memory';
    await addKey(service.store, apikey, 'no memory', {
      grants: [{ ...every, categories: categories.filter(name => name !== 'C__CATG__MEMORY') }],
    });
    const { error } = await call('kataster.report.totals', { id: 1, apikey });
    t.is(error?.code, -32003, 'a category that is hidden everywhere is named, as for rows');
  });

  engine.test(`totals are as of a moment ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await fill(call);
    const before = await totalsOf(call);
    const sets = await resultOf<{ readonly change_sets: readonly { readonly number: number }[] }>(
      call('kataster.changes.read', {}),
    );
    await entryMade(call, { object: 7, category: 'C__CATG__ACCOUNTING', data: { price: 30 } });
    t.not(valuesOf(await resultOf(call('kataster.report.totals', { id: 1 })))[4], '5.04');
    t.deepEqual(await resultOf(call('kataster.report.totals', { id: 1, as_of: sets.change_sets[0]?.number })), before);
  });

  engine.test(`an error names the column, the group or the total that a report cannot have ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const told = async (more: object) => Object.entries((await call(save, { ...report, ...more })).error?.data ?? {}).slice(1);
    const total = (column: string, kind: string) => ({
      totals: [
        { column: 'title', total: 'count' },
        { column, total: kind },
      ],
    });
    t.deepEqual(await told({ columns: ['id', 'C__CATG__MODEL-serial.title'] }), [
      [
        'columns.1',
        'C__CATG__MODEL-serial leads to no object: expected an attribute that links to objects, such as C__CATG__LOCATION-parent',
      ],
    ]);
    t.regex((await told({ columns: ['id', `${place}.C__CATG__MODEL-x`] })).join(), /^columns.1,there is no attribute "x"/);
    t.regex((await told({ columns: ['id', `${place}.C__CATG__PASSWD-password`] })).join(), /^columns.1,passwords/);
    t.regex((await told({ group_by: 'sysid' })).join(), /^group_by,sysid is no column of the report: expected one of title, /);
    t.regex((await told(total('sysid', 'count'))).join(), /^totals.1.column,sysid is no column/);
    const permitted = { title: 'count', created: 'count, min, max', [end]: 'count, min, max' };
    for (const [column, expected] of Object.entries(permitted))
      t.deepEqual(await told(total(column, 'sum')), [['totals.1.total', `${column} has no sum: expected one of ${expected}`]]);
    const guarantee = 'C__CATG__ACCOUNTING-guarantee_period';
    t.deepEqual(
      await told({ ...total(guarantee, 'max'), columns: [...columns, guarantee] }),
      [['totals.1.total', `${guarantee} has no max: expected one of count`]],
      'months and years have no common unit',
    );
  });

  engine.test(`totals take as many statements, however many rows there are, of no more rows than a page holds ${on}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store, { KATASTER_PAGE_LIMIT: '5' }), 'contract');
    await fill(call);
    const counts: number[] = [];
    await totalsOf(call);
    for (const more of [0, 2]) {
      for (let at = 0; at < more; at += 1)
        await objectMade(call, {
          title: `more ${at}`,
          categories: { C__CATG__LOCATION: { parent: 1 }, C__CATG__CPU: { cores: 1 } },
        });
      statements();
      await resultOf(call('kataster.report.totals', { id: 1 }));
      counts.push(statements().length);
    }
    t.is(counts[0], counts[1]);
    t.true((counts[0] ?? 0) <= 8, String(counts));
    await objectMade(call);
    const { error } = await call('kataster.report.totals', { id: 1 });
    t.is(error?.data?.error, 'LimitExceeded');
  });

  engine.test(`groups beyond the limit are counted, not returned ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const operations = Array.from({ length: 1003 }, (_, at) => ({
      method: 'cmdb.object.create',
      params: { type: 'C__OBJTYPE__SERVER', title: `s${at}` },
    }));
    for (const from of [0, 501])
      await resultOf(call('kataster.changes.apply', { operations: operations.slice(from, from ? undefined : 501) }));
    await resultOf(
      call(save, { ...report, columns: ['title'], group_by: 'title', totals: [{ column: 'title', total: 'count' }] }),
    );
    const found = await resultOf<ReportSummary>(call('kataster.report.totals', { id: 1 }));
    t.deepEqual([found.objects, found.groups.length, found.more_groups], [1003, 1000, 3]);
    t.deepEqual(groupsOf(found)[2], ['s2', 1, '1'], 'numbers in titles are sorted as numbers');
    t.is(found.totals[0]?.value, '1003');
  });
}

test.serial('a command prints the groups and totals of a report', async t => {
  const url = await emptySqlite(t);
  const { call } = await serve(t, { KATASTER_DATABASE: url });
  await fill(call);
  await resultOf(call(save, { ...report, totals: report.totals.slice(0, 3) }));
  const { stdout, code } = await endedHere(url, 'report', 'contracts', '--totals', '--csv');
  t.is(code, 0);
  t.is(
    stdout,
    [
      'GROUP,OBJECTS,Assigned contract → Costs (sum),Assigned contract → End of contract (minimum),"Capacity (sum, GB)"',
      'Hall 9,1,0.20,2026-12-31,2',
      'Hall 10,1,100.10,2027-01-31,8.5',
      ',1,100.30,2026-12-31,',
      'all rows,3,200.60,2026-12-31,10.5',
      '',
    ].join('\r\n'),
  );
});
