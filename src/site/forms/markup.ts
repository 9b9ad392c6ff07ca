import type { Parse } from '../browser/try/parse.js';
import { html, type Markup } from '../markup/html.js';
import type { Attributes, Control, Field, Offer, Option } from './field.js';
import { requiredMark, say, sentences } from './words.js';

/** Fields one below the other; `prefix` makes their ids their own on the page. */
export function fieldsMarkup(fields: readonly Field[], prefix: string): Markup {
  return html`<div class="inputs">${hintOnce(fields).map(field => fieldMarkup(field, `${prefix}-${field.name}`))}</div>`;
}

/** The same fields; a hint that several have is given at the first of them. */
function hintOnce(fields: readonly Field[]): readonly Field[] {
  const given = new Set<string>();
  return fields.map(field => {
    const { hint, ...others } = field;
    if (!hint || !given.has(hint.text)) {
      if (hint) given.add(hint.text);
      return field;
    }
    return others;
  });
}

function fieldMarkup(field: Field, id: string): Markup {
  const { name, control } = field;
  if (control.kind === 'fixed') return html`<input type="hidden" data-name="${name}" data-parse="text" value="${control.value}">`;
  if (control.kind === 'group' || control.kind === 'rows') return groupMarkup(field, control.kind, control.fields, id);
  const parse = control.kind === 'choice' ? 'choice' : control.parse;
  return html`<div class="field" data-name="${name}" data-parse="${parse}">
<label for="${id}">${labelOf(field)}</label>
${controlMarkup(control, id, field)}${'offer' in control && control.offer && offerAttributes(control.offer)}
${hintMarkup(field, id)}</div>
`;
}

function groupMarkup(field: Field, parse: 'group' | 'rows', fields: readonly Field[], id: string): Markup {
  const inner = fieldsMarkup(fields, id);
  const content =
    parse === 'group'
      ? inner
      : html`<template><div class="row">${inner}<button type="button" class="plain" data-do="remove">${say('Remove')}</button></div></template>
<button type="button" class="plain" data-do="add">${say('Add a row')}</button>`;
  return html`<fieldset class="field group" data-name="${field.name}" data-parse="${parse}"${field.required && html` data-needed`}><legend>${labelOf(field)}</legend>
${hintMarkup(field, id)}${content}${parse === 'group' && clearing(fields)}</fieldset>
`;
}

function labelOf({ name, label, required }: Field): Markup {
  return html`${label ?? html`<code>${name}</code>`}${required && requiredMark()}`;
}

function hintMarkup(field: Field, id: string): Markup {
  const hint = hintOf(field);
  return html`${hint.text && html`<p class="hint" id="${id}-hint">${hint}</p>`}`;
}

/** The hint of a field, and how it is filled in. */
function hintOf({ hint, control }: Field): Markup {
  const permitted =
    'permitted' in control && control.permitted?.length ? html`<code>${control.permitted.join(', ')}</code>` : undefined;
  return sentences(hint, 'parse' in control && ways[control.parse]?.(), permitted);
}

const ways: Partial<Readonly<Record<Parse, () => Markup>>> = {
  ids: () => say('Several are divided by commas or blanks.'),
  lines: () => say('One per line.'),
  json: () => say('Written as JSON.'),
};

type Simple = Exclude<Control, { readonly kind: 'group' } | { readonly kind: 'rows' } | { readonly kind: 'fixed' }>;

function controlMarkup(control: Simple, id: string, field: Field): Markup {
  const { required = false } = field;
  const own = { id, required, 'aria-describedby': hintOf(field).text ? `${id}-hint` : false };
  if (control.kind === 'choice') return html`<select${attributes(own)}>${choices(control.options, required)}</select>`;
  if (control.kind === 'lines') return html`<textarea${attributes({ rows: 2, ...control.attributes, ...own })}></textarea>`;
  const { suggested = [], suggests } = control;
  const isList = suggested.length > 0 || suggests !== undefined;
  const list =
    isList &&
    html`<datalist id="${id}-list"${suggests && html` data-suggests="${suggests}"`}>${suggested.map(suggestion)}</datalist>`;
  const usual = { type: 'text', autocomplete: 'off', ...(list && { list: `${id}-list` }) };
  return html`<input${attributes({ ...usual, ...control.attributes, ...own })}>${list}`;
}

function choices(options: readonly Option[], required: boolean): Markup {
  return html`<option value="">${required ? '…' : '–'}</option>${options.map(
    ({ value, title }) => html`<option value="${JSON.stringify(value)}"${texts(title)}>${title.en}</option>`,
  )}`;
}

function suggestion({ value, title }: Option): Markup {
  return html`<option value="${String(value)}"${title.en === value && title.de === value ? '' : html`${texts(title)} label="${title.en}"`}></option>`;
}

/** An option shows one text alone: the script puts the one of the reader's language there. */
function texts({ en, de }: Option['title']): Markup {
  return en === de ? html`` : html` data-en="${en}" data-de="${de}"`;
}

/** Where the script offers ids of this tab. */
function offerAttributes(offer: Offer): Markup {
  const category = offer.kind === 'entry' && offer.category;
  const types = offer.kind === 'object' && offer.types;
  return html`<div class="offered" data-offer="${offer.kind}"${category && html` data-category="${category}"`}${types && html` data-types="${types.join(' ')}"`}></div>`;
}

function clearing(fields: readonly Field[]): Markup {
  const clearable = fields.filter(({ clears }) => clears);
  if (clearable.length === 0) return html``;
  return html`<details class="clearing"><summary>${say('Clear values')}</summary>
<p class="hint">${say('Each that is marked is sent as null and is empty afterwards.')}</p>
${clearable.map(({ name }) => html`<label><input type="checkbox" data-clear="${name}"> <code>${name}</code></label>\n`)}</details>`;
}

function attributes(all: Attributes): Markup {
  const given = Object.entries(all).filter(([, value]) => value !== false);
  return html`${given.map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${String(value)}"`))}`;
}
