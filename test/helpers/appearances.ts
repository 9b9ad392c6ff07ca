import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { accessibilityOf } from './accessibility.js';

/** A language and a color scheme of the console; both of each are tried by these two. */
export const appearances = [
  { language: 'en', theme: 'light' },
  { language: 'de', theme: 'dark' },
] as const satisfies readonly Appearance[];

interface Appearance {
  readonly language: 'en' | 'de';
  readonly theme: 'light' | 'dark';
}

/** Has the pages of the console that are opened from now on appear so. */
export async function appear(page: Page, { language, theme }: Appearance): Promise<void> {
  await page.evaluate(
    `localStorage.setItem('kataster.language', '${language}'); localStorage.setItem('kataster.theme', '${theme}')`,
  );
}

/** Opens pages of the console, 320 px wide, in each appearance: each fits, is in its language, and has no fault of accessibility. */
export async function allAccessible(
  t: ExecutionContext,
  page: Page,
  addresses: readonly string[],
  ready: () => Promise<unknown>,
): Promise<void> {
  for (const address of addresses)
    for (const appearance of appearances) {
      await appear(page, appearance);
      await page.goto(address);
      await ready();
      const about = `${address} ${appearance.language} ${appearance.theme}`;
      t.is(await page.evaluate('document.documentElement.scrollWidth'), 320, about);
      t.is(await page.evaluate('document.documentElement.lang'), appearance.language, about);
      const { violations } = await accessibilityOf(page);
      t.deepEqual(await violations('everything'), [], about);
    }
}
