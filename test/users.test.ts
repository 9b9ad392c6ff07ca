import { digestOf } from '../src/domain/users/keys.js';
import { entryMade } from './factories/calls.js';
import { resultOf } from './helpers/rpc.js';
import { addKey, dialectNames, testKey } from './helpers/service.js';
import { enginesInTurn } from './helpers/stores.js';
import { byPassword, bySession, grantTo, password, withUser } from './helpers/users.js';
import { type Headers, over, placeOn } from './helpers/users-place.js';

const server = { type: 'C__OBJTYPE__SERVER', title: 'web' };
const everything = [{ verbs: ['view', 'create', 'edit'] }] as const;

/** Changes with their change sets, in their order. */
const changesMade = 'changes JOIN change_sets USING (number) ORDER BY number, position';

for (const engine of enginesInTurn) {
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
}
