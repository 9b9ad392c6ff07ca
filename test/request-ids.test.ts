import { pictureQuery } from '../src/domain/objects/picture-addresses.js';
import type { Store } from '../src/domain/storage/store.js';
import { failureOf } from '../src/store/engines/failures.js';
import { onceForAll } from './helpers/databases.js';
import { type HttpRequest, send } from './helpers/http.js';
import { instead } from './helpers/instead.js';
import { type LoggedService, loggedService } from './helpers/logged-service.js';
import { rawConnection } from './helpers/raw.js';
import { testKey } from './helpers/service.js';
import test from './helpers/suite.js';

const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const longest = 'x'.repeat(128);
const hash = '0'.repeat(64);

function call(method: string, params: object = { apikey: testKey }): object {
  return { jsonrpc: '2.0', id: 1, method, params };
}

const defect = new Error('no one expected this');
const isBroken = () => Promise.reject(defect);

/** Reading object 1 fails as nobody expected, and object 2 as a storage does; pictures cannot be read either. */
function broken(store: Store): Store {
  const disk = failureOf(Object.assign(new Error('disk'), { code: 'EIO' })).error;
  const objects = instead(store.reads.objects, 'find', id => Promise.reject(id === 2 ? disk : defect));
  const pictures = instead(store.reads.pictures, 'find', isBroken);
  return instead(store, 'reads', instead(instead(store.reads, 'objects', objects), 'pictures', pictures));
}

const service = onceForAll(t => loggedService(t, { over: broken, environment: { KATASTER_BODY_LIMIT: '1000000' } }));

interface Situation extends HttpRequest {
  readonly status: number;
  readonly path: string;
}

const post = (status: number, body: unknown, headers = {}): Situation => ({
  status,
  path: '/jsonrpc',
  body: JSON.stringify(body),
  headers,
});
const get = (status: number, path: string, headers = {}): Situation => ({ status, path, verb: 'GET', headers });

/** Every status that an application answers with, by what is sent. */
const situations: Readonly<Record<string, (running: LoggedService) => Situation>> = {
  'a result': () => post(200, call('idoit.version.read')),
  'an error': () => post(200, call('made.up')),
  'a defect': () => post(200, call('cmdb.object.read', { apikey: testKey, id: 1 })),
  'a body that is no JSON': () => ({ ...post(200, ''), body: '{' }),
  'a notification': () => post(204, { ...call('idoit.version.read'), id: undefined }),
  'a batch': () => post(200, [call('idoit.version.read'), call('made.up')]),
  'a result that is known': () => post(304, call('rpc.discover', {}), { 'If-None-Match': '*' }),
  'a document': () => get(200, '/openrpc.json'),
  'a document that is known': () => get(304, '/openrpc.json', { 'If-None-Match': '*' }),
  'the start page': () => get(200, '/'),
  'the documentation without its slash': () => get(302, '/docs'),
  'no page of the documentation': () => get(404, '/docs/none'),
  'no page': () => get(404, '/none'),
  'no picture': () => get(404, `/images/pictures/${hash}`),
  'a page that fails': ({ store }) => get(500, `/images/pictures/${hash}?${pictureQuery(hash, store.secret, new Date())}`),
  'another verb than POST': () => get(405, '/jsonrpc'),
  'another verb than GET': () => ({ ...post(405, call('made.up')), path: '/metrics' }),
  'too much': () => post(413, 'x'.repeat(1_000_000)),
  'another type than JSON': () => post(415, call('made.up'), { 'Content-Type': 'text/plain' }),
  'an expectation nobody has': () => post(417, call('made.up'), { Expect: 'more' }),
};

for (const [what, situation] of Object.entries(situations)) {
  test(`the answer to ${what} has the id of its request, or one that was made`, async t => {
    const running = await service();
    for (const given of ['trace-7', undefined]) {
      const { path, status, headers, ...request } = situation(running);
      const named = { ...headers, ...(given !== undefined && { 'X-Request-Id': given }) };
      const answer = await send(running.url + path, { ...request, headers: named });
      t.is(answer.status, status);
      t.regex(answer.headers.get('x-request-id') ?? '', given === undefined ? made : new RegExp(`^${given}$`));
    }
  });
}

