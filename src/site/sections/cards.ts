import type { Category } from '../../catalog/registry.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, paths } from '../markup/page.js';
import { titleMarkup, word } from '../markup/titles.js';

/** Categories to choose from. */
export function categoryCards(categories: readonly Category[], link: Link): Markup {
  return html`<ul class="cards">${categories.map(
    ({ const: constant, title, description, multiValue, hasAttributes }) =>
      html`<li><a href="${link(paths.category(constant))}"><b>${titleMarkup(title)}</b> <code>${constant}</code>${hasAttributes && multiValue && html` <span class="mark">${word('multi-value')}</span>`}${!hasAttributes && html` <span class="mark">${word('no attributes')}</span>`}${description && html` <span class="says">${titleMarkup(description)}</span>`}</a></li>\n`,
  )}</ul>`;
}
