import type { Attribute } from '../../../attributes/attribute-type.js';
import { typeOf } from '../../../attributes/attribute-types.js';
import type { KeptValues } from '../../../attributes/attribute-values.js';
import type { KnownReferences } from '../../../attributes/definition.js';
import { memberOf } from '../../../attributes/fitting.js';
import { lastCatalogueChoice } from '../../../attributes/references.js';
import { globalPlan } from '../../entries/global.js';
import type { CategoryModel } from '../../models/category-model.js';
import { entryNamed, type Fault, type Ground, type Invariant } from './invariant.js';

/** Every value is one that its attribute can read. */
export const values: Invariant = {
  name: 'values',
  consequence: 'it is shown as something else, or not at all; save the attribute anew',
  begin: ground => {
    const model = globalPlan(ground.registry);
    return {
      objects: objects =>
        faultsOf(
          ground,
          objects.flatMap(({ row, values: kept }) => (kept ? [{ subject: `object ${row.id}`, model, kept }] : [])),
        ),
      entries: ({ entries }) =>
        faultsOf(
          ground,
          entries.flatMap(entry =>
            entry.model && entry.values ? [{ subject: entryNamed(entry), model: entry.model, kept: entry.values }] : [],
          ),
        ),
    };
  },
};

/** Values that can be read, and what they belong to. */
interface Readable {
  readonly subject: string;
  readonly model: CategoryModel;
  readonly kept: Readonly<KeptValues>;
}

async function* faultsOf({ registry, reads }: Ground, readable: readonly Readable[]): AsyncGenerator<Fault> {
  const choices = new Set(readable.flatMap(addedIn));
  const found =
    choices.size === 0 ? [] : (await reads.referents.find({ choices: [...choices], objects: [], entries: [] })).choices;
  const known = { registry, added: new Map(found.map(choice => [choice.id, choice])) };
  for (const { subject, model, kept } of readable)
    for (const [key, value] of Object.entries(kept)) {
      const reason = reasonAgainst(model, key, value, known);
      if (reason !== undefined) yield { subject, reason };
    }
}

function addedIn({ model: { category }, kept }: Readable): readonly number[] {
  return Object.entries(kept).flatMap(([key, value]) => {
    const attribute = category.attributesByKey.get(key);
    return attribute ? addedChoicesIn(attribute, value) : [];
  });
}

function reasonAgainst({ category }: CategoryModel, key: string, value: unknown, known: KnownReferences): string | undefined {
  const attribute = category.attributesByKey.get(key);
  if (!attribute) return `it keeps '${key}', which its category does not have`;
  return typeOf(attribute).fits(value, attribute, known) ? undefined : `what it keeps as '${key}' is no ${attribute.type}`;
}

/** The ids of added choices among kept values, at whatever depth. */
function addedChoicesIn(attribute: Attribute, kept: unknown): readonly number[] {
  if (Array.isArray(kept)) return kept.flatMap(each => addedChoicesIn(attribute, each));
  const fields = attribute.fields ?? [];
  if (fields.length > 0) return fields.flatMap(field => addedChoicesIn(field, memberOf(kept, field.key)));
  return attribute.dialog !== undefined && typeof kept === 'number' && kept > lastCatalogueChoice ? [kept] : [];
}
