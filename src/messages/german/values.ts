/** German of errors about values of attributes, by their English, in which `{0}` stands for a value. */
export const values = {
  '{0} is the title of several choices; expected one of their ids: {1}': '{0} heißen mehrere; erwartet wird eine ihrer IDs: {1}',
  'with id {0}': 'mit der ID {0}',
  'there is no choice {0}; {1}': 'die Auswahl {0} gibt es nicht; {1}',
  'expected one of {0}': 'erwartet wird eines von {0}',
  'this list has no choices': 'diese Liste hat keine Auswahl',
  '{0}, or another title as a text': '{0}, oder ein anderer Titel als Text',
  'expected a title as a text': 'erwartet wird ein Titel als Text',
  '{0}, which makes a new choice': '{0}; daraus wird eine neue Auswahl',
  'expected the id of a choice as a number, or its constant or title as a text, not {0}':
    'erwartet wird die ID einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text, nicht {0}',
  'choice {0} does not belong to the {1} of this entry': 'die Auswahl {0} gehört nicht zu {1} dieses Eintrags',
  'expected at most {0} characters in the title of a choice': 'erwartet werden höchstens {0} Zeichen im Titel einer Auswahl',
  'expected {0}, not {1}': 'erwartet wird {0}, nicht {1}',
  'an empty list': 'eine leere Liste',
  'a list of {0}': 'eine Liste mit {0} Elementen',
  'a text': 'ein Text',
  'a number': 'eine Zahl',
  'an integer beyond 9007199254740991': 'eine ganze Zahl über 9007199254740991',
  'a boolean': 'ein Wahrheitswert',
  'an object': 'ein Objekt',
  '{0} or {1} more': '{0} oder {1} weitere',
  'expected a list of {0}, not {1}': 'erwartet wird eine Liste ({0}), nicht {1}',
  'expected at most {0} elements, not {1}': 'erwartet werden höchstens {0} Elemente, nicht {1}',
  'object {0} does not exist': 'das Objekt {0} gibt es nicht',
  'object {0} is of type {1}; expected an object of type {2}':
    'das Objekt {0} hat den Typ {1}; erwartet wird ein Objekt vom Typ {2}',
  'an entry': 'ein Eintrag',
  'entry {0} does not exist': 'den Eintrag {0} gibt es nicht',
  'entry {0} is of category {1}; expected an entry of {2}':
    'der Eintrag {0} gehört zur Kategorie {1}; erwartet wird ein Eintrag von {2}',
  'expected one id, not a list of {0}': 'erwartet wird eine ID, nicht eine Liste mit {0} Elementen',
  'expected the id of {0}, an integer from 1 to 9007199254740991, not {1}':
    'erwartet wird als ID ({0}) eine ganze Zahl von 1 bis 9007199254740991, nicht {1}',
  'expected a number or a numeric text, not {0}': 'erwartet wird eine Zahl oder ein Text aus Ziffern, nicht {0}',
  'expected a number from -9007199254740991 to 9007199254740991, not {0}':
    'erwartet wird eine Zahl von -9007199254740991 bis 9007199254740991, nicht {0}',
  "is before '{0}'; expected {1} or later, not {2}": "liegt vor '{0}'; erwartet wird {1} oder später, nicht {2}",
  "is after '{0}'; expected {1} or earlier, not {2}": "liegt nach '{0}'; erwartet wird {1} oder früher, nicht {2}",
  'is required: {0}': 'fehlt: {0}',
  'is required and cannot be cleared: {0}': 'ist erforderlich und lässt sich nicht leeren: {0}',
  'ids and titles': 'IDs und Titel',
  'expected a text, not {0}': 'erwartet wird ein Text, nicht {0}',
  'expected well-formed Unicode without NUL': 'erwartet wird gültiges Unicode ohne NUL',
  'expected at most {0} characters, not {1}': 'erwartet werden höchstens {0} Zeichen, nicht {1}',
  'expected at least {0} characters, not {1}': 'erwartet werden mindestens {0} Zeichen, nicht {1}',
  'expected at most {0} characters in a title': 'erwartet werden höchstens {0} Zeichen in einem Titel',
  '{0} in {1} of this object': '{0} in {1} dieses Objekts',
  'there is no entry {0}; expected the id of an entry, or what names one':
    'den Eintrag {0} gibt es nicht; erwartet wird die ID eines Eintrags oder sein Name',
  'expected 0, 1, true, false, "yes", "no", "ja" or "nein", not {0}':
    'erwartet wird 0, 1, true, false, "yes", "no", "ja" oder "nein", nicht {0}',
  'this attribute is worked out on reading and cannot be saved':
    'dieses Attribut wird beim Lesen ermittelt und lässt sich nicht speichern',
  'a day, such as 2027-12-31': 'ein Tag, etwa 2027-12-31',
  'a day that exists, written Y-m-d, such as 2026-02-28': 'ein Tag, den es gibt, in der Form Y-m-d, etwa 2026-02-28',
  'a moment, such as 2027-12-31 13:45:00': 'ein Zeitpunkt, etwa 2027-12-31 13:45:00',
  'a moment that exists, such as 2026-02-28T13:45:00+01:00': 'ein Zeitpunkt, den es gibt, etwa 2026-02-28T13:45:00+01:00',
  'a moment that exists, written Y-m-d H:i:s, such as 2026-02-28 13:45:00':
    'ein Zeitpunkt, den es gibt, in der Form Y-m-d H:i:s, etwa 2026-02-28 13:45:00',
  'expected an integer from -9007199254740991 to 9007199254740991, not {0}':
    'erwartet wird eine ganze Zahl von -9007199254740991 bis 9007199254740991, nicht {0}',
  'an amount with at most two decimals, such as 1234.50': 'ein Betrag mit höchstens zwei Nachkommastellen, etwa 1234.50',
  'expected an amount with {0}, not {1}': 'erwartet wird ein Betrag mit {0}, nicht {1}',
  'at most {0} digits before the decimals': 'höchstens {0} Stellen vor dem Komma',
  'at most two decimals, such as 1234.50': 'höchstens zwei Nachkommastellen, etwa 1234.50',
  'the password of a user can be saved by a call of its own':
    'das Passwort eines Benutzers lässt sich nur in einem eigenen Aufruf speichern',
  'is not the same text as {0}': 'ist nicht derselbe Text wie {0}',
  'a relation': 'eine Beziehung',
  'relation {0} does not exist; cmdb.objects_by_relation.read returns their ids':
    'die Beziehung {0} gibt es nicht; cmdb.objects_by_relation.read liefert ihre IDs',
  'record {0}: expected an object, not {1}': 'Zeile {0}: erwartet wird ein Objekt, nicht {1}',
  'record {0}: there is no field {1}; {2}': 'Zeile {0}: das Feld {1} gibt es nicht; {2}',
  'record {0}: {1}': 'Zeile {0}: {1}',
  'expected {0}': 'erwartet wird {0}',
  'expected at most {0} bytes of UTF-8, not {1}': 'erwartet werden höchstens {0} Bytes in UTF-8, nicht {1}',
  'a time, such as 08:30': 'eine Uhrzeit, etwa 08:30',
  'a time written HH:MM, such as 08:30': 'eine Uhrzeit in der Form HH:MM, etwa 08:30',
  'two times of one day, such as 08:00-17:30': 'zwei Uhrzeiten eines Tages, etwa 08:00-17:30',
  'two times of one day written HH:MM-HH:MM, such as 08:00-17:30':
    'zwei Uhrzeiten eines Tages in der Form HH:MM-HH:MM, etwa 08:00-17:30',
  'another text': 'ein anderer Text',
  'expected the content of a file as base64 (RFC 4648, padded, without line breaks), not {0}':
    'erwartet wird der Inhalt einer Datei in Base64 (RFC 4648, aufgefüllt, ohne Zeilenumbrüche), nicht {0}',
} as const satisfies Readonly<Record<string, string>>;
