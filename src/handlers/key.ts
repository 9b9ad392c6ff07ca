import { RpcError } from '../../generated/errors.js';
import type { Handlers } from '../../generated/methods.js';
import type { KeyInfo } from '../../generated/types.js';
import type { KeyRecord } from '../domain/storage/keys.js';
import { addressRangeIn, rangesKeptAs } from '../domain/users/address-ranges.js';
import { createKey, readKeys, revokeKey } from '../domain/users/key-administration.js';
import { grantsKeptAs } from '../domain/users/rights.js';
import type { CallContext } from './context.js';
import { done } from './present.js';
import { grantsNamed, presentRights } from './rights.js';

/** kataster.key: the keys of callers. */
export const key: Handlers<CallContext>['key'] = {
  async create({ title, rights = null, expires = null, addresses = null }, context) {
    const limits = {
      rights: rights && grantsNamed(rights, context.registry),
      expires: expires && momentOf(expires),
      addresses: addresses && rangesIn(addresses),
    };
    const made = await createKey(context, title, limits);
    return { ...done(context, 'KeyCreated', { key: made.id }), id: made.id, key: made.key };
  },

  async read({ id, limit, offset = 0 }, context) {
    const { pageLimit } = context.settings;
    return (await readKeys(context, { limit: Math.min(limit ?? pageLimit, pageLimit), offset }, id)).map(presentKey);
  },

  async revoke({ id }, context) {
    await revokeKey(context, id);
    return done(context, 'KeyRevoked', { key: id });
  },
};

function presentKey({ id, title, created, expires, revoked, lastUsed, rights, addresses, supersededBy }: KeyRecord): KeyInfo {
  return {
    id,
    title,
    created,
    expires,
    revoked,
    last_used: lastUsed,
    rights: rights === null ? null : presentRights(grantsKeptAs(rights)),
    addresses: addresses === null ? null : [...rangesKeptAs(addresses)],
    superseded_by: supersededBy,
  };
}

/** The end of a day in UTC, or a moment. */
function momentOf(text: string): string {
  const moment = new Date(text.includes('T') ? text : `${text}T23:59:59.999Z`);
  const isThere = !Number.isNaN(moment.getTime()) && (text.includes('T') || moment.toISOString().startsWith(text));
  return isThere ? moment.toISOString() : refuse('expires', `'${text}' does not exist; expected a day such as 2027-12-31`);
}

function rangesIn(texts: readonly string[]): readonly string[] {
  const ranges = texts.map(
    (text, at) => addressRangeIn(text) ?? refuse(`addresses.${at}`, `expected a range such as 10.0.0.0/8, not '${text}'`),
  );
  return [...new Set(ranges)];
}

function refuse(parameter: string, fault: string): never {
  throw new RpcError('InvalidParameters', { reason: `${parameter}: ${fault}` }, { [parameter]: fault });
}
