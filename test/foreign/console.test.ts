import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import type { RackContent } from '../../generated/types.js';
import { allAccessible } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, openObject, rowsCounted, section, signIn } from '../helpers/console.js';
import { send } from '../helpers/http.js';
import { callerOf, type RpcAnswer } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';
import { sharedService as shared } from '../helpers/started-service.js';
import { engines, withObjects } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { password, withUser } from '../helpers/users.js';

const [engine] = engines;
if (!engine) throw new Error('no engine to test with');
const sharedService = shared(engine);

/** Bytes of compressed script that the first page may load. */
const firstLoad = 30_720;

/** Files of script that the entry imports at once, itself included. */
function importedBy(name: string): readonly string[] {
  const text = readFileSync(join('dist', 'console', name), 'utf8');
  const direct = [...text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].map(([, file = '']) => file);
  return [name, ...direct.flatMap(importedBy)];
}

test('the first load is at most 30 kB of compressed script, and pages are parts of their own', t => {
  const files = new Set([...importedBy('main.js'), 'early.js']);
  const size = [...files].reduce((sum, name) => sum + gzipSync(readFileSync(join('dist', 'console', name))).length, 0);
  t.true(size <= firstLoad, `${size} bytes`);
  t.true(readdirSync(join('dist', 'console')).filter(name => name.endsWith('.js')).length > files.size);
});

function resultIn<Result>(answer: RpcAnswer): Result {
  return answer.result as Result;
}

const browserAccepts = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

for (const [path, accept, served] of [
  ['/', browserAccepts, 'console'],
  ['/objects/7', browserAccepts, 'console'],
  ['/', '*/*', 'start page'],
  ['/', 'application/json', 'start page'],
  ['/objects/7', '*/*', 'error'],
] as const)
  test(`GET ${path} answers ${accept.slice(0, 16)} with the ${served}`, async t => {
    const service = await sharedService();
    const { status, headers, text } = await send(service.url + path, { verb: 'GET', headers: { Accept: accept } });
    t.is(status, served === 'error' ? 404 : 200);
    t.is(text.includes('/console/main.js'), served === 'console');
    t.is(text.includes('<h2>A first call</h2>'), served === 'start page');
    t.regex(headers.get('vary') ?? '', /Accept/);
  });

browserTest(
  'from signing in to a saved change: the error stands at its field, the history shows the change, undo takes it back',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    await signIn(page, service.url);
    await page.getByRole('link', { name: /^Rack/ }).click();
    await page.getByRole('link', { name: 'R1', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'R1' }).waitFor();
    await section(page, 'General').getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Title', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const title = page.getByLabel(/^Title/);
    await page.locator('.fault').waitFor();
    t.is(await title.getAttribute('aria-invalid'), 'true');
    await title.fill('R1 renamed');
    await page.getByPlaceholder(/Why/).fill('a new label');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'R1 renamed' }).waitFor();
    await page.getByRole('status').getByRole('link', { name: 'History' }).click();
    await page.getByText('a new label').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { level: 1, name: 'History · R1', exact: true }).waitFor();
    t.deepEqual([faults, contract.faults], [[], []]);
    t.true(contract.methods.has('kataster.changes.apply'));
  },
);

