import type { ExecutionContext } from 'ava';
import type { Grant } from '../src/domain/access/rights.js';
import { callWith, type Headers } from './helpers/access-changes.js';
import { Authenticator, type Otherwise, publicUrl } from './helpers/authenticator.js';
import { CookieBrowser } from './helpers/cookie-browser.js';
import { addDirectory, passwordOf, signInBy } from './helpers/directory.js';
import { send } from './helpers/http.js';
import { askedBy, insertPasskey, withPasskeys } from './helpers/passkeys.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, type TestService } from './helpers/service.js';
import { type ServiceWithProvider, signIn, takeSession, withProvider } from './helpers/sign-in.js';
import { hasSlapd } from './helpers/slapd.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import { password, withUser } from './helpers/users.js';
import { type Entered, waysIn as everyWayIn, everyWaySettings, type WayIn } from './helpers/ways-in.js';

/** Without a directory to ask, nobody comes in by one. */
const waysIn = everyWayIn.filter(way => way !== 'directory' || hasSlapd);
/** Ways that ten wrong passwords lock for the address that they came from. */
const lockedByGuesses: readonly WayIn[] = ['password', 'directory', 'passkey'];
const view: readonly Grant[] = [{ verbs: ['view'] }];
const key = 'a-key-of-a-program';
const person = '192.0.2.7';
/** Address of the proxy; others of this machine are none. */
const proxy = '127.0.0.2';

/** The ways into a service behind a proxy, whose public address browsers use. */
interface World extends ServiceWithProvider {
  /** The device of somebody who has a passkey and no password. */
  readonly authenticator: Authenticator;
}

interface Way {
  /** Comes in, as the address of a person behind the proxy where a header says so. */
  enter(world: World): Promise<Entered>;
  /** Tries to come in with what is wrong. */
  guess(world: World, number: number): Promise<RpcAnswer | string | undefined>;
  /** The event of coming in, with its means, and the reason that the audit has for wrong guesses; absent for keys. */
  readonly entered: string;
  readonly reason?: string;
}

