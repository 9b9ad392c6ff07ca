import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { entriesRead } from './factories/calls.js';
import { databaseInTurn } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { searchingIn } from './helpers/searching.js';
import { serviceOver } from './helpers/service.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

const ip = 'C__CATG__IP';
const model = 'C__CATG__MODEL';
const login = 'C__CATS__PERSON_LOGIN';

/** Damaged values of a record. */
const texts = [
  '{"hostname":"we',
  'no JSON',
  '',
  'null',
  '[1]',
  '"text"',
  '5',
  '{"hostname":"web"}}',
  '{"a":1}\u0001',
  '{"hostname":"\\u0000"',
] as const;

/** A service without a cache, and a way past it to the rows. */
async function placeOn(t: ExecutionContext, engine: TestEngine) {
  const { store, run } = await databaseOf(t, engine);
  const service = await serviceOver(t, store, { KATASTER_CACHE_LIMIT: '0' });
  const damage = (table: 'entries' | 'objects', id: number, text: string) =>
    run(`UPDATE ${table} SET "values" = '${text.replaceAll("'", "''")}' WHERE id = ${id}`);
  return { service, run, damage, ...searchingIn(service) };
}

async function databaseOf(t: ExecutionContext, engine: TestEngine) {
  if (engine.name !== 'SQLite') {
    const { store, rows } = await databaseInTurn(t);
    return { store, run: rows };
  }
  const url = await engine.address(t);
  const database = new Database(url.slice('sqlite:'.length));
  t.teardown(() => database.close());
  const run = (text: string): Promise<readonly object[]> => {
    const statement = database.prepare<[], object>(text);
    return Promise.resolve(statement.reader ? statement.all() : [statement.run()]);
  };
  return { store: await storeAt(t, url), run };
}

const damagedEntry = (id: number) => ({
  code: -32051,
  message: 'Storage unavailable',
  data: {
    error: 'StorageUnavailable',
    entry: `what is kept of entry ${id} is damaged; purge it, or restore it from a backup`,
    retry: 'true',
  },
});

