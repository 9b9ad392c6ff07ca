import type { ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import type { Grant } from '../src/domain/access/rights.js';
import type { Store } from '../src/domain/storage/store.js';
import { send } from './helpers/http.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey, dialectNames, serviceOver, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, storeAt, type TestEngine } from './helpers/stores.js';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const server = 'C__OBJTYPE__SERVER';
const picture = 'C__CATG__IMAGE';
const address = /^http:\/\/cmdb\.example(\/images\/pictures\/[0-9a-f]{64}\?expires=\d+&signature=[\w-]{22})$/;

/** A service with a server that has a picture. */
async function started(t: ExecutionContext, engine: TestEngine, over?: Store) {
  const service = await (over ? serviceOver(t, over) : startedService(t, engine));
  const call = callerOf(service, 'contract');
  const categories = { [picture]: { image: pixel } };
  const { id } = await resultOf(call('cmdb.object.create', { type: server, title: 'web1', categories }));
  const read = (params = {}, dialect = call) =>
    resultOf<{ image: string }>(dialect('cmdb.object.read', { id: Number(id), ...params }));
  const path = async (params = {}) => address.exec((await read(params)).image)?.[1] ?? '';
  return { service, read, path, object: Number(id) };
}

const fetched = ({ url }: TestService, path: string) => send(`${url}${path}`, { verb: 'GET' });

/** Callers that get the picture, and callers that get the icon of the type. */
const holders: Readonly<Record<string, { readonly grants: readonly Grant[]; readonly isGiven: boolean }>> = {
  everything: { grants: [{ verbs }], isGiven: true },
  'pictures of all': { grants: [{ verbs: ['view'], categories: [picture] }], isGiven: true },
  'this type': { grants: [{ verbs: ['view'], objectTypes: [server] }], isGiven: true },
  'other categories': { grants: [{ verbs: ['view'], categories: ['C__CATG__MODEL'] }], isGiven: false },
  'pictures of others, and this type without': {
    grants: [
      { verbs: ['view'], objectTypes: [server], categories: ['C__CATG__MODEL'] },
      { verbs: ['view'], objectTypes: ['C__OBJTYPE__CLIENT'] },
    ],
    isGiven: false,
  },
  'to edit pictures': { grants: [{ verbs: ['view'], categories: ['C__CATG__MODEL'] }, { verbs: ['edit'] }], isGiven: false },
};

/** Changes of an address by which it leads nowhere. */
const forgeries: Readonly<Record<string, (path: string) => string>> = {
  'without a query': path => path.replace(/\?.*/, ''),
  'without a signature': path => path.replace(/&signature.*/, ''),
  'without an end': path => path.replace(/expires=\d+&/, ''),
  'with a later end': path => path.replace(/expires=\d/, 'expires=9'),
  'with an end beyond numbers': path => path.replace(/expires=\d+/, `expires=${'9'.repeat(400)}`),
  'with no number as its end': path => path.replace(/expires=\d+/, 'expires=never'),
  'of another picture': path => path.replace(/\w(?=\?)/, digit => (digit === '0' ? '1' : '0')),
  'with another signature': path => path.replace(/.$/, last => (last === 'A' ? 'Q' : 'A')),
  'with a shorter signature': path => path.slice(0, -1),
  'with a longer signature': path => `${path}A`,
  'with another signature before it': path => path.replace('?', '?signature=A&'),
  'with characters beyond ASCII': path => path.replace(/.$/, '%C3%A4'),
};

/** Pictures that browsers show, in every spelling of base64. */
const shown: Readonly<Record<string, string>> = {
  'image/webp': Buffer.from('524946461a0000005745425056503820', 'hex').toString('base64'),
  'image/svg+xml': Buffer.from('\uFEFF\n<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
  'image/png': pixel.replace(/(.{76})/g, '$1\r\n'),
};

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  for (const [name, { grants, isGiven }] of Object.entries(holders))
    engine.test(`who has the right to ${name} is given ${isGiven ? 'the picture' : 'the icon of the type'} ${on}`, async t => {
      const { service, read } = await started(t, engine);
      await addKey(service.store, 'a-key-that-is-narrowed', name, { grants });
      for (const dialect of dialectNames) {
        const { image } = await read({ apikey: 'a-key-that-is-narrowed' }, callerOf(service, dialect));
        if (isGiven) t.regex(image, address);
        else t.is(image, 'http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg');
      }
    });

  engine.test(`a picture that browsers show is shown, and what they do not show is refused ${on}`, async t => {
    const { service, path, object } = await started(t, engine);
    const save = (image: string, dialect = callerOf(service, 'contract')) =>
      dialect('cmdb.category.save', { object, category: picture, data: { image } });
    for (const [type, image] of Object.entries(shown)) {
      await resultOf(save(image));
      t.is((await fetched(service, await path())).headers.get('content-type'), type);
    }
    const pdf = Buffer.from('%PDF-1.7').toString('base64');
    for (const dialect of dialectNames)
      t.is(
        (await save(pdf, callerOf(service, dialect))).error?.data?.image,
        'expected a picture that browsers show: PNG, JPEG, GIF, WebP, AVIF, BMP, ICO, SVG, not application/pdf',
      );
  });

  engine.test(`an address needs no key, and one that was not given is answered as what does not exist ${on}`, async t => {
    const { service, path } = await started(t, engine);
    const given = await path();
    const { status, headers } = await fetched(service, given);
    t.is(status, 200);
    t.is(headers.get('content-type'), 'image/png');
    const shown = async (asked: string) => {
      const answer = await fetched(service, asked);
      // The answer names the address, so its length varies; each request has an id of its own.
      const own = new Set(['date', 'content-length', 'x-request-id']);
      const [pathname = ''] = asked.split('?');
      return [answer.status, answer.text.replace(pathname, ''), [...answer.headers].filter(([header]) => !own.has(header))];
    };
    const nothing = await shown('/nothing');
    for (const [name, forge] of Object.entries(forgeries)) t.deepEqual(await shown(forge(given)), nothing, name);
  });

  engine.test(`an address is good to its end, and the picture may be cached as long ${on}`, async t => {
    const { service, path } = await started(t, engine);
    const given = await path();
    const end = Number(/expires=(\d+)/.exec(given)?.[1]);
    const start = Math.floor(service.clock.now().getTime() / 1000);
    t.true(end - start > 900 && end - start <= 1800);
    let second = start;
    for (const next of [start, end - 900, end - 1]) {
      service.clock.advance(next - second);
      second = next;
      const { status, headers } = await fetched(service, given);
      t.is(status, 200);
      t.is(headers.get('cache-control'), `private, max-age=${end - second}, immutable`);
    }
    service.clock.advance(1);
    t.is((await fetched(service, given)).status, 404);
  });

  engine.test(`an answer never names an address that is over, however long it could be kept ${on}`, async t => {
    const { service, path } = await started(t, engine);
    const start = Math.floor(service.clock.now().getTime() / 1000);
    for (let minute = 0; minute < 65; minute += 1) {
      if (minute > 0) service.clock.advance(60);
      const [given, again] = [await path(), await path()];
      t.is(given, again);
      t.true(Number(/expires=(\d+)/.exec(given)?.[1]) - (start + minute * 60) > 840);
      t.is((await fetched(service, given)).status, 200);
    }
  });

  engine.test(
    `an address is good after a restart, at every process on the database, and until the picture is gone ${on}`,
    async t => {
      const url = await engine.address(t);
      const store = await storeAt(t, url);
      const { service, path, object } = await started(t, engine, store);
      const given = await path();
      await service.stop();
      // One process owns a SQLite file; a PostgreSQL database has several.
      if (engine.name === 'SQLite') await store.close();
      const another = await serviceOver(t, await storeAt(t, url));
      t.is((await fetched(another, given)).status, 200);
      await resultOf(callerOf(another, 'contract')('cmdb.category.purge', { object, category: picture }));
      t.is((await fetched(another, given)).status, 404);
    },
  );
}
