import { readdirSync, readFileSync } from 'node:fs';
import { objectMade } from '../factories/calls.js';
import { newDatabase, temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { fleet, rowsIn, run, serve } from '../helpers/process.js';
import { rawConnection } from '../helpers/raw.js';
import { resultOf } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import { engines } from '../helpers/stores.js';
import test from '../helpers/suite.js';

type Call = readonly [what: string, method: string, params: object];

const ip = { object: 1, category: 'C__CATG__IP' };
const server = { type: 'C__OBJTYPE__SERVER', title: 'web' };
const manyEntries = Array.from({ length: 1001 }, () => ({}));

/** Calls that are accepted, one after another, and how many objects and entries each changes. */
const accepted: readonly (readonly [changes: number, ...Call])[] = [
  [1, 'an object', 'cmdb.object.create', server],
  [
    4,
    'an object with entries',
    'cmdb.object.create',
    { ...server, sysid: 'S2', categories: { C__CATG__IP: [{}, {}], C__CATG__MODEL: {} } },
  ],
  [4, 'a copy of a template', 'cmdb.object.create', { ...server, template: 2 }],
  [1, 'a title', 'cmdb.object.update', { id: 1, title: 'web1' }],
  [1, 'an entry', 'cmdb.category.save', { ...ip, data: { hostname: 'web1' } }],
  [0, 'an entry again, as it is', 'cmdb.category.save', { ...ip, entry: 7, data: { hostname: 'web1' } }],
  [
    2,
    'an entry with a new choice',
    'cmdb.category.save',
    { object: 1, category: 'C__CATG__MODEL', data: { manufacturer: 'New' } },
  ],
  [1, 'Global', 'cmdb.category.save', { object: 1, category: 'C__CATG__GLOBAL', data: { description: 'x' } }],
  [3, 'an entry per contact', 'cmdb.category.save', { object: 1, category: 'C__CATS__GROUP', data: { object: [1, 2, 3] } }],
  [1, 'an entry, created as of old', 'cmdb.category.create', { ...ip, data: { hostname: 'web2', primary: 0 } }],
  [1, 'an entry, updated as of old', 'cmdb.category.update', { ...ip, data: { category_id: 7, hostname: 'web3' } }],
  [2, 'an archived entry, and another one that is primary in its place', 'cmdb.category.archive', { ...ip, entry: 7 }],
  [1, 'a recycled entry', 'cmdb.category.recycle', { ...ip, entry: 7 }],
  [1, 'a deleted entry', 'cmdb.category.delete', { ...ip, entry: 7 }],
  [1, 'a purged entry', 'cmdb.category.purge', { ...ip, entry: 7 }],
  [1, 'an archived object', 'cmdb.object.archive', { object: 1 }],
  [1, 'an object marked as deleted', 'cmdb.object.delete', { id: 1, status: 'C__RECORD_STATUS__DELETED' }],
  [1, 'a recycled object', 'cmdb.object.recycle', { object: 1 }],
  [1, 'a template', 'cmdb.object.markAsTemplate', { object: 3 }],
  [
    5,
    'a purged object with entries, to which an entry elsewhere linked',
    'cmdb.object.delete',
    { id: 3, status: 'C__RECORD_STATUS__PURGE' },
  ],
];

/** Calls after which everything is as it was. */
const refused: readonly Call[] = [
  ['a read', 'cmdb.object.read', { id: 1 }],
  ['a read of entries', 'cmdb.category.read', { objID: 2, category: 'C__CATG__IP', status: -1 }],
  ['an unknown attribute', 'cmdb.category.save', { ...ip, data: { hostname: 'x', hostnam: 'x' } }],
  ['a wrong value beside a new choice', 'cmdb.category.save', { ...ip, data: { ipv6_scope: 'newer', primary: 'perhaps' } }],
  ['a link to nothing beside a new choice', 'cmdb.category.save', { ...ip, data: { ipv6_scope: 'newer', net: 99 } }],
  ['an unknown object', 'cmdb.category.save', { ...ip, object: 99, data: {} }],
  ['an unknown entry', 'cmdb.category.save', { ...ip, entry: 99, data: {} }],
  ['an entry of another object', 'cmdb.category.save', { ...ip, entry: 1, data: {} }],
  ['a category without attributes', 'cmdb.category.save', { object: 1, category: 'C__CATG__NOWHERE', data: {} }],
  ['a step that is not to be', 'cmdb.category.recycle', { object: 2, category: 'C__CATG__IP', entry: 1 }],
  ['a step of another object', 'cmdb.category.archive', { ...ip, entry: 1 }],
  ['a step of a single-value category', 'cmdb.category.archive', { object: 2, category: 'C__CATG__MODEL', entry: 3 }],
  ['what is switched off', 'cmdb.category.quickpurge', { objID: 2, category: 'C__CATG__IP', cateID: 1 }],
  ['a purge of a normal object', 'cmdb.object.purge', { object: 2 }],
  ['a purge of Global', 'cmdb.category.purge', { object: 2, category: 'C__CATG__GLOBAL' }],
  ['a sysid that is taken', 'cmdb.object.create', { ...server, sysid: 'S2', purpose: 'newer' }],
  [
    'a sysid saved that is taken',
    'cmdb.category.save',
    { object: 1, category: 'C__CATG__GLOBAL', data: { sysid: 'S2', tag: ['newer'] } },
  ],
  [
    'a second entry that is wrong',
    'cmdb.object.create',
    { ...server, categories: { C__CATG__IP: [{ dns_domain: ['newer'] }, { net: 99 }] } },
  ],
  ['a template that is not there', 'cmdb.object.create', { ...server, template: 99, purpose: 'newer' }],
  ['a title that is too long', 'cmdb.object.update', { id: 2, title: 'x'.repeat(256) }],
  ['too many entries', 'cmdb.object.create', { ...server, purpose: 'newer', categories: { C__CATG__IP: manyEntries } }],
  ['an unknown parameter', 'cmdb.object.update', { id: 2, title: 'x', titel: 'x' }],
  ['an unknown key', 'cmdb.object.update', { id: 2, title: 'x', apikey: 'another key of somebody' }],
];

const tables = {
  objects: 'id',
  entries: 'id',
  links: 'entry, attribute, position',
  choices: 'id',
  object_types: 'type',
  retired_sysids: 'sysid',
  externals: 'source, name',
  change_sets: 'number',
  changes: 'number, position',
  past_objects: 'id, valid_to',
  past_entries: 'id, valid_to',
  past_links: 'entry, attribute, position, valid_to',
  past_choices: 'id, valid_to',
  import_profiles: 'id',
  livestatus: 'id',
  definitions: 'id',
  past_definitions: 'id, valid_to',
  past_import_profiles: 'id, valid_to',
  past_livestatus: 'id, valid_to',
  reports: 'id',
  past_reports: 'id, valid_to',
  api_keys: 'id',
};

for (const engine of engines)
  engine.test(
    `${engine.name}: what is accepted is one change set with a change per object, entry and choice, what is refused leaves no trace`,
    async t => {
      const { call, rows } = await fleet(t, await newDatabase(t, engine.name, 'tables'), 1);
      for (const [changes, what, method, params] of accepted) {
        const [{ last = 0 } = {}] = await rows<{ last: number }>('SELECT coalesce(max(number), 0) AS last FROM change_sets');
        await resultOf(call(method, params));
        const sets = await rows<object>(`SELECT method, size FROM change_sets WHERE number > ${last}`);
        t.deepEqual(sets, changes === 0 ? [] : [{ method, size: changes }], what);
        const added = await rows<Readonly<Record<string, unknown>>>(`SELECT * FROM changes WHERE number > ${last}`);
        t.is(added.length, changes, what);
        t.is(new Set(added.map(({ kind, subject }) => `${kind} ${subject}`)).size, changes, what);
      }
      const state = (): Promise<unknown[]> =>
        Promise.all(Object.entries(tables).map(([table, order]) => rows(`SELECT * FROM ${table} ORDER BY ${order}`)));
      const before = await state();
      for (const [what, method, params] of refused) {
        const { error } = await call(method, params);
        t.is(error === undefined, what.startsWith('a read'), what);
        t.deepEqual(await state(), before, what);
      }
    },
  );

const secret = 'corréct-hörse "battery" \\staple';
const tooLong = `${'long-secret-'.repeat(30)}`;
const passwords = { object: 1, category: 'C__CATG__PASSWD' };

/** Calls that carry a password, right and wrong ones. */
const withPasswords: readonly Call[] = [
  ['save', 'cmdb.category.save', { ...passwords, data: { title: 'root', password: secret } }],
  ['update', 'cmdb.category.save', { ...passwords, entry: 1, data: { password: `${secret}2` } }],
  ['save as of old', 'cmdb.category.create', { ...passwords, data: { password: secret } }],
  ['a copy', 'cmdb.object.create', { ...server, template: 1 }],
  ['with an object', 'cmdb.object.create', { ...server, categories: { C__CATG__PASSWD: [{ password: secret }] } }],
  ['an archived one', 'cmdb.category.archive', { ...passwords, entry: 1 }],
  ['a purged one', 'cmdb.category.purge', { ...passwords, entry: 1 }],
  ['too long', 'cmdb.category.save', { ...passwords, data: { password: tooLong } }],
  ['a list', 'cmdb.category.save', { ...passwords, data: { password: [secret] } }],
  ['an object', 'cmdb.category.save', { ...passwords, data: { password: { text: secret } } }],
  ['beside what is wrong', 'cmdb.category.save', { ...passwords, data: { password: secret, titel: 'root' } }],
  ['where data belongs', 'cmdb.category.save', { ...passwords, data: secret }],
  ['as an entry', 'cmdb.object.create', { ...server, categories: { C__CATG__PASSWD: [secret] } }],
  ['a purged object', 'cmdb.object.delete', { id: 1, status: 'C__RECORD_STATUS__PURGE' }],
];

for (const engine of engines)
  engine.test(`${engine.name}: a password stands in no error, in no log and not in the history`, async t => {
    const url = await newDatabase(t, engine.name, 'tables');
    const service = await serve(t, { KATASTER_DATABASE: url, KATASTER_LOG: 'trace' });
    const rows = <Row>(text: string): Promise<Row[]> => rowsIn(url, text);
    await objectMade(service.call, server);
    const said: string[] = [];
    for (const [, method, params] of withPasswords) said.push(JSON.stringify(await service.call(method, params)));
    said.push(service.said.stderr, service.said.stdout);
    for (const table of ['change_sets', 'changes', 'past_entries'])
      said.push(JSON.stringify(await rows(`SELECT * FROM ${table}`)));
    const marks = await rows<{ secrets: string }>(
      'SELECT secrets FROM changes WHERE secrets IS NOT NULL ORDER BY number, position',
    );
    t.deepEqual(marks[0], { secrets: '["password"]' });
    for (const word of ['battery', 'staple', 'long-secret'])
      for (const text of said) t.false(text.includes(word), text.slice(0, 1000));
  });

test.serial('a key is shown once, and stands neither in the log nor in the database', async t => {
  const folder = temporaryFolder(t);
  const environment = { KATASTER_DATABASE: `sqlite:${folder}/kataster.sqlite`, KATASTER_LOG: 'trace', KATASTER_API_KEY: '' };
  const service = await serve(t, environment);
  const [apikey = '', again] = service.said.stdout.match(/kat_\w{8}_\w{43}_\w{6}/g) ?? [];
  t.is(service.said.stdout.split(apikey).length, 3, 'by itself, and in the call to try');
  t.is(again, apikey);
  const { url } = service;
  await objectMade(service.call, { ...server, apikey });
  const wrong = `${apikey.slice(0, -1)}${apikey.endsWith('0') ? '1' : '0'}`;
  const said = [service.said.stderr];
  for (const params of [
    { id: 1, apikey },
    { id: 9, apikey },
    { id: {}, apikey },
    { id: 1, apikey: wrong },
    { apikey: [apikey] },
    [apikey],
  ]) {
    const body = JSON.stringify({ version: '2.0', id: 1, method: 'cmdb.object.read', params });
    said.push((await send(`${url}/jsonrpc`, { body })).text, (await send(`${url}/jsonrpc`, { body: body.slice(0, -1) })).text);
    said.push((await send(`${url}/jsonrpc?apikey=${apikey}`, { verb: 'GET' })).text);
    const { socket, answer } = await rawConnection(t, url);
    socket.end(`POST /jsonrpc HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n${body}`);
    said.push(await answer());
  }
  said.push((await send(`${url}/metrics`, { verb: 'GET' })).text);
  service.signal('SIGTERM');
  const { stderr } = await service.ended;
  const second = await serve(t, { ...environment, KATASTER_API_KEY: testKey });
  t.notRegex(second.said.stdout, /kat_/);
  second.signal('SIGKILL');
  await second.ended;
  const list = await run(t, ['key', 'list'], environment).ended;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => readFileSync(`${folder}/${name}`).toString('latin1'));
  for (const key of [apikey, wrong, testKey]) {
    const bytes = Buffer.from(key);
    const forms = [key, bytes.join(), bytes.toString('hex'), bytes.toString('base64').slice(0, -4), key.split('_')[2] ?? key];
    for (const text of [...said, stderr, second.said.stderr, list.stdout, ...files])
      for (const form of forms) t.false(text.includes(form), text.slice(0, 300));
  }
});
