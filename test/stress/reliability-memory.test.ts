import { objectMade } from '../factories/calls.js';
import { temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type RunningService, serve } from '../helpers/process.js';
import type { RpcAnswer } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const callsOfBatch = 50;
const megabyte = 1_000_000;

/** Tells how much memory is in use after everything that can be thrown away was. */
const probe = `data:text/javascript,${encodeURIComponent(`
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
process.on('SIGUSR2', () => {
  gc();
  process.stderr.write('in use: ' + process.memoryUsage().heapUsed + '\\n');
});`)}`;

test('twenty thousand calls of every kind, right and wrong ones, leave nothing in memory', async t => {
  const environment = { KATASTER_DATABASE: `sqlite:${temporaryFolder(t)}/kataster.sqlite`, KATASTER_DURABILITY: 'fast' };
  const service = await serve(t, { ...environment, NODE_OPTIONS: `--import=${probe}` });
  await objectMade(service.call);
  await callMuch(service, 0, 3000);
  const begin = await inUse(service);
  await callMuch(service, 3000, 20_000);
  const end = await inUse(service);
  t.log(`${Math.round(begin / 1000)} kB in use before, ${Math.round(end / 1000)} kB after`);
  t.true(end - begin < 4 * megabyte, `${end - begin} bytes more`);
});

/** Each call has texts of its own, so that whatever is kept of one is kept of all. */
async function callMuch(service: RunningService, first: number, count: number): Promise<void> {
  for (let index = first; index < first + count; index += callsOfBatch) {
    const calls = Array.from({ length: callsOfBatch }, (_, offset) => callNumbered(index + offset));
    const { text } = await send(service.endpoint(), { body: JSON.stringify(calls) });
    if ((JSON.parse(text) as RpcAnswer[]).length !== callsOfBatch) throw new Error(text);
  }
}

function callNumbered(id: number): object {
  const kinds: readonly (readonly [method: string, params: object])[] = [
    ['cmdb.object.create', { type: 5, title: `web${id}`, categories: { C__CATG__IP: { hostname: `web${id}` } } }],
    ['cmdb.object.read', { id: 1 + Math.floor(id / 10) }],
    ['cmdb.category.read', { objID: 1 + Math.floor(id / 10), category: 'C__CATG__IP' }],
    ['cmdb.category.save', { object: 1, category: 'C__CATG__MODEL', data: { serial: `S${id}`, firmware: `F${id}` } }],
    ['cmdb.category.save', { object: 1, category: 'C__CATG__MODEL', data: { [`wrong${id}`]: `${id}` } }],
    ['cmdb.category.save', { object: 1, category: `C__CATG__WRONG${id}`, data: {} }],
    ['cmdb.object.read', { id: 2_000_000_000 + id, [`wrong${id}`]: 1 }],
    ['cmdb.object.update', { id: 1, title: `web${id}`, apikey: `a wrong key ${id}` }],
    [`cmdb.object.wrong${id}`, {}],
    ['cmdb.object.delete', { id: 1 + Math.floor(id / 10), status: id % 100 === 9 ? 'C__RECORD_STATUS__PURGE' : 'wrong' }],
  ];
  const [method, params] = kinds[id % kinds.length] ?? ['', {}];
  return { version: '2.0', id, method, params: { apikey: testKey, ...params } };
}

async function inUse(service: RunningService): Promise<number> {
  const figures = (): string[] => service.said.stderr.match(/(?<=in use: )\d+/g) ?? [];
  const known = figures().length;
  service.signal('SIGUSR2');
  await until(() => figures().length > known);
  return Number(figures().at(-1));
}
