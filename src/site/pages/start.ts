import { methodGroups, methodTitle } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock, json } from '../markup/code.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { titleMarkup, word } from '../markup/titles.js';
import { callBlocks } from '../sections/calls.js';
import { pageText } from '../sections/page-text.js';

/** Where readers arrive. */
export function startPage(docs: Docs): Page {
  const { document, examples } = docs;
  const first = examples.firstSteps.find(
    ({ exchange }) => 'type' in exchange.params && exchange.params.type === 'C__OBJTYPE__SERVER',
  );
  return {
    path: 'index.html',
    title: 'Documentation',
    description: 'How programs speak to a kataster service: methods, categories, examples.',
    body: link => html`<div class="hero"><h1>${word('What runs, where, and how it is connected')}</h1>
${pageText('start')}
<p><a class="button" href="${link('getting-started.html')}">${word('Getting started')}</a></p></div>
<ul class="figures">${figures(docs, link)}</ul>
${
  first &&
  html`<div class="prose"><h2 id="first">${word('A first call')}</h2>${callBlocks(first.exchange.method, first.exchange.params)}
${codeBlock(word('Response'), json(first.exchange.answer))}</div>`
}
${methodGroups(document).map(
  ({
    title,
    description,
    methods,
  }) => html`<h2>${word('Methods')}: ${titleMarkup(title)}</h2><p class="prose">${titleMarkup(description)}</p>
<ul class="cards">${methods
    .filter(({ deprecated }) => !deprecated)
    .map(
      method =>
        html`<li><a href="${link(paths.method(method.name))}"><b>${titleMarkup(methodTitle(method))}</b> <code>${method.name}</code></a></li>\n`,
    )}</ul>
`,
)}`,
  };
}

function figures({ document, registry }: Docs, link: Link): Markup {
  const attributes = registry.categories.reduce((sum, category) => sum + category.attributes.length, 0);
  const all = [
    [document.methods.length, 'Methods', 'methods/index.html'],
    [registry.categories.length, 'Categories', 'categories/index.html'],
    [attributes, 'Attributes', 'categories/index.html'],
    [registry.objectTypes.length, 'Object types', 'types/index.html'],
    [registry.dialogs.length, 'Dialogs', 'dialogs/index.html'],
  ] as const;
  return html`${all.map(([count, name, path]) => html`<li><b>${titleMarkup({ en: count.toLocaleString('en'), de: count.toLocaleString('de') })}</b><a href="${link(path)}">${word(name)}</a></li>`)}`;
}
