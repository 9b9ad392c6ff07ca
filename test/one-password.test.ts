import type { ExecutionContext } from 'ava';
import { send } from './helpers/http.js';
import { type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { type engines, enginesInTurn } from './helpers/stores.js';
import { byPassword, password, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';

const other = 'another password of a test';
const login = 'C__CATS__PERSON_LOGIN';

/** A call that hashes a password. */
interface HashingCall {
  readonly method: string;
  readonly params: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Every way in which a call makes the service hash a password, for a user of this name, who is the object `id`. */
const ways = (name: string, id: number): Readonly<Record<string, HashingCall>> => ({
  'a login': { method: 'idoit.login', params: { username: name, password } },
  'a login that nobody has': { method: 'idoit.login', params: { username: 'nobody', password: 'wrong' } },
  'credentials in headers': { method: 'idoit.version', params: {}, headers: byPassword(name, password) },
  'an own password': {
    method: 'kataster.user.password',
    params: { old: password, new: other },
    headers: byPassword(name, password),
  },
  'a password of a user': { method: 'kataster.user.setPassword', params: { login: name, password: other } },
  'a new user': { method: 'kataster.user.create', params: { login: `${name} the second`, password: other } },
  'an entry saved': { method: 'cmdb.category.save', params: { object: id, category: login, data: { user_pass: other } } },
  'an entry created': {
    method: 'cmdb.category.create',
    params: { objID: id, category: login, data: { title: name, user_pass: other } },
  },
  'an entry updated': { method: 'cmdb.category.update', params: { objID: id, category: login, data: { user_pass: other } } },
  'an object created': {
    method: 'cmdb.object.create',
    params: {
      type: 'C__OBJTYPE__PERSON',
      title: 'Grace',
      categories: { [login]: { title: `${name} the second`, user_pass: other } },
    },
  },
  operations: {
    method: 'kataster.changes.apply',
    params: {
      operations: [{ method: 'cmdb.category.save', params: { object: id, category: login, data: { user_pass: other } } }],
    },
  },
});

const firstLogin = { version: '2.0', id: 1, method: 'idoit.login', params: { username: 'ada', password } };

const namesOfWays = Object.keys(ways('', 0));

const withKey = { 'X-API-Key': testKey };

interface Answer {
  readonly error?: { readonly data: { readonly error: string; readonly password?: string } };
}

async function answers(
  service: TestService,
  calls: readonly object[],
  headers: Record<string, string> = withKey,
): Promise<readonly Answer[]> {
  const body = JSON.stringify(calls);
  return JSON.parse((await send(service.endpoint('contract'), { body, headers })).text);
}

async function withAda(t: ExecutionContext, engine: (typeof engines)[number]): Promise<{ service: TestService; id: number }> {
  const service = await startedService(t, engine);
  return { service, id: await withUser(service.store, 'ada') };
}

for (const engine of enginesInTurn) {
  engine.test(
    `a body checks or sets one password, in every way: another call is refused and told so, on ${engine.name}`,
    async t => {
      const { service } = await withAda(t, engine);
      for (const [at, way] of namesOfWays.entries()) {
        const name = `user ${at}`;
        const { method, params, headers } = ways(name, await withUser(service.store, name))[way] ?? {};
        const call = { version: '2.0', id: 2, method, params };
        const both = await answers(service, [call, firstLogin], { ...withKey, ...headers });
        const isRightLogin = way !== 'a login that nobody has';
        t.is(both[0]?.error === undefined, isRightLogin, `${way}: ${JSON.stringify(both[0])}`);
        // The credentials of the headers are over with an own password that was changed.
        const expected = way === 'an own password' ? 'AuthenticationFailed' : 'LimitExceeded';
        t.is(both[1]?.error?.data.error, expected, `a login after ${way}`);
        if (expected === 'LimitExceeded') t.regex(both[1]?.error?.data.password ?? '', /in a body of its own/);
        if (headers) continue;
        const [, second] = await answers(service, [firstLogin, call]);
        t.regex(JSON.stringify(second), /password":"expected one in a body: send each other login/, `${way} after a login`);
      }
      t.log(`${namesOfWays.length} ways`);
    },
  );

  engine.test(`a batch of logins checks one password, and a right one comes through afterwards, on ${engine.name}`, async t => {
    const { service } = await withAda(t, engine);
    const batch = Array.from({ length: 1000 }, (_, at) => ({
      ...{ version: '2.0', id: at, method: 'idoit.login' },
      params: { username: `nobody${at}`, password: `wrong${at}` },
    }));
    const errors = (await answers(service, batch, {})).map(({ error }) => error?.data.error);
    t.deepEqual(errors.splice(0, 1), ['AuthenticationFailed']);
    t.deepEqual(new Set(errors), new Set(['LimitExceeded']));
    const [right] = await answers(service, [firstLogin], {});
    t.is(right?.error, undefined);
  });

  engine.test(`operations of one call set one password, on ${engine.name}`, async t => {
    const { service, id } = await withAda(t, engine);
    const operation = ways('ada', id).operations?.params as { readonly operations: readonly object[] };
    const call = { version: '2.0', id: 1, method: 'kataster.changes.apply' };
    const [done] = await answers(service, [{ ...call, params: operation }]);
    t.is(done?.error, undefined, JSON.stringify(done));
    const many = (count: number, text: (at: number) => string) => ({
      operations: Array.from({ length: count }, (_, at) => ({
        ...{ method: 'cmdb.category.save' },
        params: { object: id, category: login, data: { user_pass: text(at) } },
      })),
    });
    for (const params of [many(2, at => `password number ${at}`), many(100, () => other)]) {
      const [refused] = await answers(service, [{ ...call, params }]);
      t.regex(JSON.stringify(refused?.error), /params\.password": ?"expected one in a body/);
    }
    const [faulty] = await answers(service, [
      {
        ...call,
        params: {
          operations: [
            ...many(1, () => other).operations,
            { method: 'cmdb.category.save', params: { object: id, category: 'C__CATG__NONE', data: {} } },
          ],
        },
      },
    ]);
    t.notRegex(JSON.stringify(faulty?.error), /operations\[0\]/, 'looked at once more, with its password');
  });

  engine.test(`a batch ends with its connection, and what has begun is finished, on ${engine.name}`, async t => {
    const { service } = await withAda(t, engine);
    const batch = Array.from({ length: 900 }, (_, at) => ({
      ...{ jsonrpc: '2.0', id: at, method: 'cmdb.object.create' },
      params: { type: 'C__OBJTYPE__SERVER', title: `server ${at}`, time_zone: 'UTC', defaultTemplate: false },
    }));
    const count = async (): Promise<number> => {
      const list = { version: '2.0', id: 1, method: 'cmdb.objects.read', params: { filter: { type: 'C__OBJTYPE__SERVER' } } };
      const [answer] = await answers(service, [list]);
      return (answer as { readonly result: readonly object[] }).result.length;
    };
    const leaving = new AbortController();
    const asked = fetch(service.endpoint('contract'), {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'Content-Type': 'application/json', 'X-API-Key': testKey },
      body: JSON.stringify(batch),
    });
    await until(async () => (await count()) > 0);
    leaving.abort();
    t.is(await asked.catch(() => undefined), undefined);
    let [before, now] = [-1, await count()];
    await until(async () => {
      [before, now] = [now, await count()];
      return before === now;
    });
    t.true(now < 900, `${now} of 900 were carried out`);
    t.log(`${now} of 900 were carried out`);
  });
}
