import { objectMade } from '../../factories/calls.js';
import { send } from '../http.js';
import type { Fleet, RunningService } from '../process.js';
import { type RpcAnswer, resultOf } from '../rpc.js';
import { testKey } from '../service.js';
import { password } from '../users.js';

/** Somebody who may view servers: by a key of their own, or with a session. */
export interface Guest {
  readonly login: string;
  /** Id of the key. */
  readonly id: string;
  /** Id of the person, of a group they are in, and of the entry that says so. */
  readonly person: number;
  readonly group: number;
  readonly membership: number;
  readonly asks: Asks;
}

/** Reads a server. */
export type Asks = (service: RunningService) => Promise<RpcAnswer>;

/** Outcome of a call: success, or the name of the error. */
export type Answered = 'success' | 'AuthenticationFailed' | 'Forbidden';

/** A change by which somebody may do less or more from the next call on, in whichever process. */
export interface ChangeOfAccess {
  readonly change: (guest: Guest, call: Fleet['call']) => Promise<RpcAnswer>;
  readonly first?: ChangeOfAccess['change'];
  readonly asks: 'byKey' | 'bySession' | 'bySessionAlone' | 'byPassword';
  readonly before: Answered;
  readonly after: Answered;
}

const viewServers = [{ verbs: ['view'], object_types: ['C__OBJTYPE__SERVER'] }];

const login = 'C__CATS__PERSON_LOGIN';
const groups = 'C__CATS__PERSON_ASSIGNED_GROUPS';

function taking(
  asks: ChangeOfAccess['asks'],
  method: string,
  params: (guest: Guest) => object,
  after: Answered = 'AuthenticationFailed',
): ChangeOfAccess {
  return { asks, before: 'success', after, change: (guest, call) => call(method, params(guest)) };
}

function giving(taken: ChangeOfAccess, method: string, params: (guest: Guest) => object): ChangeOfAccess {
  return {
    ...taken,
    first: taken.change,
    before: taken.after,
    after: 'success',
    change: (guest, call) => call(method, params(guest)),
  };
}

const byId = ({ id }: Guest) => ({ id });
const byLogin = ({ login: name }: Guest) => ({ login: name });
const toGroup = ({ group: to }: Guest) => ({ to });
const ofPerson = ({ person: object }: Guest) => ({ object });
const elsewhere = taking('byKey', 'kataster.key.update', ({ id }) => ({ id, addresses: ['192.0.2.0/24', '2001:db8::/32'] }));
const narrowed = taking('byKey', 'kataster.key.update', ({ id }) => ({ id, rights: [] }), 'Forbidden');
const disabled = taking('bySession', 'kataster.user.disable', byLogin);
const ungranted = taking('bySession', 'kataster.grant.revoke', toGroup, 'Forbidden');
const membership = ({ person: object, membership: entry }: Guest) => ({ object, category: groups, entry });
const outOfGroup = taking('bySession', 'cmdb.category.archive', membership, 'Forbidden');
const archived = taking('byPassword', 'cmdb.object.archive', ofPerson);

/** Every way in which what somebody may do changes while services run. */
export const changesOfAccess: Readonly<Record<string, ChangeOfAccess>> = {
  'a key is revoked': taking('byKey', 'kataster.key.revoke', byId),
  'a key is narrowed to nothing': narrowed,
  'a key is widened again': giving(narrowed, 'kataster.key.update', ({ id }) => ({ id, rights: viewServers })),
  'a key is bound to other addresses': elsewhere,
  'a key is bound to these addresses': giving(elsewhere, 'kataster.key.update', ({ id }) => ({ id, addresses: ['127.0.0.0/8'] })),
  'a key is rotated and not kept': taking('byKey', 'kataster.key.rotate', ({ id }) => ({ id, keep: 0 })),
  'a user is disabled, with a session': disabled,
  'a user is disabled, with a password': taking('byPassword', 'kataster.user.disable', byLogin),
  'a user is disabled by their entry': taking('bySession', 'cmdb.category.save', ({ person: object }) => ({
    object,
    category: login,
    data: { disabled_login: 1 },
  })),
  'a user is enabled again, with a password': giving({ ...disabled, asks: 'byPassword' }, 'kataster.user.enable', byLogin),
  'the password of a user is set, with a session': taking('bySession', 'kataster.user.setPassword', guest => ({
    ...byLogin(guest),
    password: 'another example of a password',
  })),
  'the password of a user is set, with the former one': taking('byPassword', 'kataster.user.setPassword', guest => ({
    ...byLogin(guest),
    password: 'another example of a password',
  })),
  'sessions are ended': taking('bySession', 'kataster.user.endSessions', byLogin),
  'sessions are ended that need no key': taking('bySessionAlone', 'kataster.user.endSessions', byLogin),
  'rights of a group are revoked': ungranted,
  'rights of a group are granted again': giving(ungranted, 'kataster.grant.create', guest => ({
    ...toGroup(guest),
    rights: viewServers,
  })),
  'a user leaves a group': outOfGroup,
  'a user is in a group again': giving(outOfGroup, 'cmdb.category.recycle', membership),
  'the group of a user is archived': taking('bySession', 'cmdb.object.archive', ({ group: object }) => ({ object }), 'Forbidden'),
  'a person is archived': archived,
  'a person is recycled': giving(archived, 'cmdb.object.recycle', ofPerson),
  'the login of a person is purged': taking('byPassword', 'cmdb.category.purge', ({ person: object }) => ({
    object,
    category: login,
  })),
};

/** Makes a guest who may view servers: with a key, or as the user of a person by a group they are in. */
export async function guestOf(
  call: Fleet['call'],
  service: RunningService,
  server: number,
  { name, person, asks }: { readonly name: string; readonly person: number; readonly asks: ChangeOfAccess['asks'] },
): Promise<Guest> {
  const read =
    (params: object, headers?: Headers): Asks =>
    each =>
      asked(each, 'cmdb.object.read', { id: server, ...params }, headers);
  if (asks === 'byKey') {
    const made = await resultOf<{ id: string; key: string }>(call('kataster.key.create', { title: name, rights: viewServers }));
    return { ...nobody, id: made.id, asks: read({ apikey: made.key }) };
  }
  const group = await objectMade(call, { type: 'C__OBJTYPE__PERSON_GROUP', title: name });
  await resultOf(call('kataster.grant.create', { to: group, rights: viewServers }));
  const data = { connected_object: group };
  const { entry } = await resultOf(call('cmdb.category.save', { object: person, category: groups, data }));
  const credentials = { 'X-RPC-Auth-Username': name, 'X-RPC-Auth-Password': password };
  const headers = asks === 'byPassword' ? credentials : await sessionOf(service, credentials);
  const key = asks === 'bySessionAlone' ? { apikey: undefined } : {};
  return { login: name, id: '', person, group, membership: Number(entry), asks: read(key, headers) };
}

type Headers = Readonly<Record<string, string>>;

const nobody = { login: '', person: 0, group: 0, membership: 0 };

async function sessionOf(service: RunningService, credentials: Headers): Promise<Headers> {
  const { result } = await asked(service, 'idoit.login', {}, credentials);
  return { 'X-RPC-Auth-Session': (result as { readonly 'session-id': string })['session-id'] };
}

async function asked(service: RunningService, method: string, params: object, headers = {}): Promise<RpcAnswer> {
  const call = { jsonrpc: '2.0', method, params: { apikey: testKey, ...params }, id: 1 };
  return JSON.parse((await send(service.endpoint(), { body: JSON.stringify(call), headers })).text);
}
