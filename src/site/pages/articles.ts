import { guideArticles } from '../articles/guide-articles.js';
import { html, type Markup } from '../markup/html.js';
import { markdown } from '../markup/markdown.js';
import type { Page } from '../markup/page.js';
import { titled } from '../markup/titles.js';
import { architectureTables } from '../sections/architecture-tables.js';
import { glossaryTables } from '../sections/glossary-tables.js';

/** Tables that articles show after their text: their content stands in code. */
const tables: Readonly<Record<string, () => Markup>> = { architecture: architectureTables, glossary: glossaryTables };

/** A page for each article. */
export function articlePages(): readonly Page[] {
  return guideArticles().map(({ name, title, description, text }) => ({
    path: `${name}.html`,
    title: title.en,
    titleInGerman: title.de,
    description,
    isGuide: true,
    body: () => html`<div class="prose"><h1>${titled(title)}</h1>
${markdown(text)}</div>
${tables[name]?.()}`,
  }));
}
