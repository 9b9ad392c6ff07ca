import { objectMade } from '../factories/calls.js';
import { newDatabase, onceForAll } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { meanwhile, type RunningService, serve } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { dialectNames, testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';

const million = 1_000_000;

const service = onceForAll(async (t): Promise<RunningService> => {
  const started = await serve(t, {
    KATASTER_DATABASE: await newDatabase(t),
    KATASTER_DURABILITY: 'fast',
  });
  await objectMade(started.call);
  return started;
});

const list = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join();
const long = (character: string): string => character.repeat(15 * million);

function reading(more: string): string {
  return `{"version":"2.0","id":1,"method":"cmdb.object.read","params":{"apikey":"${testKey}",${more}}}`;
}

function saving(category: string, data: string): string {
  const params = `"apikey":"${testKey}","object":1,"category":"${category}","data":${data}`;
  return `{"version":"2.0","id":1,"method":"cmdb.category.save","params":{${params}}}`;
}

function creating(categories: string): string {
  const params = `"apikey":"${testKey}","type":5,"title":"web2","categories":${categories}`;
  return `{"version":"2.0","id":1,"method":"cmdb.object.create","params":{${params}}}`;
}

const [parseError, invalidRequest, invalidParameters, unauthenticated, limitExceeded] = [-32700, -32600, -32602, -32604, -32013];

/** Bodies that are meant to keep a service busy, and the code each is refused with. */
const bodies: Readonly<Record<string, readonly [of: () => string, code: number]>> = {
  'a million brackets': [() => '['.repeat(million), limitExceeded],
  'a million objects in each other': [() => '{"a":'.repeat(million), limitExceeded],
  'a million brackets as a parameter': [() => reading(`"id":${'['.repeat(million)}`), limitExceeded],
  'a batch of 100,000': [() => `[${list(100_000, () => '{}')}]`, limitExceeded],
  'a million parameters': [() => reading(list(million, index => `"p${index}":1`)), limitExceeded],
  'a million attributes': [() => saving('C__CATG__MODEL', `{${list(million, index => `"a${index}":1`)}}`), limitExceeded],
  'a million categories': [() => creating(`{${list(million, index => `"C${index}":{}`)}}`), limitExceeded],
  'as many entries that are none as a body holds': [
    () => creating(`{"C__CATG__IP":[${list(130_000, () => '1')}]}`),
    invalidParameters,
  ],
  'as many entries as a body holds': [() => creating(`{"C__CATG__IP":[${list(65_000, () => '{}')}]}`), limitExceeded],
  'five million ids': [() => saving('C__CATG__CONTACT', `{"contact_object":[${list(5 * million, () => '1')}]}`), limitExceeded],
  'as many ids as a body holds': [() => saving('C__CATG__IP', `{"dns_server":[${list(130_000, () => '1')}]}`), invalidParameters],
  'as many contacts in a thousand entries as a body holds': [
    () => creating(`{"C__CATG__CONTACT":[${list(1000, () => `{"contact_object":[${list(120, () => '1')}]}`)}]}`),
    limitExceeded,
  ],
  'as many tags in a thousand entries as a body holds': [
    () => creating(`{"C__CATG__IP":[${list(1000, () => `{"dns_domain":[${list(120, index => `"d${index}"`)}]}`)}]}`),
    limitExceeded,
  ],
  'a million brackets beside each other': [() => reading(`"id":[${list(million, () => '[]')}]`), limitExceeded],
  'a text of nothing but escapes': [
    () => saving('C__CATG__MODEL', `{"serial":"${'\\"'.repeat(7 * million)}"}`),
    invalidParameters,
  ],
  'a long name of a parameter': [() => reading(`"${long('n')}":1`), limitExceeded],
  'a long name of an attribute': [() => saving('C__CATG__MODEL', `{"${long('n')}":1}`), limitExceeded],
  'a long text': [() => saving('C__CATG__MODEL', `{"serial":"${long('x')}"}`), invalidParameters],
  'a long id of an object': [() => reading(`"id":"${long('1')}"`), invalidParameters],
  'a long number': [() => reading(`"id":${long('1')}`), limitExceeded],
  'a long key': [
    () => `{"version":"2.0","id":1,"method":"cmdb.object.read","params":{"apikey":"${long('k')}"}}`,
    unauthenticated,
  ],
  'a long method': [() => `{"version":"2.0","id":1,"method":"${long('m')}"}`, invalidRequest],
  'a long version': [() => `{"version":"${long('2')}","id":1,"method":"cmdb.object.read"}`, invalidRequest],
  'a long text beside a large integer': [() => reading(`"id":[9007199254740993,"${long('x')}"]`), invalidParameters],
  'a million large integers': [() => reading(`"id":[${list(800_000, () => '9007199254740993')}]`), limitExceeded],
  'nothing but blanks': [() => long(' '), parseError],
};

test.serial('bodies that are meant to keep a service busy are refused, and others are served meanwhile', async t => {
  const started = await service();
  let longest = { took: 0, what: '' };
  for (const [index, [what, [of, code]]] of Object.entries(bodies).entries()) {
    const body = Buffer.from(of());
    // Both dialects read bodies alike, so a few do for the second.
    for (const dialect of index % 5 === 4 ? dialectNames : (['contract'] as const)) {
      const begin = performance.now();
      const { status, text } = await meanwhile(t, started, () => send(started.endpoint(dialect), { body }));
      const took = performance.now() - begin;
      if (took > longest.took) longest = { took, what };
      t.is(status, 200, what);
      t.is((JSON.parse(text) as RpcAnswer).error?.code, code, what);
      t.true(text.length < 10_000, `${what} is answered at length`);
    }
  }
  t.log(`longest: ${Math.round(longest.took)} ms for ${longest.what}`);
});

test.serial(
  'a batch may do much, be it read or written: others are served meanwhile, and its answers stay within bounds',
  async t => {
    const started = await service();
    const addresses = `{"C__CATG__IP":[${list(1000, index => `{"hostname":"web${index}"}`)}]}`;
    const created = await resultOf<{ id: string }>(
      send(started.endpoint(), { body: creating(addresses) }).then(({ text }) => JSON.parse(text)),
    );
    const read = reading('"id":1')
      .replace('cmdb.object.read', 'cmdb.category.read')
      .replace('"id":1}', `"objID":${created.id},"category":"C__CATG__IP"}`);
    const discovery = '{"version":"2.0","id":1,"method":"rpc.discover"}';
    const tags = (call: number): string => saving('C__CATG__GLOBAL', `{"tag":[${list(1000, index => `"t${call}_${index}"`)}]}`);
    const batches: Readonly<Record<string, readonly [call: (index: number) => string, calls: number, megabytes: number]>> = {
      'a thousand long reads': [() => read, 1000, 18],
      'the document, a thousand times, for whoever asks': [() => discovery, 1000, 2],
      'a thousand objects': [() => creating('{}'), 1000, 1],
      'a hundred short pages of a long list': [() => read.replace('"objID"', '"limit":1,"offset":999,"objID"'), 100, 1],
      'five copies of an object with a thousand entries': [
        () => creating('{}').replace('"categories":{}', `"template":${created.id}`),
        5,
        1,
      ],
      'ten objects with a thousand entries each': [() => creating(addresses), 10, 1],
      'twenty saves of a thousand new tags each': [tags, 20, 1],
    };
    for (const [what, [call, calls, megabytes]] of Object.entries(batches)) {
      const body = `[${list(calls, call)}]`;
      const { text } = await meanwhile(t, started, () => send(started.endpoint(), { body }));
      const answers = JSON.parse(text) as RpcAnswer[];
      t.is(answers.length, calls, what);
      t.true(text.length < megabytes * million, `${what}: ${text.length} characters`);
      const refused = answers.filter(({ error }) => error);
      t.deepEqual([...new Set(refused.map(({ error }) => error?.code))], megabytes > 1 ? [limitExceeded] : [], what);
    }
  },
);
