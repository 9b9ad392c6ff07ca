import { entriesRead, objectMade } from '../factories/calls.js';
import { allAccessible } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { type Caller, callerOf, resultOf } from '../helpers/rpc.js';
import { textsAre } from '../helpers/seen.js';

/** The title of the place of the object with a title. */
async function parentOf(call: Caller, title: string): Promise<string | undefined> {
  const [object] = await resultOf<readonly { readonly id: string }[]>(
    call('cmdb.objects.read', { filter: { title }, fields: ['id'] }),
  );
  const [place] = await entriesRead<{ readonly parent: { readonly title: string } | null }>(call, {
    objID: Number(object?.id),
    category: 'C__CATG__LOCATION',
  });
  return place?.parent?.title;
}

browserTest('places without a place are listed and put into the outermost one, and the way back is clicked', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  const building = await objectMade(call, { type: 'C__OBJTYPE__BUILDING', title: 'Works' });
  const room = await objectMade(call, {
    type: 'C__OBJTYPE__ROOM',
    title: 'Room 1',
    categories: { C__CATG__LOCATION: { parent: building } },
  });
  await signIn(page, service.url, '/places');
  const outside = page.getByRole('region', { name: 'Without a place' });
  await outside.locator('tbody tr').waitFor();
  await textsAre(t, outside.locator('tbody td:first-child'), ['Works']);
  await outside.getByRole('button', { name: 'Put into Root location' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Put there' }).click();
  await page.getByText('Works is in Root location now.').waitFor();
  await outside.waitFor({ state: 'detached' });
  await page.goto(`${service.url}/places/${room}`);
  const path = page.locator('.crumbs');
  await path.getByRole('link', { name: 'Works' }).waitFor();
  await textsAre(t, path.getByRole('link'), ['Root location', 'Works']);
  await path.getByRole('link', { name: 'Works' }).click();
  await page.getByRole('heading', { level: 1, name: 'Works' }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('an object is made at the place that is shown; a place is in the outermost one unless another is chosen', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  const building = await objectMade(call, { type: 'C__OBJTYPE__BUILDING', title: 'Works' });
  await signIn(page, service.url, `/places/${building}`);
  const dialog = page.getByRole('dialog');
  const create = async (button: string, type: string, title: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await dialog.getByLabel('Type').selectOption({ label: type });
    await dialog.getByLabel('Title').fill(title);
  };
  await page.getByText('Nothing stands here.').waitFor();
  await create('New object here', 'Server', 'web1');
  t.is(await dialog.getByLabel('Place').inputValue(), 'Works');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'web1' }).waitFor();
  t.is(await parentOf(call, 'web1'), 'Works');
  await page.goto(`${service.url}/objects`);
  await create('New object', 'Building', 'Office');
  t.is(await dialog.getByLabel('Place').inputValue(), 'Root location');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Office' }).waitFor();
  t.is(await parentOf(call, 'Office'), 'Root location');
  await page.goto(`${service.url}/objects`);
  await create('New object', 'Building', 'Nowhere');
  await dialog.getByLabel('Place').fill('');
  await dialog.getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Nowhere' }).waitFor();
  t.is(await parentOf(call, 'Nowhere'), undefined);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('the pages of places have no accessibility fault and fit 320 px, in both languages and schemes', async t => {
  const { page, service, faults } = await openedConsole(t, { viewport: { width: 320, height: 640 } }, undefined, []);
  const building = await objectMade(callerOf(service, 'contract'), { type: 'C__OBJTYPE__BUILDING', title: 'Works' });
  await signIn(page, service.url);
  const ready = () => page.locator('main:has(h1):not(:has(.waiting))').waitFor();
  await allAccessible(t, page, [`${service.url}/places`, `${service.url}/places/${building}`], ready);
  t.deepEqual(faults, []);
});

browserTest('an archived place stays in the tree, marked, and rooms of one title are told apart by their buildings', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  const placed = (type: string, title: string, parent: number) =>
    objectMade(call, { type: `C__OBJTYPE__${type}`, title, categories: { C__CATG__LOCATION: { parent } } });
  for (const title of ['Building A', 'Building B']) {
    const room = await placed('ROOM', 'R101', await placed('BUILDING', title, 1));
    await placed('ENCLOSURE', `Rack of ${title}`, room);
    if (title === 'Building A') await resultOf(call('cmdb.object.archive', { object: room }));
  }
  await placed('ROOM', 'R101', await placed('BUILDING', 'Building C', 1));
  await signIn(page, service.url, '/places');
  const tree = page.getByRole('navigation', { name: 'Tree of places' });
  await tree.getByRole('button', { name: 'Open Building A' }).click();
  await tree.getByRole('button', { name: 'Open R101 (archived)' }).click();
  await tree.getByRole('link', { name: 'Rack of Building A' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('R101');
  const hits = page.getByRole('listbox', { name: 'Search everything' }).getByRole('option');
  await hits.filter({ hasText: 'Building B › R101' }).waitFor();
  await hits.filter({ hasText: 'Building C › R101' }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
