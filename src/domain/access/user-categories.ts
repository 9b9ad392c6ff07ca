import { readableValues } from '../storage/damage.js';

/** The category that makes a person a user. */
export const loginCategory = 'C__CATS__PERSON_LOGIN';
/** Whether these values of an entry with a login disable it. */
export function isDisabledLogin(values: string): boolean {
  return readableValues(values)?.disabled_login === true;
}

/** The category that makes a person a member of groups. */
export const groupsCategory = 'C__CATS__PERSON_ASSIGNED_GROUPS';
/** Object types that rights are granted to. */
export const granteeTypes: readonly string[] = ['C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP'];
