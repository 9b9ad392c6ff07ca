import type { Titles } from '../../../generated/types.js';

/** A word with its one meaning. */
export interface Term {
  readonly term: string;
  readonly meaning: Titles;
  /** Words that are not used for it. */
  readonly not?: readonly string[];
}

/** The words of the project by subject: one word per thing, and one thing per word. Names in the source are made of them. */
export const glossary: Readonly<Record<string, readonly Term[]>> = {
  'What is documented': [
    {
      term: 'object',
      meaning: {
        en: 'One documented thing: a server, a person, a contract.',
        de: 'Eine dokumentierte Sache: ein Server, eine Person, ein Vertrag.',
      },
      not: ['item', 'CI', 'asset', 'node'],
    },
    {
      term: 'object type',
      meaning: {
        en: 'The kind of an object, named by a constant such as `C__OBJTYPE__SERVER`.',
        de: 'Die Art eines Objekts, benannt durch eine Konstante wie `C__OBJTYPE__SERVER`.',
      },
      not: ['class', 'schema'],
    },
    {
      term: 'category',
      meaning: {
        en: 'A named group of attributes: global (`C__CATG__…`), specific (`C__CATS__…`) or custom.',
        de: 'Eine benannte Gruppe von Attributen: global (`C__CATG__…`), spezifisch (`C__CATS__…`) oder eigen.',
      },
      not: ['section', 'sheet'],
    },
    {
      term: 'entry',
      meaning: {
        en: 'One set of values of a category that belongs to an object.',
        de: 'Ein Satz von Werten einer Kategorie, der zu einem Objekt gehört.',
      },
      not: ['row', 'dataset'],
    },
    {
      term: 'multi-value',
      meaning: {
        en: 'A category of which an object may have several entries. The others are single-value.',
        de: 'Eine Kategorie, von der ein Objekt mehrere Einträge haben darf. Die anderen sind einwertig.',
      },
      not: ['list category'],
    },
    {
      term: 'attribute',
      meaning: {
        en: 'A named value of a category, with a type.',
        de: 'Ein benannter Wert einer Kategorie, mit einem Typ.',
      },
      not: ['property', 'field'],
    },
    {
      term: 'key of an attribute',
      meaning: {
        en: 'The name of an attribute within its category.',
        de: 'Der Name eines Attributs innerhalb seiner Kategorie.',
      },
      not: ['column'],
    },
    {
      term: 'attribute type',
      meaning: {
        en: 'How a value is accepted, stored, shown and compared.',
        de: 'Wie ein Wert angenommen, gespeichert, gezeigt und verglichen wird.',
      },
      not: ['data type', 'widget'],
    },
    {
      term: 'format',
      meaning: {
        en: 'The form that texts of an attribute have, such as that of an address or a number plate.',
        de: 'Die Form, die Texte eines Attributs haben, etwa die einer Adresse oder eines Kennzeichens.',
      },
      not: ['pattern', 'validator'],
    },
    {
      term: 'computed attribute',
      meaning: {
        en: 'An attribute whose value follows from other records and is not stored.',
        de: 'Ein Attribut, dessen Wert aus anderen Datensätzen folgt und nicht gespeichert wird.',
      },
      not: ['virtual'],
    },
    {
      term: 'kept value',
      meaning: {
        en: 'A value as the database stores it (`Kept` in the source). Shown values are made from it.',
        de: 'Ein Wert, wie ihn die Datenbank speichert (`Kept` im Quelltext). Gezeigte Werte entstehen daraus.',
      },
      not: ['raw value'],
    },
    {
      term: 'automatic value',
      meaning: {
        en: 'A stored value that the service sets by itself, such as a date of creation.',
        de: 'Ein gespeicherter Wert, den der Dienst selbst setzt, etwa ein Anlagedatum.',
      },
      not: ['stamp'],
    },
    {
      term: 'dialog',
      meaning: {
        en: 'A list of choices. An extendable dialog takes choices of users.',
        de: 'Eine Auswahlliste. Eine erweiterbare nimmt Auswahlen von Benutzern auf.',
      },
      not: ['enum', 'dropdown'],
    },
    {
      term: 'choice',
      meaning: {
        en: 'One element of a dialog: id, title, and for shipped ones a constant.',
        de: 'Ein Element einer Auswahlliste: ID, Titel und bei mitgelieferten eine Konstante.',
      },
      not: ['option'],
    },
    {
      term: 'constant',
      meaning: {
        en: 'The stable upper-case name of a type, category, status or choice.',
        de: 'Der unveränderliche Name eines Typs, einer Kategorie, eines Status oder einer Auswahl, in Großbuchstaben.',
      },
      not: ['code'],
    },
    {
      term: 'sysid',
      meaning: {
        en: 'The identifier of an object that is printed on labels: unique, and never given out again.',
        de: 'Die Kennung eines Objekts, die auf Etiketten gedruckt wird: eindeutig und nie wieder vergeben.',
      },
      not: ['serial', 'uuid'],
    },
    {
      term: 'template',
      meaning: {
        en: 'An object that others are created from.',
        de: 'Ein Objekt, aus dem andere angelegt werden.',
      },
      not: ['prototype'],
    },
    {
      term: 'master data',
      meaning: {
        en: 'The category with the attributes that describe a person or a group itself: names, address, login.',
        de: 'Die Kategorie mit den Attributen, die eine Person oder Gruppe selbst beschreiben: Namen, Adresse, Anmeldename.',
      },
      not: ['profile'],
    },
    {
      term: 'default object',
      meaning: {
        en: 'An object that every installation has, such as the root location.',
        de: 'Ein Objekt, das jede Installation hat, etwa der Wurzelstandort.',
      },
      not: ['seed'],
    },
    {
      term: 'catalogue',
      meaning: {
        en: 'The files that define object types, categories, dialogs and relation types.',
        de: 'Die Dateien, die Objekttypen, Kategorien, Auswahllisten und Beziehungstypen festlegen.',
      },
      not: ['metadata'],
    },
    {
      term: 'registry',
      meaning: {
        en: 'The loaded and frozen catalogue.',
        de: 'Der geladene und eingefrorene Katalog.',
      },
      not: ['cache'],
    },
  ],
  'How objects are connected': [
    {
      term: 'link',
      meaning: {
        en: 'A value that refers to another object or entry.',
        de: 'Ein Wert, der auf ein anderes Objekt oder einen anderen Eintrag verweist.',
      },
      not: ['foreign key', 'pointer'],
    },
    {
      term: 'reference',
      meaning: {
        en: 'The id in a value: of a choice, an object or an entry.',
        de: 'Die ID in einem Wert: einer Auswahl, eines Objekts oder eines Eintrags.',
      },
      not: ['wanted value'],
    },
    {
      term: 'relation',
      meaning: {
        en: 'Two objects and a direction, computed from a link whose attribute has a relation type.',
        de: 'Zwei Objekte und eine Richtung, ermittelt aus einer Verknüpfung, deren Attribut einen Beziehungstyp hat.',
      },
      not: ['edge'],
    },
    {
      term: 'relation type',
      meaning: {
        en: 'The meaning of a relation, with a title for each direction.',
        de: 'Die Bedeutung einer Beziehung, mit einem Titel je Richtung.',
      },
      not: ['role'],
    },
    {
      term: 'relation source',
      meaning: {
        en: 'The entry whose link a relation is computed from.',
        de: 'Der Eintrag, aus dessen Verknüpfung eine Beziehung ermittelt wird.',
      },
      not: ['teller'],
    },
    {
      term: 'bidirectional link',
      meaning: {
        en: 'A link that is stored in the entries of both objects; a write of one side changes both.',
        de: 'Eine Verknüpfung, die in den Einträgen beider Objekte gespeichert ist; wer eine Seite schreibt, ändert beide.',
      },
      not: ['mirror', 'mutual link'],
    },
    {
      term: 'inverse view',
      meaning: {
        en: 'A category that shows links of another category from the side of their target.',
        de: 'Eine Kategorie, die Verknüpfungen einer anderen vom Ziel aus zeigt.',
      },
      not: ['reversal', 'other side'],
    },
    {
      term: 'connector',
      meaning: {
        en: 'An entry that a cable can end at: a connector, or an entry of a subtype such as a port.',
        de: 'Ein Eintrag, an dem ein Kabel enden kann: ein Anschluss oder ein Eintrag eines Untertyps wie eines Ports.',
      },
      not: ['plug'],
    },
    {
      term: 'connection',
      meaning: {
        en: 'Two connectors that are connected with each other, with or without a cable.',
        de: 'Zwei Anschlüsse, die miteinander verbunden sind, mit oder ohne Kabel.',
      },
      not: ['join'],
    },
    {
      term: 'subtype',
      meaning: {
        en: 'A category whose entries count as entries of another one.',
        de: 'Eine Kategorie, deren Einträge auch als Einträge einer anderen zählen.',
      },
      not: ['likeness', 'alike'],
    },
    {
      term: 'storage category',
      meaning: {
        en: 'The category whose entries another category reads and writes, where several share them; usually the category itself.',
        de: 'Die Kategorie, deren Einträge eine andere liest und schreibt, wo mehrere sie teilen; meist die Kategorie selbst.',
      },
      not: ['table', 'base category'],
    },
    {
      term: 'location',
      meaning: {
        en: 'The link from an object to the place it stands in.',
        de: 'Die Verknüpfung eines Objekts mit dem Ort, an dem es steht.',
      },
      not: ['position'],
    },
    {
      term: 'acyclic',
      meaning: {
        en: 'Said of links that never lead back to their start, such as locations.',
        de: 'Heißen Verknüpfungen, die nie zu ihrem Anfang zurückführen, etwa Standorte.',
      },
      not: ['chain'],
    },
  ],
  'The life of records': [
    {
      term: 'record',
      meaning: {
        en: 'An object or an entry as it is stored.',
        de: 'Ein Objekt oder Eintrag, wie es gespeichert ist.',
      },
      not: ['row'],
    },
    {
      term: 'record status',
      meaning: {
        en: 'The state of a record in its lifecycle: birth, normal, archived, deleted, template, mass change template.',
        de: 'Der Zustand eines Datensatzes in seinem Lebenszyklus: unfertig, normal, archiviert, gelöscht, Vorlage, Vorlage für Massenänderungen.',
      },
      not: ['state', 'CMDB status'],
    },
    {
      term: 'CMDB status',
      meaning: {
        en: 'The state of the documented thing: planned, in operation, …; an attribute of Global.',
        de: 'Der Zustand der dokumentierten Sache: geplant, in Betrieb, …; ein Attribut der Kategorie Allgemein.',
      },
      not: ['record status'],
    },
    {
      term: 'lifecycle',
      meaning: {
        en: 'The table of steps that records may take.',
        de: 'Die Tabelle der Schritte, die Datensätze machen können.',
      },
      not: ['workflow'],
    },
    {
      term: 'step',
      meaning: {
        en: 'A row of a lifecycle: operation, status before, outcome, conditions.',
        de: 'Eine Zeile eines Lebenszyklus: Operation, Status davor, Ergebnis, Bedingungen.',
      },
      not: ['transition', 'action'],
    },
    {
      term: 'operation',
      meaning: {
        en: 'What a caller asks for: archive, delete, recycle, purge; or one of the calls of `kataster.changes.apply`.',
        de: 'Was ein Aufrufer verlangt: archivieren, löschen, wiederherstellen, endgültig löschen; oder einer der Aufrufe von `kataster.changes.apply`.',
      },
      not: ['action'],
    },
    {
      term: 'archive, delete, recycle',
      meaning: {
        en: 'Move to status archived; to deleted; back to normal. Nothing is lost.',
        de: 'In den Status archiviert bringen, in den Status gelöscht, zurück nach normal. Nichts geht verloren.',
      },
      not: ['remove', 'restore'],
    },
    {
      term: 'purge',
      meaning: {
        en: 'Remove a record from the database.',
        de: 'Einen Datensatz aus der Datenbank entfernen.',
      },
      not: ['delete', 'drop'],
    },
    {
      term: 'primary',
      meaning: {
        en: 'The one entry of a category and object that others stand behind, such as the first host address.',
        de: 'Der eine Eintrag einer Kategorie und eines Objekts, hinter dem die anderen zurückstehen, etwa die erste Hostadresse.',
      },
      not: ['mark', 'default'],
    },
    {
      term: 'entry rule',
      meaning: {
        en: 'One file with everything that entries of some categories obey on every occasion: write, step, copy.',
        de: 'Eine Datei mit allem, was für Einträge mancher Kategorien bei jedem Anlass gilt: Schreiben, Schritt, Kopie.',
      },
      not: ['hook', 'coupling'],
    },
    {
      term: 'occasion',
      meaning: {
        en: 'An event in the life of an entry or object that entry rules answer: written, stepped, copied, titled.',
        de: 'Ein Ereignis im Leben eines Eintrags oder Objekts, auf das Regeln antworten: geschrieben, Schritt gemacht, kopiert, umbenannt.',
      },
      not: ['hook point', 'trigger'],
    },
    {
      term: 'behaviour',
      meaning: {
        en: 'Everything that one category does beyond its JSON file.',
        de: 'Alles, was eine Kategorie über ihre JSON-Datei hinaus tut.',
      },
      not: ['special case'],
    },
    {
      term: 'title sync',
      meaning: {
        en: 'The entry rule by which an object is titled by the values of an entry.',
        de: 'Die Regel, nach der ein Objekt seinen Titel aus den Werten eines Eintrags bekommt.',
      },
      not: ['coupling'],
    },
    {
      term: 'change set',
      meaning: {
        en: 'Everything that one write call, one atomic group of calls, or one page of an import changed: committed as a whole or not at all.',
        de: 'Alles, was ein schreibender Aufruf, eine Gruppe von Aufrufen oder eine Seite eines Imports geändert hat: ganz festgeschrieben oder gar nicht.',
      },
      not: ['transaction', 'log entry', 'audit trail'],
    },
    {
      term: 'change',
      meaning: {
        en: 'What a change set did to one object, entry, choice or object type, such as `edited` or `purged`.',
        de: 'Was ein Änderungssatz an einem Objekt, Eintrag, Objekttyp oder einer Auswahl getan hat, etwa `edited` oder `purged`.',
      },
      not: ['event', 'log row'],
    },
    {
      term: 'number',
      meaning: {
        en: 'The integer of a change set: higher than those of all change sets before it.',
        de: 'Die Zahl eines Änderungssatzes: höher als die aller früheren.',
      },
      not: ['sequence', 'version'],
    },
    {
      term: 'revision',
      meaning: {
        en: 'The number of the last change set that changed an object or entry; a changed entry moves that of its object.',
        de: 'Die Nummer des letzten Änderungssatzes, der ein Objekt oder einen Eintrag geändert hat; mit einem Eintrag ändert sich auch die des Objekts.',
      },
      not: ['version'],
    },
    {
      term: 'webhook',
      meaning: {
        en: 'An address to which the service delivers the changes that a filter and conditions choose.',
        de: 'Eine Adresse, an die der Dienst die Änderungen liefert, die Filter und Bedingungen auswählen.',
      },
      not: ['callback', 'subscription'],
    },
    {
      term: 'delivery',
      meaning: {
        en: 'Changes of one change set that a webhook sends, with an id that is the same at every attempt.',
        de: 'Änderungen eines Änderungssatzes, die ein Webhook sendet, mit einer ID, die bei jedem Versuch gleich bleibt.',
      },
      not: ['message', 'event'],
    },
    {
      term: 'dry run',
      meaning: {
        en: 'A write that is checked, carried out and undone, and returns what it would change.',
        de: 'Eine Änderung, die geprüft, ausgeführt und zurückgenommen wird und zeigt, was sie ändern würde.',
      },
      not: ['simulation', 'preview', 'trial'],
    },
    {
      term: 'plan',
      meaning: {
        en: 'A sealed text that stands for the call of a dry run, and is applied where nothing that it relied on was changed.',
        de: 'Ein versiegelter Text, der für den Aufruf eines Probelaufs steht; er wird ausgeführt, wenn sich nichts geändert hat, worauf er beruht.',
      },
      not: ['proposal', 'draft'],
    },
    {
      term: 'past',
      meaning: {
        en: 'Rows as they were, each with the numbers between which it held.',
        de: 'Zeilen, wie sie waren, jede mit den Nummern, zwischen denen sie galt.',
      },
      not: ['history table', 'archive'],
    },
    {
      term: 'audit',
      meaning: {
        en: 'One row for each event of access: keys, logins, sessions, grants; and for starts and imports.',
        de: 'Eine Zeile für jedes Ereignis, das den Zugang betrifft: Schlüssel, Anmeldungen, Sitzungen, Rechte; außerdem Starts und Importe.',
      },
      not: ['access log', 'audit trail'],
    },
    {
      term: 'invariant',
      meaning: {
        en: 'A statement that holds in every database and that `kataster check` proves.',
        de: 'Eine Aussage, die für jede Datenbank gilt und die `kataster check` prüft.',
      },
      not: ['constraint'],
    },
  ],
  'The interface': [
    {
      term: 'method',
      meaning: {
        en: 'A function of the interface, such as `cmdb.object.read`.',
        de: 'Eine Funktion der Schnittstelle, etwa `cmdb.object.read`.',
      },
      not: ['command', 'endpoint'],
    },
    {
      term: 'call',
      meaning: {
        en: 'One request for a method, within an envelope.',
        de: 'Eine Anfrage nach einer Methode, in einem Umschlag.',
      },
      not: ['request'],
    },
    {
      term: 'request',
      meaning: {
        en: 'One HTTP request. It holds one call or a batch.',
        de: 'Eine HTTP-Anfrage. Sie enthält einen Aufruf oder einen Batch.',
      },
      not: ['call'],
    },
    {
      term: 'batch',
      meaning: {
        en: 'Several calls in one request.',
        de: 'Mehrere Aufrufe in einer Anfrage.',
      },
      not: ['bulk'],
    },
    {
      term: 'envelope',
      meaning: {
        en: 'The JSON around a call: `jsonrpc`, `id`, `method`, `params`; `result`, `error`.',
        de: 'Das JSON um einen Aufruf: `jsonrpc`, `id`, `method`, `params`; `result`, `error`.',
      },
      not: ['packet'],
    },
    {
      term: 'result',
      meaning: {
        en: 'What a method returns.',
        de: 'Was eine Methode zurückgibt.',
      },
      not: ['answer'],
    },
    {
      term: 'error',
      meaning: {
        en: 'What a call returns instead of a result: a name, a code, a message, data.',
        de: 'Was ein Aufruf statt eines Ergebnisses zurückgibt: Name, Nummer, Meldung, Daten.',
      },
      not: ['refusal', 'failure'],
    },
    {
      term: 'response',
      meaning: {
        en: 'One HTTP response: status, headers, body; of a single call, its result or error in an envelope.',
        de: 'Eine HTTP-Antwort: Status, Kopfzeilen, Rumpf; bei einem einzelnen Aufruf sein Ergebnis oder Fehler im Umschlag.',
      },
      not: ['answer'],
    },
    {
      term: 'dialect',
      meaning: {
        en: 'One of the two forms of the interface: the contract, and that of existing clients.',
        de: 'Eine der beiden Formen der Schnittstelle: der Vertrag und die Form vorhandener Clients.',
      },
      not: ['version', 'flavour'],
    },
    {
      term: 'contract',
      meaning: {
        en: 'The interface as `openrpc.json` describes it, at `/jsonrpc`.',
        de: 'Die Schnittstelle, wie `openrpc.json` sie beschreibt, unter `/jsonrpc`.',
      },
      not: ['API'],
    },
    {
      term: 'document',
      meaning: {
        en: '`openrpc.json`, or the document of a service with the categories of its site.',
        de: '`openrpc.json`, oder das Dokument eines Dienstes mit seinen eigenen Kategorien.',
      },
      not: ['spec'],
    },
    {
      term: 'handler',
      meaning: {
        en: 'The function that carries out a method: wire names in, wire shapes out.',
        de: 'Die Funktion, die eine Methode ausführt: Sie übersetzt zwischen den Namen der Schnittstelle und der Domäne.',
      },
      not: ['controller'],
    },
    {
      term: 'context',
      meaning: {
        en: 'The caller of a call, and everything that carrying it out needs.',
        de: 'Der Aufrufer eines Aufrufs und alles, was zu seiner Ausführung nötig ist.',
      },
      not: ['session', 'environment'],
    },
    {
      term: 'cursor',
      meaning: {
        en: 'A sealed position in a list, for the next page.',
        de: 'Eine versiegelte Stelle in einer Liste, für die nächste Seite.',
      },
      not: ['offset', 'token'],
    },
    {
      term: 'transcript',
      meaning: {
        en: 'A file of calls and the answers they must have.',
        de: 'Eine Datei mit Aufrufen und den Antworten, die sie haben müssen.',
      },
      not: ['fixture'],
    },
  ],
  Access: [
    {
      term: 'key',
      meaning: {
        en: 'The secret of a program, with rights.',
        de: 'Das Geheimnis eines Programms, mit Rechten.',
      },
      not: ['token', 'API key'],
    },
    {
      term: 'session',
      meaning: {
        en: 'The proof that a person logged in, valid for a fixed time.',
        de: 'Der Nachweis, dass sich eine Person angemeldet hat; er gilt eine feste Zeit.',
      },
      not: ['login'],
    },
    {
      term: 'login',
      meaning: {
        en: 'The user name of a person.',
        de: 'Der Anmeldename einer Person.',
      },
      not: ['account'],
    },
    {
      term: 'user',
      meaning: {
        en: 'A person with a login.',
        de: 'Eine Person mit Anmeldenamen.',
      },
      not: ['account'],
    },
    {
      term: 'caller',
      meaning: {
        en: 'The key, the user, or both, that a call is made with.',
        de: 'Der Schlüssel, der Benutzer oder beide, mit denen ein Aufruf geschieht.',
      },
      not: ['client', 'actor'],
    },
    {
      term: 'verb',
      meaning: {
        en: 'What a right permits: view, create, edit, archive, delete, purge, administer.',
        de: 'Was ein Recht erlaubt: view, create, edit, archive, delete, purge, administer.',
      },
      not: ['action'],
    },
    {
      term: 'right',
      meaning: {
        en: 'Verbs, and the object types and categories they hold for.',
        de: 'Verben und die Objekttypen und Kategorien, für die sie gelten.',
      },
      not: ['role', 'privilege'],
    },
    {
      term: 'grant',
      meaning: {
        en: 'Rights of a person or a group.',
        de: 'Rechte einer Person oder Gruppe.',
      },
      not: ['permission'],
    },
    {
      term: 'visibility scope',
      meaning: {
        en: 'The objects and entries that a caller may view, as definitions in front of the tables.',
        de: 'Die Objekte und Einträge, die ein Aufrufer sehen darf, als Definitionen vor den Tabellen.',
      },
      not: ['sight', 'filter'],
    },
    {
      term: 'scope',
      meaning: {
        en: 'The part of all records that a verb of a caller reaches: object types and categories. A visibility scope is that of the verb view.',
        de: 'Der Teil aller Datensätze, den ein Verb eines Aufrufers erreicht: Objekttypen und Kategorien. Beim Verb view ist es der sichtbare Teil.',
      },
      not: ['filter', 'tenant'],
    },
  ],
  Storage: [
    {
      term: 'store',
      meaning: {
        en: 'Everything that the domain needs stored, as an interface; the code that implements it.',
        de: 'Alles, was die Domäne gespeichert braucht, als Schnittstelle; der Code, der sie umsetzt.',
      },
      not: ['database'],
    },
    {
      term: 'engine',
      meaning: {
        en: 'A kind of database: SQLite or PostgreSQL.',
        de: 'Eine Art von Datenbank: SQLite oder PostgreSQL.',
      },
      not: ['backend', 'driver'],
    },
    {
      term: 'SQL dialect',
      meaning: {
        en: 'The differences between the SQL texts of the engines.',
        de: 'Die Unterschiede zwischen den SQL-Texten der Datenbanken.',
      },
      not: ['dialect'],
    },
    {
      term: 'database connection',
      meaning: {
        en: 'A connection to PostgreSQL, or an open SQLite file.',
        de: 'Eine Verbindung zu PostgreSQL oder eine offene SQLite-Datei.',
      },
      not: ['connection', 'session'],
    },
    {
      term: 'client connection',
      meaning: {
        en: 'A TCP connection of a client.',
        de: 'Eine TCP-Verbindung eines Clients.',
      },
      not: ['connection', 'socket'],
    },
    {
      term: 'migration',
      meaning: {
        en: 'One change of the tables, executed once per database.',
        de: 'Eine Änderung der Tabellen, einmal je Datenbank ausgeführt.',
      },
      not: ['upgrade', 'patch'],
    },
    {
      term: 'group commit',
      meaning: {
        en: 'One synced commit for all transactions that wait.',
        de: 'Ein Commit mit einem Schreibvorgang auf die Festplatte für alle wartenden Transaktionen.',
      },
      not: ['batch'],
    },
    {
      term: 'shared transaction',
      meaning: {
        en: 'A transaction that stays open while a call carries out several steps: committed as one change set, or rolled back.',
        de: 'Eine Transaktion, die offen bleibt, während ein Aufruf mehrere Schritte ausführt: als ein Änderungssatz festgeschrieben oder zurückgenommen.',
      },
      not: ['session', 'nested transaction'],
    },
    {
      term: 'snapshot',
      meaning: {
        en: 'One state of the database that a transaction reads.',
        de: 'Ein Stand der Datenbank, den eine Transaktion liest.',
      },
      not: ['copy'],
    },
    {
      term: 'semaphore',
      meaning: {
        en: 'The limit of tasks that run at once; the others wait in a queue.',
        de: 'Die Grenze gleichzeitiger Aufgaben; die anderen warten in einer Schlange.',
      },
      not: ['turnstile', 'gate'],
    },
    {
      term: 'reader',
      meaning: {
        en: 'A process that carries out reads of a SQLite database beside the one that writes.',
        de: 'Ein Prozess, der eine SQLite-Datenbank liest, neben dem, der schreibt.',
      },
      not: ['worker', 'replica'],
    },
    {
      term: 'lock',
      meaning: {
        en: 'Rows that a transaction keeps others from changing until it ends. `hold` locks a record that exists, `claim` a name or a place before a record takes it.',
        de: 'Zeilen, die eine Transaktion bis zu ihrem Ende vor Änderungen anderer schützt. `hold` sperrt einen vorhandenen Datensatz, `claim` einen Namen oder Platz, bevor ein Datensatz ihn einnimmt.',
      },
      not: ['mutex'],
    },
    {
      term: 'slice',
      meaning: {
        en: 'A part of a long task that fits into one transaction, such as 256 changed records for the search index.',
        de: 'Ein Teil einer langen Aufgabe, der in eine Transaktion passt, etwa 256 geänderte Datensätze für den Suchindex.',
      },
      not: ['chunk', 'batch'],
    },
    {
      term: 'serialization failure',
      meaning: {
        en: 'Two transactions were in conflict; one begins again.',
        de: 'Zwei Transaktionen sind einander in die Quere gekommen; eine beginnt von vorn.',
      },
      not: ['crossing'],
    },
    {
      term: 'backup, restore',
      meaning: {
        en: 'A file with everything of one moment; putting it in the place of a database.',
        de: 'Eine Datei mit dem vollständigen Stand eines Augenblicks; sie an die Stelle einer Datenbank setzen.',
      },
      not: ['dump', 'recover'],
    },
    {
      term: 'export',
      meaning: {
        en: 'Everything that is stored, as text.',
        de: 'Alles Gespeicherte, als Text.',
      },
      not: ['dump'],
    },
    {
      term: 'external id',
      meaning: {
        en: 'The name by which a source of imports identifies a record.',
        de: 'Der Name, unter dem eine Quelle von Importen einen Datensatz kennt.',
      },
      not: ['ledger entry', 'foreign id'],
    },
  ],
  'The source': [
    {
      term: 'room',
      meaning: {
        en: 'A folder of `src` or `scripts` that imports only the rooms its row permits.',
        de: 'Ein Ordner von `src` oder `scripts`, der nur die Räume importiert, die seine Zeile erlaubt.',
      },
      not: ['module', 'package'],
    },
    {
      term: 'layer',
      meaning: {
        en: 'A folder within a room that imports only layers below it.',
        de: 'Ein Ordner in einem Raum, der nur Schichten unter sich importiert.',
      },
      not: ['tier'],
    },
    {
      term: 'category model',
      meaning: {
        en: 'The facts about a category that rules need, worked out once from its attributes.',
        de: 'Die Tatsachen über eine Kategorie, die Regeln brauchen, einmal aus ihren Attributen ermittelt.',
      },
      not: ['plan'],
    },
    {
      term: 'mark',
      meaning: {
        en: 'A field of the catalogue or of the document that gives an attribute, category or method a behaviour.',
        de: 'Ein Feld des Katalogs oder des Dokuments, das einem Attribut, einer Kategorie oder einer Methode ein Verhalten gibt.',
      },
      not: ['flag', 'annotation'],
    },
    {
      term: 'fault',
      meaning: {
        en: 'One line of what is wrong with a file of the catalogue, a document or a database.',
        de: 'Eine Zeile darüber, was an einer Katalogdatei, einem Dokument oder einer Datenbank falsch ist.',
      },
      not: ['error', 'problem'],
    },
  ],
};

/** The subjects of the glossary in German. */
export const subjectsInGerman: Readonly<Record<string, string>> = {
  'What is documented': 'Was dokumentiert wird',
  'How objects are connected': 'Wie Objekte verbunden sind',
  'The life of records': 'Das Leben der Datensätze',
  'The interface': 'Die Schnittstelle',
  Access: 'Zugang',
  Storage: 'Speicher',
  'The source': 'Der Quelltext',
};
