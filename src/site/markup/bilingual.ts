import { html, type Markup } from './html.js';
import { type Block, blocksOf, type Fences, headingMarkup, inline } from './markdown.js';

/**
 * A text in both languages, block by block. The German one has the same blocks but for the code, which stands in the English one alone.
 * @throws Error that names the first block where they differ
 */
export function bilingual(english: string, german: string, fences: Fences): Markup {
  const inGerman = blocksOf(german).values();
  const pairs = blocksOf(english, fences).map(block => {
    if (block.kind === 'fence') return html`${block.markup}\n`;
    return html`${pairOf(block, inGerman.next().value)}\n`;
  });
  const { value: rest } = inGerman.next();
  if (rest) throw new Error(`the German text has a ${rest.kind} more than the English one: ${rest.markup.text}`);
  return html`${pairs}`;
}

function pairOf(en: Block, de: Block | undefined): Markup {
  if (en.kind !== de?.kind || en.level !== de.level)
    throw new Error(`the German text has no ${en.kind} where the English one has ${en.markup.text}`);
  if (en.markup.text === de.markup.text) return en.markup;
  const { level, words = '' } = en;
  if (level === undefined) return html`<div class="en">${en.markup}</div><div class="de" lang="de">${de.markup}</div>`;
  const content = html`<span class="en">${inline(words)}</span><span class="de" lang="de">${inline(de.words ?? '')}</span>`;
  return headingMarkup(level, words, content);
}
