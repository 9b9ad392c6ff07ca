import {
  createProvisionedUser,
  deleteUser,
  findUser,
  isKeptActive,
  type ProvisionedUser,
  replaceUser,
  type UserState,
  usersOf,
} from '../../domain/identity/provisioned-users.js';
import { type Provisioning, provision } from '../../domain/identity/provisioning.js';
import type { ProvisionedQuery } from '../../domain/storage/identity.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { filterFrom } from './filter.js';
import { parameterOf, selectionFrom } from './list-query.js';
import { respondWithPage } from './lists.js';
import { operationsOf } from './operations.js';
import type { ScimRequest } from './request.js';
import { noResource, requireVersion, respondWith, type ScimResponse, type Shown } from './resources.js';
import { draftOf, followDisplayName, stateOf, userResource } from './user-attributes.js';
import { applyToUser, assignAll } from './user-changes.js';
import { idFrom } from './values.js';

const filtered = ['userName', 'externalId', 'id'];

/** GET /Users */
export function listUsers(request: ScimRequest): Promise<ScimResponse> {
  const { context } = request;
  return respondWithPage(request, queryOf, async accounts =>
    (await usersOf(context, context.store.reads, accounts)).map(user => shownOf(user)),
  );
}

/** The accounts that a filter finds; `undefined` where it finds none. */
async function queryOf({ context, provider, query }: ScimRequest): Promise<ProvisionedQuery | undefined> {
  const terms = filterFrom(parameterOf(query, 'filter'), filtered);
  const [login, subject, id] = filtered.map(name => terms.get(name));
  const persons: (number | undefined)[] = [];
  if (login !== undefined) persons.push(await context.store.users.personWithLogin(login));
  if (id !== undefined) persons.push(idFrom(id));
  const [person] = persons;
  if (persons.some(each => each === undefined || each !== person)) return undefined;
  return { provider: provider.id, kind: 'user', person, subject };
}

/** POST /Users */
export async function createUser(request: ScimRequest): Promise<ScimResponse> {
  const draft = new Map<string, unknown>();
  assignAll(draft, request.body, undefined);
  const state = stateOf(draft);
  const user = await provision(request.context, request.provider, provisioning => createProvisionedUser(provisioning, state));
  if (!user) throw staysActive();
  return respondWith(shownOf(user), request, selectionFrom(request.query), 201);
}

/** GET /Users/{id} */
export async function readUser(request: ScimRequest, id: string): Promise<ScimResponse> {
  const { context, provider, query } = request;
  const person = idFrom(id);
  if (person === undefined) throw noResource('user', id);
  const asked = { provider: provider.id, kind: 'user', person } as const;
  const accounts = await context.store.identity.provisioned.list(asked, { limit: 1, offset: 0 });
  const [user] = await usersOf(context, context.store.reads, accounts);
  if (!user) throw noResource('user', id);
  return respondWith(shownOf(user), request, selectionFrom(query));
}

/** PUT /Users/{id}: attributes that are kept and not named are cleared; whether the user is active stays where it is not named. */
export function putUser(request: ScimRequest, id: string): Promise<ScimResponse> {
  return changeUser(request, id, before => {
    const draft = new Map<string, unknown>([['active', before.active]]);
    assignAll(draft, request.body, id);
    return stateOf(draft);
  });
}

/** PATCH /Users/{id} */
export function patchUser(request: ScimRequest, id: string): Promise<ScimResponse> {
  const operations = operationsOf(request.body);
  return changeUser(request, id, before => {
    const draft = draftOf(before);
    applyToUser(draft, operations, id);
    followDisplayName(draft, draftOf(before));
    return stateOf(draft);
  });
}

/** DELETE /Users/{id} */
export async function removeUser(request: ScimRequest, id: string): Promise<ScimResponse> {
  await write(request, id, async (provisioning, before) => {
    if (before.active && (await isKeptActive(provisioning, before.account.person))) return undefined;
    await deleteUser(provisioning, before);
    return before;
  });
  return { status: 204 };
}

async function changeUser(
  request: ScimRequest,
  id: string,
  stateAfter: (before: ProvisionedUser) => UserState,
): Promise<ScimResponse> {
  const user = await write(request, id, async (provisioning, before) => {
    const state = stateAfter(before);
    const isDeactivated = before.active && !state.active;
    if (isDeactivated && (await isKeptActive(provisioning, before.account.person))) return undefined;
    return replaceUser(provisioning, before, state);
  });
  return respondWith(shownOf(user), { ...request, ifNoneMatch: undefined }, selectionFrom(request.query));
}

/** Writes a user. A refusal is thrown after the commit: the audit tells of it. */
async function write(
  request: ScimRequest,
  id: string,
  work: (provisioning: Provisioning, before: ProvisionedUser) => Promise<ProvisionedUser | undefined>,
): Promise<ProvisionedUser> {
  const person = idFrom(id);
  if (person === undefined) throw noResource('user', id);
  const user = await provision(request.context, request.provider, async provisioning => {
    await provisioning.records.objects.lockOwner(person);
    const before = await findUser(provisioning, person);
    if (!before) throw noResource('user', id);
    requireVersion(request, shownOf(before));
    return work(provisioning, before);
  });
  if (!user) throw staysActive();
  return user;
}

function staysActive(): RpcError {
  return new RpcError('Conflict', { reason: text('PersonStaysActive') });
}

function shownOf(user: ProvisionedUser): Shown {
  return { type: 'User', account: user.account, resource: userResource(user), isWhole: true };
}
