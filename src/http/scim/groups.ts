import {
  changeMembers,
  createProvisionedGroup,
  deleteGroup,
  findGroup,
  groupNameOf,
  groupsNamed,
  isKeptGroup,
  membersOf,
  replaceGroup,
} from '../../domain/identity/provisioned-groups.js';
import { type Provisioning, provision } from '../../domain/identity/provisioning.js';
import { externalIdOf, subjectOf } from '../../domain/identity/provisioning-subjects.js';
import type { ProvisionedQuery, ProvisionedRecord, ProvisioningReads } from '../../domain/storage/identity.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { filterFrom } from './filter.js';
import { GroupDraft, groupSchema } from './group-changes.js';
import { isSelected, parameterOf, type Selection, selectionFrom } from './list-query.js';
import { respondWithPage } from './lists.js';
import { operationsOf } from './operations.js';
import type { ScimRequest } from './request.js';
import { noResource, requireVersion, respondWith, type ScimResponse, type Shown } from './resources.js';
import { idFrom } from './values.js';

const filtered = ['displayName', 'externalId', 'id', 'members'];

/** GET /Groups */
export function listGroups(request: ScimRequest): Promise<ScimResponse> {
  const { provisioned } = request.context.store.identity;
  return respondWithPage(request, queryOf, async (accounts, selection) => {
    const shown: Shown[] = [];
    for (const account of accounts) shown.push(await shownOf(account, provisioned, request, selection));
    return shown;
  });
}

/** The accounts that a filter finds; `undefined` where it finds none. */
async function queryOf({ context, provider, query }: ScimRequest): Promise<ProvisionedQuery | undefined> {
  const terms = filterFrom(parameterOf(query, 'filter'), filtered);
  const [name, externalId, id, member] = filtered.map(each => terms.get(each));
  const person = id === undefined ? undefined : idFrom(id);
  if (id !== undefined && person === undefined) return undefined;
  if (member !== undefined) {
    const memberId = idFrom(member);
    if (person === undefined || memberId === undefined) return undefined;
    const [found] = await context.store.identity.provisioned.members(provider.id, person, 1, memberId);
    if (!found) return undefined;
  }
  const subject = externalId === undefined ? undefined : subjectOf('group', externalId, 0);
  return { provider: provider.id, kind: 'group', person, subject, groups: name === undefined ? undefined : groupsNamed(name) };
}

/** POST /Groups */
export async function createGroup(request: ScimRequest): Promise<ScimResponse> {
  const draft = new GroupDraft(undefined);
  draft.assignAll('replace', request.body);
  const selection = selectionFrom(request.query);
  const shown = await provision(request.context, request.provider, async provisioning => {
    const group = await createProvisionedGroup(provisioning, draft.state());
    await changeMembers(provisioning, group, await draft.memberChanges(currentMembers(provisioning, group)));
    return shownIn(provisioning, group, request, selection);
  });
  return respondWith(shown, request, selection, 201);
}

/** GET /Groups/{id} */
export async function readGroup(request: ScimRequest, id: string): Promise<ScimResponse> {
  const { context, provider, query } = request;
  const person = idFrom(id);
  if (person === undefined) throw noResource('group', id);
  const { provisioned } = context.store.identity;
  const [group] = await provisioned.list({ provider: provider.id, kind: 'group', person }, { limit: 1, offset: 0 });
  if (!group) throw noResource('group', id);
  const selection = selectionFrom(query);
  return respondWith(await shownOf(group, provisioned, request, selection), request, selection);
}

/** PUT /Groups/{id}: members that are not named leave; without `members` they stay. */
export async function putGroup(request: ScimRequest, id: string): Promise<ScimResponse> {
  const draft = new GroupDraft(id);
  draft.assignAll('replace', request.body);
  const selection = selectionFrom(request.query);
  const shown = await changeGroup(request, id, () => draft, selection);
  return respondWith(shown, { ...request, ifNoneMatch: undefined }, selection);
}

/** PATCH /Groups/{id}: has no content, as the members may be many. */
export async function patchGroup(request: ScimRequest, id: string): Promise<ScimResponse> {
  const operations = operationsOf(request.body);
  const draftOf = (group: ProvisionedRecord): GroupDraft => {
    const draft = new GroupDraft(id, { name: groupNameOf(group), externalId: externalIdOf(group.subject) });
    draft.apply(operations);
    return draft;
  };
  await changeGroup(request, id, draftOf, { attributes: ['id'], excluded: [] });
  return { status: 204 };
}

/** DELETE /Groups/{id} */
export async function removeGroup(request: ScimRequest, id: string): Promise<ScimResponse> {
  const isKept = await write(request, id, async (provisioning, group) => {
    if (await isKeptGroup(provisioning, group)) return true;
    await deleteGroup(provisioning, group);
    return false;
  });
  // Thrown after the commit: the audit tells of it.
  if (isKept) throw new RpcError('Conflict', { reason: text('GroupStays') });
  return { status: 204 };
}

function changeGroup(
  request: ScimRequest,
  id: string,
  draftOf: (group: ProvisionedRecord) => GroupDraft,
  selection: Selection,
): Promise<Shown> {
  return write(request, id, async (provisioning, before) => {
    const draft = draftOf(before);
    const group = await replaceGroup(provisioning, before, draft.state());
    await changeMembers(provisioning, group, await draft.memberChanges(currentMembers(provisioning, group)));
    return shownIn(provisioning, group, request, selection);
  });
}

async function write<Result>(
  request: ScimRequest,
  id: string,
  work: (provisioning: Provisioning, before: ProvisionedRecord) => Promise<Result>,
): Promise<Result> {
  const person = idFrom(id);
  if (person === undefined) throw noResource('group', id);
  return provision(request.context, request.provider, async provisioning => {
    await provisioning.records.objects.lockOwner(person);
    const before = await findGroup(provisioning, person);
    if (!before) throw noResource('group', id);
    if (request.ifMatch !== undefined) requireVersion(request, await shownIn(provisioning, before, request, whole));
    return work(provisioning, before);
  });
}

const whole: Selection = { attributes: [], excluded: [] };

function currentMembers({ records }: Provisioning, group: ProvisionedRecord): () => Promise<readonly number[]> {
  return async () => (await membersOf(records.identity.provisioned, group)).map(({ person }) => person);
}

function shownIn(
  { records }: Provisioning,
  group: ProvisionedRecord,
  request: ScimRequest,
  selection: Selection,
): Promise<Shown> {
  return shownOf(group, records.identity.provisioned, request, selection);
}

/** A group with its members, unless they are left out. */
async function shownOf(
  account: ProvisionedRecord,
  reads: ProvisioningReads,
  { url }: Pick<ScimRequest, 'url'>,
  selection: Selection,
): Promise<Shown> {
  const externalId = externalIdOf(account.subject);
  const isWhole = isSelected(selection, 'members');
  const members = isWhole ? await membersOf(reads, account) : [];
  const resource = {
    schemas: [groupSchema],
    id: String(account.person),
    ...(externalId !== undefined && { externalId }),
    displayName: groupNameOf(account),
    ...(isWhole && {
      members: members.map(({ person, title }) => ({ value: String(person), display: title, $ref: `${url}/Users/${person}` })),
    }),
  };
  return { type: 'Group', account, resource, isWhole };
}
