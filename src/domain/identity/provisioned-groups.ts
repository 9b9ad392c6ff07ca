import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import { TimeSlices } from '../../rpc/time-slices.js';
import { auditEntry } from '../audit.js';
import { saveGlobal } from '../entries/global.js';
import { lockObject } from '../entries/locking.js';
import { createObjectIn } from '../objects/creation.js';
import { moveObjectIn } from '../objects/objects.js';
import type { ProvisionedMember, ProvisionedRecord, ProvisioningReads } from '../storage/identity.js';
import { isPersonGroup, rulesOf } from './group-rules.js';
import { giveMemberships, givenOf, isLastAdministratorGroup } from './memberships.js';
import { accountIn } from './provisioned-users.js';
import { findProvisioned, type Provisioning, requireExternalId, requireFree, saveExternalId, withVerb } from './provisioning.js';
import { subjectOf } from './provisioning-subjects.js';

const groupType = 'C__OBJTYPE__PERSON_GROUP';

/** Members that a response lists, and those that one request adds and removes. */
export const maxMembers = 10_000;
export const maxMemberChanges = 1000;

/** A group as a provisioning client describes it. */
export interface GroupState {
  readonly externalId: string | undefined;
  readonly name: string;
}

/** Members that a request adds to a group, and takes from it. */
export interface MemberChanges {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** The name of a group at the client. */
export function groupNameOf({ groups, title }: Pick<ProvisionedRecord, 'groups' | 'title'>): string {
  const [name = title]: readonly string[] = JSON.parse(groups);
  return name;
}

/** The list of groups by which the account of a group is found by its name. */
export function groupsNamed(name: string): string {
  return JSON.stringify([name]);
}

/**
 * The members of a group.
 * @throws RpcError LimitExceeded where there are more than a response lists
 */
export async function membersOf(
  { members }: Pick<ProvisioningReads, 'members'>,
  { provider, person }: Pick<ProvisionedRecord, 'provider' | 'person'>,
): Promise<readonly ProvisionedMember[]> {
  const found = await members(provider, person, maxMembers + 1);
  if (found.length > maxMembers) throw limitExceeded(text('GroupHasTooManyMembers', { maxMembers }));
  return found;
}

/**
 * Makes a group: the person group that a rule of an administrator names, or a new one, to which nothing is granted.
 * @throws RpcError Forbidden, ValidationFailed, Conflict where the client has a group of this name or id
 */
export async function createProvisionedGroup(provisioning: Provisioning, state: GroupState): Promise<ProvisionedRecord> {
  const { context, records, provider } = provisioning;
  const externalId = requireExternalId(state.externalId);
  await requireFreeName(provisioning, state.name);
  if (externalId !== undefined) await requireFree(records, provider.id, subjectOf('group', externalId, 0));
  const mapped = await groupOfRule(provisioning, state.name);
  if (mapped !== undefined && (await findGroup(provisioning, mapped))) throw nameTaken(state.name);
  const draft = {
    type: groupType,
    status: 'normal',
    global: { title: state.name },
    defaultTemplate: false,
    categories: {},
  } as const;
  const person = mapped ?? (await createObjectIn(records, withVerb(context, 'create'), draft)).id;
  const subject = subjectOf('group', externalId, person);
  await records.identity.putAccount({ provider: provider.id, subject, person, groups: groupsNamed(state.name), given: '[]' });
  return requireGroup(provisioning, person);
}

/**
 * Gives a group another name, or another id at the client. The person group of a rule keeps its title.
 * @throws RpcError Forbidden, ValidationFailed, Conflict
 */
export async function replaceGroup(
  provisioning: Provisioning,
  group: ProvisionedRecord,
  { name, externalId }: GroupState,
): Promise<ProvisionedRecord> {
  const { context, records } = provisioning;
  const account = await saveExternalId(provisioning, 'group', accountIn(group), externalId);
  if (name !== groupNameOf(group)) {
    await requireFreeName(provisioning, name);
    await records.identity.putAccount({ ...account, groups: groupsNamed(name) });
    if (!isMapped(provisioning, group)) {
      const editing = withVerb(context, 'edit');
      const object = await lockObject(editing, records, group.person);
      await saveGlobal(editing, records, object, { title: name }, isoTime(context.now()));
    }
  }
  return requireGroup(provisioning, group.person);
}

/** Whether a group cannot be removed, as nobody could administer then. The audit tells of it. */
export async function isKeptGroup({ context, records, provider }: Provisioning, group: ProvisionedRecord): Promise<boolean> {
  if (!(await isLastAdministratorGroup(records, group.person))) return false;
  const subject = { subjectObject: group.person };
  await records.audit.add([auditEntry(context, 'deactivationRefused', subject, { provider: provider.id })]);
  return true;
}

/**
 * Removes a group: the person group that was made for it is archived, and that of a rule loses the members that the client gave it.
 * @throws RpcError Forbidden, LimitExceeded
 */
export async function deleteGroup(provisioning: Provisioning, group: ProvisionedRecord): Promise<void> {
  const { context, records } = provisioning;
  if (isMapped(provisioning, group)) {
    const members = await membersOf(records.identity.provisioned, group);
    await changeMembers(provisioning, group, { added: [], removed: members.map(({ person }) => person) });
  } else if (group.status === 'normal') await moveObjectIn(records, withVerb(context, 'archive'), 'archive', group.person);
  await records.identity.removeAccount(group);
}

/**
 * Adds members to a group, and takes members from it whom the client gave it.
 * @throws RpcError Forbidden where the group may do more than the caller, ValidationFailed naming members that are no users of the client, LimitExceeded
 */
export async function changeMembers(
  provisioning: Provisioning,
  group: ProvisionedRecord,
  { added, removed }: MemberChanges,
): Promise<void> {
  if (added.length + removed.length > maxMemberChanges)
    throw limitExceeded(text('RequestChangesTooManyMembers', { maxMemberChanges }));
  const slices = new TimeSlices();
  for (const person of removed) {
    await slices.pass();
    await changeMember(provisioning, group, person, false);
  }
  for (const person of added) {
    await slices.pass();
    await changeMember(provisioning, group, person, true);
  }
}

async function changeMember(
  provisioning: Provisioning,
  { person: group }: ProvisionedRecord,
  person: number,
  isMember: boolean,
): Promise<void> {
  const { context, records, provider } = provisioning;
  const found = await findProvisioned(provisioning, 'user', person);
  if (!found) {
    if (isMember) throw new RpcError('ValidationFailed', {}, { members: text('MemberIsNoUser', { id: person }) });
    return;
  }
  const account = accountIn(found);
  await records.objects.lockOwner(person);
  const before = await givenOf(records, account);
  const wanted = new Set(before.map(([each]) => each));
  if (wanted.has(group) === isMember) return;
  if (isMember) wanted.add(group);
  else wanted.delete(group);
  const given = JSON.stringify(await giveMemberships(context, records, provider, account, wanted));
  if (given !== account.given) await records.identity.putAccount({ ...account, given });
}

/** The group of a client with this id. */
export function findGroup(provisioning: Provisioning, id: number): Promise<ProvisionedRecord | undefined> {
  return findProvisioned(provisioning, 'group', id);
}

async function requireGroup(provisioning: Provisioning, id: number): Promise<ProvisionedRecord> {
  const found = await findGroup(provisioning, id);
  if (!found) throw new RpcError('ObjectNotFound', { object: id });
  return found;
}

/** Whether a rule names the person group: then it is the administrator's, and the client changes its members alone. */
function isMapped({ provider }: Provisioning, { person }: Pick<ProvisionedRecord, 'person'>): boolean {
  return rulesOf(provider).some(({ personGroup }) => personGroup === person);
}

async function groupOfRule({ records, provider }: Provisioning, name: string): Promise<number | undefined> {
  const named = name.normalize('NFC');
  const rule = rulesOf(provider).find(({ group }) => group.normalize('NFC') === named);
  if (!rule || !isPersonGroup(await records.objects.find(rule.personGroup))) return undefined;
  return rule.personGroup;
}

/** @throws RpcError Conflict */
async function requireFreeName({ records, provider }: Provisioning, name: string): Promise<void> {
  const query = { provider: provider.id, kind: 'group', groups: groupsNamed(name) } as const;
  if ((await records.identity.provisioned.count(query)) > 0) throw nameTaken(name);
}

function nameTaken(name: string): RpcError {
  return new RpcError('Conflict', { reason: text('GroupNameIsTaken', { name }) }, { displayName: text('IsThatOfAnother') });
}
