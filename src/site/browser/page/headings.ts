import { element } from './elements.js';
import { said } from './language.js';

/** Gives each heading that has an anchor a link to itself, to be copied from. */
export function addHandles(): void {
  for (const heading of document.querySelectorAll('main :is(h2, h3)[id]')) {
    const handle = element('a', { class: 'handle', href: `#${heading.id}` }, '#');
    heading.append(' ', handle);
    const label = (): void => handle.setAttribute('aria-label', said('Link to this section', 'Link auf diesen Abschnitt'));
    label();
    document.addEventListener('languagechange', label);
  }
}

/** Scrolls the list beside the page, not the page, until it shows the current one. */
export function showCurrentInMenu(): void {
  const menu = document.getElementById('page-menu');
  const current = menu?.querySelector<HTMLElement>('[aria-current="page"]') ?? menu?.querySelector<HTMLElement>('[aria-current]');
  if (!menu || !current) return;
  menu.scrollTop += current.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 2;
}
