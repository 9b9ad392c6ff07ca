import { rootOfPages, usualAddress } from '../page/address.js';
import { language } from '../page/language.js';
import { keepInTab, ofTab } from '../page/tab.js';
import { onLanguage, say } from './texts.js';

/** Inputs that all calls of the page share. */
export interface Connection {
  readonly key: string;
  readonly address: string;
  readonly language: string;
}

const names = ['key', 'address', 'language'] as const;

/** The inputs as the reader filled them in. */
export function connection(): Connection {
  const [key = '', address = '', chosen = ''] = names.map(name => inputFor(name)?.value.trim() ?? '');
  return { key, address: address || usualAddress(), language: chosen || language() };
}

/** Fills in what was entered in this tab before, and keeps what is entered now. Other scripts hear `connectionchange` of the document. */
export function setUpConnection(changed: () => void): void {
  const form = document.querySelector<HTMLFormElement>('form.connection');
  form?.addEventListener('submit', event => event.preventDefault());
  for (const name of names) {
    const input = inputFor(name);
    if (!input) continue;
    input.value = ofTab(name) || (name === 'address' ? usualAddress() : '');
    input.addEventListener('input', () => {
      keepInTab(name, input.value.trim());
      tellWhere();
      changed();
      document.dispatchEvent(new Event('connectionchange'));
    });
  }
  onLanguage(tellWhere);
}

/** Says what a browser will not permit, and where to go instead. */
function tellWhere(): void {
  const place = document.getElementById('try-elsewhere');
  const { address } = connection();
  const there = URL.canParse(address) ? new URL(address) : undefined;
  if (!place) return;
  place.hidden = there === undefined || there.origin === location.origin;
  if (!there || place.hidden) return;
  const link = document.createElement('a');
  link.href = `${there.origin}/docs/${location.href.slice(rootOfPages().length)}`;
  link.textContent = link.href;
  place.replaceChildren(`${say('elsewhere')} `, link);
}

function inputFor(name: (typeof names)[number]): HTMLInputElement | HTMLSelectElement | null {
  return document.querySelector(`#try-${name}`);
}
