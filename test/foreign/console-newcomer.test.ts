import type { Locator, Page } from 'playwright-core';
import { browserTest } from '../helpers/browser.js';
import { consoleOf } from '../helpers/console.js';
import { serve } from '../helpers/process.js';
import { emptySqlite } from '../helpers/sqlite.js';

/** Seconds that a newcomer may need; a person reads and types more slowly than this test, so it may use a part of them. */
const atMost = 120;

/** The visible controls of a page, and how often they were used. */
class Hand {
  clicks = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(control: Locator): Promise<void> {
    await control.click();
    this.clicks += 1;
  }

  async type(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
    this.clicks += 1;
  }

  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.click(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
  }

  /** Makes an object in the dialog that every list and the start page open. */
  async create(type: string, title: string, place?: string): Promise<void> {
    await this.press('New object');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Type').selectOption({ label: type });
    await dialog.getByLabel('Title').fill(title);
    this.clicks += 2;
    if (place !== undefined) {
      await dialog.getByLabel('Place').fill(place);
      await this.click(dialog.getByRole('option').filter({ hasText: place }));
      this.clicks += 1;
    }
    await this.press('New object', dialog);
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  }
}

browserTest(
  'from the first start to a rack with a server in it, by controls that one sees, in less than two minutes',
  async t => {
    const { url, said } = await serve(t, {
      KATASTER_DATABASE: await emptySqlite(t),
      KATASTER_DEFAULT_DATA: 'yes',
      KATASTER_API_KEY: '',
    });
    const [, password = ''] = /\n {2}admin\n {2}(\S+)\n/.exec(said.stdout) ?? [];
    const { page, faults, contract } = await consoleOf(t, url);
    const hand = new Hand(page);
    const began = Date.now();
    await page.goto(url);
    await hand.type('Login', 'admin');
    await hand.type('Password', password);
    await hand.press('Sign in', page.locator('main'));
    await hand.type('New password', 'a long sentence 4 all');
    await hand.press('Sign in', page.locator('main'));
    await page.getByRole('region', { name: 'Begin here' }).waitFor();
    await hand.create('Rack', 'Rack 1');
    await hand.click(page.getByText(/^Empty \(/));
    await hand.click(page.getByRole('link', { name: 'Form factor' }));
    await hand.press(/^(Edit|Add)$/, page.locator('section.category').filter({ hasText: 'Form factor' }));
    await hand.type('Rack units', '42');
    await hand.press('Save');
    await page.getByText(/Saved as change set/).waitFor();
    await hand.click(page.getByRole('link', { name: 'Start', exact: true }));
    await hand.create('Server', 'web1', 'Rack 1');
    await hand.press('Edit', page.locator('section.category').filter({ has: page.getByRole('heading', { name: 'Location' }) }));
    await page.getByLabel('Insertion', { exact: true }).selectOption({ label: 'Front' });
    await hand.type('Position in the rack', '7');
    await hand.press('Save');
    await page.getByText(/Saved as change set/).waitFor();
    await hand.click(page.getByRole('link', { name: 'Rack 1' }).first());
    await page.locator('svg.rack a').filter({ hasText: 'web1' }).first().waitFor();
    t.log(`${hand.clicks} clicks and fields, ${Date.now() - began} ms`);
    t.true(Date.now() - began < atMost * 1000);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);
