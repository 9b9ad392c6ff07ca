import { ReferenceIds } from '../../attributes/references.js';
import { knowsType } from '../access/permission.js';
import type { FactSource } from '../behaviours/facts.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { defaultCmdbStatus, globalValues } from '../entries/global.js';
import type { CategoryModel } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import { findShippedWords } from '../relations/relation-types.js';
import { relationCategory, relationDetails, relationEntry, relationValues } from '../relations/relations.js';
import type { ObjectRecord } from '../storage/objects.js';
import { firstRelation, type RelationRecord } from '../storage/relations.js';
import type { EntryPage } from './listing.js';

const relationType = 'C__OBJTYPE__RELATION';

/** The object that stands for a relation. Nothing of it is kept: it is as the relation is, and called by what it relates. */
export async function relationObject(context: DomainContext, id: number): Promise<ObjectRecord | undefined> {
  const record = await recordOf(context, id);
  return record && objectOf(context, record);
}

/** Entries of the object that stands for a relation; `undefined` where there is none. */
export async function entriesOfRelation(
  context: DomainContext,
  { category }: CategoryModel,
  id: number,
  { statuses, offset = 0 }: EntryPage,
): Promise<readonly FactSource[] | undefined> {
  const record = await recordOf(context, id);
  if (!record || offset > 0) return record && [];
  if (category.const === globalCategory)
    return statuses.includes('normal')
      ? [{ id, object: id, values: globalValues(context.registry, await objectOf(context, record)) }]
      : [];
  const isShown = [relationCategory, relationDetails].includes(category.const) && statuses.includes(record.status);
  return isShown ? [relationEntry(context.registry, record)] : [];
}

async function recordOf(context: DomainContext, id: number): Promise<RelationRecord | undefined> {
  return knowsType(context, relationType) ? context.store.reads.relations.find(id) : undefined;
}

async function objectOf(context: DomainContext, record: RelationRecord): Promise<ObjectRecord> {
  const { relation: id, status, created, createdBy } = record;
  return {
    ...{ id, type: relationType, title: await titleOf(context, record), sysid: `REL_${id - firstRelation}`, status },
    ...{ cmdbStatus: defaultCmdbStatus, values: '{}', picture: null },
    ...{ created, createdBy, updated: null, updatedBy: null },
  };
}

/** Both objects, and between them what the relation means when read from the first to the second. */
async function titleOf(context: DomainContext, record: RelationRecord): Promise<string> {
  const { object1, object2, relation_type } = relationValues(context.registry, record);
  const type = Number(relation_type);
  const referenceIds = new ReferenceIds();
  for (const object of [object1, object2]) if (typeof object === 'number') referenceIds.objects.add(object);
  referenceIds.choices.add(type);
  const found = await lookUp(context.store.reads, referenceIds);
  const words = findShippedWords(context, type) ?? found.choice(type)?.title;
  return [found.object(Number(object1))?.title, words, found.object(Number(object2))?.title].filter(Boolean).join(' ');
}
