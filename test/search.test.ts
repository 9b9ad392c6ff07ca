import type { ExecutionContext } from 'ava';
import { resultOf } from './helpers/rpc.js';
import { type Searching, searchingIn } from './helpers/searching.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const model = 'C__CATG__MODEL';
const ip = 'C__CATG__IP';
const port = 'C__CATG__NETWORK_PORT';
const location = 'C__CATG__LOCATION';

type Statement = (t: ExecutionContext, searching: Searching) => Promise<void>;

const statements: Readonly<Record<string, Statement>> = {
  'titles and sysids come first, whole words before beginnings': async (t, { created, hits }) => {
    await created('SERVER', 'spare', { [model]: { serial: 'web', firmware: 'web9' } });
    await created('SERVER', 'websites');
    await created('SERVER', 'my web server');
    await created('SERVER', 'web');
    const found = await hits('web');
    t.deepEqual(
      found.map(({ value, score }) => [value, score]),
      [
        ['web', '100'],
        ['my web server', '80'],
        ['websites', '60'],
        ['spare: web', '40'],
      ],
    );
  },

  'every text, number, choice and link is found, in either language': async (t, { created, saved, values, hits }) => {
    const place = await created('ROOM', 'Cellar');
    const server = await created('SERVER', 'web1');
    await saved(server, model, { manufacturer: 'Lenovo', title: 'ThinkSystem', serial: 'J300X12', description: 'second hand' });
    await saved(server, 'C__CATG__MEMORY', { capacity: 4711, unit: 'GB' });
    await saved(server, location, { parent: place });
    await saved(server, 'C__CATG__GLOBAL', { purpose: 'Payroll', tag: ['blue'], description: 'keep it' });
    for (const [q, value] of [
      ['lenovo', 'Lenovo'],
      ['ThinkSys', 'ThinkSystem'],
      ['x12', 'J300X12'],
      ['hand', 'second hand'],
      ['4711', '4711'],
      ['payroll', 'Payroll'],
      ['BLUE', 'blue'],
      ['keep', 'keep it'],
      ['operation', 'in operation'],
      ['Betrieb', 'in Betrieb'],
    ] as const)
      t.true((await values(q)).includes(`web1: ${value}`), q);
    t.deepEqual(
      (await hits('cellar')).map(({ key, value }) => [key, value]),
      [
        ['Room > General > Title', 'Cellar'],
        ['Server > Location > Location', 'web1: Cellar'],
      ],
    );
  },

  'all words must be there, wherever in the entry': async (t, { created, saved, values }) => {
    const server = await created('SERVER', 'web1');
    await saved(server, model, { manufacturer: 'Lenovo', title: 'ThinkSystem SR650' });
    t.deepEqual(await values('sr650 lenovo'), ['web1: Lenovo']);
    t.deepEqual(await values('650 think'), ['web1: ThinkSystem SR650']);
    t.deepEqual(await values('sr650 dell'), []);
  },

  'parts of addresses and serial numbers are found': async (t, { created, saved, values }) => {
    const server = await created('SERVER', 'web1');
    await saved(server, ip, { ipv4_address: '10.0.1.17', hostname: 'web1.example.com' });
    await saved(server, ip, { ipv4_address: '10.0.17.1' });
    await saved(server, ip, { ipv4_address: '110.0.1.5' });
    await saved(server, model, { serial: 'FDO2144B0QL' });
    t.deepEqual(await values('10.0.1.'), ['web1: 10.0.1.17']);
    t.deepEqual(await values('10.0.1'), ['web1: 10.0.1.17', 'web1: 10.0.17.1']);
    t.deepEqual(await values('0.1.17'), ['web1: 10.0.1.17']);
    for (const part of ['FDO', 'fdo2144', '2144B', '144b0', 'B0QL', '0QL'])
      t.deepEqual(await values(part), ['web1: FDO2144B0QL'], part);
    t.deepEqual(await values('example.com'), ['web1: web1.example.com']);
  },

  'parts of words of three letters and more are found, after words and their beginnings': async (
    t,
    { created, saved, values },
  ) => {
    const server = await created('SERVER', 'Datenbankserver');
    await created('BUILDING', 'Rechenzentrum Süd');
    await created('SERVER', 'bank');
    await saved(server, model, { manufacturer: 'Größenwahn' });
    t.deepEqual(await values('bank'), ['bank', 'Datenbankserver']);
    t.deepEqual(await values('zentrum'), ['Rechenzentrum Süd']);
    t.deepEqual(await values('ZENTRUM süd'), ['Rechenzentrum Süd']);
    t.deepEqual(await values('ssen'), ['Datenbankserver: Größenwahn']);
    t.deepEqual(await values('tenb'), ['Datenbankserver']);
    t.deepEqual(await values('ba'), ['bank']);
  },

  'a MAC address is found by a deep search alone': async (t, { created, saved, values }) => {
    const server = await created('SERVER', 'web1');
    await saved(server, port, { title: 'eth0', mac: '00:1b:63:84:45:e6' });
    for (const q of ['00:1b:63:84:45:e6', '00-1B-63', '1b:63']) {
      t.deepEqual(await values(q), [], q);
      t.deepEqual(await values(q, { mode: 'deep' }), ['web1: 00:1b:63:84:45:e6'], q);
      t.deepEqual(await values(q, { mode: 'auto-deep' }), ['web1: 00:1b:63:84:45:e6'], q);
    }
    await created('SERVER', '00:1b:63 is the maker');
    t.deepEqual(await values('00:1b:63', { mode: 'auto-deep' }), ['00:1b:63 is the maker']);
  },

  'only normal entries of normal objects are found': async (t, { call, created, saved, values }) => {
    const server = await created('SERVER', 'web1');
    const entry = await saved(server, ip, { hostname: 'needle' });
    const address = { object: server, category: ip, entry };
    const found = ['web1: needle'];
    const steps: readonly (readonly [method: string, params: object, expected: readonly string[]])[] = [
      ['cmdb.category.archive', address, []],
      ['cmdb.category.recycle', address, found],
      ['cmdb.object.archive', { object: server }, []],
      ['cmdb.object.recycle', { object: server }, found],
      ['cmdb.object.markAsTemplate', { object: server }, []],
      ['cmdb.object.recycle', { object: server }, found],
      ['cmdb.category.purge', address, []],
    ];
    t.deepEqual(await values('needle'), found);
    for (const [method, params, expected] of steps) {
      await resultOf(call(method, params));
      t.deepEqual(await values('needle'), expected, method);
    }
    t.deepEqual(await values('web1'), ['web1']);
    await resultOf(call('cmdb.object.delete', { id: server, status: 'C__RECORD_STATUS__PURGE' }));
    t.deepEqual(await values('web1'), []);
  },

  'an object is no longer found by a text that is gone': async (t, { call, created, saved, values }) => {
    const rack = await created('ENCLOSURE', 'Old rack');
    const server = await created('SERVER', 'web1');
    await saved(server, location, { parent: rack });
    const card = await saved(server, port, { title: 'eth0' });
    await saved(server, ip, { hostname: 'first' });
    t.deepEqual(await values('old rack'), ['Old rack', 'web1: Old rack']);
    await resultOf(call('cmdb.object.update', { id: rack, title: 'New rack' }));
    t.deepEqual(await values('old'), []);
    t.deepEqual(await values('new rack'), ['New rack', 'web1: New rack']);
    await resultOf(call('cmdb.object.delete', { id: rack, status: 'C__RECORD_STATUS__PURGE' }));
    t.deepEqual(await values('new rack'), []);
    await saved(server, port, { title: 'eth9' }, card);
    t.deepEqual(await values('eth0'), []);
    t.deepEqual(await values('eth9'), ['web1: eth9']);
  },

  'a choice is found by the title it has now': async (t, { call, created, saved, values }) => {
    const server = await created('SERVER', 'web1');
    await saved(server, model, { manufacturer: 'Lenova' });
    await saved(server, 'C__CATG__GLOBAL', { purpose: 'Payrol' });
    t.deepEqual(await values('lenova'), ['web1: Lenova']);
    const retitle = async (category: string, property: string, before: string, value: string) => {
      const choices = await resultOf<readonly { id: string; title: string }[]>(call('cmdb.dialog.read', { category, property }));
      const entry_id = choices.find(({ title }) => title === before)?.id;
      await resultOf(call('cmdb.dialog.update', { category, property, entry_id, value }));
    };
    await retitle(model, 'manufacturer', 'Lenova', 'Lenovo');
    await retitle('C__CATG__GLOBAL', 'purpose', 'Payrol', 'Payroll');
    t.deepEqual([await values('lenova'), await values('lenovo')], [[], ['web1: Lenovo']]);
    t.deepEqual(await values('payroll'), ['web1: Payroll']);
  },

  'nothing in a search is syntax': async (t, { created, values }) => {
    await created('SERVER', 'web1', { [model]: { serial: 'plain text' } });
    const odd = [`"`, `'`, `"web1`, `web1"`, '^web1', 'web1 NEAR plain', 'web1 OR plain', 'NOT web1', '(web1', '%'];
    const more = [
      'web1 & plain',
      'web1 | plain',
      '!web1',
      'title:web1',
      '{terms}:web1',
      '-web1',
      '\\',
      "'; DROP TABLE objects",
      '<->',
    ];
    const strict = new Set(['"web1', 'web1"', '^web1', '(web1', '!web1', '-web1']);
    for (const q of [...odd, ...more]) t.deepEqual(await values(q), strict.has(q) ? ['web1'] : [], q);
    for (const q of ['*', 'we*b1', 'w:*']) await t.throwsAsync(values(q), { message: /words are found by their beginnings/ }, q);
    const texts = ['a * b', 'x & y', 'p | q', '-- dash', 'c:\\temp', '50 % off', '"quoted"', 'ünï ©ødé', '日本 語', '🚀 launch'];
    for (const title of texts) await created('SERVER', title);
    for (const title of texts)
      for (const word of title.split(' ')) t.true((await values(word)).includes(title), `${title}: ${word}`);
  },

  'calls of one body find what those before them wrote': async (t, { batch }) => {
    const create = (title: string) => ({ method: 'cmdb.object.create', params: { type: 'C__OBJTYPE__SERVER', title } });
    const find = { method: 'idoit.search', params: { q: 'web' } };
    const counts = (answers: readonly unknown[]) => answers.map(answer => (Array.isArray(answer) ? answer.length : 'written'));
    t.deepEqual(counts(await batch([find, create('web 1'), find, find, create('web 2'), create('web 3'), find])), [
      ...[0, 'written', 1, 1],
      ...['written', 'written', 3],
    ]);
    t.deepEqual(counts(await batch([create('web 4')])), ['written']);
    t.deepEqual(counts(await batch([find, find, find])), [4, 4, 4]);
  },

  'passwords are not found': async (t, { created, saved, values }) => {
    const server = await created('SERVER', 'web1');
    await saved(server, 'C__CATG__PASSWD', { title: 'login', username: 'root', password: 'sesame77' });
    t.deepEqual(await values('root'), ['web1: root']);
    for (const mode of ['normal', 'deep']) t.deepEqual(await values('sesame77', { mode }), []);
  },

  'a limit keeps the best': async (t, { created, values }) => {
    for (let number = 1; number <= 5; number += 1) await created('SERVER', `webs ${number}`);
    await created('SERVER', 'web');
    t.deepEqual(await values('web', { limit: 3 }), ['web', 'webs 1', 'webs 2']);
  },

  'hits with one title are told apart by the places they are in, as far as the caller may view these': async (
    t,
    { call, created },
  ) => {
    const [one, other] = [await created('BUILDING', 'Building A'), await created('BUILDING', 'Building B')];
    const floor = await created('ROOM', 'Floor 1', { [location]: { parent: other } });
    await created('ROOM', 'R101', { [location]: { parent: one } });
    await created('ROOM', 'r101', { [location]: { parent: floor } });
    await created('ROOM', 'R101 west', { [location]: { parent: one } });
    const rights = [{ verbs: ['view'], object_types: ['C__OBJTYPE__ROOM'] }];
    const { key: apikey } = await resultOf(call('kataster.key.create', { title: 'rooms', rights }));
    const paths = async (more: object = {}) => {
      const found = await resultOf<readonly { location_path?: string }[]>(call('idoit.search', { q: 'r101', ...more }));
      return found.map(({ location_path }) => location_path);
    };
    t.deepEqual(await paths(), ['Building A', 'Building B > Floor 1', undefined]);
    t.deepEqual(await paths({ apikey }), [undefined, 'Floor 1', undefined]);
  },

  'hits point to their entry and are told in the language asked for': async (t, { call, created, saved }) => {
    const server = await created('SERVER', 'web1');
    await saved(server, model, { serial: 'J 300' });
    await saved(server, 'C__CATG__FORMFACTOR', { formfactor: '19"' });
    const found = await resultOf<readonly object[]>(call('idoit.search', { q: 'j 300', language: 'de' }));
    t.deepEqual(found, [
      {
        documentId: String(server),
        key: 'Server > Modell > Seriennummer',
        value: 'web1: J 300',
        type: 'cmdb',
        link: `/?objID=${server}&catgID=2&cateID=1&highlight=j%20300`,
        score: '40',
        status: 'Normal',
      },
    ]);
  },
};

for (const engine of engines)
  for (const [title, statement] of Object.entries(statements))
    engine.test(`${engine.name}: ${title}`, async t => statement(t, searchingIn(await startedService(t, engine))));
