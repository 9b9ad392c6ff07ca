import type { ReportInfo, ReportRow, ReportTable } from '../generated/types.js';
import { objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { endedHere } from './helpers/commands.js';
import { countingStore } from './helpers/counting.js';
import { send } from './helpers/http.js';
import { serve } from './helpers/process.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, type TestService } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

const save = 'kataster.report.save';
const model = 'C__CATG__MODEL';

const serials = {
  title: 'serials',
  columns: ['title', `${model}-serial`],
  filter: { type: 'C__OBJTYPE__SERVER' },
  order_by: 'title',
};

function withKey(service: TestService, apikey: string): Caller {
  return async (method, params) => {
    const body = JSON.stringify({ version: '2.0', method, params: { ...params, apikey }, id: 1 });
    return JSON.parse((await send(service.endpoint('contract'), { body })).text);
  };
}

async function filled(call: Caller, servers: number): Promise<void> {
  for (let at = 1; at <= servers; at += 1)
    await objectMade(call, { title: `web${at}`, categories: { [model]: { serial: `S${at}` } } });
}

function rowsOf(call: Caller, id: number, page: object = {}): Promise<readonly ReportRow[]> {
  return resultOf<readonly ReportRow[]>(call('cmdb.report.read.v2', { id, ...page }));
}

for (const engine of engines) {
  const on = `on ${engine.name}`;

  engine.test(
    `a report goes on finding choices that it named by titles they have no more, and says which are gone ${on}`,
    async t => {
      const call = callerOf(await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' }), 'contract');
      const made = async (manufacturer: string, cmdb_status: string) =>
        String(await objectMade(call, { title: manufacturer, cmdb_status, categories: { [model]: { manufacturer } } }));
      const status = { constant: 'C__CMDB_STATUS__LOAN', color: 'ff0000' };
      const { id: loan } = await resultOf<{ id: number }>(call('cmdb.status.save', { ...status, title: 'on loan' }));
      const [dell, ibm] = [await made('Dell', 'on loan'), await made('IBM', 'C__CMDB_STATUS__PLANNED')];
      const asked = (key: string, comparison: string, value: unknown, category = model) => ({ category, key, comparison, value });
      const conditions = {
        equal: asked('manufacturer', '=', 'dell'),
        several: asked('manufacturer', 'in', ['Dell', 'nobody']),
        other: asked('manufacturer', '!=', 'Dell'),
        status: asked('cmdb_status', '=', 'on loan', 'C__CATG__GLOBAL'),
      };
      const ids = new Map<string, number>();
      for (const [title, condition] of Object.entries(conditions)) {
        const report = { ...serials, title, columns: ['id'], filter: { attributes: [condition] } };
        ids.set(title, Number((await resultOf(call(save, report))).id));
      }
      const found = async () =>
        Object.fromEntries(
          await Promise.all([...ids].map(async ([title, id]) => [title, (await rowsOf(call, id)).flatMap(Object.values)])),
        );
      const expected = { equal: [dell], several: [dell], other: [ibm], status: [dell] };
      t.deepEqual(await found(), expected);
      const choices = await resultOf<readonly { id: string; title: string }[]>(
        call('cmdb.dialog.read', { category: model, property: 'manufacturer' }),
      );
      const entry = Number(choices.find(({ title }) => title === 'Dell')?.id);
      await resultOf(
        call('cmdb.dialog.update', { category: model, property: 'manufacturer', entry_id: entry, value: 'Dell Inc.' }),
      );
      await resultOf(call('cmdb.status.save', { ...status, id: loan, title: 'lent' }));
      t.deepEqual(await found(), expected);
      const saved = await resultOf<readonly ReportInfo[]>(call('cmdb.report.list.v2', {}));
      const kept = saved.find(({ title }) => title === 'equal');
      t.is(kept?.filter.attributes?.[0]?.value, entry);
      await resultOf(call('cmdb.object.quickpurge', { id: Number(dell) }));
      await resultOf(call('cmdb.dialog.delete', { category: model, property: 'manufacturer', entry_id: entry }));
      const { error } = await call('cmdb.report.read.v2', { id: ids.get('equal') });
      t.regex(error?.data?.id ?? '', new RegExp(`manufacturer of ${model} with ${entry}, a choice that is not there`));
      t.regex((await call('cmdb.report.read.v2', { id: ids.get('several') })).error?.data?.id ?? '', /not there/);
      t.deepEqual(await rowsOf(call, ids.get('status') ?? 0), []);
    },
  );

  engine.test(`rows follow what is stored, in pages ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const id = Number((await resultOf(call(save, serials))).id);
    t.deepEqual(await rowsOf(call, id), []);
    await filled(call, 3);
    const titles = async (page: object) => (await rowsOf(call, id, page)).map(row => row['Serial number']);
    t.deepEqual(await titles({}), ['S1', 'S2', 'S3']);
    t.deepEqual(await titles({ limit: 2 }), ['S1', 'S2']);
    t.deepEqual(await titles({ limit: 2, offset: 2 }), ['S3']);
    const again = await resultOf(call(save, { ...serials, sort: 'desc' }));
    t.is(Number(again.id), id, 'the same name is the same report');
    t.deepEqual(await titles({}), ['S3', 'S2', 'S1']);
    t.is((await resultOf<readonly ReportInfo[]>(call('cmdb.report.list.v2', {}))).length, 1);
  });

  engine.test(`a report shows each caller what they may view, and is saved by those who may edit everything ${on}`, async t => {
    const service = await startedService(t, engine);
    const { store } = service;
    const call = callerOf(service, 'contract');
    await filled(call, 1);
    const id = Number((await resultOf(call(save, serials))).id);
    const global = { verbs: ['view'], categories: ['C__CATG__GLOBAL'] } as const;
    const ofClients = { verbs: ['view'], objectTypes: ['C__OBJTYPE__CLIENT'], categories: [model] } as const;
    await addKey(store, 'a-key-without-models', 'no models', { grants: [global] });
    await addKey(store, 'a-key-for-some-models', 'some models', { grants: [global, ofClients] });
    await addKey(store, 'a-key-for-clients', 'clients', {
      grants: [{ verbs: ['view', 'edit'], objectTypes: ['C__OBJTYPE__CLIENT'] }],
    });
    t.deepEqual(await rowsOf(withKey(service, 'a-key-for-some-models'), id), [{ Title: 'web1', 'Serial number': '' }]);
    t.is((await withKey(service, 'a-key-without-models')('cmdb.report.read.v2', { id })).error?.code, -32003);
    const clients = withKey(service, 'a-key-for-clients');
    t.deepEqual(await rowsOf(clients, id), []);
    for (const [method, params] of [
      [save, serials],
      ['kataster.report.delete', { title: 'serials' }],
    ] as const)
      t.is((await clients(method, params)).error?.code, -32003);
    await resultOf(call('kataster.report.delete', { title: 'serials' }));
    t.is((await call('cmdb.report.read.v2', { id })).error?.code, -32602);
  });

  engine.test(`passwords are no column of a report ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const { error } = await call(save, { ...serials, columns: ['title', 'C__CATG__PASSWD-password'] });
    t.is(error?.code, -32602);
    t.regex(error?.data?.['columns.1'] ?? '', /passwords and files are no columns/);
  });

  engine.test(`a report takes as many statements, however many rows it has ${on}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const id = Number((await resultOf(call(save, serials))).id);
    const counts: number[] = [];
    for (const servers of [1, 5]) {
      await filled(call, servers);
      statements();
      await rowsOf(call, id);
      counts.push(statements().length);
    }
    t.is(counts[0], counts[1]);
    t.true((counts[0] ?? 0) <= 5, String(counts));
  });

  engine.test(`no more reports are saved than there may be ${on}`, async t => {
    const { store } = await startedService(t, engine);
    const texts = {
      category: '',
      description: '',
      filter: '{}',
      columns: '[]',
      orderBy: 'id',
      sort: 'ASC',
      groupBy: null,
      totals: null,
      modified: '',
    };
    const saved = (title: string) => store.transaction(author, ({ reports }) => reports.save({ ...texts, title }, 2));
    t.truthy(await saved('a'));
    t.truthy(await saved('b'));
    t.is(await saved('c'), undefined);
    t.truthy(await saved('a'), 'one that is there is saved again');
  });
}

const contracts = 'C__CATG__CONTRACT_ASSIGNMENT-connected_contract';
const tags = 'C__CATG__GLOBAL-tag';

/** Columns of a server with two contracts, of which the first has no costs, two ports and two tags; a cell of each as JSON has it, and as a text. */
const places: readonly (readonly [column: string, cell: ReportTable['rows'][number][number], text: string])[] = [
  [`${contracts}.title`, ['Care', 'Lease'], 'Care; Lease'],
  [`${contracts}.C__CATS__CONTRACT-costs`, ['', '0.20'], '; 0.20'],
  [contracts, ['Care', 'Lease'], 'Care; Lease'],
  [`${contracts}.${tags}`, [['x;y'], ['']], '"""x;y"""; '],
  ['C__CATG__NETWORK_PORT-title', ['eth0', 'eth1'], 'eth0; eth1'],
  ['C__CATG__NETWORK_PORT-mac', ['', ''], ''],
  [tags, ['one', 'two, three'], 'one; two, three'],
  ['C__CATG__MODEL-serial', 'S;1', 'S;1'],
  ['C__CATG__DRIVE-title', [], ''],
];

test('each value of a column has the place of its entry, of its link or in its list', async t => {
  const [engine] = engines;
  if (!engine) return t.fail();
  const call = callerOf(await startedService(t, engine), 'contract');
  const contract = (title: string, costs: string, tag: readonly string[]) =>
    objectMade(call, {
      type: 'C__OBJTYPE__MAINTENANCE',
      title,
      categories: { C__CATG__GLOBAL: { tag }, ...(costs && { C__CATS__CONTRACT: { costs } }) },
    });
  const links = [await contract('Care', '', ['x;y']), await contract('Lease', '0.20', [])];
  await objectMade(call, {
    title: 'web1',
    categories: {
      C__CATG__GLOBAL: { tag: ['one', 'two, three'] },
      C__CATG__MODEL: { serial: 'S;1' },
      C__CATG__CONTRACT_ASSIGNMENT: links.map(connected_contract => ({ connected_contract })),
      C__CATG__NETWORK_PORT: [{ title: 'eth0' }, { title: 'eth1' }],
    },
  });
  const columns = places.map(([column]) => column);
  const { id } = await resultOf<{ readonly id: number }>(call(save, { ...serials, columns }));
  const table = await resultOf<ReportTable>(call('kataster.report.read', { id }));
  t.deepEqual(
    table.columns.map(({ name }) => name),
    columns,
  );
  t.deepEqual(table.rows, [places.map(([, cell]) => cell)]);
  const [row = {}] = await rowsOf(call, id);
  t.deepEqual(
    table.columns.map(({ title }) => row[title]),
    places.map(([, , text]) => text),
  );
});

test.serial('a command writes a report as CSV', async t => {
  const url = await emptySqlite(t);
  const { call } = await serve(t, { KATASTER_DATABASE: url });
  await objectMade(call, { title: 'web1, "the first"', categories: { [model]: { serial: 'S1' } } });
  await objectMade(call, { title: '  web2' });
  await resultOf(call(save, serials));
  const { stdout, code } = await endedHere(url, 'report', 'serials', '--csv');
  t.is(code, 0);
  t.is(stdout, 'Title,Serial number\r\n"  web2",\r\n"web1, ""the first""",S1\r\n');
  t.regex((await endedHere(url, 'report')).stdout, /^ID\tNAME.*\n1\tserials\t\t\n$/s);
});
