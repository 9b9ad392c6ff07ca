import { element } from '../page/elements.js';
import { said } from '../page/language.js';
import { type Findable, findables } from './findable.js';
import { found } from './ranking.js';
import type { SearchContents } from './search-contents.js';
import { SearchList } from './search-list.js';

declare global {
  interface Window {
    readonly katasterIndex?: SearchContents;
  }
}

const root = document.documentElement.dataset.root ?? '';

/** The search in the header: answers while one types, `/` leads to it, arrows choose, Enter follows, Escape closes. */
export function startSearch(): void {
  const input = element('input', {
    type: 'search',
    role: 'combobox',
    id: 'search-input',
    'aria-autocomplete': 'list',
    'aria-controls': 'search-list',
    'aria-expanded': 'false',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const list = new SearchList(input);
  const count = element('p', { role: 'status', class: 'hidden' });
  document.getElementById('page-search')?.append(input, element('kbd', { 'aria-hidden': 'true' }, '/'), list.element, count);
  label(input);
  document.addEventListener('languagechange', () => label(input));
  document.addEventListener('keydown', event => leadTo(input, event));
  answerWhileTyping(input, list, count);
  steer(input, list);
}

function label(input: HTMLInputElement): void {
  input.placeholder = said('Search', 'Suchen');
  input.setAttribute('aria-label', said('Search the documentation', 'Dokumentation durchsuchen'));
}

function leadTo(input: HTMLInputElement, event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
  input.select();
}

function answerWhileTyping(input: HTMLInputElement, list: SearchList, count: HTMLElement): void {
  let all: readonly Findable[] | undefined;
  const answer = (): void => {
    const question = input.value.trim();
    all ??= window.katasterIndex ? findables(window.katasterIndex) : [];
    const fitting = found(all, question);
    if (question === '') list.close();
    else list.show(fitting);
    count.textContent = said(`${fitting.length} results`, `${fitting.length} Treffer`);
  };
  input.addEventListener('input', answer);
  input.addEventListener('focus', answer);
  input.addEventListener('blur', () => list.close());
}

function steer(input: HTMLInputElement, list: SearchList): void {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => list.move(1),
    ArrowUp: () => list.move(-1),
    Enter: () => follow(list),
    Escape: () => list.close(),
  };
  input.addEventListener('keydown', event => {
    const act = list.isOpen ? actions[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the input loses its focus, which would close the list.
  list.element.addEventListener('pointerdown', event => event.preventDefault());
  list.element.addEventListener('click', ({ target }) => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined;
    if (at === undefined) return;
    list.choose(Number(at));
    follow(list);
  });
}

function follow(list: SearchList): void {
  const { chosen } = list;
  if (!chosen) return;
  list.close();
  location.href = root + chosen.path;
}
