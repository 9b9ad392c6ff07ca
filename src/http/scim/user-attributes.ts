import type { ProvisionedUser, UserState } from '../../domain/identity/provisioned-users.js';
import { text } from '../../messages/text.js';
import { enterpriseSchema, masterAttributes, placeOf, userSchema, usualType } from './attribute-places.js';
import { ScimError } from './scim-error.js';
import { booleanFrom, textFrom } from './values.js';

/** Values of a user by their places in lower case, as requests change them. */
export type UserDraft = Map<string, unknown>;

/** A user as requests change them. */
export function draftOf({ externalId, login, name, active, master }: UserState): UserDraft {
  const own = { username: login, displayname: name, active, externalid: externalId };
  return new Map<string, unknown>([
    ...Object.entries(own),
    ...masterAttributes.map(({ key, path }) => [placeOf(...path), master[key]] as const),
  ]);
}

/** Parts of a name; the name that is displayed follows from them where one is there. */
const names = [
  ['name', 'givenName'],
  ['name', 'familyName'],
] as const;

/** Lets first and last name follow from the name that is displayed, where a request changes that alone. */
export function followDisplayName(draft: UserDraft, before: UserDraft): void {
  const isSame = (place: string) => draft.get(place) === before.get(place);
  const places = names.map(path => placeOf(...path));
  if (!isSame('displayname') && places.every(isSame)) for (const place of places) draft.delete(place);
}

/**
 * The user that a draft describes.
 * @throws ScimError
 */
export function stateOf(draft: UserDraft): UserState {
  const read = (name: string, ...path: readonly string[]) => textFrom(draft.get(placeOf(...path)), name);
  const login = read('userName', 'userName');
  if (login === undefined) throw new ScimError(400, text('ScimRequired', { name: 'userName' }), 'invalidValue');
  const master = masterAttributes.flatMap(({ key, path }) => {
    const value = read(path.join('.'), ...path);
    return value === undefined ? [] : [[key, value] as const];
  });
  const isNamed = names.some(path => read(path.join('.'), ...path) !== undefined);
  const name = read('displayName', 'displayName') ?? read('name.formatted', 'name', 'formatted') ?? login;
  const active = draft.get('active');
  return {
    externalId: read('externalId', 'externalId'),
    login,
    name: isNamed ? undefined : name,
    active: active === undefined || active === null || booleanFrom(active, 'active'),
    master: Object.fromEntries(master),
  };
}

/** A user as a resource, without its meta attributes. */
export function userResource({ account, externalId, login, name, active, master }: ProvisionedUser): object {
  const at = (attribute: string) =>
    masterAttributes.flatMap(({ key, path: [first, second = ''] }) =>
      first === attribute && master[key] !== undefined ? [[second, master[key]] as const] : [],
    );
  const elements = (attribute: string) => at(attribute).map(([type, value]) => ({ value, type, primary: type === usualType }));
  const parts = {
    name: Object.fromEntries(at('name')),
    emails: elements('emails'),
    phoneNumbers: elements('phoneNumbers'),
    [enterpriseSchema]: Object.fromEntries(at(enterpriseSchema)),
  };
  const present = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  return {
    schemas: [userSchema, ...present.flatMap(([part]) => (part === enterpriseSchema ? [part] : []))],
    id: String(account.person),
    ...(externalId !== undefined && { externalId }),
    userName: login,
    displayName: name,
    active,
    ...(master.function !== undefined && { title: master.function }),
    ...Object.fromEntries(present),
  };
}
