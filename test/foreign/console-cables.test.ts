import { entryMade, objectMade } from '../factories/calls.js';
import { allAccessible } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { type Caller, callerOf } from '../helpers/rpc.js';

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
    t.deepEqual(await steps.locator('td:first-child').allInnerTexts(), ['near eth0', 'panel front', 'panel rear', 'far eth9']);
    t.deepEqual(await steps.locator('td:last-child').allInnerTexts(), ['cable 1', 'inside', 'cable 2', 'end']);
    const boxes = page.locator('.graph .node');
    t.deepEqual(await boxes.locator('.note').allTextContents(), ['eth0', 'front → rear', 'eth9']);
    t.deepEqual(await page.locator('.graph .edge text').allTextContents(), ['cable 1', 'cable 2']);
    await boxes.filter({ hasText: 'panel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cables of panel' }).waitFor();
    t.is(new URL(page.url()).pathname, `/cables/${panel}`);
    const row = page.getByRole('table').locator('tbody tr');
    t.deepEqual(await row.locator('td').allInnerTexts(), ['far eth9', 'cable 2 › panel › cable 1', 'near eth0']);
    await row.getByRole('link', { name: 'cable 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cables of cable 1' }).waitFor();
    t.is(new URL(page.url()).pathname, `/cables/${first}`);
    await page.locator('.graph .node').filter({ hasText: 'far' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cables of far' }).waitFor();
    t.deepEqual(await page.getByRole('table').locator('tbody td').allInnerTexts(), [
      'far eth9',
      'cable 2 › panel › cable 1',
      'near eth0',
    ]);
    t.is(new URL(page.url()).pathname, `/cables/${far}`);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

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
    t.is(await page.locator('.graph .warned').count(), 1);
    t.is(await page.locator('.graph .wrong').count(), 0);
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
      await page.locator('table').first().waitFor();
      await page.waitForLoadState('networkidle');
    });
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);
