import type { ChoiceId, Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { authorOf } from '../author.js';
import { categoryNamed } from '../categories.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { lockOwner } from '../entries/locking.js';
import { rejectManyEntries } from '../entries/several-entries.js';
import { writeEntries } from '../entries/writing.js';
import { modelOf } from '../models/category-model.js';
import { logbookCategory } from '../storage/history.js';

/** A message for the logbooks of objects. */
export interface LogMessage {
  readonly message: string;
  readonly description?: string | null | undefined;
  /** Ids of choices of the dialogs logbook_source and logbook_level. */
  readonly source: ChoiceId;
  readonly level: ChoiceId;
}

/**
 * Writes a message in the logbook of each object, as entries of one change set. Its comment is that of the call. Returns the entries.
 * @throws RpcError ObjectNotFound, LimitExceeded, ValidationFailed, Forbidden
 */
export async function writeMessage(
  context: WritingContext,
  objects: readonly Id[],
  written: LogMessage,
): Promise<readonly number[]> {
  rejectManyEntries(context, objects.length);
  const category = categoryNamed(context, logbookCategory);
  const model = modelOf(context.registry, category);
  const { message, description, source, level } = written;
  const given = { event_static: message, source, alert_level: level, comment: context.options?.comment };
  const sent = description === undefined ? {} : { description };
  // In one order, so that no two calls wait for each other.
  const ordered = [...new Set(objects.map(Number))].sort((one, other) => one - other);
  return context.store.transaction(authorOf(context), async records => {
    const time = isoTime(context.now());
    const entries: number[] = [];
    for (const id of ordered) {
      const object = await lockOwner(context, records, id, category.storedIn);
      const { entry } = await writeEntries({ context, records, object, model, time }, sent, undefined, given);
      entries.push(entry);
    }
    return entries;
  });
}
