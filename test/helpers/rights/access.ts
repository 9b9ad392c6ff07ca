import { type Verb, verbs } from '../../../generated/methods.js';
import { digestOf } from '../../../src/domain/users/keys.js';
import { objectMade } from '../../factories/calls.js';
import { author } from '../author.js';
import { callerOf, resultOf } from '../rpc.js';
import { addKey, type TestService } from '../service.js';
import { stored } from '../stores.js';
import { bySession, grantTo, withUser } from '../users.js';

/** Persons and groups by what they give: a login, rights, a place in a group, or nothing. */
export interface AccessWorld {
  /** A person with a login, and a group with rights that they are in. */
  readonly user: number;
  readonly group: number;
  /** The entries that give the user the login and the membership. */
  readonly login: number;
  readonly membership: number;
  /** A person without a login, and a group without rights. */
  readonly nobody: number;
  readonly emptyGroup: number;
  /** A person who is in the group, to make others from. */
  readonly template: number;
  /** The login of the user, and the id of a key. */
  readonly loginName: string;
  readonly key: string;
  /** Verbs granted to the user, the group and the key. */
  readonly granted: readonly Verb[];
  /** A login that nobody has yet. */
  readonly newLogin: string;
  /** Which keys there are, who may log in, by what, with which rights, who is in the groups, and whether the session of the user goes on. */
  access(): Promise<string>;
}

export const categories = {
  login: 'C__CATS__PERSON_LOGIN',
  groups: 'C__CATS__PERSON_ASSIGNED_GROUPS',
  members: 'C__CATS__PERSON_GROUP_MEMBERS',
} as const;

let worlds = 0;

/** New persons, groups and a key in a service, all with these rights. */
export async function accessWorldIn(service: TestService, granted: readonly Verb[] = ['view']): Promise<AccessWorld> {
  worlds += 1;
  const { store } = service;
  const call = callerOf(service, 'contract');
  const created = async (type: string, entries = {}) =>
    await objectMade(call, { type, title: `Somebody ${worlds}`, categories: entries });
  const user = await withUser(store, `ada${worlds}`, [{ verbs: granted }]);
  const key = String((await resultOf(call('kataster.key.create', { title: 'key', rights: [{ verbs: granted }] }))).id);
  const [nobody, group] = [await created('C__OBJTYPE__PERSON'), await created('C__OBJTYPE__PERSON_GROUP')];
  await grantTo(store, group, [{ verbs: granted }]);
  const joined = call('cmdb.category.save', { object: user, category: categories.groups, data: { connected_object: group } });
  const membership = Number((await resultOf(joined)).entry);
  const template = await created('C__OBJTYPE__PERSON', { [categories.groups]: { connected_object: group } });
  const emptyGroup = await created('C__OBJTYPE__PERSON_GROUP');
  const login = await store.transaction(author, async ({ entries }) => (await entries.first(user, categories.login))?.id ?? 0);
  const session = (await bySession(store, user, service.clock.now()))['X-RPC-Auth-Session'] ?? '';
  const logins = [`ada${worlds}`, `eve${worlds}`];
  const access = () => accessIn(service, { logins, session, objects: [user, nobody, group, emptyGroup] });
  const names = { loginName: `ada${worlds}`, newLogin: `eve${worlds}` };
  return { user, group, login, membership, nobody, emptyGroup, template, key, granted, ...names, access };
}

interface Watched {
  readonly logins: readonly string[];
  readonly session: string;
  readonly objects: readonly number[];
}

async function accessIn({ store, clock }: TestService, { logins, session, objects }: Watched): Promise<string> {
  const seen: unknown[] = [await store.users.withSession(digestOf(session, store.secret), clock.now().toISOString())];
  for (const { lastUsed: _, ...key } of await store.keys.list()) seen.push(key);
  seen.push(await store.identity.providers(), await store.identity.account('example', 'subject'));
  for (const login of logins) seen.push(await store.users.withLogin(login));
  const page = { category: categories.groups, statuses: stored, limit: 9, offset: 0 };
  for (const object of objects) {
    seen.push(await store.transaction(author, ({ access }) => access.findGiven([object]).then(found => [...found])));
    seen.push(await store.reads.entries.list({ ...page, object }));
    seen.push(await store.reads.entries.linking({ ...page, object, link: 'connected_object' }));
  }
  return JSON.stringify(seen);
}

/** Makes a key known that may do everything but administer. */
export function addKeyWithoutAdministration({ store }: TestService, key: string): Promise<void> {
  return addKey(store, key, 'without', { grants: [{ verbs: verbs.filter(verb => verb !== 'administer') }] });
}
