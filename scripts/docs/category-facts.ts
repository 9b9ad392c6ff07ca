import type { Category } from '../../src/catalog/registry.js';
import { globalCategory } from '../../src/domain/categories.js';
import type { Docs } from './docs.js';
import { type Content, codes, html, joined, type Markup } from './html.js';
import { categoryLink, firstOf, typeLink } from './links.js';
import { type Link, paths } from './page.js';

/** What the catalogue says of a category as a whole. */
export function categoryFacts(category: Category, docs: Docs, link: Link): Markup {
  const facts = [
    ...nesting(category, docs, link),
    ...names(category),
    ...storage(category, docs, link),
    types(category, docs, link),
  ];
  return html`<ul class="facts">${facts.filter(fact => fact !== false).map(fact => html`<li>${fact}</li>`)}</ul>`;
}

const modes: Readonly<Record<Category['mode'], string>> = {
  edit: 'Holds entries of its own.',
  backward: 'Shows, from the other side, what links to the object; saving changes the link there.',
  assign: 'A list of links.',
  folder: 'Groups other categories.',
  view: 'Is worked out by the service and only read.',
};

const itself = 'Is the object itself: its entry has the id of the object, and ends only with it.';

function nesting({ const: constant, parent, alsoUnder = [], mode }: Category, { registry }: Docs, link: Link): Content[] {
  const above = [...(parent === undefined ? [] : [parent]), ...alsoUnder].map(name => registry.category(name));
  const below = registry.categories.filter(each => each.parent === constant || each.alsoUnder?.includes(constant));
  const linked = (all: readonly (Category | undefined)[]): Markup =>
    joined(
      all.filter(each => each !== undefined).map(each => categoryLink(each, link)),
      ', ',
    );
  return [
    constant === globalCategory ? itself : modes[mode],
    above.length > 0 && html`Stands below ${linked(above)}.`,
    below.length > 0 && html`Above ${linked(below)}.`,
  ];
}

const parameters: Readonly<Record<Category['kind'], string>> = { global: 'catgID', specific: 'catsID', custom: 'customID' };

function names({ id, kind, aliases = [] }: Category): Content[] {
  return [
    id !== null && html`Its number is ${id}: <code>${parameters[kind]}</code> may carry it instead of <code>category</code>.`,
    aliases.length > 0 && html`Also called ${codes(aliases)}.`,
  ];
}

function storage({ sameAs, withoutDataIn = [], reverses }: Category, { registry }: Docs, link: Link): Content[] {
  const same = registry.category(sameAs ?? '');
  const there = registry.category(reverses?.category ?? '');
  return [
    same !== undefined && html`Reads and writes the entries of ${categoryLink(same, link)}.`,
    there !== undefined &&
      html`Shows entries of ${categoryLink(there, link)} that lead here by <a href="${link(paths.category(there.const))}#${reverses?.link}"><code>${reverses?.link}</code></a>.`,
    withoutDataIn.includes('idoit') &&
      html`Counts as a category without attributes in the <a href="${link('protocol.html')}#dialects">dialect of existing clients</a>.`,
  ];
}

function types({ const: constant, standard }: Category, { registry }: Docs, link: Link): Content {
  const all = registry.objectTypes.filter(type => type.categories.includes(constant));
  if (standard || all.length === registry.objectTypes.length) return 'Usual for every object type.';
  if (all.length === 0) return 'No object type shows it as usual; every object may have it all the same.';
  const links = all.map(type => typeLink(type, link));
  return html`Every object may have it; usual for ${firstOf(links, 'more object types')}`;
}
