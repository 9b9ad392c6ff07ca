import { article } from '../articles/articles.js';
import { html, type Markup } from '../markup/html.js';
import { markdown } from '../markup/markdown.js';
import type { Page } from '../markup/page.js';
import { inGerman, titled } from '../markup/titles.js';

/** Pages that are written as Markdown alone. */
const names = ['finding', 'import', 'operation', 'speed'] as const;

/** A page for each article that consists of its text. */
export function articlePages(): readonly Page[] {
  return names.map(name => articlePage(name));
}

/**
 * The page of an article, followed by what is made from tables.
 * @throws Error if the article lacks a title or a description
 */
export function articlePage(name: string, ...more: readonly Markup[]): Page {
  const { fields, text } = article(name);
  const { title, description } = fields;
  if (!title || !description) throw new Error(`${name}.md needs the fields title and description`);
  return {
    path: `${name}.html`,
    title,
    description,
    isGuide: true,
    body: () => html`<div class="prose"><h1>${titled({ en: title, de: inGerman(title) })}</h1>
${markdown(text)}</div>
${more}`,
  };
}
