import { layers } from '../../../scripts/architecture/layers.js';
import { folderOf, rooms } from '../../../scripts/architecture/rooms.js';
import { codes, html, joined, type Markup, prose } from '../markup/html.js';

/** Content of each room. */
const meanings: Readonly<Record<string, string>> = {
  main: 'Starts the program.',
  site: 'This documentation: articles, pages made from the document and the catalogue, scripts of the browser.',
  console: 'The user interface at `/`: pages made from the catalogue, scripts of the browser.',
  cli: 'One file per command; puts the other rooms together.',
  http: 'Everything that knows HTTP and JSON-RPC: bodies, envelopes, authentication, responses, limits.',
  handlers: 'One file per namespace of methods: wire names in, wire shapes out.',
  behaviours: 'One file per category that does more than its JSON file says.',
  domain: 'The rules, and the interfaces of the store that they need.',
  catalog: 'The files of the catalogue, the rules that they obey, and the registry made of them.',
  attributes: 'One file per attribute type: how its values are accepted, stored, shown and compared.',
  discovery: 'The document of a service with the categories of its site.',
  clients: 'Generated clients: their programs, and the emitters of their types.',
  store: 'SQL, engines, migrations, backups, exports, checks.',
  import: 'Imports from other systems, as mappings.',
  config: 'The settings.',
  readers: 'Processes for long reads.',
  backups: 'Scheduled backups.',
  generate: 'The generator: rules of the document, and one emitter per generated file.',
  bench: 'The benchmark.',
  soak: 'Random calls over a long time, by `npm run soak`.',
  drawings: 'Drawings of what is stored, such as a rack, as SVG.',
  compatibility: 'Names what breaks between two versions of the interface.',
  'try-package': 'Installs the package into an empty folder and starts it there.',
  architecture: 'The tables of this page, and the checks that hold the source to them.',
  rpc: 'Programs over the generated tables: errors, validators, dispatcher.',
  messages: 'Messages of success, in each language.',
  generated: 'Types and tables that follow from `openrpc.json`.',
};

/** Every room with its content and the rooms it may import, then the layers within rooms, from the tables that a test checks. */
export function architectureTables(): Markup {
  return html`<div class="prose"><h2 id="rooms">Rooms</h2>
<p>${prose('A room is a folder. It imports only the rooms of its row; `npm run architecture` and a test check that.')}</p></div>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Room</th><th scope="col">Content</th><th scope="col">May import</th></tr></thead><tbody>
${Object.entries(rooms).map(([room, imports]) => html`<tr><th scope="row"><code>${placeOf(room)}</code></th><td>${prose(meaningOf(room))}</td><td>${codes(imports)}</td></tr>\n`)}</tbody></table></div>
<div class="prose"><h2 id="layers">Layers</h2>
<p>${prose('A folder within these rooms imports only folders that stand before it. Folders in one item do not import each other; `.` holds the files of the room itself.')}</p>
${Object.entries(layers).map(
  ([room, folders]) =>
    html`<h3 id="layers-${room}">${placeOf(room)}</h3><ol>${folders.map(
      layer =>
        html`<li>${joined(
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
function meaningOf(room: string): string {
  const meaning = meanings[room];
  if (meaning === undefined) throw new Error(`src/site/sections/architecture-tables.ts has no meaning of the room ${room}`);
  return meaning;
}
