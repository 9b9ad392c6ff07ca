import type { KeptValues } from '../../../attributes/attribute-values.js';
import { idsIn } from '../../../attributes/links.js';
import { type GrantedRights, requireReach, requireRight } from '../../access/permission.js';
import { grantsKeptAs } from '../../access/rights.js';
import { adminPerson } from '../../access/user.js';
import { groupsCategory, loginCategory } from '../../access/user-categories.js';
import { auditedEnd, auditedGrants } from '../../audit.js';
import type { DomainContext } from '../../context.js';
import { valuesLeftOf } from '../../models/stored-values.js';
import type { ObjectRecord } from '../../storage/objects.js';
import type { AccessGiven, Records } from '../../storage/records.js';
import type { EntryOccasions, EntryRule } from '../entry-rule.js';
import type { Writing } from '../writing.js';

type AccessOf = (writing: Writing, values: readonly Readonly<KeptValues>[]) => Promise<GrantedRights>;

/** Rights that entries with these values give, by category: a login those of its person, a membership those of the group. */
const accessByCategory: Readonly<Record<string, AccessOf>> = {
  [loginCategory]: ({ records, object }) => rightsOf(records, object.id),
  [groupsCategory]: async ({ records: { access } }, values) => {
    const groups = [...new Set(values.flatMap(({ connected_object: group }) => idsIn(group)))];
    return (await access.grantedTo(groups)).flatMap(grantsKeptAs);
  },
};

/** By no entry and no step of an object may anybody get or lose a login, or rights, that permit more than the caller may do. */
export const access: EntryRule = {
  name: 'access',
  appliedTo({ category }) {
    const accessOf = accessByCategory[category.const];
    return accessOf && ofEntriesGiving(accessOf);
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  async objectStepping({ context, records, object, to }) {
    if (!context.permitted && to !== 'purged') return;
    const given = await records.access.givenBy(object.id);
    if (context.permitted) await rejectStepOf(given, context, records, object);
    if (to === 'purged') await endAccess(given, context, records, object.id);
  },
};

function ofEntriesGiving(accessOf: AccessOf): EntryOccasions {
  return {
    received: 'nothing',
    prepare: (writing, drafts) =>
      rejectGain(
        writing,
        accessOf,
        drafts.flatMap(({ before, values }) => [before, values]),
      ),
    stored: 'nothing',
    written: 'nothing',
    copied: 'nothing',
    stepping: step => rejectGain(step, accessOf, [valuesLeftOf(step.model, step.entry)]),
    stepped: 'nothing',
  };
}

async function rejectGain(writing: Writing, accessOf: AccessOf, values: readonly Readonly<KeptValues>[]): Promise<undefined> {
  if (writing.context.permitted) requireReach(writing.context, await accessOf(writing, values));
}

/**
 * Rejects a step along the life of an object by which somebody gets or loses a login or rights: that takes the right to administer,
 * and all that they may do. Logins and grants count whether or not the caller may see them.
 * @throws RpcError Forbidden
 */
export async function rejectAccessStep(
  context: DomainContext,
  records: Records,
  object: Pick<ObjectRecord, 'id' | 'type'>,
): Promise<void> {
  if (context.permitted) await rejectStepOf(await records.access.givenBy(object.id), context, records, object);
}

async function rejectStepOf(
  { login, rights }: AccessGiven,
  context: DomainContext,
  records: Records,
  { id, type }: Pick<ObjectRecord, 'id' | 'type'>,
): Promise<void> {
  if (login) requireRight(context, type, loginCategory, 'administer');
  if (rights) requireRight(context, type, undefined, 'administer');
  if (login || rights) requireReach(context, await rightsOf(records, id));
}

/** Takes back what an object that is purged gave: its rows go with it, and the audit tells what they were. */
async function endAccess(
  { rights, sessions }: AccessGiven,
  context: DomainContext,
  { access }: Records,
  object: number,
): Promise<void> {
  if (sessions) await access.endSessions(object, auditedEnd(context, object, 'personPurged'));
  if (!rights) return;
  const before = (await access.grantedTo([object])).flatMap(grantsKeptAs);
  await access.grant(object, '[]', auditedGrants(context, object, before, []));
}

/** Rights that are granted to an object and to the groups it is in. */
async function rightsOf({ access }: Records, object: number): Promise<GrantedRights> {
  const { constant, rights } = await access.rightsOf(object);
  return constant === adminPerson ? undefined : rights.flatMap(grantsKeptAs);
}
