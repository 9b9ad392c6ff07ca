import type { MasterKey } from '../../domain/identity/provisioned-users.js';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** An attribute of a person, and its place in the resource: an element of a list is named by its type. */
interface MasterAttribute {
  readonly key: MasterKey;
  readonly path: readonly string[];
}

/** Attributes that are kept beside the login, the name and the id; others are passed over. */
export const masterAttributes: readonly MasterAttribute[] = [
  { key: 'first_name', path: ['name', 'givenName'] },
  { key: 'last_name', path: ['name', 'familyName'] },
  { key: 'function', path: ['title'] },
  { key: 'mail', path: ['emails', 'work'] },
  { key: 'phone_company', path: ['phoneNumbers', 'work'] },
  { key: 'phone_mobile', path: ['phoneNumbers', 'mobile'] },
  { key: 'department', path: [enterpriseSchema, 'department'] },
  { key: 'personnel_number', path: [enterpriseSchema, 'employeeNumber'] },
];

/** Attributes whose values are lists of which each element has a type. */
export const listAttributes: readonly string[] = ['emails', 'phonenumbers'];
/** The type of an element that has none. */
export const usualType = 'work';

/** The place of an attribute in a draft. */
export function placeOf(...path: readonly string[]): string {
  return path.join(' ').toLowerCase();
}

/** The name of an attribute of the catalogue in the words of clients. */
export function attributeOfKey(key: string): string {
  const name = /[^.]+$/.exec(key)?.[0] ?? key;
  if (name === 'title') return 'userName';
  return masterAttributes.find(each => each.key === name)?.path.join('.') ?? key;
}