for (const engine of engines) {
  engine.test(`${engine.name}: an entry that is damaged damages its own answer alone, and can be removed`, async t => {
    const { call, run, damage, created, saved, values } = await placeOn(t, engine);
    const whole = await created('SERVER', 'whole', { [ip]: { hostname: 'intact' }, [model]: { serial: 'S1' } });
    const broken = await created('SERVER', 'broken', { [ip]: { hostname: 'first' }, [model]: { serial: 'S2' } });
    for (const text of texts) {
      const entry = await saved(broken, ip, { hostname: 'shaky', primary: 0 });
      await damage('entries', entry, text);
      const error = damagedEntry(entry);
      t.deepEqual((await call('cmdb.category.read', { objID: broken, category: ip })).error, error, text);
      t.deepEqual(
        (await call('cmdb.category.save', { object: broken, category: ip, entry, data: { hostname: 'new' } })).error,
        error,
      );
      const pages = (filter: object) => call('cmdb.objects.read', { filter, categories: [ip] });
      t.deepEqual((await pages({ ids: [whole, broken] })).error, error);
      t.like((await resultOf<readonly object[]>(pages({ ids: [whole] })))[0], { id: String(whole) });
      t.like(await resultOf(call('cmdb.object.read', { id: broken })), { title: 'broken' });
      t.like(await resultOf(call('cmdb.category.read', { objID: broken, category: model })), [{ serial: 'S2' }]);
      t.like(await resultOf(call('cmdb.category.read', { objID: whole, category: ip })), [{ hostname: 'intact' }]);
      t.deepEqual(await values('intact'), ['whole: intact'], 'what is whole is found');
      t.deepEqual(await values('broken'), ['broken']);
      t.deepEqual(await values('shaky'), []);
      const step = (operation: string) => call(`cmdb.category.${operation}`, { object: broken, category: ip, entry });
      for (const operation of ['archive', 'delete', 'purge']) await resultOf(step(operation));
      t.is((await entriesRead<object>(call, { objID: broken, category: ip })).length, 1);
      const changes = (await run(
        `SELECT action FROM changes WHERE kind = 'entry' AND subject = ${entry} ORDER BY number`,
      )) as Row[];
      t.deepEqual(
        changes.map(({ action }) => action),
        ['created', 'archived', 'markedDeleted', 'purged'],
      );
      const former = (await run(`SELECT "values" FROM past_entries WHERE id = ${entry}`)) as Row[];
      t.deepEqual(
        former.map(({ values: kept }) => kept),
        [text, text, text],
      );
    }
  });

  engine.test(`${engine.name}: an object that is damaged damages its own answer alone, and can be purged`, async t => {
    const { call, damage, created, saved, values } = await placeOn(t, engine);
    const whole = await created('SERVER', 'whole');
    await saved(whole, 'C__CATG__GLOBAL', { tag: ['red'] });
    for (const text of texts) {
      const broken = await created('SERVER', 'broken', { [ip]: { hostname: 'shaky' } });
      await damage('objects', broken, text);
      const reason = `what is kept of object ${broken} is damaged; purge it, or restore it from a backup`;
      const { error } = await call('cmdb.category.read', { objID: broken, category: 'C__CATG__GLOBAL' });
      t.like(error, { code: -32051, data: { object: reason } }, text);
      t.like(await resultOf(call('cmdb.object.read', { id: broken })), { title: 'broken' });
      t.is((await resultOf<readonly object[]>(call('cmdb.objects.read', {}))).length, 2);
      const tagged = { attributes: [{ category: 'C__CATG__GLOBAL', key: 'tag', value: 'red' }] };
      t.like(await resultOf(call('cmdb.objects.read', { filter: tagged })), [{ title: 'whole' }]);
      t.deepEqual(await values('whole'), ['whole']);
      t.deepEqual(await values('shaky'), ['broken: shaky']);
      const [entry] = await entriesRead<{ readonly id: string }>(call, { objID: broken, category: ip });
      await damage('entries', Number(entry?.id), text);
      for (const status of ['ARCHIVED', 'DELETED', 'PURGE'])
        await resultOf(call('cmdb.object.delete', { id: broken, status: `C__RECORD_STATUS__${status}` }));
      t.is((await resultOf<readonly object[]>(call('cmdb.objects.read', {}))).length, 1);
    }
  });

  engine.test(`${engine.name}: an entry that is damaged is named where others get a default, and none gets it`, async t => {
    const { call, damage, created, run } = await placeOn(t, engine);
    const tank = 'C__CATG__CUSTOM_TANK';
    const title = { en: 'Tank', de: 'Tank' };
    const schemaWith = (members: object) => ({
      categories: [
        {
          const: tank,
          title,
          attributes: [
            { key: 'volume', type: 'text', title, ...members },
            { key: 'note', type: 'text', title },
          ],
        },
      ],
    });
    await resultOf(call('kataster.schema.apply', { schema: schemaWith({}) }));
    const broken = await created('SERVER', 'broken', { [tank]: { volume: '5' } });
    const empty = await created('SERVER', 'empty', { [tank]: { note: 'empty' } });
    const [entry] = await entriesRead<{ readonly id: string }>(call, { objID: broken, category: tank });
    const [text] = texts;
    await damage('entries', Number(entry?.id), text);
    const schema = schemaWith({ required: true, default: '7' });
    const { error } = await call('kataster.schema.apply', { schema, accept_loss: 2 });
    t.deepEqual(error, damagedEntry(Number(entry?.id)));
    t.like(await resultOf(call('cmdb.category.read', { objID: empty, category: tank })), [{ volume: '' }]);
    t.deepEqual(await run(`SELECT "values" FROM entries WHERE id = ${entry?.id}`), [{ values: text }]);
    await resultOf(call('cmdb.category.purge', { object: broken, category: tank, entry: entry?.id }));
    await resultOf(call('kataster.schema.apply', { schema, accept_loss: 1 }));
  });

  engine.test(`${engine.name}: conditions and orders go past what is damaged`, async t => {
    const { call, damage, created, run } = await placeOn(t, engine);
    const person = await created('PERSON', 'Ann Lee', { C__CATG__MAIL_ADDRESSES: { title: 'ann@example.org' } });
    const categories = {
      [ip]: { hostname: 'web' },
      [model]: { manufacturer: 'Lenovo', serial: 'S1' },
      C__CATG__MEMORY: { quantity: 2, capacity: 512, unit: 'MB' },
      C__CATG__ACCOUNTING: { price: '1000', acquirementdate: '2025-12-31' },
    };
    const pair: number[] = [];
    for (const title of ['broken', 'whole']) pair.push(await created('SERVER', title, categories));
    const [broken = 0, whole = 0] = pair;
    const attributes = [
      [ip, 'hostname', 'web'],
      [model, 'manufacturer', 'Lenovo'],
      [model, 'serial', 'S1'],
      ['C__CATG__MEMORY', 'capacity', 512 * 2 ** 20],
      ['C__CATG__MEMORY', 'quantity', 2],
      ['C__CATG__ACCOUNTING', 'price', 1000],
      ['C__CATG__ACCOUNTING', 'acquirementdate', '2025-12-31'],
      ['C__CATG__GLOBAL', 'purpose', 'Production'],
    ] as const;
    const comparisons = ['=', '!=', 'in', 'contains', 'begins', 'like', '<', '<=', '>', '>=', 'set', 'unset'];
    const asked = attributes.flatMap(([category, key, value]) =>
      comparisons.map(comparison => ({ category, key, comparison, value: comparison === 'in' ? [value] : value })),
    );
    const answers = () => Promise.all(asked.map(each => call('cmdb.objects.read', { filter: { attributes: [each] } })));
    const before = await answers();
    const entries = (await run(`SELECT id FROM entries WHERE object IN (${broken}, ${person})`)) as readonly {
      readonly id: number;
    }[];
    t.true(entries.length >= 4);
    for (const text of texts) {
      for (const { id } of entries) await damage('entries', id, text);
      await damage('objects', broken, text);
      for (const [at, answer] of (await answers()).entries())
        t.deepEqual(withId(answer, whole), withId(before[at], whole), `${JSON.stringify(asked[at])} beside ${text}`);
      for (const order_by of orders)
        t.is((await resultOf<readonly object[]>(call('cmdb.objects.read', { order_by }))).length, 3, order_by);
    }
  });

  engine.test(`${engine.name}: a choice can be deleted beside what is damaged`, async t => {
    const { call, damage, created, saved } = await placeOn(t, engine);
    const object = await created('SERVER', 'broken');
    const list = { category: model, property: 'manufacturer' };
    const { entry_id: choice } = await resultOf<{ readonly entry_id: number }>(
      call('cmdb.dialog.create', { ...list, value: 'Dell' }),
    );
    const entry = await saved(object, model, { manufacturer: 'Dell' });
    await damage('entries', entry, `{"manufacturer":${choice}`);
    await damage('objects', object, `{"tag":[${choice}`);
    await resultOf(call('cmdb.dialog.delete', { ...list, entry_id: choice }));
    t.deepEqual((await call('cmdb.category.read', { objID: object, category: model })).error, damagedEntry(entry));
  });

  engine.test(`${engine.name}: a user whose login is damaged is not let in, and others are`, async t => {
    const { service, call, damage, created, saved } = await placeOn(t, engine);
    const password = 'a password of some length';
    const people: (readonly [number, number])[] = [];
    for (const name of ['ann', 'bob']) {
      const person = await created('PERSON', name);
      people.push([person, await saved(person, login, { title: name, user_pass: password, user_pass2: password })]);
    }
    const [[, entry] = [0, 0]] = people;
    await damage('entries', entry, '{"title":"ann');
    const loginOf = async (name: string): Promise<RpcAnswer> => {
      const headers = { 'X-RPC-Auth-Username': name, 'X-RPC-Auth-Password': password };
      const body = JSON.stringify({ version: '2.0', method: 'idoit.login', params: { apikey: 'test-key-test-key-0' }, id: 1 });
      return JSON.parse((await send(service.endpoint('contract'), { body, headers })).text);
    };
    t.deepEqual((await loginOf('ann')).error, damagedEntry(entry));
    t.is((await loginOf('bob')).error, undefined);
    t.is((await call('idoit.version', {})).error, undefined);
  });
}

const orders = ['id', 'title', 'type', 'type_title', 'sysid', 'first_name', 'last_name', 'email'] as const;

type Row = Readonly<Record<string, unknown>>;

/** Of the objects in an answer the one that is whole, or the error. */
function withId(answer: RpcAnswer | undefined, id: number): unknown {
  const found = answer?.result as readonly { readonly id: string }[] | undefined;
  return found?.filter(each => each.id === String(id)) ?? answer?.error;
}
