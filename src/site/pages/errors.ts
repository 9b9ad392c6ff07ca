import { errorsOf, mayBeRetried } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock, json } from '../markup/code.js';
import { codes, html, joinMarkup, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { phrase, word } from '../markup/titles.js';
import { translate, translateProse } from '../markup/translations.js';
import { callBlocks } from '../sections/calls.js';
import { pageText } from '../sections/page-text.js';

/** Every error: its code, its message, where it comes from, and one that was really answered. */
export function errorPage(docs: Docs): Page {
  const { document } = docs;
  const errors = Object.entries(document.components.errors ?? {});
  return {
    path: 'errors.html',
    title: 'Errors',
    description: 'Every error that the service returns: its code, its message, its data.',
    body: link => html`<h1>${word('Errors')}</h1>
${pageText('errors')}
<div class="scroll" tabindex="0"><table><caption>${word('All errors by name')}</caption><thead><tr><th scope="col">${word('Name')}</th><th scope="col">${word('Code')}</th><th scope="col">${word('Message')}</th><th scope="col">${word('Try again')}</th></tr></thead><tbody>
${errors.map(([name, { code, message }]) => html`<tr><th scope="row"><a href="#${name}">${name}</a></th><td>${code}</td><td>${translateProse(message)}</td><td>${mayBeRetried(name) && phrase('yes', 'ja')}</td></tr>\n`)}</tbody></table></div>
${errors.map(([name]) => section(name, docs, link))}`,
  };
}

function section(name: string, { document, examples }: Docs, link: Link): Markup {
  const error = document.components.errors?.[name];
  const methods = document.methods.filter(method => errorsOf(method, document).own.includes(name));
  const isCommon = document['x-common-errors']?.errors.includes(name);
  const shown = examples.errors.find(each => each.name === name)?.exchange;
  const placeholders = [...(error?.message ?? '').matchAll(/\{(\w+)\}/g)].map(([name]) => name);
  return html`<section class="prose" aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
<p><code>${error?.code}</code> <q lang="en">${error?.message}</q>${
    placeholders.length > 0 &&
    phrase(
      html`, where ${codes(placeholders)} ${placeholders.length > 1 ? 'are' : 'is'} filled in`,
      html`; für ${codes(placeholders)} ${placeholders.length > 1 ? 'stehen Werte' : 'steht ein Wert'}`,
    )
  }.${germanMeaning(error?.message)}${mayBeRetried(name) && html` ${phrase('The caller may try again.', 'Der Aufruf darf wiederholt werden.')}`}</p>
<p>${isCommon && html`${phrase('Every method may return it.', 'Jede Methode kann ihn zurückgeben.')} `}${
    methods.length > 0 &&
    html`${phrase('Declared by', 'Genannt bei')} ${joinMarkup(
      methods.map(method => html`<a href="${link(paths.method(method.name))}"><code>${method.name}</code></a>`),
      ', ',
    )}.`
  }</p>
${
  shown &&
  html`<details><summary>${phrase('A call that returns it', 'Ein Aufruf, der ihn zurückgibt')}</summary>${callBlocks(shown.method, shown.params)}
${codeBlock(word('Response'), json(shown.answer))}</details>`
}</section>`;
}

/** Tables show the message of a call in English; a German page adds the one of a call in German. */
function germanMeaning(message = ''): Markup {
  const { en, de } = translate(message);
  return en === de ? html`` : html`<span class="de" lang="de"> Auf Deutsch: <q>${de}</q></span>`;
}
