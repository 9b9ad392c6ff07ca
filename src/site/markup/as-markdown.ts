import { type Element, elementsOf, type Node } from './elements.js';
import type { Markup } from './html.js';

/** A page as Markdown, in English: for programs that read texts. Of a call in several languages it has the first one; it has no forms. */
export function asMarkdown(markup: Markup): string {
  const text = blocks(elementsOf(markup.text));
  return `${text
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Where the Markdown of a page stands. */
export function markdownPath(path: string): string {
  return path.replace(/\.html(?=#|$)/, '.md');
}

type Writer = (element: Element) => string;

/** Elements that pages of texts leave out. */
const leftOut: readonly string[] = ['form', 'template', 'script', 'noscript', 'svg', 'datalist', 'button'];
const classesLeftOut: readonly string[] = ['de', 'try', 'jump', 'drawing', 'handle'];

/** Elements that are written in a form of their own; those of every other one are written as if it were not there. */
const writers: Readonly<Record<string, Writer>> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  p: ({ children }) => `\n\n${line(children)}\n\n`,
  ul: list(() => '- '),
  ol: list(at => `${at + 1}. `),
  dt: ({ children }) => `\n\n**${line(children).replaceAll('**', '')}**\n\n`,
  dd: ({ children }) => `\n\n${blocks(children)}\n\n`,
  details: ({ children }) => `\n\n${blocks(children)}\n\n`,
  summary: ({ children }) => `\n\n*${line(children)}*\n\n`,
  caption: () => '',
  table,
  pre: ({ children }) => `\n\n\`\`\`\n${plain(children)}\n\`\`\`\n\n`,
  figcaption: ({ children }) => `\n\n${line(children)}:\n\n`,
  div: element => (isOf(element, 'tabs') ? blocks(element.children.slice(0, 1)) : `\n\n${blocks(element.children)}\n\n`),
  a: ({ attributes: { href = '' }, children }) => `[${line(children)}](${markdownPath(href)})`,
  code: ({ children }) => `\`${plain(children)}\``,
  b: ({ children }) => `**${line(children)}**`,
  em: ({ children }) => `*${line(children)}*`,
  q: ({ children }) => `“${line(children)}”`,
  br: () => '\n',
};

function blocks(nodes: readonly Node[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: Node): string {
  if (typeof node === 'string') return node;
  if (leftOut.includes(node.name) || classesLeftOut.some(name => isOf(node, name))) return '';
  return writers[node.name]?.(node) ?? blocks(node.children);
}

function isOf({ attributes }: Element, name: string): boolean {
  return attributes.class?.split(' ').includes(name) === true;
}

/** Nodes as one line. */
function line(nodes: readonly Node[]): string {
  return blocks(nodes).replaceAll(/\s+/g, ' ').trim();
}

function plain(nodes: readonly Node[]): string {
  return nodes.map(node => (typeof node === 'string' ? node : plain(node.children))).join('');
}

function heading(level: number): Writer {
  return ({ children }) => `\n\n${'#'.repeat(level)} ${line(children)}\n\n`;
}

function list(mark: (at: number) => string): Writer {
  return ({ children }) =>
    itemLines(
      elementsIn(children).map(item => blocks(item.children)),
      mark,
    );
}

function itemLines(items: readonly string[], mark: (at: number) => string): string {
  const lines = items.map((item, at) => `${mark(at)}${item.trim().replaceAll(/\n+/g, '\n  ')}`);
  return `\n\n${lines.join('\n')}\n\n`;
}

/** A table without a head describes members, which may hold tables of their own: a list. */
function table(element: Element): string {
  const [head, ...others] = rowsIn(element).map(({ children }) => elementsIn(children));
  const caption = elementsIn(element.children).find(({ name }) => name === 'caption');
  const title = caption ? `\n\n${line(caption.children)}:\n\n` : '';
  if (!head?.every(({ name }) => name === 'th')) return title + members(head ? [head, ...others] : []);
  const rows = [head.map(cellText), head.map(() => '---'), ...others.map(cells => cells.map(cellText))];
  return `${title}\n\n${rows.map(cells => `| ${cells.join(' | ')} |`).join('\n')}\n\n`;
}

function members(rows: readonly (readonly Element[])[]): string {
  const items = rows.map(
    ([first, ...rest]) =>
      `${line(first?.children ?? [])}: ${rest
        .map(({ children }) => blocks(children))
        .join(' ')
        .trim()}`,
  );
  return itemLines(items, () => '- ');
}

function rowsIn({ children }: Element): readonly Element[] {
  return elementsIn(children).flatMap(child => (child.name === 'tr' ? [child] : rowsIn(child)));
}

function elementsIn(nodes: readonly Node[]): readonly Element[] {
  return nodes.filter(node => typeof node !== 'string');
}

function cellText({ children }: Element): string {
  return line(children).replaceAll('|', '\\|');
}
