import { entryMade, objectMade } from '../factories/calls.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, section, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { until } from '../helpers/waiting.js';

const connectors = 'C__CATG__CONNECTOR';
const ports = 'C__CATG__NETWORK_PORT';
const supply = 'C__CATG__POWER_SUPPLIER';

browserTest('a category that a value names by its constant is shown by its title: in records, forms and the history', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const object = await objectMade(call, { title: 'titled' });
  await entryMade(call, { object, category: ports, data: { title: 'eth0' } });
  await entryMade(call, { object, category: supply, data: { title: 'F1', assigned_category: connectors } });
  await signIn(page, service.url, `/objects/${object}`);
  const supplied = section(page, 'Power supplier');
  await supplied.getByText('Connectors', { exact: true }).waitFor();
  t.notRegex(await page.locator('main').innerText(), /C__CAT/);
  await supplied.getByRole('button', { name: 'Edit' }).click();
  const field = page.getByLabel('Assigned category type');
  await until(async () => (await field.inputValue()) === 'Connectors');
  await field.fill('port');
  await page.getByRole('option', { name: 'Port', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await supplied.getByText('Port', { exact: true }).waitFor();
  const [{ assigned_category } = {}] = await resultOf<{ assigned_category?: string }[]>(
    call('cmdb.category.read', { objID: object, category: supply }),
  );
  t.is(assigned_category, ports);
  await page.goto(`${service.url}/history?object=${object}`);
  const folded = page.locator('main details:not([open]) > summary');
  await folded.first().waitFor();
  for (const each of (await folded.all()).reverse()) await each.click();
  await page.getByRole('cell', { name: 'Connectors', exact: true }).first().waitFor();
  t.notRegex(await page.locator('main').innerText(), /C__CAT/);
  t.deepEqual([faults, contract.faults], [[], []]);
});
