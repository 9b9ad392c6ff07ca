import type { RuleOfChange } from '../../domain/schema/rules-of-change.js';
import { rulesOfRemoval } from '../../domain/schema/rules-of-removal.js';
import { codes, html, joinMarkup, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { pageText } from '../sections/page-text.js';
import { checkTitles, partTitles, propertyTitles, removalTitles } from '../sections/schema-change-words.js';
import { changesOfSchema, type PartChanges, type PropertyChanges } from '../sections/schema-changes.js';

/** The table of changes: each property of a schema, and by which rule each kind of its changes is made. */
export function schemaChangesPage(): Page {
  const parts = changesOfSchema();
  return {
    path: 'schema-changes.html',
    title: 'Changes of the schema',
    titleInGerman: 'Änderungen des Schemas',
    isGuide: true,
    description:
      'Which properties of types, categories and attributes may change at once, after a check, with conversion, or never.',
    body: () => html`<h1>${word('Changes of the schema')}</h1>
${pageText('schema-changes', { within: { removals: removals() }, wide: { changes: html`${parts.map(changesOfPart)}` } })}`,
  };
}

function titleOfPart(part: string): Markup {
  return titleMarkup(partTitles[part] ?? { en: part, de: part });
}

function removals(): Markup {
  const rows = Object.entries(rulesOfRemoval).map(
    ([part, rule]) =>
      html`<tr><th scope="row">${titleOfPart(part)} <code>${part}</code></th><td>${phrase(removalTitles[rule].en, removalTitles[rule].de)}</td></tr>\n`,
  );
  return html`<div class="scroll" tabindex="0"><table><tbody>
${rows}</tbody></table></div>`;
}

function changesOfPart({ part, properties, fixed }: PartChanges): Markup {
  const head = ['Property', 'At once', 'After a check', 'With conversion', 'Never'] as const;
  return html`<section aria-labelledby="part-${part}"><h2 id="part-${part}">${titleOfPart(part)} <code>${part}</code></h2>
<div class="scroll" tabindex="0"><table><thead><tr>${head.map(each => html`<th scope="col">${word(each)}</th>`)}</tr></thead><tbody>
${properties.map(rowOf)}</tbody></table></div>
${fixed.length > 0 && html`<p class="prose">${phrase('Never changed, once something has it:', 'Nie geändert, sobald etwas es hat:')} ${codes(fixed)}</p>`}</section>
`;
}

function rowOf(changes: PropertyChanges): Markup {
  const { property } = changes;
  const meaning = propertyTitles[property];
  return html`<tr><th scope="row"><code>${property}</code>${meaning && html` ${titleMarkup(meaning)}`}</th><td>${kindsBy('always', changes)}</td><td>${kindsBy('checked', changes)}</td><td>${kindsBy('loss', changes)}</td><td>${kindsBy('never', changes)}</td></tr>
`;
}

/** @throws Error where a property is checked, and nothing says for what */
function kindsBy(rule: RuleOfChange, { property, rules, kinds }: PropertyChanges): Markup {
  const found = rules[rule];
  if (found.length === 0) return html``;
  const check = checkTitles[property];
  if (rule === 'checked' && !check)
    throw new Error(`changes of ${property} are checked, but schema-change-words.ts does not say for what`);
  const named =
    found.length === kinds
      ? phrase('every change', 'jede Änderung')
      : joinMarkup(
          found.map(({ title }) => titleMarkup(title)),
          ', ',
        );
  return rule === 'checked' && check ? html`${named}: ${titleMarkup(check)}` : named;
}
