import type { Docs } from '../docs.js';
import { html } from '../html.js';
import type { Page } from '../page.js';

/** Where readers arrive. */
export function startPage({ registry, document }: Docs): Page {
  return {
    path: 'index.html',
    title: 'Documentation',
    description: 'How to speak to a kataster service.',
    body: link => html`<h1>kataster</h1>
<p class="lead">${document.methods.length} <a href="${link('methods/index.html')}">methods</a>, ${registry.categories.length} <a href="${link('categories/index.html')}">categories</a>.</p>`,
  };
}
