import type { Locator } from 'playwright-core';
import type { Parse } from '../../src/site/browser/try/parse.js';

type Entering = (field: Locator, value: unknown) => Promise<unknown>;

/** Enters values into the fields that stand directly below this element, as a reader would have to. */
export async function enter(holder: Locator, values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = holder.locator(`:scope > .inputs > [data-name="${name}"]`);
    if ((await field.getAttribute('type')) === 'hidden') continue;
    await ways[(await field.getAttribute('data-parse')) as Parse](field, value);
  }
}

const ways: Readonly<Record<Parse, Entering>> = {
  text: typed(String),
  number: typed(String),
  moment: typed(value => String(value).replace(' ', 'T')),
  any: typed(value => (typeof value === 'string' ? value : JSON.stringify(value))),
  json: typed(value => JSON.stringify(value)),
  ids: typed(value => [value].flat().join(', ')),
  lines: typed(value => [value].flat().join('\n')),
  choice: async (field, value) => {
    const list = field.locator('select');
    const has = (await list.locator(`option[value='${JSON.stringify(value)}']`).count()) > 0;
    return list.selectOption(JSON.stringify(has ? value : Number(value)));
  },
  file: (field, value) => {
    const buffer = Buffer.from(String(value), 'base64');
    return field.locator('input').setInputFiles({ name: 'file', mimeType: 'application/octet-stream', buffer });
  },
  group: (field, value) => enter(field, value as Readonly<Record<string, unknown>>),
  rows: async (field, value) => {
    for (const [at, row] of (value as Readonly<Record<string, unknown>>[]).entries()) {
      await field.getByRole('button', { name: 'Add a row' }).click();
      await enter(field.locator(':scope > .row').nth(at), row);
    }
  },
};

function typed(textOf: (value: unknown) => string): Entering {
  return (field, value) => field.locator('input, textarea').first().fill(textOf(value));
}
