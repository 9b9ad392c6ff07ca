import type { Titles } from '../../../generated/types.js';
import type { RuleOfRemoval } from '../../domain/schema/rules-of-removal.js';

/** Titles of the parts of a schema. */
export const partTitles: Readonly<Record<string, Titles>> = {
  categories: { en: 'Categories', de: 'Kategorien' },
  attributes: { en: 'Attributes', de: 'Attribute' },
  object_types: { en: 'Object types', de: 'Objekttypen' },
  relation_types: { en: 'Relation types', de: 'Beziehungstypen' },
  dialogs: { en: 'Lists of choices', de: 'Auswahllisten' },
  choices: { en: 'Choices of lists', de: 'Auswahl von Listen' },
  object_type_groups: { en: 'Groups of types', de: 'Typgruppen' },
  category_rules: { en: 'Rules for categories that ship', de: 'Regeln für mitgelieferte Kategorien' },
  attribute_rules: { en: 'Rules for attributes that ship', de: 'Regeln für mitgelieferte Attribute' },
  object_type_rules: { en: 'Rules for object types that ship', de: 'Regeln für mitgelieferte Objekttypen' },
};

/** Meanings of properties, by name: one name means the same in every part. */
export const propertyTitles: Readonly<Record<string, Titles>> = {
  addedCategories: { en: 'categories that it shows, too', de: 'Kategorien, die er auch zeigt' },
  aliases: { en: 'former keys', de: 'frühere Schlüssel' },
  categories: { en: 'the categories that it shows, in their order', de: 'die Kategorien, die er zeigt, in ihrer Reihenfolge' },
  color: { en: 'its colour', de: 'seine Farbe' },
  const: { en: 'the constant that programs use', de: 'die Konstante, die Programme benutzen' },
  container: { en: 'others can stand in it', de: 'andere können darin stehen' },
  counter: { en: 'a number of its own for each new entry', de: 'eine eigene Nummer für jeden neuen Eintrag' },
  default: { en: 'the value in a new entry', de: 'der Wert in einem neuen Eintrag' },
  deprecated: { en: 'deprecated', de: 'veraltet' },
  description: { en: 'its purpose', de: 'wofür es da ist' },
  dialog: { en: 'the list of its choices', de: 'die Liste seiner Auswahl' },
  direction: {
    en: 'whether the object with the link depends on the other',
    de: 'ob das Objekt mit dem Verweis vom anderen abhängt',
  },
  failsWith: { en: 'when what depends fails, too', de: 'wann das Abhängige mit ausfällt' },
  expression: { en: 'the expression that gives its value', de: 'der Ausdruck, der seinen Wert ergibt' },
  formerTitle: { en: 'what existing clients know it by', de: 'wie bestehende Clients es kennen' },
  fields: { en: 'its columns', de: 'seine Spalten' },
  firstCategories: { en: 'categories that it shows first', de: 'Kategorien, die er zuerst zeigt' },
  format: { en: 'the form of its text', de: 'die Form seines Textes' },
  group: { en: 'its group', de: 'seine Gruppe' },
  hiddenCategories: { en: 'categories that it does not show', de: 'Kategorien, die er nicht zeigt' },
  icon: { en: 'its icon', de: 'sein Symbol' },
  internal: { en: 'hidden from people', de: 'vor Menschen ausgeblendet' },
  key: { en: 'the key that programs use', de: 'der Schlüssel, den Programme benutzen' },
  label: { en: 'the attributes that name an entry', de: 'die Attribute, die einen Eintrag benennen' },
  master: { en: 'read from the first object', de: 'vom ersten Objekt aus gelesen' },
  maxLength: { en: 'most characters', de: 'Zeichen höchstens' },
  maximum: { en: 'the largest number', de: 'die größte Zahl' },
  minLength: { en: 'least characters', de: 'Zeichen mindestens' },
  minimum: { en: 'the smallest number', de: 'die kleinste Zahl' },
  multiValue: { en: 'several entries per object', de: 'mehrere Einträge je Objekt' },
  notBefore: { en: 'the date that it does not precede', de: 'das Datum, vor dem es nicht liegt' },
  objectTypes: { en: 'its types, in their order', de: 'ihre Typen, in ihrer Reihenfolge' },
  origin: { en: 'the package that it came with', de: 'das Paket, mit dem es kam' },
  overview: { en: 'begins with an overview', de: 'beginnt mit einer Übersicht' },
  overviewCategories: { en: 'the categories of its overview', de: 'die Kategorien seiner Übersicht' },
  parent: { en: 'the category that it stands below', de: 'die Kategorie, unter der sie steht' },
  pattern: { en: 'the pattern of its text', de: 'das Muster seines Textes' },
  permittedValues: { en: 'the values that it may have', de: 'die Werte, die es haben darf' },
  rackable: { en: 'fits into a rack', de: 'passt in einen Schrank' },
  readOnly: { en: 'read only', de: 'nur lesbar' },
  required: { en: 'required', de: 'erforderlich' },
  showContent: { en: 'shows the content of its file', de: 'zeigt den Inhalt seiner Datei' },
  slave: { en: 'read from the second object', de: 'vom zweiten Objekt aus gelesen' },
  sort: { en: 'its place in menus', de: 'sein Platz in Menüs' },
  specificCategory: { en: 'the category that it alone has', de: 'die Kategorie, die nur er hat' },
  standard: { en: 'present on every type', de: 'in jedem Typ vorhanden' },
  step: { en: 'what its numbers are multiples of', de: 'wovon seine Zahlen Vielfache sind' },
  target: { en: 'what it may lead to', de: 'wohin es führen darf' },
  title: { en: 'what people call it', de: 'wie Menschen es nennen' },
  type: { en: 'the kind of its values', de: 'die Art seiner Werte' },
  unavailable: { en: 'why it has no value', de: 'warum es keinen Wert hat' },
  unique: { en: 'within what no value stands twice', de: 'worin kein Wert zweimal steht' },
  unlisted: { en: 'in no menu', de: 'in keinem Menü' },
  valueType: { en: 'the kind of its computed value', de: 'die Art seines ermittelten Wertes' },
  visible: { en: 'shown in menus', de: 'in Menüs gezeigt' },
  weighting: { en: 'its usual weighting', de: 'ihre übliche Gewichtung' },
};

const within: Titles = { en: 'every value is within it', de: 'jeder Wert liegt darin' };

/** Conditions that stored entries have to meet before a property changes. */
export const checkTitles: Readonly<Record<string, Titles>> = {
  required: { en: 'every entry has a value', de: 'jeder Eintrag hat einen Wert' },
  unique: { en: 'no value stands twice', de: 'kein Wert steht zweimal' },
  multiValue: { en: 'no object has several entries', de: 'kein Objekt hat mehrere Einträge' },
  maxLength: within,
  maximum: within,
  minLength: within,
  minimum: within,
  step: within,
  target: { en: 'every link leads to an object of these', de: 'jeder Verweis führt zu einem Objekt von diesen' },
};

/** Effects of removing a definition. */
export const removalTitles: Readonly<Record<RuleOfRemoval, Titles>> = {
  always: { en: 'at once', de: 'sofort' },
  checked: {
    en: 'once no object is of it, whatever its status',
    de: 'sobald kein Objekt mehr davon ist, gleich in welchem Status',
  },
  loss: {
    en: 'with the values of entries, whose number `accept_loss` has to name',
    de: 'mit den Werten von Einträgen, deren Zahl `accept_loss` nennen muss',
  },
};
