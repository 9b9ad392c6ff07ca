import type { DomainContext } from '../context.js';
import type { ChoiceRecord } from '../storage/choices.js';
import type { Records } from '../storage/records.js';

/** Notes in the change log what happened to a choice; `null` for what was not there. */
export function logChoice(
  { key, method, now }: DomainContext,
  records: Records,
  before: ChoiceRecord | null,
  after: ChoiceRecord | null,
): Promise<void> {
  const dialog = (before ?? after)?.dialog ?? '';
  const time = now().toISOString();
  return records.changes.addOfChoice({
    time,
    key,
    method,
    dialog,
    before: before && snapshot(before),
    after: after && snapshot(after),
  });
}

function snapshot({ id, parent, title, constant, color }: ChoiceRecord): string {
  return JSON.stringify({ id, ...(parent !== '' && { parent }), title, ...(constant !== null && { constant, color }) });
}
