import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { integersAsTexts } from '../../rpc/unsafe-integers.js';
import type { DomainContext } from '../context.js';
import { sealText, unsealText } from '../secrets/sealed-texts.js';
import type { Signed } from '../secrets/signatures.js';
import type { CommittedChange } from '../storage/open-transaction.js';
import { subjectName } from '../storage/reverts.js';

/** A call that was tried, and the state of the records that it relied on. */
export interface Plan {
  readonly method: string;
  /** The parameters as they were sent. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly comment: string | undefined;
  readonly timeZone: string | undefined;
  /** The last change set before: what the call relies on has none that is later. */
  readonly latest: number;
  /** A digest of what it changed. */
  readonly changes: string;
}

/** How long a plan lives, in milliseconds. */
const livesFor = 24 * 60 * 60 * 1000;

const packed = promisify(deflateRaw);
const unpacked = promisify(inflateRaw);

type Owner = Pick<DomainContext, 'store' | 'key' | 'user' | 'dialect' | 'now'>;

/** A plan as a text for its key and user, encrypted, as parameters may hold passwords; `null` where it would be longer than a body may be. */
export async function encryptPlan(owner: Owner, plan: Plan, bodyLimit: number): Promise<string | null> {
  const expires = new Date(owner.now().getTime() + livesFor).toISOString();
  // Ids are taken as texts, too.
  const json = JSON.stringify({ ...plan, expires }, integersAsTexts);
  const seal = sealText((await packed(json)).toString('base64'), signedParts(owner), owner.store.secret);
  return seal.length > bodyLimit - roomForCall ? null : seal;
}

/** Bytes of a body beside the plan in it. */
const roomForCall = 2048;

/**
 * The plan in a text.
 * @throws RpcError InvalidParameters where it is not one of this key, user and endpoint, or is over
 */
export async function planIn(owner: Owner, json: string): Promise<Plan> {
  const found = unsealText(json, signedParts(owner), owner.store.secret);
  if (found === undefined) rejectParameter('plan', text('ExpectedPlanOfDryRun'));
  const { expires, ...plan } = JSON.parse((await unpacked(Buffer.from(found, 'base64'))).toString()) as Plan & {
    expires: string;
  };
  if (expires <= owner.now().toISOString()) rejectParameter('plan', text('ExpectedPlanOfLast24', { expires }));
  return plan;
}

function signedParts({ key, user, dialect }: Owner): Signed {
  return ['plan', key, user?.id ?? null, dialect.name];
}

/** A digest of what a call changes. New records count by their kinds: others may take the next ids. */
export function digestOf(changes: readonly CommittedChange[]): string {
  const made = new Set(changes.filter(({ action }) => action === 'created').map(subjectName));
  const knownSubject = (kind: string, subject: number | string | null) => (made.has(`${kind} ${subject}`) ? 'new' : subject);
  const lines = changes.map(({ kind, subject, object, category, action }) =>
    JSON.stringify([kind, knownSubject(kind, subject), knownSubject('object', object), category, action]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('base64url');
}
