import type { ChoiceRecord } from './choices.js';
import type { EntrySummary } from './entries.js';
import type { ObjectSummary } from './objects.js';

/** Ids of what kept values refer to. */
export interface WantedReferents {
  readonly choices: readonly number[];
  readonly objects: readonly number[];
  readonly entries: readonly number[];
}

export interface Referents {
  readonly choices: readonly ChoiceRecord[];
  readonly objects: readonly ObjectSummary[];
  readonly entries: readonly EntrySummary[];
}
