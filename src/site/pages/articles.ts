import { guideArticles } from '../articles/guide-articles.js';
import { html, type Markup } from '../markup/html.js';
import { markdown } from '../markup/markdown.js';
import type { Page } from '../markup/page.js';
import { titled } from '../markup/titles.js';

/** What some articles show after their text: tables that code holds. */
const tables: Readonly<Record<string, () => Markup>> = {};

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
