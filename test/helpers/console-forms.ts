import type { Locator, Page } from 'playwright-core';
import type { registry } from './catalogue.js';

export type Category = (typeof registry.categories)[number];
type Attribute = Category['attributes'][number];

/** Texts that the service rejects, by the type of the attribute. The shortest come first: they are typed fastest. */
const rejected: Partial<Readonly<Record<Attribute['type'], string>>> = {
  integer: 'no number',
  number: 'no number',
  money: 'no number',
  timespan: 'no timespan',
  multiselect: 'x'.repeat(256),
  textarea: 'x'.repeat(65_536),
};

/** Texts that the service accepts. Types without one are links and choices, of which the first that is offered is taken. */
const accepted: Partial<Readonly<Record<Attribute['type'], string>>> = {
  text: 'typed',
  textarea: 'typed',
  integer: '7',
  number: '7',
  money: '7',
  date: '2026-02-28',
  datetime: '2026-02-28T13:45:00',
  time: '13:45',
  timespan: '1:30',
  link: 'https://example.org/typed',
  password: 'typed',
  dialog_plus: 'typed',
  multiselect: 'typed',
};

function firstOfTypes(texts: object, attributes: readonly Attribute[]): Attribute | undefined {
  return Object.keys(texts).flatMap(type => attributes.filter(each => each.type === type))[0];
}

/** How the form of a category is filled in. */
export interface FormOf {
  /** The attribute whose rule can be broken by typing; undefined where the controls permit nothing wrong. */
  readonly breakable: Attribute | undefined;
  /** Fills in what an entry needs, and another attribute where none is needed and none is broken. */
  fill(page: Page): Promise<void>;
}

/** The attributes that the form of a category has fields for. */
export function writableOf({ attributes }: Category): readonly Attribute[] {
  return attributes.filter(({ readOnly, type, sameAs }) => !readOnly && type !== 'computed' && !sameAs);
}

/** The form of a category. */
export function formOf(category: Category): FormOf {
  const writable = writableOf(category);
  const required = writable.filter(each => each.required);
  const breakable = firstOfTypes(rejected, writable);
  const needed = required.length > 0 || breakable ? ownersFirst(required) : writable.slice(0, 1);
  return {
    breakable,
    async fill(page) {
      for (const attribute of needed) await put(page, attribute, accepted[attribute.type]);
    },
  };
}

/** The links that say whose entries others lead to come before these. */
function ownersFirst(attributes: readonly Attribute[]): readonly Attribute[] {
  const isOwner = ({ key }: Attribute): boolean => attributes.some(({ dependsOn }) => dependsOn === key);
  return [...attributes.filter(isOwner), ...attributes.filter(each => !isOwner(each))];
}

/** The control of an attribute in the form that is open. */
function controlOf(page: Page, { key }: Attribute): Locator {
  return page.locator(`.entry-form [id$="-${key}"]`).first();
}

async function put(page: Page, attribute: Attribute, text: string | undefined): Promise<void> {
  const control = controlOf(page, attribute);
  if (['dialog', 'boolean'].includes(attribute.type)) await control.selectOption({ index: 1 });
  else if (text === undefined) await chooseFirst(page, control);
  else await control.fill(text);
  if (attribute.type === 'multiselect') await control.dispatchEvent('change');
}

async function chooseFirst(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.locator('[role="listbox"]:not([hidden]) [role="option"]:not([aria-disabled])').first().click();
}

/** Types what the service rejects, saves, waits for the error at its field, and takes back what was typed. */
export async function seeRejected(page: Page, attribute: Attribute): Promise<void> {
  await put(page, attribute, rejected[attribute.type]);
  await save(page);
  await page.locator(`.entry-form [id$="-${attribute.key}-fault"]`).waitFor();
  if (attribute.type === 'multiselect') await page.locator('.field.changed .chip button').click();
  else await put(page, attribute, accepted[attribute.type]);
}

/** Presses the button that saves. */
export function save(page: Page): Promise<void> {
  return page.locator('.save-bar button[type="submit"]:enabled').click();
}
