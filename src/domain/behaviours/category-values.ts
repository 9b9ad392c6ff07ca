import type { CategoryEntryTypes } from '../../../generated/categories.js';
import type { Kept } from '../../attributes/attribute-values.js';

/** The constant of a category that ships. */
export type ShippedCategory = keyof CategoryEntryTypes;

/** Keys of the attributes of a category, by the entries that clients read of it. */
export type AttributeKey<Category extends ShippedCategory> = Exclude<keyof CategoryEntryTypes[Category], KeyBeside<Category>> &
  string;

/** Keys of every entry. */
type KeyOfAll = keyof CategoryEntryTypes[ShippedCategory];

/** Keys of an entry that are no attributes: its id, that of its object, and its revision, which gives way to an attribute of that name. */
type KeyBeside<Category extends ShippedCategory> = 'entry_revision' extends keyof CategoryEntryTypes[Category]
  ? Exclude<KeyOfAll, 'revision'> | 'entry_revision'
  : KeyOfAll;

/** The kept values of an entry of a category: a key that the category does not have does not compile. */
export type ValuesOf<Category extends ShippedCategory> = { readonly [Key in AttributeKey<Category>]?: Kept };

/** A link of a category, as `category.attribute`. */
export type LinkName = { [Category in ShippedCategory]: `${Category}.${AttributeKey<Category>}` }[ShippedCategory];
