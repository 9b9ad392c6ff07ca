import { sendForm } from './call.js';
import { unmark } from './faults.js';
import { showOffersOf } from './offers.js';
import { showRequest } from './request.js';
import { say } from './texts.js';
import { controlOf, readFile } from './values.js';

/** Brings a form to life. */
export function setUpForm(form: HTMLFormElement): void {
  showRequest(form);
  form.addEventListener('submit', event => {
    event.preventDefault();
    void sendForm(form);
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element) changed(target);
    showOffersOf(form);
    showRequest(form);
  });
  form.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    await readFile(target);
    showRequest(form);
  });
  form.addEventListener('reset', () => {
    unmark(form);
    setTimeout(() => showRequest(form));
  });
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (!button) return;
    actions[button.dataset.do ?? '']?.(button);
    showRequest(form);
  });
}

/** Actions of the buttons beside fields. */
const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  add(button) {
    const template = button.parentElement?.querySelector('template');
    const row = template?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) return;
    numberIds(row);
    button.before(row);
    controlOf(row)?.focus();
  },
  remove(button) {
    const rows = button.closest('fieldset');
    button.closest('.row')?.remove();
    rows?.querySelector<HTMLElement>('[data-do="add"]')?.focus();
  },
};

let rowsMade = 0;

/** A row has ids of its own, so that its labels and hints are found. */
export function numberIds(row: HTMLElement): void {
  rowsMade += 1;
  for (const name of ['id', 'for', 'list'])
    for (const element of row.querySelectorAll(`[${name}]`))
      element.setAttribute(name, `${element.getAttribute(name)}-${rowsMade}`);
  for (const element of row.querySelectorAll('[aria-describedby]')) {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    element.setAttribute('aria-describedby', ids.map(id => `${id}-${rowsMade}`).join(' '));
  }
}

/** A mark is gone once its field is changed, and JSON is looked at as it is written. */
function changed(control: Element): void {
  const field = control.closest<HTMLElement>('[data-name]');
  if (!field) return;
  unmark(field);
  if (field.dataset.parse === 'json' && control instanceof HTMLTextAreaElement) control.setCustomValidity(faultIn(control.value));
  if (field.dataset.name === 'category') leadOn(control);
}

function faultIn(json: string): string {
  try {
    if (json.trim() !== '') JSON.parse(json);
    return '';
  } catch (error) {
    return `${say('noJson')} ${error instanceof Error ? error.message : ''}`;
  }
}

/** Where the fields of the category are that was chosen. */
function leadOn(control: Element): void {
  if (!(control instanceof HTMLInputElement)) return;
  const isKnown = [...(control.list?.options ?? [])].some(({ value }) => value === control.value);
  const page = isKnown ? `${control.value}.html#try` : 'index.html';
  const root = document.documentElement.dataset.root ?? '';
  for (const link of control.form?.querySelectorAll<HTMLAnchorElement>('a[data-leads]') ?? [])
    link.href = `${root}categories/${page}`;
}
