import { form, longestInRow, pieceLength } from '../../store/exports/form.js';
import { type ExportedColumn, notExported } from '../../store/exports/tables.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock } from '../markup/code.js';
import { html, joinMarkup, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { translateProse } from '../markup/translations.js';
import { type DescribedTable, describedTables } from '../sections/export-tables.js';
import { pageText } from '../sections/page-text.js';

const kinds = {
  number: { en: 'integer', de: 'ganze Zahl' },
  text: { en: 'text', de: 'Text' },
  json: { en: 'JSON', de: 'JSON' },
} as const;
const pieces = { table: 'entries', column: 'values', piece: 1, text: '…' };

/** The text form in which everything can be taken out, line by line. */
export function exportPage({ exported }: Docs): Page {
  return {
    path: 'export.html',
    title: 'Export and move',
    isGuide: true,
    description: 'Everything that is stored as text, the same for both engines; from one database to another.',
    body: () => html`<h1>${word('Export and move')}</h1>
${pageText('export', {
  values: { format: form.format, version: form.version, longestInRow, pieceLength, pieces: JSON.stringify(pieces) },
  within: { example: codeBlock('JSON Lines', exported.join('\n')), 'left-out': listOmitted() },
  wide: { tables: tables() },
})}`,
  };
}

function listOmitted(): Markup {
  return html`<ul>${Object.entries(notExported).map(([name, reason]) => html`<li><code>${name}</code>: ${translateProse(reason)}</li>\n`)}</ul>`;
}

function tables(): Markup {
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Table')}</th><th scope="col">${word('Columns')}</th><th scope="col">${word('Rows')}</th></tr></thead><tbody>
${describedTables.map(row)}</tbody></table></div>`;
}

function row({ name, columns, meaning, isNumbered }: DescribedTable): Markup {
  const numbered = isNumbered && html` ${phrase('The first line has its `last_id`.', 'Die erste Zeile enthält ihre `last_id`.')}`;
  return html`<tr id="table-${name}"><th scope="row"><code>${name}</code></th><td>${joinMarkup(columns.map(describeColumn), html`<br>`)}</td><td>${phrase(meaning.en, meaning.de)}${numbered}</td></tr>\n`;
}

function describeColumn({ name, kind, isKey, isOptional }: ExportedColumn): Markup {
  return html`<code>${name}</code> ${titleMarkup(kinds[kind])}${isOptional && phrase(' or null', ' oder null')}${isKey && phrase(', key', ', Schlüssel')}`;
}
