import type { ObjectTypeDefinition } from '../../../generated/types.js';
import type { Docs } from '../examples/docs.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { categoryCards } from '../sections/cards.js';

type ObjectType = Readonly<ObjectTypeDefinition>;

/** A page for each object type, and one that lists them. */
export function objectTypePages(docs: Docs): readonly Page[] {
  return [listPage(docs), ...docs.registry.objectTypes.map(type => typePage(type, docs))];
}

function listPage({ registry: { objectTypeGroups, objectTypes } }: Docs): Page {
  const others = objectTypes.filter(type => objectTypeGroups.every(group => !group.objectTypes.includes(type.const)));
  return {
    path: 'types/index.html',
    title: 'Object types',
    description: 'Every object type by its group.',
    body: link => html`<h1>${word('Object types')}</h1>
${objectTypeGroups.map(group => {
  const types = objectTypes.filter(type => group.objectTypes.includes(type.const));
  return html`<h2 id="${group.const}">${titleMarkup(group.title)}</h2>${cards(types, link)}`;
})}
${others.length > 0 && html`<h2 id="others">${word('Others')}</h2>${cards(others, link)}`}`,
  };
}

function cards(types: readonly ObjectType[], link: Link): Markup {
  return html`<ul class="cards">${types.map(({ const: constant, title }) => html`<li><a href="${link(paths.objectType(constant))}"><b>${titleMarkup(title)}</b> <code>${constant}</code></a></li>`)}</ul>`;
}

function typePage(type: ObjectType, docs: Docs): Page {
  const { registry } = docs;
  const group = registry.objectTypeGroups.find(each => each.const === type.group);
  const categories = type.categories.map(name => registry.category(name)).filter(each => each !== undefined);
  const own = registry.category(type.specificCategory ?? '');
  return {
    path: paths.objectType(type.const),
    title: `${type.title.en} (${type.const})`,
    description: `The categories of objects of type ${type.title.en}.`,
    body: link => html`<p class="crumbs"><a href="${link('types/index.html')}">${word('Object types')}</a>${group && html` · ${titleMarkup(group.title)}`}</p>
<h1>${titleMarkup(type.title)}</h1>
<p class="lead"><code>${type.const}</code></p>
<ul class="facts"><li>${phrase(`Its id is ${type.id}: methods take either.`, `Seine Nummer ist ${type.id}: Methoden nehmen beides.`)}</li>
${type.container && html`<li>${phrase('It is a place: other objects can stand in it.', 'Ein Standort: Andere Objekte können darin stehen.')}</li>`}${type.rackable && html`<li>${phrase('It fits into a rack.', 'Passt in ein Rack.')}</li>`}
${own && html`<li>${phrase('Its own category is', 'Seine eigene Kategorie ist')} <a href="${link(paths.category(own.const))}">${titleMarkup(own.title)}</a>.</li>`}</ul>
<h2 id="categories">${word('Categories')}</h2>
<p class="prose">${phrase('What objects of this type usually have. Every object may have entries of every category all the same.', 'Was Objekte dieses Typs üblicherweise haben. Trotzdem darf jedes Objekt Einträge jeder Kategorie haben.')}</p>
${categoryCards(categories, link)}`,
  };
}
