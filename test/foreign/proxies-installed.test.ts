import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from '../helpers/http.js';
import { loggedService } from '../helpers/logged-service.js';
import { testKey } from '../helpers/service.js';
import { isInstalled, shippedProxies, startShipped } from '../helpers/shipped-proxies.js';
import test from '../helpers/suite.js';
import { password, withUser } from '../helpers/users.js';
import { until } from '../helpers/waiting.js';

const bodyOf = (method: string): string => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: {} });
const body = bodyOf('idoit.version.read');

/** What no log may hold, by the header it is sent in. */
const secrets: Readonly<Record<string, string>> = {
  Authorization: 'Bearer planted-in-bearer-planted',
  'X-API-Key': 'planted-in-key-header-planted',
  'X-RPC-Auth-Password': 'planted-in-password-planted',
  'X-RPC-Auth-Session': 'planted-in-session-planted',
  'X-RPC-Auth-Code': 'planted-in-code-planted',
  Cookie: 'kataster-session=planted-in-cookie-planted',
  Referer: 'http://cmdb.example.org/?planted-in-referer-planted',
};

for (const [name, proxy] of Object.entries(shippedProxies)) {
  const proxyTest = isInstalled(proxy.program) ? test : test.skip;

  proxyTest(`${name} with the file of the documentation forwards the client, and no user`, async t => {
    const environment = { KATASTER_PROXIES: '127.0.0.1', KATASTER_PROXY_USER_HEADER: 'X-Remote-User' };
    const service = await loggedService(t, { level: 'debug', environment });
    await withUser(service.store, 'ada');
    const { url } = await startShipped(t, proxy, service.url);
    const claimed = { 'X-Forwarded-For': '192.0.2.66', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' };
    const headers = { Host: 'cmdb.example.org', 'Sec-Fetch-Site': 'same-origin', 'X-Remote-User': 'ada', ...claimed };
    const { text } = await send(`${url}/jsonrpc`, { body, headers, from: '127.0.0.5' });
    t.is(JSON.parse(text).error.data.error, 'AuthenticationFailed', 'a client names no user');
    const calls = () => service.lines().filter(({ path, msg }) => path === '/jsonrpc' && msg === 'request');
    await until(() => calls().length > 0);
    t.deepEqual(
      calls().map(({ address }) => address),
      ['127.0.0.5'],
      'the client is the peer of the proxy',
    );
    const document = await send(`${url}/openrpc.json`, { verb: 'GET', headers, from: '127.0.0.5' });
    t.regex(document.text, /"url":"https?:\/\/cmdb\.example\.org(:\d+)?\//);
    const metrics = await send(`${url}/metrics`, { verb: 'GET', headers: { Host: 'cmdb.example.org' } });
    t.is(metrics.status, 403);
  });

  proxyTest(`${name} with the file of the documentation logs the id of each request, and nothing secret`, async t => {
    const service = await loggedService(t, { environment: { KATASTER_PROXIES: '127.0.0.1' } });
    await withUser(service.store, 'ada');
    const { url, log } = await startShipped(t, proxy, service.url);
    const ask = (more: object, path = '/jsonrpc', method = 'idoit.version.read') =>
      send(url + path, { body: bodyOf(method), headers: { Host: 'cmdb.example.org', ...more } });
    const login = { 'X-RPC-Auth-Username': 'ada', 'X-RPC-Auth-Password': password };
    const { headers } = await ask(login, '/jsonrpc', 'idoit.login');
    const session = headers.get('X-RPC-Auth-Session') ?? '';
    t.is((await ask({ 'X-API-Key': testKey, 'X-RPC-Auth-Session': session })).status, 200);
    const last = await ask(secrets, '/jsonrpc?code=planted-in-query-planted');
    const id = last.headers.get('X-Request-Id') ?? 'none';
    await until(() => log().includes(id));
    t.regex(log(), /\/jsonrpc/);
    t.deepEqual(
      [testKey, password, session, Buffer.from(password).toString('base64')].filter(each => each === '' || log().includes(each)),
      [],
    );
    t.notRegex(log(), /planted/);
  });

  proxyTest(`${name} logs nothing secret of requests that the service does not answer`, async t => {
    const broken = createServer(({ url, socket }, answer) => (url === '/health/live' ? answer.end() : socket.destroy()));
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    t.teardown(() => broken.close());
    const { port } = broken.address() as AddressInfo;
    const { url, log } = await startShipped(t, proxy, `http://127.0.0.1:${port}`);
    const { Referer: _, ...headers } = secrets;
    const { status } = await send(`${url}/jsonrpc`, { body, headers: { Host: 'cmdb.example.org', ...headers } });
    t.true(status >= 500);
    await until(() => /\b50[234]\b/.test(log()));
    t.notRegex(log(), /planted/);
  });
}
