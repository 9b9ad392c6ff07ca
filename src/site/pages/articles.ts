import { glossary, subjectsInGerman } from '../articles/glossary.js';
import { guideArticles } from '../articles/guide-articles.js';
import { bilingual } from '../markup/bilingual.js';
import { html, type Markup } from '../markup/html.js';
import { slug } from '../markup/markdown.js';
import type { Page } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { architectureTables } from '../sections/architecture-tables.js';
import { toolTable } from '../sections/foreign-tools.js';
import { guideFence } from '../sections/guide-fences.js';

/** Tables that articles show after their text: their content stands in code. */
const tables: Readonly<Record<string, () => Markup>> = {
  architecture: architectureTables,
  glossary: glossaryTables,
  'other-tools': toolTable,
};

/** A page for each article. */
export function articlePages(): readonly Page[] {
  return guideArticles().map(({ name, title, description, words, text, germanText }) => ({
    path: `${name}.html`,
    title: title.en,
    titleInGerman: title.de,
    description,
    isGuide: true,
    words,
    body: () => html`<div class="prose"><h1>${titleMarkup(title)}</h1>
${bilingual(text, germanText, guideFence)}</div>
${tables[name]?.()}`,
  }));
}

/** The words of the project, a table for each subject. */
function glossaryTables(): Markup {
  return html`${Object.entries(glossary).map(
    ([
      subject,
      terms,
    ]) => html`<h2 id="${slug(subject)}">${titleMarkup({ en: subject, de: subjectsInGerman[subject] ?? subject })}</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Word')}</th><th scope="col">${word('Meaning')}</th><th scope="col">${word('Not')}</th></tr></thead><tbody>
${terms.map(({ term, meaning, not = [] }) => html`<tr id="${slug(term)}"><th scope="row" lang="en">${term}</th><td>${phrase(meaning.en, meaning.de)}</td><td lang="en">${not.join(', ')}</td></tr>\n`)}</tbody></table></div>
`,
  )}`;
}
