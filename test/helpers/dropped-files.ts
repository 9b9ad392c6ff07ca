import type { Page } from 'playwright-core';

/** Drops a file onto the field for files, as from a folder. */
export async function dropFile(page: Page, name: string, text: string | Uint8Array): Promise<void> {
  const contents = typeof text === 'string' ? JSON.stringify(text) : `new Uint8Array([${text.join()}])`;
  const file = `new File([${contents}], ${JSON.stringify(name)})`;
  const transfer = await page.evaluateHandle(
    `(() => { const given = new DataTransfer(); given.items.add(${file}); return given; })()`,
  );
  await page.locator('label.drop').dispatchEvent('drop', { dataTransfer: transfer });
}
