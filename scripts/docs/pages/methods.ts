import { allParameters } from '../../generate/descriptors.js';
import type { ContentDescriptor, Example, MethodObject } from '../../generate/document.js';
import { anyVerb } from '../../generate/permissions.js';
import { callBlocks } from '../calls.js';
import { codeBlock, json } from '../code.js';
import type { Docs } from '../docs.js';
import { methodForm } from '../forms.js';
import { html, joined, type Markup, prose } from '../html.js';
import { errorsOf, methodGroups } from '../methods.js';
import { type Link, type Page, paths } from '../page.js';
import { memberTables, resolved, typeText } from '../schemas.js';
import { word } from '../titles.js';

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
  ({ name, description, methods }) => html`<h2>${name}</h2><p>${description}</p>
<ul class="cards">${methods.map(method => html`<li><a href="${link(paths.method(method.name))}"><b>${method.name}</b> ${method.summary}</a></li>`)}</ul>`,
)}`,
  };
}

function methodPage(method: MethodObject, docs: Docs): Page {
  return {
    path: paths.method(method.name),
    title: method.name,
    description: method.summary ?? '',
    isTryable: true,
    body: link => html`<div class="columns"><div class="prose">
<p class="kind">${marks(method)}</p>
<h1><code>${method.name}</code></h1>
<p class="lead">${method.summary}</p>
${replacement(method, link)}<p>${prose(method.description ?? '')}</p>
${callable(method, link)}
<p class="jump"><a class="button" href="#try">${word('Try it')}</a></p>
${parameters(method, docs)}
${result(method, docs)}
${errors(method, docs, link)}
</div>
<div class="examples"><h2 id="examples">${word('Examples')}</h2>
${(method.examples ?? []).map(example => exampleBlock(method, example))}
</div></div>
<section class="try" id="try">${methodForm(method, docs, link)}</section>`,
  };
}

function marks({ 'x-access': access, 'x-open': isOpen, deprecated }: MethodObject): Markup {
  const said = [word(access === 'write' ? 'writes' : 'reads'), isOpen && word('needs no key'), deprecated && word('deprecated')];
  return html`${said.map(each => each && html`<span class="mark">${each}</span>`)}`;
}

/** Who may call it, and under which other names. */
function callable({ 'x-permission': permission, 'x-aliases': aliases = [] }: MethodObject, link: Link): Markup {
  const { verb, resource } = permission ?? {};
  return html`<ul class="facts"><li>${verb === undefined || verb === anyVerb ? 'Open to every caller, whatever rights it has.' : html`Needs the right <a href="${link('commands.html')}#rights">${verb}</a>${resource && ` (${resource})`}.`}</li>
${
  aliases.length > 0 &&
  html`<li>Also called ${joined(
    aliases.map(alias => html`<code>${alias}</code>`),
    ', ',
  )}.</li>`
}</ul>`;
}

function replacement({ 'x-replaced-by': name }: MethodObject, link: Link): Markup {
  return name === undefined
    ? html``
    : html`<p class="note">Deprecated: use <a href="${link(paths.method(name))}"><code>${name}</code></a>.</p>`;
}

function parameters(method: MethodObject, docs: Docs): Markup {
  const [own, envelope] = [false, true].map(isEnvelope =>
    allParameters(method, docs.document).filter(each => (each['x-envelope'] ?? false) === isEnvelope),
  );
  const oneOf = method['x-one-of'];
  return html`<section aria-labelledby="parameters"><h2 id="parameters">${word('Parameters')}</h2>
${
  oneOf &&
  html`<p>Exactly one of ${joined(
    oneOf.map(name => html`<code>${name}</code>`),
    ' and ',
  )} is given.</p>`
}
<dl class="fields">${own?.map(parameter => parameterEntry(parameter, docs))}</dl>
<details><summary>What every call carries: ${envelope?.map(({ name }) => name).join(', ')}</summary><dl class="fields">${envelope?.map(parameter => parameterEntry(parameter, docs))}</dl></details></section>`;
}

function parameterEntry(
  { name, description, required, schema, 'x-aliases': aliases }: ContentDescriptor,
  { document }: Docs,
): Markup {
  const { description: shape, default: usual } = resolved(schema, document);
  const within = memberTables(schema, document);
  return html`<dt id="parameter-${name}"><code>${name}</code> <span class="mark${required ? ' required' : ''}">${word(required ? 'required' : 'optional')}</span></dt>
<dd><span class="type">${typeText(schema, document)}</span><p>${prose(description ?? shape ?? '')}${usual === undefined ? '' : html` Usually <code>${json(usual)}</code>.`}
${
  aliases &&
  html` Also accepted as ${joined(
    aliases.map(alias => html`<code>${alias}</code>`),
    ', ',
  )}.`
}</p>${within.length > 0 && html`<details><summary>${word('What it holds')}</summary>${within}</details>`}</dd>
`;
}

function result({ result: { schema, description } }: MethodObject, { document }: Docs): Markup {
  const { description: shape } = resolved(schema, document);
  return html`<section aria-labelledby="result"><h2 id="result">${word('Result')}</h2>
<p>${prose(description ?? shape ?? '')}</p>
<p class="type">${typeText(schema, document)}</p>
${memberTables(schema, document)}</section>`;
}

function errors(method: MethodObject, docs: Docs, link: Link): Markup {
  const { document } = docs;
  const { own, common } = errorsOf(method, document);
  const linked = (name: string) => html`<a href="${link(paths.error(name))}">${name}</a>`;
  return html`<section aria-labelledby="errors"><h2 id="errors">${word('Errors')}</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Name</th><th scope="col">Code</th><th scope="col">Message</th></tr></thead><tbody>${own.map(
    name => {
      const error = document.components.errors?.[name];
      return html`<tr><th scope="row">${linked(name)}</th><td>${error?.code}</td><td>${error?.message}</td></tr>\n`;
    },
  )}</tbody></table></div>
<p>${common.length > 0 && html`Every method may also answer ${joined(common.map(linked), ', ')}.`}</p>
${provoked(method, docs)}</section>`;
}

function provoked({ name: method }: MethodObject, { examples }: Docs): readonly Markup[] {
  const answered = examples.errors.filter(({ exchange }) => exchange.method === method);
  return answered.map(
    ({ name, exchange: { params, answer } }) => html`<details><summary>${name}: ${word('As it was answered')}</summary>
${callBlocks(method, params)}
${codeBlock(word('Answer'), json(answer))}</details>
`,
  );
}

function exampleBlock(method: MethodObject, { name, params, result }: Example): Markup {
  const given = Object.fromEntries(params.map(each => [each.name, each.value]));
  return html`<h3>${name}</h3>
${callBlocks(method.name, given)}
${codeBlock(word('Answer'), json({ id: 1, jsonrpc: '2.0', result: result.value }))}
`;
}
