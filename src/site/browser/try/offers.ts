import { fitting, ownerIn } from './fitting.js';
import type { Known } from './known.js';
import { say } from './texts.js';
import { controlOf, fieldsIn } from './values.js';

const atOnce = 6;

/** Shows beside every field for an id what was met in this tab, and fills in what has to be filled in with the latest. */
export function showOffers(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.call')) {
    fillIn(form);
    showOffersOf(form);
  }
}

/** Shows what fits what the form holds now. */
export function showOffersOf(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-offer]'))
    place.replaceChildren(
      ...fitting(place, form)
        .slice(0, atOnce)
        .map(each => offerButton(each, place)),
    );
}

/** Entries first: they say whose they are. */
function fillIn(form: HTMLFormElement): void {
  const places = fieldsIn(form).flatMap(field => [...field.querySelectorAll<HTMLElement>(':scope > [data-offer]')]);
  const entriesFirst = [...places.filter(isEntry), ...places.filter(place => !isEntry(place))];
  for (const place of entriesFirst) {
    const control = controlIn(place);
    const [first] = fitting(place, form);
    if (!control?.required || control.value !== '' || !first) continue;
    control.value = first.id;
    fillInOwner(first, form);
  }
}

function isEntry({ dataset }: HTMLElement): boolean {
  return dataset.offer === 'entry';
}

/** An entry is addressed by its object and its category, too. */
function fillInOwner({ kind, object, category }: Known, form: HTMLFormElement): void {
  if (kind !== 'entry') return;
  const owner = ownerIn(form);
  if (owner.object?.value === '') owner.object.value = object ?? '';
  if (owner.category?.value === '') owner.category.value = category ?? '';
}

function offerButton(known: Known, place: HTMLElement): HTMLButtonElement {
  const { id, title, object, category } = known;
  const button = document.createElement('button');
  const about = [title, category && !title ? category : '', object ? `(${object})` : ''].filter(Boolean).join(' ');
  button.type = 'button';
  button.className = 'plain offer';
  button.textContent = about ? `${id} · ${about}` : id;
  button.title = `${say('use')} ${id}`;
  button.addEventListener('click', () => use(known, place));
  return button;
}

function use(known: Known, place: HTMLElement): void {
  const control = controlIn(place);
  const form = place.closest('form');
  if (!control) return;
  const isList = place.closest<HTMLElement>('[data-name]')?.dataset.parse === 'ids' && control.value.trim() !== '';
  control.value = isList ? `${control.value.trim()}, ${known.id}` : known.id;
  if (form && place.dataset.category === undefined) fillInOwner(known, form);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}

function controlIn(place: HTMLElement): ReturnType<typeof controlOf> {
  const field = place.closest('[data-name]');
  return field && controlOf(field);
}
