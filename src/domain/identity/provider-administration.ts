import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import { requireStepAccess } from '../access/access-changes.js';
import { requireAdministration, requireReach } from '../access/permission.js';
import { grantsKeptAs } from '../access/rights.js';
import { auditEntry, auditSessionsEnded } from '../audit.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { requireCurrentKey } from '../secrets/current-key.js';
import { keptSecret } from '../secrets/kept-secrets.js';
import type { ProviderRecord } from '../storage/identity.js';
import type { Records } from '../storage/records.js';
import { directoryAddressOf, isDirectory, loopbackHosts } from './directory-address.js';
import { type GroupRule, isPersonGroup, rulesOf } from './group-rules.js';
import { secretOwner } from './provider-secrets.js';
import { isProvisioning, signInProviderOf } from './provisioning-subjects.js';
import { reservedAddressOf } from './reserved-ids.js';
import { requireSubjectClaim, usualSubjectClaim } from './subject-claims.js';

/** Settings of a provider; those that are absent stay. */
export interface ProviderSettings {
  readonly title?: string | undefined;
  readonly issuer?: string | undefined;
  readonly client?: string | undefined;
  /** An empty text removes it. */
  readonly secret?: string | undefined;
  readonly scopes?: string | undefined;
  readonly groupsClaim?: string | undefined;
  readonly subjectClaim?: string | undefined;
  readonly admitted?: readonly string[] | undefined;
  readonly rules?: readonly GroupRule[] | undefined;
  readonly enabled?: boolean | undefined;
}

const maxProviders = 20;
const usual = { admitted: '[]', rules: '[]', enabled: 1, secret: null, subjectClaim: usualSubjectClaim };
const usualOfOpenid = { ...usual, scopes: 'openid profile email', groupsClaim: 'groups' };
/** In a directory the groups name their members. */
const usualOfDirectory = { ...usual, scopes: '', groupsClaim: 'member' };
const usualOfProvisioning = { ...usual, scopes: '', groupsClaim: 'groups' };

/**
 * Creates or changes a provider. One by which accounts sign in is changed by those alone who have every right: it could sign in as anybody. One that
 * makes members of groups is changed by those who may do what these groups may: whoever answers for it could join them.
 * @throws RpcError Forbidden, InvalidParameters, LimitExceeded
 */
export async function saveProvider(context: DomainContext, id: string, settings: ProviderSettings): Promise<void> {
  requireAdministration(context);
  await context.store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.identity.lock();
    await requireCurrentKey(context.secrets, records);
    const all = await records.identity.list();
    const before = all.find(each => each.id === id);
    if (!before && all.length >= maxProviders) throw limitExceeded(text('ThereAreProviders', { max: maxProviders }));
    const after = settingsAfter(context, id, before, settings);
    await requireAuthority(context, records, before);
    await requireSameAccounts(records, before, after);
    if (isProvisioning(after)) await requireProvisioning(records, all, after);
    await requireGroups(context, records, before, after);
    const told = auditEntry(
      context,
      'providerSaved',
      {},
      { provider: id, title: after.title, changed: changedParts(before, after) },
    );
    await records.identity.put(after, told);
    if (after.enabled === 0) await endSessions(context, records, id);
  });
}

/**
 * Deletes a provider with its accounts; their sessions end. The persons stay, and so do their memberships.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function deleteProvider(context: DomainContext, id: string): Promise<void> {
  requireAdministration(context);
  await context.store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.identity.lock();
    const found = (await records.identity.list()).find(each => each.id === id) ?? unknownProvider(id);
    await requireAuthority(context, records, found);
    await endSessions(context, records, id);
    await records.identity.remove(id, auditEntry(context, 'providerDeleted', {}, { provider: id, title: found.title }));
  });
}

/**
 * The providers, or the one with this id.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readProviders(context: DomainContext, id?: string): Promise<readonly ProviderRecord[]> {
  requireAdministration(context);
  const all = await context.store.identity.providers();
  if (id === undefined) return all;
  return [all.find(each => each.id === id) ?? unknownProvider(id)];
}

/**
 * Links an account of a provider to a person before its first sign-in, which then makes none.
 * @throws RpcError Forbidden, InvalidParameters, Conflict where the account is that of another person
 */
export async function linkAccount(context: DomainContext, id: string, subject: string, login: string): Promise<void> {
  requireAdministration(context);
  const person = (await context.store.users.personWithLogin(login)) ?? unknownUser(login);
  await context.store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.identity.lock();
    if (!(await records.identity.list()).some(each => each.id === id)) unknownProvider(id);
    const owner = (await records.objects.lockOwner(person)) ?? unknownUser(login);
    await requireStepAccess(context, records, owner);
    const known = await records.identity.account(id, subject);
    if (known?.person === person) return;
    if (known) throw new RpcError('Conflict', { reason: text('AccountOfAnotherPerson', { subject }) });
    await records.identity.putAccount({ provider: id, subject, person, groups: '[]', given: '[]' });
    await records.audit.add([auditEntry(context, 'accountLinked', { subjectObject: person }, { provider: id, subject })]);
  });
}

