import type { ProviderRecord } from '../storage/identity.js';
import type { ObjectRecord } from '../storage/objects.js';
import { isDirectory } from './directory-address.js';
import { comparableDn } from './distinguished-names.js';

/** Makes members of a group at a provider members of a person group. */
export interface GroupRule {
  /** The group as the provider names it. */
  readonly group: string;
  /** Id of the person group. */
  readonly personGroup: number;
}

/** A membership that a provider gave: the person group, and the entry of the person. */
export type GivenMembership = readonly [personGroup: number, entry: number];

/** Whether an object is a person group that people can be in. */
export function isPersonGroup(object: ObjectRecord | undefined): object is ObjectRecord {
  return object?.type === 'C__OBJTYPE__PERSON_GROUP' && object.status === 'normal';
}

/** The rules of a provider. */
export function rulesOf({ rules }: Pick<ProviderRecord, 'rules'>): readonly GroupRule[] {
  return JSON.parse(rules);
}

/** The person groups that members of these groups are in, by the rules of a provider. */
export function personGroupsOf(
  provider: Pick<ProviderRecord, 'issuer' | 'rules'>,
  groups: readonly string[],
): ReadonlySet<number> {
  const comparable = comparableOf(provider);
  const named = new Set(groups.map(comparable));
  return new Set(rulesOf(provider).flatMap(({ group, personGroup }) => (named.has(comparable(group)) ? personGroup : [])));
}

/** Whether a provider lets members of these groups in. */
export function isAdmitted(provider: Pick<ProviderRecord, 'issuer' | 'admitted'>, groups: readonly string[]): boolean {
  const comparable = comparableOf(provider);
  const permitted: readonly string[] = JSON.parse(provider.admitted);
  const named = new Set(groups.map(comparable));
  return permitted.length === 0 || permitted.some(each => named.has(comparable(each)));
}

/** A directory names groups by their distinguished names; elsewhere Unicode has two spellings of an umlaut. */
function comparableOf(provider: Pick<ProviderRecord, 'issuer'>): (group: string) => string {
  return isDirectory(provider) ? comparableDn : group => group.normalize('NFC');
}
