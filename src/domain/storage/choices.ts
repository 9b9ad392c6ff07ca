import type { ChoiceId } from '../../../generated/types.js';
import type { ReferencedChoice } from '../../attributes/references.js';

/** A choice that users added to a dialog. */
export interface ChoiceRecord extends ReferencedChoice {
  /** Six hexadecimal digits; CMDB statuses have one. */
  readonly color: string | null;
}

/** A choice about to be added. */
export type NewChoice = Pick<ChoiceRecord, 'dialog' | 'parent' | 'title'> & Partial<Pick<ChoiceRecord, 'constant' | 'color'>>;

/** Where values hold the ids of choices: an attribute, or a column of its rows, of a category, or of objects themselves. */
export interface ChoicePlace {
  readonly category: string | undefined;
  readonly path: readonly [attribute: string, field?: string];
}

/** A choice that is looked for, and where it could be held. */
export interface ChoiceSought {
  readonly id: ChoiceId;
  readonly places: readonly ChoicePlace[];
}

/** Rows in which uses of a choice are looked for: all entries, all objects, or the subjects of changes. */
export type Gone = 'entries' | 'objects' | 'changes';

/** So many of them, from the id or number after this one on. */
export interface SliceOfUses {
  readonly of: Gone;
  readonly after: number;
  readonly count: number;
}

/** Ids among which holders are looked for. */
export interface RangeOfHolders {
  readonly of: 'entries' | 'objects';
  readonly after: number;
  readonly upTo: number;
}

/** How many were looked at and hold the choice, and the last of them; `null` where there was none. */
export interface UsesFound {
  readonly uses: number;
  readonly looked: number;
  readonly last: number | null;
}

/** What holds a choice: an entry, or an object itself. Values are a JSON text. */
export interface Holder {
  readonly id: number;
  readonly object: number;
  readonly category: string | undefined;
  readonly values: string;
}
