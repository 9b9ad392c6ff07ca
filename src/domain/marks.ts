import type { KeptValues } from './attributes/attribute-type.js';
import { signed } from './context.js';
import { contentOf, loggedValues, valuesOf } from './kept.js';
import type { Outcome } from './lifecycle.js';
import type { CategoryPlan } from './plan.js';
import type { Stepping } from './steps.js';
import type { EntryRecord } from './store.js';
import { change } from './writing.js';

/**
 * Passes on the mark that one entry of an object has, as the entry steps: whoever leaves leaves it to the oldest normal entry and
 * keeps it where there is none; whoever comes back has it where no normal entry does.
 */
export async function passMark(stepping: Stepping, plan: CategoryPlan, entry: EntryRecord, to: Outcome): Promise<void> {
  if (to !== 'normal' && entry.primary) await leaveMark(stepping, plan, entry, to);
  if (to === 'normal' && !entry.primary) await takeMark(stepping, plan, entry);
}

async function leaveMark(stepping: Stepping, plan: CategoryPlan, entry: EntryRecord, to: Outcome): Promise<void> {
  const { object, category } = entry;
  const normal = { object, category, statuses: ['normal'], limit: 1, offset: 0 } as const;
  const [heir] = (await stepping.records.entries.list(normal)) ?? [];
  if (!heir) return;
  if (to !== 'purged') await mark(stepping, plan, entry, false);
  await mark(stepping, plan, heir, true);
}

async function takeMark(stepping: Stepping, plan: CategoryPlan, entry: EntryRecord): Promise<void> {
  const holder = await stepping.records.entries.primary(entry.object, entry.category, entry.id);
  if (holder?.status === 'normal') return;
  if (holder) await mark(stepping, plan, holder, false);
  await mark(stepping, plan, entry, true);
}

async function mark({ context, records, time }: Stepping, plan: CategoryPlan, entry: EntryRecord, isSet: boolean): Promise<void> {
  const values: KeptValues = { ...valuesOf(plan, entry), [plan.exclusive ?? '']: isSet };
  const content = contentOf(plan, values);
  await records.entries.update(entry.id, content);
  const row = change(plan, entry.object, entry.id, loggedValues(plan, entry), loggedValues(plan, content));
  await records.changes.add(signed(context, time, [row]));
}
