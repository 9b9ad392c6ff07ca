/** German of errors about lists, searches and reports, by their English, in which `{0}` stands for a value. */
export const lists = {
  'expected a connector or port of the object': 'erwartet wird ein Anschluss oder Port des Objekts',
  'objects are followed to a depth of {0}': 'Objekte werden bis zur Tiefe {0} verfolgt',
  'at most {0} objects are returned': 'es kommen höchstens {0} Objekte',
  'expected relation types that connect fewer objects': 'erwartet werden Beziehungstypen, die weniger Objekte verbinden',
  'read less at a time: a limit with an offset or a cursor, fewer categories, fewer fields, or no content of files':
    'lesen Sie weniger auf einmal: ein limit mit offset oder cursor, weniger Kategorien, weniger Felder oder keine Dateiinhalte',
  'an answer holds at most {0} characters': 'eine Antwort hat höchstens {0} Zeichen',
  'expected at most {0} characters; {1}': 'erwartet werden höchstens {0} Zeichen; {1}',
  'more than {0} {1} were found, which is what a page holds': 'gefunden wurden mehr als {0} {1}; so viele fasst eine Seite',
  'a page holds at most {0} entries': 'eine Seite fasst höchstens {0} Einträge',
  'expected at most {0}': 'erwartet werden höchstens {0}',
  "{0}: '{1}' is worked out on reading and cannot be compared":
    "{0}: '{1}' wird beim Lesen ermittelt und lässt sich nicht vergleichen",
  'value: {0} takes none; leave it out': 'value: {0} hat keinen Wert; lassen Sie ihn weg',
  'value: is required by this comparison': 'value: dieser Vergleich braucht einen Wert',
  '; what is not set is found by the comparison "unset"': '; was nicht gesetzt ist, findet der Vergleich "unset"',
  'value: expected a list of 1 to {0} values, not {1}': 'value: erwartet wird eine Liste mit 1 bis {0} Werten, nicht {1}',
  "{0}: {1} has no attribute '{2}'; {3}": "{0}: {1} hat kein Attribut '{2}'; {3}",
  "{0}: '{1}' cannot be compared": "{0}: '{1}' lässt sich nicht vergleichen",
  'comparison: expected one of {0}, not {1}': 'comparison: erwartet wird eines von {0}, nicht {1}',
  'value: expected an id': 'value: erwartet wird eine ID',
  'expected the id of an entry, not {0}': 'erwartet wird die ID eines Eintrags, nicht {0}',
  'expected a text that is not empty': 'erwartet wird ein Text, der nicht leer ist',
  'expected a text of up to {0} characters, not of {1}': 'erwartet wird ein Text mit höchstens {0} Zeichen, nicht mit {1}',
  'expected the cursor that a page of the same filter, order_by and sort answered, or "" for the first page':
    'erwartet wird der Cursor aus einer Seite mit demselben filter, order_by und sort, oder "" für die erste Seite',
  '{0}: nothing is called {1}, and wildcards stand for themselves here; expected the whole text, or attributes: [{2}]':
    '{0}: {1} heißt nichts, und Platzhalter stehen hier für sich selbst; erwartet wird der ganze Text, oder attributes: [{2}]',
  'in "like", * stands for anything, not %': 'in "like" steht * für Beliebiges, nicht %',
  'wildcards stand for themselves in {0}': 'Platzhalter stehen in {0} für sich selbst',
  '{0}value: nothing is like {1}: {2}; expected the comparison "like" with {3}':
    '{0}value: nichts ist wie {1}: {2}; erwartet wird der Vergleich "like" mit {3}',
  'expected one of those that cmdb.object_types.read lists': 'erwartet wird einer von denen, die cmdb.object_types.read nennt',
  'type_title: no object type has the title {0}; {1}': 'type_title: kein Objekttyp hat den Titel {0}; {1}',
  'location: there is no object {0}; expected the id of a place':
    'location: das Objekt {0} gibt es nicht; erwartet wird die ID eines Standorts',
  'a location tree holds at most {0} objects': 'ein Standortbaum hat höchstens {0} Objekte',
  'expected fewer levels, or a place with at most {0} objects below it':
    'erwartet werden weniger Ebenen, oder ein Standort mit höchstens {0} Objekten darunter',
  "type_group: there is no group of object types '{0}'; {1}": "type_group: die Objekttypgruppe '{0}' gibt es nicht; {1}",
  'expected conditions that fewer objects meet': 'erwartet werden Bedingungen, die weniger Objekte erfüllen',
  'limit: an offset and a cursor exclude each other': 'limit: offset und cursor schließen einander aus',
  'expected a number beside a cursor': 'erwartet wird neben einem Cursor eine Zahl',
  'expected a limit of at most {0}, or a cursor': 'erwartet wird ein limit von höchstens {0}, oder ein cursor',
  'not like': 'not like',
  'expected a limit of at most {0}, and an offset for what comes after':
    'erwartet wird ein limit von höchstens {0}, und ein offset für das, was danach kommt',
  'at most {0} relations are told': 'es werden höchstens {0} Beziehungen genannt',
  'expected a relation type of which the object has at most {0}':
    'erwartet wird ein Beziehungstyp, von dem das Objekt höchstens {0} hat',
  'expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id':
    'erwartet wird die Konstante eines Beziehungstyps, etwa C__RELATION_TYPE__LOCATION, oder seine ID',
  'there is no relation type {0}; {1}': 'den Beziehungstyp {0} gibt es nicht; {1}',
  'there is no attribute {0} in {1}': 'das Attribut {0} gibt es in {1} nicht',
  'passwords and files are no columns: expected another attribute':
    'Passwörter und Dateien sind keine Spalten: erwartet wird ein anderes Attribut',
  'at most {0} reports are saved': 'es werden höchstens {0} Berichte gespeichert',
  'expected that of a saved one': 'erwartet wird der eines gespeicherten',
  'there is no report {0}; expected one of cmdb.report.list.v2':
    'den Bericht {0} gibt es nicht; erwartet wird einer aus cmdb.report.list.v2',
  'much was written; it is made searchable right now': 'es wurde viel geschrieben; der Suchindex wird gerade nachgeführt',
  'nothing has {0}, and wildcards stand for themselves; words are found by their beginnings: leave them out':
    'nichts hat {0}, und Platzhalter stehen für sich selbst; Wörter werden an ihrem Anfang gefunden: Lassen Sie die Platzhalter weg',
  'expected at most {0} words, not {1}': 'erwartet werden höchstens {0} Wörter, nicht {1}',
} as const satisfies Readonly<Record<string, string>>;
