/** What pages tell beside what the document and the catalogue name: where it stands, and what people call it. */
export const searchTopics: readonly (readonly [path: string, en: string, de: string])[] = [
  ['protocol.html#envelope', 'Batch: several calls at once', 'Batch: mehrere Aufrufe auf einmal'],
  ['protocol.html#envelope', 'Notification: a call without an id', 'Benachrichtigung: ein Aufruf ohne id'],
  ['protocol.html#envelope', 'apikey and language: what every call carries', 'apikey und language: was jeder Aufruf mitbringt'],
  ['protocol.html#clients', 'Clients for TypeScript and Python', 'Clients für TypeScript und Python'],
  ['protocol.html#dialects', 'The dialect of existing clients', 'Der Dialekt vorhandener Clients'],
  [
    'errors.html',
    'Retry: errors after which a call may be repeated',
    'retry: Fehler, nach denen ein Aufruf wiederholt werden darf',
  ],
  ['commands.html#rights', 'Rights of keys', 'Rechte von Schlüsseln, Berechtigungen'],
  ['commands.html#commands', 'Commands of the terminal', 'Befehle für das Terminal'],
  ['commands.html#settings', 'Settings: environment variables', 'Einstellungen: Umgebungsvariablen'],
  ['backups.html#backup', 'Making backups', 'Sichern'],
  ['backups.html#restore', 'Restoring a backup', 'Eine Sicherung zurückspielen'],
  ['backups.html#copies', 'What a copied file is worth', 'Was eine kopierte Datei taugt'],
  ['backups.html#check', 'Checking a database', 'Eine Datenbank prüfen'],
  ['lifecycles.html#objects', 'The life of an object', 'Das Leben eines Objekts'],
  ['lifecycles.html#entries', 'The life of an entry', 'Das Leben eines Eintrags'],
  ['lifecycles.html#statuses', 'Record statuses', 'Status von Datensätzen'],
];
