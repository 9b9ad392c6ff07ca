import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { type Grant, grantsKeptAs } from '../access/rights.js';
import type { DomainContext } from '../context.js';
import type { IdentityAccountRecord } from '../storage/identity.js';
import { isAdmitted, isPersonGroup, personGroupsOf } from './group-rules.js';
import { readProviders, unknownProvider, unknownUser } from './provider-administration.js';

/** Groups that are tried out: those named, or those that the provider last named of the account of a person. */
export type TriedGroups = { readonly groups: readonly string[] } | { readonly login: string };

/** A person group, and what is granted to it. */
export interface TriedGroup {
  readonly id: number;
  readonly title: string;
  readonly rights: readonly Grant[];
}

/** Effect of the rules of a provider on somebody. */
export interface TriedRules {
  readonly admitted: boolean;
  readonly groups: readonly string[];
  readonly personGroups: readonly TriedGroup[];
}

/**
 * Tries out the rules of a provider: whether members of these groups may sign in, and which person groups they are in then.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function tryRules(context: DomainContext, id: string, tried: TriedGroups): Promise<TriedRules> {
  const [provider = unknownProvider(id)] = await readProviders(context, id);
  const groups = 'groups' in tried ? tried.groups : await groupsOf(context, id, tried.login);
  const admitted = isAdmitted(provider, groups);
  const ids = admitted ? [...personGroupsOf(provider, groups)] : [];
  const found = await Promise.all(ids.map(object => personGroupOf(context, object)));
  return { admitted, groups, personGroups: found.filter(each => each !== undefined) };
}

/** A person group that is there, with what is granted to it. */
async function personGroupOf({ store }: DomainContext, id: number): Promise<TriedGroup | undefined> {
  const found = await store.reads.objects.find(id);
  if (!isPersonGroup(found)) return undefined;
  const [grantee] = await store.users.grantees({ limit: 1, offset: 0, object: id });
  return { id, title: found.title, rights: grantsKeptAs(grantee?.rights ?? '[]') };
}

async function groupsOf({ store }: DomainContext, id: string, login: string): Promise<readonly string[]> {
  const person = (await store.users.personWithLogin(login)) ?? unknownUser(login);
  const account: IdentityAccountRecord | undefined = await store.identity.accountOf(id, person);
  if (account) return JSON.parse(account.groups);
  throw invalidParameter('login', text('UserHasNoAccountThere', { login, provider: id }));
}
