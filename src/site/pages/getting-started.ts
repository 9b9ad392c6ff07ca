import type { Docs } from '../examples/docs.js';
import type { Exchange } from '../examples/execution.js';
import { codeBlock, json } from '../markup/code.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { shownKey } from '../markup/placeholders.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { callBlocks } from '../sections/calls.js';
import { idMade, type OwnId, ownIdList } from '../sections/own-ids.js';
import { pageText } from '../sections/page-text.js';

/** From start to a server with model, place and address. */
export function gettingStartedPage(docs: Docs): Page {
  const { firstSteps } = docs.examples;
  const own = firstSteps.flatMap(({ exchange }) => objectMade(exchange));
  return {
    path: 'getting-started.html',
    title: 'Getting started',
    isGuide: true,
    description: 'From start to a server with a model, a place and an address in five calls.',
    body: link => html`<h1>${word('Getting started')}</h1>
${pageText('getting-started', {
  values: { calls: firstSteps.length, key: shownKey },
  within: { start: codeBlock(word('Terminal'), 'npm ci && npm start'), steps: steps(docs, own, link) },
})}`,
  };
}

function steps(docs: Docs, own: readonly OwnId[], link: Link): Markup {
  return html`<ol class="steps">
${docs.examples.firstSteps.map(
  ({ title, about, exchange: { method, params, answer } }) => html`<li><h2>${titleMarkup(title)}</h2>
<p>${phrase(about.en, about.de)} <a href="${link(paths.method(method))}">${method}</a>${typeof params.category === 'string' && html` · <a href="${link(paths.category(params.category))}">${params.category}</a>`}</p>
${callBlocks(method, params, own)}
${codeBlock(word('Response'), json(answer))}
${ownIdList(objectMade({ method, params, answer }), docs, link, elsewhere)}</li>
`,
)}</ol>`;
}

const elsewhere = {
  en: 'On a service that is in use the answer holds another id. Put it here, and the calls below name it:',
  de: 'In einem Dienst, der schon benutzt wird, steht in der Antwort eine andere Nummer. Hier eingesetzt, nennen sie die Aufrufe darunter:',
} as const;

function objectMade(exchange: Exchange): readonly OwnId[] {
  const made = idMade(exchange);
  return made?.kind === 'object' ? [made] : [];
}
