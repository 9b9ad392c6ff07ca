import type { Titles } from '../../../generated/types.js';
import type { Docs } from '../examples/docs.js';
import { html, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';

/** CMDB statuses and relation types: constants that stand on no page of their own. */
export function constantsPage({ registry: { cmdbStatuses, relationTypes } }: Docs): Page {
  return {
    path: 'constants.html',
    title: 'CMDB statuses and relation types',
    isGuide: true,
    description: 'Constants of CMDB statuses and relation types.',
    body: () => html`<h1>${word('CMDB statuses and relation types')}</h1>
<h2 id="statuses">${phrase('CMDB statuses', 'CMDB-Status')}</h2>
<p class="prose">${phrase('Where the thing itself is in its life: an attribute of the category Global, beside the record status, which says where the record is.', 'Ob das Dokumentierte selbst geplant, in Betrieb oder ausgemustert ist: ein Attribut der Kategorie Allgemein, neben dem Status des Datensatzes.')}</p>
${table(cmdbStatuses)}
<h2 id="relations">${phrase('Relation types', 'Beziehungstypen')}</h2>
<p class="prose">${phrase('What a link between two objects means. Attributes that make a relation name its type.', 'Was eine Verknüpfung zwischen zwei Objekten bedeutet. Attribute, die eine Beziehung stiften, nennen ihren Typ.')}</p>
${table(relationTypes)}`,
  };
}

interface Listed {
  readonly const: string;
  readonly id: number;
  readonly title: Titles;
}

function table(all: readonly Listed[]): Markup {
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${word('Constant')}</th><th scope="col">Id</th><th scope="col">${word('Title')}</th></tr></thead><tbody>
${all.map(({ const: constant, id, title }) => html`<tr id="${constant}"><th scope="row"><code>${constant}</code></th><td>${id}</td><td>${titleMarkup(title)}</td></tr>\n`)}</tbody></table></div>`;
}
