import type { KeyInfo } from '../../generated/types.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import { grantsKeptAs, rightsOf } from '../domain/access/rights.js';
import type { KeyRecord } from '../domain/storage/keys.js';
import { addressRangeIn, rangesKeptAs } from '../domain/users/address-ranges.js';
import { createKey, readKeys, revokeKey, rotateKey, updateKey } from '../domain/users/key-administration.js';
import { text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { graceIn } from './grace.js';
import { momentIn } from './moments.js';
import { pageOf } from './page.js';
import { presentDone } from './present.js';
import { grantsNamed } from './rights.js';

/** kataster.key: the keys of callers. */
export const key: MethodHandlers<CallContext>['key'] = {
  async create({ title, rights = null, expires = null, addresses = null }, context) {
    const limits = {
      rights: rights && grantsNamed(rights, context.registry),
      expires: expires && momentIn(expires, 'end'),
      addresses: addresses && rangesIn(addresses),
    };
    const made = await createKey(context, title, limits);
    return { result: { ...presentDone(context, text('KeyCreated', { key: made.id })), id: made.id, key: made.key } };
  },

  async read({ id, limit, offset = 0 }, context) {
    return {
      result: (await readKeys(context, { limit: pageOf(context, limit), offset }, id)).map(record => presentKey(record, context)),
    };
  },

  async revoke({ id }, context) {
    await revokeKey(context, id);
    return { result: presentDone(context, text('KeyRevoked', { key: id })) };
  },

  async rotate({ id, keep, expires }, context) {
    const asked = { keep: graceIn(keep), expires: expires && momentIn(expires, 'end') };
    const made = await rotateKey(context, id, asked);
    const former = { id, expires: utcOrZoned(made.formerExpires, context.timeZone) };
    return {
      result: {
        ...presentDone(context, text('KeyRotated', { key: id, successor: made.id })),
        id: made.id,
        key: made.key,
        former,
      },
    };
  },

  async update({ id, title, rights, expires, addresses }, context) {
    await updateKey(context, id, {
      title,
      ...(rights !== undefined && { rights: rights && grantsNamed(rights, context.registry) }),
      ...(expires !== undefined && { expires: expires && momentIn(expires, 'end') }),
      ...(addresses !== undefined && { addresses: addresses && rangesIn(addresses) }),
    });
    return { result: presentDone(context, text('KeyUpdated', { key: id })) };
  },
};

function presentKey(record: KeyRecord, { timeZone }: CallContext): KeyInfo {
  const { id, title, created, expires, revoked, lastUsed, rights, addresses, supersededBy } = record;
  return {
    id,
    title,
    created: utcOrZoned(created, timeZone),
    expires: expires && utcOrZoned(expires, timeZone),
    revoked: revoked && utcOrZoned(revoked, timeZone),
    last_used: lastUsed && utcOrZoned(lastUsed, timeZone),
    rights: rights === null ? null : rightsOf(grantsKeptAs(rights)),
    addresses: addresses === null ? null : [...rangesKeptAs(addresses)],
    superseded_by: supersededBy,
  };
}

function rangesIn(texts: readonly string[]): readonly string[] {
  const ranges = texts.map(
    (range, at) => addressRangeIn(range) ?? rejectParameter(`addresses.${at}`, text('ExpectedRangeSuchAs10', { text: range })),
  );
  return [...new Set(ranges)];
}
