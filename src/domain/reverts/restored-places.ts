import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { isPlacing, takenPlaces, type WrittenPlacing } from '../entries/rules/place.js';
import { readableValues } from '../storage/damage.js';
import type { Records } from '../storage/records.js';
import type { RecordState, Restoration } from '../storage/reverts.js';

/**
 * Rejects an undo after which two objects have one address of a net, or one place of a rack. A few statements where places come back, and
 * five for each rack.
 * @throws RpcError Conflict naming the objects
 */
export async function rejectTakenPlaces(
  context: DomainContext,
  records: Records,
  restorations: readonly Restoration[],
): Promise<void> {
  const placings = restorations.flatMap(placingsBy);
  if (placings.length === 0) return;
  const taken = await takenPlaces(context, records, placings);
  if (taken.size > 0) throw new RpcError('Conflict', { reason: text('UndonePlacesWouldBeTaken') }, Object.fromEntries(taken));
}

/** The object that gets a place by what is undone, and by which entry. */
function placingsBy({ kind, subject, object, category, present, target }: Restoration): readonly WrittenPlacing[] {
  if (target?.own.status !== 'normal') return [];
  if (kind === 'object') return present && present.own.status !== 'normal' ? [{ object: Number(subject) }] : [];
  const isPlaced = kind === 'entry' && isPlacing(category ?? '', valuesIn(present), valuesIn(target));
  return isPlaced ? [{ object: Number(object), entry: Number(subject) }] : [];
}

/** Values of an entry that is there, and in force. */
function valuesIn(state: RecordState | null) {
  return state?.own.status === 'normal' ? (readableValues(String(state.own.values)) ?? {}) : {};
}
