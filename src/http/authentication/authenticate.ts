import { type Rights, rightsKeptAs } from '../../domain/access/rights.js';
import type { User } from '../../domain/access/user.js';
import type { KeyRecord } from '../../domain/storage/keys.js';
import type { Store } from '../../domain/storage/store.js';
import { isWithinKept } from '../../domain/users/address-ranges.js';
import { hasKeyForm, keyIdOf } from '../../domain/users/keys.js';
import type { NoteRejection, RejectionReason } from '../../domain/users/rejections.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { KnownKeys } from './known-keys.js';

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
  /**
   * The caller that a good key stood for when it was looked up last. It is the same object that `callerWith` resolves to, if the key is still
   * good and stands for the same.
   */
  presumedWith(apikey: string, from: Pick<CheckedBody, 'address'>): Caller | undefined;
  /** The caller with a key that was good before and still is: its record is looked up. */
  knownCaller(apikey: string, address: string): Awaitable<Caller | undefined>;
  /** Notes the use of the key of a known caller. */
  used(id: string, address: string): void;
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
  const lastFound = new LastFound();

  const checkedAgainst = (text: string, record: KeyRecord | undefined, { id, address }: Origin): Caller => {
    const isRight = known.isKey(text, record);
    const fault = faultOf(record, isRight, now, address);
    const caller = record && lastFound.callerOf(record);
    if (fault || !caller) {
      const key = record || hasKeyForm(text) ? keyIdOf(text) : undefined;
      rejected(fault ?? 'unknown key', { requestId: id, address, key });
      throw authenticationFailed;
    }
    used(caller.key, address);
    return caller;
  };

  const check = (text: string, origin: Origin): CheckedKey => {
    const record = keys.find(known.idOf(text));
    if (record instanceof Promise) return { caller: record.then(found => checkedAgainst(text, found, origin)) };
    const caller = checkedAgainst(text, record, origin);
    return record ? { caller, record } : { caller };
  };

  const isStill = ({ record }: CheckedKey): boolean => !record || (record.expires === null && keys.find(record.id) === record);

  return {
    used,
    knownCaller: (apikey, address) => {
      const text = known.find(apikey);
      if (!text) return undefined;
      return after(keys.find(text.id), record => {
        const isGood = record && !faultOf(record, record.digest === text.digest, now, address);
        return isGood ? lastFound.callerOf(record) : undefined;
      });
    },
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
    presumedWith: (apikey, { address }) => {
      const last = apikey.length > longestKey ? undefined : lastFound.get(keyIdOf(apikey));
      return last && !faultOf(last.record, known.isKey(apikey, last.record), now, address) ? last.caller : undefined;
    },
  };
}

/** A key as it was looked up last, and the caller whom it stands for. */
interface FoundKey {
  readonly record: KeyRecord;
  readonly caller: Caller;
}

/** Keys as they were looked up last. A key that stands for the same has the same caller. */
class LastFound {
  private readonly found = new Map<string, FoundKey>();

  get(id: string): FoundKey | undefined {
    return this.found.get(id);
  }

  callerOf(record: KeyRecord): Caller {
    const last = this.found.get(record.id);
    if (last?.record === record) return last.caller;
    const isSame = last?.record.title === record.title && last.record.rights === record.rights;
    const caller = isSame ? last.caller : callerWith(record);
    if (!last && this.found.size >= mostRemembered) this.found.clear();
    this.found.set(record.id, { record, caller });
    return caller;
  }
}

function callerWith({ id, title, rights: kept }: KeyRecord): Caller {
  const rights = kept === null ? undefined : rightsKeptAs(kept);
  return { key: id, keyId: id, name: title, rights, user: undefined, hasKey: true };
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
