import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { sealed, unsealed } from '../secrets/sealed-texts.js';
import type { Signed } from '../secrets/signatures.js';
import type { SealedChange } from '../storage/open-transaction.js';

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
export async function sealedPlan(owner: Owner, plan: Plan, bodyLimit: number): Promise<string | null> {
  const expires = new Date(owner.now().getTime() + livesFor).toISOString();
  // Ids that no number holds are taken as texts, too.
  const text = JSON.stringify({ ...plan, expires }, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  const seal = sealed((await packed(text)).toString('base64'), boundTo(owner), owner.store.secret);
  return seal.length > bodyLimit - roomForCall ? null : seal;
}

/** Bytes of a body beside the plan in it. */
const roomForCall = 2048;

/**
 * The plan in a text.
 * @throws RpcError InvalidParameters where it is not one of this key, user and endpoint, or is over
 */
export async function planIn(owner: Owner, text: string): Promise<Plan> {
  const found = unsealed(text, boundTo(owner), owner.store.secret);
  if (found === undefined)
    rejectParameter('plan', 'expected the plan of a dry run of the same key and user at the same endpoint, as it was returned');
  const { expires, ...plan } = JSON.parse((await unpacked(Buffer.from(found, 'base64'))).toString()) as Plan & {
    expires: string;
  };
  if (expires <= owner.now().toISOString())
    rejectParameter('plan', `expected a plan of the last 24 hours; this one was over at ${expires}: try the call again`);
  return plan;
}

function boundTo({ key, user, dialect }: Owner): Signed {
  return ['plan', key, user?.id ?? null, dialect.name];
}

/** A digest of what a call changes. New records count by their kinds: others may take the next ids. */
export function digestOf(changes: readonly SealedChange[]): string {
  const made = new Set(changes.filter(({ action }) => action === 'created').map(nameOf));
  const known = (kind: string, subject: number | string | null) => (made.has(`${kind} ${subject}`) ? 'new' : subject);
  const lines = changes.map(({ kind, subject, object, category, action }) =>
    JSON.stringify([kind, known(kind, subject), known('object', object), category, action]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('base64url');
}

function nameOf({ kind, subject }: SealedChange): string {
  return `${kind} ${subject}`;
}
