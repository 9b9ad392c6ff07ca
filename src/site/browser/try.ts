import { element } from './page/elements.js';
import { setUpConnection } from './try/connection.js';
import { setUpForm } from './try/form.js';
import { showOffers } from './try/offers.js';
import { startOwnCategories } from './try/own-categories.js';
import { showRequests } from './try/request.js';
import { onLanguage, titleOptions } from './try/texts.js';

suggestAttributes();
setUpConnection(showRequests);
startOwnCategories();
for (const form of document.querySelectorAll<HTMLFormElement>('form.call')) setUpForm(form);
onLanguage(() => {
  titleOptions();
  showOffers();
  showRequests();
});

/** Fills the lists that suggest every attribute with its category from what the search knows, in rows that are yet to be added, too. */
function suggestAttributes(): void {
  const rows = [...document.querySelectorAll('template')].map(({ content }) => content);
  const lists = [document, ...rows].flatMap(root => [...root.querySelectorAll('datalist[data-suggests="attributes"]')]);
  if (lists.length === 0 || !window.katasterIndex) return;
  const { categories, attributes } = window.katasterIndex;
  const names = categories.flatMap(([[category], places]) => places.map(place => `${category}-${attributes[place]?.[0]}`));
  for (const list of lists) list.replaceChildren(...names.map(value => element('option', { value })));
}
