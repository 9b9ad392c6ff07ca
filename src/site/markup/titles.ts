import type { Titles } from '../../../generated/types.js';
import { type Content, html, type Markup, prose } from './html.js';

/** A title in both languages; the reader's choice shows one of them. */
export function titleMarkup({ en, de }: Titles): Markup {
  return en === de ? html`${en}` : html`<span class="en">${en}</span><span class="de" lang="de">${de}</span>`;
}

/** A phrase in both languages, words in backticks as code; what is put in stands in both. */
export function phrase(en: Content, de: Content): Markup {
  if (en === de) return html`${proseOf(en)}`;
  return html`<span class="en">${proseOf(en)}</span><span class="de" lang="de">${proseOf(de)}</span>`;
}

function proseOf(content: Content): Content {
  return typeof content === 'string' ? prose(content) : content;
}

/** Words of the pages themselves, which are to change with the titles. */
const german = {
  'A first call': 'Ein erster Aufruf',
  'All categories': 'Alle Kategorien',
  Response: 'Antwort',
  Attributes: 'Attribute',
  'Backups and checks': 'Sicherung und Prüfung',
  'All errors by name': 'Alle Fehler nach Namen',
  'All marks by name': 'Alle Vermerke nach Namen',
  Call: 'Aufruf',
  Categories: 'Kategorien',
  Code: 'Nummer',
  Columns: 'Spalten',
  Condition: 'Bedingung',
  Content: 'Inhalt',
  Date: 'Datum',
  Decision: 'Entscheidung',
  From: 'Von',
  Layers: 'Schichten',
  Mark: 'Vermerk',
  'May import': 'Darf importieren',
  Tool: 'Werkzeug',
  Language: 'Sprache',
  Version: 'Version',
  Works: 'Geht',
  'Does not': 'Geht nicht',
  'Fault of': 'Liegt an',
  Meaning: 'Bedeutung',
  Message: 'Meldung',
  Name: 'Name',
  Not: 'Nicht',
  Number: 'Nummer',
  Of: 'An',
  Otherwise: 'Sonst',
  Room: 'Raum',
  Rooms: 'Räume',
  Rows: 'Zeilen',
  Status: 'Status',
  Table: 'Tabelle',
  To: 'Nach',
  'Try again': 'Wiederholen',
  Usually: 'Sonst',
  Variable: 'Variable',
  Word: 'Wort',
  Checking: 'Prüfen',
  Choices: 'Auswahl',
  Constant: 'Konstante',
  Contents: 'Inhalt',
  Decisions: 'Entscheidungen',
  Description: 'Beschreibung',
  Development: 'Entwicklung',
  Dialogs: 'Auswahllisten',
  Errors: 'Fehler',
  Examples: 'Beispiele',
  'Export and move': 'Export und Umzug',
  'Getting started': 'Erste Schritte',
  Guide: 'Einführung',
  'CMDB statuses and relation types': 'CMDB-Status und Beziehungstypen',
  'CMDB statuses, relations': 'CMDB-Status, Beziehungen',
  'Keys, commands and settings': 'Schlüssel, Befehle, Einstellungen',
  Lifecycles: 'Lebenszyklen',
  'Own categories': 'Eigene Kategorien',
  'Changes of the schema': 'Änderungen des Schemas',
  Property: 'Eigenschaft',
  'At once': 'Sofort',
  'After a check': 'Nach einer Prüfung',
  'With conversion': 'Mit Umwandlung',
  Never: 'Nie',
  'Making backups': 'Sichern',
  Menu: 'Menü',
  Methods: 'Methoden',
  'Object types': 'Objekttypen',
  'Not found': 'Nicht gefunden',
  Others: 'Weitere',
  Output: 'Ausgabe',
  Overview: 'Übersicht',
  Parameters: 'Parameter',
  'Protocol and clients': 'Protokoll und Clients',
  Read: 'Lesen',
  Reference: 'Referenz',
  Restoring: 'Zurückspielen',
  Result: 'Ergebnis',
  Save: 'Speichern',
  'Skip to content': 'Zum Inhalt',
  Title: 'Titel',
  Terminal: 'Terminal',
  'Try it': 'Ausprobieren',
  Type: 'Typ',
  'What runs, where, and how it is connected': 'Was läuft, wo es steht, womit es verbunden ist',
  custom: 'eigene',
  deprecated: 'veraltet',
  global: 'global',
  'multi-value': 'mehrwertig',
  accepted: 'gilt',
  superseded: 'abgelöst',
  'any status': 'jeder Status',
  archived: 'archiviert',
  birth: 'unfertig',
  deleted: 'gelöscht',
  'mass-change template': 'Vorlage für Massenänderungen',
  normal: 'normal',
  purged: 'endgültig gelöscht',
  template: 'Vorlage',
  'needs no key': 'ohne Schlüssel',
  'no attributes': 'ohne Attribute',
  optional: 'optional',
  'read only': 'nur lesbar',
  reads: 'liest',
  required: 'Pflicht',
  'single-value': 'einwertig',
  specific: 'spezifisch',
  writes: 'schreibt',
  'a call that returns it': 'ein Aufruf, der ihn zurückgibt',
  'What a copied file is worth': 'Was eine kopierte Datei taugt',
  'What it holds': 'Was es enthält',
  'What was made beforehand': 'Was vorher angelegt wurde',
  'Make an object': 'Ein Objekt anlegen',
  'In production': 'Im Betrieb',
  'Under systemd': 'Unter systemd',
  'In a container': 'Im Container',
  'Behind a proxy': 'Hinter einem Proxy',
  'Users whom the proxy has signed in': 'Benutzer, die der Proxy angemeldet hat',
  'A backup every night': 'Jede Nacht eine Sicherung',
  'Upgrade and rollback': 'Aktualisieren und zurück',
  'What a copied file gives away': 'Was eine kopierte Datei verrät',
  'Watching it': 'Überwachen',
  'Changing keys': 'Schlüssel wechseln',
  'Several processes over PostgreSQL': 'Mehrere Prozesse über PostgreSQL',
} as const satisfies Readonly<Record<string, string>>;

/** A word of the pages in German; as it is where there is no other. */
export function inGerman(en: string): string {
  return (german as Readonly<Record<string, string>>)[en] ?? en;
}

/** A word of the pages in both languages. */
export function word(en: keyof typeof german): Markup {
  return titleMarkup({ en, de: german[en] });
}
