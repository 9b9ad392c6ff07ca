import type { DomainContext } from '../context.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { type Coupling, couplingOfType, saidBy, titleIn } from './couplings.js';
import { onlyEntry } from './held.js';
import { insertEntries } from './inserting.js';
import { contentOf, valuesOf } from './kept.js';
import { planOf } from './plan.js';
import { rewrite } from './rewriting.js';
import type { Writing } from './writing.js';

/**
 * Makes the master data of a person, a group or an organisation say what the title of the object says, whether or not the caller may
 * see them.
 */
export async function followTitle(context: DomainContext, records: Records, object: ObjectRecord, time: string): Promise<void> {
  const coupling = couplingOfType(object.type);
  const category = coupling && context.registry.category(coupling.category);
  if (!category) return;
  const entry = await onlyEntry(context, records.everything, category, object.id);
  const writing = { context, records, object, category, time };
  if (entry) return correct(writing, coupling, entry);
  const [id = 0] = await records.nextIds('entries', 1);
  await insertEntries(writing, planOf(context.registry, category), [{ id, values: saidBy(coupling, object.title) }]);
}

async function correct(
  writing: Writing & { readonly object: ObjectRecord },
  coupling: Coupling,
  entry: EntryRecord,
): Promise<void> {
  const { context, object, category } = writing;
  const plan = planOf(context.registry, category);
  const before = valuesOf(plan, entry);
  if (titleIn(coupling, before) === object.title) return;
  await rewrite(writing, plan, entry, contentOf(plan, { ...before, ...saidBy(coupling, object.title) }));
}
