import type { Docs } from './docs.js';
import type { Page } from './page.js';
import { categoryPages } from './pages/categories.js';
import { methodPages } from './pages/methods.js';
import { startPage } from './pages/start.js';

/** Every page of the documentation. */
export function allPages(docs: Docs): readonly Page[] {
  return [startPage(docs), ...methodPages(docs), ...categoryPages(docs)];
}
