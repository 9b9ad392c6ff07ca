import { readFileSync } from 'node:fs';
import type { ExecutionContext } from 'ava';
import { entryMade } from '../factories/calls.js';
import { onceForAll, temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type RunningService, serve } from '../helpers/process.js';
import { head, type RawConnection, rawConnection } from '../helpers/raw.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const megabyte = 1_048_576;
const [limitExceeded, busy, timedOut] = [-32013, -32050, -32052];
/** Milliseconds; wide, as what is measured shares a machine with whatever else runs on it. */
const longestWait = 6000;

/** A service that has far less memory than what it is asked for, with a fat object and thousands of slim ones. */
const service = onceForAll(async (t): Promise<RunningService> => {
  const database = `sqlite:${temporaryFolder(t)}/kataster.sqlite`;
  const environment = { KATASTER_DURABILITY: 'fast', NODE_OPTIONS: '--max-old-space-size=256' };
  const started = await serve(t, { KATASTER_DATABASE: database, ...environment });
  const web = await resultOf<{ id: string }>(started.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
  if (web.id !== '1') throw new Error(`The object is called ${web.id}`);
  await fill(started);
  return started;
});

/** 24 pictures of 15 MB, 4,000 objects with 3 kB each, 400 entries with 64 kB each. */
async function fill({ endpoint, call }: RunningService): Promise<void> {
  const created = await resultOf<{ id: string }>(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'fat' }));
  const object = Number(created.id);
  const content = Buffer.alloc(11 * megabyte, 7).toString('base64');
  for (let index = 0; index < 24; index += 1)
    await entryMade(call, { object, category: 'C__CATG__IMAGES', data: { name: `${index}.png`, content } });
  const description = 'x'.repeat(3000);
  const batches = [
    ...Array.from({ length: 8 }, () =>
      calls(500, 'cmdb.object.create', { type: 5, title: 'slim', categories: { C__CATG__MODEL: { description } } }),
    ),
    ...Array.from({ length: 2 }, () =>
      calls(200, 'cmdb.category.save', { object, category: 'C__CATG__IP', data: { description: 'y'.repeat(65_000) } }),
    ),
  ];
  for (const body of batches) {
    const answers = JSON.parse((await send(endpoint(), { body })).text) as RpcAnswer[];
    const failed = answers.find(({ error }) => error);
    if (failed) throw new Error(JSON.stringify(failed));
  }
}

function calls(count: number, method: string, params: object): string {
  const call = JSON.stringify({ version: '2.0', id: 1, method, params: { apikey: testKey, ...params } });
  return `[${Array<string>(count).fill(call).join()}]`;
}

function requestOf(method: string, params: object): string {
  const body = JSON.stringify({ version: '2.0', id: 1, method, params: { apikey: testKey, ...params } });
  return head('/jsonrpc', { 'Content-Length': String(Buffer.byteLength(body)) }) + body;
}

/** Does something while somebody else asks whether the service lives and reads an object, again and again: each is answered soon. */
async function meanwhile<T>(
  t: ExecutionContext,
  { pid, url, endpoint, said }: RunningService,
  work: () => Promise<T>,
): Promise<T> {
  let isDone = false;
  const waits: number[] = [];
  const body = requestOf('cmdb.object.read', { id: 1 }).split('\r\n\r\n')[1];
  const asking = async (): Promise<void> => {
    while (!isDone) {
      const begin = performance.now();
      t.is((await send(`${url}/health/live`, { verb: 'GET' })).status, 200);
      t.regex((await send(endpoint(), { body })).text, /"result":\{"id":"1"/);
      waits.push((performance.now() - begin) / 2);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  };
  const asked = asking();
  const result = await work().finally(() => {
    isDone = true;
  });
  await asked;
  waits.sort((one, other) => one - other);
  const [half = 0, most = 0, longest = 0] = [0.5, 0.99, 1].map(share => waits[Math.ceil(share * waits.length) - 1]);
  const memory = /VmHWM:\s+(\d+)(?:.|\n)*VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const [, peak, now] = memory.map(text => Math.round(Number(text) / 1024));
  t.log(
    `others waited ${[half, most, longest].map(Math.round).join(' / ')} ms (half, 99 of 100, all); ${now} MB, ${peak} MB at most`,
  );
  t.true(longest < longestWait, `${longest} ms`);
  t.notRegex(said.stderr, /internal error|unexpected failure|heap|"level":(40|50)/);
  return result;
}

function connections(t: ExecutionContext, { url }: RunningService, count: number): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => rawConnection(t, url)));
}

