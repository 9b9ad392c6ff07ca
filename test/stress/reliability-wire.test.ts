import { objectMade } from '../factories/calls.js';
import { newDatabase, onceForAll } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { meanwhile, type RunningService, serve } from '../helpers/process.js';
import { chunk, head, rawConnection } from '../helpers/raw.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const call = JSON.stringify({ version: '2.0', id: 1, method: 'cmdb.object.read', params: { apikey: testKey, id: 1 } });
const length = { 'Content-Length': String(call.length) };
const request = head('/jsonrpc', length) + call;
const last = head('/jsonrpc', { ...length, Connection: 'close' }) + call;
const hundredMegabytes = 100_000_000;

const service = onceForAll(async (t): Promise<RunningService> => {
  const started = await serve(t, { KATASTER_DATABASE: await newDatabase(t) });
  await objectMade(started.call);
  return started;
});

const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919 + (index >> 3)) % 256));
const refusedByHttp = /^HTTP\/1\.1 400 Bad Request\r\n(.|\r\n)*Connection: close\r\n(.|\r\n)*"id":null.*"code":-32600/;
const tooLongHead = /^HTTP\/1\.1 431 (.|\r\n)*"id":null.*"code":-32013.*"setting":"none: this limit is fixed"/;
const answered = /^HTTP\/1\.1 200 OK\r\n(.|\r\n)*"result":\{"id":"1"/;

/** Bytes that are sent, and the beginning of the first answer. */
const exchanges: Readonly<Record<string, readonly [sent: string | Buffer, answer: RegExp]>> = {
  'empty lines before a request': [`\r\n\r\n\r\n${last}`, answered],
  'HTTP/1.0': [request.replace('HTTP/1.1', 'HTTP/1.0'), answered],
  'HTTP/1.0 without a length': [head('/jsonrpc', {}).replace('HTTP/1.1', 'HTTP/1.0') + call, refusedByHttp],
  'HTTP/2': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', refusedByHttp],
  TLS: [Buffer.from('16030100a5010000a10303', 'hex'), refusedByHttp],
  noise: [noise, refusedByHttp],
  'a line end within a header': [head('/jsonrpc', { ...length, 'X-Name': 'a\rb' }) + call, refusedByHttp],
  'two lengths': [head('/jsonrpc', { ...length, 'content-length': '5' }) + call, refusedByHttp],
  'a length and pieces': [head('/jsonrpc', { ...length, 'Transfer-Encoding': 'chunked' }) + chunk(call), refusedByHttp],
  'a negative length': [head('/jsonrpc', { 'Content-Length': '-5' }) + call, refusedByHttp],
  'a length that is none': [head('/jsonrpc', { 'Content-Length': '0x10' }) + call, refusedByHttp],
  'a length that is too short': [head('/jsonrpc', { 'Content-Length': '10' }) + call, /^HTTP\/1\.1 (400|200) /],
  'a piece without a length': [`${head('/jsonrpc', { 'Transfer-Encoding': 'chunked' })}zz\r\n${call}`, refusedByHttp],
  'pieces that are packed': [head('/jsonrpc', { 'Transfer-Encoding': 'gzip' }) + call, refusedByHttp],
  'a long header': [head('/jsonrpc', { ...length, 'X-Name': 'x'.repeat(17_000) }) + call, tooLongHead],
  'many headers': [`GET / HTTP/1.1\r\nHost: localhost\r\n${'X-Name: x\r\n'.repeat(5000)}\r\n`, tooLongHead],
  'a long address': [`GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, tooLongHead],
  'an address of nonsense': ['GET /%ff%00%zz/..%2f HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 404 /],
  'a way out of the folder': [
    'GET /images/../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 404 /,
  ],
  'no host': ['GET / HTTP/1.1\r\n\r\n', refusedByHttp],
  CONNECT: ['CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n', /^$/],
  'an expectation nobody has': [
    head('/jsonrpc', { ...length, Expect: 'more', Connection: 'close' }) + call,
    /^HTTP\/1\.1 417 (.|\r\n)*"id":null.*"code":-32600.*"Expect"/,
  ],
  'a body that is packed': [
    head('/jsonrpc', { ...length, 'Content-Encoding': 'gzip', Connection: 'close' }) + call,
    /^HTTP\/1\.1 415 (.|\r\n)*"id":null.*"code":-32600/,
  ],
  'noise after a request': [`${request}${'noise '.repeat(10)}\r\n\r\n`, /^HTTP\/1\.1 (400|200) /],
};

test('malformed HTTP is refused, and others are served meanwhile; the keys in it do not reach the log', async t => {
  const started = await service();
  for (const [what, [sent, answer]] of Object.entries(exchanges)) {
    const connection = await rawConnection(t, started.url);
    connection.socket.end(sent);
    t.regex(await meanwhile(t, started, () => connection.answer()), answer, what);
  }
  const forms = [
    testKey,
    Buffer.from(testKey).join(),
    Buffer.from(testKey).toString('hex'),
    Buffer.from(testKey).toString('base64'),
  ];
  for (const form of forms) t.false(started.said.stderr.includes(form));
});

test('malformed HTTP, and bodies that end too early, are counted and leave no line in the log', async t => {
  const started = await service();
  const counted = async (outcome: string): Promise<number> => {
    const { text } = await send(`${started.url}/metrics`, { verb: 'GET' });
    return Number(
      new RegExp(`^kataster_requests_total\\{method="none",outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
    );
  };
  const [invalid, unparsed] = [await counted('InvalidRequest'), await counted('ParseError')];
  const lines = started.said.stderr;
  for (let index = 0; index < 20; index += 1) {
    const [noHttp, aborted] = [await rawConnection(t, started.url), await rawConnection(t, started.url)];
    noHttp.socket.end('noise\r\n\r\n');
    aborted.socket.write(head('/jsonrpc', { 'Content-Length': '1000' }) + call);
    await noHttp.answer();
    aborted.socket.resetAndDestroy();
  }
  await until(async () => (await counted('InvalidRequest')) >= invalid + 20 && (await counted('ParseError')) >= unparsed + 20);
  t.is(started.said.stderr, lines);
});

