import { errorsOf, mayBeRetried } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock, json } from '../markup/code.js';
import { html, joined, type Markup, prose } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { word } from '../markup/titles.js';
import { callBlocks } from '../sections/calls.js';

/** Every error: its code, its message, where it comes from, and one that was really answered. */
export function errorPage(docs: Docs): Page {
  const { document } = docs;
  const errors = Object.entries(document.components.errors ?? {});
  return {
    path: 'errors.html',
    title: 'Errors',
    description: 'Every error that the service returns: its code, its message, its data.',
    body: link => html`<h1>${word('Errors')}</h1>
<div class="prose"><p class="lead">An error has a <code>code</code>, a <code>message</code> and <code>data</code>, an object of texts: under <code>error</code> the name of the error, and under the names of parameters or attributes what is wrong with them and what would be right.</p>
<p>${prose('Programs go by `data.error`: messages may change, and errors share codes.')}</p>
<p>${prose('Where a caller may simply try again, `data.retry` is `"true"`. The clients do so by themselves, and give every error its name: `error.errorName` in TypeScript, `error.name` in Python.')}</p>
<p>${prose('After `OutcomeUnknown` a write may have been saved: read what it should have changed before you send it again.')}</p></div>
<div class="scroll" tabindex="0"><table><caption>All errors by name</caption><thead><tr><th scope="col">Name</th><th scope="col">Code</th><th scope="col">Message</th><th scope="col">Try again</th></tr></thead><tbody>
${errors.map(([name, { code, message }]) => html`<tr><th scope="row"><a href="#${name}">${name}</a></th><td>${code}</td><td>${message}</td><td>${mayBeRetried(name) ? 'yes' : ''}</td></tr>\n`)}</tbody></table></div>
${errors.map(([name]) => section(name, docs, link))}`,
  };
}

function section(name: string, { document, examples }: Docs, link: Link): Markup {
  const error = document.components.errors?.[name];
  const methods = document.methods.filter(method => errorsOf(method, document).own.includes(name));
  const isCommon = document['x-common-errors']?.errors.includes(name);
  const shown = examples.errors.find(each => each.name === name)?.exchange;
  const placeholders = [...(error?.message ?? '').matchAll(/\{(\w+)\}/g)].map(([, word]) => word);
  return html`<section class="prose" aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
<p><code>${error?.code}</code> <q>${error?.message}</q>${
    placeholders.length > 0 &&
    html`, where ${joined(
      placeholders.map(each => html`<code>{${each}}</code>`),
      ', ',
    )} ${placeholders.length > 1 ? 'are' : 'is'} filled in`
  }.${mayBeRetried(name) && ' The caller may try again.'}</p>
<p>${isCommon && 'Every method may return it. '}${
    methods.length > 0 &&
    html`Declared by ${joined(
      methods.map(method => html`<a href="${link(paths.method(method.name))}"><code>${method.name}</code></a>`),
      ', ',
    )}.`
  }</p>
${
  shown &&
  html`<details><summary>A call that returns it</summary>${callBlocks(shown.method, shown.params)}
${codeBlock(word('Response'), json(shown.answer))}</details>`
}</section>`;
}
