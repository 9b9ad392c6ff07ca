import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { invariants } from '../src/domain/check/invariants.js';
import { entryMade, objectMade } from './factories/calls.js';
import { command, damageIndex, fileOf } from './helpers/backups.js';
import type { Break, Ids } from './helpers/breaks/break.js';
import { breaksOfLinks, wrongReferences } from './helpers/breaks/of-links.js';
import { breaksOfLogs } from './helpers/breaks/of-logs.js';
import { breaksOfRows } from './helpers/breaks/of-rows.js';
import { registry } from './helpers/catalogue.js';
import { type Breakable, breakableAt, findingsIn } from './helpers/checking.js';
import { filled } from './helpers/filling.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { searchingIn } from './helpers/searching.js';
import { serviceOver } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { engines, inTurn, storeAt, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';

const breaks = [...breaksOfRows, ...breaksOfLinks, ...breaksOfLogs];

async function placeOn(t: ExecutionContext, engine: TestEngine) {
  const url = await engine.address(t);
  const store = await storeAt(t, url, { durability: 'fast' });
  const service = await serviceOver(t, store, { KATASTER_QUICKPURGE: 'on', KATASTER_DEFAULT_DATA: 'yes' });
  return { url, service, ...searchingIn(service) };
}

/** Puts everything on the list of what is to be indexed: what is on it is not compared with the index. */
const listAll = `INSERT INTO search_queue (kind, target) SELECT kind, subject FROM changes WHERE kind IN ('object', 'entry')
  UNION SELECT 'object', id FROM objects UNION SELECT 'entry', id FROM entries`;

async function world(t: ExecutionContext, engine: TestEngine) {
  const place = await placeOn(t, engine);
  const { created, saved, values, call } = place;
  const outer = await created('ENCLOSURE', 'Outer');
  const inner = await created('ENCLOSURE', 'Inner');
  const [root, rack] = [await created('BUILDING', 'Root'), 'C__CATG__LOCATION'];
  const outerLocation = await saved(outer, rack, { parent: root });
  await saved(inner, rack, { parent: outer });
  const server = await created('SERVER', 'web1');
  const location = await saved(server, rack, { parent: inner });
  const primary = await saved(server, 'C__CATG__IP', { hostname: 'one', ipv4_address: '10.0.0.1' });
  const other = await saved(server, 'C__CATG__IP', { hostname: 'two', ipv4_address: '10.0.0.2' });
  const model = await saved(server, 'C__CATG__MODEL', { manufacturer: 'Own', serial: 'S1' });
  const image = await saved(server, 'C__CATG__IMAGE', { image: Buffer.from('GIF89a').toString('base64') });
  const plugged = await created('SWITCH', 'sw1');
  const plug = await saved(plugged, 'C__CATG__NETWORK_PORT', { title: 'plug' });
  const port = await saved(server, 'C__CATG__NETWORK_PORT', { title: 'port', assigned_connector: plug });
  const trunk = await saved(plugged, 'C__CATG__NETWORK_PORT', { title: 'trunk' });
  const branch = (positions: string) =>
    saved(server, 'C__CATG__NETWORK_PORT', { title: positions, assigned_connector: trunk, assigned_positions: positions });
  const [first, second] = [await branch('1'), await branch('2')];
  const layer2 = await created('LAYER2_NET', 'vlan');
  const net = await created('LAYER3_NET', 'net');
  const netEntry = await saved(net, 'C__CATS__NET', { layer2_assignments: [layer2] });
  await resultOf(call('cmdb.category.save', { object: server, category: 'C__CATG__IP', entry: other, data: { net } }));
  const [program, foreignProgram] = [await created('APPLICATION', 'program'), await created('APPLICATION', 'other program')];
  const foreignVersion = await saved(foreignProgram, 'C__CATG__VERSION', { title: '1' });
  const installed = await saved(server, 'C__CATG__APPLICATION', { application: program });
  const lone = await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'Lone', sysid: 'LONE' });
  // The search index is complete by then.
  t.deepEqual(await values('Lone'), ['Lone']);
  const racks = { outer, inner, outerLocation, server, location };
  const entries = { primary, other, model, image, port, plug, trunk, first, second };
  const programs = { installed, foreignVersion, foreignProgram };
  const ids: Ids = { ...racks, ...entries, ...programs, net, netEntry, layer2, lone, last: lone };
  return { ...place, ids };
}

