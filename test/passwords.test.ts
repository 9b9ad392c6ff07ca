import { entriesRead, entryMade } from './factories/calls.js';
import { send } from './helpers/http.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { testKey } from './helpers/service.js';
import { enginesInTurn } from './helpers/stores.js';
import { byPassword, password, withUser } from './helpers/users.js';
import { placeOn, wrong } from './helpers/users-place.js';

const everything = [{ verbs: ['view', 'create', 'edit'] }] as const;

/** Changes with their change sets, in their order. */
const changesMade = 'changes JOIN change_sets USING (number) ORDER BY number, position';

for (const engine of enginesInTurn) {
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
    t.like((await rename(bob, 'Ada')).error, taken, 'however it is spelled');
    await resultOf(rename(bob, 'Bob'));
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
