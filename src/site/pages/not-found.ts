import { html } from '../markup/html.js';
import type { Page } from '../markup/page.js';
import { phrase, word } from '../markup/titles.js';

/** The service answers with this page where there is none: it fills in what was asked for, and how far up the documentation begins. */
export const notFoundPage: Page = {
  path: 'not-found.template',
  title: 'Not found',
  description: 'There is no page at this address.',
  body: link => html`<div class="prose" data-look-for="{words}"><h1>${word('Not found')}</h1>
<p class="lead">${phrase('There is no page {asked}.', 'Eine Seite {asked} gibt es nicht.')} {nearest}</p>
<p>${phrase('The search above has looked for its words. Pages are found by their titles, by constants, and by words such as “pagination” or “webhook”.', 'Die Suche oben hat nach ihren Wörtern gesucht. Seiten werden anhand von Titeln, Konstanten und Wörtern wie „Blättern“ oder „Webhook“ gefunden.')}</p>
<p><a href="${link('index.html')}">${phrase('The documentation begins here.', 'Hier beginnt die Dokumentation.')}</a></p></div>`,
};
