import { callBlocks } from '../calls.js';
import { codeBlock, json } from '../code.js';
import type { Docs } from '../docs.js';
import { html, prose } from '../html.js';
import { type Page, paths } from '../page.js';
import { word } from '../titles.js';

/** From start to a server with model, place and address. */
export function gettingStartedPage({ examples }: Docs): Page {
  return {
    path: 'getting-started.html',
    title: 'Getting started',
    isGuide: true,
    description: 'From start to a server with a model, a place and an address in five calls.',
    body: link => html`<div class="prose"><h1>${word('Getting started')}</h1>
<p class="lead">From start to a server with a model, a place and an address, in ${examples.firstSteps.length} calls. Each was carried out when this page was made; the answers are what came back.</p>
<p>Start the service:</p>
${codeBlock('Terminal', 'npm ci && npm start')}
<p>The first start shows a key, once. Put it where the examples say <code>YOUR KEY</code>. Each page of a <a href="${link('methods/index.html')}">method</a> or a <a href="${link('categories/index.html')}">category</a> also has a form that makes the call for you.</p>
<ol class="steps">
${examples.firstSteps.map(
  ({ title, about, exchange: { method, params, answer } }) => html`<li><h2>${title}</h2>
<p>${prose(about)} <a href="${link(paths.method(method))}">${method}</a>${typeof params.category === 'string' && html` · <a href="${link(paths.category(params.category))}">${params.category}</a>`}</p>
${callBlocks(method, params)}
${codeBlock(word('Answer'), json(answer))}</li>
`,
)}</ol>
<h2 id="next">What comes next</h2>
<ul><li><a href="${link(paths.method('cmdb.category.read'))}">Read</a> what was saved, <a href="${link('lifecycles.html')}">archive and recycle</a> an entry.</li>
<li>Find the <a href="${link('categories/index.html')}">category</a> for what you know of your things: press <kbd>/</kbd> and type a word.</li>
<li>Let the <a href="${link('protocol.html')}#clients">typed clients</a> check names and values while you write.</li></ul></div>`,
  };
}
