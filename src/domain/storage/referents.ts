import type { Referenced } from '../../attributes/references.js';
import type { ChoiceRecord } from './choices.js';

/** Ids of what kept values refer to. */
export interface ReferentIds {
  readonly choices: readonly number[];
  readonly objects: readonly number[];
  readonly entries: readonly number[];
  /** Ids of objects that stand for relations: they are found with the objects that they connect. */
  readonly relations?: readonly number[];
}

export interface Referents extends Referenced {
  readonly choices: readonly ChoiceRecord[];
}
