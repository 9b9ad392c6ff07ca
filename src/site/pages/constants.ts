import type { Titles } from '../../../generated/types.js';
import type { Docs } from '../examples/docs.js';
import { html, type Markup } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { titled, word } from '../markup/titles.js';

/** CMDB statuses and relation types: constants that stand on no page of their own. */
export function constantsPage({ registry: { cmdbStatuses, relationTypes } }: Docs): Page {
  return {
    path: 'constants.html',
    title: 'CMDB statuses and relation types',
    isGuide: true,
    description: 'Constants of CMDB statuses and relation types.',
    body: () => html`<h1>CMDB statuses and relation types</h1>
<h2 id="statuses">CMDB statuses</h2>
<p class="prose">Where the thing itself is in its life: an attribute of the category Global, beside the record status, which says where the record is.</p>
${table(cmdbStatuses)}
<h2 id="relations">Relation types</h2>
<p class="prose">What a link between two objects means. Attributes that make a relation name its type.</p>
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
${all.map(({ const: constant, id, title }) => html`<tr id="${constant}"><th scope="row"><code>${constant}</code></th><td>${id}</td><td>${titled(title)}</td></tr>\n`)}</tbody></table></div>`;
}
