/** German of errors about parameters, as the document words them, by their English, in which `{0}` stands for a value. */
export const expected = {
  '"AND" or "OR"': '"AND" oder "OR"',
  '"ASC" or "DESC"': '"ASC" oder "DESC"',
  '"C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) or "C__RECORD_STATUS__PURGE" (5)':
    '"C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) oder "C__RECORD_STATUS__PURGE" (5)',
  '"C__RECORD_STATUS__BIRTH" (1), "C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) or "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)':
    '"C__RECORD_STATUS__BIRTH" (1), "C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) oder "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)',
  '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) or -1 (all three)':
    '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4) oder -1 (alle drei)',
  '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) or "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)':
    '"C__RECORD_STATUS__NORMAL" (2), "C__RECORD_STATUS__ARCHIVED" (3), "C__RECORD_STATUS__DELETED" (4), "C__RECORD_STATUS__TEMPLATE" (6) oder "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE" (7)',
  '"id", "title", "status" or "constant"': '"id", "title", "status" oder "constant"',
  '"view", "create", "edit", "archive", "delete", "purge" or "administer"':
    '"view", "create", "edit", "archive", "delete", "purge" oder "administer"',
  '0 or 1': '0 oder 1',
  '1, 3 or 4, or C__RECORD_STATUS__BIRTH, C__RECORD_STATUS__ARCHIVED or C__RECORD_STATUS__DELETED':
    '1, 3 oder 4, oder C__RECORD_STATUS__BIRTH, C__RECORD_STATUS__ARCHIVED oder C__RECORD_STATUS__DELETED',
  'a category and the key of an attribute with a hyphen between them, such as "C__CATG__GLOBAL-title"':
    'eine Kategorie und der Schlüssel eines Attributs mit einem Bindestrich dazwischen, etwa "C__CATG__GLOBAL-title"',
  'a column such as "title", or an attribute such as "C__CATG__MODEL-serial"':
    'eine Spalte wie "title" oder ein Attribut wie "C__CATG__MODEL-serial"',
  'a constant of letters, digits and underscores, such as "C__CMDB_STATUS__LENT"':
    'eine Konstante aus Buchstaben, Ziffern und Unterstrichen, etwa "C__CMDB_STATUS__LENT"',
  'a day such as "2027-12-31", a moment such as "2027-12-31T12:00:00Z", or null for never':
    'ein Tag wie "2027-12-31", ein Zeitpunkt wie "2027-12-31T12:00:00Z", oder null für nie',
  'a day such as "2027-12-31", or a moment such as "2027-12-31T12:00:00Z"':
    'ein Tag wie "2027-12-31", oder ein Zeitpunkt wie "2027-12-31T12:00:00Z"',
  'a list of constants of categories': 'eine Liste von Konstanten von Kategorien',
  'a list of constants of object types': 'eine Liste von Konstanten von Objekttypen',
  'a list of constants or ids of groups': 'eine Liste von Konstanten oder IDs von Gruppen',
  'a list of constants or ids of object types': 'eine Liste von Konstanten oder IDs von Objekttypen',
  'a list of operations': 'eine Liste von Operationen',
  'a list of titles': 'eine Liste von Titeln',
  'a list of up to {maxItems} conditions': 'eine Liste mit höchstens {maxItems} Bedingungen',
  'a list of up to {maxItems} conditions, each an object with category and attribute':
    'eine Liste mit höchstens {maxItems} Bedingungen, jede ein Objekt mit category und attribute',
  'a list of up to {maxItems} ids': 'eine Liste mit höchstens {maxItems} IDs',
  'a list of up to {maxItems} names of what is told of an object':
    'eine Liste mit höchstens {maxItems} Namen von Angaben zu einem Objekt',
  'a list of up to {maxItems} rights, each an object with verbs':
    'eine Liste mit höchstens {maxItems} Rechten, jedes ein Objekt mit verbs',
  'a list of up to {maxItems} rights, each an object with verbs, or null for every right':
    'eine Liste mit höchstens {maxItems} Rechten, jedes ein Objekt mit verbs, oder null für alle Rechte',
  'a list of verbs, such as ["view", "edit"]': 'eine Liste von Rechten, etwa ["view", "edit"]',
  'a list of {minItems} to {maxItems} address ranges, or null for everywhere':
    'eine Liste mit {minItems} bis {maxItems} Adressbereichen, oder null für überall',
  'a list of {minItems} to {maxItems} conditions': 'eine Liste mit {minItems} bis {maxItems} Bedingungen',
  'a list of {minItems} to {maxItems} ids of deliveries': 'eine Liste mit {minItems} bis {maxItems} IDs von Zustellungen',
  'a list with the id of at least one object': 'eine Liste mit der ID mindestens eines Objekts',
  'a list, or an object': 'eine Liste oder ein Objekt',
  'a login of {minLength} to {maxLength} characters': 'ein Anmeldename mit {minLength} bis {maxLength} Zeichen',
  'a login, or the id of a person or a person group': 'ein Anmeldename, oder die ID einer Person oder Personengruppe',
  'a name of up to {maxLength} letters, digits and underscores that begins with no digit':
    'ein Name aus höchstens {maxLength} Buchstaben, Ziffern und Unterstrichen, der nicht mit einer Ziffer beginnt',
  'a text of at most {maxLength} characters of well-formed Unicode without control characters':
    'ein Text mit höchstens {maxLength} Zeichen in gültigem Unicode ohne Steuerzeichen',
  'a text of up to {maxLength} characters of well-formed Unicode without NUL':
    'ein Text mit höchstens {maxLength} Zeichen in gültigem Unicode ohne NUL',
  'a text of up to {maxLength} characters, a number, a yes or no, null, or a list of {minItems} to {maxItems} of them':
    'ein Text mit höchstens {maxLength} Zeichen, eine Zahl, ein Ja oder Nein, null, oder eine Liste mit {minItems} bis {maxItems} davon',
  'a text of up to {x-max-bytes} bytes of well-formed Unicode without NUL':
    'ein Text mit höchstens {x-max-bytes} Bytes in gültigem Unicode ohne NUL',
  'a text of {minLength} to {maxLength} characters': 'ein Text mit {minLength} bis {maxLength} Zeichen',
  'a text of {minLength} to {maxLength} characters of well-formed Unicode without NUL':
    'ein Text mit {minLength} bis {maxLength} Zeichen in gültigem Unicode ohne NUL',
  'a text of {minLength} to {maxLength} characters of well-formed Unicode without NUL that is not blank':
    'ein Text mit {minLength} bis {maxLength} Zeichen in gültigem Unicode ohne NUL, der nicht leer ist',
  'a text of {minLength} to {maxLength} characters of well-formed Unicode without control characters':
    'ein Text mit {minLength} bis {maxLength} Zeichen in gültigem Unicode ohne Steuerzeichen',
  'a text, a number, a yes or no, or a list of {minItems} to {maxItems} of them':
    'ein Text, eine Zahl, ein Ja oder Nein, oder eine Liste mit {minItems} bis {maxItems} davon',
  'a text, a number, or a yes or no': 'ein Text, eine Zahl, oder ein Ja oder Nein',
  'a unix time in seconds, a time such as "2026-11-22 09:30", or now, today, yesterday, -1 day, 2 weeks ago':
    'eine Unix-Zeit in Sekunden, eine Zeit wie "2026-11-22 09:30", oder now, today, yesterday, -1 day, 2 weeks ago',
  'an IP address such as "192.0.2.10"': 'eine IP-Adresse wie "192.0.2.10"',
  'an address range such as "10.0.0.0/8" or "2001:db8::/32"': 'ein Adressbereich wie "10.0.0.0/8" oder "2001:db8::/32"',
  'an https URL of up to {maxLength} ASCII characters, such as "https://example.org/hook"':
    'eine URL mit https und höchstens {maxLength} ASCII-Zeichen, etwa "https://example.org/hook"',
  'an integer from {minimum} to {maximum}': 'eine ganze Zahl von {minimum} bis {maximum}',
  'an integer from {minimum} to {maximum}, or the same as a text of digits':
    'eine ganze Zahl von {minimum} bis {maximum}, oder dieselbe als Text aus Ziffern',
  'an integer of at least {minimum}': 'eine ganze Zahl ab {minimum}',
  'an integer of at least {minimum}, or how many rows are passed over first and how many are read, such as "20,10"':
    'eine ganze Zahl ab {minimum}, oder wie viele Zeilen übergangen und wie viele gelesen werden, etwa "20,10"',
  'an object that maps attribute names to values': 'ein Objekt mit Werten nach den Namen der Attribute',
  'an object that maps attribute names to values, or a list of such objects':
    'ein Objekt mit Werten nach den Namen der Attribute, oder eine Liste solcher Objekte',
  'an object that maps category constants to one entry or a list of entries':
    'ein Objekt, das nach Konstanten von Kategorien einen Eintrag oder eine Liste von Einträgen enthält',
  'an object with categories by their constants': 'ein Objekt mit Kategorien nach ihren Konstanten',
  'an object with category, attribute, from and to': 'ein Objekt mit category, attribute, from und to',
  'an object with category, key, comparison and value': 'ein Objekt mit category, key, comparison und value',
  'an object with filters, such as {"type": "C__OBJTYPE__SERVER"}': 'ein Objekt mit Filtern, etwa {"type": "C__OBJTYPE__SERVER"}',
  'an object with id or email': 'ein Objekt mit id oder email',
  'an object with id, ids, email or emails': 'ein Objekt mit id, ids, email oder emails',
  'an object with id, ids, title or titles': 'ein Objekt mit id, ids, title oder titles',
  'an object with id, ids, title, titles or enabled': 'ein Objekt mit id, ids, title, titles oder enabled',
  'an object with method, params and perhaps as': 'ein Objekt mit method, params und vielleicht as',
  'an object with objectStatus': 'ein Objekt mit objectStatus',
  'an object with options by their names': 'ein Objekt mit Optionen nach ihren Namen',
  'an object with property, comparison, value and operator': 'ein Objekt mit property, comparison, value und operator',
  'an object with searchString': 'ein Objekt mit searchString',
  'an object with the parameters of the method': 'ein Objekt mit den Parametern der Methode',
  'an object with verbs, and where they are narrowed object_types and categories':
    'ein Objekt mit verbs und, wo sie eingeschränkt sind, object_types und categories',
  'seconds from {minimum} to {maximum}, or a duration such as "30m", "12h" or "7d"':
    'Sekunden von {minimum} bis {maximum}, oder eine Dauer wie "30m", "12h" oder "7d"',
  'six hexadecimal digits, such as "A2BCFA"': 'sechs hexadezimale Ziffern, etwa "A2BCFA"',
  'the constant of a CMDB status, such as "C__CMDB_STATUS__IN_OPERATION", or its id':
    'die Konstante eines CMDB-Status, etwa "C__CMDB_STATUS__IN_OPERATION", oder seine ID',
  'the constant of a category, such as "C__CATG__MODEL"': 'die Konstante einer Kategorie, etwa "C__CATG__MODEL"',
  'the constant of a group of object types, such as "C__OBJTYPE_GROUP__SOFTWARE", or its id':
    'die Konstante einer Objekttypgruppe, etwa "C__OBJTYPE_GROUP__SOFTWARE", oder ihre ID',
  'the constant of a relation type, such as "C__RELATION_TYPE__LOCATION", or its id':
    'die Konstante eines Beziehungstyps, etwa "C__RELATION_TYPE__LOCATION", oder seine ID',
  'the constant of a relation type, such as "C__RELATION_TYPE__LOCATION", or its id, or a list of them':
    'die Konstante eines Beziehungstyps, etwa "C__RELATION_TYPE__LOCATION", oder seine ID, oder eine Liste davon',
  'the constant of a source, such as "C__LOGBOOK_SOURCE__EXTERNAL", or its id':
    'die Konstante einer Quelle, etwa "C__LOGBOOK_SOURCE__EXTERNAL", oder ihre ID',
  'the constant of an alert level, such as "C__LOGBOOK__ALERT_LEVEL__1", or its id':
    'die Konstante einer Alarmstufe, etwa "C__LOGBOOK__ALERT_LEVEL__1", oder ihre ID',
  'the constant of an object type, such as "C__OBJTYPE__SERVER"': 'die Konstante eines Objekttyps, etwa "C__OBJTYPE__SERVER"',
  'the constant of an object type, such as "C__OBJTYPE__SERVER", its id, or a list of up to {maxItems} of them':
    'die Konstante eines Objekttyps, etwa "C__OBJTYPE__SERVER", seine ID, oder eine Liste mit höchstens {maxItems} davon',
  'the constant of an object type, such as "C__OBJTYPE__SERVER", or its id':
    'die Konstante eines Objekttyps, etwa "C__OBJTYPE__SERVER", oder seine ID',
  'the constant or the number of a category': 'die Konstante oder die Nummer einer Kategorie',
  'the constant or the number of a category, or a list of at least one':
    'die Konstante oder die Nummer einer Kategorie, oder eine Liste mit mindestens einer',
  'the cursor that a page of the same list answered, or "" for the first page':
    'der Cursor aus einer Seite derselben Liste, oder "" für die erste Seite',
  'the id of a choice as a number, or its constant or title as a text':
    'die ID einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text',
  'the id of a choice as a number, or its constant or title as a text of up to {maxLength} characters':
    'die ID einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text mit höchstens {maxLength} Zeichen',
  'the id of a delivery, as kataster.webhook.deliveries shows it':
    'die ID einer Zustellung, wie kataster.webhook.deliveries sie zeigt',
  'the id of a key, as kataster.key.read shows it': 'die ID eines Schlüssels, wie kataster.key.read sie zeigt',
  'the id of a webhook, as kataster.webhook.read shows it': 'die ID eines Webhooks, wie kataster.webhook.read sie zeigt',
  'the id of an object, or null for none': 'die ID eines Objekts, oder null für keines',
  'the key of an attribute, such as "manufacturer"': 'der Schlüssel eines Attributs, etwa "manufacturer"',
  'the key of an attribute, such as "manufacturer", or a list of {minItems} to {maxItems} keys':
    'der Schlüssel eines Attributs, etwa "manufacturer", oder eine Liste mit {minItems} bis {maxItems} Schlüsseln',
  'the name of a command, such as search.index': 'der Name eines Befehls, etwa search.index',
  'the number of a change set, or a time such as "2026-11-22 09:30" or "2026-11-22T09:30+01:00"':
    'die Nummer eines Änderungssatzes, oder eine Zeit wie "2026-11-22 09:30" oder "2026-11-22T09:30+01:00"',
  'the number of a change set, or a time with its offset such as 2026-11-22T09:00:00Z':
    'die Nummer eines Änderungssatzes, oder eine Zeit mit Zeitzonenabstand wie 2026-11-22T09:00:00Z',
  'the plan that a dry run returned': 'der Plan, den ein Probelauf geliefert hat',
  'the text assigned_objects_by_contact': 'der Text assigned_objects_by_contact',
  'true, the constant of a category, such as "C__CATG__MODEL", or a list of up to {maxItems} of them':
    'true, die Konstante einer Kategorie, etwa "C__CATG__MODEL", oder eine Liste mit höchstens {maxItems} davon',
} as const satisfies Readonly<Record<string, string>>;
