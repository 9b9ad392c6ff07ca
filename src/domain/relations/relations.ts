import type { Attribute } from '../../attributes/attribute-type.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import { relationMade } from '../../attributes/relation-meanings.js';
import type { Registry } from '../../catalog/registry.js';
import type { FactSource } from '../behaviours/facts.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { valuesOf } from '../models/stored-values.js';
import type { LinkRecord } from '../storage/entries.js';
import { firstRelation, type NewRelation, type RelationRecord } from '../storage/relations.js';

/** Where relations are seen, and where those are written that no link makes. */
export const relationCategory = 'C__CATG__RELATION';
/** The category of relation objects that describes their relation. */
export const relationDetails = 'C__CATS__RELATION_DETAILS';

/** The links that are relations, as `category.attribute`. */
export const relationLinks = memoizeByPart((registry: Registry): readonly string[] => {
  const stored = registry.categories.filter(({ const: constant, storedIn, reverses }) => storedIn === constant && !reverses);
  const implicit = stored.flatMap(category =>
    category.attributes.filter(makesRelation).map(({ key }) => `${category.const}.${key}`),
  );
  return [...implicit, `${relationCategory}.object1`, `${relationCategory}.object2`];
});

/** A link that is seen from both sides is one relation, computed from the side that keeps it. */
function makesRelation({ relation, mirrors }: Attribute): boolean {
  return relation !== undefined && mirrors === undefined;
}

/** Relations computed from links of these attributes, or the entry itself; of a connection, `relationSource` chooses one link. */
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

/** Values of a relation, by the keys of C__CATG__RELATION. */
export function relationValues(registry: Registry, record: RelationRecord): KeptValues {
  const { attribute, owner, target } = record;
  if (attribute === '') return storedValues(registry, record);
  const made = relationMade(registry, record, () => storedValues(registry, record));
  const type = registry.relationTypes.find(each => each.const === made.relation);
  const [object1, object2] = made.fromTarget ? [target, owner] : [owner, target];
  const weighting = registry.dialog('weighting')?.find(type?.weighting ?? '')[0]?.id;
  return { object1, object2, relation_type: type?.id, weighting };
}

function storedValues(registry: Registry, { entry: id, category: name, values, primary }: RelationRecord): KeptValues {
  const category = registry.category(name);
  return category ? valuesOf(modelOf(registry, category), { id, values, primary: primary === 1 }) : {};
}

/** Whether an id can only be that of an object that stands for a relation. */
export function isRelation(id: unknown): id is number {
  return typeof id === 'number' && id >= firstRelation && id < 2 * firstRelation;
}
