import type { AttributeDefinition } from '../../../generated/types.js';
import type { Category } from '../../catalog/registry.js';
import type { Docs } from '../examples/docs.js';
import { writable } from '../examples/examples.js';
import type { Exchange } from '../examples/execution.js';
import { categoryForms, formsOfOwnCategory } from '../forms/forms.js';
import { codeBlock, json } from '../markup/code.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { attributeFacts, valueTypes } from '../sections/attributes.js';
import { callBlocks } from '../sections/calls.js';
import { categoryCards } from '../sections/cards.js';
import { categoryFacts } from '../sections/category-facts.js';
import { idMade, type OwnId, ownIdList } from '../sections/own-ids.js';

/** A page for each category, and one that lists them. */
export function categoryPages(docs: Docs): readonly Page[] {
  return [listPage(docs), ownCategoriesPage(docs), ...docs.registry.categories.map(category => categoryPage(category, docs))];
}

const kinds = ['global', 'specific', 'custom'] as const;

function listPage({ registry }: Docs): Page {
  const byTitle = registry.categories.toSorted((one, other) => one.title.en.localeCompare(other.title.en, 'en'));
  const groups = kinds
    .map(kind => ({ kind, all: byTitle.filter(category => category.kind === kind) }))
    .filter(({ all }) => all.length > 0);
  return {
    path: 'categories/index.html',
    title: 'Categories',
    description: 'Every category with its constant and titles.',
    body: link => html`<h1>${word('Categories')}</h1>
<p class="lead prose">${phrase(
      html`What is known of an object stands in categories: global ones fit every object, specific ones belong to a type. Press <kbd>/</kbd> to find one by its title, its constant or one of its attributes.`,
      html`Was über ein Objekt bekannt ist, steht in Kategorien: Globale passen zu jedem Objekt, spezifische gehören zu einem Typ. Mit <kbd>/</kbd> finden Sie eine anhand ihres Titels, ihrer Konstante oder eines ihrer Attribute.`,
    )}</p>
<p class="prose">${phrase(html`Categories that this service has beside them are on the page <a href="${link('categories/own.html')}">Own categories</a>.`, html`Kategorien, die dieser Dienst daneben hat, zeigt die Seite <a href="${link('categories/own.html')}">Eigene Kategorien</a>.`)}</p>
${groups.map(({ kind, all }) => html`<h2 id="kind-${kind}">${word(kind)}</h2>${categoryCards(all, link)}`)}`,
  };
}

/** The categories of the site itself. Pages are the same for everybody, so a script reads them by the key of the reader. */
function ownCategoriesPage(docs: Docs): Page {
  return {
    path: 'categories/own.html',
    title: 'Own categories',
    titleInGerman: 'Eigene Kategorien',
    description: 'The categories that a site added, with their attributes and forms to try them.',
    isTryable: true,
    body: link => html`<h1>${word('Own categories')}</h1>
<p class="lead prose">${phrase(
      html`What this service has beside the categories that ship. Only those who may view it see it: enter a key. The guide <a href="${link('own-types.html')}">Own categories and types</a> shows how they are made.`,
      html`Was dieser Dienst neben den mitgelieferten Kategorien hat. Nur wer es ansehen darf, sieht es: Geben Sie einen Schlüssel ein. Wie sie entstehen, zeigt die Anleitung <a href="${link('own-types.html')}">Eigene Kategorien und Typen</a>.`,
    )}</p>
${formsOfOwnCategory(docs, link)}
<p role="status" id="own-outcome"></p>
<div id="own-categories"></div>`,
  };
}

function categoryPage(category: Category, docs: Docs): Page {
  return {
    path: paths.category(category.const),
    title: `${category.title.en} (${category.const})`,
    titleInGerman: `${category.title.de} (${category.const})`,
    description: category.description?.en ?? `The attributes of ${category.title.en} and how they are saved and read.`,
    isTryable: true,
    body: link => html`<div class="columns"><div class="prose">
<p class="kind"><span class="mark">${word(category.kind)}</span> <span class="mark">${word(category.multiValue ? 'multi-value' : 'single-value')}</span></p>
<h1>${titleMarkup(category.title)}</h1>
<p class="lead"><code>${category.const}</code></p>
${category.description && html`<p>${titleMarkup(category.description)}</p>`}
<p class="jump"><a class="button" href="#try">${word('Try it')}</a></p>
${categoryFacts(category, docs, link)}
${attributes(category, docs, link)}
</div>
<div class="examples"><h2 id="example-list">${word('Examples')}</h2>
${examples(category, docs, link)}
</div></div>
<section class="try" id="try">${categoryForms(category, docs, link)}</section>`,
  };
}

function attributes(category: Category, docs: Docs, link: Link): Markup {
  const written = new Set(writable(category).map(({ key }) => key));
  const { attributes: all } = docs.registry.storage(category);
  return html`<section aria-labelledby="attribute-list"><h2 id="attribute-list">${word('Attributes')}</h2>
<dl class="fields">${all.map(attribute => attributeEntry(attribute, written.has(attribute.key), docs, link))}</dl>
${valueTypes(all.filter(({ key }) => written.has(key)))}</section>`;
}

function attributeEntry(attribute: AttributeDefinition, isWritable: boolean, docs: Docs, link: Link): Markup {
  return html`<dt id="${attribute.key}"><code>${attribute.key}</code> ${titleMarkup(attribute.title)}
${attribute.required && html`<span class="mark required">${word('required')}</span>`}${!isWritable && html`<span class="mark">${word('read only')}</span>`}</dt>
<dd>${attribute.description && html`<p>${titleMarkup(attribute.description)}</p>`}${attributeFacts(attribute, isWritable, docs, link)}</dd>
`;
}

function examples({ const: constant, kind }: Category, docs: Docs, link: Link): Markup {
  const example = docs.examples.categories.get(constant);
  if (!example)
    return html`<p>${phrase(`${constant} holds no attributes of its own; it groups others, so there is nothing to save or read.`, `${constant} hat keine eigenen Attribute; sie fasst andere zusammen, also gibt es nichts zu speichern oder zu lesen.`)}</p>`;
  const { before, save, read } = example;
  const [owner, ...others] = before.map(idMade).filter(each => each !== undefined);
  const own = [...(owner ? [kind === 'global' ? anyType(owner) : owner] : []), ...others];
  return html`${ownIdList(own, docs, link)}${preparation(before, own)}<h3>${word('Save')}</h3>
${save ? exchangeBlock(save, own) : html`<p>${phrase('Nothing can be saved here: every attribute is worked out by the service.', 'Hier lässt sich nichts speichern: Jedes Attribut ermittelt der Dienst.')}</p>`}
<h3>${word('Read')}</h3>
${exchangeBlock(read, own)}`;
}

/** Every object may have entries of a global category. */
function anyType({ of: _of, ...owner }: OwnId): OwnId {
  return owner;
}

/** The calls that make what the ids of an example mean: the object first, then what it links to. */
function preparation([first, ...others]: readonly Exchange[], own: readonly OwnId[]): Markup {
  const rest = html`<details><summary>${word('What was made beforehand')}</summary>${others.map(each => exchangeBlock(each, own))}</details>
`;
  return html`${first && html`<h3>${word('Make an object')}</h3>\n${exchangeBlock(first, own)}`}${others.length > 0 && rest}`;
}

function exchangeBlock({ method, params, answer }: Exchange, own: readonly OwnId[]): Markup {
  return html`${callBlocks(method, params, own)}
${codeBlock(word('Response'), json(answer))}`;
}
