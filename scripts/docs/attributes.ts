import type { AttributeDefinition } from '../../generated/types.js';
import type { Docs } from './docs.js';
import { html, type Markup } from './html.js';
import { type Link, paths } from './page.js';

/** Everything the catalogue says of an attribute beside its key and title. */
export function attributeFacts(attribute: AttributeDefinition, _docs: Docs, link: Link): Markup {
  const { type, dialog } = attribute;
  return html`<span class="type">${type}</span>${dialog && html`<p>Choices: <a href="${link(paths.dialog(dialog))}"><code>${dialog}</code></a></p>`}`;
}
