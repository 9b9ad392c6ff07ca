import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BilingualBlock, bilingualBlocks } from '../markup/bilingual.js';
import { html, type Markup } from '../markup/html.js';

/** Parts of a page that are made from data, by the words after the fences that stand for them. */
export interface PageParts {
  /** Figures and names that stand in braces in the text. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly within?: Readonly<Record<string, Markup>>;
  /** Parts as wide as the page, such as tables of many columns. */
  readonly wide?: Readonly<Record<string, Markup>>;
}

const folder = join('src', 'site', 'articles', 'pages');

/**
 * The text of a page in both languages, `articles/pages/<name>.md` and `articles/pages/de/<name>.md`. Its first paragraph leads.
 * @throws Error that names the text and the first block where the languages differ
 */
export function pageText(name: string, { values = {}, within = {}, wide = {} }: PageParts = {}): Markup {
  const [lead, ...rest] = blocksOfPage(name, values, { ...within, ...wide });
  const sections = rest.map(({ markup, info = '' }) => (info in wide ? html`</div>\n${markup}\n<div class="prose">` : markup));
  return html`<div class="prose"><div class="lead">${lead?.markup}</div>\n${sections.map(each => html`${each}\n`)}</div>`;
}

type Values = NonNullable<PageParts['values']>;

function blocksOfPage(name: string, values: Values, parts: Readonly<Record<string, Markup>>): readonly BilingualBlock[] {
  const [english = '', german = ''] = [`${name}.md`, join('de', `${name}.md`)].map(file =>
    fillText(readFileSync(join(folder, file), 'utf8'), values),
  );
  try {
    return bilingualBlocks(english, german, info => parts[info]);
  } catch (error) {
    throw new Error(`${join(folder, 'de', `${name}.md`)}: ${error instanceof Error ? error.message : error}`);
  }
}

function fillText(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
}
