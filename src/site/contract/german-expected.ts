import type { Titles } from '../../../generated/types.js';

/** German for the `x-expected` texts of the document; a text without a line stays English. */
export const german: Readonly<Record<string, string>> = {
  'the key of an attribute, such as "manufacturer"': 'der Schlüssel eines Attributs, etwa "manufacturer"',
  '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) or -1 (all three)':
    '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) oder -1 (alle drei)',
  '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) or "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)':
    '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) oder "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)',
  '"C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) or "C__RECORD_STATUS__PURGE" (5)':
    '"C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) oder "C__RECORD_STATUS__PURGE" (5)',
  'an object that maps attribute names to values, or a list of such objects':
    'ein JSON-Objekt, das Attributen Werte zuordnet, oder eine Liste davon',
  '"C__RECORD_STATUS__BIRTH" (1), "C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) or "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)':
    '"C__RECORD_STATUS__BIRTH" (1), "C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) oder "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)',
  'a text, a number, or a yes or no': 'ein Text, eine Zahl oder ein Ja oder Nein',
  'a text, a number, a yes or no, or a list of 1 to 100 of them':
    'ein Text, eine Zahl, ein Ja oder Nein, oder eine Liste von 1 bis 100 davon',
  'an object with category, key, comparison and value': 'ein JSON-Objekt mit category, key, comparison und value',
  'a list of up to 10000 ids': 'eine Liste von höchstens 10000 Nummern',
  'the constant of an object type, such as "C__OBJTYPE__SERVER", its id, or a list of up to 1000 of them':
    'die Konstante eines Objekttyps, etwa "C__OBJTYPE__SERVER", seine Nummer, oder eine Liste von höchstens 1000 davon',
  'a list of up to 20 conditions': 'eine Liste von höchstens 20 Bedingungen',
  'a list of up to 100 names of what is told of an object':
    'eine Liste von höchstens 100 Namen dessen, was von einem Objekt zu sagen ist',
  'true, the constant of a category, such as "C__CATG__MODEL", or a list of up to 1000 of them':
    'true, die Konstante einer Kategorie, etwa "C__CATG__MODEL", oder eine Liste von höchstens 1000 davon',
  'the constant or the number of a category': 'die Konstante oder die Nummer einer Kategorie',
  '"AND" or "OR"': '"AND" oder "OR"',
  '"ASC" or "DESC"': '"ASC" oder "DESC"',
  '"id", "title", "status" or "constant"': '"id", "title", "status" oder "constant"',
  '0 or 1': '0 oder 1',
  'a category and the key of an attribute with a hyphen between them, such as "C__CATG__GLOBAL-title"':
    'eine Kategorie und der Schlüssel eines Attributs mit einem Bindestrich dazwischen, etwa "C__CATG__GLOBAL-title"',
  'a constant of letters, digits and underscores, such as "C__CMDB_STATUS__LENT"':
    'eine Konstante aus Buchstaben, Ziffern und Unterstrichen, etwa "C__CMDB_STATUS__LENT"',
  'a list of 1 to 20 conditions': 'eine Liste von 1 bis 20 Bedingungen',
  'a list of constants or ids of groups': 'eine Liste von Konstanten oder Nummern von Gruppen',
  'a list of constants or ids of object types': 'eine Liste von Konstanten oder Nummern von Objekttypen',
  'a list of titles': 'eine Liste von Titeln',
  'a list with the id of at least one object': 'eine Liste mit der Nummer wenigstens eines Objekts',
  'a text of 1 to 1024 characters': 'ein Text von 1 bis 1024 Zeichen',
  'a text of 1 to 1024 characters of well-formed Unicode without NUL that is not blank':
    'ein Text von 1 bis 1024 Zeichen in gültigem Unicode ohne NUL, der nicht leer ist',
  'a text of 1 to 255 characters of well-formed Unicode without NUL':
    'ein Text von 1 bis 255 Zeichen in gültigem Unicode ohne NUL',
  'a text of up to 65535 bytes of well-formed Unicode without NUL':
    'ein Text von höchstens 65535 Bytes in gültigem Unicode ohne NUL',
  'an integer from 1 to 100': 'eine ganze Zahl von 1 bis 100',
  'an integer from 1 to 9007199254740991, or the same as a text of digits':
    'eine ganze Zahl von 1 bis 9007199254740991, oder dasselbe als Text aus Ziffern',
  'an integer of at least 0': 'eine ganze Zahl ab 0',
  'an integer of at least 1': 'eine ganze Zahl ab 1',
  'an integer of at least 1, or how many rows are passed over first and how many are read, such as "20,10"':
    'eine ganze Zahl ab 1, oder wie viele Zeilen zuerst übergangen und wie viele gelesen werden, etwa "20,10"',
  'an object that maps attribute names to values': 'ein JSON-Objekt, das Attributen Werte zuordnet',
  'an object that maps category constants to one entry or a list of entries':
    'ein JSON-Objekt, das Konstanten von Kategorien einen Eintrag oder eine Liste von Einträgen zuordnet',
  'an object with filters, such as {"type": "C__OBJTYPE__SERVER"}':
    'ein JSON-Objekt mit Filtern, etwa {"type": "C__OBJTYPE__SERVER"}',
  'an object with id, ids, title or titles': 'ein JSON-Objekt mit id, ids, title oder titles',
  'an object with id, ids, title, titles or enabled': 'ein JSON-Objekt mit id, ids, title, titles oder enabled',
  'an object with property, comparison, value and operator': 'ein JSON-Objekt mit property, comparison, value und operator',
  'six hexadecimal digits, such as "A2BCFA"': 'sechs hexadezimale Ziffern, etwa "A2BCFA"',
  'the constant of a CMDB status, such as "C__CMDB_STATUS__IN_OPERATION", or its id':
    'die Konstante eines CMDB-Status, etwa "C__CMDB_STATUS__IN_OPERATION", oder seine Nummer',
  'the constant of a category, such as "C__CATG__MODEL"': 'die Konstante einer Kategorie, etwa "C__CATG__MODEL"',
  'the constant of a group of object types, such as "C__OBJTYPE_GROUP__SOFTWARE", or its id':
    'die Konstante einer Gruppe von Objekttypen, etwa "C__OBJTYPE_GROUP__SOFTWARE", oder ihre Nummer',
  'the constant of a relation type, such as "C__RELATION_TYPE__LOCATION", or its id':
    'die Konstante eines Beziehungstyps, etwa "C__RELATION_TYPE__LOCATION", oder seine Nummer',
  'the constant of an object type, such as "C__OBJTYPE__SERVER", or its id':
    'die Konstante eines Objekttyps, etwa "C__OBJTYPE__SERVER", oder seine Nummer',
  'the constant or the number of a category, or a list of at least one':
    'die Konstante oder die Nummer einer Kategorie, oder eine Liste von wenigstens einer',
  'the cursor that a page of the same list answered, or "" for the first page':
    'der Cursor, den eine Seite derselben Liste geantwortet hat, oder "" für die erste Seite',
  'the id of a choice as a number, or its constant or title as a text':
    'die Nummer einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text',
  'the id of a choice as a number, or its constant or title as a text of up to 255 characters':
    'die Nummer einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text von höchstens 255 Zeichen',
  'the key of an attribute, such as "manufacturer", or a list of 1 to 100 keys':
    'der Schlüssel eines Attributs, etwa "manufacturer", oder eine Liste von 1 bis 100 Schlüsseln',
};

/** An expectation in both languages; in English alone where there is no translation. */
export function expectedTitle(expected: string): Titles {
  return { en: expected, de: german[expected] ?? expected };
}
