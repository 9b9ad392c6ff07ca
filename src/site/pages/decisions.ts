import { allDecisions, type Decision } from '../articles/decisions.js';
import { html, type Markup, prose } from '../markup/html.js';
import { markdown } from '../markup/markdown.js';
import type { Page } from '../markup/page.js';
import { word } from '../markup/titles.js';

/** The list of decisions, and a page for each. */
export function decisionPages(): readonly Page[] {
  const decisions = allDecisions();
  return [listPage(decisions), ...decisions.map(decision => decisionPage(decision, decisions))];
}

function listPage(decisions: readonly Decision[]): Page {
  const subjects = [...new Set(decisions.map(({ subject }) => subject))];
  return {
    path: 'decisions/index.html',
    title: 'Decisions',
    isGuide: true,
    description: 'Why the service is built as it is: each decision with its date, its reason and what would change it.',
    body: () => html`<div class="prose"><h1>${word('Decisions')}</h1>
<p class="lead">Decisions with a losing side: the question, the choice, the reason, and what would change it. A decision that no longer holds stays in the list and names its successor.</p></div>
${subjects.map(subject =>
  table(
    subject,
    decisions.filter(each => each.subject === subject),
  ),
)}`,
  };
}

function table(subject: string, decisions: readonly Decision[]): Markup {
  return html`<div class="scroll" tabindex="0"><table><caption>${subject}</caption>
<thead><tr><th scope="col">Decision</th><th scope="col">Date</th><th scope="col">Status</th></tr></thead><tbody>
${decisions.map(each => html`<tr><th scope="row"><a href="${fileOf(each.name)}">${prose(each.title)}</a></th><td>${each.date}</td><td>${statusOf(each)}</td></tr>\n`)}</tbody></table></div>
`;
}

function decisionPage(decision: Decision, all: readonly Decision[]): Page {
  const { name, title, date, supersededBy, text } = decision;
  const successor = all.find(each => each.name === supersededBy);
  return {
    path: `${name}.html`,
    title: title.replaceAll('`', ''),
    isGuide: true,
    description: `A decision of ${date}: the question, the choice, the reason, and what would change it.`,
    body: () => html`<div class="prose"><h1>${prose(title)}</h1>
<p class="lead">${date}, ${statusOf(decision)}${successor && html` by <a href="${fileOf(successor.name)}">${prose(successor.title)}</a>`}. All <a href="index.html">decisions</a>.</p>
${markdown(text)}</div>`,
  };
}

function statusOf({ supersededBy }: Decision): string {
  return supersededBy ? 'superseded' : 'accepted';
}

function fileOf(name: string): string {
  return `${name.slice(name.lastIndexOf('/') + 1)}.html`;
}
