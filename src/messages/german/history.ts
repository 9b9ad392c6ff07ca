/** German of errors about the history, undoing and plans, by their English, in which `{0}` stands for a value. */
export const history = {
  'expected a moment that is not later than that of `to`': 'erwartet wird ein Zeitpunkt, der nicht nach dem von `to` liegt',
  'expected one of object, place and objects': 'erwartet wird eines von object, place und objects',
  'expected a place with at most {0} objects in it': 'erwartet wird ein Standort mit höchstens {0} Objekten',
  'a place that is compared holds at most {0} objects': 'ein Standort, der verglichen wird, enthält höchstens {0} Objekte',
  'expected the cursor that a page of the same objects, from and to answered, or "" for the first page':
    'erwartet wird der Cursor aus einer Seite mit denselben objects, from und to, oder "" für die erste Seite',
  'cursor: belongs to another query, or to none': 'cursor: gehört zu einer anderen Abfrage oder zu keiner',
  'expected the cursor that a call with the same filters returned, or "" to begin':
    'erwartet wird der Cursor aus einem Aufruf mit denselben Filtern, oder "" für den Anfang',
  'the database was restored, or moved to another server':
    'die Datenbank wurde aus einer Sicherung eingespielt oder auf einen anderen Server übertragen',
  'changes up to {0} are no longer kept': 'Änderungen bis {0} werden nicht mehr aufbewahrt',
  'start over with the cursor, then read again what is needed':
    'beginnen Sie mit dem Cursor neu, und lesen Sie dann, was gebraucht wird',
  'there is no change set {0} yet': 'den Änderungssatz {0} gibt es noch nicht',
  'expected the cursor that a page of the same since, until, sort and filters answered, or "" for the first page':
    'erwartet wird der Cursor aus einer Seite mit denselben since, until, sort und Filtern, oder "" für die erste Seite',
  'expected change set {0} or {1}, or later; without it the rest is returned':
    'erwartet wird Änderungssatz {0} oder {1} oder ein späterer; ohne Angabe kommt der Rest',
  'what was changed then is not kept in full any more; {0}':
    'was damals geändert wurde, ist nicht mehr vollständig aufbewahrt; {0}',
  '{0} with other parameters': '{0} mit anderen Parametern',
  'it was used for a call of {0}; expected a key of its own for each intended call':
    'er wurde für einen Aufruf von {0} benutzt; erwartet wird ein eigener Schlüssel für jeden beabsichtigten Aufruf',
  'plan: what it relied on was changed since; try the call again':
    'plan: worauf er beruht, wurde seitdem geändert; wiederholen Sie den Probelauf',
  'expected one made since': 'erwartet wird einer, der danach entstanden ist',
  'was changed by change set {0}': 'wurde mit Änderungssatz {0} geändert',
  'expected the plan of a dry run of the same key and user at the same endpoint, as it was returned':
    'erwartet wird der Plan eines Probelaufs desselben Schlüssels und Benutzers am selben Endpunkt, so wie er zurückkam',
  'expected a plan of the last 24 hours; this one was over at {0}: try the call again':
    'erwartet wird ein Plan der letzten 24 Stunden; dieser galt bis {0}: Wiederholen Sie den Probelauf',
  'pruning of the history': 'Kürzung der Geschichte',
  'history upkeep': 'Pflege der Geschichte',
  'was changed since': 'wurde seitdem geändert',
  'is {0} now, not {1}': 'ist jetzt {0}, nicht {1}',
  'one conflict': 'ein Konflikt',
  '{0} conflicts': '{0} Konflikte',
  'what is there now is not what was left: {0}; on_conflict "skip" leaves these as they are, "overwrite" sets them back as well':
    'was jetzt da ist, ist nicht mehr, was damals entstand: {0}; on_conflict "skip" lässt es, wie es ist, "overwrite" setzt es auch zurück',
  'entry {0}: {1}': 'Eintrag {0}: {1}',
  'its former values were removed from the history for good': 'seine früheren Werte wurden für immer aus der Geschichte entfernt',
  'column type': 'Spalte type',
  'its object type {0} is no longer in the catalogue': 'sein Objekttyp {0} ist nicht mehr im Katalog',
  'its category {0} is no longer in the catalogue': 'seine Kategorie {0} ist nicht mehr im Katalog',
  'its object is gone': 'sein Objekt ist nicht mehr da',
  'leads to what is gone': 'führt zu etwas, das nicht mehr da ist',
  'row {0} {1}': 'Zeile {0} {1}',
  'one of more than {0} records changed since': 'einer von mehr als {0} seitdem geänderten Datensätzen',
  'a value': 'ein Wert',
  'column cmdb_status': 'Spalte cmdb_status',
  'type {0}': 'Typ {0}',
  'column default_template': 'Spalte default_template',
  'choice {0}': 'Auswahl {0}',
  'value {0}': 'Wert {0}',
  'entry {0} of {1} of object {2} leads to it': 'der Eintrag {0} von {1} des Objekts {2} führt dorthin',
  'entry {0} of {1} was added since': 'der Eintrag {0} von {1} ist seitdem hinzugekommen',
  'it is the default template of {0}': 'es ist die Standardvorlage von {0}',
  'every installation has it as {0}': 'jede Installation hat es als {0}',
  'rights are granted to it': 'es hat Rechte',
  '{0} uses it': '{0} benutzt es',
  'something that you may not see leads to it': 'etwas, das Sie nicht sehen dürfen, führt dorthin',
  'would lead from object {0} back to it': 'führte vom Objekt {0} zurück zu ihm',
  'undone, objects would stand in themselves: change what was linked since first':
    'nach dem Zurücknehmen stünden Objekte in sich selbst: Ändern Sie zuerst, was seitdem verknüpft wurde',
  'there is no change set {0}, or you may not see all that it changed':
    'den Änderungssatz {0} gibt es nicht, oder Sie dürfen nicht alles sehen, was er geändert hat',
  'an earlier version made change set {0} and kept too little of it to undo it':
    'den Änderungssatz {0} hat eine frühere Version angelegt und zu wenig davon aufbewahrt, um ihn zurückzunehmen',
  'a call undoes at most {0} changes of several change sets':
    'ein Aufruf nimmt höchstens {0} Änderungen mehrerer Änderungssätze zurück',
  'expected fewer numbers; these have {0} changes': 'erwartet werden weniger Nummern; diese haben {0} Änderungen',
  'column primary': 'Spalte primary',
  'the import of {0} made something else for {1}': 'der Import von {0} hat für {1} etwas anderes angelegt',
  'belonged to an object that was purged': 'gehörte einem Objekt, das endgültig gelöscht wurde',
  'belongs to another object now': 'gehört jetzt einem anderen Objekt',
  'column sysid': 'Spalte sysid',
  'its sysid {0} {1}': 'seine SYSID {0} {1}',
  'entry {0} is in its place': 'an seiner Stelle steht Eintrag {0}',
  'its login {0} belongs to another entry now': 'sein Anmeldename {0} gehört jetzt einem anderen Eintrag',
  'entry {0} is the primary one now': 'primär ist jetzt Eintrag {0}',
  'column title': 'Spalte title',
  'choice {0} of {1} has its title or constant now': 'seinen Titel oder seine Konstante hat jetzt die Auswahl {0} von {1}',
  'report {0} has its title now': 'seinen Titel hat jetzt der Bericht {0}',
  'was purged since': 'wurde seitdem endgültig gelöscht',
  'is there again, with other values': 'ist wieder da, mit anderen Werten',
  'there is no report {0}': 'den Bericht {0} gibt es nicht',
  'expected none': 'erwartet wird keine Angabe',
  'the revision is {0}, not {1}: it was changed meanwhile; read it again':
    'die Revision ist {0}, nicht {1}: Es wurde inzwischen geändert; lesen Sie es neu',
  'expected {0}, the revision that it has': 'erwartet wird {0}, die jetzige Revision',
  'expected the number of a change set, or a time such as "2026-11-22 09:30" or "2026-11-22T09:30+01:00"':
    'erwartet wird die Nummer eines Änderungssatzes, oder eine Zeit wie "2026-11-22 09:30" oder "2026-11-22T09:30+01:00"',
  'what was then is not known; expected change set {0} or {1}, or later':
    'was damals war, ist nicht bekannt; erwartet wird Änderungssatz {0} oder {1} oder ein späterer',
} as const satisfies Readonly<Record<string, string>>;
