import type { UniqueWithin } from '../../../generated/types.js';
import type { CounterFormat } from '../../attributes/counters.js';

/** An attribute of which no two normal entries of normal objects have the same value, and within what. */
export interface UniqueAttribute {
  /** The category that the entries are kept in. */
  readonly category: string;
  readonly key: string;
  readonly within: UniqueWithin;
}

/** Two entries with the same value. */
export interface SharedValue {
  readonly value: string;
  readonly entry: number;
  readonly object: number;
  readonly other: number;
}

/** Values of a unique attribute that several entries have. */
export interface Collisions {
  /** How many entries have a value that another one has. */
  readonly entries: number;
  /** The first of those values, each with two of its entries. */
  readonly first: readonly SharedValue[];
}

/** Reads of values that are unique, regardless of the visibility scope. */
export interface UniqueValueReads {
  /** The values that stand in the way of an attribute that becomes unique. Two statements. */
  collisions(attribute: UniqueAttribute): Promise<Collisions>;
}

/** Unique values in a transaction. */
export interface UniqueValueRecords extends UniqueValueReads {
  /** Keeps other transactions that ask for this from writing one of these values until this one ends. */
  lock(attribute: UniqueAttribute, values: readonly string[]): Promise<void>;
  /** Has these entries found by the values that they have now. Two statements. */
  index(attribute: UniqueAttribute, entries: readonly number[]): Promise<void>;
  /** The same for all entries of the category. Three statements for each slice of all entries. */
  indexAll(attribute: UniqueAttribute): Promise<void>;
  /** The same as `collisions`, of an attribute that is indexed, in slices of a few milliseconds. */
  indexedCollisions(attribute: UniqueAttribute): Promise<Collisions>;
  /**
   * Values of these entries that another normal entry of a normal object has: the first hundred. Entries of all objects count, or those of normal
   * ones. One statement.
   */
  shared(
    attribute: UniqueAttribute,
    entries: readonly number[],
    of: 'objects' | 'normalObjects',
  ): Promise<readonly SharedValue[]>;
}

/** Numbers in a transaction. A number that was given out stays so, whatever becomes of the entry. */
export interface CounterRecords {
  /** The next number of a counter; the first one comes after the greatest that stored values have. At most three statements. */
  next(attribute: Pick<UniqueAttribute, 'category' | 'key'>, format: CounterFormat): Promise<number>;
  /** Has a counter go on behind a number that a caller gave. */
  skipTo(attribute: Pick<UniqueAttribute, 'category' | 'key'>, format: CounterFormat, number: number): Promise<void>;
}
