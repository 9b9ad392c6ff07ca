import { shownEndpoint } from '../markup/placeholders.js';
import { serviceAddress } from './page/address.js';
import { addCopyButtons } from './page/copying.js';
import { element, inBoth } from './page/elements.js';
import { addHandles, showCurrentInMenu } from './page/headings.js';
import { startSwitches } from './page/switches.js';
import { startTabs } from './page/tabs.js';
import { startSearch } from './search/search.js';
import { startOwnIds } from './try/own-ids.js';

const { dataset } = document.documentElement;

startSwitches();
startMenu();
startTabs();
addCopyButtons();
showService();
showConsole();
startOwnIds();
startSearch();
addHandles();
showCurrentInMenu();
lookForMissing();

/** Where a page is not there, the search shows what its address may have meant. */
function lookForMissing(): void {
  const words = document.querySelector<HTMLElement>('[data-look-for]')?.dataset.lookFor;
  const input = document.querySelector<HTMLInputElement>('#search-input');
  if (!words || !input) return;
  input.value = words;
  input.focus();
}

/** The menu of narrow screens: a button opens it, the same button or Escape closes it. */
function startMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('.menu-button');
  const show = (isOpen: boolean): void => {
    dataset.menu = isOpen ? 'open' : 'closed';
    if (isOpen) showCurrentInMenu();
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  button?.addEventListener('click', () => show(dataset.menu !== 'open'));
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || dataset.menu !== 'open') return;
    show(false);
    button?.focus();
  });
}

/** Pages that a service sends lead to its console; from a file system there is none. */
function showConsole(): void {
  if (location.protocol === 'file:') return;
  const link = element('a', { class: 'console-link', href: '/' }, ...inBoth('Console', 'Konsole'));
  document.querySelector('.switches')?.prepend(link);
}

/** Examples name the service that the reader calls. It may be another after `connectionchange` of the document. */
function showService(): void {
  fillIn();
  document.addEventListener('connectionchange', fillIn);
}

function fillIn(): void {
  const address = serviceAddress();
  const service = address.endsWith(shownEndpoint) ? address.slice(0, -shownEndpoint.length) : address;
  for (const place of document.querySelectorAll<HTMLElement>('[data-service]')) {
    place.dataset.service ||= place.textContent.endsWith(shownEndpoint) ? 'endpoint' : 'origin';
    place.textContent = place.dataset.service === 'endpoint' ? address : service;
  }
}
