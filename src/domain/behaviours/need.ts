import type { FactKind } from '../storage/facts.js';
import type { FactSource, FoundFacts } from './facts.js';

/** A question about other entries that showing those of a category needs, and how the answer for one is found. */
export interface Need<Answer, OwnKey extends string = string> {
  /** The kind of the question; absent where the answer is at hand anyway. */
  readonly kind?: FactKind;
  /** Of which objects or entries it is asked to show this entry. */
  readonly idsOf?: (entry: FactSource) => readonly number[];
  /** Categories, or links as `category.attribute`, that it is asked with. */
  readonly names: readonly string[];
  /** Own attributes that it follows. */
  readonly own?: readonly OwnKey[];
  readonly answer: (facts: FoundFacts, entry: FactSource) => Answer;
  /** Attributes of what is found whose referents are looked up, by category. */
  readonly named?: Readonly<Record<string, readonly string[]>>;
  /** Owners that are looked up: those of the found entries, or that of the entry itself. */
  readonly owners?: 'found' | 'own';
  /** Every normal entry of the category on the object is needed to show one of them. */
  readonly siblings?: true;
}

/** Needs by the name under which computations have the answer. */
export type Needs<OwnKey extends string = string> = Readonly<Record<string, Need<unknown, OwnKey>>>;

/** The answers to needs, by the same names. */
export type Answers<Asked> = {
  readonly [Name in keyof Asked]: Asked[Name] extends Need<infer Answer> ? Answer : never;
};