for (const engine of engines) {
  const statementsOf = ({ freeing = [], statements, postgres = statements }: Break, ids: Ids) =>
    engine.name === 'SQLite' ? statements(ids) : [...freeing, ...postgres(ids)];
  const findingsOf = ({ invariant, found }: Break, ids: Ids) => found(ids).map(each => `${invariant}: ${each}`);
  const find = async (breakable: Breakable, each: Break, ids: Ids) => {
    const broken = statementsOf(each, ids);
    const asked = ['search', 'value index'].includes(each.invariant) ? broken : [...broken, listAll];
    return [await breakable.findingsAfter(asked), findingsOf(each, ids)] as const;
  };

  engine.test(`${engine.name}: a check finds what is broken past the service, that alone, and in whose records`, async t => {
    const { url, ids } = await world(t, engine);
    t.deepEqual(await findingsIn(url), []);
    const breakable = await breakableAt(t, url);
    for (const each of breaks) {
      const [actual, expected] = await find(breakable, each, ids);
      t.deepEqual(actual, expected, `${each.invariant}: ${each.title}`);
    }
    const together = wrongReferences.flatMap(each => statementsOf(each, ids));
    t.deepEqual(
      (await breakable.findingsAfter([...together, listAll])).toSorted(),
      wrongReferences.flatMap(each => findingsOf(each, ids)).toSorted(),
    );
    t.deepEqual(await findingsIn(url), []);
  });

  engine.test(
    `${engine.name}: a check finds nothing in a database in which every category was filled, changed, moved and purged`,
    async t => {
      const { url, call, created, service, values } = await placeOn(t, engine);
      const server = await created('SERVER', 'web1');
      for (const category of inTurn(
        engine,
        registry.categories.filter(({ hasAttributes }) => hasAttributes),
      ))
        await filled(callerOf(service, 'contract'), category, server);
      t.deepEqual(await findingsIn(url), []);
      t.truthy(await values('web1'));
      t.deepEqual(await findingsIn(url), []);
      const template = await created('SERVER', 'template', { C__CATG__MODEL: { manufacturer: 'Own' }, C__CATG__LOCATION: {} });
      const copied = { type: 'C__OBJTYPE__SERVER', title: 'copy', template };
      t.truthy(await resultOf(call('cmdb.object.create', copied)));
      await resultOf(call('cmdb.object.delete', { id: server, status: 'C__RECORD_STATUS__PURGE' }));
      t.deepEqual(await findingsIn(url), []);
      t.truthy(await values('copy'));
      t.deepEqual(await findingsIn(url), []);
    },
  );
}

