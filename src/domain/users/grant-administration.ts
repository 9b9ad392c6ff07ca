import { isDeepStrictEqual } from 'node:util';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded } from '../../rpc/rpc-error.js';
import { requireAdministration, requireReach } from '../access/permission.js';
import { type Grant, grantsKeptAs } from '../access/rights.js';
import { granteeTypes } from '../access/user-categories.js';
import { auditGrantsChanged } from '../audit.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { Records } from '../storage/records.js';
import type { AccessPage, GranteeRecord } from '../storage/users.js';

const grantsAtMost = 100;

/** Recipient of a grant: a login, or the id of a person or a person group. */
export type Grantee = string | number;

/**
 * Grants more to a person, or to every member of a person group.
 * @throws RpcError Forbidden, InvalidParameters; LimitExceeded where they would have too many grants
 */
export function addGrants(context: DomainContext, to: Grantee, added: readonly Grant[]): Promise<readonly Grant[]> {
  return changeGrants(context, to, before => {
    requireReach(context, added);
    const after = [...before, ...added.filter(grant => !before.some(each => isDeepStrictEqual(each, grant)))];
    if (after.length <= grantsAtMost) return after;
    throw limitExceeded(text('AtMostGrants', { max: grantsAtMost }), { rights: text('RevokeWhatIsNarrowerFirst') });
  });
}

/**
 * A page of the persons and person groups with grants of their own, or one of them.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readGrants(context: DomainContext, page: AccessPage, to?: Grantee): Promise<readonly GranteeRecord[]> {
  requireAdministration(context);
  const object = to === undefined ? undefined : await granteeCalled(context, to);
  return context.store.users.grantees({ ...page, object });
}

/**
 * Takes these grants of a person or a person group back, or all of them; grants of groups they are in stay.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function removeGrants(context: DomainContext, to: Grantee, taken?: readonly Grant[]): Promise<readonly Grant[]> {
  return changeGrants(context, to, before => {
    requireReach(context, before);
    return taken === undefined ? [] : before.filter(grant => !requireGranted(taken, before, grant));
  });
}

function requireGranted(taken: readonly Grant[], before: readonly Grant[], grant: Grant): boolean {
  const unknown = taken.find(each => !before.some(other => isDeepStrictEqual(each, other)));
  if (!unknown) return taken.some(each => isDeepStrictEqual(each, grant));
  throw invalidParameter('rights', text('IsNotGrantedExpectedRights', { unknown: JSON.stringify(unknown) }));
}

async function changeGrants(
  context: DomainContext,
  to: Grantee,
  change: (before: readonly Grant[]) => readonly Grant[],
): Promise<readonly Grant[]> {
  requireAdministration(context);
  const object = await granteeCalled(context, to);
  return context.store.transaction(authorOf(context), async records => {
    if (!(await records.objects.lockOwner(object))) return unknownGrantee(to);
    const before = await grantsOf(records, object);
    const after = change(before);
    await records.access.grant(object, JSON.stringify(after), auditGrantsChanged(context, object, before, after));
    return after;
  });
}

async function grantsOf({ access }: Records, object: number): Promise<readonly Grant[]> {
  return (await access.listGrants([object])).flatMap(grantsKeptAs);
}

/** A login counts before an id: a login may be a number. */
async function granteeCalled({ store }: DomainContext, to: Grantee): Promise<number> {
  const person = await store.users.personWithLogin(String(to));
  if (person !== undefined) return person;
  const object = /^[1-9][0-9]{0,9}$/.test(String(to)) ? await store.reads.objects.find(Number(to)) : undefined;
  return object && granteeTypes.includes(object.type) ? object.id : unknownGrantee(to);
}

function unknownGrantee(to: Grantee): never {
  throw invalidParameter('to', text('ThereIsNoUserPerson', { to }));
}
