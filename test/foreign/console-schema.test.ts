import type { Locator } from 'playwright-core';
import { allAccessible } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, section, signIn } from '../helpers/console.js';
import { Hand } from '../helpers/hand.js';
import { type Caller, callerOf, resultOf } from '../helpers/rpc.js';
import { applied, editor, openedEditor, tank, titled } from '../helpers/schema-editor.js';
import { countIs } from '../helpers/seen.js';

interface Schema {
  readonly schema: { readonly categories: readonly { const: string; attributes: readonly { key: string; type: string }[] }[] };
}

/** An attribute that is added: its kind by its place in the list of kinds, and what the kind needs beside. */
interface Added {
  readonly title: string;
  readonly kind: string;
  fill?(hand: Hand, settings: Locator): Promise<void>;
}

async function writeChoices(hand: Hand, settings: Locator): Promise<void> {
  await hand.walk(settings.getByRole('button', { name: 'Add a choice' }));
  for (const choice of ['Water', 'Oil']) {
    await hand.press('Enter');
    await settings
      .getByRole('textbox', { name: /^Choice \d, English$/ })
      .last()
      .and(hand.page.locator(':focus'))
      .waitFor();
    await hand.type(choice);
  }
}

async function findCategory(hand: Hand, settings: Locator): Promise<void> {
  await hand.walk(settings.getByRole('combobox', { name: 'Leads to entries of' }));
  await hand.type('Host address');
  await settings.getByRole('option', { name: /^Host address/ }).waitFor();
  await hand.press('Enter');
}

async function addField(hand: Hand, settings: Locator): Promise<void> {
  await hand.walk(settings.getByRole('button', { name: 'Add a field' }));
  await hand.press('Enter');
  await settings.getByRole('textbox', { name: 'Key of field 1' }).and(hand.page.locator(':focus')).waitFor();
  await hand.type('part');
}

async function writeExpression(hand: Hand, settings: Locator): Promise<void> {
  await hand.walk(settings.getByRole('textbox', { name: 'Expression' }));
  await hand.type('level * price');
}

const attributes: readonly Added[] = [
  { title: 'Label', kind: 'Text' },
  { title: 'Remark', kind: 'Text of several lines' },
  { title: 'Volume', kind: 'Whole number' },
  { title: 'Level', kind: 'Decimal number' },
  { title: 'Price', kind: 'Amount of money' },
  { title: 'Drinkable', kind: 'Yes or no' },
  { title: 'Built', kind: 'Date' },
  { title: 'Cleaned', kind: 'Date and time' },
  { title: 'Opens', kind: 'Time of day' },
  { title: 'Drains in', kind: 'Duration' },
  { title: 'Medium', kind: 'Choice from a list', fill: writeChoices },
  { title: 'Colour', kind: 'Choice from a list that users extend', fill: writeChoices },
  { title: 'Uses', kind: 'Several choices from a list', fill: writeChoices },
  { title: 'Pump', kind: 'Link to an object' },
  { title: 'Valves', kind: 'Links to objects' },
  { title: 'Address', kind: 'Link to an entry', fill: findCategory },
  { title: 'Addresses', kind: 'Links to entries', fill: findCategory },
  { title: 'Manual', kind: 'Web address' },
  { title: 'Code', kind: 'Password' },
  { title: 'Plan', kind: 'Link to a file' },
  { title: 'Photo', kind: 'Uploaded file' },
  { title: 'Parts', kind: 'Rows of fields', fill: addField },
  { title: 'Worth', kind: 'Computed from others', fill: writeExpression },
];

/** Adds an attribute by the keyboard alone. */
async function add(hand: Hand, { title, kind, fill }: Added): Promise<void> {
  const { page } = hand;
  const settings = page.locator('.item-settings');
  await page.getByRole('button', { name: 'Add an attribute' }).focus();
  await hand.press('Enter');
  await settings.getByRole('textbox', { name: 'English' }).first().and(page.locator(':focus')).waitFor();
  await hand.type(title);
  const kinds = settings.getByRole('combobox', { name: 'Kind', exact: true });
  await hand.walk(kinds);
  const options = await kinds.locator('option').allInnerTexts();
  await hand.press('ArrowDown', options.indexOf(kind));
  await fill?.(hand, settings);
}

