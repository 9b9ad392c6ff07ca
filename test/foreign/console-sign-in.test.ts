import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import type { ProviderInfo } from '../../generated/types.js';
import { callWith } from '../helpers/access-changes.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { appear, appearances } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { showTimeOfDay } from '../helpers/clock-of-the-day.js';
import { type OpenedConsole, openedConsole, signIn } from '../helpers/console.js';
import { addDirectory, person } from '../helpers/directory.js';
import { type OpenidProvider, startOpenidProvider } from '../helpers/openid-provider.js';
import { resultOf } from '../helpers/rpc.js';
import { called } from '../helpers/second-factors.js';
import { countIs } from '../helpers/seen.js';
import { ada, providerSettings } from '../helpers/sign-in.js';
import { hasSlapd } from '../helpers/slapd.js';
import { sessionOf } from '../helpers/users.js';
import { until } from '../helpers/waiting.js';

const dialog = (page: Page) => page.getByRole('dialog');

async function pressInDialog(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).last().click();
}

async function pressInRow(page: Page, row: string, name: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button', { name, exact: true }).click();
}

/** A console whose service has a provider that knows Ada. */
async function withProvider(t: ExecutionContext): Promise<OpenedConsole & { readonly openid: OpenidProvider }> {
  const opened = await openedConsole(t, {}, undefined, [], { KATASTER_PUBLIC_URL: '' });
  const { service } = opened;
  showTimeOfDay(service);
  const openid = await startOpenidProvider(t, service.url);
  openid.accounts.set(ada.sub, ada);
  openid.current = ada.sub;
  return { ...opened, openid };
}

/** The session that the tab of a page keeps. */
async function sessionIn(page: Page): Promise<Readonly<Record<string, string>>> {
  const kept = await page.evaluate<string>("JSON.stringify(Object.values(sessionStorage).join(' '))");
  return { 'X-RPC-Auth-Session': /session\W+([0-9a-z]{26})/.exec(kept)?.[1] ?? '' };
}

/** Faults of a page that did not leave the service but for the provider. */
const faultsBeside = (faults: readonly string[], { issuer }: OpenidProvider): readonly string[] =>
  faults.filter(fault => !fault.startsWith(`request to ${issuer}/`));

browserTest('a person signs in by a provider, sees the own sessions, and ends another one', async t => {
  const { page, service, openid, faults, contract } = await withProvider(t);
  await resultOf(callWith(service, 'kataster.provider.save', providerSettings(openid)));
  await page.goto(`${service.url}/account?a=1`);
  await page.getByRole('link', { name: /Company account/ }).click();
  await page.locator('nav.side').waitFor({ state: 'attached' });
  t.is(page.url(), `${service.url}/account?a=1`, 'the page that was asked for, without what handed the session over');
  await page.getByText('Ada Lovelace').first().waitFor();
  const headers = await sessionIn(page);
  t.truthy((await called(service, 'idoit.version.read', {}, headers)).result, 'the session of the tab');
  t.deepEqual(
    (await page.context().cookies()).filter(({ value }) => value.includes(headers['X-RPC-Auth-Session'] ?? '')),
    [],
    'no cookie has it',
  );
  t.is((await fetch(`${service.url}/sign-in/session`, { method: 'POST' })).status, 404, 'nobody else fetches one');
  await countIs(t, page.getByRole('button', { name: 'Change password' }), 0, 'there is no password');

  const other = await sessionOf(service, 'ada');
  await page.reload();
  await page.getByRole('cell', { name: 'by example', exact: true }).waitFor();
  await page.getByText('this session').waitFor();
  await page.getByRole('cell', { name: '127.0.0.1' }).waitFor();
  await page.getByRole('button', { name: 'End session', exact: true }).click();
  await pressInDialog(page, 'End session');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'End session', exact: true }).waitFor({ state: 'detached' });
  t.is((await called(service, 'idoit.version.read', {}, other)).error?.data?.error, 'AuthenticationFailed');
  t.truthy((await called(service, 'idoit.version.read', {}, headers)).result, 'that of the page goes on');
  t.deepEqual([faultsBeside(faults, openid), contract.faults], [[], []]);
});

