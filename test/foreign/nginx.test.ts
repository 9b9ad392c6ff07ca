import { objectMade } from '../factories/calls.js';
import { browserTest } from '../helpers/browser.js';
import { consoleOf, signIn } from '../helpers/console.js';
import { freePort } from '../helpers/free-port.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { serviceOver } from '../helpers/service.js';
import { isInstalled, startPlainNginx } from '../helpers/shipped-proxies.js';
import { emptySqlite } from '../helpers/sqlite.js';
import { storeAt } from '../helpers/stores.js';
import { withUser } from '../helpers/users.js';

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

for (const path of isInstalled('nginx') ? (['', '/cmdb'] as const) : [])
  browserTest(
    `behind nginx of Debian as it comes the console works ${path === '' ? 'at the root' : `below ${path}`}`,
    async t => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}${path}`;
      const store = await storeAt(t, await emptySqlite(t));
      const service = await serviceOver(t, store, { KATASTER_PUBLIC_URL: url });
      await startPlainNginx(t, service.url, port, path);
      await withUser(store, 'ada');
      const object = await objectMade(callerOf(service, 'contract'), { title: 'web1' });
      const category = { object, category: 'C__CATG__IMAGE', data: { image: picture } };
      await resultOf(callerOf(service, 'contract')('cmdb.category.save', category));
      const { page, faults } = await consoleOf(t, new URL(url).origin);
      const outside: string[] = [];
      page.on('request', request => {
        if (!request.url().startsWith(`${url}/`)) outside.push(request.url());
      });
      await signIn(page, url);
      await page.keyboard.press('g');
      await page.keyboard.press('o');
      await page.getByRole('link', { name: 'web1' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'web1', exact: true }).waitFor();
      t.is(new URL(page.url()).pathname, `${path}/objects/${object}`);
      await page.locator('img.picture').waitFor();
      t.true(await page.evaluate('document.querySelector("img.picture").decode().then(() => true)'));
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'web1', exact: true }).waitFor();
      await page.getByRole('link', { name: 'Start', exact: true }).click();
      await page.getByRole('region', { name: 'Changed lately' }).waitFor();
      t.is(new URL(page.url()).pathname, `${path}/`);
      await page.goto(`${url}/docs`);
      t.is(new URL(page.url()).pathname, `${path}/docs/`);
      t.deepEqual([faults, outside], [[], []]);
    },
  );
