import type { ExecutionContext } from 'ava';
import type { AuditEvent, AuditPage } from '../../generated/types.js';
import { send } from './http.js';
import { addPasskey, signInWith, withPasskeys } from './passkeys.js';
import { callerOf, type RpcAnswer, resultOf } from './rpc.js';
import { called, setUpFactor } from './second-factors.js';
import { type TestService, testKey } from './service.js';
import { startedService } from './started-service.js';
import type { TestEngine } from './stores.js';
import { byPassword, bySession, password, sessionOf } from './users.js';

export type Headers = Readonly<Record<string, string>>;

export interface Place {
  readonly service: TestService;
  readonly call: (method: string, params: object, headers?: Headers) => Promise<RpcAnswer>;
  /** Events since this was asked last, the oldest first. */
  readonly events: (filters?: object) => Promise<readonly AuditEvent[]>;
}

export async function placeOn(t: ExecutionContext, engine: TestEngine): Promise<Place> {
  const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on', ...withPasskeys });
  let last = 0;
  const events = async (filters: object = {}): Promise<readonly AuditEvent[]> => {
    const found = await resultOf<AuditPage>(callerOf(service, 'contract')('kataster.audit.read', { sort: 'ASC', ...filters }));
    const news = found.events.filter(({ number }) => number > last);
    last = Math.max(last, ...news.map(({ number }) => number));
    return news;
  };
  return { service, call: (method, params, headers) => callWith(service, method, params, headers), events };
}

export async function callWith(service: TestService, method: string, params: object, headers: Headers = {}): Promise<RpcAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { apikey: testKey, ...params } });
  return JSON.parse((await send(service.endpoint('contract'), { body, headers })).text);
}

export const loginCategory = 'C__CATS__PERSON_LOGIN';
export const secondPassword = 'another example of a password';

/** Ways by which a person gets or loses access, and the events of each, with what tells them apart. */
type Way = readonly [what: string, happens: (place: Place, person: number) => Promise<unknown>, events: readonly string[]];

const session = ({ service }: Place, person: number): Promise<Headers> => bySession(service.store, person, service.clock.now());

export const ways: readonly Way[] = [
  ['a login', ({ call }) => call('idoit.login', { username: 'ada', password }), ['loggedIn session']],
  ['a login by headers', ({ call }) => call('idoit.login', {}, byPassword('ada')), ['loggedIn session']],
  [
    'a logout',
    async place => place.call('idoit.logout', {}, await sessionOf(place.service, 'ada')),
    ['loggedIn session', 'loggedOut'],
  ],
  [
    'an eleventh session',
    async (place, person) => {
      for (let count = 0; count < 11; count += 1) await session(place, person);
    },
    [...Array(11).fill('loggedIn session'), 'sessionsEnded tooMany'],
  ],
  [
    'sessions that an administrator ends',
    async (place, person) => [await session(place, person), await place.call('kataster.user.endSessions', { login: 'ada' })],
    ['loggedIn session', 'sessionsEnded administrator'],
  ],
  ['sessions that are not there', ({ call }) => call('kataster.user.endSessions', { login: 'ada' }), []],
  [
    'a login that is disabled',
    async (place, person) => [await session(place, person), await place.call('kataster.user.disable', { login: 'ada' })],
    ['loggedIn session', 'sessionsEnded loginDisabled'],
  ],
  [
    'a password that an administrator sets',
    async (place, person) => [
      await session(place, person),
      await place.call('kataster.user.setPassword', { login: 'ada', password: secondPassword }),
    ],
    ['loggedIn session', 'passwordSet', 'sessionsEnded passwordSet'],
  ],
  [
    'a password that is saved in an entry',
    ({ call }, object) => call('cmdb.category.save', { object, category: loginCategory, data: { user_pass: secondPassword } }),
    ['passwordSet'],
  ],
  [
    'a password that is removed',
    ({ call }, object) => call('cmdb.category.save', { object, category: loginCategory, data: { user_pass: null } }),
    ['passwordRemoved'],
  ],
  [
    'a password that is changed by its user',
    async place =>
      place.call('kataster.user.password', { old: password, new: secondPassword }, await sessionOf(place.service, 'ada')),
    ['loggedIn session', 'passwordSet'],
  ],
  [
    'a login that is purged',
    async (place, object) => [
      await session(place, object),
      await place.call('cmdb.category.purge', { object, category: loginCategory }),
    ],
    ['loggedIn session', 'sessionsEnded loginPurged'],
  ],
  [
    'a person who is purged',
    async (place, id) => [await session(place, id), await place.call('cmdb.object.quickpurge', { id })],
    ['loggedIn session', 'sessionsEnded personPurged', 'grantsChanged'],
  ],
  [
    'grants',
    ({ call }) => call('kataster.grant.create', { to: 'ada', rights: [{ verbs: ['view', 'edit'] }] }),
    ['grantsChanged'],
  ],
  ['grants that are taken back', ({ call }) => call('kataster.grant.revoke', { to: 'ada' }), ['grantsChanged']],
  [
    'a second factor, a recovery code of it, and its removal',
    async place => {
      const headers = await sessionOf(place.service, 'ada');
      const { recovery } = await setUpFactor(place.service, headers);
      await place.call('idoit.login', { username: 'ada', password, code: recovery[0] });
      await place.call('kataster.second_factor.reset', { login: 'ada' });
    },
    [
      ...['loggedIn session', 'secondFactorSet', 'recoveryCodeUsed', 'loggedIn session', 'secondFactorRemoved'],
      'sessionsEnded secondFactorChanged',
    ],
  ],
  [
    'a passkey, a sign-in by it, and its removal',
    async ({ service }) => {
      const authenticator = await addPasskey(service, await sessionOf(service, 'ada'));
      const { body } = await signInWith(service, authenticator);
      await called(service, 'kataster.passkey.delete', { id: authenticator.id }, { 'X-RPC-Auth-Session': body.session ?? '' });
    },
    ['loggedIn session', 'passkeyCreated', 'loggedIn passkey', 'passkeyDeleted', 'sessionsEnded secondFactorChanged'],
  ],
  ['a write that is refused', ({ call }) => call('kataster.user.setPassword', { login: 'ada', password: '' }), []],
  ['grants that are not there', ({ call }) => call('kataster.grant.revoke', { to: 'ada', rights: [{ verbs: ['purge'] }] }), []],
];
