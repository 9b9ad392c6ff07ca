import { element } from '../page/elements.js';

/** Fills the lists that suggest every attribute with its category from what the search knows, in rows that are yet to be added, too. */
export function suggestAttributes(): void {
  const rows = [...document.querySelectorAll('template')].map(({ content }) => content);
  const lists = [document, ...rows].flatMap(root => [...root.querySelectorAll('datalist[data-suggests="attributes"]')]);
  if (lists.length === 0 || !window.katasterIndex) return;
  const { categories, attributes } = window.katasterIndex;
  const names = categories.flatMap(([[category], places]) => places.map(place => `${category}-${attributes[place]?.[0]}`));
  for (const list of lists) list.replaceChildren(...names.map(value => element('option', { value })));
}
