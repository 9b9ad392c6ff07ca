import type { DomainContext } from '../context.js';
import { onlyEntry } from '../entries/held.js';
import { writeEntries } from '../entries/writing.js';
import { isoTime, localTime } from '../times.js';
import { loginCategory } from './user-categories.js';

/** Keeps when a person last logged in, with the change log, whatever the key that asks may see. */
export async function noteLogin(context: DomainContext, person: number): Promise<void> {
  const category = context.registry.category(loginCategory);
  if (!category) return;
  const time = isoTime(context.now());
  await context.store.transaction(async ({ everything: records }) => {
    const object = await records.objects.holdOwner(person);
    const entry = object && (await onlyEntry(context, records, category, person));
    if (entry) await writeEntries({ context, records, object, category, time }, {}, entry, { last_login: localTime(time) });
  });
}
