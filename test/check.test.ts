import test, { type ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { invariants } from '../src/domain/check/invariants.js';
import { LinkGraph } from '../src/domain/check/reads/link-graph.js';
import { objectMade } from './factories/calls.js';
import { command, damageIndex, fileOf } from './helpers/backups.js';
import { registry } from './helpers/catalogue.js';
import { type Breakable, breakableAt, findingsIn } from './helpers/checking.js';
import { filled } from './helpers/filling.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { searchingIn } from './helpers/searching.js';
import { serviceOver } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

async function placeOn(t: ExecutionContext, engine: TestEngine) {
  const url = await engine.address(t);
  const store = await storeAt(t, url, { durability: 'fast' });
  const service = await serviceOver(t, store, { KATASTER_QUICKPURGE: 'on', KATASTER_DEFAULT_DATA: 'yes' });
  return { url, service, ...searchingIn(service) };
}

/** Records that the statements name: two racks one in the other, a server with two addresses, a switch with connected ports, nets that know each other. */
interface Ids {
  readonly outer: number;
  readonly inner: number;
  readonly server: number;
  readonly lone: number;
  readonly location: number;
  readonly outerLocation: number;
  readonly primary: number;
  readonly other: number;
  readonly model: number;
  readonly image: number;
  readonly port: number;
  readonly plug: number;
  readonly net: number;
  readonly netEntry: number;
  readonly layer2: number;
  /** The highest id of an object. */
  readonly last: number;
}

const postgresOnly: Readonly<Record<string, readonly string[]>> = {
  status: ['ALTER TABLE objects DROP CONSTRAINT objects_status', 'ALTER TABLE entries DROP CONSTRAINT entries_status'],
  reference: ['ALTER TABLE granted DROP CONSTRAINT granted_to_object'],
};

/** A way to break one invariant, and what is found then. `freeing` is what PostgreSQL is told before, and `postgres` what it is told instead. */
interface Break {
  readonly invariant: string;
  readonly title: string;
  readonly freeing?: readonly string[] | undefined;
  statements(ids: Ids): readonly string[];
  postgres?(ids: Ids): readonly string[];
  found(ids: Ids): readonly string[];
}

const setValues = (entry: number, values: string): string => `UPDATE entries SET "values" = '${values}' WHERE id = ${entry}`;
/** Puts the creation of an entry into the first change set. */
const recorded = (object: number, entry: string): string =>
  `INSERT INTO changes (number, position, kind, subject, object, category, action)
    SELECT number, max(position) + 1, 'entry', ${entry}, ${object}, 'c', 'created' FROM changes WHERE number = 1 GROUP BY number`;

const breaks: readonly Break[] = [
  {
    invariant: 'references',
    title: 'a row refers to what is not there',
    freeing: postgresOnly.reference,
    statements: () => ["INSERT INTO granted (object, rights) VALUES (99999, '[]')"],
    found: () => ['a row of granted: its object is 99999, which is not in objects'],
  },
  {
    invariant: 'texts',
    title: 'values are cut',
    statements: ({ location, lone }) => [
      setValues(location, '{"parent":'),
      `UPDATE objects SET "values" = '' WHERE id = ${lone}`,
    ],
    found: ({ location, server, lone }) => [
      `object ${lone}: its values are no JSON object`,
      `entry ${location} of object ${server} (C__CATG__LOCATION): its values are no JSON object`,
    ],
  },
  {
    invariant: 'statuses',
    title: 'statuses and types are none',
    freeing: postgresOnly.status,
    statements: ({ lone, server, model }) => [
      `UPDATE objects SET status = 'lost' WHERE id = ${lone}`,
      `UPDATE objects SET type = 'C__NONE', cmdb_status = '10999' WHERE id = ${server}`,
      `UPDATE entries SET status = '' WHERE id = ${model}`,
    ],
    found: ({ lone, server, model }) => [
      `object ${server}: its type is C__NONE, which is not in the catalogue`,
      `object ${server}: its CMDB status is "10999", which is neither in the catalogue nor was added`,
      `object ${lone}: its status is "lost", which is none`,
      `entry ${model} of object ${server} (C__CATG__MODEL): its status is "", which is none`,
    ],
  },
  {
    invariant: 'categories',
    title: 'an entry is of no category, or is kept as one of several',
    statements: ({ model, location }) => [
      `UPDATE entries SET category = 'C__CATG__NONE', "values" = '{}' WHERE id = ${model}`,
      `UPDATE entries SET single = 0 WHERE id = ${location}`,
    ],
    found: ({ model, location, server }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): it is kept as one of several of an object`,
      `entry ${model} of object ${server} (C__CATG__NONE): its category is not in the catalogue`,
    ],
  },
  {
    invariant: 'values',
    title: 'values are of another type, of no attribute, no choice, or another content',
    statements: ({ model, image, lone }) => [
      setValues(model, '{"serial":5,"manufacturer":10999,"wheels":"4"}'),
      `UPDATE entries SET "values" = replace("values", '"size":', '"size":1') WHERE id = ${image}`,
      `UPDATE objects SET "values" = '{"purpose":"none"}' WHERE id = ${lone}`,
    ],
    found: ({ model, image, server, lone }) => [
      `object ${lone}: what it keeps as 'purpose' is no dialog_plus`,
      `entry ${model} of object ${server} (C__CATG__MODEL): what it keeps as 'serial' is no text`,
      `entry ${model} of object ${server} (C__CATG__MODEL): what it keeps as 'manufacturer' is no dialog_plus`,
      `entry ${model} of object ${server} (C__CATG__MODEL): it keeps 'wheels', which its category does not have`,
      `entry ${image} of object ${server} (C__CATG__IMAGE): what it keeps as 'image' is no upload`,
    ],
  },
  {
    invariant: 'titles',
    title: 'titles do not follow from what they follow from',
    statements: ({ lone, primary }) => [
      `UPDATE objects SET folded_title = 'z' WHERE id = ${lone}`,
      `UPDATE entries SET title = 'z' WHERE id = ${primary}`,
    ],
    found: ({ lone, primary, server }) => [
      `object ${lone}: what it is sorted by does not follow from its title`,
      `entry ${primary} of object ${server} (C__CATG__IP): its title does not follow from its values`,
    ],
  },
  {
    invariant: 'sysids',
    title: 'a sysid was given up and is there',
    statements: ({ lone }) => [`INSERT INTO retired_sysids SELECT sysid FROM objects WHERE id = ${lone}`],
    found: ({ lone }) => [`object ${lone}: its sysid "LONE" is, or was, that of another object`],
  },
  {
    invariant: 'sysids',
    title: 'a sysid is there twice',
    statements: ({ inner }) => ['DROP INDEX objects_sysid', `UPDATE objects SET sysid = 'LONE' WHERE id = ${inner}`],
    found: ({ lone, inner }) => [`object ${Math.max(lone, inner)}: its sysid "LONE" is, or was, that of another object`],
  },
  {
    invariant: 'single entries',
    title: 'an object has two entries of a category that has one',
    statements: ({ model, server }) => [
      'DROP INDEX entries_single',
      `INSERT INTO entries (object, category, status, title, single, "primary", "values")
        SELECT object, category, status, title, single, "primary", "values" FROM entries WHERE id = ${model}`,
      recorded(server, '(SELECT max(id) FROM entries)'),
    ],
    found: ({ server }) => [`object ${server}: it has 2 entries of C__CATG__MODEL, which has at most one`],
  },
  {
    invariant: 'primary marks',
    title: 'two entries are primary, and one that has no such mark',
    statements: ({ primary, other, model }) => [
      'DROP INDEX entries_primary',
      `UPDATE entries SET "primary" = 1 WHERE id IN (${primary}, ${other}, ${model})`,
    ],
    found: ({ model, server }) => [
      `entry ${model} of object ${server} (C__CATG__MODEL): it is marked as primary, and its category has no such mark`,
      `object ${server}: 2 of its entries of C__CATG__IP are marked as primary`,
    ],
  },
  {
    invariant: 'links',
    title: 'what values lead to has no link',
    statements: ({ location }) => [`DELETE FROM links WHERE entry = ${location}`],
    found: ({ location, server, inner }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): its values lead from 'parent' to object ${inner}, and no link does`,
    ],
  },
  {
    invariant: 'links',
    title: 'what a link leads to stands in no values',
    statements: ({ location }) => [setValues(location, '{}')],
    found: ({ location, server, inner }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): a link leads from 'parent' to object ${inner}, and its values do not`,
    ],
  },
  {
    invariant: 'mirrors',
    title: 'a link leads there and not back',
    statements: ({ layer2 }) => [
      `UPDATE entries SET "values" = '{}' WHERE object = ${layer2} AND category = 'C__CATS__LAYER2_NET'`,
      `DELETE FROM links WHERE entry IN (SELECT id FROM entries WHERE object = ${layer2} AND category = 'C__CATS__LAYER2_NET')`,
    ],
    found: ({ net, netEntry, layer2 }) => [
      `entry ${netEntry} of object ${net} (C__CATS__NET): its 'layer2_assignments' leads to object ${layer2}, whose 'layer3_assignments' does not lead to object ${net}`,
    ],
  },
  {
    invariant: 'connections',
    title: 'one end of a connection does not know of it',
    statements: ({ plug }) => [setValues(plug, '{"title":"plug"}'), `DELETE FROM links WHERE entry = ${plug}`],
    found: ({ port, plug, server }) => [
      `entry ${port} of object ${server} (C__CATG__NETWORK_PORT): it is connected with entry ${plug}, which is not connected with it`,
    ],
  },
  {
    invariant: 'relations',
    title: 'a link that is a relation has no number',
    statements: ({ location }) => [`DELETE FROM relations WHERE entry = ${location}`],
    found: ({ location, server, inner }) => [
      `entry ${location} of object ${server} (C__CATG__LOCATION): 'parent' to ${inner} has no number`,
    ],
  },
  {
    invariant: 'chains',
    title: 'two objects stand in each other',
    statements: ({ outerLocation, inner }) => [
      setValues(outerLocation, `{"parent":${inner}}`),
      `UPDATE links SET target_object = ${inner} WHERE entry = ${outerLocation}`,
      `UPDATE relations SET target = ${inner} WHERE entry = ${outerLocation}`,
    ],
    found: ({ outer, inner }) => [outer, inner].map(each => `object ${each}: C__CATG__LOCATION.parent leads from it back to it`),
  },
  {
    invariant: 'search',
    title: 'the index has other words, or none',
    statements: ({ lone, model }) => [
      `INSERT OR REPLACE INTO search_index (rowid, terms) VALUES (${2 * lone}, 'awrong')`,
      `DELETE FROM search_index WHERE rowid = ${2 * model + 1}`,
    ],
    postgres: ({ lone, model }) => [
      `UPDATE search_index SET terms = terms || CAST('awrong' AS tsvector) WHERE rowid = ${2 * lone}`,
      `DELETE FROM search_index WHERE rowid = ${2 * model + 1}`,
    ],
    found: ({ lone, model }) =>
      [lone, model].map((id, at) => `${at === 0 ? 'object' : 'entry'} ${id}: it is indexed by other words than it has`),
  },
  {
    invariant: 'search',
    title: 'as many words, and one of them another',
    statements: ({ lone }) => [
      'CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, search_index, instance)',
      `INSERT OR REPLACE INTO search_index (rowid, terms)
        SELECT doc, replace(group_concat(term, ' '), 'alone', 'zlone') FROM words WHERE doc = ${2 * lone}`,
    ],
    postgres: ({ lone }) => [
      `UPDATE search_index SET terms = array_to_tsvector(array_replace(tsvector_to_array(terms), 'alone', 'zlone')) WHERE rowid = ${2 * lone}`,
    ],
    found: ({ lone }) => [`object ${lone}: it is indexed by other words than it has`],
  },
  {
    invariant: 'search',
    title: 'what is gone is indexed',
    statements: () => ["INSERT INTO search_index (rowid, terms) VALUES (199998, 'agone')"],
    found: () => ['object 99999: it is not there, and is indexed'],
  },
  {
    invariant: 'change sets',
    title: 'a creation is lost',
    statements: ({ lone, model }) => [
      `DELETE FROM changes WHERE action = 'created' AND (kind = 'object' AND subject = ${lone} OR kind = 'entry' AND subject = ${model})`,
    ],
    found: ({ lone, model, server }) => [
      `object ${lone}: no change is its creation`,
      `entry ${model} of object ${server} (C__CATG__MODEL): no change is its creation`,
    ],
  },
  {
    invariant: 'change sets',
    title: 'an object and an entry are lost',
    statements: ({ lone, model }) => [`DELETE FROM objects WHERE id = ${lone}`, `DELETE FROM entries WHERE id = ${model}`],
    found: ({ lone, model }) => [
      `object ${lone}: it was created and not purged, and is not there`,
      `entry ${model}: it was created and not purged, and is not there`,
    ],
  },
  {
    invariant: 'change sets',
    title: 'a change set, a former row or its change is lost, or a former row held at no time',
    statements: ({ lone }) => [
      `INSERT INTO changes (number, position, kind, subject, object, action) VALUES (2, 99, 'object', ${lone}, ${lone}, 'edited')`,
      "INSERT INTO changes (number, position, kind, subject, name, action) VALUES (999999, 0, 'choice', 7, 'd', 'created')",
      "INSERT INTO past_choices (id, dialog, parent, title, since, until) VALUES (7, 'd', '', 't', 3, 3)",
    ],
    found: ({ lone }) => [
      `change set 2: object ${lone}: the change has no former row`,
      'change set 999999: choice 7: the change belongs to no change set',
      'change set 3: choice 7: the former row ends before it begins',
      'change set 3: choice 7: the former row has no change',
    ],
  },
  {
    invariant: 'ids',
    title: 'the next id was given out already',
    statements: () => ["UPDATE sqlite_sequence SET seq = 0 WHERE name = 'objects'"],
    postgres: () => ['ALTER SEQUENCE objects_id_seq RESTART WITH 1'],
    found: ({ last }) => [`the table objects: the next id is 1, and ${last} was given out`],
  },
];

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
  const layer2 = await created('LAYER2_NET', 'vlan');
  const net = await created('LAYER3_NET', 'net');
  const netEntry = await saved(net, 'C__CATS__NET', { layer2_assignments: [layer2] });
  const lone = await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'Lone', sysid: 'LONE' });
  // The search index is complete by then.
  t.deepEqual(await values('Lone'), ['Lone']);
  const racks = { outer, inner, outerLocation, server, location };
  const entries = { primary, other, model, image, port, plug };
  const ids: Ids = { ...racks, ...entries, net, netEntry, layer2, lone, last: lone };
  return { ...place, ids };
}

for (const engine of engines) {
  const find = async (breakable: Breakable, { invariant, freeing, statements, postgres, found }: Break, ids: Ids) => {
    const isPostgres = engine.name !== 'SQLite';
    const broken = isPostgres ? [...(freeing ?? []), ...(postgres ?? statements)(ids)] : statements(ids);
    const asked = invariant === 'search' ? broken : [...broken, listAll];
    return [await breakable.findingsAfter(asked), found(ids).map(each => `${invariant}: ${each}`)] as const;
  };

  engine.test(`${engine.name}: a check finds what is broken past the service, that alone, and in whose records`, async t => {
    t.timeout(300_000);
    const { url, ids } = await world(t, engine);
    t.deepEqual(await findingsIn(url), []);
    const breakable = await breakableAt(t, url);
    for (const each of breaks) {
      const [actual, expected] = await find(breakable, each, ids);
      t.deepEqual(actual, expected, `${each.invariant}: ${each.title}`);
    }
    t.deepEqual(await findingsIn(url), []);
  });

  engine.test(
    `${engine.name}: a check finds nothing in a database in which every category was filled, changed, moved and purged`,
    async t => {
      t.timeout(600_000);
      const { url, call, created, service, values } = await placeOn(t, engine);
      const server = await created('SERVER', 'web1');
      for (const category of registry.categories.filter(({ hasAttributes }) => hasAttributes))
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

for (const [title, links, cycles] of [
  ['nothing', [], []],
  [
    'a tree',
    [
      [2, 1],
      [3, 1],
      [4, 2],
    ],
    [],
  ],
  [
    'a cycle with what leads to it and what it leads to',
    [
      [1, 2],
      [2, 3],
      [3, 1],
      [9, 1],
      [3, 8],
      [8, 7],
    ],
    [1, 2, 3],
  ],
  [
    'itself',
    [
      [5, 5],
      [6, 5],
    ],
    [5],
  ],
  [
    'two cycles apart',
    [
      [1, 2],
      [2, 1],
      [70000, 3],
      [3, 70000],
      [4, 5],
    ],
    [1, 2, 3, 70000],
  ],
] as const)
  test(`links that lead back are found in ${title}`, t => {
    const graph = new LinkGraph();
    for (const [from, to] of links) graph.add(from, to);
    t.deepEqual(graph.inCycles(), [...cycles]);
  });

test('every invariant is broken by a test', t => {
  const broken = new Set(breaks.map(({ invariant }) => invariant));
  const ofFiles = ['storage'];
  t.deepEqual(
    invariants.map(({ name }) => name).filter(name => !broken.has(name)),
    ofFiles,
  );
});
