import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { folderWith } from './helpers/catalogue-folder.js';
import { newDatabase } from './helpers/databases.js';
import { hasPostgres } from './helpers/postgres.js';
import { type RunningService, rowsIn, serve } from './helpers/process.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const onPostgres = hasPostgres ? test.serial : test.serial.skip;
const type = 'C__OBJTYPE__SERVER';
const category = 'C__CATG__BADGE';

/** The environment of a process whose site has a category of its own. */
function withBadges(t: ExecutionContext) {
  const text = { en: 'Badge', de: 'Ausweis' };
  const [title, description] = [text, { en: 'The number on the badge.', de: 'Die Nummer auf dem Ausweis.' }];
  const attributes = [{ key: 'number', type: 'text', title, description, maxLength: 255 }];
  const about = { kind: 'global', table: 'isys_catg_badge', multiValue: true, mode: 'edit', sort: 900, unlisted: true };
  const definition = { const: category, id: 9001, title, description, ...about, attributes };
  return { KATASTER_CATALOG: folderWith(t, { [`categories/${category}.json`]: definition }) };
}

async function found({ call }: RunningService, word: string): Promise<number> {
  const { result } = await call('idoit.search', { q: word });
  return (result as readonly unknown[]).length;
}

async function withEntry({ call }: RunningService, number: string): Promise<number> {
  const { result } = await call('cmdb.object.create', { type, title: 'badged' });
  const object = Number((result as { readonly id: string }).id);
  const saved = await call('cmdb.category.save', { object, category, data: { number } });
  if (saved.error) throw new Error(JSON.stringify(saved.error));
  return object;
}

onPostgres(
  'PostgreSQL: processes whose catalogue is another one than that of the last start change nothing, and say so',
  async t => {
    const environment = { KATASTER_DATABASE: await newDatabase(t, 'PostgreSQL', 'tables') };
    const older = await serve(t, environment);
    const object = Number(
      ((await older.call('cmdb.object.create', { type, title: 'one' })).result as { readonly id: string }).id,
    );
    const newer = await serve(t, { ...environment, ...withBadges(t) });
    t.regex(newer.said.stderr, /"former":"[0-9a-f]{16}","msg":"the catalogue is another one than before/);
    await withEntry(newer, 'quirkword');
    for (const [method, params] of [
      ['cmdb.object.create', { type, title: 'two' }],
      ['cmdb.object.update', { id: object, title: 'two' }],
      ['cmdb.object.archive', { object }],
      ['cmdb.category.save', { object, category: 'C__CATG__MODEL', data: { serial: 'x' } }],
      ['cmdb.dialog.create', { category: 'C__CATG__MODEL', property: 'manufacturer', value: 'x' }],
      ['kataster.changes.revert', { numbers: [1] }],
    ] as const)
      t.like((await older.call(method, params)).error?.data, { error: 'StorageUnavailable', retry: 'true' }, method);
    t.like((await older.call('cmdb.object.read', { id: object })).result, { title: 'one' });
    t.is((await fetch(`${older.url}/health/ready`)).status, 503);
    t.regex(older.said.stderr, /This process has the catalogue [0-9a-f]{16}, and one that was started later has [0-9a-f]{16}/);
    t.is((await fetch(`${newer.url}/health/ready`)).status, 200);
    await until(async () => (await found(newer, 'quirkword')) === 1);
    const same = await serve(t, environment);
    t.is((await same.call('cmdb.object.update', { id: object, title: 'three' })).error, undefined);
    t.is((await fetch(`${newer.url}/health/ready`)).status, 503);
  },
);

for (const engine of engines)
  engine.test(`${engine.name}: words of a category are found that were made searchable by another catalogue`, async t => {
    const environment = { KATASTER_DATABASE: await newDatabase(t, engine.name, 'tables') };
    const badges = withBadges(t);
    const { KATASTER_DATABASE: url } = environment;
    const indexed = () => until(async () => (await rowsIn(url, 'SELECT 1 FROM search_queue')).length === 0);
    const stop = async (service: RunningService, signal: NodeJS.Signals): Promise<void> => {
      service.signal(signal);
      await service.ended;
    };
    const first = await serve(t, { ...environment, ...badges });
    await withEntry(first, 'quirkword');
    await stop(first, 'SIGKILL');
    t.not((await rowsIn(url, 'SELECT 1 FROM search_queue')).length, 0, 'the next process makes it searchable');
    const without = await serve(t, environment);
    await indexed();
    await stop(without, 'SIGTERM');
    const again = await serve(t, { ...environment, ...badges });
    await indexed();
    t.is(await found(again, 'quirkword'), 1);
    await stop(again, 'SIGTERM');
    const unchanged = await serve(t, { ...environment, ...badges });
    t.is((await rowsIn(url, 'SELECT 1 FROM search_queue')).length, 0, 'nothing is made anew by the same catalogue');
    await stop(unchanged, 'SIGTERM');
    if (engine.name !== 'SQLite') return;
    const database = new Database(url.slice('sqlite:'.length));
    database.exec("UPDATE settings SET value = 'terms of before' WHERE name = 'indexed_catalogue'");
    database.close();
    const upgraded = await serve(t, { ...environment, ...badges });
    t.not((await rowsIn(url, 'SELECT 1 FROM search_queue')).length, 0, 'a version with other terms makes everything anew');
    await indexed();
    t.is(await found(upgraded, 'quirkword'), 1);
    await stop(upgraded, 'SIGTERM');
  });