browserTest('a provider is made, its rules are tried out, it is disabled, enabled and deleted', async t => {
  const { page, service, openid, faults, contract } = await withProvider(t);
  const providers = () => resultOf<readonly ProviderInfo[]>(callWith(service, 'kataster.provider.read', {}));
  await resultOf(callWith(service, 'cmdb.object.create', { type: 'C__OBJTYPE__PERSON_GROUP', title: 'Storage' }));
  await signIn(page, service.url);
  await page.goto(`${service.url}/administration/providers`);
  await page.getByRole('button', { name: 'New provider' }).click();
  await page.getByLabel(/^Id:/).fill('example');
  await dialog(page).getByText(`${service.url}/sign-in/example/callback`).waitFor();
  await page.getByLabel('Name on the button').fill('Company account');
  await page.getByLabel('Issuer').fill(openid.issuer);
  await page.getByLabel('Client id').fill('kataster');
  await page.getByLabel('Secret, or password').fill('a secret without a key for it');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Group at the provider').fill('Leser');
  await page.getByLabel('Group here').selectOption({ label: 'Storage' });
  await pressInDialog(page, 'Save');
  await dialog(page).getByRole('alert').getByText('KATASTER_SECRET_FILE').first().waitFor();
  await page.getByLabel('Secret, or password').fill('');
  await pressInDialog(page, 'Save');
  await page.getByRole('cell', { name: 'Company account', exact: true }).waitFor();
  t.like((await providers())[0], { id: 'example', issuer: openid.issuer, has_secret: false, admitted: [] });
  t.is((await providers())[0]?.rules[0]?.group, 'Leser');
  t.false((await page.content()).includes('a secret without a key'), 'no program shows the secret');

  await pressInRow(page, 'Company account', 'What would somebody get?');
  await page.getByLabel(/^Or groups/).fill('Leser\nAndere');
  await pressInDialog(page, 'What would somebody get?');
  await dialog(page).getByText('May sign in.').waitFor();
  await dialog(page).getByRole('link', { name: 'Storage' }).waitFor();
  await pressInDialog(page, 'Close');

  await pressInRow(page, 'Company account', 'Edit');
  await page.getByLabel(/^Groups that may/).fill('Andere');
  await page.getByRole('button', { name: 'Remove this rule' }).click();
  await pressInDialog(page, 'Save');
  await until(async () => (await providers())[0]?.rules.length === 0);
  t.deepEqual((await providers())[0]?.admitted, ['Andere']);
  await pressInRow(page, 'Company account', 'Disable');
  await pressInDialog(page, 'Disable');
  await page.getByRole('cell', { name: 'disabled', exact: true }).waitFor();
  t.deepEqual(await (await fetch(`${service.url}/sign-in`)).json(), []);
  await pressInRow(page, 'Company account', 'Enable');
  await page.getByRole('cell', { name: 'signs in', exact: true }).waitFor();
  await pressInRow(page, 'Company account', 'Delete');
  await pressInDialog(page, 'Delete');
  await page.getByRole('cell', { name: 'Company account', exact: true }).waitFor({ state: 'detached' });
  t.deepEqual(await providers(), []);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a directory is tested, and synchronized after a dry run; its last sync and its fault are shown', async t => {
  if (!hasSlapd) return t.pass();
  const { page, service, faults, contract } = await openedConsole(t);
  const slapd = await addDirectory(t, service, {}, [person('ada', 'Ada Lovelace'), person('grace', 'Grace Hopper')]);
  const sync = async () =>
    (await resultOf<readonly ProviderInfo[]>(callWith(service, 'kataster.provider.read', {})))[0]?.last_sync;
  await signIn(page, service.url);
  await page.goto(`${service.url}/administration/providers`);
  const company = 'Company <directory>';
  await pressInRow(page, company, 'Test');
  await page.getByText('The directory answers, and its filter finds persons: 2.').waitFor();
  await pressInRow(page, company, 'Sync now');
  await pressInDialog(page, 'Dry run');
  await dialog(page).getByText('A dry run, nothing is changed: 2 persons: 2 created').waitFor();
  t.like(await sync(), { dry_run: true, report: { created: 2 } });
  t.is(await service.store.users.personWithLogin('ada'), undefined);
  await pressInDialog(page, 'Sync for real');
  await page.getByRole('cell', { name: /(?<!nothing is changed: )2 persons: 2 created, 0 changed/ }).waitFor();
  t.like(await sync(), { dry_run: false, state: 'done', report: { created: 2 } });
  t.not(await service.store.users.personWithLogin('ada'), undefined);
  await pressInDialog(page, 'Close');
  await slapd.stop();
  await pressInRow(page, company, 'Sync now');
  await pressInDialog(page, 'Dry run');
  await dialog(page)
    .getByText(/cannot be reached \(ECONNREFUSED\)/)
    .waitFor();
  await countIs(t, dialog(page).getByRole('button', { name: 'Sync for real' }), 0);
  await page.reload();
  await page.getByRole('cell', { name: /cannot be reached/ }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('the pages of sign-ins have no accessibility fault and fit 360 px, in both languages and schemes', async t => {
  const { page, service, openid, faults, contract } = await withProvider(t);
  await page.setViewportSize({ width: 360, height: 740 });
  const made = callWith(service, 'cmdb.objects.read', { filter: { type: 'C__OBJTYPE__PERSON_GROUP' } });
  const [group] = await resultOf<readonly { id: string }[]>(made);
  const settings = { ...providerSettings(openid), rules: [{ group: 'Leser', person_group: Number(group?.id) }] };
  await resultOf(callWith(service, 'kataster.provider.save', settings));
  const directory = { id: 'directory', issuer: 'ldap://127.0.0.1:1/dc=example?uid', client: 'cn=search' };
  await resultOf(callWith(service, 'kataster.provider.save', directory));
  await resultOf(callWith(service, 'kataster.provider.sync', { id: 'directory' }));
  await page.goto(service.url);
  await page.getByRole('link', { name: /Company account/ }).click();
  await page.locator('nav.side').waitFor({ state: 'attached' });
  await sessionOf(service, 'ada');
  const shown: readonly (readonly [path: string, buttons: readonly RegExp[]])[] = [
    ['account', [/^(End session|Sitzung beenden)$/]],
    [
      'administration/providers',
      [/^(New provider|Neuer Anbieter)$/, /^(What would|Was bekäme)/, /^(Edit|Bearbeiten)$/, /^(Sync now|Jetzt abgleichen)$/],
    ],
  ];
  let looked = 0;
  for (const [path, buttons] of shown) {
    if (path !== 'account') await signIn(page, await signedOut(page, service.url));
    for (const appearance of appearances) {
      await appear(page, appearance);
      for (const button of [undefined, ...buttons]) {
        await page.goto(`${service.url}/${path}`);
        await page.getByRole('table').first().waitFor();
        if (button) await page.getByRole('button', { name: button }).first().click();
        if (button) await dialog(page).waitFor();
        await page.waitForLoadState('networkidle');
        const of = `${path} ${button} ${appearance.language} ${appearance.theme}`;
        t.is(await page.evaluate('document.documentElement.scrollWidth'), 360, of);
        t.deepEqual(await (await accessibilityOf(page)).violations('everything'), [], of);
        looked += 1;
      }
    }
  }
  t.log(`${looked} views without a fault`);
  t.is(looked, appearances.length * 7);
  t.deepEqual([faultsBeside(faults, openid), contract.faults], [[], []]);
});

/** Forgets who is signed in; answers where the service is. */
async function signedOut(page: Page, url: string): Promise<string> {
  await page.evaluate('sessionStorage.clear()');
  return url;
}
