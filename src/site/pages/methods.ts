import type { Example, MethodObject } from '../../../scripts/generate/document/document.js';
import { anyVerb } from '../../../scripts/generate/document/marks.js';
import { isOfContract } from '../../discovery/openrpc.js';
import { dialects } from '../../http/envelope/dialects.js';
import { exampleParams, methodGroups, methodTitle } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import { isIrrevocable } from '../forms/form.js';
import { methodForm } from '../forms/forms.js';
import { codeBlock, json } from '../markup/code.js';
import { codes, html, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { translate, translateProse } from '../markup/translations.js';
import { callBlocks, existingClientBlocks } from '../sections/calls.js';
import { errors, parameters, result } from '../sections/method-sections.js';
import { idsNamed, type OwnId, ownIdList } from '../sections/own-ids.js';

/** A page for each method, and one that lists them. */
export function methodPages(docs: Docs): readonly Page[] {
  return [listPage(docs), ...docs.document.methods.map(method => methodPage(method, docs))];
}

function listPage({ document }: Docs): Page {
  return {
    path: 'methods/index.html',
    title: 'Methods',
    description: 'Every method of the service.',
    body: link => html`<h1>${word('Methods')}</h1>
${methodGroups(document).map(
  ({ title, description, methods }) => html`<h2>${titleMarkup(title)}</h2><p>${titleMarkup(description)}</p>
<ul class="cards">${methods.map(method => html`<li><a href="${link(paths.method(method.name))}"><b>${method.name}</b> ${titleMarkup(methodTitle(method))}</a></li>`)}</ul>`,
)}`,
  };
}

function methodPage(method: MethodObject, docs: Docs): Page {
  const { examples = [], 'x-error-example': failing } = method;
  const own = examples.flatMap(example => idsNamed(method, exampleParams(example), docs.document));
  return {
    path: paths.method(method.name),
    title: method.name,
    description: method.summary ?? '',
    isTryable: isOfContract(method),
    body: link => html`<div class="columns"><div class="prose">
<p class="kind">${marks(method)}</p>
<h1><code>${method.name}</code></h1>
<p class="lead">${titleMarkup(methodTitle(method))}</p>
${replacement(method, link)}<p>${translateProse(method.description ?? '')}</p>
${callable(method, link)}
${isOfContract(method) && html`<p class="jump"><a class="button" href="#try">${word('Try it')}</a></p>`}
${parameters(method, docs)}
${result(method, docs)}
${errors(method, own, docs, link)}
</div>
<div class="examples"><h2 id="example-list">${word('Examples')}</h2>
<div${isIrrevocable(method) && html` data-by-hand`}>${ownIdList(own, docs, link)}</div>${examples.map(example => exampleBlock(method, example, { result: example.result.value }, own))}${failing && exampleBlock(method, failing, { error: failing.error }, own)}
</div></div>
${isOfContract(method) && html`<section class="try" id="try">${methodForm(method, docs, link)}</section>`}`,
  };
}

function marks({ 'x-access': access, 'x-open': isOpen, deprecated }: MethodObject): Markup {
  const said = [word(access === 'write' ? 'writes' : 'reads'), isOpen && word('needs no key'), deprecated && word('deprecated')];
  return html`${said.map(each => each && html`<span class="mark">${each}</span>`)}`;
}

/** The right that a method needs, and its aliases. */
function callable(method: MethodObject, link: Link): Markup {
  const { 'x-permission': { verb, resource } = {}, 'x-aliases': plain = [], 'x-bound-aliases': bound = {} } = method;
  const aliases = [...plain, ...Object.keys(bound)];
  return html`<ul class="facts"><li>${verb === undefined || verb === anyVerb ? phrase('Open to every caller, whatever rights it has.', 'Offen für alle, mit welchen Rechten auch immer.') : html`${phrase('Needs the right', 'Braucht das Recht')} <a href="${link('commands.html')}#rights">${verb}</a>${resource && ` (${resource})`}.`}</li>
${!isOfContract(method) && html`<li>${phrase(html`For existing clients: it is called at <code>${dialects.idoit.path}</code> alone.`, html`Für bestehende Clients: Sie wird nur an <code>${dialects.idoit.path}</code> aufgerufen.`)}</li>`}
${aliases.length > 0 && html`<li>${phrase('Also called', 'Heißt auch')} ${codes(aliases)}.</li>`}</ul>`;
}

function replacement({ 'x-replaced-by': name }: MethodObject, link: Link): Markup {
  return name === undefined
    ? html``
    : html`<p class="note">${phrase('Deprecated: use', 'Veraltet; stattdessen:')} <a href="${link(paths.method(name))}"><code>${name}</code></a>.</p>`;
}

type Called = Pick<Example, 'name' | 'params'>;

function exampleBlock(method: MethodObject, example: Called, answer: object, own: readonly OwnId[]): Markup {
  return html`<h3>${titleMarkup(translate(example.name))}</h3>
${isOfContract(method) ? callBlocks(method.name, exampleParams(example), own) : existingClientBlocks(method.name, exampleParams(example))}
${codeBlock(word('Response'), json({ id: 1, jsonrpc: '2.0', ...answer }))}
`;
}
