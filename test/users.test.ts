import type { ExecutionContext } from 'ava';
import type { Store } from '../src/domain/storage/store.js';
import { digestOf } from '../src/domain/users/keys.js';
import { entriesRead, entryMade } from './factories/calls.js';
import { openedStore } from './helpers/counting.js';
import { type HttpAnswer, send } from './helpers/http.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, type DialectName, dialectNames, serviceOver, type TestService, testKey } from './helpers/service.js';
import { engines, type TestEngine } from './helpers/stores.js';
import { byPassword, bySession, grantTo, password, withUser } from './helpers/users.js';

type Headers = Readonly<Record<string, string>>;

const refusal = (dialect: DialectName, data: object) => ({
  code: -32604,
  message: 'Authentication error',
  data: { ...(dialect === 'contract' && { error: 'AuthenticationFailed' }), ...data },
});
const wrong = (dialect: DialectName = 'contract') => refusal(dialect, { user: 'user name or password is wrong' });
const over = (dialect: DialectName = 'contract') =>
  refusal(dialect, { session: 'the session is over; idoit.login opens another' });

interface Place {
  readonly service: TestService;
  readonly store: Store;
  /** Every row of a table. */
  rowsOf(table: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** A call with the key of the tests and these headers. */
  call(method: string, params?: object, headers?: Headers): Promise<RpcAnswer>;
  /** The same, as it was answered over HTTP. */
  sent(method: string, params?: object, headers?: Headers): Promise<HttpAnswer>;
}

async function placeOn(t: ExecutionContext, engine: TestEngine, dialect: DialectName = 'contract'): Promise<Place> {
  const { store, reading } = await openedStore(t, engine);
  const service = await serviceOver(t, store, { KATASTER_SESSION_MINUTES: '60' });
  const sent: Place['sent'] = (method, params = {}, headers = {}) =>
    send(service.endpoint(dialect), {
      body: JSON.stringify({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 }),
      headers,
    });
  return {
    service,
    store,
    rowsOf: table => reading.rows(`SELECT * FROM ${table}`, []),
    sent,
    call: async (...args) => JSON.parse((await sent(...args)).text),
  };
}

const server = { type: 'C__OBJTYPE__SERVER', title: 'web' };
const everything = [{ verbs: ['view', 'create', 'edit'] }] as const;

/** Changes with their change sets, in their order. */
const changesMade = 'changes JOIN change_sets USING (number) ORDER BY number, position';

for (const engine of engines) {
  for (const dialect of dialectNames) {
    const on = `on ${engine.name}, dialect ${dialect}`;

    engine.test(`a user is known by headers, by HTTP Basic and by a session ${on}`, async t => {
      const { store, call, sent } = await placeOn(t, engine, dialect);
      const id = await withUser(store, 'grünĳ', everything);
      const basic = `Basic ${Buffer.from(`grünĳ:${password}`).toString('base64')}`;
      const raw = { 'X-RPC-Auth-Username': Buffer.from('grünĳ').toString('latin1'), 'X-RPC-Auth-Password': password };
      const opened = await sent('idoit.login', {}, { Authorization: basic });
      const { result } = JSON.parse(opened.text);
      t.like(result, { result: true, userid: String(id), name: 'Person grünĳ', mail: '', username: 'grünĳ' });
      t.regex(result['session-id'], /^[0-9a-z]{26}$/);
      t.is(opened.headers.get('x-rpc-auth-session'), result['session-id']);
      for (const headers of [raw, { Authorization: basic }, { 'x-rpc-auth-session': result['session-id'] }]) {
        const { login } = await resultOf<{ login: object }>(call('idoit.version', {}, headers));
        t.like(login, { userid: String(id), username: 'grünĳ' });
      }
      t.deepEqual((await call('idoit.version', { apikey: 'nobody knows this' }, raw)).error?.code, -32604);
    });

    engine.test(`a refusal names who lacks the right, the user or the key ${on}`, async t => {
      const { store, call } = await placeOn(t, engine, dialect);
      const servers = { objectTypes: ['C__OBJTYPE__SERVER'] };
      await withUser(store, 'viewer', [{ verbs: ['view'] }]);
      await withUser(store, 'editor', [{ verbs: ['view', 'create', 'edit'] }]);
      await withUser(store, 'keeper', [{ verbs: ['view', 'create', 'edit'], ...servers }]);
      await addKey(store, 'a-key-that-only-views', 'viewing', { grants: [{ verbs: ['view'] }] });
      await addKey(store, 'a-key-of-servers', 'servers', { grants: [{ verbs: ['view', 'create', 'edit'], ...servers }] });
      const client = { type: 'C__OBJTYPE__CLIENT', title: 'pc' };
      for (const [apikey, login, method, params, caller, lacked] of [
        [testKey, 'viewer', 'cmdb.object.update', { id: 1, title: 'x' }, 'this user', 'edit objects'],
        ['a-key-that-only-views', 'viewer', 'cmdb.object.update', { id: 1, title: 'x' }, 'this user', 'edit objects'],
        ['a-key-that-only-views', 'editor', 'cmdb.object.update', { id: 1, title: 'x' }, 'this key', 'edit objects'],
        ['a-key-that-only-views', undefined, 'cmdb.object.update', { id: 1, title: 'x' }, 'this key', 'edit objects'],
        [testKey, 'keeper', 'cmdb.object.create', client, 'this user', 'create entries of C__CATG__GLOBAL of C__OBJTYPE__CLIENT'],
        [
          'a-key-of-servers',
          'editor',
          'cmdb.object.create',
          client,
          'this key',
          'create entries of C__CATG__GLOBAL of C__OBJTYPE__CLIENT',
        ],
      ] as const) {
        const { error } = await call(method, { apikey, ...params }, login && byPassword(login));
        t.deepEqual(error, {
          code: -32003,
          message: `Forbidden: ${caller} may not ${lacked}`,
          data: {
            ...(dialect === 'contract' && { error: 'Forbidden' }),
            right: `expected the right to ${lacked}, which ${caller} lacks`,
          },
        });
      }
    });

    engine.test(`every answer to a session names it, until it is ended ${on}`, async t => {
      const { store, sent } = await placeOn(t, engine, dialect);
      await withUser(store, 'ada');
      const opened = await sent('idoit.login', {}, byPassword('ada'));
      const session = { 'X-RPC-Auth-Session': opened.headers.get('x-rpc-auth-session') ?? '' };
      for (const method of ['idoit.version', 'cmdb.object.read', 'idoit.logout', 'idoit.version'])
        t.is((await sent(method, {}, session)).headers.get('x-rpc-auth-session'), session['X-RPC-Auth-Session']);
      const last = await sent('idoit.version', {}, session);
      t.deepEqual(JSON.parse(last.text).error, over(dialect));
      t.is((await sent('idoit.version', {}, { 'X-RPC-Auth-Session': '<script>' })).headers.get('x-rpc-auth-session'), null);
    });
  }

  const on = `on ${engine.name}`;

  engine.test(`a wrong password, an unknown user and a disabled one are answered alike ${on}`, async t => {
    const { store, call } = await placeOn(t, engine);
    await withUser(store, 'ada');
    const person = await withUser(store, 'off');
    await entryMade(call, { object: person, category: 'C__CATS__PERSON_LOGIN', data: { disabled_login: 1 } });
    for (const headers of [
      byPassword('ada', 'guess'),
      byPassword('nobody'),
      byPassword('off'),
      byPassword(''),
      byPassword('ada', ''),
      { Authorization: 'Basic' },
      { Authorization: 'Basic !!!' },
      { authorization: `basic ${Buffer.from('ada').toString('base64')}` },
    ])
      t.deepEqual((await call('idoit.version', {}, headers)).error, wrong());
    t.deepEqual((await call('idoit.login', { username: 'ada', password: 'guess' })).error, wrong());
    t.is((await call('idoit.login')).error?.code, -32604);
    t.is((await call('idoit.logout')).error?.code, -32604);
  });

  engine.test(`a password can be set, is kept as a hash, and is never read ${on}`, async t => {
    const { call, rowsOf } = await placeOn(t, engine);
    const login = (password: string) => call('idoit.login', { username: 'ada', password });
    const data = { title: 'ada', user_pass: 'first password' };
    const created = call('cmdb.object.create', {
      type: 'C__OBJTYPE__PERSON',
      title: 'Ada',
      categories: { C__CATS__PERSON_LOGIN: data },
    });
    const { id } = await resultOf<{ id: string }>(created);
    const save = (sent: object) =>
      call('cmdb.category.save', { object: Number(id), category: 'C__CATS__PERSON_LOGIN', data: sent });
    const read = async () => entriesRead<object>(call, { objID: Number(id), category: 'C__CATS__PERSON_LOGIN' });
    t.truthy((await login('first password')).result);
    t.like(await read(), [{ title: 'ada', user_pass: '', user_pass2: '' }]);
    await resultOf(save({ user_pass: '', email_address: 'ada@example.com' }));
    t.truthy((await login('first password')).result);
    await resultOf(save({ user_pass: 'second password', user_pass2: 'second password' }));
    t.deepEqual((await login('first password')).error, wrong());
    t.truthy((await login('second password')).result);
    const mistyped = (await save({ user_pass: 'third password', user_pass2: 'thrid password' })).error;
    const notTheSame = { error: 'ValidationFailed', user_pass2: 'is not the same text as user_pass' };
    t.deepEqual([mistyped?.code, mistyped?.data], [-32602, notTheSame]);
    t.truthy((await login('second password')).result);
    t.is((await save({ user_pass: 7 })).error?.data?.user_pass, 'expected a text, not a number');
    await resultOf(save({ user_pass: null }));
    t.deepEqual((await login('second password')).error, wrong());
    for (const table of ['objects', 'entries', 'past_entries', 'changes', 'passwords', 'sessions'])
      t.notRegex(JSON.stringify(await rowsOf(table)), /first password|second password|third password|thrid/, table);
    t.regex(JSON.stringify(await rowsOf('changes')), /\[\\"user_pass\\"\]/);
    t.notRegex(JSON.stringify(await rowsOf('entries')), /scrypt/);
  });

  engine.test(`the time of a login is kept ${on}`, async t => {
    const { store, call, rowsOf } = await placeOn(t, engine);
    const person = await withUser(store, 'ada', everything);
    const read = async () =>
      resultOf<[{ last_login: string }]>(call('cmdb.category.read', { objID: person, category: 'C__CATS__PERSON_LOGIN' }));
    t.like(await read(), [{ last_login: '' }]);
    await resultOf(call('idoit.version', {}, byPassword('ada')));
    t.like(await read(), [{ last_login: '' }], 'a call is no login');
    await resultOf(call('idoit.login', {}, byPassword('ada')));
    const [{ last_login: moment }] = await read();
    t.regex(moment, /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    const change = (await rowsOf(changesMade)).at(-1);
    t.like(change, { method: 'idoit.login', object: person, category: 'C__CATS__PERSON_LOGIN', action: 'edited' });
    t.like(await resultOf(call('idoit.login', {}, byPassword('ada'))), { result: true }, 'the password is kept');
  });

  engine.test(`two persons have no login in common ${on}`, async t => {
    const { store, call } = await placeOn(t, engine);
    const ada = await withUser(store, 'ada');
    const login = (title: string) => ({ C__CATS__PERSON_LOGIN: { title } });
    const create = (title: string) => call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON', title, categories: login(title) });
    const taken = { code: -32009, data: { title: 'is the login of another person' } };
    t.like((await create('ada')).error, taken);
    const { id: bob } = await resultOf(create('bob'));
    const rename = (object: unknown, title: string) =>
      call('cmdb.category.save', { object: Number(object), category: 'C__CATS__PERSON_LOGIN', data: { title } });
    t.like((await rename(bob, 'ada')).error, taken);
    await resultOf(rename(ada, 'ada'));
    await resultOf(rename(bob, 'Ada'));
  });

  engine.test(`a session ends with its time, its password, its person ${on}`, async t => {
    const { service, store, call } = await placeOn(t, engine);
    const person = await withUser(store, 'ada');
    const isOpen = async (headers: Headers) => !(await call('idoit.version', {}, headers)).error;
    const open = () => bySession(store, person, service.clock.now());
    const timely = await open();
    service.clock.advance(3599);
    t.true(await isOpen(timely));
    service.clock.advance(1);
    t.false(await isOpen(timely));
    const before = await open();
    await entryMade(call, { object: person, category: 'C__CATS__PERSON_LOGIN', data: { user_pass: password } });
    t.false(await isOpen(before));
    const last = await open();
    t.true(await isOpen(last));
    await resultOf(call('cmdb.object.archive', { object: person }));
    t.false(await isOpen(last));
  });

  engine.test(`a user has at most ten sessions, of which none opens another ${on}`, async t => {
    const { service, store, call, rowsOf } = await placeOn(t, engine);
    const person = await withUser(store, 'ada');
    const opened: Headers[] = [];
    for (let count = 0; count < 12; count += 1) {
      opened.push(await bySession(store, person, service.clock.now()));
      service.clock.advance(1);
    }
    const sessions = await rowsOf('sessions');
    t.is(sessions.length, 10);
    const ids = opened.map(headers => headers['X-RPC-Auth-Session'] ?? '');
    t.deepEqual(
      sessions.map(({ digest }) => digest).sort(),
      ids
        .slice(2)
        .map(id => digestOf(id, store.secret))
        .sort(),
    );
    t.is(
      (await call('idoit.login', {}, opened.at(-1))).error?.data?.user,
      'a session opens no other: send user name and password',
    );
  });

  engine.test(`ten wrong guesses lock a login, but not for users who are known ${on}`, async t => {
    const { store, call } = await placeOn(t, engine);
    await withUser(store, 'ada');
    await withUser(store, 'bob');
    const login = async (text: string, login = 'ada') => !(await call('idoit.version', {}, byPassword(login, text))).error;
    t.true(await login(password));
    for (let guess = 0; guess < 10; guess += 1) t.false(await login(`guess ${guess}`));
    t.true(await login(password));
    for (let guess = 0; guess < 10; guess += 1) t.false(await login(`guess ${guess}`, 'bob'));
    t.false(await login(password, 'bob'));
  });

  engine.test(`a user may do what is granted to them and to their groups, as far as the key permits ${on}`, async t => {
    const { store, call } = await placeOn(t, engine);
    const ada = await withUser(store, 'ada', [{ verbs: ['view'] }]);
    const create = async (headers?: Headers) => (await call('cmdb.object.create', server, headers)).error?.code;
    t.is(await create(byPassword('ada')), -32003);
    const group = await resultOf<{ id: string }>(
      call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON_GROUP', title: 'Authors' }),
    );
    await grantTo(store, Number(group.id), [{ verbs: ['create'], objectTypes: ['C__OBJTYPE__SERVER'] }]);
    t.is(await create(byPassword('ada')), -32003);
    const member = { object: ada, category: 'C__CATS__PERSON_ASSIGNED_GROUPS', data: { connected_object: Number(group.id) } };
    await entryMade(call, member);
    t.is(await create(byPassword('ada')), undefined);
    await resultOf(call('cmdb.object.archive', { object: Number(group.id) }));
    t.is(await create(byPassword('ada')), -32003);
  });

  engine.test(`changes of a user bear their name ${on}`, async t => {
    const { store, call, rowsOf } = await placeOn(t, engine);
    await withUser(store, 'ada', everything);
    const { id } = await resultOf<{ id: string }>(call('cmdb.object.create', server, byPassword('ada')));
    await resultOf(call('cmdb.object.update', { id: Number(id), title: 'other' }, byPassword('ada')));
    const global = call('cmdb.category.read', { objID: Number(id), category: 'C__CATG__GLOBAL' });
    t.like(await resultOf<readonly object[]>(global), [{ created_by: 'ada', changed_by: 'ada' }]);
    const changes = (await rowsOf(changesMade)).filter(({ object }) => object === Number(id));
    t.true(changes.length >= 2 && changes.every(({ key }) => String(key).endsWith(' ada')));
  });

  engine.test(`a caller without the right to administer gives nobody a password, a login or a group ${on}`, async t => {
    const { store, call } = await placeOn(t, engine);
    const ada = await withUser(store, 'ada', [{ verbs: ['view', 'create', 'edit', 'archive', 'delete', 'purge'] }]);
    const headers = byPassword('ada');
    for (const [category, data] of [
      ['C__CATS__PERSON_LOGIN', { user_pass: 'mine now' }],
      ['C__CATS__PERSON_ASSIGNED_GROUPS', { connected_object: ada }],
    ] as const)
      t.is((await call('cmdb.category.save', { object: ada, category, data }, headers)).error?.code, -32003, category);
    const categories = { C__CATS__PERSON_LOGIN: { title: 'eve' } };
    const eve = { type: 'C__OBJTYPE__PERSON', title: 'Eve', categories };
    t.is((await call('cmdb.object.create', eve, headers)).error?.code, -32003);
    const copy = call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON', title: 'Eve', template: ada }, headers);
    const login = { objID: Number((await resultOf(copy)).id), category: 'C__CATS__PERSON_LOGIN' };
    t.deepEqual(await resultOf(call('cmdb.category.read', login)), []);
    const admin = byPassword('admin');
    await withUser(store, 'admin', [{ verbs: ['view', 'create', 'administer'] }]);
    t.is((await call('cmdb.object.create', eve, admin)).error, undefined);
  });

  engine.test(`calls of a batch keep their order, though a password takes long ${on}`, async t => {
    const { service, store } = await placeOn(t, engine);
    const person = await withUser(store, 'ada');
    const about = { apikey: testKey, object: person };
    const batch = [
      {
        method: 'cmdb.category.save',
        params: { ...about, category: 'C__CATS__PERSON_LOGIN', data: { user_pass: 'a new password' } },
      },
      { method: 'cmdb.object.delete', params: { apikey: testKey, id: person, status: 'C__RECORD_STATUS__PURGE' } },
      { method: 'cmdb.object.read', params: { apikey: testKey, id: person } },
    ].map((call, id) => ({ version: '2.0', id, ...call }));
    const { text } = await send(service.endpoint('contract'), { body: JSON.stringify(batch) });
    t.deepEqual(
      (JSON.parse(text) as readonly RpcAnswer[]).map(({ error }) => error?.code),
      [undefined, undefined, -32602],
    );
  });

  engine.test(`a login in a batch comes before the writes after it ${on}`, async t => {
    const { service, store } = await placeOn(t, engine);
    const person = await withUser(store, 'ada');
    const batch = [
      { method: 'idoit.login', params: { apikey: testKey, username: 'ada', password } },
      { method: 'cmdb.object.delete', params: { apikey: testKey, id: person, status: 'C__RECORD_STATUS__PURGE' } },
    ].map((call, id) => ({ version: '2.0', id, ...call }));
    const { text } = await send(service.endpoint('contract'), { body: JSON.stringify(batch) });
    t.deepEqual(
      (JSON.parse(text) as readonly RpcAnswer[]).map(({ error }) => error),
      [undefined, undefined],
    );
  });
}
