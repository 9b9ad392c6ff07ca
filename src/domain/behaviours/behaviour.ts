import type { KeptValues } from '../../attributes/attribute-values.js';
import type { AttributeKey, ShippedCategory, ValuesOf } from './category-values.js';
import type { FactSource } from './facts.js';
import type { Needs } from './need.js';
import type { Seeing, SeenEntry } from './seen-entry.js';

/** Works out what an attribute of an entry shows. */
export type Computation<Category extends ShippedCategory, Asked> = (
  values: ValuesOf<Category>,
  seen: SeenEntry<Category, Asked>,
) => unknown;

/** Attributes of an entry that is shown plainly, by their keys. */
export type Shown = Record<string, unknown>;

/** How existing clients are shown an entry. */
export interface EntryForm<Category extends ShippedCategory, Asked extends Needs> {
  /** Needs of this form alone. */
  readonly needs?: Asked;
  show(shown: Shown, seen: SeenEntry<Category, Asked>): Shown;
}

/** Parts of a behaviour, which extends the definition of a category. */
export interface BehaviourParts<Category extends ShippedCategory, Asked extends Needs, FormAsked extends Needs> {
  /** Questions about other entries. Computations have the answers, and nothing else, under the same names. */
  readonly needs?: Asked;
  /** Computations of attributes that are not stored. */
  readonly computed?: { readonly [Key in AttributeKey<Category>]?: Computation<Category, Asked> };
  readonly form?: EntryForm<Category, FormAsked>;
}

/** The same with the types of answers and values left out, which follow from what stands beside. */
export interface Behaviour {
  readonly category: ShippedCategory;
  readonly needs: Needs;
  readonly computed: Readonly<Record<string, AnyComputation>>;
  readonly form?: { readonly needs: Needs; show(shown: Shown, seen: AnySeen): Shown } | undefined;
}

/** An entry with whatever answers there are. */
export type AnySeen = Seeing & { readonly entry: FactSource; readonly facts: Readonly<Record<string, unknown>> };

export type AnyComputation = (values: Readonly<KeptValues>, seen: AnySeen) => unknown;

/** The behaviour of a category. A computation that asks for what `needs` does not name, and a key that the category has not, do not compile. */
export function behaviourOf<
  const Category extends ShippedCategory,
  const Asked extends Needs<AttributeKey<Category>> = NoNeeds,
  const FormAsked extends Needs<AttributeKey<Category>> = NoNeeds,
>(category: Category, parts: BehaviourParts<Category, Asked, FormAsked>): Behaviour {
  const { needs = {}, computed = {}, form } = parts;
  return { ...parts, category, needs, computed, form: form && { needs: {}, ...form } };
}

type NoNeeds = Readonly<Record<never, never>>;

/** Behaviours by the constants of their categories. */
export type Behaviours = ReadonlyMap<string, Behaviour>;
