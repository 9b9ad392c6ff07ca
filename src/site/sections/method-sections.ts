import { allParameters, optionsOf, ownParameters } from '../../../scripts/generate/document/descriptors.js';
import type { ContentDescriptor, MethodObject } from '../../../scripts/generate/document/document.js';
import { errorsOf } from '../contract/methods.js';
import { memberTables, resolveSchema, typeText } from '../contract/schemas.js';
import type { Docs } from '../examples/docs.js';
import { codeBlock, json } from '../markup/code.js';
import { codes, html, joinMarkup, type Markup } from '../markup/html.js';
import { type Link, paths } from '../markup/page.js';
import { phrase, word } from '../markup/titles.js';
import { translateProse } from '../markup/translations.js';
import { callBlocks } from './calls.js';
import type { OwnId } from './own-ids.js';

/** Parameters of a method, followed by its options and by the parameters of every call. */
export function parameters(method: MethodObject, docs: Docs): Markup {
  const own = ownParameters(method, docs.document);
  const options = optionsOf(method, docs.document);
  const envelope = allParameters(method, docs.document).filter(each => each['x-envelope']);
  const oneOf = method['x-one-of'];
  return html`<section aria-labelledby="parameters"><h2 id="parameters">${word('Parameters')}</h2>
${oneOf && html`<p>${phrase(html`Exactly one of ${codes(oneOf, ' and ')} is given.`, html`Genau eines von ${codes(oneOf, ' und ')} wird angegeben.`)}</p>`}
<dl class="fields">${own.map(parameter => parameterEntry(parameter, docs))}</dl>
${options.length > 0 && foldParameters(phrase('Options', 'Optionen'), options, docs)}
${foldParameters(phrase('What every call carries', 'Was jeder Aufruf mitbringt'), envelope, docs)}</section>`;
}

function foldParameters(title: Markup, parameters: readonly ContentDescriptor[], docs: Docs): Markup {
  return html`<details><summary>${title}: ${parameters.map(({ name }) => name).join(', ')}</summary><dl class="fields">${parameters.map(parameter => parameterEntry(parameter, docs))}</dl></details>`;
}

function parameterEntry(
  { name, description, required, schema, 'x-aliases': aliases }: ContentDescriptor,
  { document }: Docs,
): Markup {
  const { description: shape, default: usual } = resolveSchema(schema, document);
  const within = memberTables(schema, document);
  return html`<dt id="parameter-${name}"><code>${name}</code> <span class="mark${required ? ' required' : ''}">${word(required ? 'required' : 'optional')}</span></dt>
<dd><span class="type">${typeText(schema, document)}</span><p>${translateProse(description ?? shape ?? '')}${usual === undefined ? '' : html` ${phrase('Usually', 'Sonst')} <code>${json(usual)}</code>.`}
${
  aliases && html` ${phrase('Also accepted as', 'Auch angenommen als')} ${codes(aliases)}.`
}</p>${within.length > 0 && html`<details><summary>${word('What it holds')}</summary>${within}</details>`}</dd>
`;
}

/** The result of a method, with the meaning of each part. */
export function result({ result: { schema, description } }: MethodObject, { document }: Docs): Markup {
  const { description: shape } = resolveSchema(schema, document);
  return html`<section aria-labelledby="result"><h2 id="result">${word('Result')}</h2>
<p>${translateProse(description ?? shape ?? '')}</p>
<p class="type">${typeText(schema, document)}</p>
${memberTables(schema, document)}</section>`;
}

/** Errors that a method declares, errors of every method, and answers of executed calls. */
export function errors(method: MethodObject, ids: readonly OwnId[], docs: Docs, link: Link): Markup {
  const { document } = docs;
  const { own, ofOptions, common } = errorsOf(method, document);
  const linked = (name: string) => html`<a href="${link(paths.error(name))}">${name}</a>`;
  return html`<section aria-labelledby="errors"><h2 id="errors">${word('Errors')}</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Name')}</th><th scope="col">${word('Code')}</th><th scope="col">${word('Message')}</th></tr></thead><tbody>${own.map(
    name => {
      const error = document.components.errors?.[name];
      return html`<tr><th scope="row">${linked(name)}</th><td>${error?.code}</td><td>${translateProse(error?.message ?? '')}</td></tr>\n`;
    },
  )}</tbody></table></div>
${ofOptions.map(({ option, errors }) => html`<p>${phrase(html`With <code>${option}</code> it may also return`, html`Mit <code>${option}</code> kann sie auch zurückgeben:`)} ${joinMarkup(errors.map(linked), ', ')}.</p>\n`)}
<p>${common.length > 0 && html`${phrase('Every method may also return', 'Jede Methode kann auch zurückgeben:')} ${joinMarkup(common.map(linked), ', ')}.`}</p>
${provokedExamples(method, ids, docs)}</section>`;
}

function provokedExamples({ name: method }: MethodObject, ids: readonly OwnId[], { examples }: Docs): readonly Markup[] {
  const answered = examples.errors.filter(({ exchange }) => exchange.method === method);
  return answered.map(
    ({ name, exchange: { params, answer } }) => html`<details><summary>${name}: ${word('a call that returns it')}</summary>
${callBlocks(method, params, ids)}
${codeBlock(word('Response'), json(answer))}</details>
`,
  );
}
