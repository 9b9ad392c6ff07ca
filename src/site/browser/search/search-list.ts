import { element } from '../page/elements.js';
import { language, said } from '../page/language.js';
import { type Findable, kinds } from './findable.js';

/** The list under the search: shows what was found, one of it chosen, and tells the input which. */
export class SearchList {
  readonly element = element('ul', { role: 'listbox', id: 'search-list', 'aria-label': 'Search results', hidden: '' });
  readonly #input: HTMLInputElement;
  #shown: readonly Findable[] = [];
  #at = 0;

  constructor(input: HTMLInputElement) {
    this.#input = input;
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  get chosen(): Findable | undefined {
    return this.isOpen ? this.#shown[this.#at] : undefined;
  }

  show(found: readonly Findable[]): void {
    this.#shown = found;
    const nothing = element(
      'li',
      { class: 'nothing', role: 'option', 'aria-disabled': 'true' },
      said('Nothing found', 'Nichts gefunden'),
    );
    this.element.replaceChildren(...(found.length > 0 ? found.map(option) : [nothing]));
    this.#open(true);
    this.choose(0);
  }

  close(): void {
    this.#open(false);
    this.#input.removeAttribute('aria-activedescendant');
  }

  move(by: number): void {
    if (this.#shown.length > 0) this.choose((this.#at + by + this.#shown.length) % this.#shown.length);
  }

  choose(at: number): void {
    this.#at = at;
    const options = [...this.element.querySelectorAll('[data-at]')];
    for (const [place, each] of options.entries()) each.setAttribute('aria-selected', String(place === at));
    const chosen = options[at];
    if (chosen) this.#input.setAttribute('aria-activedescendant', chosen.id);
    else this.#input.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  }

  #open(isOpen: boolean): void {
    this.element.hidden = !isOpen;
    this.#input.setAttribute('aria-expanded', String(isOpen));
  }
}

function option({ title, name, what }: Findable, at: number): HTMLElement {
  return element(
    'li',
    { role: 'option', id: `search-option-${at}`, 'data-at': String(at) },
    element('b', {}, title[language()]),
    element('span', { class: 'what' }, kinds[what][language()]),
    element('span', { class: 'of' }, name),
  );
}