for (const isChunked of [true, false]) {
  test(`a hundred megabytes are refused, sent ${isChunked ? 'in pieces' : 'at once'}, even if the sender reads nothing before the end`, async t => {
    const started = await service();
    const { socket, answer } = await rawConnection(t, started.url);
    const piece = isChunked ? chunk(' '.repeat(1_000_000)) : ' '.repeat(1_000_000);
    const announced: Record<string, string> = isChunked
      ? { 'Transfer-Encoding': 'chunked' }
      : { 'Content-Length': String(hundredMegabytes) };
    socket.pause().write(head('/jsonrpc', announced));
    const send = async (): Promise<string> => {
      for (let sent = 0; sent < hundredMegabytes && !socket.destroyed; sent += 1_000_000)
        if (!socket.write(piece)) await until(() => !socket.writableNeedDrain || socket.destroyed);
      socket.resume();
      return answer();
    };
    const text = await meanwhile(t, started, send);
    t.regex(text, /^HTTP\/1\.1 413 (.|\r\n)*"id":null.*"code":-32013.*"setting":"KATASTER_BODY_LIMIT"/);
  });
}

test('clients that send nothing, or a little now and then, are sent away; others are served meanwhile', async t => {
  const started = await service();
  const connect = (): Promise<Awaited<ReturnType<typeof rawConnection>>> => rawConnection(t, started.url);
  const [idle, slow, unfinished] = [await times(100, connect), await times(100, connect), await times(100, connect)];
  const drips = setInterval(() => {
    for (const { socket } of slow) socket.write('X-Drop: x\r\n');
    for (const { socket } of unfinished) socket.write(' ');
  }, 1000);
  t.teardown(() => clearInterval(drips));
  for (const { socket } of slow) socket.write('POST /jsonrpc HTTP/1.1\r\nHost: localhost\r\n');
  for (const { socket } of unfinished) socket.write(head('/jsonrpc', { 'Content-Length': '1000' }));
  const sentAway = await meanwhile(t, started, () => Promise.all([...idle, ...slow].map(({ answer }) => answer())));
  // At most a hundred are told at a time, unfinished ones among them: the others are closed without a word.
  const told = sentAway.filter(text => text !== '');
  t.true(told.length >= sentAway.length / 4, `${told.length} of ${sentAway.length} were told`);
  for (const text of told) t.regex(text, /^HTTP\/1\.1 408 (.|\r\n)*"id":null.*"code":-32013.*"time":"expected/);
});

test('checks of readiness, however frequent, take no turn of writes', async t => {
  const started = await service();
  const question = 'GET /health/ready HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50);
  let isDone = false;
  const asking = times(10, async () => {
    const { socket } = await rawConnection(t, started.url);
    let open = 50;
    socket.on('data', (data: Buffer) => {
      open -= data.toString().split('HTTP/1.1 200 ').length - 1;
      if (open > 0 || isDone) return;
      open = 50;
      socket.write(question);
    });
    socket.write(question);
  });
  await asking;
  for (let index = 0; index < 10; index += 1)
    await objectMade(started.call, { type: 'C__OBJTYPE__SERVER', title: `web${index}` });
  isDone = true;
  t.pass();
});

function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, make));
}
