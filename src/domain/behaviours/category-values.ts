import type { CategoryEntryTypes } from '../../../generated/categories.js';
import type { Kept } from '../../attributes/attribute-type.js';

/** The constant of a category that ships. */
export type ShippedCategory = keyof CategoryEntryTypes;

/** Keys of the attributes of a category, by the entries that clients read of it. */
export type AttributeKey<Category extends ShippedCategory> = Exclude<keyof CategoryEntryTypes[Category], KeyOfAll> & string;

/** Keys of every entry that are no attributes: its id, and that of its object. */
type KeyOfAll = keyof CategoryEntryTypes[ShippedCategory];

/** The kept values of an entry of a category: a key that the category does not have does not compile. */
export type ValuesOf<Category extends ShippedCategory> = { readonly [Key in AttributeKey<Category>]?: Kept };

/** A link of a category, as `category.attribute`. */
export type LinkName = { [Category in ShippedCategory]: `${Category}.${AttributeKey<Category>}` }[ShippedCategory];
