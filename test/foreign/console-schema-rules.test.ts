import { browserTest } from '../helpers/browser.js';
import { type Caller, resultOf } from '../helpers/rpc.js';
import { applied, openedEditor, tank } from '../helpers/schema-editor.js';
import { countIs } from '../helpers/seen.js';

browserTest('a rule for an attribute that ships is written, holds, and goes again', async t => {
  const { page, service, call, faults, contract } = await openedEditor(t);
  const serial = (value: string) =>
    call('cmdb.object.create', {
      type: 'C__OBJTYPE__SERVER',
      title: `web ${value}`,
      categories: { C__CATG__MODEL: { serial: value } },
    });
  await page.goto(`${service.url}/schema/C__OBJTYPE__SERVER/C__CATG__MODEL`);
  await page.getByRole('link', { name: 'Rule for Serial number' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rule for Model › Serial number' }).waitFor();
  const form = page.locator('.setting-fields');
  await form.getByLabel('Pattern').fill('S(-[0-9]{2}');
  await form.locator('[aria-invalid="true"]').waitFor();
  await form.getByLabel('Pattern').fill('S-[0-9]{2}');
  await form.getByLabel('Unique').selectOption({ label: 'in all objects' });
  await page.getByText('Rule C__CATG__MODEL.serial is added').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 2);
  await resultOf(serial('S-01'));
  t.like(await serial('S-1'), { error: { data: { error: 'ValidationFailed' } } });
  t.true('error' in Object(await serial('S-01')), 'it is there already');
  await page.goto(`${service.url}/schema/C__OBJTYPE__SERVER/C__CATG__MODEL`);
  await page.getByText('Unique: in all objects, Pattern: S-[0-9]{2}').waitFor();
  await page.getByRole('link', { name: 'Schema' }).last().click();
  await page.getByRole('link', { name: 'Model › Serial number' }).click();
  await form.getByLabel('Permitted values').fill('S-01\nS-02');
  await page.getByText('Rule C__CATG__MODEL.serial: Permitted values').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 3);
  t.like(await serial('S-03'), { error: { data: { error: 'ValidationFailed' } } });
  await page.locator('.page-actions').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Schema' }).waitFor();
  await resultOf(serial('free'));
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a category that ships gets another title, and its serial numbers a default', async t => {
  const { page, service, call, faults, contract } = await openedEditor(t);
  const category = `${service.url}/schema/C__OBJTYPE__SERVER/C__CATG__MODEL`;
  await page.goto(category);
  await page.locator('.page-actions').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rule for Model' }).waitFor();
  await page.locator('.setting-fields').getByLabel('English').first().fill('Make');
  await page.getByText('Rule for a category C__CATG__MODEL is added').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 2);
  await page.goto(category);
  await page.getByRole('heading', { level: 1, name: 'Make' }).waitFor();
  await page.getByRole('link', { name: 'Rule for Serial number' }).click();
  const form = page.locator('.setting-fields');
  await form.getByLabel('Pattern').fill('S-[0-9]{2}');
  await form.getByLabel('In a new entry').fill('S-1');
  await form.locator('#setting-default[aria-invalid="true"]').waitFor();
  await form.getByLabel('In a new entry').fill('S-00');
  await form.locator('#setting-default[aria-invalid="true"]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 3);
  const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web' }));
  await page.goto(`${service.url}/objects/${id}/C__CATG__MODEL`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const field = page.getByLabel('Serial number', { exact: true });
  t.is(await field.inputValue(), 'S-00');
  await field.press('Enter');
  await page.getByText(/Saved as change set/).waitFor();
  const [model] = await resultOf<readonly object[]>(call('cmdb.category.read', { object: id, category: 'C__CATG__MODEL' }));
  t.like(model, { serial: 'S-00' });
  t.deepEqual([faults, contract.faults], [[], []]);
});

/** Categories that objects of a type show. */
async function categoriesShown(call: Caller, type: string): Promise<readonly string[]> {
  const groups = resultOf<Readonly<Record<string, readonly { const: string }[]>>>(
    call('cmdb.object_type_categories.read', { type }),
  );
  return Object.values(await groups).flatMap(group => group.map(each => each.const));
}

browserTest('a type that ships shows a category of the site and hides another, until the rule goes', async t => {
  const { page, service, call, faults, contract } = await openedEditor(t);
  const server = 'C__OBJTYPE__SERVER';
  await page.getByLabel('Shown by object types').fill('Server');
  await page.getByRole('option', { name: /^Server C__OBJTYPE__SERVER/ }).click();
  await page.getByText(`Rule for a type ${server} is added`).waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 2);
  t.true((await categoriesShown(call, server)).includes(tank));
  await page.goto(`${service.url}/schema/${server}`);
  await page.getByRole('link', { name: 'Water tank', exact: true }).waitFor();
  await page.locator('.page-actions').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rule for Server' }).waitFor();
  const form = page.locator('.setting-fields');
  await form.getByLabel('Does not show').fill('Model');
  await page.getByRole('option', { name: /^Model C__CATG__MODEL/ }).click();
  await form.getByLabel('Icon', { exact: true }).fill('no-icon-at-all');
  await form.locator('#setting-icon[aria-invalid="true"]').waitFor();
  await form.getByLabel('Icon', { exact: true }).fill('droplet');
  await page.getByText(`Rule for a type ${server}: Does not show, Icon`).waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 3);
  t.false((await categoriesShown(call, server)).includes('C__CATG__MODEL'));
  await page.locator('.page-actions').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Schema' }).waitFor();
  const shown = await categoriesShown(call, server);
  t.deepEqual([shown.includes('C__CATG__MODEL'), shown.includes(tank)], [true, false]);
  t.deepEqual(faults, []);
  t.deepEqual(contract.faults, []);
});

