import type { Parse } from './parse.js';

export type Values = Record<string, unknown>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields, rows and forms hold fields of their own. */
const holders = '[data-name], .row, form';

/** Input below an element, by the names of its fields; empty fields are left out. */
export function valuesIn(holder: Element): Values {
  const values: Values = {};
  for (const field of fieldsIn(holder)) {
    const value = parsers[(field.dataset.parse ?? 'text') as Parse](field);
    if (value !== undefined) values[field.dataset.name ?? ''] = value;
  }
  for (const { dataset } of holder.querySelectorAll<HTMLInputElement>(':scope > .clearing [data-clear]:checked'))
    values[dataset.clear ?? ''] ??= null;
  return values;
}

/** The fields that stand directly below an element. */
export function fieldsIn(holder: Element): readonly HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>('[data-name]')].filter(
    field => field.parentElement?.closest(holders) === holder,
  );
}

/** Where to begin in a group that must hold something and holds nothing. */
export function emptyGroup(form: Element): Control | null {
  const groups = form.querySelectorAll('[data-parse="group"][data-needed]');
  const empty = [...groups].find(group => Object.keys(valuesIn(group)).length === 0);
  return empty?.querySelector<Control>('input, select, textarea') ?? null;
}

/** The control of a field. */
export function controlOf(field: Element): Control | null {
  if (field instanceof HTMLInputElement) return field;
  return field.querySelector<Control>('input:not([data-clear]), select, textarea');
}

/** The content of a file, once it was read. */
const contents = new WeakMap<Control, string>();

/** Reads the file that was chosen, and remembers it as base64. */
export async function readFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  contents.delete(input);
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  contents.set(input, btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')));
}

/** The value of a field, `undefined` where nothing was entered. What the browser cannot read, the service explains. */
const parsers: Readonly<Record<Parse, (field: HTMLElement) => unknown>> = {
  text: field => textIn(field),
  number: field => ifGiven(field, text => numberIn(text) ?? text),
  moment: field => ifGiven(field, text => text.replace('T', ' ').replace(/ \d\d:\d\d$/, '$&:00')),
  any: field => ifGiven(field, text => numberIn(text) ?? jsonIn(text)),
  json: field => ifGiven(field, jsonIn),
  choice: field => ifGiven(field, text => JSON.parse(text)),
  ids: field =>
    ifGiven(field, text =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(each => numberIn(each) ?? each),
    ),
  lines: field => ifGiven(field, text => text.split('\n').filter(line => line.trim() !== '')),
  file: field => {
    const control = controlOf(field);
    return control ? contents.get(control) : undefined;
  },
  group: field => {
    const values = valuesIn(field);
    return Object.keys(values).length > 0 || field.dataset.needed !== undefined ? values : undefined;
  },
  rows: field => {
    const rows = [...field.querySelectorAll(':scope > .row')].map(valuesIn);
    return rows.length > 0 ? rows : undefined;
  },
};

function textIn(field: HTMLElement): string | undefined {
  const text = controlOf(field)?.value ?? '';
  return text === '' ? undefined : text;
}

function ifGiven(field: HTMLElement, parse: (text: string) => unknown): unknown {
  const text = textIn(field)?.trim();
  return text === undefined || text === '' ? undefined : parse(text);
}

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return /^-?\d+(\.\d+)?$/.test(text) && (Number.isSafeInteger(number) || text.includes('.')) ? number : undefined;
}

function jsonIn(text: string): unknown {
  if (!/^[[{"]|^(true|false|null)$/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
