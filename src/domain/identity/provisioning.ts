import type { Verb } from '../../../generated/methods.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Asking } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import type { IdentityAccountRecord, ProviderRecord, ProvisionedRecord } from '../storage/identity.js';
import type { Records } from '../storage/records.js';
import { lockProvider } from './accounts.js';
import { externalIdOf, isExternalId, maxExternalIdChars, type ProvisionedKind, subjectOf } from './provisioning-subjects.js';

/** A write of a provisioning client: its transaction, and the provider as it is from then on. */
export interface Provisioning {
  readonly context: WritingContext;
  readonly records: Records;
  readonly provider: ProviderRecord;
}

/**
 * Carries out a write of a provisioning client as one change set, between whose steps others are answered; all of them wait for each other, and
 * for what changes providers.
 * @throws RpcError Conflict where the provider is disabled meanwhile
 */
export function provision<Result>(
  context: WritingContext,
  { id }: Pick<ProviderRecord, 'id'>,
  work: (provisioning: Provisioning) => Promise<Result>,
): Promise<Result> {
  const author = authorOf(context);
  return context.store.share({ ending: 'commit' }, async open => {
    const result = await open.store.transaction(author, async ({ everything: records }) => {
      const provider = await lockProvider(records, id);
      if (!provider) throw new RpcError('Conflict', { reason: text('ProviderIsDisabled', { id }) });
      return work({ context, records, provider });
    });
    await open.seal(author);
    return result;
  });
}

/** The context of a part of a write that another method makes with another right. */
export function withVerb<Context extends Asking>(context: Context, verb: Verb): Context {
  return context.permitted ? { ...context, permitted: { ...context.permitted, verb } } : context;
}

/** The account of a user or a group; `undefined` where the client has none with this id. */
export async function findProvisioned(
  { records, provider }: Pick<Provisioning, 'records' | 'provider'>,
  kind: ProvisionedKind,
  person: number,
): Promise<ProvisionedRecord | undefined> {
  return (await records.identity.provisioned.list({ provider: provider.id, kind, person }, { limit: 1, offset: 0 }))[0];
}

/**
 * Gives an account the subject that follows from the id that the client gives.
 * @throws RpcError Conflict where another account has it
 */
export async function saveExternalId(
  { records, provider }: Provisioning,
  kind: ProvisionedKind,
  account: IdentityAccountRecord,
  externalId: string | undefined,
): Promise<IdentityAccountRecord> {
  if (externalIdOf(account.subject) === externalId) return account;
  const subject = subjectOf(kind, requireExternalId(externalId), account.person);
  await requireFree(records, provider.id, subject);
  await records.identity.moveAccount(account, subject);
  return { ...account, subject };
}

/** @throws RpcError Conflict where another account has the subject */
export async function requireFree({ identity }: Records, provider: string, subject: string): Promise<void> {
  if (!(await identity.account(provider, subject))) return;
  const given = externalIdOf(subject) ?? subject;
  throw new RpcError(
    'Conflict',
    { reason: text('ExternalIdIsTaken', { externalId: given }) },
    { externalId: text('IsThatOfAnother') },
  );
}

/** @throws RpcError ValidationFailed */
export function requireExternalId(externalId: string | undefined): string | undefined {
  if (externalId === undefined || isExternalId(externalId)) return externalId;
  throw new RpcError('ValidationFailed', {}, { externalId: text('ExternalIdIsNoId', { maxExternalIdChars }) });
}
