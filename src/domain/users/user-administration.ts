import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { requireStepAccess } from '../access/access-changes.js';
import { requireAdministration } from '../access/permission.js';
import { loginCategory } from '../access/user-categories.js';
import { auditEntry, auditSessionsEnded } from '../audit.js';
import { authorOf } from '../author.js';
import { saveEntry } from '../entries/entries.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { createObject } from '../objects/creation.js';
import type { AccessPage, AccountRecord } from '../storage/users.js';

/** A person who is to log in. */
export interface NewUser {
  readonly login: string;
  readonly name: string;
  readonly password?: string | undefined;
}

/**
 * Makes a person with a login; answers the id of the person. Nothing is granted to them yet.
 * @throws RpcError Forbidden, Conflict, ValidationFailed naming attributes of the login, Busy
 */
export async function createUser(context: WritingContext, { login, name, password }: NewUser): Promise<number> {
  requireAdministration(context);
  const data = { title: login, ...(password !== undefined && { user_pass: password }) };
  const draft = { type: 'C__OBJTYPE__PERSON', status: 'normal', global: { title: name }, defaultTemplate: false } as const;
  return (await createObject(context, { ...draft, categories: { [loginCategory]: data } })).id;
}

/**
 * A page of the persons who have a login, or the one with this login.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readUsers(context: WritingContext, page: AccessPage, login?: string): Promise<readonly AccountRecord[]> {
  requireAdministration(context);
  const object = login === undefined ? undefined : await personCalled(context, login);
  return context.store.users.accounts({ ...page, object }, isoTime(context.now()));
}

/**
 * Lets a person log in no more, and ends their sessions, or lets them log in again.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function enableUser(context: WritingContext, login: string, isEnabled: boolean): Promise<void> {
  await saveLogin(context, login, { disabled_login: isEnabled ? 0 : 1 });
}

/**
 * Sets the password of a person; their sessions end.
 * @throws RpcError Forbidden, InvalidParameters, ValidationFailed naming the attribute, Busy
 */
export async function setPassword(context: WritingContext, login: string, password: string): Promise<void> {
  await saveLogin(context, login, { user_pass: password });
}

/**
 * Ends the sessions of a person and answers how many there were.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function endSessions(context: WritingContext, login: string): Promise<number> {
  requireAdministration(context);
  const person = await personCalled(context, login);
  return context.store.transaction(authorOf(context), async records => {
    const owner = (await records.objects.lockOwner(person)) ?? unknownUser(login);
    await requireStepAccess(context, records, owner);
    return records.access.endSessions(person, auditSessionsEnded(context, person, 'administrator'));
  });
}

/**
 * Removes the second factor and the passkeys of a person, who lost their phone and their recovery codes; their sessions end.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function resetSecondFactor(context: WritingContext, login: string): Promise<void> {
  requireAdministration(context);
  const person = await personCalled(context, login);
  await context.store.transaction(authorOf(context), async records => {
    const owner = (await records.objects.lockOwner(person)) ?? unknownUser(login);
    await requireStepAccess(context, records, owner);
    await records.secondFactors.remove(person, auditEntry(context, 'secondFactorRemoved', { subjectObject: person }, {}));
    for (const { id } of await records.passkeys.list(person))
      await records.passkeys.remove(person, id, auditEntry(context, 'passkeyDeleted', { subjectObject: person }, {}));
    await records.access.endSessions(person, auditSessionsEnded(context, person, 'secondFactorChanged'));
  });
}

async function saveLogin(context: WritingContext, login: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  requireAdministration(context);
  const object = await personCalled(context, login);
  await saveEntry(context, { object, category: loginCategory }, data);
}

async function personCalled({ store }: WritingContext, login: string): Promise<number> {
  return (await store.users.personWithLogin(login)) ?? unknownUser(login);
}

function unknownUser(login: string): never {
  throw invalidParameter('login', text('ThereIsNoUserExpected', { login }));
}
