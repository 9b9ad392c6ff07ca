import { text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import { pageExceeded } from '../limits/pages.js';
import type { ObjectRecord } from '../storage/objects.js';
import { normalObjects } from './normal-objects.js';

/** An object, and what is assigned to it. */
export interface Assigned<Below> {
  readonly object: ObjectRecord;
  readonly below: readonly Below[];
}

/** A person with workstations, each of which has components. */
export type PersonWithWorkstations = Assigned<Assigned<ObjectRecord>>;

const workstationLink = 'C__CATG__LOGICAL_UNIT.parent';
const componentLink = 'C__CATG__ASSIGNED_WORKSTATION.parent';

/**
 * The normal workstations that are assigned to persons, and the normal components that are assigned to those. Three statements at most.
 * @throws RpcError LimitExceeded where there are more than a page holds
 */
export async function workstationsOf(
  context: DomainContext,
  persons: readonly ObjectRecord[],
): Promise<readonly PersonWithWorkstations[]> {
  const workstations = await findAssigned(context, persons.map(idOf), workstationLink);
  const components = await findAssigned(context, [...workstations.values()].flat(), componentLink);
  const objects = await normalObjects(context, [...workstations.values(), ...components.values()].flat());
  const among = (ids: readonly number[] = []) => ids.flatMap(id => objects.get(id) ?? []);
  return persons.map(person => ({
    object: person,
    below: among(workstations.get(person.id)).map(workstation => ({
      object: workstation,
      below: among(components.get(workstation.id)),
    })),
  }));
}

function idOf({ id }: ObjectRecord): number {
  return id;
}

/** Ids of the objects that link to each of these by an attribute, `category.attribute`. */
async function findAssigned(
  { store, settings }: DomainContext,
  targets: readonly number[],
  link: string,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (targets.length === 0) return new Map();
  const found = await store.reads.entries.ofMany({ objects: targets, categories: [], links: [link] });
  if (found.length > settings.pageLimit) throw pageExceeded(settings.pageLimit, 'objects', text('ExpectedFewerPersons'));
  const byTarget = new Map<number, number[]>();
  for (const { shownOn, object } of found) byTarget.set(shownOn, [...(byTarget.get(shownOn) ?? []), object]);
  return byTarget;
}
