import type { FactRow } from './facts.js';

/** A normal entry of a normal object, by which the object takes a place. */
export type PlaceTaken = Pick<FactRow, 'id' | 'object' | 'values'>;

/** The same of an object that stands in another one, with the values of another category beside it; `null` where it has none. */
export interface StandingObject extends PlaceTaken {
  readonly beside: string | null;
}

/** Where objects stand: a link of a category, and the category that states their size. */
export interface StandingQuery {
  readonly container: number;
  readonly category: string;
  readonly attribute: string;
  readonly beside: string;
  readonly limit: number;
}

/** Questions of a transaction for places that only one object can have, regardless of the visibility scope. */
export interface PlaceRecords {
  /** Keeps other transactions that ask for this from taking a place there until this one ends. */
  lockContainer(container: number): Promise<void>;
  /** Host addresses of these titles that link to one of these nets, ascending by id. One statement. */
  addresses(nets: readonly number[], titles: readonly string[]): Promise<readonly (PlaceTaken & { readonly net: number })[]>;
  /** Objects that stand in an object, ascending by id. One statement. */
  standing(query: StandingQuery): Promise<readonly StandingObject[]>;
}
