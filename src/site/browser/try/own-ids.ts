import { element, inBoth } from '../page/elements.js';
import { type Known, known } from './known.js';

/** Beside each id that is another at the reader's a field for his own, which the examples then name. What this tab met is filled in. */
export function startOwnIds(): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-own-id]')].map(fieldFor);
  const fill = (): void => {
    for (const field of fields) offer(field);
  };
  fill();
  document.addEventListener('knownchange', fill);
}

interface OwnIdField {
  readonly item: HTMLElement;
  readonly input: HTMLInputElement;
}

function fieldFor(item: HTMLElement): OwnIdField {
  const shown = item.dataset.ownId ?? '';
  const input = element('input', { inputmode: 'numeric', autocomplete: 'off', placeholder: shown });
  const name = element('span', { class: 'hidden' }, ...inBoth(`Your id in place of ${shown}`, `Eigene Nummer statt ${shown}`));
  item.querySelector('code')?.after(element('label', {}, name, '→ ', input));
  input.addEventListener('input', () => {
    item.dataset.entered = '';
    put(shown, input.value);
  });
  return { item, input };
}

/** Fills in an id of this tab. Input by hand stays, and irrevocable calls are never filled in. */
function offer({ item, input }: OwnIdField): void {
  const { dataset } = item;
  const found = known().find(each => fits(each, dataset));
  if (!found || dataset.entered !== undefined || item.closest('[data-by-hand]')) return;
  input.value = found.id;
  put(dataset.ownId ?? '', found.id);
}

function fits({ kind, type, category }: Known, { kind: expected, of }: DOMStringMap): boolean {
  const is = kind === 'object' ? type : category;
  return kind === expected && (of === undefined || (is !== undefined && of.split(' ').includes(is)));
}

/** The id as it is shown where nothing, or no id, was entered. */
function put(shown: string, entered: string): void {
  const id = /^[1-9][0-9]*$/.test(entered.trim()) ? entered.trim() : shown;
  for (const place of document.querySelectorAll(`[data-own="${shown}"]`)) place.textContent = id;
}
