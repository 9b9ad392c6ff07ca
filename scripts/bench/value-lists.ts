import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { benchKey } from './cases.js';
import { type RunningServer, startKataster } from './servers.js';
import { longestSince, untilSearchable } from './waits.js';

const server = { type: 'C__OBJTYPE__SERVER' };
const settings = { KATASTER_CACHE_LIMIT: '0', KATASTER_DEFAULT_DATA: 'yes' };
const publicUrl = 'http://bench.invalid';
const having = (category: string, key: string, comparison: string, value: unknown) => ({
  filter: { ...server, attributes: [{ category, key, comparison, value }] },
});

/** Lists of a large database by values of each kind: sorted, and of those that few objects have. */
const lists: Readonly<Record<string, object>> = {
  'sorted by a text': { filter: server, order_by: 'C__CATG__MODEL-serial' },
  'sorted by a text, backwards': { filter: server, order_by: 'C__CATG__MODEL-serial', sort: 'DESC' },
  'sorted by a text of several entries': { filter: server, order_by: 'C__CATG__IP-hostname' },
  'sorted by a number': { filter: server, order_by: 'C__CATG__MEMORY-quantity' },
  'sorted by a number, all types': { order_by: 'C__CATG__MEMORY-quantity', sort: 'DESC' },
  'sorted by what nothing has': { filter: server, order_by: 'C__CATG__ACCOUNTING-order_date' },
  'sorted by a choice': { filter: server, order_by: 'C__CATG__MODEL-manufacturer' },
  'sorted by a choice of the catalogue': { filter: server, order_by: 'C__CATG__IP-net_type' },
  'sorted by the CMDB status': { filter: server, order_by: 'C__CATG__GLOBAL-cmdb_status' },
  'sorted by a yes or no': { filter: server, order_by: 'C__CATG__IP-active', sort: 'DESC' },
  'a number that nothing has': having('C__CATG__MEMORY', 'quantity', '=', 99),
  'numbers beyond all': having('C__CATG__MEMORY', 'quantity', '>', 99),
  'a number of a sixteenth': having('C__CATG__MEMORY', 'quantity', '=', 7),
  'a text that one has': having('C__CATG__ACCOUNTING', 'inventory_no', '=', 'I999999'),
  'a beginning that ten have': having('C__CATG__ACCOUNTING', 'inventory_no', 'begins', 'I99999'),
  'a part that nothing has': having('C__CATG__ACCOUNTING', 'inventory_no', 'contains', 'zz'),
  'a choice that nothing has': having('C__CATG__IP', 'net_type', '=', 1000),
  'a yes of all': having('C__CATG__IP', 'active', '=', true),
  'sorted by an address': { filter: server, order_by: 'C__CATG__IP-ipv4_address' },
  'addresses beyond one': having('C__CATG__IP', 'ipv4_address', '>', '10.3.13.50'),
  'sorted by the creation': { filter: server, order_by: 'created', sort: 'DESC' },
  'sorted by the last change': { filter: server, order_by: 'updated', sort: 'DESC' },
  'sorted by the last change, all types': { order_by: 'updated', sort: 'DESC' },
  'sorted by a link, backwards': { filter: server, order_by: 'C__CATG__LOCATION-parent', sort: 'DESC' },
  'sorted by a link of all to one': { filter: server, order_by: 'C__CATG__IP-net' },
  // Last: a read that takes too long ends the process that does it, and another one has to start.
  'sorted by a link': { filter: server, order_by: 'C__CATG__LOCATION-parent' },
};

/** Measures a page of 50 of each list, asked once, over a database that is there, and how long others waited meanwhile. */
export async function measureValueLists(address: string): Promise<void> {
  const service = await startKataster(address, publicUrl, settings);
  const prober = new Worker(new URL('./prober.js', import.meta.url), { workerData: { url: `http://127.0.0.1:${service.port}` } });
  try {
    await untilSearchable(service);
    // Processes that read start with the first list.
    for (let warm = 0; warm < 3; warm += 1) await millisecondsOf(service, { filter: server, order_by: 'title' });
    process.stdout.write(
      '| a page of 50 | it took, ms | again, ms | others waited at most, ms |\n| --- | ---: | ---: | ---: |\n',
    );
    for (const [name, params] of Object.entries(lists)) {
      await longestSince(prober);
      const [took, again] = [await millisecondsOf(service, params), await millisecondsOf(service, params)];
      const longest = await longestSince(prober);
      process.stdout.write(`| ${name} | ${took.toFixed(1)} | ${again.toFixed(1)} | ${longest.toFixed(0)} |\n`);
    }
  } finally {
    await prober.terminate();
    await service.stop();
  }
  if (address.startsWith('sqlite:')) await measurePrice(address);
}

async function measurePrice(address: string): Promise<void> {
  const service = await startKataster(address, publicUrl, settings);
  const all = await processorOfSaves(service).finally(() => service.stop());
  const own = processorOfValues(address);
  process.stdout.write(
    `\nA save of one value takes ${all.toFixed(0)} µs of processor with all that is indexed, the index of values ${own.toFixed(0)} of them: ${(own / all).toFixed(2)}\n`,
  );
}

async function millisecondsOf(service: RunningServer, params: object): Promise<number> {
  const call = { jsonrpc: '2.0', id: 1, method: 'cmdb.objects.read', params: { apikey: benchKey, ...params, limit: 50 } };
  const began = performance.now();
  const answer = await service.call(JSON.stringify(call));
  if (answer.includes('"error"') && !answer.includes('"TimedOut"')) throw new Error(answer);
  return performance.now() - began;
}

const saves = 4000;
const savesOfBatch = 100;

/** Microseconds of processor that a save of one value takes, with all that is indexed after it. */
async function processorOfSaves(service: RunningServer): Promise<number> {
  // A value that is there already would not be saved.
  const began = Date.now();
  const before = service.processorSeconds();
  for (let from = 0; from < saves; from += savesOfBatch) {
    const batch = Array.from({ length: savesOfBatch }, (_, at) => ({
      ...{ jsonrpc: '2.0', id: at, method: 'cmdb.category.save' },
      params: {
        apikey: benchKey,
        object: objectAt(from + at),
        category: 'C__CATG__MODEL',
        data: { serial: `${began} ${from + at}` },
      },
    }));
    await service.call(JSON.stringify(batch));
  }
  await untilSearchable(service);
  return ((service.processorSeconds() - before) / saves) * 1e6;
}

/** Objects far apart, beside those that every installation has. */
function objectAt(number: number): number {
  return 100_000 + ((number * 7919) % 800_000);
}

/** The same of the index of values alone: a row of each is removed and one is put. */
function processorOfValues(address: string): number {
  const database = new Database(address.slice('sqlite:'.length));
  const remove = database.prepare(
    'DELETE FROM value_index WHERE (attribute, number, text, object, entry) IN (VALUES (?, ?, ?, ?, ?))',
  );
  const put = database.prepare('INSERT INTO value_index (attribute, number, text, object, entry) VALUES (?, ?, ?, ?, ?)');
  const before = process.cpuUsage();
  for (let from = 0; from < saves; from += savesOfBatch)
    database.transaction(() => {
      for (let at = from; at < from + savesOfBatch; at += 1) {
        remove.run(1, 0, `${at}`, objectAt(at), objectAt(at));
        put.run(1, 0, `${at * 31}`, objectAt(at), objectAt(at));
      }
    })();
  const { user, system } = process.cpuUsage(before);
  database.exec('DELETE FROM value_index WHERE attribute = 1');
  database.close();
  return (user + system) / saves;
}
