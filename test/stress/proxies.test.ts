import type { ExecutionContext } from 'ava';
import { newDatabase } from '../helpers/databases.js';
import { freePort } from '../helpers/free-port.js';
import { send } from '../helpers/http.js';
import { type RunningService, serve } from '../helpers/process.js';
import { head, rawConnection } from '../helpers/raw.js';
import { testKey } from '../helpers/service.js';
import { isInstalled, type RunningProxy, shippedProxies, startPlainNginx, startShipped } from '../helpers/shipped-proxies.js';
import test from '../helpers/suite.js';
import { pause } from '../helpers/waiting.js';

const host = 'cmdb.example.org';
const withKey = { Host: host, 'X-API-Key': testKey };
const envelope = (method: string, params: object): string => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const version = envelope('idoit.version.read', {});

async function started(t: ExecutionContext, path: string): Promise<RunningService> {
  const environment = { KATASTER_PROXIES: '127.0.0.1', KATASTER_PUBLIC_URL: `http://${host}${path}` };
  return serve(t, { KATASTER_DATABASE: await newDatabase(t), ...environment });
}

/** A request as it goes over the wire. */
function request(path: string, body: string, headers: Readonly<Record<string, string>> = withKey): string {
  return head(path, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }) + body;
}

/** Sends a request, pauses, and sends it again: how many answers came on that one connection. */
async function answersAfter(t: ExecutionContext, url: string, text: string, seconds: number): Promise<number> {
  const { socket, answer } = await rawConnection(t, url);
  socket.write(text);
  await answer(/"jsonrpc"/);
  await pause(seconds * 1000);
  if (!socket.closed) socket.write(text);
  return (await answer(/("jsonrpc"(.|\r\n)*){2}/)).split('"jsonrpc"').length - 1;
}

/** A poll, an idle connection, a slow upload, a login, a page. */
async function tryAll(t: ExecutionContext, { url }: RunningProxy): Promise<void> {
  const { pathname } = new URL(`${url}/jsonrpc`);
  const poll = async () => {
    const since = performance.now();
    const follow = envelope('kataster.changes.follow', { wait: 60 });
    const { status, text } = await send(`${url}/jsonrpc`, { body: follow, headers: withKey });
    t.is(status, 200, text);
    t.regex(text, /"change_sets":\[\]/);
    t.true(performance.now() - since < 50_000);
  };
  const upload = async () => {
    const text = request(pathname, version + ' '.repeat(200_000));
    const { socket, answer } = await rawConnection(t, url);
    for (let at = 0; at < text.length; at += 20_000) {
      socket.write(text.slice(at, at + 20_000));
      await pause(1200);
    }
    t.regex(await answer(/"jsonrpc"/), /^HTTP\/1\.1 200 (.|\r\n)*"result"/);
  };
  const login = async () => {
    const page = await send(`${url}/`, { verb: 'GET', headers: { Host: host, Accept: 'text/html' } });
    t.is(page.status, 200);
    const addresses = [...page.text.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, each = '']) => new URL(each, `${url}/`));
    t.true(addresses.length > 0);
    for (const address of addresses) t.true(address.pathname.startsWith(new URL(`${url}/`).pathname), address.href);
    const wrong = await send(`${url}/jsonrpc`, {
      body: version,
      headers: { Host: host, 'X-RPC-Auth-Username': 'nobody', 'X-RPC-Auth-Password': 'wrong' },
    });
    t.regex(wrong.text, /AuthenticationFailed/);
  };
  const idle = async () => t.is(await answersAfter(t, url, request(pathname, version), 6), 2);
  await Promise.all([poll(), upload(), login(), idle(), ...Array.from({ length: 5 }, idle)]);
}

for (const [name, proxy] of Object.entries(shippedProxies))
  for (const path of ['', '/cmdb'] as const)
    (isInstalled(proxy.program) ? test : test.skip)(
      `${name} with its file of the documentation waits as long as calls do, at ${path}/`,
      async t => {
        const service = await started(t, path);
        await tryAll(t, await startShipped(t, proxy, service.url, path));
      },
    );

(isInstalled('nginx') ? test : test.skip)('nginx as it comes waits as long as calls do', async t => {
  const service = await started(t, '/cmdb');
  await tryAll(t, await startPlainNginx(t, service.url, await freePort(), '/cmdb'));
});

test('a connection may be idle for 66 seconds once a good key came on it, and 5 otherwise', async t => {
  const { url } = await started(t, '');
  const direct = await serve(t, { KATASTER_DATABASE: await newDatabase(t) });
  const stranger = request('/jsonrpc', version, { Host: host, 'X-API-Key': 'a key that nobody has' });
  const known = request('/jsonrpc', version);
  t.deepEqual(
    await Promise.all([
      answersAfter(t, direct.url, known, 66),
      answersAfter(t, direct.url, stranger, 8),
      answersAfter(t, url, stranger, 66),
    ]),
    [2, 1, 2],
    'with a key, without one, of a proxy of the settings',
  );
});