const ways: Readonly<Record<WayIn, Way>> = {
  password: {
    async enter({ service }) {
      const { result } = await asked(service.url, 'idoit.login', { username: 'grace', password });
      return { headers: { 'X-RPC-Auth-Session': String((result as { 'session-id'?: string } | undefined)?.['session-id']) } };
    },
    guess: ({ service }, number) => asked(service.url, 'idoit.login', { username: 'grace', password: `guess ${number}` }),
    entered: 'loggedIn session',
    reason: 'wrongPassword',
  },
  'trusted header': {
    enter: async () => ({ headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Remote-User': 'grace' } }),
    guess: ({ service }) =>
      asked(service.url, 'idoit.version.read', {}, { 'Sec-Fetch-Site': 'same-origin', 'X-Remote-User': 'grace' }, '127.0.0.3'),
    entered: 'loggedIn proxy',
    reason: 'untrustedProxy',
  },
  'OpenID Connect': {
    enter: async ({ service }) => ({ headers: (await signIn({ url: publicUrl }, browserOf(service))).headers }),
    async guess({ service }) {
      const browser = browserOf(service);
      const { url } = await browser.visit(`${publicUrl}/sign-in/example`, next => next.pathname.endsWith('/callback'));
      url.searchParams.set('code', 'a guess');
      await browser.visit(url);
      return (await takeSession(publicUrl, browser)).handed.session;
    },
    entered: 'loggedIn provider',
    reason: 'provider',
  },
  directory: {
    enter: async ({ service }) => ({ headers: (await signInBy(service, 'ada')).headers }),
    guess: async ({ service }, number) => (await signInBy(service, 'ada', `guess ${number}`)).handed.session,
    entered: 'loggedIn provider',
    reason: 'provider',
  },
  passkey: {
    enter: async world => ({ headers: { 'X-RPC-Auth-Session': (await signedIn(world)) ?? '' } }),
    guess: world => signedIn(world, { host: 'evil.example' }),
    entered: 'loggedIn passkey',
    reason: 'wrongPasskey',
  },
  key: {
    enter: async () => ({ apikey: key, headers: {} }),
    guess: ({ service }, number) => asked(service.url, 'idoit.version.read', { apikey: `a-guess-at-a-key-${number}` }),
    entered: 'keyFirstUsed',
  },
};

const browserOf = ({ url }: Pick<TestService, 'url'>) => new CookieBrowser({ [publicUrl]: url });

/** The session that a signature opens, sent as the proxy passes it on. */
async function signedIn({ service, authenticator }: World, otherwise: Otherwise = {}): Promise<string | undefined> {
  const body = JSON.stringify(authenticator.assert(await askedBy(service), otherwise));
  const sent = { body, headers: { 'X-Forwarded-For': person }, from: proxy };
  return (JSON.parse((await send(`${service.url}/sign-in/session/passkey`, sent)).text) as { session?: string }).session;
}

async function asked(url: string, method: string, params: object, headers: Headers = {}, from = proxy): Promise<RpcAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return JSON.parse((await send(`${url}/jsonrpc`, { body, headers: { 'X-Forwarded-For': person, ...headers }, from })).text);
}

async function isLetIn({ service }: Pick<World, 'service'>, { apikey, headers }: Entered): Promise<boolean> {
  return (await asked(service.url, 'idoit.version.read', { apikey }, headers)).error === undefined;
}

/** A service into which Grace comes by a password and a header, Ada by a provider and a directory, Hedy by a passkey alone, and a program by a key. */
async function everyWay(t: ExecutionContext, engine: TestEngine): Promise<World> {
  const world = await withProvider(t, engine, { environment: { ...everyWaySettings, ...withPasskeys } });
  await withUser(world.service.store, 'grace', view);
  await addKey(world.service.store, key, 'program', { grants: view });
  if (hasSlapd) await addDirectory(t, world.service);
  await resultOf(callWith(world.service, 'kataster.user.create', { login: 'hedy', name: 'Hedy Lamarr' }));
  const authenticator = new Authenticator();
  const hedy = (await world.service.store.users.personWithLogin('hedy')) ?? 0;
  await insertPasskey(world.service.store, hedy, authenticator);
  return { ...world, authenticator };
}

const guesses = 12;
const calls = 20;

/** Whether what a guess got is an answer without an error, or a session. */
function isLetInBy(got: RpcAnswer | string | undefined): boolean {
  if (got === undefined) return false;
  return typeof got === 'string' || got.error === undefined;
}

for (const engine of enginesInTurn)
  for (const way of waysIn) {
    const { enter, guess, entered, reason } = ways[way];

    engine.test(`guesses by ${way} keep nobody out by another way, and are counted, on ${engine.name}`, async t => {
      const world = await everyWay(t, engine);
      const { service, log } = world;
      for (let number = 0; number < guesses; number += 1) t.false(isLetInBy(await guess(world, number)));
      const letIn: WayIn[] = [];
      for (const other of waysIn) if (await isLetIn(world, await ways[other].enter(world))) letIn.push(other);
      t.deepEqual(letIn, lockedByGuesses.includes(way) ? waysIn.filter(each => each !== way) : waysIn);
      await service.stop();
      const events = await service.store.audit.read({ event: 'loginFailed', descending: false, limit: 100 });
      const failed = events.map(({ details }) => JSON.parse(details));
      const times = failed.reduce((sum, each) => sum + each.times, 0);
      const reasons = [...new Set(failed.map(each => each.reason))];
      t.log(`${way}: ${guesses} guesses, ${times} in ${failed.length} events of the audit, then let in by ${letIn.length} ways`);
      if (reason === undefined) {
        t.deepEqual(failed, [], 'guesses at keys are in the log alone');
        t.regex(log.join(''), /unknown key/);
        t.notRegex(log.join(''), /a-guess-at-a-key/);
        return;
      }
      t.deepEqual(reasons, way === 'password' ? [reason, 'lockedLogin'] : [reason]);
      t.is(times, guesses + waysIn.length - letIn.length);
    });

    engine.test(`who comes in by ${way} is in the audit once, however many calls are made, on ${engine.name}`, async t => {
      const world = await everyWay(t, engine);
      const { service, log, openid } = world;
      const given = await enter(world);
      for (let number = 0; number < calls; number += 1) t.true(await isLetIn(world, given), way);
      await service.stop();
      const events = await service.store.audit.read({ descending: false, limit: 100 });
      const found = events
        .filter(({ event, address }) => event === 'loggedIn' || (event === 'keyFirstUsed' && address === person))
        .map(({ event, address, details }) => [`${event} ${JSON.parse(details).means ?? ''}`.trim(), address]);
      // The browser of the sign-in is no proxy's.
      t.deepEqual(found, [[entered, entered === 'loggedIn provider' ? '127.0.0.1' : person]]);
      const secrets = [
        password,
        passwordOf('ada'),
        key,
        ...Object.values(given.headers).filter(value => value.length === 26),
        ...openid.issued,
      ];
      for (const secret of secrets) t.false(log.join('').includes(secret), 'log at trace');
      for (const secret of secrets) t.false(JSON.stringify(events).includes(secret), 'audit');
      t.log(`${way}: ${calls} calls, 1 event, ${secrets.length} secrets in neither log nor audit`);
    });
  }
