import { type Known, known } from './known.js';
import { say } from './texts.js';
import { controlOf, fieldsIn } from './values.js';

const atOnce = 6;

/** Shows beside every field for an id what was met in this tab, and fills in what has to be filled in with the latest. */
export function showOffers(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.call')) fillIn(form);
  for (const place of document.querySelectorAll<HTMLElement>('[data-offer]')) {
    const form = place.closest('form');
    const fits = known().filter(each => isMeant(each, place, form));
    place.replaceChildren(...fits.slice(0, atOnce).map(each => offerButton(each, place)));
  }
}

function fillIn(form: HTMLFormElement): void {
  for (const field of fieldsIn(form)) {
    const place = field.querySelector<HTMLElement>('[data-offer]');
    const control = controlOf(field);
    if (!place || !control?.required || control.value !== '') continue;
    const [first] = known().filter(each => isMeant(each, place, form));
    if (first) control.value = first.id;
  }
}

function isMeant({ kind, category }: Known, { dataset }: HTMLElement, form: HTMLFormElement | null): boolean {
  const asked = dataset.category ?? form?.dataset.category;
  return kind === dataset.offer && (kind === 'object' || asked === undefined || asked === category);
}

function offerButton({ id, title, object, category }: Known, place: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  const about = [title, category && !title ? category : '', object ? `(${object})` : ''].filter(Boolean).join(' ');
  button.type = 'button';
  button.className = 'plain offer';
  button.textContent = about ? `${id} · ${about}` : id;
  button.title = `${say('use')} ${id}`;
  button.addEventListener('click', () => use(id, place));
  return button;
}

function use(id: string, place: HTMLElement): void {
  const field = place.closest<HTMLElement>('[data-name]');
  const control = field && controlOf(field);
  if (!control) return;
  const isList = field.dataset.parse === 'ids' && control.value.trim() !== '';
  control.value = isList ? `${control.value.trim()}, ${id}` : id;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}
