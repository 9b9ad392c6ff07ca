import { rightsKeptAs } from '../../domain/access/rights.js';
import type { KeyRecord } from '../../domain/storage/keys.js';
import type { Store } from '../../domain/storage/store.js';
import { isWithinKept } from '../../domain/users/address-ranges.js';
import type { KeyUses } from '../../domain/users/key-uses.js';
import { digestOf, hasKeyForm, isDigestOf, keyIdOf } from '../../domain/users/keys.js';
import type { NoteRejection, RejectionReason } from '../../domain/users/rejections.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Caller } from './caller.js';

/** A verified key of a body, with its record where the store has it in memory. */
interface VerifiedKey {
  readonly caller: Promise<Caller> | Caller;
  readonly record: KeyRecord | undefined;
}

/** Keys of a body by their texts. */
export type VerifiedKeys = Map<string, VerifiedKey>;

/** Removes keys that were looked up in the database; those in memory are compared at every call. */
export function forgetKeys(keys: VerifiedKeys): void {
  for (const [text, { record }] of keys) if (!record) keys.delete(text);
}

/** A request whose keys are verified: its id, its address, and the keys that were verified so far. */
export interface KeyRequest {
  readonly id: string;
  readonly address: string;
  readonly callers: { readonly keys: VerifiedKeys };
}

/** Dependencies of the authentication by key. */
export interface KeyAuthenticatorParts {
  readonly store: Pick<Store, 'keys' | 'secret'>;
  readonly keyUses: Pick<KeyUses, 'note'>;
  readonly rejected: NoteRejection;
  /** Keys whose digests are kept in memory, at most. */
  readonly maxKeyDigests: number;
  now(): Date;
}

const maxKeyCharacters = 256;

/** The id and the digest that follow from the text of a key. */
interface KeyText {
  readonly id: string;
  readonly digest: string;
}

/** Verifies keys: each distinct key of a body once, as long as its record in memory stays the same. */
export class KeyAuthenticator {
  /** Ids and digests of good keys by their texts: a digest takes longer than all else of a short read. Requests bring these texts anyway. */
  private readonly remembered = new Map<string, KeyText>();
  private readonly parts: KeyAuthenticatorParts;
  private readonly dummyDigest: string;

  constructor(parts: KeyAuthenticatorParts) {
    this.parts = parts;
    this.dummyDigest = digestOf('', parts.store.secret);
  }

  /** @throws RpcError AuthenticationFailed, the same for every reason */
  callerWith(text: string, request: KeyRequest): Promise<Caller> | Caller {
    const known = request.callers.keys.get(text);
    if (known && this.isCurrent(known)) return known.caller;
    if (text.length > maxKeyCharacters) throw this.rejection('no key', request);
    const { keys, secret } = this.parts.store;
    const remembered = this.remembered.get(text);
    const record = keys.find(remembered?.id ?? keyIdOf(text, secret));
    const isAwaited = record instanceof Promise;
    const caller = isAwaited
      ? record.then(found => this.callerOf(text, remembered, found, request))
      : this.callerOf(text, remembered, record, request);
    request.callers.keys.set(text, { caller, record: isAwaited ? undefined : record });
    return caller;
  }

  private isCurrent({ record }: VerifiedKey): boolean {
    return !record || (record.expires === null && this.parts.store.keys.find(record.id) === record);
  }

  private callerOf(text: string, known: KeyText | undefined, record: KeyRecord | undefined, request: KeyRequest): Caller {
    const isRight = (record && known?.digest === record.digest) || this.isKey(text, record);
    const fault = faultOf(record, isRight, this.parts.now, request.address);
    if (fault || !record) {
      const id = record || hasKeyForm(text) ? keyIdOf(text, this.parts.store.secret) : undefined;
      throw this.rejection(fault ?? 'unknown key', request, id);
    }
    this.parts.keyUses.note(record.id, request.address);
    const rights = record.rights === null ? undefined : rightsKeptAs(record.rights);
    return { key: record.id, keyId: record.id, name: record.title, rights, user: undefined, hasKey: true };
  }

  /** Compares the digest, of a dummy where there is no such key: that takes the same time. */
  private isKey(text: string, record: KeyRecord | undefined): boolean {
    if (!isDigestOf(text, record?.digest ?? this.dummyDigest, this.parts.store.secret) || !record) return false;
    const { maxKeyDigests } = this.parts;
    if (this.remembered.size >= maxKeyDigests) this.remembered.clear();
    if (maxKeyDigests > 0) this.remembered.set(text, { id: record.id, digest: record.digest });
    return true;
  }

  private rejection(reason: RejectionReason, { id, address }: KeyRequest, key?: string): RpcError {
    this.parts.rejected(reason, { requestId: id, address, key });
    return authenticationFailed;
  }
}

/** Why a key is not good. */
function faultOf(record: KeyRecord | undefined, isRight: boolean, now: () => Date, address: string): RejectionReason | undefined {
  if (!record) return 'unknown key';
  if (!isRight) return 'wrong key';
  if (record.revoked !== null) return 'revoked key';
  if (record.expires !== null && record.expires <= now().toISOString()) return 'expired key';
  const isElsewhere = record.addresses !== null && !isWithinKept(address, record.addresses);
  return isElsewhere ? 'key of other addresses' : undefined;
}

const authenticationFailed = new RpcError('AuthenticationFailed', {});
