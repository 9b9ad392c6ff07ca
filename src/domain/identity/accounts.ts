import { isoTime } from '../../attributes/times.js';
import { loginCategory } from '../access/user-categories.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { createObjectIn } from '../objects/creation.js';
import type { IdentityAccountRecord, ProviderRecord } from '../storage/identity.js';
import type { Records } from '../storage/records.js';
import type { AccountRecord } from '../storage/users.js';
import { isAdmitted } from './group-rules.js';
import { syncMemberships } from './memberships.js';

/** Facts about a person that a provider vouches for. */
export interface IdentityClaims {
  readonly subject: string;
  /** The name by which the person signs in there; becomes the login here. */
  readonly login: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** The outcome for an account: its person, where the provider lets them in, and whether anything was written. */
export interface KeptAccount {
  readonly person: number | undefined;
  readonly effect: 'created' | 'changed' | 'unchanged';
}

/**
 * Keeps what a provider says of an account: a first sign-in makes the person, unless the account was linked to one, and the memberships that
 * the provider gave follow its groups. Answers the person; `undefined` where the provider lets others in alone, which takes away what it gave.
 * @throws RpcError Busy, StorageUnavailable
 */
export function keepAccount(
  context: WritingContext,
  { id }: Pick<ProviderRecord, 'id'>,
  claims: IdentityClaims,
): Promise<number | undefined> {
  return context.store.transaction(authorOf(context), async ({ everything: records }) => {
    const provider = await lockProvider(records, id);
    if (!provider) return undefined;
    const known = await records.identity.account(id, claims.subject);
    return (await keepAccountIn(context, records, provider, claims, known)).person;
  });
}

/** Locks the accounts. Answers the provider as it is from then on: it may have been changed while it was asked. `undefined` where it signs in nobody. */
export async function lockProvider({ identity }: Records, id: string): Promise<ProviderRecord | undefined> {
  await identity.lock();
  return (await identity.list()).find(each => each.id === id && each.enabled === 1);
}

/**
 * The same within a transaction that has locked the accounts, and knows the account where there is one.
 * @throws RpcError Busy, StorageUnavailable
 */
export async function keepAccountIn(
  context: WritingContext,
  records: Records,
  provider: ProviderRecord,
  claims: IdentityClaims,
  known: IdentityAccountRecord | undefined,
): Promise<KeptAccount> {
  const isWelcome = isAdmitted(provider, claims.groups);
  if (!known && !isWelcome) return { person: undefined, effect: 'unchanged' };
  const account = known ?? (await createAccount(context, records, provider.id, claims));
  if (known) await records.objects.lockOwner(known.person);
  const given = await syncMemberships(context, records, provider, account, isWelcome ? claims.groups : []);
  const after = { ...account, groups: JSON.stringify(claims.groups), given: JSON.stringify(given) };
  const isChanged = JSON.stringify(after) !== JSON.stringify(known);
  if (isChanged) await records.identity.putAccount(after);
  const effect = known ? (isChanged ? 'changed' : 'unchanged') : 'created';
  return { person: isWelcome ? account.person : undefined, effect };
}

/** The login of a person, if they may log in. */
export async function accountToLogIn({ store, now }: WritingContext, person: number): Promise<AccountRecord | undefined> {
  const [account] = await store.users.accounts({ limit: 1, offset: 0, object: person }, isoTime(now()));
  return account?.enabled ? account : undefined;
}

async function createAccount(
  context: WritingContext,
  records: Records,
  provider: string,
  { subject, login, name }: IdentityClaims,
): Promise<IdentityAccountRecord> {
  const title = await freeLogin(records, login || subject, provider);
  const draft = {
    type: 'C__OBJTYPE__PERSON',
    status: 'normal',
    global: { title: name || title },
    defaultTemplate: false,
  } as const;
  const { id: person } = await createObjectIn(records, context, { ...draft, categories: { [loginCategory]: { title } } });
  return { provider, subject, person, groups: '[]', given: '[]' };
}

/** A login that nobody has: another person's is no proof of being that person. */
async function freeLogin({ passwords }: Records, login: string, provider: string): Promise<string> {
  const name = login.slice(0, maxLoginChars);
  for (let number = 0; ; number += 1) {
    const free = [name, `${name}@${provider}`][number] ?? `${name}@${provider}-${number}`;
    if (!(await passwords.hasLogin(free, 0))) return free;
  }
}

/** Characters of a login from elsewhere: there is room for what makes it another one. */
const maxLoginChars = 200;
