import { element, inBoth } from '../page/elements.js';
import { post } from './call.js';
import { connection } from './connection.js';
import { numberIds, setUpForm } from './form.js';
import type { Parse } from './parse.js';
import { onLanguage, say, titleOptions } from './texts.js';

interface Titles {
  readonly en: string;
  readonly de: string;
}

interface OwnAttribute {
  readonly key: string;
  readonly type: string;
  readonly title: Titles;
  readonly description?: Titles;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly dialog?: string;
  readonly expression?: string;
}

interface OwnCategory {
  readonly const: string;
  readonly title: Titles;
  readonly description?: Titles;
  readonly attributes: readonly OwnAttribute[];
}

interface OwnDialog {
  readonly name: string;
  readonly choices: readonly { readonly id: number; readonly title: Titles }[];
}

interface Reading {
  readonly result?: { readonly schema: { readonly categories: readonly OwnCategory[]; readonly dialogs: readonly OwnDialog[] } };
  readonly error?: { readonly message: string };
}

/** The ways in which values of a kind are entered; texts where none is named. */
const parses: Readonly<Record<string, Parse>> = {
  integer: 'number',
  number: 'number',
  money: 'number',
  boolean: 'choice',
  dialog: 'choice',
  datetime: 'moment',
  object: 'any',
  objects: 'ids',
  entry: 'any',
  entries: 'ids',
  file: 'any',
  multiselect: 'json',
  rows: 'json',
};

let asked = 0;

/** Shows the categories that the site added, each with its attributes and forms, once there is a key that may read them. */
export function startOwnCategories(): void {
  const place = document.getElementById('own-categories');
  if (!place) return;
  const show = () => void showOwn(place);
  document.addEventListener('connectionchange', show);
  show();
}

async function showOwn(place: HTMLElement): Promise<void> {
  const { key, address } = connection();
  const number = ++asked;
  const status = document.getElementById('own-outcome');
  place.replaceChildren();
  if (status) status.textContent = say('keyMissing');
  if (key === '') return;
  const body = { jsonrpc: '2.0', id: 1, method: 'kataster.schema.read', params: { apikey: key } };
  const answer = await post(address, JSON.stringify(body)).catch(() => undefined);
  if (number !== asked) return;
  const { result, error }: Reading = answer ? JSON.parse(answer.text) : {};
  if (status) status.textContent = result ? '' : (error?.message ?? say('noAnswer'));
  const { categories = [], dialogs = [] } = result?.schema ?? {};
  if (status && result && categories.length === 0) status.textContent = say('noOwnCategories');
  place.replaceChildren(...categories.map(each => sectionOf(each, dialogs)));
  onLanguage(titleOptions);
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function sectionOf(category: OwnCategory, dialogs: readonly OwnDialog[]): HTMLElement {
  const { const: constant, title, description, attributes } = category;
  const heading = element('h2', { id: constant }, ...inBoth(title.en, title.de), ' ', element('code', {}, constant));
  const about = description ? [element('p', {}, ...inBoth(description.en, description.de))] : [];
  const list = element('dl', { class: 'fields' }, ...attributes.flatMap(entryOf));
  return element('section', { 'aria-labelledby': constant }, heading, ...about, list, ...formsOf(category, dialogs));
}

function entryOf({ key, type, title, description, required, expression }: OwnAttribute): readonly HTMLElement[] {
  const marks = required ? [' ', element('span', { class: 'mark required' }, ...inBoth('required', 'erforderlich'))] : [];
  const about = description ? [element('p', {}, ...inBoth(description.en, description.de))] : [];
  const formula = expression ? [': ', element('code', {}, expression)] : [];
  return [
    element('dt', {}, element('code', {}, key), ' ', ...inBoth(title.en, title.de), ...marks),
    element('dd', {}, element('p', { class: 'type' }, element('code', {}, type), ...formula), ...about),
  ];
}

/** The forms of the page for one category: its constant stands in them, and fields for its attributes. */
function formsOf({ const: constant, attributes }: OwnCategory, dialogs: readonly OwnDialog[]): readonly Element[] {
  const template = document.querySelector<HTMLTemplateElement>('template#own-forms');
  const forms = element('div', { class: 'try' }, ...(template ? [template.content.cloneNode(true)] : []));
  for (const input of forms.querySelectorAll<HTMLInputElement>('input[data-name="category"]')) input.value = constant;
  const writable = attributes.filter(({ readOnly, type }) => !readOnly && type !== 'computed');
  for (const fields of forms.querySelectorAll('[data-name="data"] .inputs'))
    fields.append(...writable.map(each => fieldOf(each, dialogs)));
  numberIds(forms);
  for (const form of forms.querySelectorAll<HTMLFormElement>('form.call')) setUpForm(form);
  return [forms];
}

function fieldOf({ key, type, title, dialog }: OwnAttribute, dialogs: readonly OwnDialog[]): HTMLElement {
  const choices = type === 'boolean' ? yesOrNo : (dialogs.find(({ name }) => name === dialog)?.choices ?? []);
  const parse = parses[type] === 'choice' && choices.length === 0 ? 'any' : (parses[type] ?? 'text');
  const id = `own-${key}`;
  const control = parse === 'choice' ? selectOf(id, choices) : element('input', { id, type: 'text', autocomplete: 'off' });
  const label = element('label', { for: id }, ...inBoth(title.en, title.de), ' ', element('code', {}, key));
  return element('div', { class: 'field', 'data-name': key, 'data-parse': parse }, label, control);
}

interface Choice {
  readonly id: number | boolean;
  readonly title: Titles;
}

const yesOrNo: readonly Choice[] = [
  { id: true, title: { en: 'Yes', de: 'Ja' } },
  { id: false, title: { en: 'No', de: 'Nein' } },
];

function selectOf(id: string, choices: readonly Choice[]): HTMLSelectElement {
  const options = choices.map(({ id: value, title: { en, de } }) =>
    element('option', { value: JSON.stringify(value), 'data-en': en, 'data-de': de }, en),
  );
  return element('select', { id }, element('option', { value: '' }, '–'), ...options);
}
