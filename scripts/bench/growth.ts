import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchKey, type Case } from './cases.js';
import { type LargeDatabase, makeLargeDatabase } from './large-database.js';
import { type Calls, compared, type Timing } from './rows.js';
import { startKataster } from './servers.js';
import { untilSearchable } from './waits.js';

const publicUrl = 'http://bench.invalid';
const smallDatabase = 2000;
const connections = 8;
const model = 'C__CATG__MODEL';
const settings = { KATASTER_CACHE_LIMIT: '0', KATASTER_DEFAULT_DATA: 'yes' };
const headings =
  '| call | requests/s | µs of processor | requests/s of 2,000 objects | µs of processor | ratio |\n| --- |' +
  `${' ---: |'.repeat(5)}\n`;

/** Calls about any of so many objects. */
type CallsOf = (places: LargeDatabase, objects: number) => Readonly<Record<string, Case['body']>>;

/**
 * Measures each call over a database of so many objects, with five entries each, beside the same call over one of 2,000. No answer is kept,
 * and the page cache is as large as `pageCache` says.
 */
export async function measureGrowth(objects: number, pageCache: string, timing: Timing): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-growth-'));
  const sizes = [objects, smallDatabase];
  const servers = [];
  try {
    for (const size of sizes) {
      const file = join(folder, `${size}.sqlite`);
      const places = await makeLargeDatabase(file, size);
      const service = await startKataster(`sqlite:${file}`, publicUrl, { ...settings, KATASTER_PAGE_CACHE: pageCache });
      servers.push({ service, bodies: callsOf(places, size) });
      await untilSearchable(service);
    }
    const [large, small] = servers;
    if (!large || !small) return;
    process.stdout.write(headings);
    for (const [name, body] of Object.entries(large.bodies)) {
      const same = small.bodies[name] ?? body;
      const of = ({ service: server }: typeof large, calls: Calls['body']): Calls => ({ server, body: calls });
      const { one, other, ratio } = await compared(of(large, body), of(small, same), connections, timing);
      const figures = [one, other].flatMap(({ perSecond, processor }) => [perSecond.toFixed(0), processor.toFixed(0)]);
      process.stdout.write(`| ${name} | ${figures.join(' | ')} | ${ratio.toFixed(2)} |\n`);
    }
  } finally {
    for (const { service } of servers) await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A step that is prime to the sizes, so that calls that follow each other are about objects far apart. */
const step = 7919;

const callsOf: CallsOf = ({ server }, objects) => {
  const call = (method: string, params: object, id = 1) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: { apikey: benchKey, ...params },
  });
  const alone =
    (method: string, params: (number: number) => object): Case['body'] =>
    number =>
      JSON.stringify(call(method, params(number)));
  const inBatch =
    (method: string, params: (number: number) => object): Case['body'] =>
    number =>
      JSON.stringify(Array.from({ length: 100 }, (_, at) => call(method, params(number * 100 + at), at)));
  const object = (number: number): number => server + ((number * step) % objects);
  const saved = (number: number): object => ({ object: object(number), category: model, data: { serial: `S${number}` } });
  const title = (number: number): string => `Server ${(number * step) % objects}`;
  return {
    'cmdb.object.read': alone('cmdb.object.read', number => ({ id: object(number) })),
    'cmdb.category.read': alone('cmdb.category.read', number => ({ objID: object(number), category: model })),
    'batch of 100 cmdb.object.read': inBatch('cmdb.object.read', number => ({ id: object(number) })),
    'cmdb.objects.read, by title': alone('cmdb.objects.read', number => ({ filter: { title: title(number) } })),
    'cmdb.objects.read, a page of 50': alone('cmdb.objects.read', number => ({
      ...{ filter: { type: 'C__OBJTYPE__SERVER' }, order_by: 'title' },
      limit: `${(number % 20) * 50},50`,
    })),
    'idoit.search.read, a rare word': alone('idoit.search.read', number => ({ q: `s${(number * step) % objects}`, limit: 1 })),
    'cmdb.category.save': alone('cmdb.category.save', saved),
    'batch of 100 cmdb.category.save': inBatch('cmdb.category.save', saved),
    'cmdb.object.create': alone('cmdb.object.create', number => ({ type: 'C__OBJTYPE__SERVER', title: `new ${number}` })),
  };
};
