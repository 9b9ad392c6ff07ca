import { form, longestInRow, pieceLength } from '../../store/exports/form.js';
import { type ExportedColumn, notExported } from '../../store/exports/tables.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock } from '../markup/code.js';
import { html, joined, type Markup, prose } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { word } from '../markup/titles.js';
import { type DescribedTable, describedTables } from '../sections/export-tables.js';

const kinds = { number: 'integer', text: 'text', json: 'JSON' } as const;
const pieces = { table: 'entries', column: 'values', piece: 1, text: '…' };

/** The text form in which everything can be taken out, line by line. */
export function exportPage({ exported }: Docs): Page {
  return {
    path: 'export.html',
    title: 'Export and move',
    isGuide: true,
    description: 'Everything that is stored as text, the same for both engines; from one database to another.',
    body: link => html`<div class="prose"><h1>${word('Export and move')}</h1>
<p class="lead">${prose('`kataster export FILE` writes everything that is stored as text: a JSON object a line, the same from SQLite and from PostgreSQL.')}</p>
${uses(link)}
${secrets()}
<h2 id="lines">The lines</h2>
<p>${prose('Lines are UTF-8 and end with a line feed. Members stand in the order of this page, so equal databases have equal exports, byte for byte. A file that ends with `.gz` is the same, compressed. An object with one entry:')}</p>
${codeBlock('JSON Lines', exported.join('\n'))}
${lines()}
<h2 id="tables">The tables</h2>
<p>${prose('In this order, with rows in the order of their keys: numbers ascending, texts by their bytes. Times are ISO 8601 in UTC, such as `2026-11-02T09:00:00.000Z`; days are as they were entered.')}</p>
</div>
${tables()}
<div class="prose"><p>Not exported:</p>
<ul>${Object.entries(notExported).map(([name, reason]) => html`<li><code>${name}</code>: ${reason}</li>\n`)}</ul></div>`,
  };
}

function uses(link: Link): Markup {
  const command = (name: string): Markup => html`<a href="${link(paths.command(name))}"><code>${name}</code></a>`;
  return html`<ul>
<li>${command('kataster export')}${prose(' may be run while the service runs: the export is of one moment. Reading it takes this page and a JSON parser.')}</li>
<li>${command('kataster restore')}${prose(' loads it into an empty database of either engine. The whole file is proved first; all of it arrives or nothing. A file of an older version is brought up to date, one of a newer version is refused.')}</li>
<li>${command('kataster move')}${prose(' copies everything to another database without a file, and compares both. The service is stopped meanwhile. Ids stay, and new ones are higher than all that were ever given out; keys and passwords go on working; users log in again.')}</li>
<li>${command('kataster backup')}${prose(' of a PostgreSQL database is such an export, compressed.')}</li>
</ul>`;
}

function secrets(): Markup {
  return html`<h2 id="secrets">What an export gives away</h2>
<p>${prose('As much as a copy of the database: every record and every change; the values of `password` attributes, readable unless `KATASTER_SECRET_FILE` names a key; hashes of the passwords of users, digests of keys, and the secret of the installation. Without them nobody could log in after a restore. The file is made for its owner alone (mode 600): keep it as safe as the database.')}</p>`;
}

function lines(): Markup {
  return html`<ul>
<li>${prose(`The first line names the form (\`${form.format}\`), its version (${form.version}; a higher one is refused), the version of the program, the migrations that the database had, the latest change set, and each table with its columns. \`last_id\` is the highest id that a table ever gave out.`)}</li>
<li>${prose('Each further line is a row: `table` names its table, `row` holds its columns. A column of JSON is JSON; where its text is spelt in another way than this program does, it is a text.')}</li>
<li>${prose(`Texts of more than ${longestInRow} bytes, such as files, follow their row: \`pieces\` says in how many pieces of up to ${pieceLength} characters, the column itself is \`null\`, and each piece is a line of its own: \`${JSON.stringify(pieces)}\`.`)}</li>
<li>${prose('The last line has the rows of each table, and `sha256`: the SHA-256 of every byte before this line. A file that was cut or changed does not have it.')}</li>
</ul>`;
}

function tables(): Markup {
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Table</th><th scope="col">Columns</th><th scope="col">Rows</th></tr></thead><tbody>
${describedTables.map(row)}</tbody></table></div>`;
}

function row({ name, columns, meaning, isNumbered }: DescribedTable): Markup {
  const numbered = isNumbered ? ' The first line has its `last_id`.' : '';
  return html`<tr id="table-${name}"><th scope="row"><code>${name}</code></th><td>${joined(columns.map(described), html`<br>`)}</td><td>${prose(meaning + numbered)}</td></tr>\n`;
}

function described({ name, kind, isKey, isOptional }: ExportedColumn): Markup {
  return html`<code>${name}</code> ${kinds[kind]}${isOptional && ' or null'}${isKey && ', key'}`;
}
