import type { Attribute, KeptValues } from '../../attributes/attribute-type.js';
import { madeOnceOf } from '../../attributes/made-once.js';
import type { Registry } from '../../catalog/registry.js';
import type { FactSource } from '../behaviours/facts.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { valuesOf } from '../models/stored-values.js';
import type { LinkRecord } from '../storage/entries.js';
import { firstRelation, type NewRelation, type RelationRecord } from '../storage/relations.js';

/** Where relations are seen, and where those are written that no link makes. */
export const relationCategory = 'C__CATG__RELATION';
/** What the object that stands for a relation tells of it. */
export const relationDetails = 'C__CATS__RELATION_DETAILS';

/** Relation types read from `object1` to `object2`. For these links `object1` is what they lead to, for all others what they lead from. */
export const ledFromTheirTarget: ReadonlySet<string> = new Set([
  'C__CATG__BACKUP.backup',
  'C__CATG__CARDS.assigned_mobile',
  'C__CATG__CLUSTER_ADM_SERVICE.connected_object',
  'C__CATG__CLUSTER_MEMBERS.member',
  'C__CATG__CONTRACT_ASSIGNMENT.connected_contract',
  'C__CATG__IP.net',
  'C__CATG__IT_SERVICE_COMPONENTS.connected_object',
  'C__CATG__LOCATION.parent',
  'C__CATG__POWER_CONSUMER.assigned_connector',
  'C__CATG__QINQ_SP.spvlan',
  'C__CATG__SHARE_ACCESS.assigned_objects',
  'C__CATG__VIRTUAL_HOST.administration_service',
  'C__CATG__VIRTUAL_MACHINE.hosts',
  'C__CATS__CLUSTER_SERVICE.cluster',
  'C__CATS__DATABASE_INSTANCE.instance',
  'C__CATS__DATABASE_SCHEMA.instance',
  'C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS.object',
  'C__CATS__GROUP.object',
  'C__CATS__ORGANIZATION_MASTER_DATA.headquarter',
  'C__CATS__PERSON_ASSIGNED_GROUPS.connected_object',
  'C__CATS__PERSON_MASTER.organization',
]);

/** What a contact means depends on its role: whoever administrates is meant by the first type, anybody else by the second. */
const byRole = 'by-role';
const administrator = 'C__CONTACT_TYPE__ADMIN';
const administrates = 'C__RELATION_TYPE__ADMIN';
const isUsedBy = 'C__RELATION_TYPE__USER';

/** The links that are relations, as `category.attribute`. */
export const relationLinks = madeOnceOf((registry: Registry): readonly string[] => {
  const stored = registry.categories.filter(({ const: constant, storedIn, reverses }) => storedIn === constant && !reverses);
  const implicit = stored.flatMap(category =>
    category.attributes.filter(makesRelation).map(({ key }) => `${category.const}.${key}`),
  );
  return [...implicit, `${relationCategory}.object1`, `${relationCategory}.object2`];
});

/** A link that is seen from both sides is one relation, told by the side that keeps it. */
function makesRelation({ relation, mirrors }: Attribute): boolean {
  return relation !== undefined && mirrors === undefined;
}

/** The relations that links of these attributes tell, or the entry itself; of a connection, `relationSource` says which of its two links does. */
export function relationsIn(
  { category, attributes }: CategoryModel,
  made: readonly LinkRecord[],
  creation: Pick<NewRelation, 'created' | 'createdBy'>,
): readonly NewRelation[] {
  if (category.const === relationCategory)
    return [...new Set(made.map(({ entry }) => entry))].map(entry => ({ entry, attribute: '', target: 0, ...creation }));
  const isRelation = (key: string) => attributes.some(each => each.key === key && makesRelation(each) && !each.mutual);
  const told = made.filter(({ attribute }) => isRelation(attribute));
  return told.map(({ entry, attribute, targetObject, targetEntry }) => ({
    ...{ entry, attribute, target: targetObject ?? targetEntry ?? 0 },
    ...creation,
  }));
}

/** A relation as an entry of C__CATG__RELATION; its object is the one that stands for it. */
export function relationEntry(registry: Registry, record: RelationRecord): FactSource {
  return { id: record.id, object: record.relation, values: relationValues(registry, record) };
}

/** What a relation says, by the keys of C__CATG__RELATION. */
export function relationValues(registry: Registry, record: RelationRecord): KeptValues {
  const { category, attribute, owner, target } = record;
  if (attribute === '') return keptValues(registry, record);
  const told = registry.category(category)?.attributesByKey.get(attribute);
  const type = relationTypeOf(registry, told, told?.relation === byRole ? keptValues(registry, record) : {});
  const isTurned = ledFromTheirTarget.has(`${category}.${attribute}`) || type?.const === administrates;
  const [object1, object2] = isTurned ? [target, owner] : [owner, target];
  const weighting = registry.dialog('weighting')?.find(type?.weighting ?? '')[0]?.id;
  return { object1, object2, relation_type: type?.id, weighting };
}

function keptValues(registry: Registry, { entry: id, category: name, values, primary }: RelationRecord): KeptValues {
  const category = registry.category(name);
  return category ? valuesOf(modelOf(registry, category), { id, values, primary: primary === 1 }) : {};
}

function relationTypeOf(registry: Registry, attribute: Attribute | undefined, { role }: Readonly<KeptValues>) {
  const roles = registry.dialog('contact_tag');
  const meant = roles?.byId.get(Number(role))?.const === administrator ? administrates : isUsedBy;
  const constant = attribute?.relation === byRole ? meant : attribute?.relation;
  return registry.relationTypes.find(each => each.const === constant);
}

/** Whether an id can only be that of an object that stands for a relation. */
export function isRelation(id: unknown): id is number {
  return typeof id === 'number' && id >= firstRelation && id < 2 * firstRelation;
}
