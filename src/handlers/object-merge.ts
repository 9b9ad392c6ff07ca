import { isDeepStrictEqual } from 'node:util';
import type { Id, Merged } from '../../generated/types.js';
import { leadsToObjects } from '../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../attributes/attribute-values.js';
import { memoizeByPart } from '../attributes/memoize.js';
import { nameOf } from '../attributes/names.js';
import type { Registry } from '../catalog/registry.js';
import { replacedValues } from '../domain/merging/replaced-values.js';
import { type CategoryModel, modelOf } from '../domain/models/category-model.js';
import { linkNames } from '../domain/models/required-links.js';
import { valuesOf } from '../domain/models/stored-values.js';
import { objectWithId } from '../domain/objects/objects.js';
import { statusInWords } from '../domain/statuses.js';
import type { EntryRecord } from '../domain/storage/entries.js';
import type { ObjectRecord } from '../domain/storage/objects.js';
import { text } from '../messages/text.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { type MergeSteps, merge } from './merge-steps.js';

/**
 * Makes one object of two: whatever leads to the one leads to the other, and the one is archived.
 * @throws RpcError ObjectNotFound, InvalidParameters, Conflict, Forbidden, LimitExceeded
 */
export async function mergeObject(context: CallContext, named: { readonly object: Id; readonly into: Id }): Promise<Merged> {
  const [object, into] = [await objectWithId(context, named.object), await objectWithId(context, named.into)];
  if (object.id === into.id) throw invalidParameter('into', text('ExpectedAnotherThanMerged'));
  if (into.status === 'archived' || into.status === 'deleted') throw intoGone(into);
  const done = text('ObjectMerged', { object: object.id, into: into.id });
  return merge(context, done, async steps => {
    const becoming = new Map([[object.id, into.id]]);
    for (const entry of await referrersOf(context, steps, object.id)) await relink(context, steps, entry, becoming);
    if (object.status === 'normal') await steps.perform('cmdb.object.archive', { object: object.id });
  });
}

function intoGone({ status }: ObjectRecord): RpcError {
  return invalidParameter('into', text('ObjectIsItWouldNeed', { is: statusInWords(status), needed: statusInWords('normal') }));
}

/** Links to objects, as `category.attribute`. */
const objectLinks = memoizeByPart((registry: Registry) =>
  linkNames(registry, ({ links }) =>
    links.filter(link => !link.readOnly && (leadsToObjects(link) || link.fields?.some(leadsToObjects))),
  ),
);

/** Entries of other objects that lead to one, as far as the caller may see them. */
async function referrersOf({ registry }: CallContext, steps: MergeSteps, object: number): Promise<readonly EntryRecord[]> {
  const all = await steps.view(({ purges }) => purges.dependentsOn(object, objectLinks(registry)));
  return (all ?? []).filter(entry => entry.object !== object);
}

async function relink(
  { registry }: CallContext,
  steps: MergeSteps,
  record: EntryRecord,
  becoming: ReadonlyMap<number, number>,
): Promise<void> {
  const { id, object, category, status } = record;
  const known = registry.category(category);
  if (!known) return;
  const model = modelOf(registry, known);
  const values = valuesOf(model, record);
  const data = replacedValues(model.attributes, values, leadsToObjects, becoming);
  const place = { object, category, ...(!model.single && { entry: id }) };
  const isSaid =
    status === 'normal' &&
    !model.single &&
    (await saysAlready(steps, model, record, { ...toNamedValues(model, values), ...data }));
  const name = text('EntryOfObject', { id, object, category });
  if (isSaid) await steps.move(name, 'cmdb.category.archive', place);
  else await steps.move(name, 'cmdb.category.save', { ...place, data });
}

/** Whether another normal entry of the category of its object says the same. */
async function saysAlready(
  steps: MergeSteps,
  model: CategoryModel,
  { id, object, category }: EntryRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const entries = (await steps.view(({ entries }) => entries.ofObject(object))) ?? [];
  return entries.some(
    other =>
      other.id !== id &&
      other.category === category &&
      other.status === 'normal' &&
      isDeepStrictEqual(toNamedValues(model, valuesOf(model, other)), values),
  );
}

/** Values by the names that a save takes. */
function toNamedValues({ attributes }: CategoryModel, values: Readonly<KeptValues>): Readonly<Record<string, Kept>> {
  const set = attributes.filter(({ key }) => values[key] !== undefined);
  return Object.fromEntries(set.map(attribute => [nameOf(attribute), values[attribute.key]]));
}
