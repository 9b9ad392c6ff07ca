import { idsIn } from '../../attributes/links.js';
import { isoTime } from '../../attributes/times.js';
import { grantsKeptAs, Rights } from '../access/rights.js';
import { groupsCategory } from '../access/user-categories.js';
import { auditEntry } from '../audit.js';
import { saveEntryIn } from '../entries/entries.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { transitionEntry } from '../entries/transitions.js';
import { modelOf } from '../models/category-model.js';
import { readableValues } from '../storage/damage.js';
import type { IdentityAccountRecord, ProviderRecord } from '../storage/identity.js';
import type { AdministratorGrant, Records } from '../storage/records.js';
import { type GivenMembership, isPersonGroup, personGroupsOf } from './group-rules.js';

/** Entries of a person that are looked at: nobody is in more groups. */
const maxEntries = 10_000;
const none: ReadonlySet<number> = new Set();

/**
 * Makes the memberships that a provider gave a person those that its rules give for these groups, and answers them. Memberships that a person gave
 * stay, and so does one without which nobody could administer any more.
 */
export function syncMemberships(
  context: WritingContext,
  records: Records,
  provider: ProviderRecord,
  account: IdentityAccountRecord,
  groups: readonly string[],
): Promise<readonly GivenMembership[]> {
  return giveMemberships(context, records, provider, account, personGroupsOf(provider, groups));
}

/** The same, for the person groups themselves. */
export async function giveMemberships(
  context: WritingContext,
  records: Records,
  provider: Pick<ProviderRecord, 'id'>,
  account: IdentityAccountRecord,
  wanted: ReadonlySet<number>,
): Promise<readonly GivenMembership[]> {
  const { person } = account;
  const before = await givenOf(records, account);
  const surplus = before.filter(([group]) => !wanted.has(group));
  const removable = await removableOf(records, person, surplus);
  for (const [, entry] of removable) await removeMembership(context, records, person, entry);
  const missing = [...wanted].filter(group => !before.some(([each]) => each === group));
  const present = missing.length > 0 ? await membershipsOf(records, person) : none;
  const added: GivenMembership[] = [];
  for (const group of missing) {
    if (present.has(group) || !isPersonGroup(await records.objects.find(group))) continue;
    const { entry } = await saveEntryIn(
      records,
      context,
      { object: person, category: groupsCategory },
      { connected_object: group },
    );
    added.push([group, entry]);
  }
  const refused = surplus.filter(each => !removable.includes(each));
  await auditMemberships(context, records, person, provider, { added, removed: removable, refused });
  return [...before.filter(each => !removable.includes(each)), ...added];
}

/** Memberships of the provider that are still there: a person may have ended one. */
export async function givenOf(records: Records, { given, person }: IdentityAccountRecord): Promise<readonly GivenMembership[]> {
  const kept: readonly GivenMembership[] = JSON.parse(given);
  const found = await Promise.all(kept.map(async ([, entry]) => records.entries.find(entry)));
  return kept.filter((_, at) => found[at]?.object === person && found[at]?.status === 'normal');
}

/** Person groups that a person is in by normal entries. */
async function membershipsOf({ entries }: Records, person: number): Promise<ReadonlySet<number>> {
  const all = await entries.normalOf(person, maxEntries);
  const memberships = all.filter(({ category }) => category === groupsCategory);
  return new Set(memberships.flatMap(({ values }) => idsIn(readableValues(values)?.connected_object)));
}

async function removeMembership(context: WritingContext, records: Records, person: number, id: number): Promise<void> {
  const category = context.registry.category(groupsCategory);
  const owner = await records.objects.lockOwner(person);
  const entry = await records.entries.find(id);
  if (!category || !owner || !entry) return;
  const facts = { ...context.dialect.steps, quickpurge: true };
  const stepping = { context, records, operation: 'quickpurge', facts, time: isoTime(context.now()) } as const;
  await transitionEntry(stepping, modelOf(context.registry, category), entry, owner);
}

/** The memberships that may be taken away: none of an administrator where nobody else could administer everything. */
async function removableOf(
  { access }: Records,
  person: number,
  surplus: readonly GivenMembership[],
): Promise<readonly GivenMembership[]> {
  if (surplus.length === 0) return surplus;
  const before = (await access.administrators()).filter(({ rights }) => administers(rights));
  const isTaken = (grant: AdministratorGrant) => grant.person === person && surplus.some(([group]) => group === grant.group);
  return before.length > 0 && before.every(isTaken) ? [] : surplus;
}

/** Whether nobody but this person could administer everything. */
export async function isLastAdministrator({ access }: Records, person: number): Promise<boolean> {
  const all = (await access.administrators()).filter(({ rights }) => administers(rights));
  return all.length > 0 && all.every(grant => grant.person === person);
}

/** Whether nobody could administer everything without a group. */
export async function isLastAdministratorGroup({ access }: Records, group: number): Promise<boolean> {
  const all = (await access.administrators()).filter(({ rights }) => administers(rights));
  return all.length > 0 && all.every(grant => grant.group === group);
}

function administers(rights: string | null): boolean {
  return rights === null || new Rights(grantsKeptAs(rights)).permitsEverywhere('administer');
}

/** Memberships that a provider gave, took away, or was not permitted to take away. */
interface MembershipChanges {
  readonly added: readonly GivenMembership[];
  readonly removed: readonly GivenMembership[];
  readonly refused: readonly GivenMembership[];
}

async function auditMemberships(
  context: WritingContext,
  { audit }: Records,
  person: number,
  { id: provider }: Pick<ProviderRecord, 'id'>,
  changes: MembershipChanges,
): Promise<void> {
  const [added, removed, refused] = [changes.added, changes.removed, changes.refused].map(each => each.map(([group]) => group));
  if (!added?.length && !removed?.length && !refused?.length) return;
  const details = { provider, added: added ?? [], removed: removed ?? [], refused: refused ?? [] };
  await audit.add([auditEntry(context, 'membershipsChanged', { subjectObject: person }, details)]);
}
