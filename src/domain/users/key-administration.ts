import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireAdministration } from '../access/permission.js';
import type { Grant } from '../access/rights.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { KeyChanges, KeyPage, KeyRecord } from '../storage/keys.js';
import type { Records } from '../storage/records.js';
import { keyChanged, keyCreated } from './key-events.js';
import { rejectGains, rejectLast, rejectPastEnd, rejectReachGains } from './key-rules.js';
import { digestOf, makeKey } from './keys.js';

/** Limits of a key; `null` means unlimited. */
export interface KeyLimits {
  readonly rights: readonly Grant[] | null;
  /** ISO 8601 in UTC. */
  readonly expires: string | null;
  readonly addresses: readonly string[] | null;
}

/** A key that was just made; its text is kept nowhere. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
}

/** A key that a rotation made, and until when the former one lives on. */
export interface RotatedKey extends MadeKey {
  /** ISO 8601 in UTC. */
  readonly formerExpires: string;
}

/**
 * Makes a key that may do no more than the caller, for no longer and from no other addresses than the key of the caller.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function createKey(context: DomainContext, title: string, limits: KeyLimits): Promise<MadeKey> {
  requireAdministration(context);
  const time = isoTime(context.now());
  rejectPastEnd(limits.expires, time);
  const { text, record } = newKey(context, { title, ...toStoredLimits(limits) }, time);
  rejectGains(context, record);
  await context.store.changeKeys(authorOf(context), async ({ keys }) => {
    await rejectReachGains(context, { keys }, record);
    await keys.insert(record, keyCreated(context, record));
  });
  return { id: record.id, key: text };
}

/**
 * A page of the keys, or the one with this id.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readKeys(context: DomainContext, page: KeyPage, id?: string): Promise<readonly KeyRecord[]> {
  requireAdministration(context);
  if (id === undefined) return context.store.keys.list(page);
  return [(await context.store.keys.find(id)) ?? unknownKey(id)];
}

/**
 * Changes the limits of a key, or its title, from the next call on. Absent parts stay.
 * @throws RpcError Forbidden, InvalidParameters; Conflict where it is revoked, or no other key may administer
 */
export function updateKey(
  context: DomainContext,
  id: string,
  { title, ...limits }: Partial<KeyLimits> & { readonly title?: string | undefined },
): Promise<void> {
  requireAdministration(context);
  return changeKey(context, id, async (_, before, time) => {
    if (limits.expires !== before.expires) rejectPastEnd(limits.expires, time);
    return { ...(title !== undefined && { title }), ...toStoredLimits(limits) };
  });
}

/**
 * Makes a key worthless from the next call on.
 * @throws RpcError Forbidden, InvalidParameters; Conflict where it is revoked, or no other key may administer
 */
export function revokeKey(context: DomainContext, id: string): Promise<void> {
  requireAdministration(context);
  return changeKey(context, id, async (_, __, time) => ({ revoked: time }));
}

/**
 * Puts a new key in the place of one, with the same rights and addresses, and the same end where none is named. The former one lives
 * on for so many milliseconds, but no longer than it would have.
 * @throws RpcError Forbidden, InvalidParameters; Conflict where it is revoked, over, or was rotated before
 */
export async function rotateKey(
  context: DomainContext,
  id: string,
  { keep, expires }: { readonly keep: number; readonly expires?: string | null | undefined },
): Promise<RotatedKey> {
  requireAdministration(context);
  let made: RotatedKey | undefined;
  await changeKey(context, id, async (records, before, time) => {
    rejectRotated(before, time);
    rejectPastEnd(expires, time);
    const { title, rights, addresses } = before;
    const successor = { title, rights, addresses, expires: expires === undefined ? before.expires : expires };
    const { text, record } = newKey(context, successor, time);
    rejectGains(context, record);
    await rejectReachGains(context, records, record);
    await records.keys.insert(record, keyCreated(context, record));
    const end = new Date(Date.parse(time) + keep).toISOString();
    const formerExpires = before.expires !== null && before.expires < end ? before.expires : end;
    made = { id: record.id, key: text, formerExpires };
    return { supersededBy: record.id, expires: formerExpires, ...(keep === 0 && { revoked: time }) };
  });
  if (!made) throw new Error('A rotation made no key');
  return made;
}

type Change = (records: Records, before: KeyRecord, time: string) => Promise<KeyChanges>;

/** Changes a key that is not revoked, in a transaction in which no other key changes. */
async function changeKey(context: DomainContext, id: string, change: Change): Promise<void> {
  await context.store.changeKeys(authorOf(context), async records => {
    await records.keys.lock();
    const time = isoTime(context.now());
    const before = (await records.keys.find(id)) ?? unknownKey(id);
    if (before.revoked !== null) throw new RpcError('Conflict', { reason: text('KeyIsRevoked', { id }) });
    rejectGains(context, before);
    const changes = await change(records, before, time);
    const after = { ...before, ...changes };
    rejectGains(context, after);
    await rejectReachGains(context, records, after, before);
    await rejectLast(context, records, before, after, time);
    await records.keys.update(id, changes, keyChanged(context, before, after));
  });
}

function newKey(
  { store }: DomainContext,
  of: Pick<KeyRecord, 'title' | 'rights' | 'expires' | 'addresses'>,
  created: string,
): { readonly text: string; readonly record: KeyRecord } {
  const { id, text } = makeKey();
  const unused = { revoked: null, lastUsed: null, supersededBy: null };
  return { text, record: { id, digest: digestOf(text, store.secret), created, ...unused, ...of } };
}

type Kept = Pick<KeyRecord, 'rights' | 'expires' | 'addresses'>;

function toStoredLimits(limits: KeyLimits): Kept;
function toStoredLimits(limits: Partial<KeyLimits>): Partial<Kept>;
function toStoredLimits({ rights, expires, addresses }: Partial<KeyLimits>): Partial<Kept> {
  return {
    ...(rights !== undefined && { rights: rights && JSON.stringify(rights) }),
    ...(expires !== undefined && { expires }),
    ...(addresses !== undefined && { addresses: addresses && JSON.stringify(addresses) }),
  };
}

function rejectRotated({ id, supersededBy, expires }: KeyRecord, time: string): void {
  if (supersededBy !== null) throw new RpcError('Conflict', { reason: text('KeyWasRotatedBeforeRotate', { id, supersededBy }) });
  if (expires !== null && expires <= time) throw new RpcError('Conflict', { reason: text('KeyHasExpired', { id }) });
}

function unknownKey(id: string): never {
  throw invalidParameter('id', text('ThereIsNoKeyExpected', { id }));
}