for (const [status, sent] of [
  [400, 'noise\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Name: ${'x'.repeat(17_000)}\r\n\r\n`],
] as const)
  test(`a request that HTTP refuses with ${status} is given an id: ${JSON.stringify(sent.slice(0, 20))}`, async t => {
    const connection = await rawConnection(t, (await service()).url);
    connection.socket.end(sent);
    const answer = await connection.answer();
    t.regex(answer, new RegExp(`^HTTP/1.1 ${status} `));
    t.regex(idIn(answer), made);
  });

test('a connection too many is refused with an id that stands in the log', async t => {
  const { url, lines } = await loggedService(t, { environment: { KATASTER_CONNECTION_LIMIT: '1' } });
  const [first] = [await rawConnection(t, url), await rawConnection(t, url)];
  const answer = await first.answer(/\}$/);
  t.regex(answer, /^HTTP\/1.1 503 /);
  t.true(lines().some(line => line.requestId === idIn(answer)));
});

test('a request that ends too early is answered with its id', async t => {
  const { socket, answer } = await rawConnection(t, (await service()).url);
  const headers = 'Host: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nX-Request-Id: trace-8';
  socket.end(`POST /jsonrpc HTTP/1.1\r\n${headers}\r\n\r\nnonsense\r\n`);
  t.is(idIn(await answer()), 'trace-8');
});

for (const given of ['a', longest, 'Root=1-67891233-abcdef012345678912345678', '00-4bf92f35-00f067aa-01', 'a/b+c=:@._-'])
  test(`the id ${given.slice(0, 45)} is taken as it is`, async t => t.is(await idAnswered(given), given));

for (const given of [
  '',
  `${longest}x`,
  'a b',
  'a"b',
  'a<b>',
  'a\\n',
  'a%0a',
  'ä',
  'a, b',
  '{}',
  `kat_01234567_${'A'.repeat(43)}_012345`,
])
  test(`the id ${JSON.stringify(given.slice(0, 20))} is replaced`, async t => t.regex(await idAnswered(given), made));

test('every line about a request has its id, and errors that nobody expected have no other one', async t => {
  const { url, lines } = await loggedService(t, { over: broken });
  const headers = { 'X-Request-Id': 'trace-9' };
  const ask = async (path: string, body: unknown) => (await send(url + path, { headers, body: JSON.stringify(body) })).text;
  const object = (id: number) => call('cmdb.object.read', { apikey: testKey, id });
  const answers = JSON.parse(await ask('/jsonrpc', [object(1), object(1), object(2)]));
  t.deepEqual(
    answers.map(({ error }: { error: { data: { correlation?: string } } }) => error.data.correlation),
    ['trace-9', 'trace-9', undefined],
  );
  await ask('/jsonrpc', call('idoit.version.read', { apikey: 'wrong' }));
  await ask('/jsonrpc', call('idoit.version.read', {}));
  await send(`${url}/jsonrpc`, { headers: { ...headers, Expect: 'more' }, body: '' });
  const told = ['internal error', 'the storage fails', 'caller refused', 'request refused', 'request'];
  t.deepEqual([...new Set(lines().map(({ msg }) => msg))].toSorted(), told.toSorted());
  t.deepEqual(
    lines().map(({ requestId }) => requestId),
    lines().map(() => 'trace-9'),
  );
});

async function idAnswered(given: string): Promise<string> {
  const { url } = await service();
  const answer = await send(`${url}/none`, { verb: 'GET', headers: { 'X-Request-Id': given } });
  return answer.headers.get('x-request-id') ?? '';
}

function idIn(answer: string): string {
  return /^X-Request-Id: (.*)$/im.exec(answer)?.[1]?.trim() ?? '';
}
