import { html, type Markup } from './html.js';
import { shownEndpoint, shownService } from './placeholders.js';

const pieces =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')(\s*:)?|\b(true|false|null|True|False|None|await|const|import|from)\b|(https?:\/\/[^\s'"]+)|(?<![\w.])(-?\d+(?:\.\d+)?)\b/g;

const none: ReadonlySet<string> = new Set();

/** A piece of code, its texts, numbers and words told apart by colour; ids that are the reader's own are marked. */
export function highlight(code: string, own = none): Markup {
  const parts: Markup[] = [];
  let end = 0;
  for (const { 0: whole, 1: text, 2: colon, 3: word, 4: address, 5: number, index } of code.matchAll(pieces)) {
    parts.push(html`${code.slice(end, index)}`);
    if (text !== undefined)
      parts.push(colon ? html`<span class="k">${text}</span>${colon}` : html`<span class="s">${addressesIn(text)}</span>`);
    else if (address !== undefined) parts.push(addressesIn(address));
    else if (number !== undefined) parts.push(numberOf(number, own));
    else parts.push(html`<span class="w">${word}</span>`);
    end = index + whole.length;
  }
  return html`${parts}${code.slice(end)}`;
}

function numberOf(number: string, own: ReadonlySet<string>): Markup {
  return html`<span class="n"${own.has(number) && html` data-own="${number}"`}>${number}</span>`;
}

const address = new RegExp(`(${shownService}(?:${shownEndpoint})?)`);

/** The address of the service is that of the reader's, where the script knows it. */
function addressesIn(text: string): Markup {
  return html`${text.split(address).map((piece, at) => (at % 2 === 1 ? html`<span data-service>${piece}</span>` : piece))}`;
}

/** Code that can be copied; the name says what it is. */
export function codeBlock(name: string | Markup, code: string, own = none): Markup {
  return html`<figure class="code"><figcaption>${name}</figcaption><pre tabindex="0"><code>${highlight(code, own)}</code></pre></figure>`;
}

/** One way to say it. */
export interface Alternative {
  readonly name: string;
  readonly caption: string;
  readonly code: string;
}

/** The same said in several languages, one of which the reader looks at. */
export function alternatives(label: string, blocks: readonly Alternative[], own = none): Markup {
  const panels = blocks.map(({ name, caption, code }) => html`<div data-tab="${name}">${codeBlock(caption, code, own)}</div>`);
  return html`<div class="tabs" data-tabs="${label}">${panels}</div>`;
}

/** Columns of the narrowest place where examples stand. */
const width = 56;

/** JSON as people read it: short lists and objects on one line. */
export function json(value: unknown, indent = ''): string {
  const line = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'object' || value === null || line.length < 3) return line;
  const short = inline(value);
  if (short.length + indent.length <= width) return short;
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map(each => `${deeper}${json(each, deeper)}`)
    : Object.entries(value).map(([key, each]) => `${deeper}${JSON.stringify(key)}: ${json(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
