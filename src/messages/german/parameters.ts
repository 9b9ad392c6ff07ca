/** German of errors about what methods expect, by their English, in which `{0}` stands for a value. */
export const parameters = {
  'expected a constant or an id of the list that is answered without a filter':
    'erwartet wird eine Konstante oder ID aus der Liste, die ohne Filter kommt',
  '{0}: there is no {1}; {2}': '{0}: {1} gibt es nicht; {2}',
  'title: nothing is called {0}, and wildcards stand for themselves here; expected the whole title':
    'title: {0} heißt nichts, und Platzhalter stehen hier für sich selbst; erwartet wird der ganze Titel',
  'rows by the names of their columns are told to existing clients alone; leave it out':
    'Zeilen nach den Namen ihrer Spalten bekommen nur bisherige Clients; lassen Sie die Angabe weg',
  'expected the id of an entry, an integer from 1 to {0}': 'erwartet wird die ID eines Eintrags, eine ganze Zahl von 1 bis {0}',
  'entry and {0} name different entries': 'entry und {0} nennen verschiedene Einträge',
  'expected 0 in a batch, whose other calls would wait; send the call alone':
    'erwartet wird 0 in einem Batch, dessen andere Aufrufe warten müssten; senden Sie den Aufruf allein',
  'objectStatus: expected a status of objects': 'objectStatus: erwartet wird ein Status von Objekten',
  'this caller': 'dieser Aufrufer',
  'the object with this external id': 'das Objekt mit dieser externen ID',
  'a call writes at most {0} entries of a data source': 'ein Aufruf schreibt höchstens {0} Einträge einer Datenquelle',
  "expected at most 90 days, not '{0}'": "erwartet werden höchstens 90 Tage, nicht '{0}'",
  'user name or password is wrong': 'Benutzername oder Passwort ist falsch',
  'expected X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic, or username and password':
    'erwartet werden X-RPC-Auth-Username und X-RPC-Auth-Password, oder HTTP Basic, oder username und password',
  'a session opens no other: send user name and password':
    'eine Sitzung eröffnet keine weitere: Senden Sie Benutzername und Passwort',
  'expected X-RPC-Auth-Session with a session that is open': 'erwartet wird X-RPC-Auth-Session mit einer offenen Sitzung',
  "expected a range such as 10.0.0.0/8, not '{0}'": "erwartet wird ein Bereich wie 10.0.0.0/8, nicht '{0}'",
  'expected the id of an object, or several in object_ids': 'erwartet wird die ID eines Objekts, oder mehrere in object_ids',
  'expected one of {0}, or its id': 'erwartet wird eines von {0}, oder seine ID',
  "'{0}' does not exist; expected a day such as 2027-12-31": "'{0}' gibt es nicht; erwartet wird ein Tag wie 2027-12-31",
  'refers to an operation that is refused': 'bezieht sich auf eine Operation, die abgelehnt ist',
  'the result has nothing at {0}; it is {1}': 'das Ergebnis hat nichts an {0}; es ist {1}',
  ', such as {0}': ', etwa {0}',
  'expected the name of an earlier operation{0}, not {1}': 'erwartet wird der Name einer früheren Operation{0}, nicht {1}',
  'expected another method than {0}, which is called alone':
    'erwartet wird eine andere Methode als {0}, die allein aufgerufen wird',
  'a call applies at most {0} operations': 'ein Aufruf führt höchstens {0} Operationen aus',
  "expected a name of its own, not '{0}' again": "erwartet wird ein eigener Name, nicht noch einmal '{0}'",
  'expected a unix time, a time such as "2026-11-22 09:30", or now, today, yesterday, -1 day, 2 weeks ago':
    'erwartet wird eine Unix-Zeit, eine Zeit wie "2026-11-22 09:30", oder now, today, yesterday, -1 day, 2 weeks ago',
  'expected constants such as {0}': 'erwartet werden Konstanten wie {0}',
  "there is no '{0}'; {1}": "'{0}' gibt es nicht; {1}",
  'what was is not searched; expected a search without it':
    'die Vergangenheit lässt sich nicht durchsuchen; erwartet wird eine Suche ohne diese Angabe',
  'expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic':
    'erwartet wird ein Benutzer: X-RPC-Auth-Session, oder X-RPC-Auth-Username und X-RPC-Auth-Password, oder HTTP Basic',
  'is the password that has expired: expected another': 'ist das abgelaufene Passwort: erwartet wird ein anderes',
  'is not the password of this user': 'ist nicht das Passwort dieses Benutzers',
  'expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1':
    'erwartet wird der Status der Beziehungen: 2 (normal), 3 (archiviert) oder 4 (gelöscht), nicht -1',
  'chooses no address; expected id, ids or title, or none of them to delete all':
    'wählt keine Adresse; erwartet wird id, ids oder title, oder nichts davon, um alle zu löschen',
} as const satisfies Readonly<Record<string, string>>;
