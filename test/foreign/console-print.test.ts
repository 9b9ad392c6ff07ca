import type { Page } from 'playwright-core';
import qrcode from 'qrcode-generator';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, rowsCounted, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { countIs, textsAre } from '../helpers/seen.js';
import { withObjects } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';

/** Lengths of a page of A4 without its margins, in pixels. */
const paper = { width: 703, height: 1016 };

/** Shows a page as it is printed, until it is loaded anew. */
async function asPrinted(page: Page): Promise<void> {
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
}

/** Parts of pages that are for screens alone. */
const forScreens = [
  'header.top',
  'nav.side',
  '.page-actions',
  '.filters',
  '.conditions',
  '.category-menu',
  '.place-tree',
  '.hint',
  '.tools',
];

async function seenOf(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const selector of selectors) {
    const all = await page.locator(selector).all();
    for (const each of all) if (await each.isVisible()) seen.push(selector);
  }
  return seen;
}

browserTest(
  'a list is printed with the titles of its columns and all rows that are loaded, dark screens on white paper',
  async t => {
    const { page, service, faults } = await openedConsole(t, { colorScheme: 'dark' }, store => withObjects(store, 130));
    await signIn(page, service.url, '/objects?order=id');
    await page.locator('.virtual .object-link').first().waitFor();
    const total = (await rowsCounted(page)) - 1;
    await asPrinted(page);
    await page.locator('.virtual tbody tr[aria-rowindex="101"]').waitFor();
    await countIs(t, page.locator('.virtual tbody tr:not(.spacer)'), 100);
    t.regex(await page.locator('.printed-part').innerText(), new RegExp(`first 100 of ${total} rows`));
    t.true(await page.locator('.virtual thead').getByText('Title').isVisible());
    t.deepEqual(await seenOf(page, [...forScreens, '.virtual .select']), []);
    t.true(
      (await page.locator('.virtual').evaluate(region => region.scrollHeight - region.clientHeight)) <= 0,
      'nothing is scrolled away',
    );
    t.is(await page.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(253, 253, 252)');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await page.locator('.virtual .spacer').waitFor({ state: 'attached' });
    t.deepEqual(faults, []);
  },
);

browserTest('the button Print loads a whole list before it prints it', async t => {
  const { page, service, faults } = await openedConsole(t, {}, store => withObjects(store, 2500));
  await signIn(page, service.url, '/objects?order=id');
  await page.locator('.virtual .object-link').first().waitFor();
  const total = (await rowsCounted(page)) - 1;
  await page.evaluate(`window.print = () => {
    window.printed = document.querySelectorAll('.virtual tbody tr:not(.spacer) .object-link').length;
    dispatchEvent(new Event('afterprint'));
  }`);
  await page.getByRole('button', { name: 'Print' }).click();
  await until(() => page.evaluate<boolean>('window.printed !== undefined'));
  t.is(await page.evaluate('window.printed'), total);
  t.true(total > 2500);
  await page.locator('.virtual .spacer').waitFor({ state: 'attached' });
  t.deepEqual(faults, []);
});

browserTest('an object is printed with all entries of its categories, and without its controls', async t => {
  const { page, service, faults } = await openedConsole(t);
  const ports = Array.from({ length: 30 }, (_, at) => ({ title: `port ${at}` }));
  const id = await objectMade(callerOf(service, 'contract'), { title: 'switch', categories: { C__CATG__NETWORK_PORT: ports } });
  await signIn(page, service.url, `/objects/${id}`);
  await page.getByRole('button', { name: 'Show all 30' }).first().waitFor();
  await asPrinted(page);
  await page.getByText('port 29', { exact: true }).first().waitFor();
  t.deepEqual(await seenOf(page, [...forScreens, 'button', '.save-bar']), []);
  t.true((await page.evaluate<number>('document.documentElement.scrollWidth')) <= paper.width);
  t.deepEqual(faults, []);
});

browserTest('a rack of 48 units is printed on one page from both sides, with a table of its devices', async t => {
  const { page, service, faults } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const categories = { C__CATG__FORMFACTOR: { rackunits: 48 }, C__CATS__ENCLOSURE: { vertical_slots_rear: 2 } };
  const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'high rack', categories });
  await objectMade(call, {
    title: 'web1',
    categories: { C__CATG__LOCATION: { parent: rack, option: 3, insertion: 2, pos: 40 } },
  });
  await objectMade(call, { title: 'spare', categories: { C__CATG__LOCATION: { parent: rack } } });
  await resultOf(call('kataster.rack.read', { id: rack }));
  await signIn(page, service.url, `/places/${rack}`);
  await page.locator('svg.rack .device').first().waitFor();
  await asPrinted(page);
  t.deepEqual(await seenOf(page, forScreens), []);
  const [front, rear] = [
    await page.locator('svg.rack').first().boundingBox(),
    await page.locator('svg.rack').last().boundingBox(),
  ];
  if (!front || !rear) return t.fail('a side is not printed');
  t.is(Math.round(front.y), Math.round(rear.y), 'side by side');
  t.true(rear.x + rear.width <= paper.width && rear.y + rear.height <= paper.height, JSON.stringify({ front, rear }));
  t.true(front.height > paper.height / 2, 'large enough to be read');
  await textsAre(t, page.locator('.unplaced li button'), ['spare']);
  t.regex(await page.getByRole('table').innerText(), /web1[\s\S]*unit 40[\s\S]*Front and rear/);
  const pdf = await page.pdf({ format: 'A4' });
  t.is(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1);
  t.deepEqual(faults, []);
});

