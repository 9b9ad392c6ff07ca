import type { Titles } from '../../../generated/types.js';
import type { Category } from '../../catalog/registry.js';
import { globalCategory } from '../../domain/categories.js';
import type { Docs } from '../examples/docs.js';
import { type Content, codes, html, joinMarkup, type Markup } from '../markup/html.js';
import { type Link, paths } from '../markup/page.js';
import { phrase, titleMarkup } from '../markup/titles.js';
import { categoryLink, firstOf, moreTypes, typeLink } from './links.js';

/** Facts about a category as a whole. */
export function categoryFacts(category: Category, docs: Docs, link: Link): Markup {
  const facts = [
    ...nesting(category, docs, link),
    ...names(category),
    ...storage(category, docs, link),
    types(category, docs, link),
  ];
  return html`<ul class="facts">${facts.filter(fact => fact !== false).map(fact => html`<li>${fact}</li>`)}</ul>`;
}

const modes: Readonly<Record<Category['mode'], Titles>> = {
  edit: { en: 'Holds entries of its own.', de: 'Hat eigene Einträge.' },
  backward: {
    en: 'Shows, from the other side, what links to the object; saving changes the link there.',
    de: 'Zeigt von der anderen Seite, was auf das Objekt verweist; Speichern ändert den Verweis dort.',
  },
  assign: { en: 'A list of links.', de: 'Eine Liste von Verweisen.' },
  folder: { en: 'Groups other categories.', de: 'Fasst andere Kategorien zusammen.' },
  view: { en: 'Is worked out by the service and only read.', de: 'Wird vom Dienst ermittelt und nur gelesen.' },
};

const itself: Titles = {
  en: 'Is the object itself: its entry has the id of the object, and ends only with it.',
  de: 'Ist das Objekt selbst: Ihr Eintrag hat die Nummer des Objekts und endet nur mit ihm.',
};

function nesting({ const: constant, parent, alsoUnder = [], mode }: Category, { registry }: Docs, link: Link): Content[] {
  const above = [...(parent === undefined ? [] : [parent]), ...alsoUnder].map(name => registry.category(name));
  const below = registry.categories.filter(each => each.parent === constant || each.alsoUnder?.includes(constant));
  const linked = (all: readonly (Category | undefined)[]): Markup =>
    joinMarkup(
      all.filter(each => each !== undefined).map(each => categoryLink(each, link)),
      ', ',
    );
  return [
    titleMarkup(constant === globalCategory ? itself : modes[mode]),
    above.length > 0 && html`${phrase('Stands below', 'Steht unter')} ${linked(above)}.`,
    below.length > 0 && html`${phrase('Above', 'Steht über')} ${linked(below)}.`,
  ];
}

/** The parameters that take the number of a category of each kind. */
export const kindParameters: Readonly<Record<Category['kind'], string>> = {
  global: 'catgID',
  specific: 'catsID',
  custom: 'customID',
};

function names({ id, kind, aliases = [] }: Category): Content[] {
  return [
    id !== null &&
      phrase(
        `Its number is ${id}: \`${kindParameters[kind]}\` may carry it instead of \`category\`.`,
        `Ihre Nummer ist ${id}: \`${kindParameters[kind]}\` darf sie statt \`category\` tragen.`,
      ),
    aliases.length > 0 && html`${phrase('Also called', 'Heißt auch')} ${codes(aliases)}.`,
  ];
}

function storage({ sameAs, withoutDataIn = [], reverses }: Category, { registry }: Docs, link: Link): Content[] {
  const same = registry.category(sameAs ?? '');
  const there = registry.category(reverses?.category ?? '');
  return [
    same !== undefined &&
      html`${phrase('Reads and writes the entries of', 'Liest und schreibt die Einträge von')} ${categoryLink(same, link)}.`,
    there !== undefined &&
      html`${phrase('Shows entries of', 'Zeigt Einträge von')} ${categoryLink(there, link)} ${phrase('that lead here by', 'mit Verweis hierher in')} <a href="${link(paths.category(there.const))}#${reverses?.link}"><code>${reverses?.link}</code></a>.`,
    withoutDataIn.includes('idoit') &&
      html`${phrase('Has no attributes in the', 'Ohne Attribute im')} <a href="${link('protocol.html')}#dialects">${phrase('dialect of existing clients', 'Dialekt vorhandener Clients')}</a>.`,
  ];
}

function types({ const: constant, standard }: Category, { registry }: Docs, link: Link): Content {
  const all = registry.objectTypes.filter(type => type.categories.includes(constant));
  if (standard || all.length === registry.objectTypes.length)
    return phrase('Usual for every object type.', 'Üblich bei jedem Objekttyp.');
  if (all.length === 0)
    return phrase(
      'No object type shows it as usual; every object may have it all the same.',
      'Bei keinem Objekttyp üblich; jedes Objekt darf sie trotzdem haben.',
    );
  const links = all.map(type => typeLink(type, link));
  return html`${phrase('Every object may have it; usual for', 'Jedes Objekt darf sie haben; üblich bei')} ${firstOf(links, moreTypes)}`;
}
