import { hash } from 'node:crypto';
import { RpcError } from '../../generated/errors.js';
import type { KeyRecord } from '../domain/storage/keys.js';
import type { Store } from '../domain/storage/store.js';
import { digestOf, isDigestOf, keyIdOf } from '../domain/users/keys.js';
import { type Rights, rightsKeptAs } from '../domain/users/rights.js';
import type { User } from '../domain/users/users.js';

/** Who asks. */
export interface Caller {
  readonly key: string;
  readonly name: string;
  /** What they may do; everything where nothing is said. */
  readonly rights: Rights | undefined;
  /** The user who holds the key, where the request names one. */
  readonly user: User | undefined;
}

/** Checks keys: each distinct key of a body once. */
export interface Authenticator {
  /** @throws RpcError AuthenticationFailed, the same for every reason */
  callerWith(apikey: unknown, named: boolean, checked: Map<string, Promise<Caller> | Caller>): Promise<Caller> | Caller;
}

const longestKey = 256;
const mostRemembered = 1000;

/** An authenticator over the keys of a store; `used` is told of every good one. */
export function authenticator({ keys, secret }: Store, now: () => Date, used: (id: string) => void): Authenticator {
  const known = new KnownKeys(secret);

  const checkedAgainst = (text: string, record: KeyRecord | undefined): Caller => {
    if (!known.isKey(text, record) || isOver(record, now)) throw refusal;
    used(record.id);
    const rights = record.rights === null ? undefined : rightsKeptAs(record.rights);
    return { key: record.id, name: record.title, rights, user: undefined };
  };

  const check = (text: string): Promise<Caller> | Caller => {
    const record = keys.find(keyIdOf(text));
    return record instanceof Promise ? record.then(found => checkedAgainst(text, found)) : checkedAgainst(text, record);
  };

  return {
    callerWith: (apikey, named, checked) => {
      if (!named) throw positional;
      if (typeof apikey !== 'string' || apikey.length > longestKey) throw refusal;
      const caller = checked.get(apikey) ?? check(apikey);
      checked.set(apikey, caller);
      return caller;
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

  isKey(text: string, record: KeyRecord | undefined): record is KeyRecord {
    const hashed = hash('sha256', text);
    if (record && this.remembered.get(hashed) === record.digest) return true;
    if (!isDigestOf(text, record?.digest ?? this.dummy, this.secret) || !record) return false;
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    this.remembered.set(hashed, record.digest);
    return true;
  }
}

function isOver({ revoked, expires }: KeyRecord, now: () => Date): boolean {
  return revoked !== null || (expires !== null && expires <= now().toISOString());
}

const refusal = new RpcError('AuthenticationFailed', {});
const positional = new RpcError(
  'AuthenticationFailed',
  {},
  { params: 'parameters are given by name: an object that holds apikey' },
);
