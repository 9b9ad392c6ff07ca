/** German of errors about findings of the check, by their English, in which `{0}` stands for a value. */
export const findings = {
  'the objects stand in themselves and below nothing else; change one of the links':
    'die Objekte stehen in sich selbst und unter nichts anderem; ändern Sie eine der Verknüpfungen',
  'object {0}': 'Objekt {0}',
  '{0} leads from it back to it': 'über {0} führt es zu sich selbst zurück',
  'one side of the link shows it and the other does not; saving either side anew puts it right':
    'die eine Seite der Verknüpfung zeigt sie, die andere nicht; erneutes Speichern einer Seite behebt es',
  'entry {0}': 'Eintrag {0}',
  "its '{0}' leads to {1}, whose '{2}' does not lead to {3}": "'{0}' führt zu {1}, aber dessen '{2}' nicht zu {3}",
  'it is not shown as what it is; is KATASTER_CATALOG that of the service?':
    'es wird nicht als das gezeigt, was es ist; ist KATASTER_CATALOG die des Dienstes?',
  'its category is not in the catalogue': 'seine Kategorie ist nicht im Katalog',
  'entries of its category are kept as {0}': 'Einträge seiner Kategorie werden als {0} gespeichert',
  'entries of its category are those of {0}': 'Einträge seiner Kategorie sind die von {0}',
  'what Global says is kept with the object': 'Angaben der Kategorie Allgemein werden beim Objekt gespeichert',
  'at most one': 'höchstens einer',
  'it is kept as one of {0} of an object': 'er ist als einer von {0} eines Objekts gespeichert',
  'change sets': 'Änderungssätze',
  'rows were lost, or written past the service; compare with a backup':
    'Zeilen gingen verloren oder wurden am Dienst vorbei geschrieben; vergleichen Sie mit einer Sicherung',
  'no change is its creation': 'keine Änderung hat es angelegt',
  'it was created and not purged, and is not there': 'es wurde angelegt und nicht endgültig gelöscht, fehlt aber',
  'change set {0}': 'Änderungssatz {0}',
  'the change belongs to no change set': 'die Änderung gehört zu keinem Änderungssatz',
  'the change has no former row': 'zur Änderung fehlt die frühere Zeile',
  'the former row has no change': 'zur früheren Zeile fehlt die Änderung',
  'the former row ends before it begins': 'die frühere Zeile endet, bevor sie beginnt',
  'the connection is shown at one of its ends alone; saving it anew puts it right':
    'die Verbindung wird nur an einem ihrer Enden gezeigt; erneutes Speichern behebt es',
  'it is connected with entry {0}, which is not connected with it':
    'er ist mit Eintrag {0} verbunden, der nicht mit ihm verbunden ist',
  'an id would be given out twice': 'eine ID würde zweimal vergeben',
  'the table {0}': 'die Tabelle {0}',
  'the next id is {0}, and {1} was given out': 'die nächste ID ist {0}, aber {1} ist schon vergeben',
  'entry {0} of object {1} ({2})': 'Eintrag {0} von Objekt {1} ({2})',
  'lists, relations and searches show something else than the entry does; saving the entry anew puts it right':
    'Listen, Beziehungen und Suchen zeigen etwas anderes als der Eintrag; erneutes Speichern des Eintrags behebt es',
  'its values lead {0}, and no link does': 'seine Werte führen {0}, eine Verknüpfung fehlt',
  'a link leads {0}, and its values do not': 'eine Verknüpfung führt {0}, seine Werte nicht',
  ', at {0},': ', an {0},',
  "from '{0}'{1} to {2}": "von '{0}'{1} zu {2}",
  'object counts': 'Objektzähler',
  'lists say that there are more or fewer objects than there are; export the database and load it':
    'Listen nennen zu viele oder zu wenige Objekte; exportieren Sie die Datenbank und laden Sie sie neu',
  'objects of type {0}': 'Objekte vom Typ {0}',
  '{0} are counted in status {1}, and {2} are there': 'im Status {1} sind {0} gezählt und {2} vorhanden',
  'primary marks': 'Primärkennzeichen',
  'what is shown as primary is left to chance': 'was als primär gezeigt wird, ist Zufall',
  'it is marked as primary, and its category has no such mark':
    'er ist als primär gekennzeichnet, aber seine Kategorie kennt das nicht',
  '{0} of its entries of {1} are marked as primary': '{0} seiner Einträge von {1} sind als primär gekennzeichnet',
  'the row belongs to nothing and is never shown': 'die Zeile gehört zu nichts und wird nie gezeigt',
  'a row of {0}': 'eine Zeile von {0}',
  'its {0} is {1}, which is not in {2}': '{0} ist {1}, kommt aber in {2} nicht vor',
  'the relation is shown nowhere': 'die Beziehung wird nirgends gezeigt',
  'it is a relation and has no number': 'es ist eine Beziehung und hat keine Nummer',
  "'{0}' to {1} has no number": "'{0}' zu {1} hat keine Nummer",
  'a search does not find it by all of its words, or finds it by others; saving it anew puts it right':
    'eine Suche findet es nicht mit allen seinen Wörtern, oder mit fremden; erneutes Speichern behebt es',
  'it is not there, and is indexed': 'es ist nicht vorhanden, steht aber im Suchindex',
  'it is indexed by other words than it has': 'es steht mit anderen Wörtern im Suchindex, als es hat',
  'single entries': 'einwertige Einträge',
  'the first of them is shown alone': 'nur der erste davon wird gezeigt',
  'it has {0} entries of {1}, which has at most one': 'es hat {0} Einträge von {1}, erlaubt ist höchstens einer',
  'no list shows it, and it takes no step': 'keine Liste zeigt es, und sein Status lässt sich nicht ändern',
  'its type is {0}, which is not in the catalogue': 'sein Typ ist {0}, der nicht im Katalog steht',
  'its CMDB status is {0}, which is neither in the catalogue nor was added':
    'sein CMDB-Status ist {0}, der weder im Katalog steht noch hinzugefügt wurde',
  'its status is {0}, which is none': 'sein Status ist {0}; den gibt es nicht',
  'rows may be unreadable or not be found; restore a backup':
    'Zeilen sind vielleicht nicht lesbar oder nicht zu finden; spielen Sie eine Sicherung ein',
  'the database': 'die Datenbank',
  'a printed label leads to the wrong object; give it another one':
    'ein gedrucktes Etikett führt zum falschen Objekt; geben Sie ihm eine andere',
  'its sysid {0} is, or was, that of another object': 'seine SYSID {0} ist oder war die eines anderen Objekts',
  'whatever shows it names it as damaged; purge it, or restore a backup':
    'wo es gezeigt wird, heißt es beschädigt; löschen Sie es endgültig, oder spielen Sie eine Sicherung ein',
  'its values are no JSON object': 'seine Werte sind kein JSON-Objekt',
  'it stands in the wrong place of lists, or is shown by another name; saving it anew puts it right':
    'es steht in Listen an der falschen Stelle oder wird unter anderem Namen gezeigt; erneutes Speichern behebt es',
  'what it is sorted by does not follow from its title': 'das Sortierfeld passt nicht zu seinem Titel',
  'its title does not follow from its values': 'sein Titel passt nicht zu seinen Werten',
  'it is shown as something else, or not at all; save the attribute anew':
    'es wird falsch oder gar nicht gezeigt; speichern Sie das Attribut neu',
  "it keeps '{0}', which its category does not have": "es enthält '{0}', das es in seiner Kategorie nicht gibt",
  "what it keeps as '{0}' is no {1}": "was es als '{0}' enthält, ist ungültig: {1}",
} as const satisfies Readonly<Record<string, string>>;
