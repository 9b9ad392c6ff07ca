import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { countIs } from '../helpers/seen.js';

/** Addresses of what is not there, and how the heading says so. */
const addresses = {
  '/objects/999999': 'There is no object 999999',
  '/objects/none': 'There is no object none',
  '/places/999999': 'There is no object 999999',
  '/connections/999999': 'There is no object 999999',
  '/cables/999999': 'There is no object 999999',
  '/impact/999999': 'There is no object 999999',
  '/nets/999999': 'There is no object 999999',
  '/objects/1?as_of=2001-01-01T00:00:00Z': 'There is no object 1',
  '/objects?view=none': 'There is no view “none”.',
  '/schema/C__OBJTYPE__NONE': 'There is no object type C__OBJTYPE__NONE.',
  '/cables': 'There is no such page.',
};

browserTest('pages about what is not there say so, and lead to a search and to all objects', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  await signIn(page, service.url);
  for (const [address, heading] of Object.entries(addresses)) {
    await page.goto(service.url + address);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await countIs(t, page.getByRole('button', { name: 'Try again' }), 0, address);
    t.is(await page.getByRole('link', { name: 'All objects' }).getAttribute('href'), '/objects', address);
  }
  await page.goto(`${service.url}/history?object=999999`);
  await page.getByRole('heading', { level: 1, name: 'History · #999999', exact: true }).waitFor();
  await countIs(t, page.getByText('Everything that was changed'), 0);
  await page.goto(`${service.url}/objects/999999`);
  await page.getByText('It was never there, was purged, or is hidden from you.').waitFor();
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
  await page.getByRole('searchbox', { name: 'A part of the title' }).fill('sw0');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'sw01' }).waitFor();
  t.is(new URL(page.url()).search, '?title=sw0');
  t.deepEqual([faults, contract.faults], [[], []]);
});
