import { ReferenceIds, type References } from '../../attributes/references.js';
import { text } from '../../messages/text.js';
import type { DomainContext } from '../context.js';
import { pageExceeded } from '../limits/pages.js';
import { modelOf } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import { valuesLeftOf } from '../models/stored-values.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { RelationRecord, SeenRelation } from '../storage/relations.js';
import { normalObjects } from './normal-objects.js';

/** An object that has somebody as contact. */
export interface ContactAssignment {
  /** Id of the object that stands for the relation. */
  readonly relation: number;
  readonly object: ObjectRecord;
  readonly primary: boolean;
  /** Title of the role, in the language of the call; empty where none is set. */
  readonly role: string;
}

const category = 'C__CATG__CONTACT';
const link = `${category}.contact_object`;
const roles = 'contact_tag';

/**
 * The normal objects that have one of these as contact, ascending by relation. Two statements, one more where users added roles.
 * @throws RpcError LimitExceeded where there are more than a page holds
 */
export async function assignmentsOf(context: DomainContext, contacts: readonly number[]): Promise<readonly ContactAssignment[]> {
  const { store, settings } = context;
  if (contacts.length === 0) return [];
  const query = { objects: contacts, links: [link], statuses: ['normal'], limit: settings.pageLimit + 1, offset: 0 } as const;
  const found = (await store.reads.relations.of(query)).filter(isAssignment);
  if (found.length > settings.pageLimit) throw pageExceeded(settings.pageLimit, 'objects', text('ExpectedAnotherContact'));
  if (found.length === 0) return [];
  const owners = await normalObjects(
    context,
    found.map(({ owner }) => owner),
  );
  const assignments = found.map(record => ({ record, ...marksOf(context, record) }));
  const added = await findAddedRoles(
    context,
    assignments.map(({ role }) => role),
  );
  return assignments.flatMap(({ record: { relation, owner }, primary, role }) => {
    const object = owners.get(owner);
    return object ? [{ relation, object, primary, role: roleTitle(context, role, added) }] : [];
  });
}

/** Seen from the contact: objects may be contacts of each other. */
function isAssignment(seen: SeenRelation): seen is SeenRelation & RelationRecord {
  return seen.id !== null && seen.owner !== seen.seen;
}

function marksOf({ registry }: DomainContext, { entry: id, values, primary }: RelationRecord) {
  const known = registry.category(category);
  const kept = known ? valuesLeftOf(modelOf(registry, known), { id, values, primary: primary === 1 }) : {};
  return { primary: kept.primary === true, role: kept.role === undefined ? undefined : Number(kept.role) };
}

function findAddedRoles({ registry, store }: DomainContext, asked: readonly (number | undefined)[]) {
  const ids = new ReferenceIds();
  const shipped = registry.dialog(roles)?.byId;
  for (const id of asked) if (id !== undefined && !shipped?.has(id)) ids.choices.add(id);
  return lookUp(store.reads, ids);
}

function roleTitle({ registry, language }: DomainContext, id: number | undefined, added: References): string {
  if (id === undefined) return '';
  return registry.dialog(roles)?.byId.get(id)?.title[language] ?? added.choice(id)?.title ?? '';
}
