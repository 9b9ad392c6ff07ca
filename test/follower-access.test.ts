import type { ExecutionContext } from 'ava';
import type { ChangeFeed } from '../generated/types.js';
import { PasswordHashing } from '../src/domain/secrets/password-hashing.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import { objectMade } from './factories/calls.js';
import { send } from './helpers/http.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';
import { byPassword, sessionOf, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';

type Headers = Readonly<Record<string, string>>;
type Call = ReturnType<typeof callerOf>;

const secondPassword = 'another example of a password';
const view = [{ verbs: ['view'] }] as const;

/** How a follower says who it is, and what takes its access away while it waits. */
interface Way {
  follower(service: TestService): Promise<{ readonly apikey?: string; readonly headers?: Headers }>;
  taken(call: Call, service: TestService): Promise<RpcAnswer>;
}

const asUser: Way['follower'] = async () => ({ apikey: testKey, headers: byPassword('ada') });
const inSession: Way['follower'] = async service => ({ headers: await sessionOf(service, 'ada') });

const ways: Readonly<Record<string, Way>> = {
  'another password of a user who sends it': {
    follower: asUser,
    taken: call => call('kataster.user.setPassword', { login: 'ada', password: secondPassword }),
  },
  'a disabled user who sends a password': { follower: asUser, taken: call => call('kataster.user.disable', { login: 'ada' }) },
  'a disabled user in a session': { follower: inSession, taken: call => call('kataster.user.disable', { login: 'ada' }) },
  'another password of a user in a session': {
    follower: inSession,
    taken: call => call('kataster.user.setPassword', { login: 'ada', password: secondPassword }),
  },
  'a session that is ended': { follower: inSession, taken: call => call('kataster.user.endSessions', { login: 'ada' }) },
  'a user without grants': { follower: inSession, taken: call => call('kataster.grant.revoke', { to: 'ada' }) },
  'a key that is revoked': {
    async follower({ store }) {
      await addKey(store, 'revoked while it waits', 'revoked', { grants: view });
      return { apikey: 'revoked while it waits' };
    },
    taken: (call, { store }) => call('kataster.key.revoke', { id: keyIdOf('revoked while it waits', store.secret) }),
  },
};

async function begun(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  await withUser(service.store, 'ada', view);
  return { service, call: callerOf(service, 'contract') };
}

/** Answers of a follower from the end of the feed on. */
async function followed(service: TestService, { apikey, headers }: Awaited<ReturnType<Way['follower']>>, params: object) {
  const body = JSON.stringify({ version: '2.0', id: 1, method: 'kataster.changes.follow', params: { apikey, ...params } });
  return JSON.parse((await send(service.endpoint('contract'), { body, ...(headers && { headers }) })).text) as RpcAnswer;
}

/** The error that a follower ends with. It goes on after changes that it is told of, such as that its user signed in. */
async function ending(service: TestService, who: Awaited<ReturnType<Way['follower']>>): Promise<RpcAnswer['error']> {
  for (let cursor: string | undefined; ; ) {
    const { result, error } = await followed(service, who, { wait: 60, ...(cursor !== undefined && { cursor }) });
    if (error) return error;
    ({ cursor } = result as ChangeFeed);
  }
}

async function isWaited({ url }: TestService): Promise<void> {
  await until(async () => /^kataster_followers 1$/m.test((await send(`${url}/metrics`, { verb: 'GET' })).text));
}

for (const engine of engines) {
  for (const [what, { follower, taken }] of Object.entries(ways))
    engine.test(`a follower waits no longer, though nothing else happens: ${what}, on ${engine.name}`, async t => {
      const { service, call } = await begun(t, engine);
      const ended = ending(service, await follower(service));
      await isWaited(service);
      await resultOf(taken(call, service));
      const error = await ended;
      t.true(['AuthenticationFailed', 'Forbidden'].includes(String(error?.data?.error)), JSON.stringify(error));
    });

  engine.test(`a follower that sends a password is renewed at each wake without another hash on ${engine.name}`, async t => {
    const { service, call } = await begun(t, engine);
    const counts = { hashes: 0, renewals: 0 };
    const { isHashOf } = PasswordHashing.prototype;
    PasswordHashing.prototype.isHashOf = function (...given) {
      counts.hashes += 1;
      return isHashOf.apply(this, given);
    };
    t.teardown(() => {
      PasswordHashing.prototype.isHashOf = isHashOf;
    });
    const { users } = service.store;
    const withLogin = users.withLogin.bind(users);
    users.withLogin = login => {
      counts.renewals += 1;
      return withLogin(login);
    };
    const waiting = followed(service, await asUser(service), { wait: 60, type: 'C__OBJTYPE__ENCLOSURE' });
    await isWaited(service);
    const { renewals: before } = counts;
    while (counts.renewals < before + 5) {
      const { renewals } = counts;
      await objectMade(call, { title: 'server' });
      await until(() => counts.renewals > renewals);
    }
    await objectMade(call, { title: 'rack', type: 'C__OBJTYPE__ENCLOSURE' });
    const feed = await resultOf<ChangeFeed>(waiting);
    t.is(feed.change_sets.length, 1);
    t.is(counts.hashes, 1);
  });
}
