import type { ExecutionContext } from 'ava';
import type { Grant } from '../src/domain/access/rights.js';
import { entryMade } from './factories/calls.js';
import { send } from './helpers/http.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, type DialectName, dialectNames, serviceOver, type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import { byPassword, bySession, password, withUser } from './helpers/users.js';

type Headers = Readonly<Record<string, string>>;

const session = 'X-RPC-Auth-Session';
const basic = (login: string, text = password): Headers => ({
  Authorization: `Basic ${Buffer.from(`${login}:${text}`).toString('base64')}`,
});
const servers: readonly Grant[] = [{ verbs: ['view', 'create', 'edit'], objectTypes: ['C__OBJTYPE__SERVER'] }];
const client = { type: 'C__OBJTYPE__CLIENT', title: 'pc' };

interface Place {
  readonly service: TestService;
  /** A call that carries no key unless the parameters do. */
  call(method: string, params?: object, headers?: Headers): Promise<RpcAnswer>;
  sent(body: unknown, headers?: Headers): Promise<string>;
}

async function placeOn(t: ExecutionContext, engine: TestEngine, dialect: DialectName = 'contract'): Promise<Place> {
  return placeOf(await startedService(t, engine, { KATASTER_SESSION_MINUTES: '60' }), dialect);
}

function placeOf(service: TestService, dialect: DialectName): Place {
  const sent: Place['sent'] = async (body, headers = {}) =>
    (await send(service.endpoint(dialect), { body: JSON.stringify(body), headers })).text;
  const call: Place['call'] = async (method, params = {}, headers = {}) =>
    JSON.parse(await sent({ version: '2.0', method, params, id: 1 }, headers));
  return { service, call, sent };
}

type Login = (login: string, text?: string) => readonly [params: object, headers: Headers];

/** Ways to log in without a key: headers and parameters. */
const logins: Readonly<Record<'headers of existing clients' | 'HTTP Basic' | 'parameters', Login>> = {
  'headers of existing clients': (login, text) => [{}, byPassword(login, text)],
  'HTTP Basic': (login, text) => [{}, basic(login, text)],
  parameters: (login, text = password) => [{ username: login, password: text }, {}],
};

