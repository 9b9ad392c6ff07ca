import { Lexer, Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { codeBlock } from './code.js';
import { html, type Markup } from './html.js';

/** Shows fenced code by the words after its fence; `undefined` where these words are not known. */
export type Fences = (info: string, code: string) => Markup | undefined;

/** One block of a text. */
export interface Block {
  readonly kind: BlockToken['type'];
  readonly markup: Markup;
  /** Of a heading: its level, its content and its anchor. */
  readonly level?: number;
  readonly content?: Markup;
  readonly anchor?: string;
  /** Of code: the words after its fence. */
  readonly info?: string;
}

/** Forms of blocks and within lines. Others are rejected: the pages have no style for them, and HTML would not be escaped. */
const blockTypes = ['code', 'heading', 'list', 'paragraph', 'table'] as const;
const lineTypes = ['codespan', 'em', 'escape', 'link', 'strong', 'text'] as const;

type BlockToken = Extract<MarkedToken, { readonly type: (typeof blockTypes)[number] }>;
type LineToken = Extract<MarkedToken, { readonly type: (typeof lineTypes)[number] }>;

/** Addresses are links only in the form of a link. */
const { defaults: options } = new Marked({ tokenizer: { url: () => undefined } });

/**
 * The blocks of a text in Markdown: headings of level 2 and 3, paragraphs, lists, tables, fenced code; within lines code, links, bold and
 * emphasis. A link to another source (`decisions/index.md`) leads to its page.
 * @throws Error that quotes a line of another form, such as HTML
 */
export function blocksOf(text: string, fences: Fences = () => undefined): readonly Block[] {
  return Lexer.lex(text, options)
    .filter(({ type }) => type !== 'space')
    .map(token => (isOneOf(blockTypes, token) ? blockOf(token, fences) : reject(token)));
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

function isOneOf<Type extends MarkedToken['type']>(
  types: readonly Type[],
  token: Token,
): token is Extract<MarkedToken, { readonly type: Type }> {
  return types.some(type => type === token.type);
}

/** Rejects a part of a block, with the line where it begins. */
function reject(block: Token, part = block): never {
  const [begin = ''] = part.raw.split('\n');
  const line = block.raw.split('\n').find(each => each.includes(begin));
  throw new Error(`The documentation has no form for this line of Markdown: ${line}`);
}

function blockOf(token: BlockToken, fences: Fences): Block {
  switch (token.type) {
    case 'code':
      return code(token, fences);
    case 'heading':
      return heading(token);
    case 'list':
      return { kind: 'list', markup: list(token) };
    case 'paragraph':
      return { kind: 'paragraph', markup: html`<p>${line(token.tokens, token)}</p>` };
    case 'table':
      return { kind: 'table', markup: table(token) };
  }
}

function code(token: Tokens.Code, fences: Fences): Block {
  const { text, lang: info = '', raw } = token;
  if (!/^```.*\n```\s*$/s.test(raw)) reject(token);
  return { kind: 'code', info, markup: fences(info, text) ?? codeBlock(captions[info] ?? 'Text', text) };
}

const captions: Readonly<Record<string, string>> = { sh: 'Shell', json: 'JSON', ts: 'TypeScript', diff: 'Patch' };

/** `## Words {#anchor}`; without an anchor of its own, a heading has that of its words. */
function heading(token: Tokens.Heading): Block {
  const { depth: level, text } = token;
  if (level !== 2 && level !== 3) reject(token);
  const [, words = '', anchor = slug(words)] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(text) ?? [];
  const content = line(Lexer.lexInline(words, options), token);
  return { kind: 'heading', level, content, anchor, markup: headingMarkup(level, anchor, content) };
}

function list(token: Tokens.List): Markup {
  const shown = token.items.map(({ tokens }) => html`<li>${line(tokens, token)}</li>\n`);
  return token.ordered ? html`<ol>\n${shown}</ol>` : html`<ul>\n${shown}</ul>`;
}

function table(token: Tokens.Table): Markup {
  const { header, rows } = token;
  const content = ({ tokens }: Tokens.TableCell): Markup => line(tokens, token);
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${header.map(cell => html`<th scope="col">${content(cell)}</th>`)}</tr></thead><tbody>
${rows.map(([first, ...others]) => html`<tr><th scope="row">${first && content(first)}</th>${others.map(cell => html`<td>${content(cell)}</td>`)}</tr>\n`)}</tbody></table></div>`;
}

/** The forms within a line: code, links, bold and emphasis. */
function line(tokens: readonly Token[], block: Token): Markup {
  return html`${tokens.map(token => (isOneOf(lineTypes, token) ? piece(token, block) : reject(block, token)))}`;
}

function piece(token: LineToken, block: Token): Markup {
  switch (token.type) {
    case 'codespan':
      return html`<code>${token.text}</code>`;
    case 'em':
      return html`<em>${line(token.tokens, block)}</em>`;
    case 'strong':
      return html`<b>${line(token.tokens, block)}</b>`;
    case 'link':
      return html`<a href="${token.href.replace(/\.md(?=#|$)/, '.html')}">${line(token.tokens, block)}</a>`;
    case 'escape':
      return html`${token.text}`;
    case 'text':
      return token.tokens ? line(token.tokens, block) : html`${token.text.replaceAll(/ *\n */g, ' ')}`;
  }
}
