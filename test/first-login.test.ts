import type { ExecutionContext } from 'ava';
import { send } from './helpers/http.js';
import { run, serve } from './helpers/process.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { type DialectName, dialectNames, type TestService, testKey } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword, password, passwordExpired, sessionOf, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';

type Headers = Readonly<Record<string, string>>;

const own = 'kataster.user.password';
const another = 'another horse, another battery';
const sessionHeader = 'X-RPC-Auth-Session';

async function post(url: string, body: unknown, headers: Headers): Promise<unknown> {
  return JSON.parse((await send(url, { body: JSON.stringify(body), headers })).text);
}

function callsAt(url: string) {
  return async (method: string, params: object, headers: Headers = {}): Promise<RpcAnswer> =>
    (await post(url, { version: '2.0', method, params, id: 1 }, headers)) as RpcAnswer;
}

/** A service with a user whose password has expired. */
async function expiredOn(t: ExecutionContext, engine: TestEngine, dialect: DialectName) {
  const service = await startedService(t, engine);
  const { store } = service;
  await withUser(store, 'ada', [{ verbs: ['view', 'create'] }]);
  await passwordExpired(store, 'ada');
  return { service, url: service.endpoint(dialect), call: callsAt(service.endpoint(dialect)) };
}

/** Ways to be the user. */
const ways: Readonly<Record<string, (service: TestService) => Promise<readonly [params: object, headers: Headers]>>> = {
  'a session': async service => [{}, await sessionOf(service, 'ada')],
  'a session and a key': async service => [{ apikey: testKey }, await sessionOf(service, 'ada')],
  'login, password and a key': async () => [{ apikey: testKey }, byPassword('ada')],
};

for (const engine of enginesInTurn)
  for (const dialect of dialectNames) {
    const on = `on ${engine.name}, dialect ${dialect}`;

    engine.test(`an expired password may be changed, and nothing else be called ${on}`, async t => {
      const { service, url, call } = await expiredOn(t, engine, dialect);
      for (const [way, found] of Object.entries(ways)) {
        const [params, headers] = await found(service);
        for (const method of ['idoit.version', 'cmdb.objects.read', 'rpc.discover', 'kataster.user.read'])
          t.like(
            (await call(method, params, headers)).error,
            { code: -32012, message: 'Password expired: ada may only change it' },
            `${method} with ${way}`,
          );
        const version = { version: '2.0', method: 'idoit.version', params, id: 1 };
        const answers = (await post(url, [version, { ...version, id: 2 }], headers)) as readonly RpcAnswer[];
        t.deepEqual(
          answers.map(({ error }) => error?.code),
          [-32012, -32012],
          way,
        );
      }
      const opened = await resultOf(call('idoit.login', { username: 'ada', password }));
      t.true(opened.password_expired);
      const headers = { [sessionHeader]: String(opened['session-id']) };
      t.like((await call(own, { old: password, new: password }, headers)).error?.data, {
        new: 'is the password that has expired: expected another',
      });
      const changing = [
        { version: '2.0', method: own, params: { old: password, new: another }, id: 1 },
        { version: '2.0', method: 'idoit.version', params: {}, id: 2 },
      ];
      const [changed, version] = (await post(url, changing, headers)) as readonly RpcAnswer[];
      t.truthy(changed?.result);
      t.like(version?.result, { login: { username: 'ada' } }, 'the next call of the batch');
      t.false('password_expired' in (await resultOf(call('idoit.login', { username: 'ada', password: another }))));
    });
  }

test('the first start shows a login that has to change its password, and then has every right', async t => {
  const environment = { KATASTER_DATABASE: await emptySqlite(t), KATASTER_DEFAULT_DATA: 'yes', KATASTER_PORT: '0' };
  const service = run(t, ['serve'], environment);
  const shown = () =>
    /listens on (\S+)\n.*The password has to be changed first:\n\n {2}(\S+)\n {2}(\S+)\n/s.exec(service.said.stdout);
  await until(() => shown() !== null);
  const [, url = '', username = '', first = ''] = shown() ?? [];
  t.is(username, 'admin');
  const call = callsAt(`${url}/jsonrpc`);
  const opened = await resultOf(call('idoit.login', { username, password: first }));
  const headers = { [sessionHeader]: String(opened['session-id']) };
  t.is((await call('kataster.user.read', {}, headers)).error?.code, -32012);
  t.truthy((await call(own, { old: first, new: another }, headers)).result);
  t.truthy((await call('kataster.user.read', {}, headers)).result);
  service.signal('SIGTERM');
  await service.ended;
  const again = run(t, ['serve'], environment);
  await until(() => again.said.stdout.includes('listens on'));
  t.notRegex(again.said.stdout, /admin|kat_/);
});

test('with a key of the settings each start says how admin gets its password, as long as it has none', async t => {
  const environment = { KATASTER_DATABASE: await emptySqlite(t), KATASTER_DEFAULT_DATA: 'yes', KATASTER_API_KEY: testKey };
  const told =
    /\nPersons cannot sign in as admin, which has every right, before it has a password: (kataster user password admin)\n/;
  const greetingOf = async (): Promise<string> => {
    const service = await serve(t, environment);
    service.signal('SIGTERM');
    return (await service.ended).stdout;
  };
  const first = await greetingOf();
  t.regex(first, told);
  t.notRegex(first, /kat_/);
  t.regex(await greetingOf(), told);
  const command = told.exec(first)?.[1]?.split(' ').slice(1) ?? [];
  const typed = ['sh', '-c', `printf '%s\\n' '${another}' | "$0" "$@"`];
  t.is((await run(t, command, environment, typed).ended).code, 0);
  t.notRegex(await greetingOf(), /admin/);
});
