/** German of errors about imports, by their English, in which `{0}` stands for a value. */
export const imports = {
  'import of {0}': 'Import von {0}',
  '(no model)': '(ohne Modell)',
  'expected what `manage.py dumpdata` writes, a list of {"model", "pk", "fields"}':
    'erwartet wird, was `manage.py dumpdata` schreibt, eine Liste von {"model", "pk", "fields"}',
  '{0} is no dump: {1}': '{0} ist kein Dump: {1}',
  '{0} is an empty list: there is nothing to import': '{0} ist eine leere Liste: Es gibt nichts zu importieren',
  'item {0}': 'Element {0}',
  'has no model, pk and fields': 'hat kein model, pk und fields',
  'stands in the file twice': 'steht zweimal in der Datei',
  '{0} is not JSON': '{0} ist kein JSON',
  '{0} cannot be read ({1})': '{0} lässt sich nicht lesen ({1})',
  '{0} leads to what is not imported': '{0} führt zu etwas, das nicht importiert wird',
  'has no name': 'hat keinen Namen',
  'belongs to what is not imported': 'gehört zu etwas, das nicht importiert wird',
  'expected an address with the length of its net, such as 10.0.0.1/24':
    'erwartet wird eine Adresse mit der Länge ihres Netzes, etwa 10.0.0.1/24',
  'says nothing that has a counterpart': 'enthält nichts, wofür es hier eine Entsprechung gibt',
  'has no counterpart': 'hat hier keine Entsprechung',
  'expected a text, a number or a boolean': 'erwartet wird ein Text, eine Zahl oder ein Wahrheitswert',
  'expected a number': 'erwartet wird eine Zahl',
  'what an earlier import made of the row': 'das, was ein früherer Import aus der Zeile gemacht hat',
  'expected the object of the entry, too': 'erwartet wird auch das Objekt des Eintrags',
  "expected a name that does not begin with 'external:', as those are sources of cmdb.external.push.v2":
    "erwartet wird ein Name, der nicht mit 'external:' beginnt, denn das sind Quellen von cmdb.external.push.v2",
  '{0}: expected the object of the entry, as the row is none':
    '{0}: erwartet wird das Objekt des Eintrags, denn die Zeile ist keines',
  'expected the cursor that a page of the same source answered, or "" for the first page':
    'erwartet wird der Cursor, den eine Seite derselben Quelle zurückgab, oder "" für die erste Seite',
} as const satisfies Readonly<Record<string, string>>;
