import type { Titles } from '../../../generated/types.js';
import { html, joinMarkup, type Markup } from '../markup/html.js';
import { type Link, paths } from '../markup/page.js';
import { phrase, titleMarkup } from '../markup/titles.js';

interface Named {
  readonly const: string;
  readonly title: Titles;
}

/** The title of a category, leading to its page. */
export function categoryLink({ const: constant, title }: Named, link: Link): Markup {
  return html`<a href="${link(paths.category(constant))}">${titleMarkup(title)}</a>`;
}

/** The title of an object type, leading to its page. */
export function typeLink({ const: constant, title }: Named, link: Link): Markup {
  return html`<a href="${link(paths.objectType(constant))}">${titleMarkup(title)}</a>`;
}

const mostSeen = 12;

/** Summary of the object types that are shown on demand. */
export const moreTypes: Titles = { en: 'more object types', de: 'weitere Objekttypen' };

/** The first of many, one after another; the others on demand. It ends a sentence. */
export function firstOf(all: readonly Markup[], others: Titles): Markup {
  const seen = joinMarkup(all.slice(0, mostSeen), ', ');
  if (all.length <= mostSeen) return html`${seen}.`;
  return html`${seen} ${phrase('and', 'und')} <details><summary>${all.length - mostSeen} ${titleMarkup(others)}</summary>${joinMarkup(all.slice(mostSeen), ', ')}</details>`;
}
