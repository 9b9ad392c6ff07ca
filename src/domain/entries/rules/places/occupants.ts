import { type Text, text } from '../../../../messages/text.js';
import { asViewer } from '../../../access/permission.js';
import type { DomainContext } from '../../../context.js';
import type { Records } from '../../../storage/records.js';

/** Why an object cannot have a place, and the attribute that says so. */
export interface PlaceConflict {
  readonly key: string;
  /** Reason of the conflict, without anything that a caller who may take the place may not know. */
  readonly reason: Text;
  /** The entry by which another object has the place; absent where the place is not there. */
  readonly occupant?: number;
  readonly expected: Text;
}

/** A conflict in words: who has the place is named to those who may view that. */
export async function inWords(
  { context, records }: { readonly context: DomainContext; readonly records: Records },
  conflict: PlaceConflict,
): Promise<Text> {
  const { reason, occupant, expected } = conflict;
  if (occupant === undefined) return text('OccupiedPlace', { reason, expected });
  const { entries } = await asViewer(context, records).referents.find({ choices: [], objects: [], entries: [occupant] });
  const by = entries[0] ? text('ByOwner', { owner: JSON.stringify(entries[0].owner), object: entries[0].object }) : '';
  return text('IsTakenExpected', { reason, by, expected });
}
