import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { User } from '../access/user.js';
import { auditEntry, auditSessionsEnded } from '../audit.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { requireCurrentKey } from '../secrets/current-key.js';
import { keptSecret } from '../secrets/kept-secrets.js';
import { newFactorSecret, newRecoveryCodes, recoveryDigestOf } from './factor-codes.js';
import type { RequestOrigin } from './login-rate-limiter.js';
import { factorOwner, type SecondFactors } from './second-factors.js';

/**
 * Makes a secret for the app of a user, which is used once a code of it has confirmed it; the present one is used until then.
 * @throws RpcError Busy; StorageUnavailable where the database has another secret key than this process
 */
export async function proposeSecondFactor(
  context: WritingContext,
  { id, login }: Pick<User, 'id' | 'login'>,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const made = await newFactorSecret(login);
  const kept = keptSecret(made.secret, factorOwner(id), context);
  await context.store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.secondFactors.lock();
    await requireCurrentKey(context.secrets, records);
    await records.secondFactors.propose(id, kept);
  });
  return made;
}

/**
 * Uses the secret that was made for a user from now on, and answers their recovery codes. Other sessions of theirs end.
 * @throws RpcError AuthenticationFailed, Conflict where no secret was made or another one meanwhile
 */
export async function confirmSecondFactor(
  context: WritingContext & { readonly origin: RequestOrigin },
  user: User,
  code: string,
  factors: Pick<SecondFactors, 'timeStepOf'>,
): Promise<readonly string[]> {
  const { store } = context;
  const proposed = (await store.users.secondFactors.find(user.id))?.proposed ?? rejectUnproposed();
  const step = await factors.timeStepOf(user, code, proposed, context.origin);
  const codes = newRecoveryCodes();
  const recovery = JSON.stringify(codes.map(each => recoveryDigestOf(each, user.id, store.secret)));
  await store.transaction(authorOf(context), async ({ objects, secondFactors, access }) => {
    await objects.lockOwner(user.id);
    const told = auditEntry(context, 'secondFactorSet', { subjectObject: user.id }, {});
    if (!(await secondFactors.confirm({ person: user.id, step, recovery, proposed }, told))) rejectUnproposed();
    await access.endSessions(user.id, auditSessionsEnded(context, user.id, 'secondFactorChanged'), user.session);
  });
  return codes;
}

function rejectUnproposed(): never {
  throw new RpcError('Conflict', { reason: text('NoSecretToConfirm') });
}
