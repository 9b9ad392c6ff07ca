import { readFile } from 'node:fs/promises';
import type { ExecutionContext } from 'ava';
import type { Locator, Page } from 'playwright-core';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, section, signIn } from '../helpers/console.js';
import { Hand } from '../helpers/hand.js';
import { callerOf, resultOf } from '../helpers/rpc.js';

const tank = 'C__CATG__CUSTOM_WATER_TANK';

/** An attribute of the walk, and what its settings say beside its kind. */
interface Added {
  readonly title: string;
  readonly kind: string;
  set?(hand: Hand, settings: Locator): Promise<void>;
}

const check =
  (label: string) =>
  async (hand: Hand, settings: Locator): Promise<void> =>
    hand.click(settings.getByLabel(label, { exact: true }));

async function writeChoices(hand: Hand, settings: Locator): Promise<void> {
  await hand.click(settings.getByRole('button', { name: 'Add a choice' }));
  for (const choice of ['Water', 'Oil']) {
    const line = settings.getByRole('textbox', { name: /^Choice \d, English$/ }).last();
    await line.and(hand.page.locator(':focus')).waitFor();
    await hand.type(choice);
    if (choice === 'Water') await hand.press('Enter');
  }
}

/** Eleven attributes of eleven kinds: one is counted, one unique, one required. */
const attributes: readonly Added[] = [
  {
    title: 'Label',
    kind: 'Text',
    set: async (hand, settings) => {
      await hand.click(settings.getByLabel('Counter'));
      await hand.type('TANK-[####]');
    },
  },
  {
    title: 'Serial',
    kind: 'Whole number',
    set: async (hand, settings) => {
      await settings.getByLabel('Unique').selectOption({ label: 'in all objects' });
      hand.clicks += 2;
    },
  },
  {
    title: 'Medium',
    kind: 'Choice from a list',
    set: async (hand, settings) => {
      await check('Required')(hand, settings);
      await writeChoices(hand, settings);
    },
  },
  { title: 'Volume', kind: 'Decimal number' },
  { title: 'Price', kind: 'Amount of money' },
  { title: 'Drinkable', kind: 'Yes or no' },
  { title: 'Built', kind: 'Date' },
  { title: 'Cleaned', kind: 'Date and time' },
  { title: 'Manual', kind: 'Web address' },
  { title: 'Pump', kind: 'Link to an object' },
  { title: 'Remark', kind: 'Text of several lines' },
];

async function choose(hand: Hand, list: Locator, label: string): Promise<void> {
  await list.selectOption({ label });
  hand.clicks += 2;
}

async function add(hand: Hand, { title, kind, set }: Added): Promise<void> {
  const settings = hand.page.locator('.item-settings');
  await hand.click(hand.page.getByRole('button', { name: 'Add an attribute' }));
  await settings.getByRole('textbox', { name: 'English' }).first().and(hand.page.locator(':focus')).waitFor();
  await hand.type(title);
  if (kind !== 'Text') await choose(hand, settings.getByLabel('Kind', { exact: true }), kind);
  await set?.(hand, settings);
}

async function apply(hand: Hand, version: number, label = 'Apply'): Promise<void> {
  await hand.click(hand.page.getByRole('button', { name: label, exact: true }).and(hand.page.locator(':enabled')));
  await hand.page.getByRole('status').getByText(`The schema has version ${version} now.`).waitFor();
}

/** Opens a new definition from the page of the schema, and types its English title. */
async function begin(hand: Hand, link: string, title: string): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('link', { name: 'Schema', exact: true }).first());
  await hand.click(page.getByRole('link', { name: link }));
  await page.getByRole('textbox', { name: 'English' }).first().and(page.locator(':focus')).waitFor();
  await hand.type(title);
}

async function type(hand: Hand, field: Locator, text: string): Promise<void> {
  await hand.click(field);
  await hand.type(text);
}

/** Makes a tank with its serial number; the first word of the medium is chosen. */
async function makeTank(hand: Hand, title: string, serial: string, volume: string): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('link', { name: 'Objects', exact: true }));
  await hand.click(page.getByRole('button', { name: 'New object' }));
  const dialog = page.getByRole('dialog');
  await choose(hand, dialog.getByLabel('Type'), 'Tank');
  await type(hand, dialog.getByLabel('Title'), title);
  await hand.click(dialog.getByRole('button', { name: 'New object' }));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await hand.click(page.getByRole('link', { name: 'Water tank', exact: true }));
  await hand.click(section(page, 'Water tank').getByRole('button', { name: 'Add' }));
  await type(hand, page.getByLabel('Serial', { exact: true }), serial);
  await choose(hand, page.getByLabel('Medium', { exact: false }), 'Oil');
  await type(hand, page.getByLabel('Volume', { exact: true }), volume);
  await type(hand, page.getByLabel('Remark', { exact: true }), `Remark on ${title}`);
  await hand.press('Control+s');
}

interface Tank {
  readonly label?: unknown;
  readonly capacity?: unknown;
  readonly remark?: unknown;
}

