import type { Language } from '../../attributes/attribute-type.js';
import type { Kept } from '../../attributes/attribute-values.js';
import type { Registry } from '../../catalog/registry.js';
import type { EntrySummary } from '../storage/entries.js';
import type { ObjectSummary } from '../storage/objects.js';
import type { AttributeKey, ShippedCategory, ValuesOf } from './category-values.js';
import type { FactSource, WithOwner, WithReferents } from './facts.js';
import type { Answers } from './need.js';

/** The kept values of an entry whose referents were looked up. */
type Naming<Key extends string> = { readonly values: { readonly [Each in Key]?: Kept } } & WithReferents<Key>;

/** Context of every computation. */
export interface Seeing {
  readonly registry: Registry;
  readonly language: Language;
  readonly now: Date;
  /** One and the same for all entries that are shown together. */
  readonly page: object;
  /** The object that an attribute leads to; absent where it is gone. */
  objectAt<Key extends string>(this: object, entry: Naming<Key>, key: NoInfer<Key>): ObjectSummary | undefined;
  /** The entries that an attribute leads to; missing ones are left out. */
  entriesAt<Key extends string>(this: object, entry: Naming<Key>, key: NoInfer<Key>): readonly EntrySummary[];
  /** The title of the choice that an attribute holds; `''` where it holds none. */
  choiceAt<Key extends string>(this: object, entry: Naming<Key>, key: NoInfer<Key>, dialog: string): string;
  /** The object of an entry that was found. */
  ownerOf(this: object, entry: FactSource<unknown> & WithOwner): ObjectSummary | undefined;
  /** An object as an attribute shows one that it leads to; `null` where it is gone. */
  presentObject(this: object, object: ObjectSummary | undefined): unknown;
  /** The type of an object as a choice; `null` where the object is gone. */
  presentType(this: object, object: ObjectSummary | undefined): unknown;
}

/**
 * An entry that is shown, and what is known beside its values: the answers to what its category needs, and the referents of its own links
 * and of those that a need names. What was not asked for is not here.
 */
export interface SeenEntry<Category extends ShippedCategory, Asked> extends Seeing {
  readonly entry: FactSource<ValuesOf<Category>> & WithReferents<AttributeKey<Category>>;
  readonly facts: Answers<Asked>;
}
