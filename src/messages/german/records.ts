/** German of errors about objects, entries and choices, by their English, in which `{0}` stands for a value. */
export const records = {
  'expected another contact': 'erwartet wird ein anderer Kontakt',
  'expected an address such as "192.0.2.10"': 'erwartet wird eine Adresse wie "192.0.2.10"',
  'expected an id or a mail address': 'erwartet wird eine ID oder eine E-Mail-Adresse',
  'expected fewer persons': 'erwartet werden weniger Personen',
  'expected the constant of a category, such as C__CATG__MODEL':
    'erwartet wird die Konstante einer Kategorie, etwa C__CATG__MODEL',
  "category '{0}' is a view: it can be read, not saved":
    "die Kategorie '{0}' ist eine Ansicht: Sie lässt sich lesen, nicht speichern",
  '{0} is the title of choice {1}': '{0} ist der Titel der Auswahl {1}',
  '{0} times': '{0}-mal',
  'choice {0}, {1}, is held {2}': 'die Auswahl {0}, {1}, wird {2} benutzt',
  '{0}; it can be deleted once no entry, no object and no choice that depends on it holds it':
    '{0}; sie lässt sich löschen, sobald kein Eintrag, kein Objekt und keine abhängige Auswahl sie benutzt',
  'others write faster than it can be seen whether they hold the choice':
    'andere schreiben schneller, als sich feststellen lässt, ob sie die Auswahl benutzen',
  '{0} comes with the catalogue and stays as it is; statuses that were added can be changed':
    '{0} gehört zum Katalog und bleibt, wie er ist; ändern lassen sich hinzugefügte Status',
  'there is no CMDB status {0}; cmdb.status.read tells them': 'den CMDB-Status {0} gibt es nicht; cmdb.status.read nennt alle',
  '{0} is the {1} of CMDB status {2}': '{0} ist {1} des CMDB-Status {2}',
  'CMDB statuses are changed by cmdb.status.save and cmdb.status.delete':
    'CMDB-Status werden mit cmdb.status.save und cmdb.status.delete geändert',
  '; those of {0} can be changed': '; die von {0} lassen sich ändern',
  "the choices of '{0}' are fixed{1}": "die Auswahl von '{0}' ist fest{1}",
  'somebody else removed choice {0}': 'jemand anderes hat die Auswahl {0} entfernt',
  'choice {0} comes with the catalogue and stays as it is; choices that were added can be changed':
    'die Auswahl {0} gehört zum Katalog und bleibt, wie sie ist; ändern lassen sich hinzugefügte',
  'cmdb.dialog.read tells them': 'cmdb.dialog.read nennt alle',
  "there is no choice {0} for '{1}' of {2}; {3}": "die Auswahl {0} gibt es bei '{1}' von {2} nicht; {3}",
  'no attribute of {0} has choices': 'kein Attribut von {0} hat eine Auswahl',
  "attribute '{0}' of {1} has no list of choices; {2}": "das Attribut '{0}' von {1} hat keine Auswahlliste; {2}",
  'there is no such attribute in {0}; {1}': 'dieses Attribut gibt es in {0} nicht; {1}',
  "choices of '{0}' depend on no other": "die Auswahl von '{0}' hängt von keiner anderen ab",
  'there is no choice {0} to depend on; {1}': 'die übergeordnete Auswahl {0} gibt es nicht; {1}',
  'there is no such attribute in {0}': 'dieses Attribut gibt es in {0} nicht',
  "category '{0}' is multi-value: data.category_id must name the entry to update":
    "die Kategorie '{0}' ist mehrwertig: data.category_id muss den Eintrag nennen, der geändert wird",
  'there is no entry yet; leave it out to create one':
    'es gibt noch keinen Eintrag; lassen Sie die Angabe weg, um einen anzulegen',
  'the only entry is {0}; leave it out, or name that':
    'der einzige Eintrag ist {0}; lassen Sie die Angabe weg, oder nennen Sie diesen',
  'the sysid {0} is taken': 'die SYSID {0} ist vergeben',
  'is the sysid of another object, or was that of a purged one':
    'ist die SYSID eines anderen Objekts, oder war die eines endgültig gelöschten',
  'its entries are links of {0}, which can be purged, not archived, deleted or recycled':
    'ihre Einträge sind Verknüpfungen von {0}; sie lassen sich endgültig löschen, aber nicht archivieren, löschen oder wiederherstellen',
  'is entry {0} itself; another entry is saved without naming this one':
    'ist der Eintrag {0} selbst; ein anderer Eintrag wird ohne diese Angabe gespeichert',
  'entry {0} is of object {1} and stays there': 'der Eintrag {0} gehört zum Objekt {1} und bleibt dort',
  'is read only, so entries are made on the other side': 'lässt sich nur lesen; Einträge werden auf der anderen Seite angelegt',
  'objects that stand for relations are read; what they tell is changed where the link is':
    'Objekte, die für Beziehungen stehen, lassen sich nur lesen; geändert wird die Verknüpfung',
  'this relation is told by a link of one of its objects, and is changed and removed with it':
    'diese Beziehung entsteht aus einer Verknüpfung eines ihrer Objekte und wird mit dieser geändert und entfernt',
  'somebody else changed object {0} first': 'jemand anderes hat das Objekt {0} vorher geändert',
  "is the same link as '{0}', which was given a different value; give one of them, or both the same":
    "ist dieselbe Verknüpfung wie '{0}', hat aber einen anderen Wert; geben Sie nur eines von beiden an, oder beide gleich",
  'expected an object from which none of these links leads back':
    'erwartet wird ein Objekt, von dem keine dieser Verknüpfungen zurückführt',
  "entry {0} cannot come back with its '{1}': {2}": "der Eintrag {0} lässt sich mit '{1}' nicht wiederherstellen: {2}",
  "{0}; change '{1}' on one of both sides first": "{0}; ändern Sie zuerst '{1}' auf einer der beiden Seiten",
  "more than {0} objects follow object {1} by '{2}', which is more than are looked through":
    "mehr als {0} Objekte folgen dem Objekt {1} über '{2}'; so viele werden nicht durchsucht",
  "object {0} cannot be its own '{1}'": "das Objekt {0} kann nicht sein eigenes '{1}' sein",
  "'{0}' leads from {1} back to object {2} already": "'{0}' führt schon von {1} zurück zum Objekt {2}",
  'this entry': 'dieser Eintrag',
  'this entry or entry {0}': 'dieser Eintrag oder Eintrag {0}',
  "{0} is connected with an entry that may not be changed here; leave '{1}' out, or have it disconnected first":
    "{0} ist mit einem Eintrag verbunden, der hier nicht geändert werden darf; lassen Sie '{1}' weg, oder lassen Sie die Verbindung zuerst lösen",
  'an entry cannot be connected with itself': 'ein Eintrag kann nicht mit sich selbst verbunden sein',
  'somebody else changed this connection first': 'jemand anderes hat diese Verbindung vorher geändert',
  'the login {0} is taken': 'der Anmeldename {0} ist vergeben',
  'is the login of another person': 'ist der Anmeldename einer anderen Person',
  'expected an {0} address such as {1}, not {2}': 'erwartet wird eine {0}-Adresse wie {1}, nicht {2}',
  'expected an address after {0}': 'erwartet wird eine Adresse hinter {0}',
  'expected an {0} netmask such as {1}, not {2}': 'erwartet wird eine {0}-Netzmaske wie {1}, nicht {2}',
  'is that of suffix {0}, not of {1}; give one of the two, and the other follows':
    'ist die zum Suffix {0}, nicht zu {1}; geben Sie nur eines von beiden an, das andere ergibt sich',
  'expected an integer from 0 to {0}, not {1}': 'erwartet wird eine ganze Zahl von 0 bis {0}, nicht {1}',
  'IPv4 or IPv6': 'IPv4 oder IPv6',
  'entry {0} cannot come back: {1}': 'der Eintrag {0} lässt sich nicht wiederherstellen: {1}',
  '{0}, named in categories': '{0}, in den Kategorien angegeben',
  'object {0} cannot come back: {1}': 'das Objekt {0} lässt sich nicht wiederherstellen: {1}',
  '{0} in this net': '{0} in diesem Netz',
  'an address that is free there': 'eine dort freie Adresse',
  '{0}; expected {1}': '{0}; erwartet wird {1}',
  ' by {0} (object {1})': ' durch {0} (Objekt {1})',
  '{0} is taken{1}; expected {2}': '{0} ist belegt{1}; erwartet wird {2}',
  '{0} of this rack': '{0} dieses Schranks',
  'a place that is free there': 'ein dort freier Platz',
  'unit {0}': 'Höheneinheit {0}',
  'an integer of at least {0}': 'eine ganze Zahl ab {0}',
  '{0} would be beyond the rack': '{0} läge außerhalb des Schranks',
  'a place within it': 'ein Platz darin',
  'vertical slots': 'vertikale Einschübe',
  '{0}, which has {1} {2}': '{0}; der Schrank hat {1} {2}',
  'a place from 1 to {0}': 'ein Platz von 1 bis {0}',
  'vertical slot {0}': 'vertikaler Einschub {0}',
  'units {0} to {1}': 'Höheneinheiten {0} bis {1}',
  'entry {0} is {1}, and only a normal one can become primary; recycle it first (cmdb.category.recycle)':
    'der Eintrag {0} ist {1}, und nur ein normaler kann primär werden; stellen Sie ihn zuerst wieder her (cmdb.category.recycle)',
  'what is kept of entry {0} is damaged': 'was von Eintrag {0} gespeichert ist, ist beschädigt',
  '{0} are the title of the object, which holds {1} characters, not {2}':
    '{0} bilden den Titel des Objekts; er fasst {1} Zeichen, nicht {2}',
  'expected at most {0}, not {1}': 'erwartet werden höchstens {0}, nicht {1}',
  'a call writes at most {0} entries': 'ein Aufruf schreibt höchstens {0} Einträge',
  'a call writes at most {0} elements of lists': 'ein Aufruf schreibt höchstens {0} Listenelemente',
  'expected at most {0}; have the entries that link there lead elsewhere, or purge them, first':
    'erwartet werden höchstens {0}; lassen Sie die Einträge, die dorthin verweisen, zuerst anderswohin verweisen, oder löschen Sie sie endgültig',
  'a call ends at most {0} links': 'ein Aufruf löst höchstens {0} Verknüpfungen',
  'somebody else changed entry {0} first': 'jemand anderes hat den Eintrag {0} vorher geändert',
  'the entry is {0}; it would need to be {1}': 'der Eintrag ist {0}; er müsste {1} sein',
  "a title is understood once '{0}' is set": "ein Titel wird erst verstanden, wenn '{0}' gesetzt ist",
  'expected entries by the ids of their source, or the attributes of one':
    'erwartet werden Einträge nach den IDs ihrer Quelle, oder die Attribute eines einzigen',
  'the external id is linked to another object': 'die externe ID ist mit einem anderen Objekt verknüpft',
  'the object has an external id already; an object has one, of one data source':
    'das Objekt hat schon eine externe ID; ein Objekt hat eine, aus einer Datenquelle',
  'expected an extId': 'erwartet wird eine extId',
  'expected an object whose normal entries are at most {0} {1}':
    'erwartet wird ein Objekt, dessen normale Einträge höchstens {0} {1} haben',
  'a call writes at most {0} {1}': 'ein Aufruf schreibt höchstens {0} {1}',
  '{0} is single-value: expected one entry, not {1}; put the values of {2} and {3} in one':
    '{0} ist einwertig: erwartet wird ein Eintrag, nicht {1}; fassen Sie die Werte von {2} und {3} in einem zusammen',
  'it is the object itself; purge the object': 'es ist das Objekt selbst; löschen Sie das Objekt endgültig',
  "category '{0}' is multi-value: the entry is missing": "die Kategorie '{0}' ist mehrwertig: Der Eintrag fehlt",
  'expected the id of an entry, as the category is multi-value':
    'erwartet wird die ID eines Eintrags, da die Kategorie mehrwertig ist',
  'its entry can be purged, not archived, deleted or recycled':
    'ihr Eintrag lässt sich endgültig löschen, aber nicht archivieren, löschen oder wiederherstellen',
  'expected the constant of an object type, such as C__OBJTYPE__SERVER, or its id':
    'erwartet wird die Konstante eines Objekttyps, etwa C__OBJTYPE__SERVER, oder seine ID',
  'an object that can be spared': 'ein Objekt, das entbehrlich ist',
  '{0} belongs to every installation': '{0} gehört zu jeder Installation',
  'the object is {0}; it would need to be {1}': 'das Objekt ist {0}; es müsste {1} sein',
  'expected at most {0}; purge some of them with cmdb.category.purge first, and several objects in several calls':
    'erwartet werden höchstens {0}; löschen Sie zuerst einige davon mit cmdb.category.purge, und mehrere Objekte in mehreren Aufrufen',
  'a call purges at most {0} entries': 'ein Aufruf löscht höchstens {0} Einträge endgültig',
  'KATASTER_QUICKPURGE is off; an administrator can set it to on':
    'KATASTER_QUICKPURGE ist off; ein Administrator kann es auf on setzen',
  'one call purges at most {0} objects': 'ein Aufruf löscht höchstens {0} Objekte endgültig',
  'attribute {0} of entry {1} {2}': 'das Attribut {0} von Eintrag {1} {2}',
  'save it anew': 'speichern Sie es neu',
  'mass-change template': 'Massenänderungsvorlage',
  'what is kept of {0} {1} is damaged': 'was von {0} {1} gespeichert ist, ist beschädigt',
  'purge it': 'löschen Sie es endgültig',
  '{0}; {1}, or restore it from a backup': '{0}; {1}, oder spielen Sie es aus einer Sicherung ein',
  'dialog {0}': 'Auswahlliste {0}',
  'no free sysid from SYSID_{0} on': 'ab SYSID_{0} ist keine SYSID mehr frei',
} as const satisfies Readonly<Record<string, string>>;
