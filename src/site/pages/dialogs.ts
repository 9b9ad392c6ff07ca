import type { ChoiceDefinition } from '../../../generated/types.js';
import type { Dialog } from '../../catalog/registry.js';
import type { Docs } from '../examples/docs.js';
import { html, type Markup } from '../markup/html.js';
import { type Link, type Page, paths } from '../markup/page.js';
import { phrase, titleMarkup, word } from '../markup/titles.js';
import { categoryLink } from '../sections/links.js';

/** A page for each dialog, and one that lists them. */
export function dialogPages(docs: Docs): readonly Page[] {
  return [listPage(docs), ...docs.registry.dialogs.map(dialog => dialogPage(dialog, docs))];
}

function listPage({ registry }: Docs): Page {
  return {
    path: 'dialogs/index.html',
    title: 'Dialogs',
    description: 'Every list that attributes choose from.',
    body: link => html`<h1>${word('Dialogs')}</h1>
<p class="lead">${phrase('Lists that attributes choose from. Users may add choices where an attribute is of the type that can be extended.', 'Listen, aus denen Attribute wählen. Wo ein Attribut erweiterbar ist, dürfen Benutzer Auswahl hinzufügen.')}</p>
<ul class="cards">${registry.dialogs.map(
      ({ name, choices }) =>
        html`<li><a href="${link(paths.dialog(name))}"><b>${name}</b> <span class="says">${choices.length} ${word('Choices')}</span></a></li>\n`,
    )}</ul>`,
  };
}

function dialogPage({ name, description, choices }: Dialog, docs: Docs): Page {
  return {
    path: paths.dialog(name),
    title: `Dialog ${name}`,
    description: description?.en ?? `The choices of the dialog ${name}.`,
    body: link => html`<p class="crumbs"><a href="${link('dialogs/index.html')}">${word('Dialogs')}</a></p>
<h1><code>${name}</code></h1>
${description && html`<p class="prose">${titleMarkup(description)}</p>`}
${listUsers(name, docs, link)}
<h2 id="choices">${word('Choices')}</h2>
${choices.length === 0 ? html`<p>${phrase('None is shipped; users add what they need.', 'Keine wird mitgeliefert; Benutzer fügen hinzu, was sie brauchen.')}</p>` : table(choices)}`,
  };
}

function listUsers(name: string, { registry }: Docs, link: Link): Markup {
  const users = registry.categories.flatMap(category =>
    category.attributes
      .filter(({ dialog, fields = [] }) => dialog === name || fields.some(field => field.dialog === name))
      .map(
        ({ key, description }) =>
          html`<li><a href="${link(paths.category(category.const))}#${key}"><code>${key}</code></a> ${phrase('of', 'von')} ${categoryLink(category, link)}${description && html`: ${titleMarkup(description)}`}</li>`,
      ),
  );
  return users.length === 0
    ? html`<p>${phrase('No attribute uses it.', 'Kein Attribut benutzt sie.')}</p>`
    : html`<p>${phrase('Used by:', 'Benutzt von:')}</p><ul class="facts prose">${users}</ul>`;
}

function table(choices: readonly ChoiceDefinition[]): Markup {
  const hasFactor = choices.some(({ factor }) => factor !== undefined);
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Id</th><th scope="col">${word('Title')}</th><th scope="col">${word('Constant')}</th>${hasFactor && html`<th scope="col">${phrase('Times the base unit', 'Mal die Grundeinheit')}</th>`}</tr></thead><tbody>
${choices.map(
  ({ id, title, const: constant, factor }) =>
    html`<tr><td>${id}</td><th scope="row">${titleMarkup(title)}</th><td>${constant !== null && html`<code>${constant}</code>`}</td>${hasFactor && html`<td>${factor}</td>`}</tr>\n`,
)}</tbody></table></div>`;
}
