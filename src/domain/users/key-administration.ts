import { RpcError } from '../../../generated/errors.js';
import type { DomainContext } from '../context.js';
import type { KeyChanges, KeyPage, KeyRecord } from '../storage/keys.js';
import type { Records } from '../storage/records.js';
import { isoTime } from '../times.js';
import { logKey } from './access-log.js';
import { digestOf, makeKey } from './keys.js';
import { requireAdministration, requireReach } from './permission.js';
import { type Grant, grantsKeptAs, Rights } from './rights.js';

/** What a key is good for; `null` is without a limit. */
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

/**
 * Makes a key that may do no more than the caller.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function createKey(context: DomainContext, title: string, limits: KeyLimits): Promise<MadeKey> {
  requireAdministration(context);
  const { text, record } = newKey(context, { title, ...kept(limits) });
  refuseGains(context, record);
  await context.store.changeKeys(async records => {
    await records.keys.insert(record);
    await logKey(context, records, undefined, record);
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
 * Makes a key worthless from the next call on.
 * @throws RpcError Forbidden, InvalidParameters; Conflict where it is revoked, or no other key may administer
 */
export async function revokeKey(context: DomainContext, id: string): Promise<void> {
  requireAdministration(context);
  await changeKey(context, id, time => ({ revoked: time }));
}

/** Changes a key that is not revoked, in a transaction in which no other key changes. */
async function changeKey(
  context: DomainContext,
  id: string,
  changesAt: (time: string, key: KeyRecord) => KeyChanges,
): Promise<void> {
  await context.store.changeKeys(async records => {
    await records.keys.claim();
    const time = isoTime(context.now());
    const before = (await records.keys.find(id)) ?? unknownKey(id);
    if (before.revoked !== null) throw new RpcError('Conflict', { reason: `key '${id}' is revoked` });
    refuseGains(context, before);
    const changes = changesAt(time, before);
    const after = { ...before, ...changes };
    refuseGains(context, after);
    await refuseLast(records, before, after, time);
    await records.keys.update(id, changes);
    await logKey(context, records, before, after);
  });
}

function newKey(
  { store, now }: DomainContext,
  of: Pick<KeyRecord, 'title' | 'rights' | 'expires' | 'addresses'>,
): { readonly text: string; readonly record: KeyRecord } {
  const { id, text } = makeKey();
  const unused = { revoked: null, lastUsed: null, supersededBy: null };
  return { text, record: { id, digest: digestOf(text, store.secret), created: isoTime(now()), ...unused, ...of } };
}

function kept({ rights, expires, addresses }: KeyLimits): Pick<KeyRecord, 'rights' | 'expires' | 'addresses'> {
  return { rights: rights && JSON.stringify(rights), expires, addresses: addresses && JSON.stringify(addresses) };
}

function refuseGains(context: DomainContext, { rights }: KeyRecord): void {
  requireReach(context, rights === null ? undefined : grantsKeptAs(rights));
}

/** Without a key that may administer nobody could make another one. */
async function refuseLast(records: Records, before: KeyRecord, after: KeyRecord, time: string): Promise<void> {
  if (!administers(before, time) || administers(after, time)) return;
  const others = await records.keys.administering(before.id, time);
  if (others.some(other => administers(other, time))) return;
  const reason = `'${before.id}' is the last key with the right to administer everything; make another one first`;
  throw new RpcError('Conflict', { reason });
}

function administers({ rights, revoked, expires }: KeyRecord, time: string): boolean {
  const isGood = revoked === null && (expires === null || expires > time);
  return isGood && (rights === null || new Rights(grantsKeptAs(rights)).permitsEverywhere('administer'));
}

function unknownKey(id: string): never {
  const expected = `there is no key '${id}'; expected an id that kataster.key.read shows`;
  throw new RpcError('InvalidParameters', { reason: `id: ${expected}` }, { id: expected });
}
