import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireStepAccess } from '../access/access-changes.js';
import { isPermitted, requireRight } from '../access/permission.js';
import { adminPerson } from '../access/user.js';
import { isDisabledLogin, loginCategory } from '../access/user-categories.js';
import { auditEntry } from '../audit.js';
import { saveEntryIn } from '../entries/entries.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { saveGlobal } from '../entries/global.js';
import { lockObject } from '../entries/locking.js';
import { createObjectIn } from '../objects/creation.js';
import { readableValues } from '../storage/damage.js';
import type { IdentityAccountRecord, ProvisionedRecord } from '../storage/identity.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';
import { giveMemberships, isLastAdministrator } from './memberships.js';
import { findProvisioned, type Provisioning, requireExternalId, requireFree, saveExternalId, withVerb } from './provisioning.js';
import { deletedSubject, externalIdOf, subjectOf } from './provisioning-subjects.js';
import { linkSignIn, signInAccountOf, unlinkSignIn } from './sign-in-links.js';

/** Where the name and the addresses of a person stand. */
const masterCategory = 'C__CATS__PERSON_MASTER';
const personType = 'C__OBJTYPE__PERSON';

/** Attributes of a person that a provisioning client may set, beside the login and the name. */
export const masterKeys = [
  ...(['first_name', 'last_name', 'function', 'mail', 'phone_company', 'phone_mobile'] as const),
  ...(['department', 'personnel_number'] as const),
] as const;
export type MasterKey = (typeof masterKeys)[number];

/** The attributes that the title of a person follows from, and that follow from it. */
const nameKeys: readonly MasterKey[] = ['first_name', 'last_name'];

/** A user as a provisioning client describes them; an absent part is empty. */
export interface UserState {
  readonly externalId: string | undefined;
  readonly login: string;
  /** The title of the person, from which first and last name follow; absent where it follows from those. */
  readonly name: string | undefined;
  readonly active: boolean;
  readonly master: Readonly<Partial<Record<MasterKey, string>>>;
}

/** A user of a provisioning client. */
export interface ProvisionedUser extends UserState {
  readonly name: string;
  readonly account: ProvisionedRecord;
}

/** The users of these accounts. A person who is not normal here is not active. */
export async function usersOf(
  context: WritingContext,
  { entries }: Pick<Reads, 'entries'>,
  accounts: readonly ProvisionedRecord[],
): Promise<readonly ProvisionedUser[]> {
  if (accounts.length === 0) return [];
  const objects = [...new Set(accounts.map(({ person }) => person))];
  const categories = [loginCategory, masterCategory];
  const found = await entries.ofMany({ objects, categories, links: [] });
  const valuesOf = (object: number, category: string): string =>
    found.find(entry => entry.object === object && entry.category === category)?.values ?? '{}';
  const seesMaster = isPermitted(context, personType, masterCategory, 'view');
  return accounts.map(account => {
    const login = valuesOf(account.person, loginCategory);
    return {
      account,
      externalId: externalIdOf(account.subject),
      login: String(readableValues(login)?.title ?? ''),
      name: account.title,
      active: account.status === 'normal' && !isDisabledLogin(login),
      master: seesMaster ? masterOf(valuesOf(account.person, masterCategory)) : {},
    };
  });
}

function masterOf(values: string): UserState['master'] {
  const all = readableValues(values) ?? {};
  const texts = masterKeys.flatMap(key => (typeof all[key] === 'string' && all[key] !== '' ? [[key, all[key]] as const] : []));
  return Object.fromEntries(texts);
}

/**
 * Makes the person of a user, or takes the one whom the client deleted, or whose account at the provider of the sign-in has the same id;
 * `undefined` where that one has to stay active.
 * @throws RpcError Forbidden, ValidationFailed, Conflict where the login or the external id is that of another person
 */
export async function createProvisionedUser(provisioning: Provisioning, state: UserState): Promise<ProvisionedUser | undefined> {
  const { context, records, provider } = provisioning;
  const externalId = requireExternalId(state.externalId);
  if (externalId !== undefined) {
    await requireFree(records, provider.id, externalId);
    const known = await knownAccount(provisioning, externalId);
    if (known) return takeAccount(provisioning, known, externalId, state);
  }
  const person = await createPerson(context, records, state);
  const account = { provider: provider.id, subject: subjectOf('user', externalId, person), person, groups: '[]', given: '[]' };
  await records.identity.putAccount(account);
  await linkSignIn(provisioning, account);
  const created = await requireUser(provisioning, person);
  await saveMaster(context, records, created, state);
  return requireUser(provisioning, person);
}

/** The account of a user whom the client deleted, or the one at the provider of the sign-in. */
async function knownAccount(
  { records: { identity }, provider }: Provisioning,
  externalId: string,
): Promise<IdentityAccountRecord | undefined> {
  const deleted = await identity.account(provider.id, deletedSubject(externalId));
  const linked = deleted ? undefined : signInAccountOf(provider, externalId);
  return linked ? identity.account(linked.provider, linked.subject) : deleted;
}

async function takeAccount(
  provisioning: Provisioning,
  known: IdentityAccountRecord,
  externalId: string,
  state: UserState,
): Promise<ProvisionedUser | undefined> {
  const { records, provider } = provisioning;
  await requireReachOf(provisioning, known.person);
  if (!state.active && (await isKeptActive(provisioning, known.person))) return undefined;
  const isDeleted = known.provider === provider.id;
  if (isDeleted) await records.identity.moveAccount(known, externalId);
  else await records.identity.putAccount({ ...known, provider: provider.id, groups: '[]', given: '[]' });
  return replaceUser(provisioning, await requireUser(provisioning, known.person), state);
}