/** How many lists of objects were asked for and answered, whatever the answer. */
async function listsRead({ url }: RunningService): Promise<number> {
  const { text } = await send(`${url}/metrics`, { verb: 'GET' });
  const counted = [...text.matchAll(/^kataster_requests_total\{method="cmdb.objects.read",.*\} (\d+)$/gm)];
  return counted.reduce((sum, [, count]) => sum + Number(count), 0);
}

const onLinux = process.platform === 'linux' ? test.serial : test.serial.skip;

onLinux('reads of a fat object are refused with what to ask instead, and it can be read bit by bit', async t => {
  const started = await service();
  const fat = { objID: 2, category: 'C__CATG__IMAGES' };
  await meanwhile(t, started, async () => {
    const asked: readonly (readonly [method: string, params: object])[] = [
      ['cmdb.category.read', fat],
      ['cmdb.category.read', { objID: 2, category: 'C__CATG__IP' }],
      ['cmdb.categories.read', { objID: 2 }],
      ['cmdb.objects.read', { filter: { ids: [2] }, categories: ['C__CATG__IMAGES'], content: true }],
      ['cmdb.objects.read', { categories: true, limit: 4000 }],
    ];
    const answers = await Promise.all([...asked, ...asked].map(([method, params]) => started.call(method, params)));
    const codes = answers.map(({ error }) => error?.code ?? 0);
    t.true(codes.includes(limitExceeded));
    t.true(
      codes.every(code => [limitExceeded, busy, timedOut].includes(code)),
      codes.join(),
    );
    const batch = JSON.parse(
      (await send(started.endpoint(), { body: calls(20, ...(asked[0] ?? ['', {}])) })).text,
    ) as RpcAnswer[];
    t.true(batch.every(({ error }) => error !== undefined));
    const names = await resultOf<{ content: { size: number } }[]>(started.call('cmdb.category.read', { ...fat, content: 0 }));
    t.deepEqual([...new Set(names.map(({ content }) => content.size))], [11 * megabyte]);
    const [last] = await resultOf<{ content: { content: string } }[]>(
      started.call('cmdb.category.read', { ...fat, limit: 1, offset: 23 }),
    );
    t.is(last?.content.content.length, Math.ceil((11 * megabyte) / 3) * 4);
  });
});

onLinux('sixty connections without a key do not hold what they send', async t => {
  const started = await service();
  const body = Buffer.alloc(15 * megabyte, ' ');
  await meanwhile(t, started, async () => {
    const senders = await connections(t, started, 60);
    for (const { socket } of senders) {
      socket.write(head('/jsonrpc', { 'Content-Length': String(body.length + 2) }));
      socket.write(body);
    }
    await until(() => senders.every(({ socket }) => socket.destroyed || socket.writableLength === 0));
    for (const { socket } of senders) if (socket.writable) socket.write('[]');
    const answers = await Promise.all(senders.map(({ answer }) => answer(/"jsonrpc"/)));
    for (const text of answers) t.regex(text, /^HTTP\/1\.1 (503 (.|\r\n)*"code":-32050|200 (.|\r\n)*"code":-32600)/);
  });
});

onLinux('three hundred lists asked for on one connection are made one after another, as they are fetched', async t => {
  const started = await service();
  const { socket } = await rawConnection(t, started.url);
  socket.pause();
  await meanwhile(t, started, async () => {
    const before = await listsRead(started);
    for (let index = 0; index < 300; index += 1) socket.write(requestOf('cmdb.objects.read', { limit: 200 + index }));
    let known = before;
    await until(async () => {
      await new Promise(resolve => setTimeout(resolve, 200));
      const [last, now] = [known, await listsRead(started)];
      known = now;
      return now > before && now === last;
    });
    t.true(known - before < 200, `${known - before} lists were made that nobody fetched`);
  });
  socket.destroy();
});

onLinux('a hundred and fifty readers that never read cost no more than a few answers', async t => {
  const started = await service();
  const readers = await connections(t, started, 150);
  for (const { socket } of readers) socket.pause();
  const before = await listsRead(started);
  await meanwhile(t, started, async () => {
    for (const [index, { socket }] of readers.entries())
      socket.write(requestOf('cmdb.objects.read', { limit: 3500 + index, categories: ['C__CATG__MODEL'] }));
    await until(async () => (await listsRead(started)) >= before + readers.length);
  });
  for (const { socket } of readers) socket.destroy();
  const slim = await resultOf<unknown[]>(started.call('cmdb.objects.read', { limit: 4000 }));
  t.is(slim.length, 4000);
});
