import { allDecisions, type Decision } from '../articles/decisions.js';
import { bilingual } from '../markup/bilingual.js';
import { html, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';

/** The list of decisions, and a page for each. */
export function decisionPages(): readonly Page[] {
  const decisions = allDecisions();
  return [listPage(decisions), ...decisions.map(decision => decisionPage(decision, decisions))];
}

function listPage(decisions: readonly Decision[]): Page {
  const subjects = new Map(decisions.map(({ subject }) => [subject.en, subject]));
  return {
    path: 'decisions/index.html',
    title: 'Decisions',
    isGuide: true,
    description: 'Why the service is built as it is: each decision with its date, its reason and what would change it.',
    body: () => html`<div class="prose"><h1>${word('Decisions')}</h1>
<p class="lead">${phrase(
      'Decisions with a losing side: the question, the choice, the reason, and what would change it. A decision that no longer holds stays in the list and names its successor.',
      'Entscheidungen, bei denen es eine Alternative gab: die Frage, die Entscheidung, die Begründung und was daran etwas ändern würde. Was nicht mehr gilt, bleibt in der Liste und nennt die Entscheidung, die es abgelöst hat.',
    )}</p></div>
${[...subjects.values()].map(subject =>
  table(
    titleMarkup(subject),
    decisions.filter(each => each.subject.en === subject.en),
  ),
)}`,
  };
}

function table(subject: Markup, decisions: readonly Decision[]): Markup {
  return html`<div class="scroll" tabindex="0"><table><caption>${subject}</caption>
<thead><tr><th scope="col">${word('Decision')}</th><th scope="col">${word('Date')}</th><th scope="col">${word('Status')}</th></tr></thead><tbody>
${decisions.map(each => html`<tr><th scope="row"><a href="${fileOf(each)}">${phrase(each.title.en, each.title.de)}</a></th><td><time datetime="${each.date.en}">${titleMarkup(each.date)}</time></td><td>${word(statusOf(each))}</td></tr>\n`)}</tbody></table></div>
`;
}

function decisionPage(decision: Decision, all: readonly Decision[]): Page {
  const { name, title, date, text, germanText } = decision;
  const successor = all.find(each => each.name === decision.supersededBy);
  return {
    path: `${name}.html`,
    title: withoutCode(title.en),
    titleInGerman: withoutCode(title.de),
    isGuide: true,
    description: `A decision of ${date.en}: the question, the choice, the reason, and what would change it.`,
    body: () => html`<div class="prose"><h1>${phrase(title.en, title.de)}</h1>
<p class="lead">${titleMarkup(date)}, ${word(statusOf(decision))}${successor && successorLink(successor)}. ${phrase(html`All <a href="index.html">decisions</a>.`, html`Alle <a href="index.html">Entscheidungen</a>.`)}</p>
${bilingual(text, germanText, () => undefined)}</div>`,
  };
}

function successorLink(successor: Decision): Markup {
  const { title } = successor;
  return html` ${phrase('by', 'durch')} <a href="${fileOf(successor)}">${phrase(title.en, title.de)}</a>`;
}

function statusOf({ supersededBy }: Decision): 'superseded' | 'accepted' {
  return supersededBy ? 'superseded' : 'accepted';
}

function withoutCode(title: string): string {
  return title.replaceAll('`', '');
}

function fileOf({ name }: Decision): string {
  return `${name.slice(name.lastIndexOf('/') + 1)}.html`;
}
