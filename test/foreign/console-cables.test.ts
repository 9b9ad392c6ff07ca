import { entryMade, objectMade } from '../factories/calls.js';
import { allAccessible } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { type Caller, callerOf } from '../helpers/rpc.js';
import { countIs, textsAre } from '../helpers/seen.js';

const connectors = 'C__CATG__CONNECTOR';
const ports = 'C__CATG__NETWORK_PORT';

/** Two devices that are connected by two cables through a panel, and the port of the first. */
async function throughPanel(call: Caller) {
  const [near, far] = [await objectMade(call, { title: 'near' }), await objectMade(call, { title: 'far' })];
  const panel = await objectMade(call, { type: 'C__OBJTYPE__PATCH_PANEL', title: 'panel' });
  const cable = (title: string) => objectMade(call, { type: 'C__OBJTYPE__CABLE', title });
  const [first, second] = [await cable('cable 1'), await cable('cable 2')];
  const save = (object: number, category: string, data: object) => entryMade(call, { object, category, data });
  const port = await save(near, ports, { title: 'eth0' });
  const front = await save(panel, connectors, { title: 'front', assigned_connector: port, cable_connection: first });
  const rear = await save(panel, connectors, { title: 'rear', connector_sibling: front });
  await save(far, ports, { title: 'eth9', assigned_connector: rear, cable: second });
  return { near, far, panel, first, port };
}

browserTest(
  'from a port in its object the way of the cable leads through a panel to the other end, drawn and as a list',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    const { near, far, panel, first, port } = await throughPanel(callerOf(service, 'contract'));
    await signIn(page, service.url, `/objects/${near}/${ports}`);
    await page.getByRole('link', { name: 'Way of the cable in eth0' }).click();
    await page.getByRole('heading', { level: 1, name: 'eth0 of near' }).waitFor();
    t.is(new URL(page.url()).searchParams.get('entry'), String(port));
    const steps = page.getByRole('table').locator('tbody tr');
    await textsAre(t, steps.locator('td:first-child'), ['near eth0', 'panel front', 'panel rear', 'far eth9']);
    await textsAre(t, steps.locator('td:last-child'), ['cable 1', 'inside', 'cable 2', 'end']);
    const boxes = page.locator('.graph .node');
    await textsAre(t, boxes.locator('.note'), ['eth0', 'front → rear', 'eth9']);
    await textsAre(t, page.locator('.graph .edge text'), ['cable 1', 'cable 2']);
    await boxes.filter({ hasText: 'panel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cables of panel' }).waitFor();
    t.is(new URL(page.url()).pathname, `/cables/${panel}`);
    const row = page.getByRole('table').locator('tbody tr');
    await textsAre(t, row.locator('td'), ['far eth9', 'cable 2 › panel › cable 1', 'near eth0']);
    await row.getByRole('link', { name: 'cable 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cables of cable 1' }).waitFor();
    t.is(new URL(page.url()).pathname, `/cables/${first}`);
    await page.locator('.graph .node').filter({ hasText: 'far' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cables of far' }).waitFor();
    await textsAre(t, page.getByRole('table').locator('tbody td'), ['far eth9', 'cable 2 › panel › cable 1', 'near eth0']);
    t.is(new URL(page.url()).pathname, `/cables/${far}`);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('ends of a breakout cable and fibres of panels are drawn and listed with the positions that they take', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const trunk = await objectMade(call, { title: 'trunk' });
  const lanes = await entryMade(call, { object: trunk, category: ports, data: { title: 'x', positions: 4 } });
  for (const assigned_positions of ['1', '2-3']) {
    const object = await objectMade(call, { title: `server ${assigned_positions}` });
    await entryMade(call, { object, category: ports, data: { title: 'e', assigned_connector: lanes, assigned_positions } });
  }
  const panel = await objectMade(call, { type: 'C__OBJTYPE__PATCH_PANEL', title: 'panel' });
  const save = (data: object) => entryMade(call, { object: panel, category: connectors, data });
  const rear = await save({ title: 'rear', positions: 2 });
  const front = await save({ title: 'front', connector_sibling: rear, sibling_positions: '2' });
  const far = await objectMade(call, { title: 'far' });
  await entryMade(call, { object: far, category: ports, data: { title: 'q', assigned_connector: rear } });
  await entryMade(call, { object: trunk, category: ports, data: { title: 'y', assigned_connector: front } });
  await signIn(page, service.url, `/cables/${trunk}`);
  await page.getByRole('heading', { level: 1, name: 'Cables of trunk' }).waitFor();
  t.deepEqual((await page.locator('.graph .edge text').allTextContents()).toSorted(), [
    'cable',
    'cable · 1',
    'cable · 2',
    'cable · 2-3',
  ]);
  const rows = page.getByRole('table').locator('tbody tr');
  await textsAre(t, rows.locator('td:first-child'), ['trunk x, position 1', 'trunk x, position 2-3', 'trunk y']);
  await textsAre(t, rows.locator('td:last-child'), ['server 1 e', 'server 2-3 e', 'far q, position 2']);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest(
  'a cluster of three that loses one is said to lose redundancy, drawn and as a list, with who is to be told',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    const call = callerOf(service, 'contract');
    const servers = [];
    for (const title of ['one', 'two', 'three']) servers.push(await objectMade(call, { title }));
    const person = await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Ada' });
    await objectMade(call, {
      type: 'C__OBJTYPE__CLUSTER',
      title: 'trio',
      categories: {
        C__CATG__CLUSTER_MEMBERS: { member: servers },
        C__CATG__CONTACT: { contact_object: person, role: 'C__CONTACT_TYPE__ADMIN' },
      },
    });
    await signIn(page, service.url, `/impact/${servers[0]}`);
    await page.getByText('Losing redundancy: 1').waitFor();
    const [affected, told] = [page.getByRole('table').first(), page.getByRole('table').last()];
    t.regex(await affected.locator('tbody tr').innerText(), /trio[\s\S]*Cluster[\s\S]*loses redundancy · 1 of 3 fail[\s\S]*one/);
    await countIs(t, page.locator('.graph .warned'), 1);
    await countIs(t, page.locator('.graph .wrong'), 0);
    t.regex(await told.locator('tbody tr').innerText(), /Ada[\s\S]*trio/);
    await page.locator('.graph .warned').click();
    await page.getByRole('heading', { level: 1, name: 'If trio fails' }).waitFor();
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest(
  'the pages of cables and impact have no accessibility fault and fit 320 px, in both languages and schemes',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t, { viewport: { width: 320, height: 640 } });
    const { near, port } = await throughPanel(callerOf(service, 'contract'));
    await signIn(page, service.url);
    const addresses = [`/cables/${near}`, `/cables/${near}?entry=${port}`, `/impact/${near}`].map(path => service.url + path);
    await allAccessible(t, page, addresses, async () => {
      await page.locator('main:has(h1):not(:has(.waiting))').waitFor();
      await page.waitForLoadState('networkidle');
    });
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);
