import type { Id } from '../../../generated/types.js';
import type { Category } from '../../catalog/registry.js';
import type { DomainContext } from '../context.js';
import type { EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { endsToChange, partnerOf } from './connected-ends.js';
import { planOf } from './plan.js';

/** An entry about to be saved; a new one where `entry` is absent and the category may hold several. */
interface Saving {
  readonly object: Id;
  readonly category: Category;
  readonly entry?: Id | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Holds the object of an entry that is about to be connected together with those of the other ends, ascending: two transactions that
 * connect the same entries from different sides do not wait for each other.
 */
export async function holdInOrder(
  { registry }: DomainContext,
  { everything }: Records,
  { object, category, entry, data }: Saving,
): Promise<void> {
  const plan = planOf(registry, category);
  if (!plan.mutual || !Object.hasOwn(data, plan.mutual)) return;
  const saved = await (entry === undefined ? onlyOne(everything, plan, Number(object)) : everything.entries.find(entry));
  const before = saved && partnerOf(registry, saved);
  const now = Number([data[plan.mutual]].flat()[0]) || undefined;
  const others = await endsToChange(registry, { everything }, { entry: saved?.id ?? 0, before, now });
  const objects = new Set([Number(object), ...others.map(each => each.object)].sort((one, other) => one - other));
  for (const id of objects) await everything.objects.holdOwner(id);
}

function onlyOne(
  { entries }: Records,
  { single, category }: ReturnType<typeof planOf>,
  object: number,
): Promise<EntryRecord | undefined> {
  return single ? entries.first(object, category.const) : Promise.resolve(undefined);
}
