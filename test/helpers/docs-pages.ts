import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { accessibilityOf } from './accessibility.js';
import { builtFiles } from './pages.js';

/** One page of each kind that is generated from the document or the catalogue. */
const reference = [
  'methods/cmdb.object.create.html',
  'methods/cmdb.objects.read.html',
  'methods/cmdb.category.save.html',
  'categories/C__CATG__IP.html',
  'categories/C__CATG__CABLING.html',
  'types/C__OBJTYPE__SERVER.html',
  'dialogs/net_type.html',
];

/** One page of each kind, and every article. */
export const kinds = [...builtFiles().filter(path => /^[\w-]+\.html$|\/index\.html$/.test(path)), ...reference];

/** Pages that together have every colour: colours come from one style sheet, and are tried on these alone, light and dark. */
export const colourful: ReadonlySet<string> = new Set([
  'index.html',
  'protocol.html',
  'lifecycles.html',
  'methods/cmdb.object.create.html',
  'categories/C__CATG__IP.html',
  'categories/C__CATG__CABLING.html',
  'types/C__OBJTYPE__SERVER.html',
  'dialogs/net_type.html',
]);

/** Asserts that pages keep the rules of accessibility; colours are tried where all of them are. */
export async function keepRules(t: ExecutionContext, page: Page, docs: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(`${docs}/${path}`);
    const tried = await accessibilityOf(page);
    t.deepEqual(await tried.violations(colourful.has(path) ? 'everything' : 'structure'), [], path);
    if (!colourful.has(path)) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    t.true(await page.evaluate('matchMedia("(prefers-color-scheme: dark)").matches'));
    t.deepEqual(await tried.violations('colours'), [], `${path}, dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}
