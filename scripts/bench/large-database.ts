import Database, { type Database as Connection } from 'better-sqlite3';
import { startKataster } from './servers.js';

/** Where the objects of a large database stand, and what most of them lead to. */
export interface LargeDatabase {
  /** Every object is below this one. */
  readonly root: number;
  /** The net of every server. */
  readonly net: number;
  /** A server with nothing unusual. */
  readonly server: number;
  /** A server with many entries of one category. */
  readonly fat: number;
}

const serversPerRack = 40;
const racksPerSite = 250;
const entriesOfFat = 20_000;
const time = '2026-11-01T00:00:00.000Z';

/** Entries of each server; `n` is the number of the server, `parent` the id of its place. */
const entriesOfServer: readonly {
  readonly category: string;
  readonly title: string;
  readonly single: 0 | 1;
  readonly values: string;
}[] = [
  { category: 'C__CATG__LOCATION', title: "''", single: 1, values: `'{"parent":' || parent || '}'` },
  {
    category: 'C__CATG__MODEL',
    title: "''",
    single: 1,
    values: `'{"manufacturer":' || (10001 + n % 20) || ',"serial":"S' || n || '"}'`,
  },
  {
    category: 'C__CATG__IP',
    title: "'10.' || (n / 65536 % 256) || '.' || (n / 256 % 256) || '.' || (n % 256)",
    single: 0,
    values: `'{"net":' || @net || ',"ipv4_address":"10.' || (n / 65536 % 256) || '.' || (n / 256 % 256) || '.' || (n % 256) || '","hostname":"server' || n || '","net_type":1,"active":true}'`,
  },
  { category: 'C__CATG__ACCOUNTING', title: "'I' || n", single: 1, values: `'{"inventory_no":"I' || n || '"}'` },
  { category: 'C__CATG__MEMORY', title: "''", single: 0, values: `'{"quantity":' || (n % 16 + 1) || '}'` },
];

/** Makes a database with about so many objects and five entries for each, by statements of its own: through the service it would take an hour per million. */
export async function makeLargeDatabase(file: string, objects: number): Promise<LargeDatabase> {
  await (await startKataster(`sqlite:${file}`, 'http://bench.invalid', { KATASTER_DEFAULT_DATA: 'yes' })).stop();
  const database = new Database(file);
  try {
    for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'cache_size = -1000000', 'foreign_keys = OFF'])
      database.pragma(pragma);
    return database.transaction(() => filled(database, objects))();
  } finally {
    database.pragma('journal_mode = WAL');
    database.close();
  }
}

function filled(database: Connection, objects: number): LargeDatabase {
  const racks = Math.ceil(objects / serversPerRack);
  const sites = Math.ceil(racks / racksPerSite);
  const root = Number(database.prepare("SELECT object FROM constants WHERE const = 'C__OBJ__ROOT_LOCATION'").pluck().get());
  const first = Number(database.prepare('SELECT max(id) FROM objects').pluck().get()) + 1;
  const [net, site, rack] = [first, first + 1, first + 1 + sites];
  const server = rack + racks;
  insertObjects(database, net, 1, 'C__OBJTYPE__LAYER3_NET', 'Net');
  insertObjects(database, site, sites, 'C__OBJTYPE__BUILDING', 'Site');
  insertObjects(database, rack, racks, 'C__OBJTYPE__ENCLOSURE', 'Rack');
  insertObjects(database, server, objects, 'C__OBJTYPE__SERVER', 'Server');
  for (let at = 1; at <= 20; at += 1)
    database
      .prepare("INSERT INTO choices (dialog, parent, title, folded_title) VALUES ('model_manufacturer', '', ?, ?)")
      .run(`Manufacturer ${at}`, `manufacturer ${at}`);
  const [location, ...others] = entriesOfServer;
  for (const [from, count, parent] of [
    [site, sites, `${root}`],
    [rack, racks, `${site} + n / ${racksPerSite}`],
    [server, objects, `${rack} + n / ${serversPerRack}`],
  ] as const)
    if (location) insertEntries(database, location, { from, count, parent, net });
  for (const each of others) insertEntries(database, each, { from: server, count: objects, parent: '0', net });
  insertFatObject(database, server + 1);
  linkEntries(database);
  listForSearch(database);
  return { root, net, server, fat: server + 1 };
}

/** Rows `n` from 0 on. */
const numbers = (count: number): string =>
  `WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ${count})`;

function insertObjects(database: Connection, from: number, count: number, type: string, title: string): void {
  database.exec(`${numbers(count)} INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by, folded_title)
    SELECT ${from} + n, '${type}', '${title} ' || n, 'SYSID_B' || (${from} + n), 'normal', 'C__CMDB_STATUS__IN_OPERATION', '{}', '${time}', 'bench',
      lower('${title} ') || substr('00000000' || n, -8) FROM number`);
}

function insertEntries(
  database: Connection,
  { category, title, single, values }: (typeof entriesOfServer)[number],
  { from, count, parent, net }: { readonly from: number; readonly count: number; readonly parent: string; readonly net: number },
): void {
  database.exec(`${numbers(count)} INSERT INTO entries (object, category, status, title, single, "primary", "values")
    SELECT object, '${category}', 'normal', ${title}, ${single}, 0, ${values.replaceAll('@net', String(net))}
    FROM (SELECT n, ${from} + n AS object, ${parent} AS parent FROM number)`);
}

function insertFatObject(database: Connection, object: number): void {
  database.exec(`${numbers(entriesOfFat)} INSERT INTO entries (object, category, status, title, single, "primary", "values")
    SELECT ${object}, 'C__CATG__ACCESS', 'normal', 'Access ' || n, 0, 0, '{"title":"Access ' || n || '"}' FROM number`);
}

function linkEntries(database: Connection): void {
  for (const [category, attribute] of [
    ['C__CATG__LOCATION', 'parent'],
    ['C__CATG__IP', 'net'],
  ]) {
    const made = `FROM entries WHERE category = '${category}' AND id NOT IN (SELECT entry FROM links)`;
    const target = `"values" ->> '$.${attribute}'`;
    database.exec(
      `INSERT INTO relations (entry, attribute, target, created, created_by) SELECT id, '${attribute}', ${target}, '${time}', 'bench' ${made}`,
    );
    database.exec(
      `INSERT INTO links (entry, attribute, position, target_object) SELECT id, '${attribute}', 0, ${target} ${made}`,
    );
  }
}

/** The service lists what it writes for the search; these rows were written past it. */
function listForSearch(database: Connection): void {
  for (const [kind, table] of [
    ['object', 'objects'],
    ['entry', 'entries'],
  ])
    database.exec(`INSERT INTO search_queue (kind, target) SELECT '${kind}', id FROM ${table} ORDER BY id`);
}
