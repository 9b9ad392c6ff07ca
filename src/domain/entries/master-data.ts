import { type DomainContext, signed } from '../context.js';
import type { EntryRecord, ObjectRecord, Records } from '../store.js';
import { type Coupling, couplingOfType, saidBy, titleIn } from './couplings.js';
import { onlyEntry } from './held.js';
import { change, contentOf, loggedValues, valuesOf } from './kept.js';
import { planOf } from './plan.js';
import { insertEntries, type Writing } from './writing.js';

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
  { context, records, object, category, time }: Writing & { readonly object: ObjectRecord },
  coupling: Coupling,
  entry: EntryRecord,
): Promise<void> {
  const plan = planOf(context.registry, category);
  const before = valuesOf(plan, entry);
  if (titleIn(coupling, before) === object.title) return;
  const content = contentOf(plan, { ...before, ...saidBy(coupling, object.title) });
  await records.entries.update(entry.id, content);
  const row = change(plan, object.id, entry.id, loggedValues(plan, entry), loggedValues(plan, content));
  await records.changes.add(signed(context, time, [row]));
}