browserTest('a water tank: from an empty service to lists, reports and files of fields that are renamed and removed', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { acceptDownloads: true }, async () => undefined, []);
  const call = callerOf(service, 'contract');
  const hand = new Hand(page);
  const noted = pressesNoted(t, hand);
  await signIn(page, service.url, '/');

  await begin(hand, 'New relation type', 'Feed');
  await type(hand, page.getByRole('group', { name: 'Read from the first object' }).getByLabel('English'), 'feeds');
  await type(hand, page.getByRole('group', { name: 'Read from the second object' }).getByLabel('English'), 'is fed by');
  await choose(hand, page.getByLabel('What depends fails'), 'When any of them fails');
  await apply(hand, 1);
  noted('a relation type');

  await begin(hand, 'New category', 'Water tank');
  for (const attribute of attributes) await add(hand, attribute);
  await page.getByText(/^[0-9]+ changes:$/).waitFor();
  await shoot(page, 'category');
  await apply(hand, 2);
  noted('a category of eleven attributes');

  await begin(hand, 'New type', 'Tank');
  await hand.click(page.getByRole('combobox', { name: 'Add a category' }));
  await hand.type('Water tank');
  await hand.click(page.getByRole('option', { name: /^Water tank/ }));
  await page.getByRole('button', { name: 'Move Water tank up' }).waitFor();
  await shoot(page, 'type');
  await apply(hand, 3);
  noted('a type');

  await makeTank(hand, 'Tank 1', '1', '500.5');
  await section(page, 'Water tank').getByText('TANK-0001').waitFor();
  await shoot(page, 'object');
  await makeTank(hand, 'Tank 2', '1', '700');
  const serial = page.getByLabel('Serial', { exact: true });
  await serial.and(page.locator('[aria-invalid="true"]')).waitFor();
  await serial.fill('2');
  await hand.press('Control+s');
  await section(page, 'Water tank').getByText('TANK-0002').waitFor();
  await makeTank(hand, 'Tank 3', '3', '900');
  await section(page, 'Water tank')
    .getByText(/^TANK-000[34]$/)
    .waitFor();
  noted('three tanks, one of which repeated a unique value first');

  await hand.click(page.getByRole('link', { name: 'Objects', exact: true }));
  await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__TANK');
  hand.clicks += 2;
  await hand.click(page.getByRole('button', { name: 'Columns', exact: true }));
  for (const title of ['Label', 'Volume', 'Remark'])
    await hand.click(page.getByRole('group', { name: 'Water tank', exact: true }).getByLabel(title, { exact: true }));
  await shoot(page, 'columns');
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
  await page.getByText('Remark on Tank 3').waitFor();
  await hand.click(page.getByRole('button', { name: 'Views', exact: true }));
  await type(hand, page.getByRole('dialog').getByLabel('Name of the view'), 'Tanks');
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Save view' }));
  await page.getByRole('heading', { level: 1, name: 'Tanks', exact: true }).waitFor();
  await shoot(page, 'list');
  noted('a list with columns, which is kept as a view');

  await hand.click(page.getByRole('button', { name: 'Views', exact: true }));
  await hand.click(page.getByRole('link', { name: 'Report: Tanks' }));
  await page.getByText('Remark on Tank 3').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), hand.click(page.getByRole('button', { name: 'CSV' }))]);
  const csv = await readFile(await download.path(), 'utf8');
  t.regex(csv, /Label,Volume,Remark/);
  t.regex(csv, /Tank 1.*TANK-0001.*500\.5.*Remark on Tank 1/);
  noted('a report and its CSV');

  const object = await tankNamed('Tank 1', call);
  await hand.click(page.getByRole('link', { name: 'Schema', exact: true }).first());
  await hand.click(page.getByRole('link', { name: 'Water tank', exact: true }));
  await hand.click(page.getByRole('button', { name: 'Volume Decimal number' }));
  const settings = page.locator('.item-settings');
  await settings.getByRole('textbox', { name: 'English' }).first().fill('Capacity');
  await settings.getByLabel('Key', { exact: true }).fill('capacity');
  await page.getByText(/used by the report Tanks/).waitFor();
  await shoot(page, 'rename');
  await apply(hand, 4);
  t.is((await object())?.capacity, '500.5');
  noted('a renamed attribute');

  await hand.click(page.getByRole('button', { name: 'Remark Text of several lines' }));
  await hand.click(page.getByRole('button', { name: 'Remove Remark' }));
  await page.getByText('Attribute Remark is removed: 3 entries have a value').waitFor();
  await shoot(page, 'remove');
  await apply(hand, 5, 'Apply and lose 3 values');
  t.is((await object())?.remark, undefined);
  await hand.click(page.getByRole('status').getByRole('button', { name: 'Undo' }).last());
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Undo' }));
  await page.getByRole('button', { name: 'Remark Text of several lines' }).waitFor();
  t.like(await object(), { remark: 'Remark on Tank 1', capacity: '500.5', label: 'TANK-0001' });
  noted('a removed attribute that came back');

  await page.goto(`${service.url}/objects?view=Tanks`);
  await page.getByText('Remark on Tank 3').waitFor();
  await page.getByRole('columnheader', { name: /Capacity/ }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

async function tankNamed(title: string, call: ReturnType<typeof callerOf>): Promise<() => Promise<Tank | undefined>> {
  const [found] = await resultOf<readonly { readonly id: string }[]>(
    call('cmdb.objects.read', { filter: { title, type: 'C__OBJTYPE__TANK' } }),
  );
  return async () => {
    const entries = await resultOf<readonly Tank[]>(call('cmdb.category.read', { objID: Number(found?.id), category: tank }));
    return entries[0];
  };
}

/** Notes how many presses each part of the walk took. */
function pressesNoted(t: ExecutionContext, hand: Hand): (part: string) => void {
  let [clicks, keys] = [0, 0];
  return part => {
    t.log(`${part}: ${hand.clicks - clicks} clicks, ${hand.keys - keys} keys`);
    [clicks, keys] = [hand.clicks, hand.keys];
  };
}

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}
