import type { Locator, Page } from 'playwright-core';

/** Outcome of a form that was sent. */
export interface Outcome {
  readonly isGood: boolean;
  readonly text: string;
  /** The answer as it is shown. */
  readonly answer: { readonly result?: unknown; readonly error?: { readonly code: number } };
}

/** The form of a method, unfolded where it is folded. */
export async function formOf(page: Page, method: string): Promise<Locator> {
  const form = page.locator(`form.call[data-method="${method}"]`);
  const folded = page.locator('details.one:not([open])', { has: form });
  if ((await folded.count()) > 0) await folded.locator('summary').first().click();
  return form;
}

/** Control for the value of this name. */
export function controlOf(form: Locator, name: string): Locator {
  return form.locator(`[data-name="${name}"]`).locator('input, select, textarea').first();
}

/** Fills in fields by their names: lists by what they show, everything else by what is typed. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    const isList = await control.evaluate(element => element.tagName === 'SELECT');
    await (isList ? control.selectOption({ label: value }) : control.fill(value));
  }
}

/** Sends a form and waits for what it says. */
export async function send(form: Locator): Promise<Outcome> {
  await form.getByRole('button', { name: 'Send' }).click();
  return outcomeOf(form);
}

/** Waits for the outcome of a form. */
export async function outcomeOf(form: Locator): Promise<Outcome> {
  const place = form.locator('.outcome:is([data-mood="good"], [data-mood="bad"])');
  await place.waitFor();
  const answer = (await form.locator('[data-shows="answer"]').textContent()) || '{}';
  const isGood = (await place.getAttribute('data-mood')) === 'good';
  return { isGood, text: (await place.textContent()) ?? '', answer: JSON.parse(answer) };
}
