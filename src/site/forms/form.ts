import type { MethodObject } from '../../../scripts/generate/document/document.js';
import { methodTitle } from '../contract/methods.js';
import { html, type Markup } from '../markup/html.js';
import { titleMarkup } from '../markup/titles.js';
import type { Field } from './field.js';
import { fieldsMarkup } from './markup.js';
import { say } from './words.js';

/** Parts of a form beside its fields. */
export interface FormParts {
  readonly method: MethodObject;
  readonly fields: readonly Field[];
  /** Options of the call, which are folded away. */
  readonly options?: readonly Field[];
  /** The category whose entries the form is about. */
  readonly category?: string;
}

/** Whether a method removes records for good: its form asks before sending. */
export function isIrrevocable({ name, 'x-permission': permission }: MethodObject): boolean {
  return [permission?.verb, name.split('.').at(-1)].some(word => word === 'purge' || word === 'delete');
}

/** A form that calls a method. Without a script it shows what there is to fill in, and says why it cannot send. */
export function formMarkup({ method, fields, options = [], category }: FormParts): Markup {
  const { name } = method;
  const asks = isIrrevocable(method) && html` data-asks`;
  const open = method['x-open'] && html` data-open`;
  return html`<form class="call" data-method="${name}"${asks}${open}${category && html` data-category="${category}"`} aria-label="${name}" autocomplete="off">
${fieldsMarkup(fields, `try-${name}`)}
${options.length > 0 && html`<details class="options"><summary>${say('Options')}</summary>${fieldsMarkup(options, `try-${name}`)}</details>`}
<div class="actions"><button type="submit" class="button">${say('Send')}</button> <button type="reset" class="plain">${say('Reset')}</button>
<p class="outcome" role="status" data-shows="outcome"></p></div>
<figure class="code" hidden><figcaption>${say('Response')}</figcaption><pre tabindex="0"><code data-shows="answer"></code></pre></figure>
<details class="sent"><summary>${say('Request')}</summary>
<figure class="code"><figcaption>JSON</figcaption><pre tabindex="0"><code data-shows="json"></code></pre></figure>
<figure class="code"><figcaption>curl</figcaption><pre tabindex="0"><code data-shows="curl"></code></pre></figure>
</details>
</form>`;
}

/** The key, the address and the language that all forms of a page use. */
export function connectionMarkup(): Markup {
  return html`<noscript><p class="note">${say('Forms need a script, which is switched off here. The examples show every call as it is sent.')}</p></noscript>
<form class="connection" autocomplete="off">
<div class="field"><label for="try-key">${say('API key')}</label><input type="password" id="try-key" autocomplete="off" spellcheck="false" aria-describedby="try-key-hint">
<p class="hint" id="try-key-hint">${say('Kept in this tab of the browser only. It is sent in the body of a call, never in an address; examples that are copied bring it.')}</p></div>
<div class="field"><label for="try-address">${say('Service address')}</label><input type="url" id="try-address" spellcheck="false" aria-describedby="try-address-hint">
<p class="hint" id="try-address-hint">${say('Where calls are sent. A browser permits it for the service that these pages come from.')}</p><p class="note" id="try-elsewhere" role="status" hidden></p></div>
<div class="field"><label for="try-language">${say('Language of the answer')}</label><select id="try-language"><option value="" data-en="as this page" data-de="wie diese Seite">as this page</option><option value="en">English</option><option value="de">Deutsch</option></select></div>
</form>`;
}

/** One of several forms of a page, which opens when it is wanted. */
export function foldForm(parts: FormParts, isOpen: boolean): Markup {
  const { name } = parts.method;
  return html`<details class="one" name="try"${isOpen && html` open`} id="try-${name}"><summary>${titleMarkup(methodTitle(parts.method))} <code>${name}</code></summary>
${formMarkup(parts)}</details>
`;
}