browserTest('on 4K texts and rows are no longer than the eye can follow, and everything is larger', async t => {
  const { page, service, faults } = await openedConsole(t, { viewport: { width: 3840, height: 2160 } });
  await signIn(page, service.url);
  for (const path of [
    '/',
    '/objects',
    '/objects/1',
    '/connections/1',
    '/impact/1',
    '/history',
    '/nets',
    '/places',
    '/schema',
    '/administration',
  ]) {
    await page.goto(service.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main .waiting').first().waitFor({ state: 'detached' });
    const widest = (selector: string): Promise<number> =>
      page.locator(selector).evaluateAll(all => Math.max(0, ...all.map(each => each.getBoundingClientRect().width)));
    t.is(await page.evaluate(`getComputedStyle(document.documentElement).fontSize`), '20px', path);
    t.true((await widest('main p')) <= 1200, `${path}: a text is ${await widest('main p')} px wide`);
    t.true((await widest('main table')) <= 3000, `${path}: a table is ${await widest('main table')} px wide`);
    t.true((await widest('main > :not(.fills)')) <= 2240, `${path}: a part is ${await widest('main > :not(.fills)')} px wide`);
  }
  t.deepEqual(faults, []);
});

browserTest(
  'labels have a QR code that leads to their object, in the size that is chosen, and print without the page',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    const call = callerOf(service, 'contract');
    const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack' });
    const server = await objectMade(call, { title: 'web1', categories: { C__CATG__LOCATION: { parent: rack } } });
    await signIn(page, service.url, `/places/${rack}`);
    await page.getByRole('link', { name: 'Labels' }).click();
    const labels = page.locator('.labels li');
    await labels.nth(1).locator('svg').waitFor();
    await textsAre(t, labels.locator('b'), ['rack', 'web1']);
    const drawn = await labels.nth(1).locator('svg path').getAttribute('d');
    const code = qrcode(0, 'M');
    code.addData(`${service.url}/objects/${server}`);
    code.make();
    const dark = [...Array(code.getModuleCount() ** 2).keys()].filter(at =>
      code.isDark(Math.floor(at / code.getModuleCount()), at % code.getModuleCount()),
    );
    t.is(drawn?.match(/M/g)?.length, dark.length, 'as many squares as the address has');
    const { violations } = await accessibilityOf(page);
    t.deepEqual(await violations('everything'), []);
    const perMillimetre = 96 / 25.4;
    for (const [size, width, height] of [
      ['38 × 19', 38, 19],
      ['62 × 29', 62, 29],
      ['89 × 36', 89, 36],
    ] as const) {
      await page.getByLabel('Size').selectOption(size);
      const box = await labels.first().boundingBox();
      t.deepEqual(
        [box?.width, box?.height].map(each => Math.round((each ?? 0) / perMillimetre)),
        [width, height],
      );
    }
    await asPrinted(page);
    t.deepEqual(await seenOf(page, [...forScreens, 'button']), []);
    t.true(await labels.nth(1).locator('svg').isVisible());
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);
