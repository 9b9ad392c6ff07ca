/** Texts of commands in German by their English source texts, in which `{0}` stands for a value. */
export const german = {
  // Headings and words of tables
  ABOUT: 'BETRIFFT',
  ADDRESSES: 'ADRESSEN',
  ATTRIBUTE: 'ATTRIBUT',
  BY: 'DURCH',
  CHANGE: 'ÄNDERUNG',
  CREATED: 'ANGELEGT',
  DESCRIPTION: 'BESCHREIBUNG',
  DETAILS: 'EINZELHEITEN',
  EVENT: 'EREIGNIS',
  EXPIRES: 'GÜLTIG BIS',
  FROM: 'VON',
  GROUP: 'GRUPPE',
  ID: 'ID',
  'LAST USED': 'ZULETZT BENUTZT',
  LOGIN: 'ANMELDENAME',
  MODEL: 'MODELL',
  NAME: 'NAME',
  NUMBER: 'NUMMER',
  OBJECT: 'OBJEKT',
  PASSWORD: 'PASSWORT',
  RIGHTS: 'RECHTE',
  SKIPPED: 'ÜBERGANGEN',
  STATE: 'ZUSTAND',
  TIME: 'ZEIT',
  TITLE: 'TITEL',
  TO: 'NACH',
  UNCHANGED: 'UNVERÄNDERT',
  UPDATED: 'GEÄNDERT',
  ' or ': ' oder ',
  ' with ': ' mit ',
  archived: 'archiviert',
  created: 'angelegt',
  edited: 'geändert',
  markedDeleted: 'gelöscht',
  purged: 'endgültig gelöscht',
  recycled: 'wiederhergestellt',
  templated: 'Vorlage',
  choice: 'Auswahl',
  report: 'Bericht',
  everywhere: 'überall',
  'every right': 'alle Rechte',
  expired: 'abgelaufen',
  good: 'gültig',
  'in {0}': 'in {0}',
  never: 'nie',
  none: 'ohne',
  'none of their own': 'keine eigenen',
  'on {0}': 'an {0}',
  revoked: 'widerrufen',
  set: 'gesetzt',
  total: 'gesamt',
  '{0}, disabled': '{0}, gesperrt',
  '1 change': '1 Änderung',
  '{0} changes': '{0} Änderungen',

  // The program
  'A CMDB service: what a company runs, in JSON-RPC 2.0 over HTTP.':
    'Ein CMDB-Dienst: was eine Firma betreibt, über JSON-RPC 2.0 und HTTP.',
  'display help for command': 'zeigt die Hilfe',
  'show which version this is': 'zeigt die Version',
  'Settings, as environment variables:': 'Einstellungen, als Umgebungsvariablen:',

  // serve
  'Start the service.': 'Den Dienst starten.',
  'kataster listens on {0}': 'kataster ist erreichbar unter {0}',
  'It answers at every address of this machine.{0}': 'Der Dienst antwortet an jeder Adresse dieses Rechners.{0}',
  ' Set KATASTER_PUBLIC_URL if others reach it at another one, such as that of a proxy.':
    ' Setzen Sie KATASTER_PUBLIC_URL, wenn andere ihn unter einer anderen erreichen, etwa der eines Proxys.',
  'This key has every right. It is shown once:': 'Dieser Schlüssel hat alle Rechte. Er wird nur dieses eine Mal gezeigt:',
  'Try it:': 'Probieren Sie ihn aus:',
  'Persons sign in at {0}/ with this login and password, which have every right. The password has to be changed first:':
    'Unter {0}/ melden sich Personen an. Dieser Anmeldename hat alle Rechte; sein Passwort muss zuerst geändert werden:',
  'cannot listen on {0}:{1} ({2}); KATASTER_HOST and KATASTER_PORT choose another address':
    '{0}:{1} lässt sich nicht öffnen ({2}); KATASTER_HOST und KATASTER_PORT wählen eine andere Adresse',
  'unknown reason': 'Ursache unbekannt',
  'KATASTER_API_KEY: this key was revoked; set another':
    'KATASTER_API_KEY: Dieser Schlüssel wurde widerrufen; setzen Sie einen anderen',
  'The database is brought up to date: {0}, {1} of {2} rows.': 'Die Datenbank wird aktualisiert: {0}, {1} von {2} Zeilen.',

  // How commands reach the service
  'the service did not answer in time; {0}': 'der Dienst hat nicht rechtzeitig geantwortet; {0}',
  'the service ended before it answered; {0}': 'der Dienst wurde beendet, bevor er geantwortet hat; {0}',
  'whether it did what was asked is not known; look before you run the command again':
    'ob er den Auftrag ausgeführt hat, ist nicht bekannt; sehen Sie nach, bevor Sie den Befehl wiederholen',
  'what listens beside the database does not answer as a service would; stop it, and remove its socket':
    'neben der Datenbank lauscht etwas, das nicht wie ein Dienst antwortet; beenden Sie es und entfernen Sie seinen Socket',
  'the service that runs is of another version; restart it ({0})':
    'der laufende Dienst hat eine andere Version; starten Sie ihn neu ({0})',
  'no service runs on {0}: start it first': 'für {0} läuft kein Dienst: Starten Sie ihn zuerst',
  'a service that starts or ends, one of an older version, an import, or another command':
    'einem Dienst, der gerade startet oder endet, einem Dienst einer älteren Version, einem Import oder einem anderen Befehl',
  '{0} is in use by a process that takes no calls ({1}): try again, or stop it first':
    '{0} wird von einem Prozess benutzt, der keine Aufrufe annimmt ({1}): Versuchen Sie es noch einmal, oder beenden Sie ihn zuerst',
  'this user may not call the service at {0}; run the command as the user of the service':
    'dieser Benutzer darf den Dienst unter {0} nicht aufrufen; führen Sie den Befehl als Benutzer des Dienstes aus',
  '{0} belongs to another user than the database; remove it, and start the service again':
    '{0} gehört einem anderen Benutzer als die Datenbank; entfernen Sie die Datei und starten Sie den Dienst neu',

  // key
  'Manage the keys of callers, also while the service runs.': 'Schlüssel von Aufrufern verwalten, auch im laufenden Betrieb.',
  'Create a key and show it once. It has every right where none is named.':
    'Einen Schlüssel anlegen und einmal zeigen. Ohne Angabe hat er alle Rechte.',
  'Show every key without its text. The moment of its last use is stored once a minute.':
    'Alle Schlüssel zeigen, ohne ihren Text. Wann einer zuletzt benutzt wurde, wird jede Minute gespeichert.',
  'Change a key; options that are absent change nothing. The change holds from the next call with it.':
    'Einen Schlüssel ändern; was nicht angegeben ist, bleibt. Die Änderung gilt ab dem nächsten Aufruf.',
  'Replace a key by a new one with the same rights, and show it once.':
    'Einen Schlüssel durch einen neuen mit denselben Rechten ersetzen und diesen einmal zeigen.',
  'Revoke a key: the next call with it fails.': 'Einen Schlüssel widerrufen: Der nächste Aufruf mit ihm scheitert.',
  'the id that `kataster key list` shows': 'die ID, die `kataster key list` zeigt',
  'title of the key, which created_by and changed_by contain': 'Titel des Schlüssels; er steht in created_by und changed_by',
  'last moment of its validity, such as 2027-12-31 or 2027-12-31T12:00:00Z, or never':
    'bis wann er gilt, etwa 2027-12-31 oder 2027-12-31T12:00:00Z, oder never für immer',
  'address ranges it may be used from, such as 10.0.0.0/8,2001:db8::/32, or everywhere':
    'Adressbereiche, aus denen er benutzt werden darf, etwa 10.0.0.0/8,2001:db8::/32, oder everywhere für alle',
  'permit everything': 'alles erlauben',
  'how long the former key stays valid, such as 30m, 12h or 7d':
    'wie lange der bisherige Schlüssel noch gilt, etwa 30m, 12h oder 7d',
  'Key {0} is in the place of {1}, which is good until {2}.': 'Schlüssel {0} ersetzt {1}; dieser gilt noch bis {2}.',

  // Rights
  'what may be done: view, create, edit, archive, delete, purge, administer; several are joined by commas':
    'was erlaubt ist: view, create, edit, archive, delete, purge, administer; mehrere durch Kommas getrennt',
  'object types it may be done to, such as C__OBJTYPE__SERVER; all where absent':
    'Objekttypen, an denen es erlaubt ist, etwa C__OBJTYPE__SERVER; sonst alle',
  'categories it may be done in; all where absent. Changing an object itself takes C__CATG__GLOBAL; its title, sysid, type and status are seen by whoever may see anything of its type':
    'Kategorien, in denen es erlaubt ist; sonst alle. Um ein Objekt selbst zu ändern, braucht es C__CATG__GLOBAL; Titel, SYSID, Typ und Status sieht jeder, der von Objekten dieses Typs etwas sehen darf',
  '--may: expected what may be done there: {0}': '--may: erwartet wird, was dort erlaubt ist: {0}',
  "--may: there is no '{0}'; {1}": "--may: '{0}' gibt es nicht; {1}",
  'expected names such as {0}': 'erwartet werden Namen wie {0}',

  // user
  'Manage logins of persons and their rights, also while the service runs.':
    'Anmeldenamen von Personen und ihre Rechte verwalten, auch im laufenden Betrieb.',
  'Create a person with a login; `kataster user password` sets its password.':
    'Eine Person mit Anmeldenamen anlegen; ihr Passwort setzt `kataster user password`.',
  'first and last name; the login where absent': 'Vor- und Nachname; sonst der Anmeldename',
  'user name of the person': 'Anmeldename der Person',
  'Set a password, which is asked for, or read from the standard input. Sessions of the user end.':
    'Ein Passwort setzen. Es wird abgefragt oder von der Standardeingabe gelesen. Sitzungen des Benutzers enden.',
  'Let a user log in no more, and end their sessions: the next call fails.':
    'Einen Benutzer sperren und seine Sitzungen beenden: Der nächste Aufruf scheitert.',
  'Let a user log in again who was disabled.': 'Einen gesperrten Benutzer wieder zulassen.',
  'End every session of a user: the next call with one fails. They may log in again.':
    'Alle Sitzungen eines Benutzers beenden: Der nächste Aufruf scheitert. Neu anmelden darf er sich.',
  'Grant rights to a person, or to every member of a person group.':
    'Einer Person oder allen Mitgliedern einer Personengruppe Rechte erteilen.',
  'a login, or the id of a person or a person group': 'ein Anmeldename, oder die ID einer Person oder Personengruppe',
  'Revoke rights that were granted to a person or a person group itself.':
    'Rechte widerrufen, die einer Person oder Personengruppe selbst erteilt wurden.',
  'Show users, and persons and groups with grants.': 'Benutzer zeigen, außerdem Personen und Gruppen mit Rechten.',
  'Person {0} logs in as {1} once there is a password: kataster user password {2}':
    'Person {0} meldet sich als {1} an, sobald ein Passwort gesetzt ist: kataster user password {2}',
  'Password of {0}: ': 'Passwort von {0}: ',
  'expected a password, not nothing': 'das Passwort darf nicht leer sein',
  '{0} may {1}.': '{0} darf: {1}.',
  'Nothing is granted to {0} any more; what is granted to their groups is.':
    '{0} hat keine eigenen Rechte mehr; die der Gruppen bleiben.',

  // audit
  'Show who made, changed and used keys, logins and grants, and each start with its settings: the newest first.':
    'Zeigen, wer Schlüssel, Anmeldungen und Rechte angelegt, geändert und benutzt hat, und jeden Start mit seinen Einstellungen: das Neueste zuerst.',
  'one event alone, such as keyCreated, loginFailed or started': 'nur dieses Ereignis, etwa keyCreated, loginFailed oder started',
  'about this key, and by it; `command` is what commands did': 'zu diesem Schlüssel und mit ihm; `command` steht für Befehle',
  'about this person or person group, and by them: a login or an id':
    'zu dieser Person oder Personengruppe und durch sie: ein Anmeldename oder eine ID',
  'from this day or moment in UTC on, such as 2027-12-31 or 2027-12-31T12:00:00Z':
    'ab diesem Tag oder Zeitpunkt in UTC, etwa 2027-12-31 oder 2027-12-31T12:00:00Z',
  'up to this day or moment in UTC': 'bis zu diesem Tag oder Zeitpunkt in UTC',
  'how many events at most': 'wie viele Ereignisse höchstens',
  'a JSON text for each event, a line each, in the place of the table': 'statt der Tabelle je Ereignis eine Zeile JSON',
  "--limit: expected an integer of at least 1, not '{0}'": "--limit: erwartet wird eine ganze Zahl ab 1, nicht '{0}'",

  // secret
  'Manage the key that passwords in entries and secrets of webhooks are encrypted with.':
    'Den Schlüssel verwalten, der Passwörter in Einträgen und Geheimnisse von Webhooks verschlüsselt.',
  'Create a file with a new key, which KATASTER_SECRET_FILE then names. Keep a copy of it apart from those of the database.':
    'Eine Datei mit einem neuen Schlüssel anlegen, die dann KATASTER_SECRET_FILE nennt. Bewahren Sie eine Kopie davon getrennt von Kopien der Datenbank auf.',
  'the file to write, which must not exist yet': 'die Datei, die angelegt wird; es darf sie noch nicht geben',
  'Encrypt stored passwords with the key of KATASTER_SECRET_FILE, and remove their plain texts from the database.':
    'Gespeicherte Passwörter mit dem Schlüssel von KATASTER_SECRET_FILE verschlüsseln und ihre Klartexte aus der Datenbank entfernen.',
  'Encrypt every password with the key of another file instead of that of KATASTER_SECRET_FILE.':
    'Jedes Passwort mit dem Schlüssel einer anderen Datei verschlüsseln statt mit dem von KATASTER_SECRET_FILE.',
  'the file with the other key, which KATASTER_SECRET_FILE names from then on':
    'die Datei mit dem anderen Schlüssel; danach nennt KATASTER_SECRET_FILE sie',
  'Store passwords as plain texts again: after that KATASTER_SECRET_FILE has to be unset.':
    'Passwörter wieder im Klartext speichern: Danach darf KATASTER_SECRET_FILE nicht mehr gesetzt sein.',
  '\nStop every service of the database before: on SQLite a second process is refused anyway, on PostgreSQL a service that has another key\nrefuses to write passwords. What was interrupted is finished by running the command again.\n':
    '\nStoppen Sie vorher jeden Dienst der Datenbank: Bei SQLite wird ein zweiter Prozess ohnehin abgelehnt, bei PostgreSQL schreibt ein Dienst mit\neinem anderen Schlüssel keine Passwörter. Nach einer Unterbrechung führen Sie den Befehl noch einmal aus.\n',
  '{0} holds a new key. Set {1}={2}, and run `kataster secret encrypt` for passwords that are there already.':
    '{0} enthält einen neuen Schlüssel. Setzen Sie {1}={2}, und führen Sie `kataster secret encrypt` aus, wenn es schon Passwörter gibt.',
  '{0}: expected the file with the key to encrypt with': '{0}: erwartet wird die Datei mit dem Schlüssel zum Verschlüsseln',
  '{0}: expected the file with the key in use': '{0}: erwartet wird die Datei mit dem benutzten Schlüssel',
  '{0}: the database has key {1} in use, not {2}': '{0}: Die Datenbank benutzt den Schlüssel {1}, nicht {2}',
  '{0} passwords are encrypted': '{0} Passwörter sind verschlüsselt',
  '{0} passwords are decrypted': '{0} Passwörter sind entschlüsselt',
  ', {0} were already': ', {0} waren es schon',
  encrypted: 'verschlüsselt',
  'sealed with the secret of the installation': 'mit dem Geheimnis der Installation versiegelt',
  'The secrets of {0} webhooks are {1}.': 'Die Geheimnisse von {0} Webhooks sind {1}.',
  'A secret of webhook {0} cannot be read: rotate it by kataster.webhook.rotate.':
    'Ein Geheimnis des Webhooks {0} ist nicht lesbar: Erneuern Sie es mit kataster.webhook.rotate.',
  'Left as it is: {0}': 'Bleibt, wie es ist: {0}',
  'So are {0} others.': 'Ebenso {0} weitere.',
  'Nothing of their texts is left in the tables of the database; older copies, archives and logs of it still have them.':
    'In den Tabellen der Datenbank stehen die Klartexte nicht mehr; ältere Kopien, Archive und Logs enthalten sie noch.',
  'Set {0}={1} from now on. The former key is good for older copies of the database alone.':
    'Setzen Sie ab jetzt {0}={1}. Den bisherigen Schlüssel brauchen nur noch ältere Kopien der Datenbank.',
  'Unset {0} from now on: passwords stand readable in the database.':
    'Setzen Sie {0} ab jetzt nicht mehr: Passwörter stehen lesbar in der Datenbank.',
  'every password is encrypted, but what stood there before could not be wiped ({0}); run it again':
    'alle Passwörter sind verschlüsselt, aber die früheren Werte ließen sich nicht entfernen ({0}); führen Sie den Befehl noch einmal aus',
  'another process changed the secret key meanwhile; start again':
    'ein anderer Prozess hat inzwischen den Schlüssel gewechselt; beginnen Sie von vorn',
  'passwords in this database are encrypted with key {0}; name the file that holds it':
    'Passwörter dieser Datenbank sind mit dem Schlüssel {0} verschlüsselt; nennen Sie seine Datei',
  'passwords in this database are encrypted with key {0}, and the file holds key {1}':
    'Passwörter dieser Datenbank sind mit dem Schlüssel {0} verschlüsselt, die Datei enthält aber {1}',
  'the change of the key was not finished; run `{0}` once more, with the same files':
    'der Wechsel des Schlüssels wurde nicht beendet; führen Sie `{0}` noch einmal mit denselben Dateien aus',

  // backup, check, restore
  'Write a backup of the database to a file, also while the service runs.':
    'Eine Sicherung der Datenbank in eine Datei schreiben, auch im laufenden Betrieb.',
  'replace an existing file, once the new one is complete': 'eine vorhandene Datei ersetzen, sobald die neue vollständig ist',
  '\nThe service goes on meanwhile, and nobody waits. The backup is one file for its owner alone, which gets its name once all of it is on the\ndisk and was read again; it holds every write that was answered before it began. It discloses as much as the database does: see "Secrets in a\ncopy of the database" in the documentation. `kataster restore FILE` puts it back.\n':
    '\nDer Dienst läuft weiter, niemand muss warten. Die Sicherung ist eine Datei nur für ihren Eigentümer. Sie bekommt ihren Namen erst, wenn sie\nganz auf der Festplatte ist und noch einmal gelesen wurde; sie enthält jede Änderung, die vorher beantwortet war. Sie verrät so viel wie die\nDatenbank: siehe „Geheimnisse in einer Kopie der Datenbank“ in der Dokumentation. `kataster restore FILE` spielt sie zurück.\n',
  '{0} is whole: {1}': '{0} ist vollständig: {1}',
  '{0} bytes, SHA-256 {1}': '{0} Bytes, SHA-256 {1}',
  ' as it was at {0}': ' mit dem Stand {0}',
  'change {0} of {1} the latest in it': 'letzte Änderung: {0} vom {1}',
  'no change in it': 'ohne Änderung',
  'the database{0}, {1}; {2} objects, {3} entries': 'die Datenbank{0}, {1}; {2} Objekte, {3} Einträge',
  'Cannot write {0}': '{0} lässt sich nicht schreiben',
  '{0}: expected the address of a database that can be backed up':
    '{0}: erwartet wird die Adresse einer Datenbank, die sich sichern lässt',
  '{0} is no backup.': '{0} ist keine Sicherung.',
  '{0} can be restored to a database at {1} alone.': '{0} lässt sich nur in eine Datenbank unter {1} zurückspielen.',
  'Read the whole database once and list what breaks an invariant.':
    'Die ganze Datenbank einmal lesen und auflisten, was nicht stimmt.',
  '\nEverything is read once, in one state of the database, while services may go on with it. What does not hold is told in one line each; then\nthe exit code is 1. KATASTER_CATALOG has to be that of the service. Nothing is changed.\n':
    '\nAlles wird einmal gelesen, in einem Stand der Datenbank; Dienste dürfen weiterlaufen. Jeder Befund steht in einer Zeile; dann ist der\nExit-Code 1. KATASTER_CATALOG muss dieselbe Einstellung haben wie beim Dienst. Geändert wird nichts.\n',
  '{0}: {1} more': '{0}: {1} weitere',
  ' {0} changes are not searchable yet.': ' {0} Änderungen sind für die Suche noch nicht erfasst.',
  '{0} objects, {1} entries, {2} links and {3} changes were read in {4} s.{5}':
    '{0} Objekte, {1} Einträge, {2} Verknüpfungen und {3} Änderungen wurden in {4} s gelesen.{5}',
  'The check failed': 'Die Prüfung ist gescheitert',
  'Everything is as it has to be.': 'Alles ist, wie es sein soll.',
  'Not as it has to be: {0} findings.': 'Nicht alles stimmt: {0} Befunde.',
  'Put a backup in the place of the database.': 'Eine Sicherung an die Stelle der Datenbank zurückspielen.',
  'a file that `kataster backup` or `kataster export` wrote': 'eine Datei von `kataster backup` oder `kataster export`',
  'replace an existing database; a SQLite file is kept beside the new one, the content of a PostgreSQL database is lost':
    'eine vorhandene Datenbank ersetzen; eine SQLite-Datei bleibt neben der neuen liegen, der Inhalt einer PostgreSQL-Datenbank geht verloren',
  '\nStop the service first. The whole file is proved before anything is changed: one that was cut or changed is refused, and so is one of a\nnewer version. A backup of an older version is brought up to date by the next start of the service. A backup of PostgreSQL, and an\nexport, can be restored to SQLite as well. Keys and passwords are those of the backup, and so is the key of KATASTER_SECRET_FILE.\n':
    '\nStoppen Sie zuerst den Dienst. Die ganze Datei wird geprüft, bevor sich etwas ändert: Abgelehnt wird, was abgeschnitten oder verändert wurde\noder von einer neueren Version stammt. Die Sicherung einer älteren Version bringt der nächste Start des Dienstes auf den neuen Stand. Eine\nSicherung von PostgreSQL und ein Export lassen sich auch nach SQLite zurückspielen. Schlüssel und Passwörter sind die der Sicherung, ebenso der\nSchlüssel von KATASTER_SECRET_FILE.\n',
  'Cannot restore {0}': '{0} lässt sich nicht zurückspielen',
  'Restored: {0}.': 'Zurückgespielt: {0}.',
  'What was there before is kept in {0}.': 'Was vorher dort war, liegt in {0}.',

  // Findings of a check
  'rows may be unreadable or not be found; restore a backup':
    'Zeilen können unlesbar sein oder nicht gefunden werden; spielen Sie eine Sicherung zurück',
  'the row belongs to nothing and is never shown': 'die Zeile gehört zu nichts und wird nie gezeigt',
  'whatever shows it names it as damaged; purge it, or restore a backup':
    'wo es gezeigt würde, steht, dass es beschädigt ist; löschen Sie es endgültig, oder spielen Sie eine Sicherung zurück',
  'no list shows it, and it takes no step': 'keine Liste zeigt es, und es kann keinen Schritt machen',
  'it is not shown as what it is; is KATASTER_CATALOG that of the service?':
    'es wird nicht als das gezeigt, was es ist; hat KATASTER_CATALOG denselben Wert wie beim Dienst?',
  'it is shown as something else, or not at all; save the attribute anew':
    'es wird anders oder gar nicht gezeigt; speichern Sie das Attribut noch einmal',
  'it stands in the wrong place of lists, or is shown by another name; saving it anew puts it right':
    'es steht in Listen an der falschen Stelle oder unter anderem Namen; erneutes Speichern behebt das',
  'a printed label leads to the wrong object; give it another one':
    'ein gedrucktes Etikett führt zum falschen Objekt; geben Sie ihm eine andere SYSID',
  'lists say that there are more or fewer objects than there are; export the database and load it':
    'Listen nennen mehr oder weniger Objekte, als es gibt; exportieren Sie die Datenbank und laden Sie sie neu',
  'the first of them is shown alone': 'gezeigt wird nur der erste davon',
  'what is shown as primary is left to chance': 'welcher Eintrag als primär gezeigt wird, ist Zufall',
  'lists, relations and searches show something else than the entry does; saving the entry anew puts it right':
    'Listen, Beziehungen und Suchen zeigen etwas anderes als der Eintrag; erneutes Speichern behebt das',
  'one side of the link shows it and the other does not; saving either side anew puts it right':
    'nur eine Seite zeigt die Verknüpfung; erneutes Speichern einer der beiden behebt das',
  'the connection is shown at one of its ends alone; saving it anew puts it right':
    'die Verbindung wird nur an einem Ende gezeigt; erneutes Speichern behebt das',
  'the relation is shown nowhere': 'die Beziehung wird nirgends gezeigt',
  'the objects stand in themselves and below nothing else; change one of the links':
    'die Objekte stehen in sich selbst und unter keinem anderen; ändern Sie eine der Verknüpfungen',
  'a search does not find it by all of its words, or finds it by others; saving it anew puts it right':
    'eine Suche findet es nicht mit allen seinen Wörtern oder mit fremden; erneutes Speichern behebt das',
  'rows were lost, or written past the service; compare with a backup':
    'Zeilen sind verloren oder wurden am Dienst vorbei geschrieben; vergleichen Sie mit einer Sicherung',
  'an id would be given out twice': 'eine ID würde zweimal vergeben',

  // export, move
  'Write everything that is stored as text, also while the service runs.':
    'Alles Gespeicherte als Text schreiben, auch im laufenden Betrieb.',
  'the file to write, which must not exist yet. The standard output where it is - or absent':
    'die Datei, die angelegt wird; es darf sie noch nicht geben. Bei - oder ohne Angabe die Standardausgabe',
  '\nThe export is text: one JSON object a line, the same for SQLite and PostgreSQL. It is compressed where FILE ends with .gz. The service goes\non meanwhile; the export holds what was committed when it began. Equal databases have equal exports, and a file that was cut or changed is\nknown by its last line. `kataster restore FILE` loads it into a database of either engine.\n\nIt gives away what a copy of the database does: every record and change, hashes of passwords and keys, the secret of the\ninstallation, and the passwords in entries, readable unless KATASTER_SECRET_FILE is set. FILE is made for its owner alone (mode 600).\n':
    '\nDer Export ist Text: je Zeile ein JSON-Objekt, bei SQLite und PostgreSQL dasselbe. Endet FILE auf .gz, wird er komprimiert. Der Dienst läuft\nweiter; der Export enthält, was bei seinem Beginn festgeschrieben war. Gleiche Datenbanken haben gleiche Exporte; eine Datei, die abgeschnitten\noder verändert wurde, erkennt man an ihrer letzten Zeile. `kataster restore FILE` lädt ihn in eine SQLite- oder PostgreSQL-Datenbank.\n\nEr verrät, was auch eine Kopie der Datenbank verrät: jeden Datensatz und jede Änderung, Hashes von Passwörtern und Schlüsseln, das Geheimnis der\nInstallation und die Passwörter in Einträgen, lesbar, wenn KATASTER_SECRET_FILE nicht gesetzt ist. Nur der Eigentümer darf FILE lesen (Modus 600).\n',
  '{0} is whole: {1}. Keep it as safe as the database.':
    '{0} ist vollständig: {1}. Bewahren Sie die Datei so sicher auf wie die Datenbank.',
  'Move everything from the database of KATASTER_DATABASE to another, empty one.':
    'Alles aus der Datenbank von KATASTER_DATABASE in eine andere, leere übertragen.',
  'where to: sqlite:FILE or postgres://user@host:port/database': 'wohin: sqlite:FILE oder postgres://user@host:port/database',
  '\nStop the service first, and start it with the new address afterwards: what it wrote meanwhile would be missing. Everything keeps its id, and\nids of new records are higher than all that were ever given. Keys and passwords go on working; users log in again. The search index is made\nby the service once it runs.\n\nAll of it arrives, or nothing: at the end the new database is read and compared before it can be used. The old one is only read.\n\n  KATASTER_DATABASE=sqlite:data/kataster.sqlite kataster move --to postgres://kataster@localhost:5432/kataster\n':
    '\nStoppen Sie zuerst den Dienst, und starten Sie ihn danach mit der neuen Adresse: Was er inzwischen schriebe, würde fehlen. Alles behält seine ID;\nIDs neuer Datensätze sind höher als alle je vergebenen. Schlüssel und Passwörter gelten weiter; Benutzer melden sich neu an. Den Suchindex baut\nder Dienst auf, sobald er läuft.\n\nEs kommt alles an oder nichts: Am Ende wird die neue Datenbank gelesen und verglichen, bevor sie benutzt werden kann. Die alte wird nur gelesen.\n\n  KATASTER_DATABASE=sqlite:data/kataster.sqlite kataster move --to postgres://kataster@localhost:5432/kataster\n',
  '--to: expected another database than that of {0}': '--to: erwartet wird eine andere Datenbank als die von {0}',
  '{0} and --to: {1}': '{0} und --to: {1}',
  'Moved and compared: {0}.': 'Übertragen und verglichen: {0}.',
  'Now start the service with {0}={1}, and leave the other settings as they are.':
    'Starten Sie den Dienst jetzt mit {0}={1}, und lassen Sie die anderen Einstellungen, wie sie sind.',
  'The database at {0} was only read; remove it once the new one is in use.':
    'Die Datenbank {0} wurde nur gelesen; entfernen Sie sie, sobald die neue in Betrieb ist.',

  // import
  'Import objects from another system.': 'Objekte aus einem anderen System importieren.',
  'Import a dump of NetBox: what `manage.py dumpdata` writes. On PostgreSQL the service may go on meanwhile; on SQLite, stop it first.':
    'Einen Dump von NetBox importieren, wie ihn `manage.py dumpdata` schreibt. Bei PostgreSQL darf der Dienst weiterlaufen; bei SQLite stoppen Sie ihn zuerst.',
  'name of the NetBox installation, where there are several': 'Name der NetBox-Installation, wenn es mehrere gibt',
  'the dump, a JSON file': 'der Dump, eine JSON-Datei',
  "\nRows become objects, entries and links. A row that does not fit is skipped, and the report says why. Run it again with a\nnewer dump: what an earlier run made is found and changed where the dump has changed.\n\nOf imports of one source, one at a time runs. On SQLite, stop the service first: one process owns the file, and a second one is refused. On PostgreSQL the service may go\non meanwhile: it answers from what is imported so far, batch by batch.\n\nEach batch of rows is a change set, whose comment names the file: 'kataster log' shows them, and 'kataster undo --import' undoes the last import.\n":
    "\nAus Zeilen werden Objekte, Einträge und Verknüpfungen. Eine Zeile, die nicht passt, wird übergangen; der Bericht nennt den Grund. Mit einem\nneueren Dump können Sie den Import wiederholen: Was ein früherer angelegt hat, wird gefunden und geändert, wo der Dump sich geändert hat.\n\nVon jeder Quelle läuft immer nur ein Import. Bei SQLite stoppen Sie zuerst den Dienst: Die Datei gehört einem einzigen Prozess, ein zweiter wird\nabgelehnt. Bei PostgreSQL darf der Dienst weiterlaufen: Er zeigt, was bisher importiert ist, Schritt für Schritt.\n\nJede Gruppe von Zeilen ist ein Änderungssatz, dessen Kommentar die Datei nennt: 'kataster log' zeigt sie, 'kataster undo --import' nimmt den\nletzten Import zurück.\n",
  'To undo all of this: kataster undo --import': 'Alles zurücknehmen: kataster undo --import',
  '{bar} {percentage} % | {value} of {total} rows': '{bar} {percentage} % | {value} von {total} Zeilen',
  'another import of this source is under way; run this one again when that has ended':
    'ein anderer Import dieser Quelle läuft; wiederholen Sie diesen, wenn jener beendet ist',
  'the import stopped: {0}. What it wrote so far is kept; run it again to go on':
    'der Import wurde abgebrochen: {0}. Was er bis dahin geschrieben hat, bleibt; führen Sie ihn noch einmal aus, um fortzufahren',
  '--source: expected a name of 1 to {0} characters': '--source: erwartet wird ein Name von 1 bis {0} Zeichen',
  'Became part of others:': 'Wurde Teil von anderen:',
  'Skipped:': 'Übergangen:',
  'Imported, but:': 'Importiert, aber:',

  // object-type
  'Configure object types.': 'Objekttypen einrichten.',
  'Show or set the default template of an object type.': 'Die Standardvorlage eines Objekttyps zeigen oder setzen.',
  'constant or id of the object type, such as C__OBJTYPE__SERVER':
    'Konstante oder Nummer des Objekttyps, etwa C__OBJTYPE__SERVER',
  "id of the object that becomes the template, or 'none'": "ID des Objekts, das die Vorlage wird, oder 'none' für keine",
  'The default template of {0} is not set.': 'Die Standardvorlage von {0} ist nicht gesetzt.',
  'The default template of {0} is object {1}.': 'Die Standardvorlage von {0} ist Objekt {1}.',
  "expected the id of an object or 'none', not '{0}'": "erwartet wird die ID eines Objekts oder 'none', nicht '{0}'",

  // log
  'Show what was changed, the newest first, also while the service runs.':
    'Zeigen, was geändert wurde, das Neueste zuerst, auch im laufenden Betrieb.',
  'id of the object that changed; every object where absent': 'ID des geänderten Objekts; sonst alle Objekte',
  'changes after it: the number of a change set, a day such as 2026-11-22, or a time such as 2026-11-22T09:00:00Z':
    'Änderungen danach: die Nummer eines Änderungssatzes, ein Tag wie 2026-11-22 oder eine Zeit wie 2026-11-22T09:00:00Z',
  'changes up to it': 'Änderungen bis dahin',
  'id of the person who was logged in': 'ID der angemeldeten Person',
  'id of the API key': 'ID des API-Schlüssels',
  'how many change sets are shown at most (default: 100)': 'wie viele Änderungssätze höchstens gezeigt werden (sonst: 100)',
  'show what is changed from now on, or after --since, as it comes, the oldest first, until Ctrl-C':
    'zeigen, was ab jetzt oder nach --since geändert wird, sobald es geschieht, das Älteste zuerst, bis Strg-C',
  'write each change set as a line of JSON, as kataster.changes.read returns it':
    'jeden Änderungssatz als Zeile JSON schreiben, wie kataster.changes.read ihn liefert',
  '--{0}: cannot be combined with --follow': '--{0}: geht nicht zusammen mit --follow',
  "{0}: expected a positive whole number, not '{1}'": "{0}: erwartet wird eine ganze Zahl ab 1, nicht '{1}'",

  // undo
  "Undo changes that 'kataster log' shows, also while the service runs.":
    "Änderungen zurücknehmen, die 'kataster log' zeigt, auch im laufenden Betrieb.",
  'change sets: numbers such as 12, ranges such as 12-15': 'Änderungssätze: Nummern wie 12, Bereiche wie 12-15',
  'only change sets of imports; those of the last import where no number is named':
    'nur Änderungssätze von Importen; ohne Nummer die des letzten Imports',
  'refuse: undo nothing; skip: leave it as it is; overwrite: set it back as well':
    'refuse: nichts zurücknehmen; skip: lassen, wie es ist; overwrite: auch das zurücksetzen',
  'show what would change, and undo nothing': 'zeigen, was sich ändern würde, und nichts zurücknehmen',
  'why: kept with the change set': 'der Grund; er bleibt beim Änderungssatz',
  "\nNumbers of change sets are those that 'kataster log' shows: 12, several as 12 15, a range as 12-15.\n\n  kataster undo 12              undoes change set 12\n  kataster undo 12 15           undoes both as one\n  kataster undo 12-15           undoes each from 15 down to 12\n  kataster undo --import        undoes the last import, whatever else was changed meanwhile\n\nWhat was purged comes back under its id, with its entries and the links to it. What was made is purged. Where somebody changed an attribute since, or\nsomething else leads to what is to be purged, nothing is undone and the conflicts are shown, unless --on-conflict says otherwise. An undo is a change set\nitself, which can be undone. Passwords are in no history: what comes back has none.\n":
    "\nNummern von Änderungssätzen zeigt 'kataster log': 12, mehrere als 12 15, ein Bereich als 12-15.\n\n  kataster undo 12              nimmt Änderungssatz 12 zurück\n  kataster undo 12 15           nimmt beide zusammen zurück\n  kataster undo 12-15           nimmt jeden von 15 bis 12 einzeln zurück\n  kataster undo --import        nimmt den letzten Import zurück, was immer sonst geändert wurde\n\nEndgültig Gelöschtes kommt mit seiner ID zurück, mit seinen Einträgen und den Verknüpfungen dorthin. Angelegtes wird endgültig gelöscht. Hat seitdem\njemand ein Attribut geändert, oder führt noch etwas zu dem, was zu löschen wäre, wird nichts zurückgenommen; die Konflikte werden gezeigt, wenn\n--on-conflict nichts anderes sagt. Das Zurücknehmen ist selbst ein Änderungssatz und lässt sich zurücknehmen. Passwörter stehen in keiner\nGeschichte: Was zurückkommt, hat keine.\n",
  "expected the number of a change set, as 'kataster log' shows it, or --import":
    "erwartet wird die Nummer eines Änderungssatzes, wie 'kataster log' sie zeigt, oder --import",
  "expected the number of a change set such as 12, or a range such as 12-15, not '{0}'":
    "erwartet wird die Nummer eines Änderungssatzes wie 12 oder ein Bereich wie 12-15, nicht '{0}'",
  'expected either numbers, which are undone as one, or ranges, which are undone one by one':
    'erwartet werden entweder Nummern, die zusammen zurückgenommen werden, oder Bereiche, bei denen es einzeln geschieht',
  'there was no import': 'es gab noch keinen Import',
  'There is nothing to undo.': 'Es gibt nichts zurückzunehmen.',
  'Change set {0} is': 'Änderungssatz {0} ist',
  'Change sets {0} are': 'Änderungssätze {0} sind',
  '{0} undone by change set {1}: {2}{3}': '{0} zurückgenommen durch Änderungssatz {1}: {2}{3}',
  '{0} not undone:': '{0} nicht zurückgenommen:',
  '{0} undone already.': '{0} schon zurückgenommen.',
  ', except:': ', außer:',
  '{0} change sets are undone: {1}.': '{0} Änderungssätze sind zurückgenommen: {1}.',
  '{0} would be made; nothing is undone.': '{0} gäbe es; zurückgenommen wurde nichts.',
  ' {0} later change sets are undone already.': ' {0} spätere Änderungssätze sind schon zurückgenommen.',
  '{0} not undone.{1} Conflicts, by object/category/attribute:':
    '{0} nicht zurückgenommen.{1} Konflikte, nach Objekt/Kategorie/Attribut:',
  'To undo everything else, run it again with --on-conflict skip; to set these back as well, with --on-conflict overwrite.':
    'Alles andere nimmt --on-conflict skip zurück, auch diese --on-conflict overwrite.',

  // history
  'Remove what was changed from the history.': 'Aus der Geschichte entfernen, was geändert wurde.',
  'Remove what is older than a day; the first and the last changes of each object stay.':
    'Entfernen, was vor einem bestimmten Tag liegt; die erste und die letzte Änderung jedes Objekts bleiben.',
  'a day such as 2026-11-22, or a time such as 2026-11-22T09:00:00Z; as KATASTER_HISTORY says where absent':
    'ein Tag wie 2026-11-22 oder eine Zeit wie 2026-11-22T09:00:00Z; sonst, was KATASTER_HISTORY sagt',
  'say what would be removed, and remove nothing': 'sagen, was entfernt würde, und nichts entfernen',
  '\nOn SQLite the service has to be stopped before; on PostgreSQL it may run. Backups that were made before keep what they have. A service whose KATASTER_HISTORY\nis set removes what is older by itself.\n':
    '\nBei SQLite muss der Dienst vorher gestoppt werden, bei PostgreSQL darf er laufen. Frühere Sicherungen behalten, was sie haben. Ein Dienst mit\nKATASTER_HISTORY entfernt Älteres von selbst.\n',
  'Remove the values of an object from the log and the past for good, also where others named it.':
    'Die Werte eines Objekts für immer aus dem Änderungsprotokoll und der Vergangenheit entfernen, auch wo andere es nannten.',
  'id of the object, which may be purged already': 'ID des Objekts; es darf schon endgültig gelöscht sein',
  '\nOn SQLite the service has to be stopped before. That the object was there, and when it changed, stays. What it is now stays, too: purge it first.\nBackups and exports that were made before keep what they have.\n':
    '\nBei SQLite muss der Dienst vorher gestoppt werden. Dass es das Objekt gab und wann es sich geändert hat, bleibt. Auch was es jetzt ist, bleibt:\nLöschen Sie es zuerst endgültig. Frühere Sicherungen und Exporte behalten, was sie haben.\n',
  "<object>: expected the id of an object, not '{0}'": "<object>: erwartet wird die ID eines Objekts, nicht '{0}'",
  'What object {0} was is forgotten.{1} Backups and exports that were made before keep what they have.':
    'Was Objekt {0} war, ist vergessen.{1} Frühere Sicherungen und Exporte behalten, was sie haben.',
  ' It is still there: what it is now stays until it is purged.':
    ' Es ist noch da: Was es jetzt ist, bleibt, bis es endgültig gelöscht wird.',
  'Nothing was changed before {0}.': 'Vor {0} wurde nichts geändert.',
  '{0} changes would be removed.': '{0} Änderungen würden entfernt.',
  '{0} changes were removed.': '{0} Änderungen wurden entfernt.',
  '{0} Reads as of change set {1}, {2}, and later are possible.': '{0} Lesen lässt sich ab Änderungssatz {1} vom {2}.',
  '--before: expected a day such as 2026-11-22, as {0} is not set':
    '--before: erwartet wird ein Tag wie 2026-11-22, denn {0} ist nicht gesetzt',
  "--before: expected a day such as 2026-11-22, or a time, not '{0}'":
    "--before: erwartet wird ein Tag wie 2026-11-22 oder eine Zeit, nicht '{0}'",

  // report
  'Show the rows of a saved report, or which reports there are.':
    'Die Zeilen eines gespeicherten Berichts zeigen, oder welche Berichte es gibt.',
  'the name of a report; all are listed where absent': 'der Name eines Berichts; ohne Angabe werden alle aufgelistet',
  'rows as CSV (RFC 4180) in UTF-8, with the titles of the columns; an apostrophe precedes what a spreadsheet would calculate':
    'Zeilen als CSV (RFC 4180) in UTF-8, mit den Titeln der Spalten; was eine Tabellenkalkulation ausrechnen würde, beginnt mit einem Apostroph',
  "<name>: there is no report '{0}'; `kataster report` lists them":
    "<name>: Einen Bericht '{0}' gibt es nicht; `kataster report` zeigt alle",

  // generate
  'Generate files from a running service.': 'Dateien aus einem laufenden Dienst erzeugen.',
  'Generate a client that is typed by the methods and categories of a service.':
    'Einen Client erzeugen, typisiert nach den Methoden und Kategorien eines Dienstes.',
  'address of the service, such as http://127.0.0.1:8080': 'Adresse des Dienstes, etwa http://127.0.0.1:8080',
  'a key of the service; KATASTER_API_KEY where absent': 'ein Schlüssel des Dienstes; sonst der von KATASTER_API_KEY',
  'what the client is written in': 'Programmiersprache des Clients',
  'the file to write; the standard output where absent': 'die Datei, die geschrieben wird; sonst die Standardausgabe',
  '\nThe client knows the methods of the service and the categories of its site, so that a misspelt attribute does not compile.\n\n  kataster generate client --url http://127.0.0.1:8080 --language typescript --out kataster.ts\n\nThe key may also stand in KATASTER_API_KEY, where no list of processes shows it.\n':
    '\nDer Client kennt die Methoden des Dienstes und Ihre eigenen Kategorien; ein falsch geschriebenes Attribut lässt sich nicht übersetzen.\n\n  kataster generate client --url http://127.0.0.1:8080 --language typescript --out kataster.ts\n\nDer Schlüssel darf auch in KATASTER_API_KEY stehen; dann zeigt ihn keine Prozessliste.\n',
  '--key or KATASTER_API_KEY: a service tells its categories to those who have a key':
    '--key oder KATASTER_API_KEY: Seine Kategorien zeigt ein Dienst nur mit Schlüssel',
  '{value} rows': '{value} Zeilen',
  '{0} does not answer as a service would ({1})': '{0} antwortet nicht wie ein Dienst ({1})',
  'the service refuses: {0}': 'der Dienst lehnt ab: {0}',
  '{0} answers no document': '{0} liefert kein Dokument',
  'the document of the service is broken: {0}': 'das Dokument des Dienstes ist fehlerhaft: {0}',
  '--out: cannot write {0} ({1})': '--out: {0} lässt sich nicht schreiben ({1})',
  '--url: expected an address such as http://127.0.0.1:8080': '--url: erwartet wird eine Adresse wie http://127.0.0.1:8080',
} as const satisfies Readonly<Record<string, string>>;
