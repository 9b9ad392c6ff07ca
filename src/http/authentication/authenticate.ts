import { hash } from 'node:crypto';
import { type Rights, rightsKeptAs } from '../../domain/access/rights.js';
import type { User } from '../../domain/access/user.js';
import type { KeyRecord } from '../../domain/storage/keys.js';
import type { Store } from '../../domain/storage/store.js';
import { isWithinKept } from '../../domain/users/address-ranges.js';
import { digestOf, hasKeyForm, isDigestOf, keyIdOf } from '../../domain/users/keys.js';
import type { NoteRejection, RejectionReason } from '../../domain/users/rejections.js';
import { RpcError } from '../../rpc/rpc-error.js';

/** The caller of a call. */
export interface Caller {
  readonly key: string;
  /** Id of the key alone, where one was given; `key` names the user, too. */
  readonly keyId: string | undefined;
  readonly name: string;
  /** Their rights; `undefined` stands for all. */
  readonly rights: Rights | undefined;
  /** The user who holds the key, where the request names one. */
  readonly user: User | undefined;
  /** They came with a key. */
  readonly hasKey?: boolean | undefined;
}

/** A checked key of a body, with its record where the store keeps that in memory. */
export interface CheckedKey {
  readonly caller: Promise<Caller> | Caller;
  readonly record?: KeyRecord;
}

/** Keys of a body by their texts. */
export type CheckedKeys = Map<string, CheckedKey>;

/** Keys that were asked for are asked for again; those in memory are compared at every call. */
export function forgetKeys(checked: CheckedKeys): void {
  for (const [text, { record }] of checked) if (!record) checked.delete(text);
}

/** Checks keys: each distinct key of a body once, as long as what is kept of it stays the same. */
export interface Authenticator {
  /** @throws RpcError AuthenticationFailed, the same for every reason */
  callerWith(apikey: string, body: CheckedBody): Promise<Caller> | Caller;
}

/** A request whose keys are checked: where it came from, and the keys it named so far. */
export interface CheckedBody {
  /** The id of its request. */
  readonly id: string;
  readonly address: string;
  readonly callers: { readonly keys: CheckedKeys };
}

/** Receives the results of an authenticator. */
export interface Findings {
  used(id: string, address: string): void;
  readonly rejected: NoteRejection;
}

type Origin = Pick<CheckedBody, 'id' | 'address'>;

const longestKey = 256;
const mostRemembered = 1000;

/** An authenticator over the keys of a store. */
export function authenticator({ keys, secret }: Store, now: () => Date, { used, rejected }: Findings): Authenticator {
  const known = new KnownKeys(secret);

  const checkedAgainst = (text: string, record: KeyRecord | undefined, { id, address }: Origin): Caller => {
    const isRight = known.isKey(text, record);
    const fault = faultOf(record, isRight, now, address);
    if (fault || !record) {
      const key = record || hasKeyForm(text) ? keyIdOf(text) : undefined;
      rejected(fault ?? 'unknown key', { requestId: id, address, key });
      throw authenticationFailed;
    }
    used(record.id, address);
    const rights = record.rights === null ? undefined : rightsKeptAs(record.rights);
    return { key: record.id, keyId: record.id, name: record.title, rights, user: undefined, hasKey: true };
  };

  const check = (text: string, origin: Origin): CheckedKey => {
    const record = keys.find(keyIdOf(text));
    if (record instanceof Promise) return { caller: record.then(found => checkedAgainst(text, found, origin)) };
    const caller = checkedAgainst(text, record, origin);
    return record ? { caller, record } : { caller };
  };

  const isStill = ({ record }: CheckedKey): boolean => !record || (record.expires === null && keys.find(record.id) === record);

  return {
    callerWith: (apikey, { id, address, callers: { keys: checkedKeys } }) => {
      if (apikey.length > longestKey) {
        rejected('no key', { requestId: id, address });
        throw authenticationFailed;
      }
      const known = checkedKeys.get(apikey);
      const checked = known && isStill(known) ? known : check(apikey, { id, address });
      checkedKeys.set(apikey, checked);
      return checked.caller;
    },
  };
}

/** Digests by the hash of the key's text: the dearer digest of a good key is worked out once. */
class KnownKeys {
  private readonly remembered = new Map<string, string>();
  private readonly secret: string;
  private readonly dummy: string;

  constructor(secret: string) {
    this.secret = secret;
    this.dummy = digestOf('', secret);
  }

  isKey(text: string, record: KeyRecord | undefined): boolean {
    const hashed = hash('sha256', text);
    if (record && this.remembered.get(hashed) === record.digest) return true;
    if (!isDigestOf(text, record?.digest ?? this.dummy, this.secret) || !record) return false;
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    this.remembered.set(hashed, record.digest);
    return true;
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
