import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { callWith } from '../helpers/access-changes.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { showTimeOfDay } from '../helpers/clock-of-the-day.js';
import { consoleOf } from '../helpers/console.js';
import { freePort } from '../helpers/free-port.js';
import { resultOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';
import { serviceOver, type TestService } from '../helpers/service.js';
import { engines, freshStore } from '../helpers/stores.js';
import { password, withUser } from '../helpers/users.js';

interface Opened {
  readonly page: Page;
  readonly service: TestService;
  readonly url: string;
  readonly faults: readonly string[];
  readonly contract: { readonly faults: readonly string[] };
  /** Whether the authenticator verifies its person. */
  verify(isVerified: boolean): Promise<void>;
}

/** The console at localhost, in a browser with an authenticator; Ada has a password. */
async function opened(t: ExecutionContext, host = 'localhost'): Promise<Opened> {
  const [engine] = engines;
  if (!engine) throw new Error('no engine to test with');
  const store = await freshStore(t, engine, { durability: 'fast' });
  await withUser(store, 'ada', [{ verbs: ['view'] }]);
  const port = String(await freePort());
  const url = `http://${host}:${port}`;
  const service = await serviceOver(t, store, { KATASTER_PORT: port, KATASTER_PUBLIC_URL: url });
  showTimeOfDay(service);
  const { page, faults, contract } = await consoleOf(t, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { page, service, url, faults, contract, verify: async isVerified => void (await verify(isVerified)) };
}

async function signInByPassword({ page, url }: Opened): Promise<void> {
  await page.goto(`${url}/account`);
  await page.locator('#sign-in-login').fill('ada');
  await page.locator('#sign-in-password').fill(password);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
}

const byPasskey = (page: Page) => page.getByRole('button', { name: /Sign in with a passkey|Mit Passkey anmelden/ });
const violationsOf = async (page: Page) => (await accessibilityOf(page)).violations('everything');
const dialog = (page: Page) => page.getByRole('dialog');

async function pressInDialog(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).last().click();
}

async function addPasskey(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey', exact: true }).click();
  await dialog(page).getByLabel('Name of the passkey').fill(title);
  await dialog(page).getByLabel('Present password').fill(password);
  await pressInDialog(page, 'Add passkey');
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate('sessionStorage.clear()');
  await page.reload();
  await byPasskey(page).waitFor();
}

browserTest('a passkey is added, signs in, is renamed and removed, and signs in no more', async t => {
  const all = await opened(t);
  const { page, service, contract, faults, verify } = all;
  await signInByPassword(all);
  await addPasskey(page, 'Laptop');
  await page.getByRole('cell', { name: 'Laptop', exact: true }).waitFor();
  await page.getByRole('cell', { name: 'not yet', exact: true }).waitFor();
  t.deepEqual(await violationsOf(page), [], 'the account page');

  await signOut(page);
  t.deepEqual(await violationsOf(page), [], 'the sign-in page');
  await byPasskey(page).click();
  await page.getByRole('cell', { name: 'Laptop', exact: true }).waitFor();
  await countIs(t, page.getByRole('cell', { name: 'not yet', exact: true }), 0, 'it was used');
  t.deepEqual([faults, contract.faults], [[], []]);

  await addPasskey(page, 'Phone');
  await dialog(page).getByText('This device has a passkey of your account already.').waitFor();
  await pressInDialog(page, 'Cancel');
  await page.getByRole('button', { name: 'Rename passkey', exact: true }).click();
  await dialog(page).getByLabel('Name of the passkey').fill('Old laptop');
  t.deepEqual(await violationsOf(page), [], 'the form');
  await pressInDialog(page, 'Rename passkey');
  await page.getByRole('cell', { name: 'Old laptop', exact: true }).waitFor();

  await signOut(page);
  await verify(false);
  await byPasskey(page).click();
  await page.getByText('No passkey was used').waitFor();
  await verify(true);
  await byPasskey(page).click();
  await page.getByRole('button', { name: 'Remove passkey', exact: true }).click();
  await pressInDialog(page, 'Remove passkey');
  await page.getByRole('cell', { name: 'Old laptop', exact: true }).waitFor({ state: 'detached' });
  t.deepEqual(await service.store.users.passkeys.list((await service.store.users.personWithLogin('ada')) ?? 0), []);

  t.deepEqual([faults, contract.faults], [[], []]);
  await signOut(page);
  await byPasskey(page).click();
  await page.getByText('the passkey was not accepted').waitFor();
  t.deepEqual(contract.faults, []);
});

browserTest('a password beside a passkey is not enough, and an administrator removes both factors', async t => {
  const all = await opened(t);
  const { page, service } = all;
  await signInByPassword(all);
  await addPasskey(page, 'Laptop');
  await page.getByRole('cell', { name: 'Laptop', exact: true }).waitFor();
  await signOut(page);
  await signInByPassword(all);
  await page.getByText('signs in with a passkey: the password alone is not enough').waitFor();
  await countIs(t, page.locator('#sign-in-code'), 0, 'no code is asked for');
  await resultOf(callWith(service, 'kataster.user.disable', { login: 'ada' }));
  await byPasskey(page).click();
  await page.getByText('the passkey was not accepted').waitFor();
  await resultOf(callWith(service, 'kataster.user.enable', { login: 'ada' }));
  await resultOf(callWith(service, 'kataster.second_factor.reset', { login: 'ada' }));
  await signInByPassword(all);
  await page.getByRole('button', { name: 'Add passkey', exact: true }).waitFor();
});

browserTest('a service without a host for passkeys offers none', async t => {
  const all = await opened(t, '127.0.0.1');
  const { page, service, faults } = all;
  await signInByPassword(all);
  await page.getByRole('heading', { name: 'Second factor', exact: true }).waitFor();
  await countIs(t, page.getByRole('button', { name: 'Add passkey', exact: true }), 0);
  await page.evaluate('sessionStorage.clear()');
  await page.reload();
  await page.locator('#sign-in-login').waitFor();
  await countIs(t, byPasskey(page), 0);
  t.deepEqual(faults, []);
  t.is((await fetch(`${service.url}/sign-in/session/passkey`)).status, 404);
});
