import type { ExecutionContext } from 'ava';
import { discoveryOf } from '../src/discovery/discovery.js';
import { IdentifiedCallers } from '../src/http/authentication/identified-callers.js';
import { callService, watchersOf } from '../src/http/call-service.js';
import { dialects } from '../src/http/envelope/dialects.js';
import { answerBody } from '../src/http/pipeline.js';
import { textOf } from '../src/rpc/json-text.js';
import { Clock } from '../src/site/examples/clock.js';
import { document } from './helpers/catalogue.js';
import { stopMonotonicClock } from './helpers/clock-of-the-day.js';
import { newDatabase } from './helpers/databases.js';
import { countedWay } from './helpers/round-trips.js';
import { addKey, testKey, testParts } from './helpers/service.js';
import { engines, storeAt } from './helpers/stores.js';

const test = engines.find(({ name }) => name === 'PostgreSQL')?.test ?? (() => undefined);

/** A call, its parameters without the key. */
type Asked = readonly [method: string, params: object];
type ResponseOf = (body: object) => Promise<string>;

const attempts = 10;
const ip = 'C__CATG__IP';
const model = 'C__CATG__MODEL';
const objects = 100;
const read = (id: number): Asked => ['cmdb.object.read', { id }];
const listed: Asked = ['cmdb.objects.read', { filter: { type_title: 'Server' }, limit: 20 }];
const searched: Asked = ['idoit.search.read', { q: 'server' }];
const created: Asked = ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'server' }];
const entries = (category: string): Asked => ['cmdb.category.read', { objID: 1, category }];
const saved = (object: number, category: string, data: object): Asked => ['cmdb.category.save', { object, category, data }];
const address = saved(1, ip, { hostname: 'a', ipv4_assignment: 1 });
const appliance = saved(1, model, { manufacturer: 'a', title: 'b' });
const changed = saved(1, ip, { category_id: 1, hostname: 'b' });

/** Calls with the most round trips that wait for each other, the first of them for the key and the version of the schema. A batch that takes long lets other calls in between, and then takes some more. */
const rows: Readonly<Record<string, readonly [body: readonly Asked[], most: number]>> = {
  'an object': [[read(1)], 2],
  'an entry with two choices': [[entries(model)], 3],
  'twenty entries': [[entries(ip)], 2],
  'a batch of 100 reads': [Array.from({ length: 100 }, (_, at) => read(at + 1)), 2],
  'a page of objects': [[listed], 2],
  'a search that finds equal titles': [[searched], 4],
  'a new object': [[created], 4],
  'a new entry': [[address], 4],
  'a changed entry': [[changed], 4],
  'an entry with two choices that is saved': [[appliance], 4],
  'a batch of 100 saves': [Array.from({ length: objects }, (_, at) => saved(at + 1, model, { serial: 'c' })), 10],
  'a batch of 100 saves of one entry': [Array<Asked>(100).fill(changed), 301],
};

// A batch whose slice of time is over goes on with another round trip.
stopMonotonicClock();

for (const [title, [calls, most]] of Object.entries(rows))
  test(`${title}: at most ${most} round trips to the database`, async t => {
    const { responseOf, roundTrips } = await countedCalls(t);
    const [first, ...others] = calls.map(call => bodyOf(call));
    const body = others.length === 0 ? (first ?? {}) : [first, ...others];
    const counted: number[] = [];
    // A statement is sent together with others once it has proved to be quick, as each does by a clock that stands still: the least counts.
    for (let attempt = 0; attempt < attempts && !counted.some(count => count <= most); attempt += 1) {
      roundTrips();
      t.notRegex(await responseOf(body), /"error"/);
      counted.push(roundTrips());
    }
    t.true(Math.min(...counted) <= most, counted.join());
  });

/**
 * Calls over a store with servers, of which the first has twenty addresses and a model; nothing else asks the database. No answer is kept: one
 * round trip would give it again, as long as no other database of the server changes.
 */
async function countedCalls(t: ExecutionContext): Promise<{ responseOf: ResponseOf; roundTrips(): number }> {
  const { url, roundTrips } = await countedWay(t, await newDatabase(t, 'PostgreSQL', 'tables'));
  const store = await storeAt(t, url, { durability: 'fast', spareIds: undefined, elapsed: () => 0 });
  await addKey(store, testKey, 'test');
  const parts = testParts(store, new Clock());
  const uncached = { ...parts, config: { ...parts.config, cacheLimit: 0 } };
  const service = callService(uncached, watchersOf(uncached), discoveryOf(document));
  const responseOf: ResponseOf = async body => {
    const facts = { id: 'request', serviceUrl: 'http://cmdb.example', address: '127.0.0.1', keys: [testKey] };
    const { json } = await answerBody(body, { ...facts, dialect: dialects.contract, callers: new IdentifiedCallers() }, service);
    return json ? textOf(json) : '';
  };
  await responseOf(Array<Asked>(objects).fill(created).map(bodyOf));
  await responseOf([...Array<Asked>(20).fill(address), appliance].map(bodyOf));
  return { responseOf, roundTrips };
}

function bodyOf([method, params]: Asked): object {
  return { version: '2.0', method, params, id: 1 };
}
