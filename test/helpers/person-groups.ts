import type { Grant } from '../../src/domain/access/rights.js';
import { callWith } from './access-changes.js';
import { callerOf, resultOf } from './rpc.js';
import type { TestService } from './service.js';

interface ShownUser {
  readonly login: string;
  readonly enabled: boolean;
  readonly groups: readonly { readonly title: string }[];
}

/** Makes a person group, with these rights where they are given; answers its id. */
export async function withGroup(service: TestService, title: string, rights?: readonly Grant[]): Promise<number> {
  const call = callerOf(service, 'contract');
  const { id } = await resultOf<{ id: string }>(call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON_GROUP', title }));
  if (rights) await resultOf(call('kataster.grant.create', { to: Number(id), rights }));
  return Number(id);
}

/** Persons with a login. */
export function usersOf(service: TestService): Promise<readonly ShownUser[]> {
  return resultOf<readonly ShownUser[]>(callWith(service, 'kataster.user.read', {}));
}

/** Titles of the groups of a person; `undefined` where nobody has the login. */
export async function groupsOf(service: TestService, login: string): Promise<readonly string[] | undefined> {
  return (await usersOf(service)).find(each => each.login === login)?.groups.map(({ title }) => title);
}
