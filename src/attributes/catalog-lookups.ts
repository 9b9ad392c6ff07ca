import type { AttributeDefinition, ChoiceDefinition, ChoiceId, Titles } from '../../generated/types.js';
import type { Attribute } from './attribute-type.js';

/** A dialog list with its shipped choices, found by id or by what people write. */
export interface Dialog {
  readonly name: string;
  /** The meaning of its choices, where the name does not say enough. */
  readonly description?: Titles;
  readonly choices: readonly ChoiceDefinition[];
  readonly byId: ReadonlyMap<ChoiceId, ChoiceDefinition>;
  /** Whether its choices are units. */
  readonly isOfUnits: boolean;
  /**
   * Choices with this constant; if there are none, with this title in any language; if there are none, with this textual id; if there are none,
   * the unit that is meant.
   */
  find(text: string): readonly ChoiceDefinition[];
}

/** Lookups in a catalogue by which attribute types accept and show values. */
export interface CatalogLookups {
  dialog(name: string): Dialog | undefined;
  objectType(constant: string): { readonly title: Titles } | undefined;
  /** Constants of the object types that the attribute may lead to; `undefined` for any. */
  permittedTypes(attribute: Pick<Attribute, 'type' | 'target'>): readonly string[] | undefined;
  category(constant: string): LinkedCategory | undefined;
}

/** Members of a category that decide whether a link may lead to its entries. */
interface LinkedCategory {
  /** Constant of the category whose entries this one reads and writes. */
  readonly storedIn: string;
  /** Another category whose entries these count as, too. */
  readonly countsAs?: { readonly category: string };
  readonly attributesByKey: ReadonlyMap<string, AttributeDefinition>;
}
