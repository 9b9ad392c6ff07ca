import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { User } from '../access/user.js';
import { auditEntry, auditSessionsEnded } from '../audit.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import type { PasskeyRecord } from '../storage/passkeys.js';
import { digestOf } from '../users/keys.js';
import { type ChallengeBinding, challengeTimeoutMs, newChallenge, signedChallenge } from './challenges.js';
import { PasskeyRefusal } from './passkey-refusal.js';
import { type RelyingParty, relyingPartyOf } from './relying-party.js';
import { algorithms, attestedCredential, type SentAttestation } from './webauthn.js';

/** Passkeys of a person: more devices than anybody carries, and few enough to be listed in an authenticator's question. */
const maxPasskeys = 20;

type Owner = Pick<User, 'id' | 'login' | 'name' | 'session'>;

/** A passkey that is to be added. */
export interface NewPasskey extends SentAttestation {
  readonly title: string;
  readonly transports: readonly string[];
}

/** The user handle of a person: authenticators replace a passkey by another one of its host and handle, so other installations have others. */
export function userHandleOf(person: number, { secret }: { readonly secret: string }): string {
  return Buffer.from(digestOf(`passkeys ${person}`, secret), 'hex').toString('base64url');
}

/**
 * Options with which a browser lets an authenticator make a passkey of a user, as PublicKeyCredential.parseCreationOptionsFromJSON reads them.
 * @throws RpcError Conflict
 */
export async function passkeyOptions(context: WritingContext, user: Owner): Promise<Readonly<Record<string, unknown>>> {
  const { store } = context;
  const { id } = partyOf(context);
  const known = await store.users.passkeys.list(user.id);
  if (known.length >= maxPasskeys) throw tooMany;
  return {
    rp: { id, name: 'kataster' },
    user: { id: userHandleOf(user.id, store), name: user.login, displayName: user.name },
    challenge: newChallenge(context, bindingOf(user)),
    pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
    timeout: challengeTimeoutMs,
    excludeCredentials: known.map(each => ({ type: 'public-key', id: each.id, transports: JSON.parse(each.transports) })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/**
 * Adds a passkey that an authenticator made for these options, and returns its id. Other sessions of the user end.
 * @throws RpcError AuthenticationFailed, Conflict
 */
export async function addPasskey(context: WritingContext, user: Owner, sent: NewPasskey): Promise<string> {
  const party = partyOf(context);
  const challenge = orReject(() => signedChallenge(context, sent.clientData, bindingOf(user), party));
  const credential = await attestedCredential(sent, party, challenge.challenge);
  if (!credential) throw refused(new PasskeyRefusal('signature'));
  const created = isoTime(context.now());
  const passkey = { ...credential, person: user.id, title: sent.title, created, lastUsed: null };
  const record: PasskeyRecord = { ...passkey, transports: JSON.stringify(sent.transports) };
  await context.store.transaction(authorOf(context), async ({ objects, passkeys, access }) => {
    await objects.lockOwner(user.id);
    if (!(await passkeys.useChallenge(challenge, created))) throw refused(new PasskeyRefusal('challenge'));
    if ((await passkeys.list(user.id)).length >= maxPasskeys) throw tooMany;
    const told = auditEntry(context, 'passkeyCreated', { subjectObject: user.id }, {});
    if (!(await passkeys.insert(record, told))) throw alreadyThere;
    await access.endSessions(user.id, auditSessionsEnded(context, user.id, 'secondFactorChanged'), user.session);
  });
  return record.id;
}

/**
 * Gives a passkey of a user another title.
 * @throws RpcError InvalidParameters where they have no such passkey
 */
export async function renamePasskey(context: WritingContext, user: Owner, id: string, title: string): Promise<void> {
  await context.store.transaction(authorOf(context), async ({ passkeys }) => {
    if (!(await passkeys.rename(user.id, id, title))) unknownPasskey(id);
  });
}

/**
 * Removes a passkey of a user, whose other sessions end: a device that was lost may have opened them.
 * @throws RpcError InvalidParameters where they have no such passkey
 */
export async function deletePasskey(context: WritingContext, user: Owner, id: string): Promise<void> {
  await context.store.transaction(authorOf(context), async ({ objects, passkeys, access }) => {
    await objects.lockOwner(user.id);
    const told = auditEntry(context, 'passkeyDeleted', { subjectObject: user.id }, {});
    if (!(await passkeys.remove(user.id, id, told))) unknownPasskey(id);
    await access.endSessions(user.id, auditSessionsEnded(context, user.id, 'secondFactorChanged'), user.session);
  });
}

/** A challenge for a new passkey counts for the session that asked for it. */
function bindingOf({ id, session = '' }: Owner): ChallengeBinding {
  return ['webauthn.create', id, session];
}

function partyOf({ settings }: WritingContext): RelyingParty {
  const relyingParty = relyingPartyOf(settings.publicUrl);
  if (!relyingParty) throw new RpcError('Conflict', { reason: text('PasskeysNeedPublicUrl') });
  return relyingParty;
}

function orReject<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    throw error instanceof PasskeyRefusal ? refused(error) : error;
  }
}

function refused({ text: reason }: PasskeyRefusal): RpcError {
  return new RpcError('AuthenticationFailed', {}, { client_data: reason });
}

function unknownPasskey(id: string): never {
  throw invalidParameter('id', text('ThereIsNoPasskey', { id }));
}

const tooMany = new RpcError('Conflict', { reason: text('TooManyPasskeys', { max: String(maxPasskeys) }) });
const alreadyThere = new RpcError('Conflict', { reason: text('PasskeyIsThereAlready') });
