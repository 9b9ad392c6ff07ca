import type { AttributeDefinition, CategoryDefinition, Titles } from '../../generated/types.js';
import { typeOf } from '../attributes/attribute-types.js';
import { nameOf, namesOf } from '../attributes/names.js';

/** The languages every title of the catalogue is written in. */
export type CatalogLanguage = keyof Titles;

/** A category with what follows from its definition. */
export type Category = Readonly<CategoryDefinition> & {
  /** By the keys that values are stored under. */
  readonly attributesByKey: ReadonlyMap<string, AttributeDefinition>;
  /** By the keys that callers may use: the current one and those before. */
  readonly attributesByName: ReadonlyMap<string, AttributeDefinition>;
  /** Constant of the category whose entries this one reads and writes; mostly its own. */
  readonly storedIn: string;
  readonly hasAttributes: boolean;
  /** Keys of the attributes that name an entry; the first that is set does. Empty: what the entry links to names it. */
  readonly namedBy: readonly string[];
  titleIn(language: CatalogLanguage): string;
};

/** The category of a definition, with what follows from it worked out once. */
export function categoryOf(definition: CategoryDefinition): Category {
  const { const: constant, attributes, sameAs, title } = definition;
  return {
    ...definition,
    attributesByKey: new Map(attributes.map(attribute => [attribute.key, attribute])),
    attributesByName: new Map(attributes.flatMap(attribute => namesOf(attribute).map(name => [name, attribute]))),
    storedIn: sameAs ?? constant,
    hasAttributes: attributes.length > 0,
    namedBy: namingKeys(definition),
    titleIn: language => title[language],
  };
}

/** Keys of the label of an entry: those of the definition, else its title, else its name, else its first text. */
export function namingKeys({ label, attributes }: CategoryDefinition): readonly string[] {
  if (label) return label;
  const texts = attributes.filter(each => typeOf(each).names === 'usually');
  const naming = ['title', 'name'].flatMap(usual => texts.find(each => each.key === usual || nameOf(each) === usual) ?? []);
  return [...naming, ...texts].slice(0, 1).map(({ key }) => key);
}