browserTest('a form offers no hidden attribute, and a deprecated one only where there is a value', async t => {
  const { page, service, call, faults, contract } = await openedEditor(t);
  const create = (title: string, model: object) =>
    resultOf<{ id: string }>(
      call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title, categories: { C__CATG__MODEL: model } }),
    );
  const rules = [
    { attribute: 'C__CATG__MODEL.productid', internal: true },
    { attribute: 'C__CATG__MODEL.serial', deprecated: true },
  ];
  const [full, empty] = [
    await create('full', { productid: 'P-1', serial: 'S-1' }),
    await create('empty', { service_tag: 'T-1' }),
  ];
  const labels = async ({ id }: { readonly id: string }) => {
    await page.goto(`${service.url}/objects/${id}/C__CATG__MODEL`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Service Tag', { exact: true }).waitFor();
    const heads = await page.locator('.entry-form .field-head').allInnerTexts();
    await page.getByRole('button', { name: 'Discard' }).click();
    return heads.map(each => each.replaceAll(/\s+/g, ' ')).filter(each => /Product|Serial/.test(each));
  };
  t.deepEqual(
    [await labels(full), await labels(empty)],
    [
      ['Product ID', 'Serial number'],
      ['Product ID', 'Serial number'],
    ],
  );
  await resultOf(call('kataster.schema.apply', { schema: { attribute_rules: rules } }));
  t.deepEqual([await labels(full), await labels(empty)], [['Serial number deprecated'], []]);
  await page.goto(`${service.url}/objects/${empty.id}/C__CATG__DRIVE`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Free Diskspace', { exact: true }).waitFor();
  const units = page.locator('.entry-form .field-head').filter({ hasText: 'Memory unit' });
  await countIs(t, units, 2, 'the unit of a number is chosen, though it is hidden beside it');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto(`${service.url}/schema/C__OBJTYPE__SERVER/C__CATG__MODEL`);
  await page.getByRole('row', { name: /^Serial number.*deprecated/ }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
