import type { Page } from 'playwright-core';
import type { KeyInfo, UserInfo, WebhookDelivery } from '../../generated/types.js';
import { auditEvents } from '../../src/domain/storage/audit-events.js';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { appear, appearances } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { consoleOf, openedConsole, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { codeOf } from '../helpers/second-factors.js';
import { countIs } from '../helpers/seen.js';
import { serviceOver } from '../helpers/service.js';
import { engines, freshStore } from '../helpers/stores.js';
import { password, passwordExpired, withUser } from '../helpers/users.js';
import { until } from '../helpers/waiting.js';
import { permitted, receiver } from '../helpers/webhook-receiver.js';

const dialog = (page: Page) => page.getByRole('dialog');

/** Presses a button of the row with this text. */
async function pressInRow(page: Page, row: string, name: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button', { name, exact: true }).click();
}

async function pressInDialog(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).last().click();
}

browserTest('a key is made and shown once, tried out, narrowed, replaced and revoked', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const keys = () => resultOf<readonly KeyInfo[]>(call('kataster.key.read', {}));
  await signIn(page, service.url, '/administration/keys');
  await page.goto(`${service.url}/administration/keys`);
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Whose it is').fill('Monitoring');
  await page.getByLabel('To objects of these types').fill('Serv');
  await page.getByRole('option').filter({ hasText: 'C__OBJTYPE__SERVER' }).first().click();
  await pressInDialog(page, 'New key');
  const made = (await page.locator('.new-secret code').textContent()) ?? '';
  t.regex(made, /^kat_/);
  t.deepEqual(await resultOf(call('cmdb.objects.read', { apikey: made, filter: { type: 'C__OBJTYPE__ENCLOSURE' } })), []);
  await pressInDialog(page, 'Close');
  await page.getByText('view (Server)').waitFor();

  await page.getByRole('row').filter({ hasText: 'Monitoring' }).getByRole('link', { name: 'Its rights' }).click();
  await page.getByText(/Objects of 1 of \d+ types are seen/).waitFor();
  await page.getByLabel('In objects of type').selectOption('C__OBJTYPE__SERVER');
  await page.getByRole('heading', { name: 'Categories of Server' }).waitFor();
  await page.getByRole('link', { name: 'cmdb.object.read', exact: true }).waitFor();
  await countIs(t, page.getByRole('link', { name: 'cmdb.object.purge', exact: true }), 0);

  await page.getByRole('link', { name: 'Keys', exact: true }).click();
  await pressInRow(page, 'Monitoring', 'Edit');
  await dialog(page).getByLabel('edit', { exact: true }).check();
  await pressInDialog(page, 'Save');
  await page.getByText('view, edit (Server)').waitFor();

  await pressInRow(page, 'Monitoring', 'Replace');
  await page.getByLabel('The former one ends').selectOption('1h');
  await pressInDialog(page, 'Replace');
  t.not(await page.locator('.new-secret code').textContent(), made);
  await pressInDialog(page, 'Close');
  t.is((await keys()).filter(each => each.superseded_by !== null).length, 1);
  await page.getByRole('row').filter({ hasText: 'Monitoring' }).last().getByRole('button', { name: 'Revoke' }).click();
  await pressInDialog(page, 'Revoke');
  await page.locator('td .warned').first().waitFor();
  t.is((await keys()).filter(({ revoked }) => revoked !== null).length, 1);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('users and groups are made, join, get and lose rights and passwords, and are disabled', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const grace = async () => (await resultOf<readonly UserInfo[]>(call('kataster.user.read', { login: 'grace' })))[0];
  await signIn(page, service.url, '/administration');
  await page.goto(`${service.url}/administration`);
  await page.getByRole('button', { name: 'New user' }).click();
  await page.getByLabel('Login').fill('grace');
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Password').fill('short');
  await pressInDialog(page, 'New user');
  await dialog(page).getByRole('alert').waitFor();
  await page.getByLabel('Password').fill(password);
  await pressInDialog(page, 'New user');
  await page.getByRole('cell', { name: 'grace', exact: true }).waitFor();
  await pressInRow(page, 'Grace Hopper', 'Set password');
  await page.getByLabel('Password', { exact: true }).fill(`${password} 2`);
  await pressInDialog(page, 'Set password');
  await dialog(page).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Editors');
  await pressInDialog(page, 'New group');
  await pressInRow(page, 'Editors', 'Add a member');
  await dialog(page).getByRole('combobox', { name: 'User' }).selectOption({ label: 'Grace Hopper (grace)' });
  await pressInDialog(page, 'Add a member');
  await page.locator('.chip').filter({ hasText: 'Grace Hopper' }).waitFor();
  t.deepEqual(
    (await grace())?.groups.map(({ title }) => title),
    ['Editors'],
  );

  await page.getByRole('link', { name: 'Rights', exact: true }).click();
  await page.getByRole('button', { name: 'Grant rights' }).click();
  await page.getByLabel('To whom').selectOption({ label: 'Editors' });
  await dialog(page).getByLabel('create', { exact: true }).check();
  await pressInDialog(page, 'Grant rights');
  await page.getByText('view, create', { exact: true }).waitFor();
  await page.goto(`${service.url}/administration/access?user=grace`);
  await page.getByText('Rights: view, create.').waitFor();
  await page.getByRole('link', { name: 'Rights', exact: true }).click();
  await page.getByRole('button', { name: /^Take back: Editors/ }).click();
  await page.getByText('view, create', { exact: true }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await page.locator('.chip').filter({ hasText: 'Grace Hopper' }).getByRole('button').click();
  await until(async () => (await grace())?.groups.length === 0);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await pressInRow(page, 'Grace Hopper', 'Disable');
  await page.getByText('disabled', { exact: true }).waitFor();
  t.false((await grace())?.enabled);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a status is added, recolored and deleted', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  await signIn(page, service.url);
  await page.goto(`${service.url}/administration/statuses`);
  await page.getByRole('button', { name: 'New status' }).click();
  await page.getByLabel('Title', { exact: true }).fill('lent');
  await page.getByLabel('Constant').fill('C__CMDB_STATUS__LENT');
  await page.getByLabel('Color').fill('#ffcc00');
  await pressInDialog(page, 'New status');
  await pressInRow(page, 'C__CMDB_STATUS__LENT', 'Edit');
  await page.getByLabel('Color').fill('#00aa00');
  await pressInDialog(page, 'Save');
  await page.locator('.dot[style*="rgb(0, 170, 0)"]').waitFor();
  await pressInRow(page, 'C__CMDB_STATUS__LENT', 'Delete');
  await pressInDialog(page, 'Delete');
  await page.getByText('C__CMDB_STATUS__LENT').waitFor({ state: 'detached' });
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a webhook is made and tried, its failed deliveries are resent, its secret is replaced', async t => {
  let isDown = true;
  const to = await receiver(t, ({ set }) => (set && isDown ? 500 : 200));
  const [engine] = engines;
  if (!engine) return t.fail('no engine to test with');
  const service = await serviceOver(t, await freshStore(t, engine), permitted, { retryDelays: [] });
  const { page, faults, contract } = await consoleOf(t, service.url);
  const call = callerOf(service, 'contract');
  await signIn(page, service.url);
  await page.goto(`${service.url}/administration/webhooks`);
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Tickets');
  await page.getByLabel('Address', { exact: true }).fill(to.url);
  await page.getByLabel('Changes of objects of type').selectOption('C__OBJTYPE__SERVER');
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await dialog(page).getByRole('combobox', { name: 'Attribute', exact: true }).selectOption('title');
  await pressInDialog(page, 'New webhook');
  t.regex((await page.locator('.new-secret code').textContent()) ?? '', /^whsec_/);
  await pressInDialog(page, 'Close');
  await pressInRow(page, 'Tickets', 'Try');
  await page.getByText('Tickets: accepted, answered 200').waitFor();
  const [{ id } = { id: '' }] = await resultOf<readonly { id: string }[]>(call('kataster.webhook.read', {}));
  await objectMade(call, { title: 'web1' });
  const deliveries = () => resultOf<readonly WebhookDelivery[]>(call('kataster.webhook.deliveries', { id }));
  await until(async () => (await deliveries())[0]?.state === 'failed');
  await pressInRow(page, 'Tickets', 'Deliveries');
  await dialog(page).getByText('answered 500').waitFor();
  isDown = false;
  await dialog(page).getByRole('button', { name: 'Resend all that failed' }).click();
  await until(async () => (await deliveries()).length === 0);
  t.is(to.accepted().length, 2);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await pressInRow(page, 'Tickets', 'New secret');
  await pressInDialog(page, 'New secret');
  t.regex((await page.locator('.new-secret code').textContent()) ?? '', /^whsec_/);
  await pressInDialog(page, 'Close');
  await page.getByText('Both secrets sign until').waitFor();
  await pressInRow(page, 'Tickets', 'Pause');
  await page.getByText('paused', { exact: true }).waitFor();
  await pressInRow(page, 'Tickets', 'Delete');
  await pressInDialog(page, 'Delete');
  await page.getByRole('row').filter({ hasText: 'Tickets' }).waitFor({ state: 'detached' });
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a password that has expired is changed while signing in', async t => {
  const { page, service, contract } = await openedConsole(t, {}, async store => {
    await withUser(store, 'anna', [{ verbs: ['view'] }]);
    await passwordExpired(store, 'anna');
  });
  await page.goto(service.url);
  await page.getByLabel('Login').fill('anna');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same again').fill('another text of its own');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  t.false(await page.getByLabel('The same again').evaluate((field: { validity: { valid: boolean } }) => field.validity.valid));
  await page.getByLabel('The same again').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('is the password that has expired').waitFor();
  await page.getByLabel('New password').fill(`${password} 2`);
  await page.getByLabel('Show what I type').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('nav.side').waitFor({ state: 'attached' });
  t.deepEqual(contract.faults, []);
});

browserTest('a second factor is set up by a QR code, and asked for from then on', async t => {
  const { page, service, contract } = await openedConsole(t, {}, store => withUser(store, 'anna', [{ verbs: ['view'] }]));
  const logIn = async (code?: string): Promise<void> => {
    await page.getByLabel('Login').fill('anna');
    await page.getByLabel('Password', { exact: true }).fill(password);
    if (code !== undefined) await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(service.url);
  await logIn();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Set up second factor' }).click();
  await page.getByLabel('Present password').fill('a guess');
  await pressInDialog(page, 'Continue');
  await dialog(page).getByRole('alert').waitFor();
  await page.getByLabel('Present password').fill(password);
  await pressInDialog(page, 'Continue');
  const drawn = await page.getByRole('img', { name: 'QR code with the secret' }).locator('path').getAttribute('d');
  t.true((drawn ?? '').split('M').length > 300);
  const secret = (await page.getByText('Or type this secret:').locator('code').textContent()) ?? '';
  const codeNow = () => codeOf(secret, service);
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(codeNow());
  await pressInDialog(page, 'Confirm');
  const codes = page.locator('.recovery-codes li');
  await codes.nth(9).waitFor();
  const recovery = await codes.allTextContents();
  t.is(recovery.length, 10);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await logIn();
  await page.getByLabel('Code', { exact: true }).waitFor();
  await logIn('000000');
  await page.getByRole('alert').waitFor();
  await logIn(recovery[0]);
  await page.locator('nav.side').waitFor({ state: 'attached' });
  t.deepEqual(contract.faults, []);
});

browserTest('a person who needs a second factor is led to where it is set up', async t => {
  const { page, service } = await openedConsole(t, {}, store => withUser(store, 'anna', [{ verbs: ['view'] }]), [], {
    KATASTER_SECOND_FACTOR: 'everybody',
  });
  await page.goto(service.url);
  await page.getByLabel('Login').fill('anna');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/account');
  await page.getByRole('button', { name: 'Set up second factor' }).waitFor();
  t.pass();
});

browserTest('a person changes the own password; sessions are ended; the audit is narrowed to it', async t => {
  const rights = [{ verbs: ['view', 'administer'] }] as const;
  const { page, service, contract } = await openedConsole(t, {}, store => withUser(store, 'anna', rights));
  await page.goto(service.url);
  await page.getByLabel('Login').fill('anna');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Present password').fill('another password than that');
  await page.getByLabel('Password', { exact: true }).fill(`${password} 2`);
  await page.getByLabel('The same again').fill(`${password} 2`);
  await pressInDialog(page, 'Change password');
  await dialog(page).getByRole('alert').waitFor();
  await page.getByLabel('Present password').fill(password);
  await pressInDialog(page, 'Change password');
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto(`${service.url}/audit`);
  const events = page.getByRole('combobox', { name: 'What', exact: true });
  await events.waitFor();
  t.deepEqual(
    (await events.locator('option').allTextContents()).slice(1),
    Object.values(auditEvents).map(({ en }) => en),
  );
  await events.selectOption('passwordSet');
  await page.waitForURL(/event=passwordSet/);
  await page.getByRole('cell', { name: 'Password set' }).first().waitFor();
  await page.getByRole('cell', { name: 'Logged in' }).waitFor({ state: 'detached' });
  await page.goto(`${service.url}/administration/sessions`);
  await pressInRow(page, 'anna', 'End sessions');
  await pressInDialog(page, 'End sessions');
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  t.deepEqual(contract.faults, []);
});

browserTest('each section and form has no accessibility fault and fits 320 px, in both languages and schemes', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { viewport: { width: 320, height: 640 } });
  const call = callerOf(service, 'contract');
  await resultOf(call('kataster.user.create', { login: 'grace', password }));
  await resultOf(call('kataster.grant.create', { to: 'grace', rights: [{ verbs: ['view'] }] }));
  await resultOf(call('kataster.webhook.create', { title: 'hook', url: 'https://hooks.invalid/', filter: { method: 'none' } }));
  await signIn(page, service.url);
  const sections: readonly (readonly [path: string, button?: RegExp])[] = [
    ['administration/users', /^(New user|Neuer Benutzer)$/],
    ['administration/groups', /^(New group|Neue Gruppe)$/],
    ['administration/keys', /^(New key|Neuer Schlüssel)$/],
    ['administration/rights', /^(Grant rights|Rechte gewähren)$/],
    ['administration/access?user=grace&type=C__OBJTYPE__SERVER'],
    ['administration/sessions'],
    ['administration/statuses', /^(New status|Neuer Status)$/],
    ['administration/webhooks', /^(New webhook|Neuer Webhook)$/],
    ['audit?event=grantsChanged'],
    ['account'],
  ];
  for (const appearance of appearances)
    for (const [path, button] of sections) {
      const { language, theme } = appearance;
      await appear(page, appearance);
      await page.goto(`${service.url}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const { violations } = await accessibilityOf(page);
      t.is(await page.evaluate('document.documentElement.scrollWidth'), 320, `${path} ${language}`);
      t.deepEqual(await violations('everything'), [], `${path} ${language} ${theme}`);
      if (!button) continue;
      await page.getByRole('button', { name: button }).click();
      await dialog(page).waitFor();
      await page.waitForLoadState('networkidle');
      t.deepEqual(await violations('everything'), [], `${path}, form, ${language} ${theme}`);
    }
  t.deepEqual([faults, contract.faults], [[], []]);
});
