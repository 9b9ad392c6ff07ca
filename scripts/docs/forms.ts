import type { Category } from '../../src/catalog/registry.js';
import type { MethodObject } from '../generate/document.js';
import type { Docs } from './docs.js';
import { html, type Markup } from './html.js';
import type { Link } from './page.js';

/** A form that calls the method. */
export function methodForm(_method: MethodObject, _docs: Docs, _link: Link): Markup {
  return html``;
}

/** Forms that save, read, archive and recycle entries of the category. */
export function categoryForms(_category: Category, _docs: Docs, _link: Link): Markup {
  return html``;
}
