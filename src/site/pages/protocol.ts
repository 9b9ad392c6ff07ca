import type { Titles } from '../../../generated/types.js';
import { schemaMarks } from '../../../scripts/generate/document/marks.js';
import { dialects } from '../../http/envelope/dialects.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock, json } from '../markup/code.js';
import { html, joinMarkup, type Markup } from '../markup/html.js';
import type { Link, Page } from '../markup/page.js';
import { shownKey } from '../markup/placeholders.js';
import { titleMarkup, word } from '../markup/titles.js';
import { translateProse } from '../markup/translations.js';
import { clientFiles } from '../sections/client-files.js';
import { dialectDifferences } from '../sections/dialect-differences.js';
import { pageText } from '../sections/page-text.js';

/** How calls travel: the envelope, the clients, the dialect of existing clients. */
export function protocolPage(docs: Docs): Page {
  return {
    path: 'protocol.html',
    title: 'Protocol and clients',
    isGuide: true,
    description: 'The JSON around a call, batches, the clients, and the dialect of existing clients.',
    body: link => html`<h1>${word('Protocol and clients')}</h1>
${pageText('protocol', {
  values: { contract: dialects.contract.path, idoit: dialects.idoit.path },
  within: { envelope: codeBlock('JSON', json(shownCall)), files: files(link), differences: dialectDifferences(docs, link) },
  wide: { marks: markTable(docs.document) },
})}`,
  };
}

const shownCall = { jsonrpc: '2.0', id: 1, method: 'cmdb.object.read', params: { apikey: shownKey, language: 'de', id: 1 } };

function files(link: Link): Markup {
  return html`<ul>${clientFiles.map(
    ({ path, meaning, use }) =>
      html`<li><a href="${link(path)}" download><code>${path.slice(path.lastIndexOf('/') + 1)}</code></a> – ${titleMarkup(meaning)}: <code>${use}</code></li>\n`,
  )}</ul>`;
}

/** Marks of the document beyond OpenRPC, as it describes them itself. */
function markTable(document: Docs['document']): Markup {
  const { 'x-extensions': extensions = [] } = document;
  const rows = extensions.map(({ name, restricted, description = '' }) =>
    markRow(name, restricted.length > 0 ? restricted.map(placeTitle) : [{ en: 'the document', de: 'Dokument' }], description),
  );
  const ofSchemas = Object.entries(schemaMarks(document)).map(([name, { description = '' }]) =>
    markRow(name, [{ en: 'schemas', de: 'Schemas' }], description),
  );
  return html`<div class="scroll" tabindex="0"><table><caption>${word('All marks by name')}</caption><thead><tr><th scope="col">${word('Mark')}</th><th scope="col">${word('Of')}</th><th scope="col">${word('Meaning')}</th></tr></thead><tbody>
${[...rows, ...ofSchemas]}</tbody></table></div>`;
}

const places: Readonly<Record<string, Titles>> = {
  contentDescriptorObject: { en: 'parameters and results', de: 'Parameter und Ergebnisse' },
  methodObject: { en: 'methods', de: 'Methoden' },
  tagObject: { en: 'tags', de: 'Tags' },
};

function placeTitle(object: string): Titles {
  return places[object] ?? { en: object, de: object };
}

function markRow(name: string, of: readonly Titles[], meaning: string): Markup {
  return html`<tr><th scope="row"><code>${name}</code></th><td>${joinMarkup(of.map(titleMarkup), ', ')}</td><td>${translateProse(meaning)}</td></tr>\n`;
}