/** @throws RpcError Forbidden where the person may do more than the caller: the account would be a way to their rights */
async function requireReachOf({ context, records }: Provisioning, person: number): Promise<void> {
  const owner = await records.objects.lockOwner(person);
  if (owner) await requireStepAccess(context, records, owner);
}

async function createPerson(
  context: WritingContext,
  records: Records,
  { login, name, active, master }: UserState,
): Promise<number> {
  const data = { title: login, ...(!active && { disabled_login: 1 }) };
  const title = name ?? nameKeys.flatMap(key => master[key] ?? []).join(' ');
  const draft = { type: personType, status: 'normal', global: { title }, defaultTemplate: false } as const;
  return (await createObjectIn(records, context, { ...draft, categories: { [loginCategory]: data } })).id;
}

/**
 * Makes a user what the client describes; what is as it was is not written.
 * @throws RpcError Forbidden, ValidationFailed, Conflict
 */
export async function replaceUser(
  provisioning: Provisioning,
  before: ProvisionedUser,
  state: UserState,
): Promise<ProvisionedUser> {
  const { context, records } = provisioning;
  const { person, status } = before.account;
  if (state.active && status !== 'normal') throw new RpcError('Conflict', { reason: text('PersonIsNotNormal', { person }) });
  await saveName(context, records, before, state);
  await saveLogin(context, records, before, state);
  await saveMaster(context, records, before, state);
  if (before.externalId !== state.externalId) await requireReachOf(provisioning, person);
  const account = await saveExternalId(provisioning, 'user', before.account, state.externalId);
  if (account !== before.account) {
    await unlinkSignIn(provisioning, before.account);
    await linkSignIn(provisioning, account);
  }
  return requireUser(provisioning, person);
}

/**
 * Takes the login and the memberships of a user whom the client deletes. The person stays with its history.
 * @throws RpcError Forbidden
 */
export async function deleteUser(provisioning: Provisioning, before: ProvisionedUser): Promise<void> {
  const { context, records, provider } = provisioning;
  const { account } = before;
  await requireReachOf(provisioning, account.person);
  const given = await giveMemberships(context, records, provider, accountIn(account), new Set());
  await saveLogin(context, records, before, { ...before, active: false });
  await records.identity.putAccount({ ...accountIn(account), given: JSON.stringify(given) });
  await records.identity.moveAccount(account, deletedSubject(account.subject));
}

/** The row of an account, without what is known of its object. */
export function accountIn({ provider, subject, person, groups, given }: IdentityAccountRecord): IdentityAccountRecord {
  return { provider, subject, person, groups, given };
}

/** Whether nobody may disable the login of a person: that of the installation, and that of the last one who may administer. The audit tells of it. */
export async function isKeptActive({ context, records, provider }: Provisioning, person: number): Promise<boolean> {
  const isAdmin = (await records.constants.of(person)) === adminPerson;
  if (!isAdmin && !(await isLastAdministrator(records, person))) return false;
  await records.audit.add([auditEntry(context, 'deactivationRefused', { subjectObject: person }, { provider: provider.id })]);
  return true;
}

/** The user of a client with this id. */
export async function findUser(provisioning: Provisioning, person: number): Promise<ProvisionedUser | undefined> {
  const account = await findProvisioned(provisioning, 'user', person);
  return account && (await usersOf(provisioning.context, provisioning.records, [account]))[0];
}

async function requireUser(provisioning: Provisioning, person: number): Promise<ProvisionedUser> {
  const found = await findUser(provisioning, person);
  if (!found) throw new RpcError('ObjectNotFound', { object: person });
  return found;
}

async function saveName(context: WritingContext, records: Records, before: UserAt, { name }: UserState): Promise<void> {
  if (name === undefined || name === before.name) return;
  const editing = withVerb(context, 'edit');
  const object = await lockObject(editing, records, before.account.person);
  await saveGlobal(editing, records, object, { title: name }, isoTime(context.now()));
}

async function saveLogin(context: WritingContext, records: Records, before: UserAt, { login, active }: UserState): Promise<void> {
  const data = {
    ...(login !== before.login && { title: login }),
    ...(active !== before.active && { disabled_login: active ? 0 : 1 }),
  };
  if (Object.keys(data).length === 0) return;
  await saveEntryIn(records, context, { object: before.account.person, category: loginCategory }, data);
}

async function saveMaster(context: WritingContext, records: Records, before: UserAt, { master, name }: UserState): Promise<void> {
  const kept = name === undefined ? [] : nameKeys;
  const keys = masterKeys.filter(key => !kept.includes(key) && (master[key] ?? '') !== (before.master[key] ?? ''));
  if (keys.length === 0) return;
  const editing = withVerb(context, 'edit');
  requireRight(editing, personType, masterCategory, 'view');
  const data = Object.fromEntries(keys.map(key => [key, master[key] ?? null]));
  await saveEntryIn(records, editing, { object: before.account.person, category: masterCategory }, data);
}

type UserAt = Pick<ProvisionedUser, 'account' | 'name' | 'login' | 'active' | 'master'>;
