import { html, Markup } from './html.js';
import { type Block, blocksOf, type Fences, headingMarkup } from './markdown.js';

/** A block in both languages. */
export interface BilingualBlock {
  readonly markup: Markup;
  /** Of fenced code: the words after its fence. */
  readonly info?: string;
}

/**
 * A text in both languages, block by block. The German one has the same blocks but for the code, which stands in the English one alone.
 * @throws Error that names the first block where they differ
 */
export function bilingual(english: string, german: string, fences: Fences): Markup {
  return html`${bilingualBlocks(english, german, fences).map(({ markup }) => html`${markup}\n`)}`;
}

/**
 * The blocks of a text in both languages, with the same headings, links, code, items and cells in either.
 * @throws Error that names the first block where they differ
 */
export function bilingualBlocks(english: string, german: string, fences: Fences): readonly BilingualBlock[] {
  const inGerman = blocksOf(german).values();
  const pairs = blocksOf(english, fences).map(block => {
    const { kind, info, markup } = block;
    if (kind === 'code') return { markup, ...(info !== undefined && { info }) };
    return { markup: pairOf(block, inGerman.next().value) };
  });
  const { value: rest } = inGerman.next();
  if (rest) throw new Error(`the German text has a ${rest.kind} more than the English one: ${rest.markup.text}`);
  return pairs;
}

function pairOf(en: Block, de: Block | undefined): Markup {
  if (en.kind !== de?.kind || en.level !== de.level)
    throw new Error(`the German text has no ${en.kind} where the English one has ${en.markup.text}`);
  rejectDifference(en, de);
  if (en.markup.text === de.markup.text) return en.markup;
  const inGerman = withFigures(en.markup, de.markup);
  const { level, content, anchor = '' } = en;
  if (level === undefined) return html`<div class="en">${en.markup}</div><div class="de" lang="de">${inGerman}</div>`;
  const both = html`<span class="en">${content}</span><span class="de" lang="de">${de.content}</span>`;
  return headingMarkup(level, anchor, both);
}

/** Figures of a table stand in the English one alone: where the German one leaves a cell empty, it has the figure as Germans write it. */
function withFigures(en: Markup, de: Markup): Markup {
  const cells = [...en.text.matchAll(/<td>(.*?)<\/td>/g)].map(([, content = '']) => content).values();
  return new Markup(
    de.text.replaceAll(/<td>(.*?)<\/td>/g, (cell, content: string) => {
      const figure = cells.next().value ?? '';
      const isFigure = content === '' && /^[\d.,]+$/.test(figure);
      return isFigure ? `<td>${figure.replaceAll(/[.,]/g, sign => (sign === '.' ? ',' : '.'))}</td>` : cell;
    }),
  );
}

/** Both languages have the same links and pieces of code, in any order and as often as each needs them. */
const named = { link: / href="([^"]*)"/g, 'piece of code': /<code>(.*?)<\/code>/g } as const;
/** Both languages have as many of these. */
const counted = { 'list item': /<li>/g, row: /<tr>/g, cell: /<t[dh][ >]/g } as const;

function rejectDifference({ markup: en }: Block, { markup: de }: Block): void {
  const reject = (part: string): never => {
    throw new Error(`${part} differs between the languages: ${de.text}`);
  };
  for (const [name, pattern] of Object.entries(named)) {
    const [here, there] = [partsOf(en, pattern), partsOf(de, pattern)];
    for (const part of [...here, ...there]) if (!here.has(part) || !there.has(part)) reject(`the ${name} ${part}`);
  }
  for (const [name, pattern] of Object.entries(counted))
    if (en.text.match(pattern)?.length !== de.text.match(pattern)?.length) reject(`the number of parts of kind ${name}`);
}

function partsOf({ text }: Markup, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map(([, part = '']) => part));
}
