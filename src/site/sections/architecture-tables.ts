import type { Titles } from '../../../generated/types.js';
import { layers } from '../../../scripts/architecture/layers.js';
import { folderOf, rooms } from '../../../scripts/architecture/rooms.js';
import { codes, html, joinMarkup, type Markup } from '../markup/html.js';
import { phrase, word } from '../markup/titles.js';

/** Content of each room. */
const meanings: Readonly<Record<string, Titles>> = {
  main: {
    en: 'Starts the program.',
    de: 'Startet das Programm.',
  },
  site: {
    en: 'This documentation: articles, pages made from the document and the catalogue, scripts of the browser.',
    de: 'Diese Dokumentation: Artikel, Seiten aus Dokument und Katalog, Skripte für den Browser.',
  },
  console: {
    en: 'The user interface at `/`: pages made from the catalogue, scripts of the browser.',
    de: 'Die Oberfläche unter `/`: Seiten aus dem Katalog, Skripte für den Browser.',
  },
  cli: {
    en: 'One file per command; puts the other rooms together.',
    de: 'Eine Datei je Befehl; fügt die anderen Räume zusammen.',
  },
  http: {
    en: 'Everything that knows HTTP and JSON-RPC: bodies, envelopes, authentication, responses, limits.',
    de: 'Alles, was HTTP und JSON-RPC kennt: Rümpfe, Umschläge, Anmeldung, Antworten, Grenzen.',
  },
  speed: {
    en: 'The cache of responses: it makes answers faster, and changes none of them.',
    de: 'Der Zwischenspeicher der Antworten: Er macht Antworten schneller und ändert keine.',
  },
  handlers: {
    en: 'One file per namespace of methods: wire names in, wire shapes out.',
    de: 'Eine Datei je Namensraum von Methoden: von den Namen der Schnittstelle hinein, in ihre Formen hinaus.',
  },
  behaviours: {
    en: 'One file per category that does more than its JSON file says.',
    de: 'Eine Datei je Kategorie, die mehr tut, als ihre JSON-Datei sagt.',
  },
  domain: {
    en: 'The rules, and the interfaces of the store that they need.',
    de: 'Die Regeln, und die Schnittstellen des Speichers, die sie brauchen.',
  },
  catalog: {
    en: 'The files of the catalogue, the rules that they obey, and the registry made of them.',
    de: 'Die Dateien des Katalogs, die Regeln für sie und die Registry daraus.',
  },
  attributes: {
    en: 'One file per attribute type: how its values are accepted, stored, shown and compared.',
    de: 'Eine Datei je Attributtyp: wie Werte angenommen, gespeichert, gezeigt und verglichen werden.',
  },
  discovery: {
    en: 'The document of a service with the categories of its site.',
    de: 'Das Dokument eines Dienstes mit seinen eigenen Kategorien.',
  },
  clients: {
    en: 'Generated clients: their programs, and the emitters of their types.',
    de: 'Erzeugte Clients: ihre Programme und die Erzeuger ihrer Typen.',
  },
  store: {
    en: 'SQL, engines, migrations, backups, exports, checks.',
    de: 'SQL, Datenbanken, Migrationen, Sicherungen, Exporte, Prüfungen.',
  },
  csv: { en: 'CSV as text: reading and writing.', de: 'CSV als Text: lesen und schreiben.' },
  example: {
    en: 'The example company that people try kataster with.',
    de: 'Die Beispielfirma, mit der man kataster ausprobiert.',
  },
  import: {
    en: 'Writing rows of other systems, which are found again by their names.',
    de: 'Schreiben von Zeilen anderer Systeme, die an ihren Namen wiedererkannt werden.',
  },
  mappings: {
    en: 'Mappings of the data of other systems to objects and entries: for the command and the console.',
    de: 'Zuordnungen der Daten anderer Systeme zu Objekten und Einträgen: für den Befehl und die Konsole.',
  },
  config: {
    en: 'The settings.',
    de: 'Die Einstellungen.',
  },
  readers: {
    en: 'Processes for long reads.',
    de: 'Prozesse für lange Lesevorgänge.',
  },
  backups: {
    en: 'Scheduled backups.',
    de: 'Geplante Sicherungen.',
  },
  generate: {
    en: 'The generator: rules of the document, and one emitter per generated file.',
    de: 'Der Generator: Regeln für das Dokument und ein Erzeuger je erzeugter Datei.',
  },
  bench: {
    en: 'The benchmark.',
    de: 'Die Messungen.',
  },
  soak: {
    en: 'Random calls over a long time, by `npm run soak`.',
    de: 'Zufällige Aufrufe über lange Zeit, mit `npm run soak`.',
  },
  'run-tests': {
    en: 'Runs the tests of a tier, and files that failed once more.',
    de: 'Führt die Tests einer Stufe aus, und Dateien, die scheiterten, noch einmal.',
  },
  drawings: {
    en: 'Drawings of what is stored, such as a rack, as SVG.',
    de: 'Zeichnungen von Gespeichertem, etwa einem Rack, als SVG.',
  },
  compatibility: {
    en: 'Names what breaks between two versions of the interface.',
    de: 'Nennt, was zwischen zwei Versionen der Schnittstelle bricht.',
  },
  'client-packages': {
    en: 'Makes the packages of the clients, which the documentation offers.',
    de: 'Baut die Pakete der Clients, die die Dokumentation anbietet.',
  },
  screenshot: {
    en: 'Takes the picture of the README, of a service that it starts and fills.',
    de: 'Nimmt das Bild der README auf, von einem Dienst, den es startet und füllt.',
  },
  'try-package': {
    en: 'Installs the package into an empty folder and starts it there.',
    de: 'Installiert das Paket in einen leeren Ordner und startet es dort.',
  },
  bundle: {
    en: 'Makes one file of the program, which starts faster than its modules.',
    de: 'Macht aus dem Programm eine Datei, die schneller startet als ihre Module.',
  },
  architecture: {
    en: 'The tables of this page, and the checks that hold the source to them.',
    de: 'Die Tabellen dieser Seite und die Prüfungen, die den Quelltext daran messen.',
  },
  rpc: {
    en: 'Programs over the generated tables: errors, validators, dispatcher.',
    de: 'Programme über den erzeugten Tabellen: Fehler, Prüfungen, Verteiler.',
  },
  messages: {
    en: 'Messages of success, in each language.',
    de: 'Erfolgsmeldungen, in jeder Sprache.',
  },
  generated: {
    en: 'Types and tables that follow from `openrpc.json`.',
    de: 'Typen und Tabellen, die aus `openrpc.json` folgen.',
  },
};

