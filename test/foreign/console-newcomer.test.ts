import type { Locator, Page } from 'playwright-core';
import { browserTest } from '../helpers/browser.js';
import { consoleOf } from '../helpers/console.js';
import { Hand } from '../helpers/hand.js';
import { serve } from '../helpers/process.js';
import { emptySqlite } from '../helpers/sqlite.js';

/** Clicks that a newcomer may need, those into fields among them. */
const clicksAtMost = 45;

/** A newcomer, who uses the visible controls of a page. */
class Newcomer extends Hand {
  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
    this.clicks += 1;
  }

  async pressButton(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.click(within.getByRole('button', { name, exact: typeof name === 'string' }).first());
  }

  /** Saves a form, which is gone then: the notice may be that of the form before. */
  async save(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Save', exact: true });
    await this.click(button.first());
    await button.first().waitFor({ state: 'detached' });
    await this.page.getByText(/Saved as change set/).waitFor();
  }

  /** Makes an object in the dialog that every list and the start page open. */
  async create(type: string, title: string, place?: string): Promise<void> {
    await this.pressButton('New object');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Type').selectOption({ label: type });
    await dialog.getByLabel('Title').fill(title);
    this.clicks += 2;
    if (place !== undefined) {
      await dialog.getByLabel('Place').fill(place);
      await this.click(dialog.getByRole('option').filter({ hasText: place }));
      this.clicks += 1;
    }
    await this.pressButton('New object', dialog);
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  }
}

browserTest(
  'from the first start to a server in a rack that has an address and is found, by few controls that one sees',
  async t => {
    const { url, said } = await serve(t, {
      KATASTER_DATABASE: await emptySqlite(t),
      KATASTER_DEFAULT_DATA: 'yes',
      KATASTER_API_KEY: '',
    });
    const [, password = ''] = /\n {2}admin\n {2}(\S+)\n/.exec(said.stdout) ?? [];
    const { page, faults, contract } = await consoleOf(t, url);
    const hand = new Newcomer(page);
    await page.goto(url);
    await hand.fill('Login', 'admin');
    await hand.fill('Password', password);
    await hand.pressButton('Sign in', page.locator('main'));
    await hand.fill('New password', 'a long sentence 4 all');
    await hand.fill('The same again', 'a long sentence 4 all');
    await hand.pressButton('Sign in', page.locator('main'));
    await page.getByRole('region', { name: 'Begin here' }).waitFor();
    await hand.create('Building', 'Works');
    await hand.click(page.getByRole('link', { name: 'Start', exact: true }));
    await hand.create('Rack', 'Rack 1', 'Works');
    await hand.click(page.getByRole('link', { name: 'Form factor' }));
    await hand.pressButton(/^(Edit|Add)$/, page.locator('section.category').filter({ hasText: 'Form factor' }));
    await hand.fill('Rack units', '42');
    await hand.save();
    await hand.click(page.getByRole('link', { name: 'Start', exact: true }));
    await hand.create('Server', 'web1', 'Rack 1');
    await hand.pressButton(
      'Edit',
      page.locator('section.category').filter({ has: page.getByRole('heading', { name: 'Location' }) }),
    );
    await page.getByLabel('Insertion', { exact: true }).selectOption({ label: 'Front' });
    await hand.fill('Position in the rack', '7');
    await hand.save();
    await hand.click(page.getByRole('link', { name: 'Host address' }).first());
    await hand.pressButton(/^(Edit|Add)$/, page.locator('section.category').filter({ hasText: 'Host address' }));
    await hand.fill('IPv4 address', '10.0.0.5');
    await hand.save();
    await hand.click(page.getByRole('link', { name: 'Rack 1' }).first());
    await page.locator('svg.rack a').filter({ hasText: 'web1' }).first().waitFor();
    const search = page.getByRole('combobox', { name: 'Search everything' });
    await hand.click(search);
    await search.fill('10.0.0.5');
    await hand.click(page.getByRole('option').filter({ hasText: 'web1' }).first());
    await page.getByRole('heading', { level: 1, name: 'web1', exact: true }).waitFor();
    t.true(hand.clicks <= clicksAtMost, `${hand.clicks} clicks`);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);
