import { glossary } from '../articles/glossary.js';
import { html, type Markup, prose } from '../markup/html.js';
import { slug } from '../markup/markdown.js';

/** The words of the project, a table for each subject. */
export function glossaryTables(): Markup {
  return html`${Object.entries(glossary).map(
    ([subject, terms]) => html`<h2 id="${slug(subject)}">${subject}</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Word</th><th scope="col">Meaning</th><th scope="col">Not</th></tr></thead><tbody>
${terms.map(({ term, meaning, not = [] }) => html`<tr id="${slug(term)}"><th scope="row">${term}</th><td>${prose(meaning)}</td><td>${not.join(', ')}</td></tr>\n`)}</tbody></table></div>
`,
  )}`;
}
