import type { KeptValues, Showing } from '../../attributes/attribute-type.js';
import type { Registry } from '../../catalog/registry.js';
import type { Secrets } from '../secrets/secrets.js';
import type { FactSource, Facts } from './facts.js';

/** What is at hand while attributes are worked out. */
export interface Seen extends Showing {
  readonly registry: Registry;
  readonly facts: Facts;
  readonly now: Date;
  readonly secrets: Secrets;
}

/** Works out what an attribute of an entry shows. */
export type Computation = (values: Readonly<KeptValues>, seen: Seen, entry: FactSource) => unknown;

/** Computations by category and key. */
export type Computations = Readonly<Record<string, Readonly<Record<string, Computation>>>>;