for (const engine of enginesInTurn) {
  for (const dialect of dialectNames) {
    const on = `on ${engine.name}, dialect ${dialect}`;

    engine.test(`calls of a batch after the logout are rejected ${on}`, async t => {
      const { service, call, sent } = await placeOn(t, engine, dialect);
      await withUser(service.store, 'ada', servers);
      const opened = await resultOf(call('idoit.login', ...logins.parameters('ada')));
      const created = { method: 'cmdb.object.create', params: { type: 'C__OBJTYPE__SERVER', title: 'web1' } };
      const calls = [created, { method: 'idoit.logout', params: {} }, created].map((each, id) => ({
        version: '2.0',
        ...each,
        id,
      }));
      const answers: readonly RpcAnswer[] = JSON.parse(await sent(calls, { [session]: String(opened['session-id']) }));
      t.deepEqual(
        answers.map(({ error }) => error?.code),
        [undefined, undefined, -32604],
      );
    });

    engine.test(`a person logs in without a key, works, and logs out ${on}`, async t => {
      const { service, call } = await placeOn(t, engine, dialect);
      await withUser(service.store, 'ada', servers);
      for (const [way, of] of Object.entries(logins)) {
        const opened = await resultOf(call('idoit.login', ...of('ada')));
        const headers = { [session]: String(opened['session-id']) };
        t.like(await resultOf(call('idoit.version', {}, headers)), { login: { username: 'ada' } }, way);
        t.truthy((await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: way }, headers)).result, way);
        t.truthy((await call('idoit.logout', {}, headers)).result, way);
        t.like((await call('idoit.version', {}, headers)).error, { code: -32604, message: 'Authentication error' }, way);
      }
    });

    engine.test(`a login without a key needs the password ${on}`, async t => {
      const { service, call } = await placeOn(t, engine, dialect);
      await withUser(service.store, 'ada');
      for (const [way, of] of Object.entries(logins))
        for (const [login, text] of [
          ['ada', 'a guess'],
          ['ada', 'x'],
          ['nobody', password],
        ] as const) {
          const { error } = await call('idoit.login', ...of(login, text));
          t.like(error, { code: -32604, data: { user: 'user name or password is wrong' } }, `${way}, ${login}`);
        }
      t.regex(JSON.stringify(await call('idoit.login')), /-32604.*"user":"expected X-RPC-Auth-Username and X-RPC-Auth-Password/);
    });

    engine.test(`user name and password alone open a session and do nothing else ${on}`, async t => {
      const { service, call } = await placeOn(t, engine, dialect);
      await withUser(service.store, 'ada', servers);
      for (const headers of [byPassword('ada'), basic('ada')])
        for (const method of ['idoit.version', 'idoit.logout', 'cmdb.objects.read', 'kataster.user.password', 'nothing'])
          t.regex(JSON.stringify((await call(method, {}, headers)).error), /-32604.*a session of idoit.login suffices/, method);
      const known = await call('idoit.version', { apikey: testKey }, byPassword('ada'));
      t.truthy(known.result, 'with a key they are enough');
    });

    engine.test(`a session has the rights of its person; with a key, those that both have ${on}`, async t => {
      const { service, call } = await placeOn(t, engine, dialect);
      const { store, clock } = service;
      const ada = await withUser(store, 'ada', servers);
      await addKey(store, 'a-key-that-only-views', 'viewing', { grants: [{ verbs: ['view'] }] });
      const headers = await bySession(store, ada, clock.now());
      const server = { type: 'C__OBJTYPE__SERVER', title: 'web' };
      const outcome = async (params: object, more: Headers = {}) => {
        const { error, result } = await call('cmdb.object.create', params, { ...headers, ...more });
        return error ? error.message : Object.keys(result as object).length > 0;
      };
      t.true(await outcome(server));
      t.true(await outcome({ ...server, apikey: testKey }));
      t.regex(String(await outcome(client)), /^Forbidden: this user may not create/);
      t.regex(String(await outcome({ ...client, apikey: testKey })), /^Forbidden: this user may not create/);
      t.regex(String(await outcome({ ...server, apikey: 'a-key-that-only-views' })), /^Forbidden: this key may not create/);
      t.regex(String(await outcome(server, { 'X-API-Key': 'a-key-that-only-views' })), /^Forbidden: this key may not create/);
      t.is(await outcome({ ...server, apikey: 'a-key-that-nobody-knows' }), 'Authentication error');
      t.is(await outcome(server, { 'X-API-Key': 'a-key-that-nobody-knows' }), 'Authentication error');
    });

    engine.test(`a session that has ended authenticates no call ${on}`, async t => {
      const { service, call } = await placeOn(t, engine, dialect);
      const { store, clock } = service;
      const person = await withUser(store, 'ada', servers);
      const admin = callerOf(service, 'contract');
      const login = { object: person, category: 'C__CATS__PERSON_LOGIN' };
      const ends: Readonly<Record<string, (headers: Headers) => Promise<unknown>>> = {
        'is closed': headers => resultOf(call('idoit.logout', {}, headers)),
        'is over': async () => clock.advance(60 * 60),
        'has another password now': () =>
          resultOf(admin('cmdb.category.save', { ...login, data: { user_pass: 'a new password 1' } })),
        'is of a login that is disabled': () => resultOf(admin('cmdb.category.save', { ...login, data: { disabled_login: 1 } })),
      };
      for (const [what, end] of Object.entries(ends)) {
        const headers = await bySession(store, person, clock.now());
        t.truthy((await call('idoit.version', {}, headers)).result, what);
        await end(headers);
        t.like((await call('idoit.version', {}, headers)).error, { code: -32604, message: 'Authentication error' }, what);
      }
      for (const text of ['', 'x', 'x'.repeat(26), '<script>'])
        t.regex(
          JSON.stringify((await call('idoit.version', {}, { [session]: text })).error),
          /-32604.*the session is over/,
          text,
        );
    });

    engine.test(`a session lets in every call of a batch and notifications, and no parameters in a list ${on}`, async t => {
      const { service, sent } = await placeOn(t, engine, dialect);
      const { store, clock } = service;
      const headers = await bySession(store, await withUser(store, 'ada', [{ verbs: ['view', 'archive'] }]), clock.now());
      const admin = callerOf(service, 'contract');
      const { id } = await resultOf(admin('cmdb.object.create', client));
      const call = (fields: object) => ({ version: '2.0', method: 'cmdb.object.read', params: { id: Number(id) }, ...fields });
      const answers = JSON.parse(await sent([call({ id: 1 }), call({ id: 2 })], headers)) as RpcAnswer[];
      t.true(answers.length === 2 && answers.every(({ result }) => result));
      t.is(await sent(call({ method: 'cmdb.object.archive', params: { object: Number(id) } }), headers), '');
      t.is((await resultOf(admin('cmdb.object.read', { id: Number(id) }))).status, 'C__RECORD_STATUS__ARCHIVED');
      t.truthy(JSON.parse(await sent(call({ method: 'idoit.version', params: undefined, id: 1 }), headers)).result);
      t.regex(await sent(call({ params: [Number(id)], id: 1 }), headers), /-32602.*parameters are given by name/);
    });
  }

  const on = `on ${engine.name}`;

  engine.test(`a session opens no other session, a batch logs in anew for each ${on}`, async t => {
    const { service, call, sent } = await placeOn(t, engine);
    const headers = await bySession(service.store, await withUser(service.store, 'ada'), service.clock.now());
    t.regex(JSON.stringify((await call('idoit.login', {}, headers)).error), /a session opens no other/);
    const calls = ['idoit.version', 'idoit.login'].map((method, id) => ({ version: '2.0', method, params: {}, id }));
    const [known, opened] = JSON.parse(await sent(calls, { ...headers, ...byPassword('ada') })) as RpcAnswer[];
    t.truthy(known?.result && opened?.result);
    const [refused] = JSON.parse(await sent(calls.toReversed(), { [session]: 'x'.repeat(26), ...byPassword('ada') })).slice(1);
    t.like(refused, { error: { code: -32604 } }, 'who just logged in has no session yet');
  });

  engine.test(`the first person administers with a session, and changes the log in their name ${on}`, async t => {
    const store = (await startedService(t, engine)).store;
    const place = placeOf(await serviceOver(t, store, { KATASTER_DEFAULT_DATA: 'yes' }), 'contract');
    const admin = callerOf(place.service, 'contract');
    const id = await store.reads.constants.find('C__OBJ__PERSON_ADMIN');
    const login = { object: id, category: 'C__CATS__PERSON_LOGIN', data: { title: 'root', user_pass: password } };
    await entryMade(admin, login);
    const opened = await resultOf(place.call('idoit.login', {}, basic('root')));
    const headers = { [session]: String(opened['session-id']) };
    const made = await resultOf(place.call('cmdb.object.create', client, headers));
    t.truthy((await place.call('kataster.key.read', {}, headers)).result);
    const global = await resultOf<readonly object[]>(
      place.call('cmdb.category.read', { objID: Number(made.id), category: 'C__CATG__GLOBAL' }, headers),
    );
    t.like(global[0], { created_by: 'root' });
    const again = { old: password, new: 'another password 1' };
    t.truthy((await place.call('kataster.user.password', again, headers)).result);
  });

  engine.test(`a session may read the catalogue of the site ${on}`, async t => {
    const { service, call } = await placeOn(t, engine);
    const headers = await bySession(service.store, await withUser(service.store, 'ada'), service.clock.now());
    t.is((await resultOf(call('rpc.discover')))['x-categories'], undefined);
    t.truthy((await resultOf(call('rpc.discover', {}, headers)))['x-categories']);
    t.like((await call('rpc.discover', {}, { [session]: 'x'.repeat(26) })).error, { code: -32604 });
  });

  engine.test(`wrong guesses of strangers do not lock out callers with a key ${on}`, async t => {
    const { service, call } = await placeOn(t, engine);
    await withUser(service.store, 'ada');
    for (let index = 0; index < 12; index += 1) await call('idoit.login', {}, basic('ada', `guess ${index}`));
    t.like((await call('idoit.login', {}, basic('ada'))).error, { code: -32604 }, 'locked for strangers');
    t.truthy((await call('idoit.login', { apikey: testKey }, basic('ada'))).result);
  });
}