browserTest(
  'every page has no accessibility fault, fits 320 px, and breaks no rule of content, in both languages and schemes',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t, { viewport: { width: 320, height: 640 } });
    await signIn(page, service.url);
    const addresses = [
      '/',
      '/objects',
      '/objects?type=C__OBJTYPE__ENCLOSURE',
      '/objects/1',
      '/connections/1?depth=2',
      '/impact/1',
      '/history',
      '/history/compare?object=1&from=1',
      '/nets',
      '/import',
      '/schema',
      '/schema/C__OBJTYPE__SERVER/C__CATG__IP',
      '/administration',
      '/audit',
      '/places',
      '/places/1',
    ].map(path => service.url + path);
    await allAccessible(t, page, addresses, () => page.locator('main:not(:has(.waiting)) h1').waitFor());
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('a device is moved in a rack by mouse and by keyboard, each time as a plan that is shown first', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const [rack] = resultIn<{ id: string }[]>(await call('cmdb.objects.read', { filter: { title: 'R1' }, limit: 1 }));
  const { devices, units } = resultIn<RackContent>(await call('kataster.rack.read', { id: Number(rack?.id) }));
  const device = devices.find(({ vertical, to }) => !vertical && to < (units ?? 0) - 2);
  if (!device) return t.fail('the rack has no device with room above it');
  const unitOf = async (): Promise<number | undefined> => {
    const now = resultIn<RackContent>(await call('kataster.rack.read', { id: Number(rack?.id) }));
    return now.devices.find(({ id }) => id === device.id)?.from;
  };
  await signIn(page, service.url, `/places/${rack?.id}`);
  const drawn = page.locator(`svg.rack a[href="/objects/${device.id}"]`).first();
  const confirm = async (): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await drawn.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await confirm();
  await page.getByText(`is here now: unit ${device.from + 1}`).waitFor();
  t.is(await unitOf(), device.from + 1);
  const placeDrawn = drawn.locator('title').filter({ hasText: new RegExp(`\\bunits? ${device.from + 1}\\b`, 'i') });
  await placeDrawn.waitFor({ state: 'attached' });
  await drawn.hover();
  const box = await drawn.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 12);
  await page.mouse.move(x, y - 24, { steps: 4 });
  await page.mouse.up();
  await confirm();
  await page.getByText(`is here now: unit ${device.from + 2}`).waitFor();
  t.is(await unitOf(), device.from + 2);
  t.regex(page.url(), /\/places\//);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a person signs in with login and password alone; what they typed outlives the end of their session', async t => {
  const rights = [{ verbs: ['view', 'create', 'edit'] }] as const;
  const { page, service, contract } = await openedConsole(t, {}, store => withUser(store, 'anna', rights));
  const signInAs = async (form: Locator): Promise<void> => {
    await form.getByLabel('Login', { exact: true }).fill('anna');
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(service.url);
  await signInAs(page.locator('main'));
  await openObject(page, 'R1');
  await section(page, 'General').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title', { exact: true }).fill('typed before the end');
  resultIn(await callerOf(service, 'contract')('kataster.user.endSessions', { login: 'anna' }));
  // What follows the changes may have asked to sign in already.
  await page.getByRole('button', { name: 'Save', exact: true }).dispatchEvent('click');
  await signInAs(page.getByRole('dialog'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  t.is(await page.getByLabel('Title', { exact: true }).inputValue(), 'typed before the end');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'typed before the end' }).waitFor();
  t.deepEqual(contract.faults, []);
});

browserTest('a CSV file is matched to attributes, checked row by row, and imported; refused rows say why', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  await signIn(page, service.url, '/import');

  const text = `Title;C__CATG__MODEL.serial;C__CATG__MODEL.manufacturer;Remark\r\nimported-1;S1;ACME;\r\n"imported; 2";S2;;x\r\nlong;${'x'.repeat(300)};ACME;\r\n`;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'servers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  await page.getByRole('heading', { name: '2 rows can be imported, 1 are refused.' }).waitFor();
  await countIs(t, page.locator('td .wrong'), 1);
  await page.getByRole('button', { name: 'Import 2 objects' }).click();
  await page.getByText('Imported as 1 change set').waitFor();
  await openObject(page, 'imported-1');
  t.regex(await section(page, 'Model').innerText(), /ACME[\s\S]*S1/);
  t.deepEqual([faults, contract.faults], [[], []]);
});

/** Goes to another page and back to the list by links, without loading a document. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
  await page.locator('nav.side a[href="/objects"]').click();
}

browserTest('a list of 100,000 objects shows its rows, and is scrolled through to its end', async t => {
  const { page, service, faults } = await openedConsole(t, {}, async store => {
    for (let made = 0; made < 100_000; made += 10_000) await withObjects(store, 10_000);
  });
  await signIn(page, service.url);
  const ways = [
    () => page.goto(`${service.url}/objects`),
    () => leaveAndReturn(page),
    () => page.goto(`${service.url}/objects?order=id`),
  ];
  for (const open of ways) {
    await open();
    await page.locator('.virtual .object-link').first().waitFor();
  }
  t.true((await page.locator('.virtual tbody tr').count()) < 100);
  const total = await rowsCounted(page);
  t.true(total > 100_000);
  await page.locator('.virtual').evaluate((region: { scrollTop: number; scrollHeight: number }) => {
    region.scrollTop = region.scrollHeight;
  });
  await page.locator(`.virtual tr[aria-rowindex="${total}"] .object-link`).waitFor();
  t.deepEqual(faults, []);
});

browserTest('what somebody typed stands beside what somebody else saved, and outlives a session that ended', async t => {
  const { page, service, contract } = await openedConsole(t);
  await signIn(page, service.url);
  await openObject(page, 'R1');
  const other = await page.context().newPage();
  await other.goto(service.url);
  await signIn(other, service.url, new URL(page.url()).pathname);
  for (const [each, title] of [
    [page, 'mine'],
    [other, 'theirs'],
  ] as const) {
    await section(each, 'General').getByRole('button', { name: 'Edit' }).click();
    await each.getByLabel('Title', { exact: true }).fill(title);
  }
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByRole('heading', { level: 1, name: 'theirs' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.locator('.conflict tbody tr');
  await row.waitFor();
  t.deepEqual((await row.locator('td').allInnerTexts()).slice(0, 3), ['R1', 'theirs', 'mine']);
  await page.reload();
  t.is(await page.getByLabel('Title', { exact: true }).inputValue(), 'mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'mine' }).waitFor();
  t.deepEqual(contract.faults, []);
});
