import { CookieBrowser } from './helpers/cookie-browser.js';
import { signIn, withProvider } from './helpers/sign-in.js';
import { enginesInTurn } from './helpers/stores.js';
import { startStrippingProxy } from './helpers/stripping-proxy.js';

/** Addresses in a page, as a browser resolves them. */
async function addressesIn(address: string): Promise<readonly string[]> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  const page = await answer.text();
  return [...page.matchAll(/ (?:href|src|action)="([^"#]*)/g)].map(([, path = '']) => new URL(path, address).href);
}

for (const engine of enginesInTurn) {
  engine.test(`below a path that a proxy takes off, pages and redirects lead nowhere else, on ${engine.name}`, async t => {
    const proxy = await startStrippingProxy(t, '/cmdb');
    const { service } = await withProvider(t, engine, { environment: { KATASTER_PUBLIC_URL: proxy.url } });
    proxy.leadTo(service.url);
    for (const path of [
      '',
      '/',
      '/nothing',
      '/nothing/at/all/of/what/is/here/nor/below/it',
      '/sign-in/nobody',
      '/sign-in/nobody/callback',
    ]) {
      const all = await addressesIn(proxy.url + path);
      t.true(all.length > 2, path);
      t.deepEqual(
        all.filter(each => !each.startsWith(`${proxy.url}/`)),
        [],
        path,
      );
    }
    for (const [path, target] of [
      ['/docs', '/docs/'],
      ['/llms.txt', '/docs/llms.txt'],
    ]) {
      const address = proxy.url + path;
      const { headers } = await fetch(address, { redirect: 'manual' });
      t.is(new URL(headers.get('Location') ?? '', address).href, proxy.url + target);
    }
  });

  engine.test(`below such a path people sign in at a provider and return to where they were, on ${engine.name}`, async t => {
    const proxy = await startStrippingProxy(t, '/cmdb');
    const { service } = await withProvider(t, engine, { environment: { KATASTER_PUBLIC_URL: proxy.url } });
    proxy.leadTo(service.url);
    for (const [returnTo, place] of [
      ['/cmdb/objects/7', '/cmdb/objects/7'],
      ['/cmdb/../wiki', '/cmdb/'],
      ['/', '/cmdb/'],
    ] as const) {
      const browser = new CookieBrowser();
      const { page, handed } = await signIn(proxy, browser, returnTo);
      t.is(page.url.href, new URL(`${place}#signed-in`, proxy.url).href);
      t.is(handed.provider, 'example');
      const cookies = [...(browser.cookies.get(new URL(proxy.url).host)?.values() ?? [])];
      t.deepEqual(
        cookies.filter(({ path }) => !path.startsWith('/cmdb/sign-in')),
        [],
      );
    }
  });
}
