import type { ExecutionContext } from 'ava';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openedConsole, signIn } from './console.js';
import { callerOf, resultOf } from './rpc.js';

/** A category of a site. */
export const tank = 'C__CATG__CUSTOM_WATER_TANK';

/** A title that is the same in both languages. */
export const titled = (text: string) => ({ en: text, de: text });
const ofTank = {
  categories: [
    {
      const: tank,
      title: titled('Water tank'),
      attributes: [
        { key: 'volume', type: 'integer', title: titled('Volume') },
        { key: 'label', type: 'text', title: titled('Label') },
        { key: 'medium', type: 'dialog', title: titled('Medium'), dialog: 'tank_medium' },
      ],
    },
  ],
  dialogs: [{ name: 'tank_medium', choices: [{ id: 1, const: null, title: titled('Water') }] }],
  object_types: [{ const: 'C__OBJTYPE__TANK', title: titled('Tank'), icon: 'droplet', categories: ['C__CATG__GLOBAL', tank] }],
  object_type_groups: [{ const: 'C__OBJTYPE_GROUP__PLANT', title: titled('Plant') }],
  relation_types: [
    { const: 'C__RELATION_TYPE__FEEDS', title: titled('Feed'), master: titled('feeds'), slave: titled('is fed by') },
  ],
};
/** The path of the editor of a category that there is. */
export const editor = `/schema/own/categories/${tank}`;

/** A console that shows the editor of a category that there is. */
export async function openedEditor(t: ExecutionContext, options: BrowserContextOptions = {}) {
  const opened = await openedConsole(t, options, async () => undefined, []);
  const call = callerOf(opened.service, 'contract');
  await resultOf(call('kataster.schema.apply', { schema: ofTank }));
  await signIn(opened.page, opened.service.url, editor);
  await opened.page.getByRole('heading', { level: 1, name: 'Water tank' }).waitFor();
  return { ...opened, call };
}

/** Waits until the editor says that its plan was applied. */
export async function applied(page: Page, version: number): Promise<void> {
  await page.getByRole('status').getByText(`The schema has version ${version} now.`).waitFor();
}
