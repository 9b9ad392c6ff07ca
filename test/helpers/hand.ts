import type { Locator, Page } from 'playwright-core';

/** A reader with a keyboard and a mouse, whose presses are counted. */
export class Hand {
  clicks = 0;
  keys = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(control: Locator): Promise<void> {
    await control.click();
    this.clicks += 1;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let pressed = 0; pressed < times; pressed += 1) await this.page.keyboard.press(key);
    this.keys += times;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Walks by the Tab key to a control that has a name. */
  async walk(control: Locator): Promise<void> {
    for (let steps = 0; steps < 40; steps += 1) {
      if (await control.evaluate(element => element === element.ownerDocument.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error('The Tab key does not reach it');
  }
}
