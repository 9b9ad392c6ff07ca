import type { Titles } from '../../generated/types.js';
import { html, joined, type Markup } from './html.js';
import { type Link, paths } from './page.js';
import { titled } from './titles.js';

interface Named {
  readonly const: string;
  readonly title: Titles;
}

/** The title of a category, leading to its page. */
export function categoryLink({ const: constant, title }: Named, link: Link): Markup {
  return html`<a href="${link(paths.category(constant))}">${titled(title)}</a>`;
}

/** The title of an object type, leading to its page. */
export function typeLink({ const: constant, title }: Named, link: Link): Markup {
  return html`<a href="${link(paths.objectType(constant))}">${titled(title)}</a>`;
}

const mostSeen = 12;

/** The first of many, one after another; the others on demand. It ends a sentence. */
export function firstOf(all: readonly Markup[], others: string): Markup {
  const seen = joined(all.slice(0, mostSeen), ', ');
  if (all.length <= mostSeen) return html`${seen}.`;
  return html`${seen} and <details><summary>${all.length - mostSeen} ${others}</summary>${joined(all.slice(mostSeen), ', ')}</details>`;
}
