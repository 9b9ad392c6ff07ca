import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { browserTest, watchedPage } from '../helpers/browser.js';
import { colourful, keepRules, kinds } from '../helpers/docs-pages.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines } from '../helpers/stores.js';

const phone = { width: 360, height: 740 };

async function opened(t: ExecutionContext, options = {}) {
  const [engine] = engines;
  if (!engine) throw new Error('no engine to test with');
  const service = await startedService(t, engine);
  return { service, ...(await watchedPage(t, service.url, options)), docs: `${service.url}/docs` };
}

function searchOf(page: Page) {
  return page.getByRole('combobox', { name: /Search|durchsuchen/ });
}

browserTest('the search answers while one types, and leads where it says', async t => {
  const { page, docs, faults } = await opened(t);
  await page.goto(`${docs}/`);
  for (const [words, place] of [
    ['object.archive', 'methods/cmdb.object.archive.html'],
    ['host address', 'categories/C__CATG__IP.html'],
    ['Hostadresse', 'categories/C__CATG__IP.html'],
    ['C__OBJTYPE__SERVER', 'types/C__OBJTYPE__SERVER.html'],
    ['EntryNotFound', 'errors.html#EntryNotFound'],
  ] as const) {
    await searchOf(page).fill('');
    await searchOf(page).pressSequentially(words);
    t.true((await page.getByRole('option').count()) > 0, words);
    await page.getByRole('option').first().click();
    await page.waitForURL(`${docs}/${place}*`);
  }
  t.deepEqual(faults, []);
});

browserTest('the language is switched without loading anything, and kept', async t => {
  const { page, docs, faults } = await opened(t);
  await page.goto(`${docs}/categories/C__CATG__MODEL.html`);
  const heading = page.getByRole('heading', { level: 1 });
  const button = page.locator('form.call').first().getByRole('button').first();
  t.is((await heading.innerText()).trim(), 'Model');
  t.is(await button.innerText(), 'Send');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  t.is((await heading.innerText()).trim(), 'Modell');
  t.is(await button.innerText(), 'Senden');
  await page.reload();
  t.is((await heading.innerText()).trim(), 'Modell');
  t.deepEqual(faults, []);
});

/** English words that stand in phrases and in no constant, key or name. */
const english = /\b(the|of|with|and|as|an|by|entries|which|more|from|to|its)\b/;

browserTest('texts about categories, attributes and methods are German on German pages', async t => {
  const { page, docs, faults } = await opened(t, { locale: 'de-DE' });
  for (const constant of ['IP', 'CPU', 'LOCATION', 'IMAGES', 'GLOBAL', 'CABLING', 'CONTACT', 'ACCOUNTING', 'MODEL']) {
    await page.goto(`${docs}/categories/C__CATG__${constant}.html`);
    const said = await page.locator('.facts > li, p.type, .own-ids, .side .heading').allInnerTexts();
    const names = (await page.locator('.facts a, .facts code, .chips li, p.type code, .own-ids a').allInnerTexts()).filter(
      Boolean,
    );
    const longestFirst = names.toSorted((one, other) => other.length - one.length);
    const phrases = said.map(text => longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), text));
    t.deepEqual(
      phrases.filter(text => english.test(text)),
      [],
      constant,
    );
  }
  await page.goto(`${docs}/methods/cmdb.object.create.html`);
  t.is(await page.locator('.lead').innerText(), 'Ein Objekt anlegen');
  t.regex(await page.locator('#parameter-type + dd .type').innerText(), /^die Konstante eines Objekttyps/);
  t.regex((await page.locator('.side .heading').allInnerTexts()).join(' '), /METHODEN: EINTRÄGE/i);
  t.deepEqual(faults, []);
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    if ((await page.locator(selector).and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not lead to ${selector}`);
}

browserTest('everything can be done by keyboard: finding a method, calling it, reading the answer', async t => {
  const { page, docs, faults } = await opened(t);
  await page.goto(`${docs}/`);
  await page.keyboard.press('/');
  await page.keyboard.type('object.create');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/cmdb\.object\.create/);
  await tabTo(page, '#try-key');
  await page.keyboard.type(testKey);
  await tabTo(page, '[data-name="type"] input');
  await page.keyboard.type('C__OBJTYPE__SERVER');
  await page.keyboard.press('Escape');
  await tabTo(page, '[data-name="title"] input');
  await page.keyboard.type('web1');
  await page.keyboard.press('Enter');
  await page.locator('.outcome[data-mood="good"]').waitFor();
  await tabTo(page, 'figure.code:has([data-shows="answer"]) pre');
  t.regex(await page.locator(':focus').innerText(), /"success": true/);
  t.deepEqual(faults, []);
});

browserTest('pages fit a phone: nothing has to be moved sideways', async t => {
  const { page, docs, faults } = await opened(t, { viewport: phone, hasTouch: true, isMobile: true });
  for (const kind of kinds) {
    await page.goto(`${docs}/${kind}`);
    t.is(await page.evaluate('document.documentElement.scrollWidth'), phone.width, kind);
    t.is(await page.evaluate('window.innerWidth'), phone.width, kind);
  }
  t.deepEqual(faults, []);
});

browserTest('the search field of a phone is wide enough for its words', async t => {
  const { page, docs, faults } = await opened(t, { viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`${docs}/`);
  const width = async () => (await searchOf(page).boundingBox())?.width ?? 0;
  const before = await width();
  await searchOf(page).tap();
  t.true((await width()) > phone.width * 0.8);
  await searchOf(page).fill('Hostadresse');
  await page.getByRole('option').first().tap();
  await page.waitForURL(/C__CATG__IP/);
  t.is(await width(), before);
  t.deepEqual(faults, []);
});

/** Texts of drawings that overlap a box or an arrow: pairs of the text and the shape. */
const collisions = `[...document.querySelectorAll('.drawing svg')].flatMap(svg => {
  const names = [...svg.querySelectorAll('.step > text')].map(text => ({ text: text.textContent, box: text.getBBox() }));
  const holds = ({ x, y, width, height }, point) =>
    point.x > x - 2 && point.x < x + width + 2 && point.y > y + 1 && point.y < y + height - 1;
  const pointsOf = path => Array.from({ length: path.getTotalLength() / 2 }, (_, at) => path.getPointAtLength(at * 2));
  const paths = [...svg.querySelectorAll('.step > path, .status > rect')].map(path => ({ of: path.parentElement.textContent.trim(), points: pointsOf(path) }));
  return names.flatMap(({ text, box }) =>
    paths.filter(({ points }) => points.some(point => holds(box, point))).map(({ of }) => text + ' meets ' + of));
})`;

browserTest('texts in drawings stand free: no arrow crosses them, no box is covered', async t => {
  const { page, docs } = await opened(t);
  await page.goto(`${docs}/lifecycles.html`);
  t.deepEqual(await page.evaluate(collisions), []);
});

browserTest('pages keep the rules of accessibility, contrast included, light and dark', async t => {
  const { page, docs, faults } = await opened(t);
  // Articles are all of one kind; each of them is tried by test/stress/docs-pages.test.ts.
  await keepRules(t, page, docs, [...colourful, ...kinds.filter((kind, at) => at % 6 === 0 && !colourful.has(kind))]);
  t.deepEqual(faults, []);
});
