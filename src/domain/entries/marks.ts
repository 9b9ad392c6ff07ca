import type { KeptValues } from '../attributes/attribute-type.js';
import { signed } from '../context.js';
import type { Outcome } from '../lifecycle.js';
import type { EntryContent, EntryRecord } from '../store.js';
import { contentOf, loggedValues, valuesOf } from './kept.js';
import type { CategoryPlan } from './plan.js';
import type { Stepping } from './steps.js';
import { change } from './writing.js';

/**
 * Passes on the mark that one entry of an object has, after the entry stepped: whoever leaves leaves it to the oldest normal entry and
 * keeps it where there is none; whoever comes back has it where no normal entry does. Answers whether the entry has it now; that
 * stands in the change log with the step.
 */
export async function passMark(stepping: Stepping, plan: CategoryPlan, entry: EntryRecord, to: Outcome): Promise<boolean> {
  if (to === 'normal') return entry.primary || takeMark(stepping, plan, entry);
  return entry.primary && !(await leaveMark(stepping, plan, entry));
}

async function leaveMark(stepping: Stepping, plan: CategoryPlan, entry: EntryRecord): Promise<boolean> {
  const { records } = stepping;
  const { object, category } = entry;
  const [heir] = (await records.entries.list({ object, category, statuses: ['normal'], limit: 1, offset: 0 })) ?? [];
  if (!heir) return false;
  await records.entries.demote(entry.id);
  await mark(stepping, plan, heir, true);
  return true;
}

async function takeMark(stepping: Stepping, plan: CategoryPlan, entry: EntryRecord): Promise<boolean> {
  const { records } = stepping;
  const holder = await records.entries.primary(entry.object, entry.category, entry.id);
  if (holder?.status === 'normal') return false;
  if (holder) await mark(stepping, plan, holder, false);
  await records.entries.update(entry.id, marked(plan, entry, true));
  return true;
}

async function mark({ context, records, time }: Stepping, plan: CategoryPlan, entry: EntryRecord, isSet: boolean): Promise<void> {
  const content = marked(plan, entry, isSet);
  await records.entries.update(entry.id, content);
  const row = change(plan, entry.object, entry.id, loggedValues(plan, entry), loggedValues(plan, content));
  await records.changes.add(signed(context, time, [row]));
}

function marked(plan: CategoryPlan, entry: EntryRecord, isSet: boolean): EntryContent {
  const values: KeptValues = { ...valuesOf(plan, entry), [plan.exclusive ?? '']: isSet };
  return contentOf(plan, values);
}
