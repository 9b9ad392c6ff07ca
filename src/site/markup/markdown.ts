import { codeBlock } from './code.js';
import { html, type Markup } from './html.js';

/** Shows fenced code by the words after its fence; `undefined` where these words are not known. */
export type Fences = (info: string, code: string) => Markup | undefined;

/** One block of a text. */
export interface Block {
  readonly kind: 'heading' | 'list' | 'table' | 'fence' | 'paragraph';
  readonly markup: Markup;
  /** Of a heading: its level, its words and its anchor. */
  readonly level?: number;
  readonly words?: string;
  readonly anchor?: string;
  /** Of a fence: the words after it. */
  readonly info?: string;
}

/**
 * Markdown as markup: headings of level 2 and 3, paragraphs, lists, tables, fenced code; within lines code, links, bold and emphasis.
 * A link to another source (`decisions/index.md`) leads to its page.
 * @throws Error that quotes a line of another form, such as HTML
 */
export function markdown(text: string, fences: Fences = noFences): Markup {
  return html`${blocksOf(text, fences).map(({ markup }) => html`${markup}\n`)}`;
}

const noFences: Fences = () => undefined;

/**
 * The blocks of a text in Markdown.
 * @throws Error that quotes a line of another form, such as HTML
 */
export function blocksOf(text: string, fences: Fences = noFences): readonly Block[] {
  const lines = text.trim().split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const { end, ...block } = blockAt(lines, at, fences);
    blocks.push(block);
    at = lines[end] === '' ? end + 1 : end;
  }
  return blocks;
}

/** A heading with its anchor. */
export function headingMarkup(level: number, anchor: string, content: Markup): Markup {
  return level === 2 ? html`<h2 id="${anchor}">${content}</h2>` : html`<h3 id="${anchor}">${content}</h3>`;
}

/** The anchor of a heading: its words in small letters with hyphens between them. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** One block and the line after it. */
interface EndedBlock extends Block {
  readonly end: number;
}

type Reader = (lines: readonly string[], start: number, fences: Fences) => EndedBlock;

/** Forms of blocks by how their first line begins; every other line begins a paragraph. */
const readers: readonly (readonly [first: RegExp, read: Reader])[] = [
  [/^```/, fence],
  [/^#{2,3} /, heading],
  [/^- /, list],
  [/^\d+\. /, list],
  [/^\|/, table],
  [/^(#|<|!\[|>|\s)/, unknown],
];

function blockAt(lines: readonly string[], start: number, fences: Fences): EndedBlock {
  const line = lines[start] ?? '';
  const [, read = paragraph] = readers.find(([first]) => first.test(line)) ?? [];
  return read(lines, start, fences);
}

function unknown(lines: readonly string[], start: number): EndedBlock {
  throw new Error(`The documentation has no form for this line of Markdown: ${lines[start]}`);
}

function fence(lines: readonly string[], start: number, fences: Fences): EndedBlock {
  const end = lines.indexOf('```', start + 1);
  if (end === -1) throw new Error(`This block of code has no end: ${lines[start]}`);
  const info = (lines[start] ?? '').slice(3);
  const code = lines.slice(start + 1, end).join('\n');
  return { kind: 'fence', info, end: end + 1, markup: fences(info, code) ?? codeBlock(captions[info] ?? 'Text', code) };
}

const captions: Readonly<Record<string, string>> = { sh: 'Shell', json: 'JSON', ts: 'TypeScript', diff: 'Patch' };

/** `## Words {#anchor}`; without an anchor of its own, a heading has that of its words. */
function heading(lines: readonly string[], start: number): EndedBlock {
  const [, { length: level } = '', words = '', anchor = slug(words)] =
    /^(#+) (.*?)(?: \{#([\w-]+)\})?$/.exec(lines[start] ?? '') ?? [];
  return { kind: 'heading', end: start + 1, level, words, anchor, markup: headingMarkup(level, anchor, inline(words)) };
}

function list(lines: readonly string[], start: number): EndedBlock {
  const end = endOf(lines, start, line => /^(- |\d+\. | {2,}\S)/.test(line));
  const items = lines
    .slice(start, end)
    .join('\n')
    .split(/\n(?=- |\d+\. )/)
    .map(item => html`<li>${inline(item.replace(/^(- |\d+\. )/, '').replaceAll(/\n */g, ' '))}</li>\n`);
  return { kind: 'list', end, markup: lines[start]?.startsWith('- ') ? html`<ul>\n${items}</ul>` : html`<ol>\n${items}</ol>` };
}

function table(lines: readonly string[], start: number): EndedBlock {
  const end = endOf(lines, start, line => line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(start, end).map(cellsOf);
  const markup = html`<div class="scroll" tabindex="0"><table><thead><tr>${head.map(cell => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead><tbody>
${rows.map(([first = '', ...others]) => html`<tr><th scope="row">${inline(first)}</th>${others.map(cell => html`<td>${inline(cell)}</td>`)}</tr>\n`)}</tbody></table></div>`;
  return { kind: 'table', end, markup };
}

/** The cells of a row; `\|` is a bar within one. */
export function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim().replaceAll('\\|', '|'));
}

function paragraph(lines: readonly string[], start: number): EndedBlock {
  const end = endOf(lines, start + 1, line => !readers.some(([first]) => first.test(line)));
  return { kind: 'paragraph', end, markup: html`<p>${inline(lines.slice(start, end).join(' '))}</p>` };
}

/** The first line from there on that is empty or does not belong to the block. */
function endOf(lines: readonly string[], start: number, belongs: (line: string) => boolean): number {
  let end = start;
  while (end < lines.length && lines[end] !== '' && belongs(lines[end] ?? '')) end += 1;
  return end;
}

const inlineForms = /`([^`]+)`|\[((?:`[^`]*`|[^\]])+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*([^*]+)\*/g;

/** The forms within a line: code, links, bold and emphasis. */
export function inline(text: string): Markup {
  const parts: Markup[] = [];
  let end = 0;
  for (const { 0: whole, 1: code, 2: words, 3: address = '', 4: bold, 5: emphasis, index } of text.matchAll(inlineForms)) {
    parts.push(html`${text.slice(end, index)}`);
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (words !== undefined) parts.push(html`<a href="${address.replace(/\.md(?=#|$)/, '.html')}">${inline(words)}</a>`);
    else if (bold !== undefined) parts.push(html`<b>${inline(bold)}</b>`);
    else parts.push(html`<em>${inline(emphasis ?? '')}</em>`);
    end = index + whole.length;
  }
  return html`${parts}${text.slice(end)}`;
}
