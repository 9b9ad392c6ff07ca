import type { Kept } from '../../attributes/attribute-values.js';

/** Kept values by attribute key. */
type Values = { readonly [key: string]: Kept };

/** An entry as far as others are asked about it. */
export interface FactSource<Of = Values> {
  readonly id: number;
  readonly object: number;
  readonly values: Of;
}

/** An entry that was found beside those that are shown. */
export interface FoundEntry<Of = Values> extends FactSource<Of> {
  readonly category: string;
  readonly title: string;
}

declare const referents: unique symbol;
declare const owner: unique symbol;

/** Of an entry with this mark the referents of these attributes were looked up. The compiler alone knows the mark. */
export interface WithReferents<Key extends string> {
  readonly [referents]: Key;
}

/** Of an entry with this mark the object was looked up. The compiler alone knows the mark. */
export interface WithOwner {
  readonly [owner]: true;
}

/** Facts about other entries. Lists ascend by id, and hold normal entries. */
export interface FoundFacts {
  /** Every entry of the category on the object. */
  readonly siblings: readonly FactSource[];
  /** Entries of a category on an object. */
  beside(object: number, category: string): readonly FoundEntry[];
  /** The entry with an id that an attribute leads to; absent where it is gone. */
  findEntry(id: number): FoundEntry | undefined;
  /** Entries of normal objects that link to an object (`linking`) or to an entry (`using`); those of the object itself count whatever its status. */
  linking(kind: 'linking' | 'using', target: number): readonly FoundEntry[];
  /** The first entry on the object that an entry links to. */
  behind(entry: number): FoundEntry | undefined;
  /** How many of these there are, by links to an object (`links`) or to an entry (`uses`). */
  count(kind: 'links' | 'uses', target: number): number;
  /** Titles of entries of normal objects that link to an object, each once. */
  titles(target: number): readonly string[];
  /** Titles of what an object is in, the outermost first and itself last; what it would be in again is left out. */
  path(object: number, within: number): readonly string[];
}
