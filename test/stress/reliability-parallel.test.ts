import type { ExecutionContext } from 'ava';
import pg from 'pg';
import { registry } from '../helpers/catalogue.js';
import { newDatabase, onceForAll } from '../helpers/databases.js';
import { type Fleet, fleet, run, serve } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { engines } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';

const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };
const created = (answer: Promise<RpcAnswer>): Promise<number> => resultOf<{ id: string }>(answer).then(({ id }) => Number(id));
const conflict = -32009;

/** Every step an entry or an object can take once, in an order that leads to its end. */
const steps = [
  ['cmdb.category.archive', {}],
  ['cmdb.category.recycle', {}],
  ['cmdb.category.delete', {}],
  ['cmdb.category.recycle', {}],
  ['cmdb.category.archive', {}],
  ['cmdb.category.purge', {}],
] as const;

const changesOf = (kind: 'object' | 'entry', id: number): string =>
  `SELECT number FROM changes WHERE kind = '${kind}' AND subject = ${id} ORDER BY number`;

/** Requirements however many processes work on one database. SQLite permits one, PostgreSQL gets two. */
const statements: Readonly<Record<string, (t: ExecutionContext, fleet: Fleet) => Promise<void>>> = {
  'each step of an entry is taken once, however many ask for it at once': async (t, { call, rows }) => {
    const object = await created(call('cmdb.object.create', server));
    const address = { object, category: 'C__CATG__IP' };
    const { entry } = await resultOf<{ entry: number }>(call('cmdb.category.save', { ...address, data: { hostname: 'web1' } }));
    for (const [index, [method]] of steps.entries()) {
      const answers = await together(20, () => call(method, { ...address, entry }));
      t.is(answers.filter(({ result }) => result).length, 1, method);
      for (const { error } of answers) if (error) t.true([-32602, conflict].includes(error.code), error.message);
      t.is((await rows(changesOf('entry', entry))).length, 2 + index, method);
    }
    t.deepEqual(await rows(`SELECT * FROM entries WHERE object = ${object}`), []);
  },

  'steps that cross each other make one history without gaps': async (t, { call, rows }) => {
    const object = await created(call('cmdb.object.create', server));
    const address = { object, category: 'C__CATG__IP' };
    const { entry } = await resultOf<{ entry: number }>(call('cmdb.category.save', { ...address, data: { hostname: 'web1' } }));
    const methods = ['archive', 'recycle', 'delete', 'purge'].map(step => `cmdb.category.${step}`);
    const answers = await together(40, index => call(methods[index % (index < 30 ? 3 : 4)] ?? '', { ...address, entry }));
    const history = await rows<{ number: number | string }>(changesOf('entry', entry));
    t.is(history.length, 1 + answers.filter(({ result }) => result).length);
    const former = await rows<{ since: number | string; until: number | string }>(
      `SELECT valid_from AS since, valid_to AS until FROM past_entries WHERE id = ${entry} ORDER BY valid_to`,
    );
    const numbers = history.map(({ number }) => number);
    t.deepEqual(
      former,
      numbers.slice(1).map((until, index) => ({ since: numbers[index] ?? 0, until })),
    );
  },

  'each step of an object is taken once, however many ask for it at once': async (t, { call, rows }) => {
    const object = await created(call('cmdb.object.create', server));
    const methods = ['archive', 'recycle', 'markAsTemplate', 'recycle'].map(step => [`cmdb.object.${step}`, { object }] as const);
    const purge = ['cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }] as const;
    for (const [method, params] of [...methods, purge])
      t.is((await together(20, () => call(method, params))).filter(({ result }) => result).length, 1, method);
    t.is((await rows(changesOf('object', object))).length, 6);
  },

  'four hundred objects made at once have ids and sysids of their own': async (t, { call, rows }) => {
    const ids = await together(400, () => created(call('cmdb.object.create', server)));
    t.is(new Set(ids).size, 400);
    const kept = await rows<{ id: number; sysid: string }>(`SELECT id, sysid FROM objects WHERE id IN (${ids.join()})`);
    t.is(new Set(kept.map(({ id }) => id)).size, 400);
    t.is(new Set(kept.map(({ sysid }) => sysid)).size, 400);
  },

  'a single-value category has one entry, and each of the saves made at once is in it': async (t, { call, rows }) => {
    const object = await created(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    const category = 'C__CATS__PERSON_MASTER';
    const texts = registry.category(category)?.attributes.filter(({ type, format }) => type === 'text' && !format) ?? [];
    const values = Object.fromEntries(texts.map(({ key }) => [key, `value of ${key}`]));
    const saves = await together(52, index => {
      const [key = '', value] = Object.entries(values)[index % texts.length] ?? [];
      return resultOf<{ entry: number }>(call('cmdb.category.save', { object, category, data: { [key]: value } }));
    });
    t.is(new Set(saves.map(({ entry }) => entry)).size, 1);
    t.like(await resultOf(call('cmdb.category.read', { objID: object, category })), { 0: values, length: 1 });
    // A value that another save has set already changes nothing.
    t.is((await rows(`SELECT * FROM changes WHERE category = '${category}'`)).length, Math.min(52, texts.length));
  },

  'one entry is primary, however many are saved as primary at once': async (t, { call, rows }) => {
    const object = await created(call('cmdb.object.create', server));
    const address = { object, category: 'C__CATG__IP' };
    const save = (index: number, more: object) =>
      resultOf<{ entry: number }>(
        call('cmdb.category.save', { ...address, data: { hostname: `web${index}`, primary: 1 }, ...more }),
      );
    const entries = await together(20, index => save(index, {}));
    await together(40, index => save(index, { entry: entries[index % 20]?.entry }));
    const kept = await rows<{ primary: number }>(`SELECT "primary" FROM entries WHERE object = ${object}`);
    t.is(kept.length, 20);
    t.is(kept.filter(({ primary }) => primary === 1).length, 1);
  },

  'a sysid is given to one of those who ask for it at once, and not even after a purge to another': async (t, { call }) => {
    const make = () => call('cmdb.object.create', { ...server, sysid: 'RACK-1' });
    const answers = await together(30, make);
    t.is(answers.filter(({ result }) => result).length, 1);
    t.is(answers.filter(({ error }) => error?.code === conflict).length, 29);
    const id = Number(answers.map(({ result }) => (result as { id: string } | undefined)?.id).find(Boolean));
    const purge = () => call('cmdb.object.delete', { id, status: 'C__RECORD_STATUS__PURGE' });
    const [purged, ...others] = await Promise.all([purge(), ...Array.from({ length: 20 }, make)]);
    t.truthy(purged?.result);
    t.deepEqual([...new Set(others.map(({ error }) => error?.code))], [conflict]);
  },

  'a new choice that many name at once is one choice': async (t, { call, rows }) => {
    const categories = { C__CATG__MODEL: { manufacturer: 'Lenovo Ltd.', title: 'SR650' } };
    await together(40, () => created(call('cmdb.object.create', { ...server, categories })));
    t.is((await rows("SELECT * FROM choices WHERE title IN ('Lenovo Ltd.', 'SR650')")).length, 2);
  },

  'a record that one call wrote is read by the next one, whichever process answers': async (t, { services }) => {
    const [one, other] = [services[0], services.at(-1)];
    const id = await created(one?.call('cmdb.object.create', server) ?? Promise.reject());
    for (let index = 0; index < 50; index += 1) {
      const [writes, reads] = index % 2 ? [one, other] : [other, one];
      await resultOf(writes?.call('cmdb.object.update', { id, title: `web${index}` }) ?? Promise.reject());
      t.like(await reads?.call('cmdb.object.read', { id }), { result: { title: `web${index}` } });
    }
  },
};

const fleets: Readonly<Record<string, () => Promise<Fleet>>> = {
  SQLite: onceForAll(async scope => fleet(scope, await newDatabase(scope, 'SQLite', 'tables'), 1)),
  PostgreSQL: onceForAll(async scope => fleet(scope, await newDatabase(scope, 'PostgreSQL', 'tables'), 2)),
};

for (const engine of engines)
  for (const [title, statement] of Object.entries(statements))
    engine.test(`${engine.name}: ${title}`, async t => statement(t, (await fleets[engine.name]?.()) ?? t.fail()));

for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  engine.test(
    'a key that is revoked while services run is worthless at the next call, everywhere, and at the next start',
    async t => {
      const { services, url } = (await fleets.PostgreSQL?.()) ?? t.fail();
      const command = async (...args: string[]): Promise<string> => {
        const { code, stdout, stderr } = await run(t, ['key', ...args], { KATASTER_DATABASE: url }).ended;
        t.is(code, 0, stderr);
        return stdout.trim();
      };
      const apikey = await command('create', '--title', 'short-lived');
      const read = { id: 2_000_000_000, apikey };
      const codes = () => Promise.all(services.map(async ({ call }) => (await call('cmdb.object.read', read)).error?.code));
      t.deepEqual(await codes(), [-32602, -32602]);
      await command('revoke', apikey.split('_')[1] ?? '');
      t.deepEqual(await codes(), [-32604, -32604]);
      const { code, stdout, stderr } = await run(t, ['serve'], { KATASTER_DATABASE: url, KATASTER_API_KEY: apikey }).ended;
      t.deepEqual([code, stdout], [1, '']);
      t.is(stderr, 'kataster: KATASTER_API_KEY: this key was revoked; set another\n');
    },
  );

  engine.test('services that start at once and do not find their key have it all the same', async t => {
    const { url } = (await fleets.PostgreSQL?.()) ?? t.fail();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    t.teardown(() => client.end());
    // A reader that does not find the key waits until the others have not found it either.
    await client.query('BEGIN; LOCK TABLE api_keys IN EXCLUSIVE MODE');
    const environment = { KATASTER_DATABASE: url, KATASTER_API_KEY: 'a key that is new to all of them' };
    const starting = together(2, () => serve(t, environment));
    const waiting = `SELECT * FROM pg_locks WHERE NOT granted AND relation = 'api_keys'::regclass
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await until(async () => (await client.query(waiting)).rowCount === 2);
    await client.query('COMMIT');
    const read = { id: 2_000_000_000, apikey: environment.KATASTER_API_KEY };
    for (const { call } of await starting) t.is((await call('cmdb.object.read', read)).error?.code, -32602);
  });
}

function together<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
