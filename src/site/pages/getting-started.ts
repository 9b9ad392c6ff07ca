import type { Docs } from '../examples/docs.js';
import type { Exchange } from '../examples/execution.js';
import { codeBlock, json } from '../markup/code.js';
import { html, prose } from '../markup/html.js';
import { type Page, paths } from '../markup/page.js';
import { shownKey } from '../markup/placeholders.js';
import { word } from '../markup/titles.js';
import { callBlocks } from '../sections/calls.js';
import { idMade, type OwnId, ownIdList } from '../sections/own-ids.js';

/** From start to a server with model, place and address. */
export function gettingStartedPage(docs: Docs): Page {
  const { firstSteps } = docs.examples;
  const own = firstSteps.flatMap(({ exchange }) => objectMade(exchange));
  return {
    path: 'getting-started.html',
    title: 'Getting started',
    isGuide: true,
    description: 'From start to a server with a model, a place and an address in five calls.',
    body: link => html`<div class="prose"><h1>${word('Getting started')}</h1>
<p class="lead">From start to a server with a model, a place and an address, in ${firstSteps.length} calls. Each was carried out when this page was made, on a service as a first start makes it; the answers are what came back.</p>
<p>Start the service:</p>
${codeBlock('Terminal', 'npm ci && npm start')}
<p>The first start shows a key, once. Put it where the examples say <code>${shownKey}</code>; an example that is copied brings the key that was entered in a form of this tab. Each page of a <a href="${link('methods/index.html')}">method</a> or a <a href="${link('categories/index.html')}">category</a> also has a form that makes the call for you.</p>
<ol class="steps">
${firstSteps.map(
  ({ title, about, exchange: { method, params, answer } }) => html`<li><h2>${title}</h2>
<p>${prose(about)} <a href="${link(paths.method(method))}">${method}</a>${typeof params.category === 'string' && html` · <a href="${link(paths.category(params.category))}">${params.category}</a>`}</p>
${callBlocks(method, params, own)}
${codeBlock(word('Response'), json(answer))}
${ownIdList(objectMade({ method, params, answer }), docs, link, elsewhere)}</li>
`,
)}</ol>
<h2 id="next">What comes next</h2>
<ul><li><a href="${link(paths.method('cmdb.category.read'))}">Read</a> what was saved, <a href="${link('lifecycles.html')}">archive and recycle</a> an entry.</li>
<li>Find the <a href="${link('categories/index.html')}">category</a> for what you know of your things: press <kbd>/</kbd> and type a word.</li>
<li>Let the <a href="${link('protocol.html')}#clients">typed clients</a> check names and values while you write.</li></ul></div>`,
  };
}

const elsewhere = {
  en: 'On a service that is in use the answer holds another id. Put it here, and the calls below name it:',
  de: 'In einem Dienst, der schon benutzt wird, steht in der Antwort eine andere Nummer. Hier eingesetzt, nennen sie die Aufrufe darunter:',
} as const;

function objectMade(exchange: Exchange): readonly OwnId[] {
  const made = idMade(exchange);
  return made?.kind === 'object' ? [made] : [];
}
