/** German of errors about databases, backups and exports, by their English, in which `{0}` stands for a value. */
export const storage = {
  'sealed database file': 'versiegelte Datenbankdatei',
  'its checksum is another one': 'die Prüfsumme ist eine andere',
  'the seal at its end is missing': 'das Siegel an ihrem Ende fehlt',
  'its length is another one': 'ihre Länge ist eine andere',
  '{0} is no whole backup: {1}. It was cut or changed after it was made, or is none.':
    '{0} ist keine vollständige Sicherung: {1}. Sie wurde nachträglich gekürzt oder geändert, oder ist keine.',
  'There is no database at {0}.': 'Unter {0} gibt es keine Datenbank.',
  'Cannot back up: {0} was made by another program.': 'Eine Sicherung ist nicht möglich: {0} hat ein anderes Programm angelegt.',
  'The backup is damaged, as the database may be: {0}.': 'Die Sicherung ist beschädigt, vielleicht auch die Datenbank: {0}.',
  'rows of {0} refer to what is not there': 'Zeilen von {0} verweisen auf etwas, das fehlt',
  'the change sets up to': 'die Änderungssätze bis',
  '{0}: {1} instead of {2}': '{0}: {1} statt {2}',
  '{0} holds a database already; with --replace it is kept beside the backup that takes its place.':
    '{0} enthält schon eine Datenbank; mit --replace bleibt sie neben der Sicherung erhalten, die an ihre Stelle tritt.',
  '{0} is a database of another program.': '{0} ist eine Datenbank eines anderen Programms.',
  '{0} is from a newer version of kataster. Restore it with that version, or a newer one.':
    '{0} stammt von einer neueren Version von kataster. Spielen Sie sie mit dieser oder einer neueren Version ein.',
  '{0} is damaged: {1}.': '{0} ist beschädigt: {1}.',
  '{0} is there already; name another file, or say --replace.':
    '{0} gibt es schon; nennen Sie eine andere Datei, oder geben Sie --replace an.',
  'somebody else does this already: {0}': 'jemand anderes tut das gerade: {0}',
  'Cannot open the database: the secret of its keys is missing.':
    'Die Datenbank lässt sich nicht öffnen: Das Geheimnis ihrer Schlüssel fehlt.',
  'a unique value is taken, or somebody else was first': 'ein eindeutiger Wert ist vergeben, oder jemand anderes war schneller',
  'what it refers to is gone': 'worauf es verweist, ist nicht mehr da',
  'The database was changed by a newer version of kataster. Start that version, or a newer one.':
    'Die Datenbank wurde von einer neueren Version von kataster geändert. Starten Sie diese oder eine neuere Version.',
  'The database has to be created with the encoding UTF8.': 'Die Datenbank muss mit der Zeichenkodierung UTF8 angelegt sein.',
  'expected sqlite:FILE or postgres://user@host:port/database':
    'erwartet wird sqlite:FILE oder postgres://user@host:port/database',
  'expected at most {0} characters in all of them; purge or copy the longest one by one':
    'erwartet werden insgesamt höchstens {0} Zeichen; löschen oder kopieren Sie die längsten Einträge einzeln',
  'the entries of an object are too long to be copied or purged at once':
    'die Einträge eines Objekts sind zu lang, um auf einmal kopiert oder endgültig gelöscht zu werden',
  'expected the path of a file, such as sqlite:data/kataster.sqlite':
    'erwartet wird der Pfad einer Datei, etwa sqlite:data/kataster.sqlite',
  'There is no database at {0}; kataster serve makes one.': 'Unter {0} gibt es keine Datenbank; kataster serve legt eine an.',
  'Cannot open the database: {0} is no file.': 'Die Datenbank lässt sich nicht öffnen: {0} ist keine Datei.',
  'Cannot open the database: {0} has {1} names (hard links), and each would have a lock of its own. Leave it one.':
    'Die Datenbank lässt sich nicht öffnen: {0} hat {1} Namen (harte Links), und jeder hätte eine eigene Sperre. Lassen Sie ihr nur einen.',
  'Cannot open the database: {0} is mounted as a single file. Mount its folder, which holds its log.':
    'Die Datenbank lässt sich nicht öffnen: {0} ist als einzelne Datei eingehängt. Hängen Sie ihren Ordner ein; darin liegt ihr Protokoll (WAL).',
  '{0} was replaced, so that another process may use the database, too; stop all of them and start one':
    '{0} wurde ersetzt, sodass vielleicht auch ein anderer Prozess die Datenbank benutzt; stoppen Sie alle und starten Sie einen',
  'The database {0} is in use: only one process may open it. Stop the service first.':
    'Die Datenbank {0} ist in Gebrauch: Nur ein Prozess darf sie öffnen. Stoppen Sie zuerst den Dienst.',
  '{0} was deleted, moved or replaced while it is open; put it back, or stop the service and restore a backup':
    '{0} wurde gelöscht, verschoben oder ersetzt, während die Datei geöffnet ist; legen Sie sie zurück, oder stoppen Sie den Dienst und spielen Sie eine Sicherung ein',
  'Cannot open the database: {0} was made by another program.':
    'Die Datenbank lässt sich nicht öffnen: {0} hat ein anderes Programm angelegt.',
  'SQLite does not accept {0} = {1} for this database; it stays {2}.':
    'SQLite nimmt {0} = {1} für diese Datenbank nicht an; es bleibt {2}.',
  '{0} was copied, or left, without its log {1}, which has what was written last. Put the log beside it, or restore a backup; to go on without those writes, make an empty file of that name.':
    '{0} wurde ohne das Protokoll {1} kopiert oder zurückgelassen, in dem das zuletzt Geschriebene steht. Legen Sie es daneben, oder spielen Sie eine Sicherung ein; um ohne diese Änderungen fortzufahren, legen Sie eine leere Datei dieses Namens an.',
  'the file is no SQLite database': 'die Datei ist keine SQLite-Datenbank',
  'the file is damaged': 'die Datei ist beschädigt',
  'another program uses the file': 'ein anderes Programm benutzt die Datei',
  'the file cannot be opened, or none made beside it': 'die Datei lässt sich nicht öffnen, oder daneben keine anlegen',
  'the file may not be written': 'die Datei darf nicht geschrieben werden',
  'the disk is full': 'die Festplatte ist voll',
  'the disk fails': 'die Festplatte meldet Fehler',
  'this user may not read or write it': 'dieser Benutzer darf sie nicht lesen oder schreiben',
  'this user may not change its permissions': 'dieser Benutzer darf ihre Berechtigungen nicht ändern',
  'the file system is read-only': 'das Dateisystem ist schreibgeschützt',
  'its folder cannot be made': 'ihr Ordner lässt sich nicht anlegen',
  'its symbolic links lead nowhere': 'ihre symbolischen Links führen ins Leere',
  'this process may open too few files at a time': 'dieser Prozess darf zu wenige Dateien zugleich öffnen',
  'the system has too many files open': 'im System sind zu viele Dateien geöffnet',
  'part of its path is no folder': 'ein Teil ihres Pfades ist kein Ordner',
  'it is a folder': 'sie ist ein Ordner',
  'nobody reads it any more': 'niemand liest sie mehr',
  'nothing answers there': 'dort antwortet nichts',
  'its host is not known': 'ihr Host ist nicht bekannt',
  'it does not answer in time': 'sie antwortet nicht rechtzeitig',
  'user or password is refused': 'Benutzer oder Passwort wird abgelehnt',
  'there is no database of this name': 'eine Datenbank dieses Namens gibt es nicht',
  'this user may not create tables': 'dieser Benutzer darf keine Tabellen anlegen',
  'it has too many connections': 'sie hat zu viele Verbindungen',
  'it is starting or stopping': 'sie startet oder stoppt gerade',
  'another process keeps its tables': 'ein anderer Prozess hält ihre Tabellen gesperrt',
  'Cannot open the database': 'Die Datenbank lässt sich nicht öffnen',
  'The backup is damaged: what was read of it again is not what was written.':
    'Die Sicherung ist beschädigt: Beim erneuten Lesen kam nicht, was geschrieben wurde.',
  'it is cut': 'er ist abgeschnitten',
  'it is damaged: it cannot be uncompressed': 'er ist beschädigt: Er lässt sich nicht entpacken',
  'it is empty': 'er ist leer',
  'The export cannot be used: {0}.': 'Der Export ist nicht verwendbar: {0}.',
  'it was made by a newer version of kataster (form {0}; this version reads up to form {1})':
    'ihn hat eine neuere Version von kataster geschrieben (Form {0}; diese Version liest bis Form {1})',
  'its first line is damaged': 'seine erste Zeile ist beschädigt',
  'something follows its last line, line {0}': 'hinter seiner letzten Zeile, Zeile {0}, folgt noch etwas',
  'it is cut or damaged: the last line, with the checksum, does not follow line {0}':
    'er ist abgeschnitten oder beschädigt: Auf Zeile {0} folgt nicht die letzte, mit der Prüfsumme',
  'it is damaged: a line is longer than any can be': 'er ist beschädigt: Eine Zeile ist länger als möglich',
  '{0}, or cut within its first line': '{0}, oder in seiner ersten Zeile abgeschnitten',
  'it is cut: its last line is not whole': 'er ist abgeschnitten: Seine letzte Zeile ist nicht vollständig',
  'it is no export of kataster': 'er ist kein Export von kataster',
  'its last line, line {0}, is damaged': 'seine letzte Zeile, Zeile {0}, ist beschädigt',
  'it was changed or damaged: its content does not have the checksum in its last line':
    'er wurde geändert oder beschädigt: Sein Inhalt passt nicht zur Prüfsumme in der letzten Zeile',
  'its rows do not fit together': 'seine Zeilen passen nicht zusammen',
  'rows up to line {0} do not fit in the table {1}': 'Zeilen bis Zeile {0} passen nicht in die Tabelle {1}',
  'what was loaded of it is not what it holds, so nothing is kept':
    'geladen wurde nicht, was er enthält; deshalb bleibt nichts davon',
  'The database has tables of a newer version than the export was made by; load it into one without tables.':
    'Die Datenbank hat Tabellen einer neueren Version als der des Exports; laden Sie ihn in eine ohne Tabellen.',
  'line {0} is damaged': 'Zeile {0} ist beschädigt',
  'The database is in use by another process of kataster. Stop the service first.':
    'Die Datenbank wird von einem anderen Prozess von kataster benutzt. Stoppen Sie zuerst den Dienst.',
  'The database was changed by a newer version of kataster. Use that version, or a newer one.':
    'Die Datenbank wurde von einer neueren Version von kataster geändert. Benutzen Sie diese oder eine neuere Version.',
  'The database has the state of an older version of kataster. Start this version once, which brings it up to date, or use the older one.':
    'Die Datenbank hat den Stand einer älteren Version von kataster. Starten Sie diese Version einmal, dann wird sie aktualisiert, oder benutzen Sie die ältere.',
  'There is no database of kataster at this address yet.': 'Unter dieser Adresse gibt es noch keine Datenbank von kataster.',
  'it was made by another version of kataster, {0}, with tables that this one does not know; use that one, or a newer one':
    'ihn hat eine andere Version von kataster ({0}) geschrieben, mit Tabellen, die diese nicht kennt; benutzen Sie jene oder eine neuere',
  'The database has records already (in {0}). Name an empty one, or restore with --replace.':
    'Die Datenbank enthält schon Datensätze (in {0}). Nennen Sie eine leere, oder spielen Sie mit --replace ein.',
  'Cannot export to {0}': 'In {0} lässt sich nicht exportieren',
  'Cannot export': 'Der Export ist gescheitert',
} as const satisfies Readonly<Record<string, string>>;