/** The first value of the category that an object has. */
async function volumeOf(call: Caller, objID: number): Promise<unknown> {
  const [entry] = await resultOf<readonly { readonly volume?: unknown }[]>(call('cmdb.category.read', { objID, category: tank }));
  return entry?.volume;
}

browserTest(
  'from an empty service to a category of every kind, an object with it, and a removed attribute that comes back',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t, {}, async () => undefined, []);
    const call = callerOf(service, 'contract');
    const hand = new Hand(page);
    await signIn(page, service.url, '/schema');
    await page.getByRole('link', { name: 'New category' }).waitFor();
    await hand.press('n');
    await page.getByRole('textbox', { name: 'English' }).first().and(page.locator(':focus')).waitFor();
    await hand.type('Water tank');
    await hand.press('Tab');
    await hand.type('Wassertank');
    for (const attribute of attributes) await add(hand, attribute);
    await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).waitFor();
    await countIs(t, page.locator('.form-preview .field'), attributes.length - 1, 'the form has all that people fill in');
    await hand.press('Control+s');
    await applied(page, 1);
    await page.getByRole('heading', { level: 1, name: 'Water tank' }).waitFor();
    const { schema } = await resultOf<Schema>(call('kataster.schema.read', {}));
    t.is(schema.categories[0]?.const, tank);
    t.is(new Set(schema.categories[0]?.attributes.map(({ type }) => type)).size, attributes.length);
    t.log(`a category of ${attributes.length} kinds: ${hand.clicks} clicks, ${hand.keys} keys`);

    await hand.press('g');
    await hand.press('c');
    await hand.click(page.getByRole('link', { name: 'New type' }));
    await page.getByRole('textbox', { name: 'English' }).first().and(page.locator(':focus')).waitFor();
    await hand.type('Tank');
    await hand.walk(page.getByRole('combobox', { name: 'Add a category' }));
    await hand.type('Water tank');
    await page.getByRole('option', { name: /^Water tank/ }).waitFor();
    await hand.press('Enter');
    await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).waitFor();
    await hand.press('Control+s');
    await applied(page, 2);

    await hand.click(page.getByRole('link', { name: 'Objects', exact: true }));
    await hand.click(page.getByRole('button', { name: 'New object' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type').selectOption({ label: 'Tank' });
    await dialog.getByLabel('Title').fill('Tank 1');
    await hand.click(dialog.getByRole('button', { name: 'New object' }));
    await page.getByRole('heading', { level: 1, name: 'Tank 1' }).waitFor();
    await hand.click(page.getByRole('link', { name: 'Water tank', exact: true }));
    await hand.click(section(page, 'Water tank').getByRole('button', { name: 'Add' }));
    await page.getByLabel('Volume', { exact: true }).fill('500');
    await page.getByLabel('Level', { exact: true }).fill('2.5');
    await page.getByLabel('Price', { exact: true }).fill('20');
    await page.getByLabel('Medium', { exact: true }).selectOption({ label: 'Oil' });
    await hand.press('Control+s');
    await section(page, 'Water tank').getByText('500').waitFor();
    await section(page, 'Water tank').getByText('50', { exact: true }).waitFor();
    const object = Number(new URL(page.url()).pathname.split('/')[2]);

    await hand.press('g');
    await hand.press('c');
    await hand.click(page.getByRole('link', { name: 'Water tank', exact: true }));
    await hand.click(page.getByRole('button', { name: 'Volume Whole number' }));
    await hand.click(page.getByRole('button', { name: 'Remove Volume' }));
    await page.getByText('Attribute Volume is removed: one entry has a value').waitFor();
    await hand.click(page.getByRole('button', { name: 'Apply and lose one value' }));
    await applied(page, 3);
    t.is(await volumeOf(call, object), undefined);
    await countIs(t, page.getByRole('button', { name: 'Volume Whole number' }), 0, 'the editor is fresh at once');
    await hand.click(page.getByRole('status').getByRole('button', { name: 'Undo' }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Undo' }));
    await page.getByRole('button', { name: 'Volume Whole number' }).waitFor();
    t.is(await volumeOf(call, object), '500');
    await page.goBack();
    await page.goBack();
    await section(page, 'Water tank').getByText('500').waitFor();
    t.log(`in all: ${hand.clicks} clicks, ${hand.keys} keys`);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

async function keysIn(call: Caller): Promise<readonly string[]> {
  const { schema } = await resultOf<Schema>(call('kataster.schema.read', {}));
  return schema.categories[0]?.attributes.map(({ key }) => key) ?? [];
}

browserTest('attributes are put in order by dragging, by buttons and by keys, and the order is applied', async t => {
  const { page, call, faults, contract } = await openedEditor(t);
  const titles = (): Promise<readonly string[]> => page.locator('.items .item-title').allInnerTexts();
  await page.locator('.items li').nth(2).dragTo(page.locator('.items li').nth(0));
  t.deepEqual(await titles(), ['Medium', 'Volume', 'Label']);
  await page.getByRole('button', { name: 'Move Label up' }).click();
  t.deepEqual(await titles(), ['Medium', 'Label', 'Volume']);
  await page.locator('.items .item').nth(0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  t.deepEqual(await titles(), ['Label', 'Medium', 'Volume']);
  await page.locator('.items .item:focus', { hasText: 'Medium' }).waitFor();
  await page.getByText(': order of attributes').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Control+s');
  await applied(page, 2);
  t.deepEqual(await keysIn(call), ['label', 'medium', 'volume']);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('faults stand at the settings that they are about, and nothing can be applied before they are gone', async t => {
  const { page, call, faults } = await openedEditor(t);
  await page.getByRole('button', { name: 'Add an attribute' }).click();
  await page.keyboard.type('Level');
  const settings = page.locator('.item-settings');
  await settings.getByLabel('Kind', { exact: true }).selectOption({ label: 'Whole number' });
  await settings.getByLabel('At least').fill('9');
  await settings.getByLabel('At most').fill('3');
  await settings.locator('#setting-attributes-3-maximum[aria-invalid="true"]').waitFor();
  await page.getByRole('button', { name: 'Level Whole number has a fault' }).waitFor();
  t.true(await page.getByRole('button', { name: 'Apply', exact: true }).isDisabled());
  await settings.getByLabel('Key').fill('the level');
  await settings.locator('#setting-attributes-3-key[aria-invalid="true"]').waitFor();
  await settings.getByLabel('Key').fill('level_now');
  await settings.getByLabel('At most').fill('30');
  await page.getByText('Attribute Level is added').waitFor();
  await page.getByRole('button', { name: 'Volume Whole number' }).click();
  await settings.getByLabel('Kind', { exact: true }).selectOption({ label: 'Link to an object' });
  await settings.locator('#setting-attributes-0-type[aria-invalid="true"]').waitFor();
  await settings.getByLabel('Kind', { exact: true }).selectOption({ label: 'Whole number' });
  await page.getByText('Attribute Level is added').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await applied(page, 2);
  t.true((await keysIn(call)).includes('level_now'));
  t.deepEqual(faults, []);
});

browserTest('a text becomes a number: values that are not taken are listed, and come back', async t => {
  const { page, call, faults } = await openedEditor(t);
  const tanks: number[] = [];
  for (const label of ['12', 'a dozen']) {
    const created = { type: 'C__OBJTYPE__TANK', title: `Tank ${label}`, categories: { [tank]: { label } } };
    tanks.push(Number((await resultOf<{ readonly id: string }>(call('cmdb.object.create', created))).id));
  }
  const labels = () =>
    Promise.all(tanks.map(objID => resultOf<readonly object[]>(call('cmdb.category.read', { objID, category: tank }))));
  await page.getByRole('button', { name: 'Label Text' }).click();
  await page.locator('.item-settings').getByLabel('Kind', { exact: true }).selectOption({ label: 'Whole number' });
  const plan = page.getByRole('region', { name: 'What this does' });
  await plan.getByText('One entry loses its value.').waitFor();
  t.is(await plan.getByRole('list', { name: 'Values that are not taken' }).innerText(), 'Tank a dozen: a dozen');
  await page.getByRole('button', { name: 'Apply and lose one value' }).click();
  await applied(page, 2);
  t.like(await labels(), [[{ label: '12' }], [{ label: '' }]]);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Label Text' }).waitFor();
  t.like(await labels(), [[{ label: '12' }], [{ label: 'a dozen' }]]);
  t.deepEqual(faults, []);
});

browserTest('an attribute becomes required: entries without a value are listed, and get its default', async t => {
  const { page, call, faults } = await openedEditor(t);
  const tanks: number[] = [];
  for (const entry of [{ volume: 5 }, { label: 'empty' }]) {
    const created = { type: 'C__OBJTYPE__TANK', title: `Tank ${tanks.length}`, categories: { [tank]: entry } };
    tanks.push(Number((await resultOf<{ readonly id: string }>(call('cmdb.object.create', created))).id));
  }
  const settings = page.locator('.item-settings');
  await page.getByRole('button', { name: 'Volume Whole number' }).click();
  await settings.getByLabel('Required').check();
  await settings.getByLabel('In a new entry').fill('7');
  const plan = page.getByRole('region', { name: 'What this does' });
  await plan.getByText('One entry without a value gets the default.').waitFor();
  t.is(await plan.getByRole('list', { name: 'Entries without a value' }).innerText(), 'Tank 1');
  await page.getByRole('button', { name: 'Apply and fill in one value' }).click();
  await applied(page, 2);
  for (const [at, volume] of ['5', '7'].entries())
    t.like(await resultOf<readonly object[]>(call('cmdb.category.read', { objID: tanks[at], category: tank })), [{ volume }]);
  t.deepEqual(faults, []);
});

browserTest(
  'a unique attribute and a counter are set, the form shows the counter, and values that stand twice are named',
  async t => {
    const { page, call, faults } = await openedEditor(t);
    for (const label of ['a', 'A'])
      await resultOf(
        call('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: `Tank ${label}`, categories: { [tank]: { label } } }),
      );
    const settings = page.locator('.item-settings');
    await page.getByRole('button', { name: 'Label Text' }).click();
    await settings.getByLabel('Unique').selectOption({ label: 'in all objects' });
    await settings.getByText(/another one has: 2, such as "a" of "Tank a" .*, "Tank A"/).waitFor();
    t.true(await page.getByRole('button', { name: 'Apply', exact: true }).isDisabled());
    await settings.getByLabel('Unique').selectOption({ label: 'in an object' });
    await page.getByRole('button', { name: 'Add an attribute' }).click();
    await settings.getByRole('textbox', { name: 'English' }).first().and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Number');
    await settings.getByLabel('Counter').fill('TANK-[##');
    await settings.locator('#setting-attributes-3-counter[aria-invalid="true"]').waitFor();
    await settings.getByLabel('Counter').fill('TANK-[##]');
    await page.getByPlaceholder('next number of TANK-[##]').waitFor();
    await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
    await applied(page, 2);
    const { schema } = await resultOf<Schema>(call('kataster.schema.read', {}));
    const [, label, , number] = schema.categories[0]?.attributes ?? [];
    t.like(label, { key: 'label', unique: 'object' });
    t.like(number, { key: 'number', counter: 'TANK-[##]' });
    t.deepEqual(faults, []);
  },
);

browserTest('two people at once: the second sees what the first did, and both changes are applied', async t => {
  const { page, call, faults, contract } = await openedEditor(t);
  await page.getByRole('group', { name: 'Settings of Volume' }).getByRole('textbox', { name: 'English' }).first().fill('Content');
  await page.getByText('Attribute Content: Title').waitFor();
  const theirs = { attributes: [{ key: 'height', type: 'integer', title: titled('Height') }] };
  await resultOf(
    call('kataster.schema.apply', { schema: { categories: [{ const: tank, ...theirs }] }, removed: [`${tank}.label`] }),
  );
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed the schema meanwhile: version 2.' });
  await conflict.getByText('Water tank › Attribute Height is added').waitFor();
  await conflict.getByText('Water tank › Attribute Label is removed').waitFor();
  await conflict.getByText('Last change by test').waitFor();
  t.deepEqual(await keysIn(call), ['volume', 'medium', 'height'], 'nothing of the second is written');
  await page.getByRole('button', { name: 'Go on with both changes' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 3);
  t.deepEqual((await keysIn(call)).toSorted(), ['height', 'medium', 'volume']);
  await page.getByRole('button', { name: 'Content Whole number' }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a category is removed with what shows it, and comes back with its values', async t => {
  const { page, call, faults, contract } = await openedEditor(t);
  const { id } = await resultOf<{ id: string }>(
    call('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: 'Tank 1', categories: { [tank]: { volume: 500 } } }),
  );
  await page.locator('.page-actions').getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('One entry loses its value.').waitFor();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Schema' }).waitFor();
  t.deepEqual(await keysIn(call), []);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('region', { name: 'Your own additions' }).getByRole('link', { name: 'Water tank', exact: true }).waitFor();
  t.is(await volumeOf(call, Number(id)), '500');
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('only those who may apply a schema are offered to; others read it', async t => {
  const { page, service, call, faults } = await openedEditor(t);
  const { key } = await resultOf<{ key: string }>(call('kataster.key.create', { title: 'reads', rights: [{ verbs: ['view'] }] }));
  await page.goto(service.url);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, service.url, '/schema', key);
  await page.getByRole('link', { name: 'Tank', exact: true }).waitFor();
  await countIs(t, page.getByRole('link', { name: /^New / }), 0);
  await page.goto(service.url + editor);
  await page.getByText('Your rights do not permit this.').waitFor();
  await countIs(t, page.locator('.schema-editor'), 0);
  t.deepEqual(faults, []);
});

browserTest('the editors have no accessibility fault and fit 320 px, in both languages and schemes', async t => {
  const { page, service, faults, contract } = await openedEditor(t, { viewport: { width: 320, height: 640 } });
  const own = ['categories', 'object_types', 'relation_types', 'dialogs', 'object_type_groups'];
  const stored = ['C__OBJTYPE__TANK', 'C__RELATION_TYPE__FEEDS', 'tank_medium', 'C__OBJTYPE_GROUP__PLANT'];
  const paths = [
    '/schema',
    editor,
    ...own.map(part => `/schema/own/${part}`),
    ...stored.map((name, at) => `/schema/own/${own[at + 1]}/${name}`),
  ];
  await allAccessible(
    t,
    page,
    paths.map(path => service.url + path),
    () => page.locator('main:has(h1):not(:has(.waiting)) :is(.schema-foot, .own-definitions table)').waitFor(),
  );
  t.log(`${paths.length} pages`);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('an attribute gets another key, the former one still works until it is taken away', async t => {
  const { page, call, faults, contract } = await openedEditor(t);
  const { id } = await resultOf<{ id: string }>(
    call('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: 'Tank 1', categories: { [tank]: { volume: 500 } } }),
  );
  const read = (): Promise<readonly { readonly capacity?: unknown }[]> =>
    resultOf(call('cmdb.category.read', { objID: Number(id), category: tank }));
  const settings = page.locator('.item-settings');
  await settings.getByLabel('Key', { exact: true }).fill('capacity');
  await page.getByText('Attribute Volume: Key, Former keys').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 2);
  t.is((await read())[0]?.capacity, '500');
  await resultOf(call('cmdb.category.save', { object: Number(id), category: tank, data: { volume: 700 } }));
  t.is((await read())[0]?.capacity, '700', 'the former key still works');
  await settings.getByRole('group', { name: 'Former keys' }).getByRole('button').click();
  await page.getByText('Attribute Volume: Former keys').waitFor();
  await page.getByRole('button', { name: 'Apply', exact: true }).and(page.locator(':enabled')).click();
  await applied(page, 3);
  const refused = await call('cmdb.category.save', { object: Number(id), category: tank, data: { volume: 900 } });
  t.like(refused, { error: { data: { error: 'ValidationFailed' } } });
  t.deepEqual([faults, contract.faults.filter(each => !each.includes('volume'))], [[], []]);
});

browserTest('choices that users extend and CMDB statuses are kept beside the schema', async t => {
  const { page, service, faults, contract } = await openedEditor(t);
  await page.goto(`${service.url}/schema/C__OBJTYPE__SERVER/C__CATG__MODEL`);
  await page
    .getByRole('row', { name: /^Manufacturer/ })
    .getByRole('link', { name: 'Edit' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Model › Manufacturer' }).waitFor();
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('ACNE');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a choice' }).click();
  const row = page.getByRole('row', { name: /^AC[MN]E/ });
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('ACME');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('cell', { name: 'ACME', exact: true })
    .or(page.getByText('ACME', { exact: true }))
    .first()
    .waitFor();
  await row.getByRole('button', { name: 'Merge into another' }).click();
  await page.getByRole('dialog').getByLabel('Into').fill('not spec');
  await page.getByRole('option', { name: /^Not specified/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show what it changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge into another' }).click();
  await row.waitFor({ state: 'detached' });
  await page.locator('.notices').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  await page.goto(`${service.url}/schema`);
  await page.getByRole('link', { name: 'CMDB statuses' }).click();
  await page.getByRole('heading', { level: 1, name: 'CMDB statuses' }).waitFor();
  await page.getByText('C__CMDB_STATUS__IN_OPERATION').waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
