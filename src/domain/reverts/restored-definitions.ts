import { withKnownKeys } from '../schema/known-keys.js';
import type { RecordState, RevertedSubject } from '../storage/reverts.js';

/** Whether a record counts as one that is there: a definition that was removed keeps its row, as its name means nothing else ever. */
export function isInForce({ kind }: Pick<RevertedSubject, 'kind'>, { own }: RecordState): boolean {
  return kind !== 'definition' || own.removed === 0;
}

/** The state of a record that is to be gone: none, or that of a removed definition. */
export function stateOfGone({ kind }: Pick<RevertedSubject, 'kind'>, present: RecordState | null): RecordState | null {
  return kind === 'definition' && present ? { ...present, own: { ...present.own, removed: 1 } } : null;
}

/** A state that takes the place of another one, with the keys of that one where it is a definition. */
export function withKeysOf(
  { kind }: Pick<RevertedSubject, 'kind'>,
  target: RecordState,
  present: RecordState | null,
): RecordState {
  if (kind !== 'definition' || !present) return target;
  const definition = withKnownKeys(String(target.own.definition), String(present.own.definition));
  return { ...target, own: { ...target.own, definition } };
}
