import type { ObjectTypeGroupDetails } from '../../generated/types.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';

browserTest('a package is shown, applied as the plan says, and undone from the notice', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, async () => undefined, []);
  const call = callerOf(service, 'contract');
  await signIn(page, service.url, '/schema');
  await page.getByText('Packages that ship').click();
  const power = page.getByRole('region', { name: 'Power of a data centre' });
  await power.getByText('Feeds, panels and circuits with their phases').waitFor();
  await power.getByRole('button', { name: 'What this does' }).click();
  await power.getByText('Power panel is added').waitFor();
  t.deepEqual(await (await accessibilityOf(page)).violations('everything'), []);
  await power.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText('The schema has version 1 now.').waitFor();
  await page.getByRole('link', { name: 'Power panel' }).first().waitFor();
  await power.getByRole('button', { name: 'What this does' }).click();
  await power.getByText('All of it is there.').waitFor();
  const groups = () => resultOf<readonly ObjectTypeGroupDetails[]>(call('cmdb.object-type-group.read.v2', {}));
  t.true((await groups()).some(({ constant }) => constant === 'C__OBJTYPE_GROUP__POWER'));
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Power panel' }).first().waitFor({ state: 'detached' });
  t.false((await groups()).some(({ constant }) => constant === 'C__OBJTYPE_GROUP__POWER'));
  t.deepEqual([faults, contract.faults], [[], []]);
});
