import { typeOf } from '../../attributes/attribute-types.js';
import type { Kept } from '../../attributes/attribute-values.js';
import { defaultOf } from '../../attributes/defaults.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { modelOf } from '../models/category-model.js';
import { valuesKept } from '../storage/damage.js';
import type { Records } from '../storage/records.js';
import { valuesIn } from './converted-entries.js';
import { isConvertible } from './convertible.js';
import type { SchemaChange } from './noted-changes.js';

/** A value for the entries of a category that have none of an attribute. */
interface Filling {
  readonly category: Category;
  readonly key: string;
  readonly value: NonNullable<Kept>;
}

/**
 * The default of an own attribute that becomes required, if entries without a value can get it: one that is unique would be there twice, a yes or no
 * is a no without a value, and what depends on other values of an entry may contradict these.
 */
export function fillingOf(after: Registry, { part, name, storedAs = '', checks }: SchemaChange): Filling | undefined {
  const [constant = ''] = name.split('.');
  const category = after.category(constant);
  const attribute = category?.attributesByKey.get(storedAs);
  if (part !== 'attributes' || !checks.includes('required') || !category || !attribute) return undefined;
  const isOrdered = modelOf(after, category).ordered.some(({ key, notBefore }) => [key, notBefore].includes(storedAs));
  if (attribute.unique !== undefined || isOrdered || 'countsAs' in typeOf(attribute).unset || !isConvertible({ ...attribute }))
    return undefined;
  const value = defaultOf(after, attribute);
  return value === undefined ? undefined : { category, key: storedAs, value };
}

/**
 * Edits the entries that have no value of attributes which become required.
 * @throws RpcError StorageUnavailable naming an entry that is damaged
 */
export async function fillEntries({ everything }: Records, after: Registry, changes: readonly SchemaChange[]): Promise<void> {
  for (const change of changes) {
    const filling = fillingOf(after, change);
    if (!filling) continue;
    const { labels, single } = modelOf(after, filling.category);
    await fill(everything, filling);
    if (labels.includes(filling.key)) await everything.schema.realign(filling.category.const, { labels, single });
  }
}

async function fill({ schema }: Pick<Records, 'schema'>, { category, key, value }: Filling): Promise<void> {
  for await (const rows of valuesIn({ schema }, category.const)) {
    const edited = new Map<number, string>();
    for (const { entry, values } of rows) {
      const kept = valuesKept('entry', { id: entry, values });
      if (kept[key] === undefined) edited.set(entry, JSON.stringify({ ...kept, [key]: value }));
    }
    if (edited.size > 0) await schema.editValues(edited);
  }
}
