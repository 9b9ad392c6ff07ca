import type { SchemaUse } from '../../../../generated/types.js';
import type { Counted, Text } from '../../texts/language.js';

/** Texts of the editor of the schema. */
export const editorWords = {
  en: { en: 'English', de: 'Englisch' },
  de: { en: 'German', de: 'Deutsch' },
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  constant: { en: 'Constant', de: 'Konstante' },
  key: { en: 'Key', de: 'Schlüssel' },
  name: { en: 'Name', de: 'Name' },
  nameHint: {
    en: 'By this name programs know it; made from the title unless you type another.',
    de: 'Unter diesem Namen kennen es Programme; aus dem Titel gebildet, wenn Sie keinen anderen eingeben.',
  },
  keyHint: {
    en: 'By this name programs know it. Another one renames it: the present one still works.',
    de: 'Unter diesem Namen kennen es Programme. Ein anderer benennt es um: Der jetzige gilt weiter.',
  },
  aliases: { en: 'Former keys', de: 'Frühere Schlüssel' },
  aliasesHint: {
    en: 'Programs may still use them. One that is taken away never means anything again.',
    de: 'Programme dürfen sie weiter benutzen. Einer, der wegfällt, bedeutet nie wieder etwas.',
  },
  kind: { en: 'Kind', de: 'Art' },
  list: { en: 'List of choices', de: 'Auswahlliste' },
  listHint: {
    en: 'Empty: a new list, whose choices you write below.',
    de: 'Leer: eine neue Liste, deren Einträge Sie darunter schreiben.',
  },
  newList: { en: 'new list {name}', de: 'neue Liste {name}' },
  choices: { en: 'Choices', de: 'Auswahl' },
  choiceNumber: { en: 'Choice {number}, {language}', de: 'Auswahl {number}, {language}' },
  newChoice: { en: 'Add a choice', de: 'Auswahl hinzufügen' },
  removeChoice: { en: 'Remove choice {number}', de: 'Auswahl {number} entfernen' },
  removeChoiceHint: {
    en: 'A choice that entries hold stays: the service says how many do.',
    de: 'Eine Auswahl, die Einträge haben, bleibt: Der Dienst sagt, wie viele es sind.',
  },
  statuses: { en: 'CMDB statuses', de: 'CMDB-Status' },
  linkTypes: { en: 'Leads to objects of', de: 'Führt zu Objekten vom Typ' },
  linkCategory: { en: 'Leads to entries of', de: 'Führt zu Einträgen von' },
  fields: { en: 'Fields of a row', de: 'Felder einer Zeile' },
  fieldNumber: { en: 'Key of field {number}', de: 'Schlüssel von Feld {number}' },
  kindOfField: { en: 'Kind of field {number}', de: 'Art von Feld {number}' },
  newField: { en: 'Add a field', de: 'Feld hinzufügen' },
  removeField: { en: 'Remove field {number}', de: 'Feld {number} entfernen' },
  expression: { en: 'Expression', de: 'Ausdruck' },
  expressionHint: {
    en: 'Keys of attributes of this category, numbers and texts in quotes, such as amount * price.',
    de: 'Schlüssel von Attributen dieser Kategorie, Zahlen und Texte in Anführungszeichen, etwa amount * price.',
  },
  valueType: { en: 'Gives', de: 'Ergibt' },
  required: { en: 'Required', de: 'Erforderlich' },
  readOnly: { en: 'Read only', de: 'Nur lesbar' },
  measure: { en: 'Measures', de: 'Misst' },
  unit: { en: 'Unit', de: 'Einheit' },
  unitHint: {
    en: 'The choice in this category that says the unit.',
    de: 'Die Auswahl in dieser Kategorie, die die Einheit nennt.',
  },
  minimum: { en: 'At least', de: 'Mindestens' },
  maximum: { en: 'At most', de: 'Höchstens' },
  step: { en: 'In steps of', de: 'In Schritten von' },
  format: { en: 'Form of the text', de: 'Form des Textes' },
  pattern: { en: 'Pattern', de: 'Muster' },
  patternHint: {
    en: 'A regular expression that the whole text has to match, such as SRV-[0-9]{4}.',
    de: 'Ein regulärer Ausdruck, dem der ganze Text entsprechen muss, etwa SRV-[0-9]{4}.',
  },
  usedBy: { en: 'Used by', de: 'Verwendet von' },
  moreUses: {
    one: { en: 'and one more', de: 'und einem weiteren' },
    other: { en: 'and {count} more', de: 'und {count} weiteren' },
  },
  permittedValues: { en: 'Permitted values', de: 'Erlaubte Werte' },
  permittedValuesHint: {
    en: 'One in each line; others are refused.',
    de: 'Einer je Zeile; andere werden abgelehnt.',
  },
  unique: { en: 'Unique', de: 'Eindeutig' },
  uniqueHint: {
    en: 'No two entries have the same value; capitals do not count.',
    de: 'Keine zwei Einträge haben denselben Wert; Großschreibung zählt nicht.',
  },
  counter: { en: 'Counter', de: 'Zähler' },
  counterHint: {
    en: 'A new entry without a value gets the next number in the place of the brackets, such as TANK-[####].',
    de: 'Ein neuer Eintrag ohne Wert bekommt die nächste Nummer an der Stelle der Klammern, etwa TANK-[####].',
  },
  internal: { en: 'Hidden', de: 'Ausgeblendet' },
  deprecated: { en: 'Deprecated', de: 'Veraltet' },
  deprecatedHint: {
    en: 'Works on; forms show it only where an entry has a value.',
    de: 'Gilt weiter; Formulare zeigen es nur, wo ein Eintrag einen Wert hat.',
  },
  minLength: { en: 'Least characters', de: 'Mindestens Zeichen' },
  maxLength: { en: 'Most characters', de: 'Höchstens Zeichen' },
  notBefore: { en: 'Not before', de: 'Nicht vor' },
  default: { en: 'In a new entry', de: 'In einem neuen Eintrag' },
  exclusive: { en: 'In one entry of an object at most', de: 'In höchstens einem Eintrag eines Objekts' },
  several: { en: 'Several entries per object', de: 'Mehrere Einträge je Objekt' },
  shows: { en: 'Shows the categories', de: 'Zeigt die Kategorien' },
  addCategory: { en: 'Add a category', de: 'Kategorie hinzufügen' },
  usual: { en: 'Usually filled in: open on the page of an object', de: 'Üblich: auf der Seite eines Objekts offen' },
  parent: { en: 'Stands below', de: 'Steht unter' },
  parentHint: {
    en: 'The category below which menus show it.',
    de: 'Die Kategorie, unter der Menüs sie zeigen.',
  },
  visible: { en: 'Shown in menus', de: 'In Menüs gezeigt' },
  weighting: { en: 'Usual weighting', de: 'Übliche Gewichtung' },
  shownBy: { en: 'Shown by object types', de: 'Gezeigt von Objekttypen' },
  firstCategories: { en: 'Shows first', de: 'Zeigt zuerst' },
  firstHint: { en: 'In this order; the others follow.', de: 'In dieser Reihenfolge; die anderen folgen.' },
  addedCategories: { en: 'Shows, too', de: 'Zeigt auch' },
  hiddenCategories: { en: 'Does not show', de: 'Zeigt nicht' },
  hiddenHint: { en: 'What is stored in them stays.', de: 'Was darin gespeichert ist, bleibt.' },
  group: { en: 'Group', de: 'Gruppe' },
  icon: { en: 'Icon', de: 'Symbol' },
  iconHint: {
    en: 'The name of a Bootstrap icon, such as droplet or building.',
    de: 'Der Name eines Bootstrap-Symbols, etwa droplet oder building.',
  },
  color: { en: 'Colour', de: 'Farbe' },
  container: { en: 'Other objects can stand in it', de: 'Andere Objekte können darin stehen' },
  rackable: { en: 'Fits into a rack', de: 'Passt in einen Schrank' },
  master: { en: 'Read from the first object', de: 'Vom ersten Objekt aus gelesen' },
  slave: { en: 'Read from the second object', de: 'Vom zweiten Objekt aus gelesen' },
  failsWith: { en: 'What depends fails', de: 'Das Abhängige fällt aus' },
  sort: { en: 'Place in menus', de: 'Platz in Menüs' },

  items: { en: 'Attributes', de: 'Attribute' },
  newAttribute: { en: 'Add an attribute', de: 'Attribut hinzufügen' },
  settings: { en: 'Settings of {title}', de: 'Einstellungen von {title}' },
  untitled: { en: 'without a title', de: 'ohne Titel' },
  moveUp: { en: 'Move {title} up', de: '{title} nach oben' },
  moveDown: { en: 'Move {title} down', de: '{title} nach unten' },
  removed: { en: 'is removed', de: 'wird entfernt' },
  hasFault: { en: 'has a fault', de: 'hat einen Fehler' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeTitled: { en: 'Remove {title}', de: '{title} entfernen' },
  gone: { en: '{title} is removed.', de: '{title} ist entfernt.' },
  restore: { en: 'Do not remove', de: 'Doch nicht entfernen' },
  preview: { en: 'The form as it will be', de: 'Das Formular, wie es wird' },
  previewHint: {
    en: 'Try it out: nothing of this is saved.',
    de: 'Zum Ausprobieren: nichts davon wird gespeichert.',
  },
  noAttributes: { en: 'No attributes yet.', de: 'Noch keine Attribute.' },

  plan: { en: 'What this does', de: 'Was das bewirkt' },
  planUntitled: { en: 'Give it a title first.', de: 'Geben Sie zuerst einen Titel ein.' },
  planUnchanged: { en: 'Nothing is changed yet.', de: 'Noch nichts ist geändert.' },
  planLoading: { en: 'The service works it out …', de: 'Der Dienst ermittelt es …' },
  planFaults: {
    one: { en: 'One fault stands in the way.', de: 'Ein Fehler steht im Weg.' },
    other: { en: '{number} faults stand in the way.', de: '{number} Fehler stehen im Weg.' },
  } satisfies Counted,
  planSteps: {
    one: { en: 'One change:', de: 'Eine Änderung:' },
    other: { en: '{number} changes:', de: '{number} Änderungen:' },
  } satisfies Counted,
  orderOfAttributes: { en: 'order of attributes', de: 'Reihenfolge der Attribute' },
  orderOfChoices: { en: 'order of choices', de: 'Reihenfolge der Auswahlen' },
  loses: {
    one: { en: 'One entry loses its value.', de: 'Ein Eintrag verliert seinen Wert.' },
    other: { en: '{number} entries lose their values.', de: '{number} Einträge verlieren ihre Werte.' },
  } satisfies Counted,
  fills: {
    one: { en: 'One entry without a value gets the default.', de: 'Ein Eintrag ohne Wert bekommt den Standardwert.' },
    other: {
      en: '{number} entries without a value get the default.',
      de: '{number} Einträge ohne Wert bekommen den Standardwert.',
    },
  } satisfies Counted,
  withoutValue: { en: 'Entries without a value', de: 'Einträge ohne Wert' },
  notTaken: { en: 'Values that are not taken', de: 'Werte, die nicht angenommen werden' },
  lossHint: {
    en: 'Undoing the change brings them back.',
    de: 'Wird die Änderung rückgängig gemacht, sind sie wieder da.',
  },
  fillHint: {
    en: 'Undoing the change takes it away again.',
    de: 'Wird die Änderung rückgängig gemacht, entfällt er wieder.',
  },
  apply: { en: 'Apply', de: 'Anwenden' },
  applyLosing: {
    one: { en: 'Apply and lose one value', de: 'Anwenden und einen Wert verlieren' },
    other: { en: 'Apply and lose {number} values', de: 'Anwenden und {number} Werte verlieren' },
  } satisfies Counted,
  applyFilling: {
    one: { en: 'Apply and fill in one value', de: 'Anwenden und einen Wert eintragen' },
    other: { en: 'Apply and fill in {number} values', de: 'Anwenden und {number} Werte eintragen' },
  } satisfies Counted,
  packages: { en: 'Packages that ship', de: 'Mitgelieferte Pakete' },
  packageOfVersion: { en: 'Package {title}, version {version}', de: 'Paket {title}, Version {version}' },
  packageIsThere: { en: 'All of it is there.', de: 'Alles davon ist da.' },
  reason: { en: 'Why (optional)', de: 'Warum (optional)' },
  applied: { en: 'The schema has version {version} now.', de: 'Das Schema hat jetzt Version {version}.' },
  touched: {
    one: { en: 'one entry has a value', de: 'ein Eintrag hat einen Wert' },
    other: { en: '{number} entries have a value', de: '{number} Einträge haben einen Wert' },
  } satisfies Counted,

  filled: {
    one: { en: 'one entry gets the default', de: 'ein Eintrag bekommt den Standardwert' },
    other: { en: '{number} entries get the default', de: '{number} Einträge bekommen den Standardwert' },
  } satisfies Counted,

  conflict: {
    en: 'Somebody else changed the schema meanwhile: version {version}.',
    de: 'Jemand anders hat das Schema inzwischen geändert: Version {version}.',
  },
  conflictBy: { en: 'Last change by {who}', de: 'Letzte Änderung von {who}' },
  goOn: { en: 'Go on with both changes', de: 'Mit beiden Änderungen weitermachen' },
  theirs: { en: 'Discard mine', de: 'Meine verwerfen' },

  rule: { en: 'Rule', de: 'Regel' },
  ruleOf: { en: 'Rule for {title}', de: 'Regel für {title}' },
  ruleHint: {
    en: 'Beyond what ships, entries have to follow this in your installation, whichever way they are sent.',
    de: 'Über das Mitgelieferte hinaus müssen Einträge in Ihrer Installation dem folgen, auf welchem Weg sie auch kommen.',
  },
  own: { en: 'Your own additions', de: 'Eigene Ergänzungen' },
  ownNone: {
    en: 'Nothing yet: what ships with kataster is listed below.',
    de: 'Noch keine: was mit kataster kommt, steht darunter.',
  },
  noDefinition: { en: 'The schema has no {name}.', de: 'Das Schema hat kein {name}.' },
} as const satisfies Readonly<Record<string, Text | Counted>>;

/** Names of the parts of a schema, one and several of them, and what makes a new one. */
export const partWords = {
  categories: {
    one: { en: 'Category', de: 'Kategorie' },
    several: { en: 'Categories', de: 'Kategorien' },
    fresh: { en: 'New category', de: 'Neue Kategorie' },
  },
  object_types: {
    one: { en: 'Object type', de: 'Objekttyp' },
    several: { en: 'Object types', de: 'Objekttypen' },
    fresh: { en: 'New type', de: 'Neuer Typ' },
  },
  relation_types: {
    one: { en: 'Relation type', de: 'Beziehungstyp' },
    several: { en: 'Relation types', de: 'Beziehungstypen' },
    fresh: { en: 'New relation type', de: 'Neuer Beziehungstyp' },
  },
  dialogs: {
    one: { en: 'List of choices', de: 'Auswahlliste' },
    several: { en: 'Lists of choices', de: 'Auswahllisten' },
    fresh: { en: 'New list', de: 'Neue Liste' },
  },
  object_type_groups: {
    one: { en: 'Group of types', de: 'Typgruppe' },
    several: { en: 'Groups of types', de: 'Typgruppen' },
    fresh: { en: 'New group', de: 'Neue Gruppe' },
  },
  category_rules: {
    one: { en: 'Rule for a category', de: 'Regel für eine Kategorie' },
    several: { en: 'Rules for categories that ship', de: 'Regeln für mitgelieferte Kategorien' },
    fresh: { en: 'New rule', de: 'Neue Regel' },
  },
  attribute_rules: {
    one: { en: 'Rule', de: 'Regel' },
    several: { en: 'Rules for attributes that ship', de: 'Regeln für mitgelieferte Attribute' },
    fresh: { en: 'New rule', de: 'Neue Regel' },
  },
  object_type_rules: {
    one: { en: 'Rule for a type', de: 'Regel für einen Typ' },
    several: { en: 'Rules for object types that ship', de: 'Regeln für mitgelieferte Objekttypen' },
    fresh: { en: 'New rule', de: 'Neue Regel' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'one' | 'several' | 'fresh', Text>>>>;

/** Sentences of a plan: of each change of a part, attributes and choices included. */
export const changeWords = {
  added: { en: '{kind} {title} is added', de: '{kind} {title} wird angelegt' },
  changed: { en: '{kind} {title}: {members}', de: '{kind} {title}: {members}' },
  removed: { en: '{kind} {title} is removed', de: '{kind} {title} wird entfernt' },
} as const satisfies Readonly<Record<string, Text>>;

/** The kinds of parts of definitions in a plan. */
export const itemWords = {
  attributes: { en: 'Attribute', de: 'Attribut' },
  choices: { en: 'Choice', de: 'Auswahl' },
} as const satisfies Readonly<Record<string, Text>>;

/** The word for a definition, an attribute or a choice. */
export function wordOf(part: keyof typeof partWords | keyof typeof itemWords): Text {
  return part === 'attributes' || part === 'choices' ? itemWords[part] : partWords[part].one;
}

/** Records that name something of the schema, by their kind. */
export const useWords: Readonly<Record<SchemaUse['kind'], Text>> = {
  report: { en: 'used by the report {title}', de: 'verwendet vom Bericht {title}' },
  webhook: { en: 'used by the webhook {title}', de: 'verwendet vom Webhook {title}' },
  import_profile: { en: 'used by the import profile {title}', de: 'verwendet vom Importprofil {title}' },
  key: { en: 'used by the rights of the key {title}', de: 'verwendet von den Rechten des Schlüssels {title}' },
  grantee: { en: 'used by the rights of {title}', de: 'verwendet von den Rechten von {title}' },
  definition: { en: 'used by {title} of the schema', de: 'verwendet von {title} im Schema' },
};
