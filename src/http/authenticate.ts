import { RpcError } from '../../generated/errors.js';
import { digestOf, isDigestOf, keyIdOf } from '../domain/keys.js';
import type { KeyRecord, Store } from '../domain/store.js';

/** Who asks. */
export interface Caller {
  readonly key: string;
  readonly name: string;
}

/** Checks keys: each distinct key of a body once. */
export interface Authenticator {
  /** @throws RpcError AuthenticationFailed, the same for every reason */
  callerWith(apikey: unknown, named: boolean, checked: Map<string, Promise<Caller> | Caller>): Promise<Caller> | Caller;
}

const longestKey = 256;

/** An authenticator over the keys of a store. */
export function authenticator({ keys, secret }: Store, now: () => Date): Authenticator {
  const dummy = digestOf('', secret);

  const checkedAgainst = (text: string, record: KeyRecord | undefined): Caller => {
    const matches = isDigestOf(text, record?.digest ?? dummy, secret);
    if (!record || !matches || record.revoked !== null || (record.expires !== null && record.expires <= now().toISOString()))
      throw refusal;
    return { key: record.id, name: record.title };
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

const refusal = new RpcError('AuthenticationFailed', {});
const positional = new RpcError(
  'AuthenticationFailed',
  {},
  { params: 'parameters are given by name: an object that holds apikey' },
);
