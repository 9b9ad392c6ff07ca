import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { auditEntry } from '../audit.js';
import type { IdentityAccountRecord, ProviderRecord } from '../storage/identity.js';
import type { Provisioning } from './provisioning.js';
import { externalIdOf, signInProviderOf } from './provisioning-subjects.js';

type AccountKey = Pick<IdentityAccountRecord, 'provider' | 'subject'>;

/** The account with the same id at the provider where the persons of a client sign in; `undefined` where the client gave none, or they sign in at none. */
export function signInAccountOf(provider: Pick<ProviderRecord, 'id' | 'issuer'>, subject: string): AccountKey | undefined {
  const externalId = externalIdOf(subject);
  const at = signInProviderOf(provider);
  return externalId === undefined || at === undefined || at === provider.id ? undefined : { provider: at, subject: externalId };
}

/**
 * Lets a person sign in with the account that has the same id at the provider where the persons of the client do.
 * @throws RpcError Conflict where that account is another person's
 */
export async function linkSignIn(
  { context, records, provider }: Provisioning,
  { subject, person }: IdentityAccountRecord,
): Promise<void> {
  const account = signInAccountOf(provider, subject);
  if (!account) return;
  const known = await records.identity.account(account.provider, account.subject);
  if (known?.person === person) return;
  if (known) throw new RpcError('Conflict', { reason: text('AccountOfAnotherPerson', { subject: account.subject }) });
  await records.identity.putAccount({ ...account, person, groups: '[]', given: '[]' });
  await records.audit.add([auditEntry(context, 'accountLinked', { subjectObject: person }, account)]);
}

/** Takes the account that was linked by the former id: with it another person would sign in as this one. */
export async function unlinkSignIn(
  { records: { identity }, provider }: Provisioning,
  { subject, person }: IdentityAccountRecord,
): Promise<void> {
  const account = signInAccountOf(provider, subject);
  const known = account && (await identity.account(account.provider, account.subject));
  if (known?.person === person) await identity.removeAccount(known);
}