/** Every room with its content and the rooms it may import, then the layers within rooms, from the tables that a test checks. */
export function architectureTables(): Markup {
  return html`<div class="prose"><h2 id="rooms">${word('Rooms')}</h2>
<p>${phrase(
    'A room is a folder. It imports only the rooms of its row; `npm run architecture` and a test check that.',
    'Ein Raum ist ein Ordner. Er importiert nur die Räume seiner Zeile; das prüfen `npm run architecture` und ein Test.',
  )}</p></div>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Room')}</th><th scope="col">${word('Content')}</th><th scope="col">${word('May import')}</th></tr></thead><tbody>
${Object.entries(rooms).map(([room, imports]) => html`<tr><th scope="row"><code>${placeOf(room)}</code></th><td>${phrase(meaningOf(room).en, meaningOf(room).de)}</td><td>${codes(imports)}</td></tr>\n`)}</tbody></table></div>
<div class="prose"><h2 id="layers">${word('Layers')}</h2>
<p>${phrase(
    'A folder within these rooms imports only folders that stand before it. Folders in one item do not import each other; `.` holds the files of the room itself.',
    'Ein Ordner in diesen Räumen importiert nur Ordner, die vor ihm stehen. Ordner in einem Punkt importieren einander nicht; `.` enthält die Dateien des Raums selbst.',
  )}</p>
${Object.entries(layers).map(
  ([room, folders]) =>
    html`<h3 id="layers-${room}">${placeOf(room)}</h3><ol>${folders.map(
      layer =>
        html`<li>${joinMarkup(
          [layer].flat().map(folder => html`<code>${folder}</code>`),
          ', ',
        )}</li>\n`,
    )}</ol>\n`,
)}</div>`;
}

function placeOf(room: string): string {
  return room === 'generated' ? room : folderOf(room);
}

/** @throws Error for a room without a meaning, which stops the build */
function meaningOf(room: string): Titles {
  const meaning = meanings[room];
  if (meaning === undefined) throw new Error(`src/site/sections/architecture-tables.ts has no meaning of the room ${room}`);
  return meaning;
}