function settingsAfter(
  context: DomainContext,
  id: string,
  before: ProviderRecord | undefined,
  { issuer = before?.issuer, client = before?.client, secret, admitted, rules, enabled, ...settings }: ProviderSettings,
): ProviderRecord {
  if (issuer === undefined && client === undefined) unknownProvider(id);
  if (!before) requireFreeId(id);
  if (issuer === undefined) throw invalidParameter('issuer', text('IsRequiredOfNewProvider'));
  requireSafe(issuer);
  if (client === undefined) throw invalidParameter('client', text('IsRequiredOfNewProvider'));
  const former = before ?? usualOf({ issuer });
  const { title = before?.title ?? id, scopes, groupsClaim, subjectClaim = former.subjectClaim } = settings;
  requireSubjectClaim({ issuer, subjectClaim });
  return {
    id,
    title,
    issuer,
    client,
    secret: secret === undefined ? former.secret : storedSecret(context, id, secret),
    scopes: scopes ?? former.scopes,
    groupsClaim: groupsClaim ?? former.groupsClaim,
    subjectClaim,
    admitted: admitted ? JSON.stringify(admitted) : former.admitted,
    rules: rules ? JSON.stringify(rules) : former.rules,
    enabled: enabled === undefined ? former.enabled : Number(enabled),
  };
}

function usualOf(provider: Pick<ProviderRecord, 'issuer'>): typeof usualOfOpenid {
  if (isProvisioning(provider)) return usualOfProvisioning;
  return isDirectory(provider) ? usualOfDirectory : usualOfOpenid;
}

/** @throws RpcError InvalidParameters where requests to the provider would reach another address */
function requireFreeId(id: string): void {
  const address = reservedAddressOf(id);
  if (address !== undefined) throw invalidParameter('id', text('ProviderIdIsReserved', { id, address }));
}

/**
 * Rejects another claim for the accounts that are there: each would be a stranger at its next sign-in, or somebody else.
 * @throws RpcError InvalidParameters
 */
async function requireSameAccounts(
  { identity }: Records,
  before: ProviderRecord | undefined,
  { subjectClaim }: ProviderRecord,
): Promise<void> {
  if (!before || before.subjectClaim === subjectClaim || !(await identity.hasAccounts(before.id))) return;
  throw invalidParameter('subject_claim', text('SubjectClaimOfAccounts', { claim: before.subjectClaim }));
}

/**
 * Rejects a provisioning client whose persons sign in at no known provider, or whose key is not in force, or is that of another client.
 * @throws RpcError InvalidParameters
 */
async function requireProvisioning(
  { keys }: Records,
  all: readonly ProviderRecord[],
  { id, issuer, client }: ProviderRecord,
): Promise<void> {
  const signsIn = signInProviderOf({ issuer });
  const isKnown = signsIn === id || all.some(each => each.id === signsIn && !isProvisioning(each));
  if (!isKnown) throw invalidParameter('issuer', text('ScimIssuer'));
  const key = await keys.find(client);
  const isTaken = all.some(each => each.id !== id && isProvisioning(each) && each.client === client);
  if (!key || key.revoked !== null || isTaken) throw invalidParameter('client', text('ScimClient'));
}

/**
 * Rejects an issuer that tokens would reach unencrypted; connections with a directory are encrypted by StartTLS where its address does not say so.
 * @throws RpcError InvalidParameters
 */
function requireSafe(issuer: string): void {
  if (isProvisioning({ issuer })) return;
  if (isDirectory({ issuer })) {
    if (!directoryAddressOf(issuer)) throw invalidParameter('issuer', text('DirectoryNeedsParts'));
    return;
  }
  const { protocol, hostname } = URL.canParse(issuer) ? new URL(issuer) : { protocol: '', hostname: '' };
  if (protocol !== 'https:' && !loopbackHosts.includes(hostname)) throw invalidParameter('issuer', text('IssuerNeedsHttps'));
}

function storedSecret({ secrets, store }: DomainContext, id: string, secret: string): string | null {
  if (secret === '') return null;
  if (secrets.keyId === '') throw invalidParameter('secret', text('SecretNeedsSecretFile'));
  return keptSecret(secret, secretOwner(id), { secrets, store });
}

function changedParts(before: ProviderRecord | undefined, after: ProviderRecord): string[] {
  const parts = Object.keys(after) as (keyof ProviderRecord)[];
  return before ? parts.filter(part => before[part] !== after[part]) : [];
}

function endSessions(context: DomainContext, { identity }: Records, provider: string): Promise<void> {
  return identity.endSessions(provider, person => auditSessionsEnded(context, person, 'provider'));
}

/** @throws RpcError Forbidden where accounts of the provider, or groups that it makes them members of, may do more than the caller */
async function requireAuthority(
  context: DomainContext,
  { access, identity }: Records,
  before: ProviderRecord | undefined,
): Promise<void> {
  if (!before) return;
  if (await identity.hasAccounts(before.id)) requireReach(context, undefined);
  requireReach(context, (await access.listGrants(groupsOf(before))).flatMap(grantsKeptAs));
}

/**
 * Rejects a group that is not there, unless it was among the rules before: it may have been purged since.
 * @throws RpcError InvalidParameters, Forbidden where a group may do more than the caller
 */
async function requireGroups(
  context: DomainContext,
  { access, objects }: Records,
  before: ProviderRecord | undefined,
  after: ProviderRecord,
): Promise<void> {
  const former = before ? groupsOf(before) : [];
  const added = groupsOf(after).filter(group => !former.includes(group));
  for (const group of added)
    if (!isPersonGroup(await objects.find(group))) throw invalidParameter('rules', text('ThereIsNoPersonGroup', { group }));
  requireReach(context, (await access.listGrants(added)).flatMap(grantsKeptAs));
}

/** The groups that a provider makes accounts members of. */
function groupsOf(provider: ProviderRecord): readonly number[] {
  return [...new Set(rulesOf(provider).map(({ personGroup }) => personGroup))];
}

/** @throws RpcError InvalidParameters */
export function unknownProvider(id: string): never {
  throw invalidParameter('id', text('ThereIsNoProvider', { id }));
}

/** @throws RpcError InvalidParameters */
export function unknownUser(login: string): never {
  throw invalidParameter('login', text('ThereIsNoUserExpected', { login }));
}
