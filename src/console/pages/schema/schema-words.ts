import type { Text } from '../../texts/language.js';

/** Texts of the schema. */
export const schemaWords = {
  noType: { en: 'There is no object type {name}.', de: 'Es gibt keinen Objekttyp {name}.' },
  types: { en: 'Object types', de: 'Objekttypen' },
  categories: { en: 'Categories', de: 'Kategorien' },
  attributes: { en: 'Attributes', de: 'Attribute' },
  constant: { en: 'Constant', de: 'Konstante' },
  key: { en: 'Key', de: 'Schlüssel' },
  group: { en: 'Group', de: 'Gruppe' },
  several: { en: 'several entries', de: 'mehrere Einträge' },
  required: { en: 'required', de: 'erforderlich' },
  readOnly: { en: 'read only', de: 'nur lesbar' },
  deprecated: { en: 'deprecated', de: 'veraltet' },
  hidden: { en: 'hidden', de: 'ausgeblendet' },
  choices: { en: 'Choices', de: 'Auswahl' },
  find: { en: 'Filter', de: 'Filtern' },
  marks: { en: 'Marks', de: 'Merkmale' },
} as const satisfies Readonly<Record<string, Text>>;