engines[0]?.test(
  'a check tells addresses that were saved before there was a net for them, and equal ones outside of nets',
  async t => {
    const { url, service, created } = await placeOn(t, engines[0] as TestEngine);
    const existing = callerOf(service, 'idoit');
    const zones = [await created('NET_ZONE', 'dmz'), await created('NET_ZONE', 'lan')];
    const saved = async (data: object) => {
      const object = await created('SERVER', 'web1');
      const entry = await entryMade(existing, { object, category: 'C__CATG__IP', data });
      return { object, entry, name: `entry ${entry} of object ${object} (C__CATG__IP)` };
    };
    const equal = (address: string, { name }: { name: string }, { entry, object }: { entry: number; object: number }) =>
      `equal addresses: ${name}: its address ${address} is that of entry ${entry} of object ${object}, and neither has a net`;
    const pairs: readonly (readonly [one: object, other: object])[] = [
      [{ ipv4_address: '127.0.0.1' }, { ipv4_address: '127.0.0.1' }],
      [{ ipv6_address: 'fe80::1' }, { ipv6_address: 'fe80::1' }],
      [{ ipv4_address: '10.6.0.1', active: false }, { ipv4_address: '10.6.0.1' }],
      [
        { ipv4_address: '10.6.0.2', shared_as: 'VRRP' },
        { ipv4_address: '10.6.0.2', shared_as: 'VRRP' },
      ],
      [
        { ipv4_address: '10.6.0.3', zone: zones[0] },
        { ipv4_address: '10.6.0.3', zone: zones[1] },
      ],
    ];
    for (const pair of pairs) for (const data of pair) await saved(data);
    const breakable = await breakableAt(t, url);
    t.deepEqual(await breakable.findingsAfter([]), []);
    const [one, two] = [await saved({ ipv4_address: '10.7.0.30' }), await saved({ ipv4_address: '10.7.0.30' })];
    const [shared, alone] = [
      await saved({ ipv6_address: '2001:db8::1', shared_as: 'VRRP' }),
      await saved({ ipv6_address: '2001:DB8:0::1' }),
    ];
    const equals = [equal('10.7.0.30', two, one), equal('2001:db8::1', alone, shared)];
    t.deepEqual(await breakable.findingsAfter([]), equals);
    await created('LAYER3_NET', 'wide', { C__CATS__NET: { address: '10.0.0.0/8' } });
    const net = await created('LAYER3_NET', 'office', { C__CATS__NET: { address: '10.7.0.0/24' } });
    const isIn = ({ name }: { name: string }) =>
      `addresses: ${name}: its address 10.7.0.30 is in 10.7.0.0/24, the net of object ${net}, and it has no net`;
    const ofOffice = (findings: readonly string[]) => findings.filter(each => !each.includes(' in 10.0.0.0/8, '));
    t.deepEqual(ofOffice(await breakable.findingsAfter([])), [...equals, isIn(one), isIn(two)]);
  },
);

test('a check reports the findings of the engine about a damaged file', async t => {
  const url = await emptySqlite(t);
  damageIndex(fileOf(url));
  const found = ['wrong # of entries in index choices_title', 'row 1 missing from index choices_title'];
  t.deepEqual(
    await findingsIn(url),
    found.map(each => `storage: the database: ${each}`),
  );
});

test('kataster check prints how much was read, a line for each finding with its meaning, and how many more there are', async t => {
  const url = await emptySqlite(t);
  const whole = await command(t, url, 'check');
  t.regex(
    whole.stdout,
    /^0 objects, 0 entries, 0 links and 0 changes were read in \d+\.\d s\.\nEverything is as it has to be\.\n$/,
  );
  t.is(whole.code, 0);
  const database = new Database(fileOf(url));
  for (let row = 1; row <= 103; row += 1)
    database
      .prepare(
        `INSERT INTO objects (type, title, sysid, status, cmdb_status, "values", created, created_by)
          VALUES ('C__OBJTYPE__SERVER', '', ?, 'normal', 'C__CMDB_STATUS__IN_OPERATION', '{}', '', '')`,
      )
      .run(`S${row}`);
  database.exec(listAll);
  database.close();
  const { code, stdout } = await command(t, url, 'check');
  const lines = stdout.trimEnd().split('\n');
  t.deepEqual(
    [code, lines[0], lines.length, lines[100], lines.at(-1)],
    [
      1,
      'change sets: object 1: no change is its creation (rows were lost, or written past the service; compare with a backup)',
      103,
      'change sets: 3 more',
      'Not as it has to be: 103 findings.',
    ],
  );
  t.regex(lines[101] ?? '', /^103 objects, 0 entries, .* 103 changes are not searchable yet\.$/);
});

test('every invariant is broken by a test', t => {
  const broken = new Set(breaks.map(({ invariant }) => invariant));
  const ofFiles = ['storage'];
  t.deepEqual(
    invariants.map(({ name }) => name).filter(name => !broken.has(name)),
    ofFiles,
  );
});
