import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { command, placeIn } from './helpers/backups.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { type RunningService, serve } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import { engines, storeAt } from './helpers/stores.js';
import { byPassword, withUser } from './helpers/users.js';

const login = 'ada';
/** Every key of the service is one that was made before. */
const withoutKey = { KATASTER_API_KEY: '' };

/** A database that a service filled: a user, a key, objects of which one was purged. Answers the key. */
async function fill(t: ExecutionContext, url: string): Promise<string> {
  const service = await serve(t, { KATASTER_DATABASE: url });
  for (const title of ['kept', 'gone'])
    await resultOf(
      service.call('cmdb.object.create', {
        type: 'C__OBJTYPE__SERVER',
        title,
        categories: { C__CATG__IP: [{ hostname: 'needle' }] },
      }),
    );
  await resultOf(service.call('cmdb.object.delete', { id: 2, status: 'C__RECORD_STATUS__PURGE' }));
  service.signal('SIGTERM');
  await service.ended;
  const store = await storeAt(t, url);
  await withUser(store, login, [{ verbs: ['view'] }]);
  await store.close();
  return (await command(t, url, 'key', 'create', '--title', 'before')).stdout.trim();
}

/** Whether a service works with what was made before the database was moved. */
async function goesOn(t: ExecutionContext, service: RunningService, apikey: string): Promise<void> {
  const found = await resultOf<readonly object[]>(service.call('idoit.search.read', { apikey, q: 'needle' }));
  t.true(found.length > 0);
  const session = await send(service.endpoint(), {
    body: JSON.stringify({ version: '2.0', method: 'idoit.login', params: { apikey }, id: 1 }),
    headers: byPassword(login),
  });
  t.like(JSON.parse(session.text), { result: { result: true } });
  const made = await resultOf<{ readonly id: string }>(
    service.call('cmdb.object.create', { apikey, type: 'C__OBJTYPE__SERVER', title: 'new' }),
  );
  t.is(made.id, '4');
}

for (const engine of engines) {
  engine.test(`${engine.name}: after a move keys, logins and searches work as before`, async t => {
    t.timeout(120_000);
    const [from, to] = [await newDatabase(t), await newDatabase(t, engine.name)];
    const key = await fill(t, from);
    const { code, stdout, stderr } = await command(t, from, 'move', '--to', to);
    t.deepEqual([code, stderr], [0, '']);
    t.regex(
      stdout,
      new RegExp(
        `^Moved and compared: .* 2 objects, .*\nNow start the service with KATASTER_DATABASE=${to.replaceAll(/[.?]/g, '\\$&')}, `,
      ),
    );
    await goesOn(t, await serve(t, { KATASTER_DATABASE: to, ...withoutKey }), key);
  });

  engine.test(`${engine.name}: what is served is exported and backed up, but not moved, and nothing is moved to it`, async t => {
    t.timeout(120_000);
    const [url, folder] = [await newDatabase(t, engine.name, 'tables'), temporaryFolder(t)];
    const service = await serve(t, { KATASTER_DATABASE: url });
    await resultOf(service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'served' }));
    const text = join(folder, 'export.jsonl');
    t.like(await command(t, url, 'export', text), { code: 0, stderr: '' });
    t.is(statSync(text).mode & 0o777, 0o600);
    t.is((await command(t, url, 'export')).stdout, readFileSync(text, 'utf8'));
    t.like(await command(t, url, 'backup', join(folder, 'backup')), { code: 0, stderr: '' });
    const other = placeIn(folder, 'other.sqlite');
    for (const [from, to] of [
      [url, other],
      [placeIn(folder, 'restored.sqlite'), url],
    ] as const) {
      if (to === url) await command(t, from, 'restore', text);
      t.regex(
        (await command(t, from, 'move', '--to', to)).stderr,
        /^kataster: The database .*in use.* Stop the service first\.\n$/,
      );
    }
  });

  engine.test(`${engine.name}: an export is restored to either engine, and so is a backup of PostgreSQL`, async t => {
    t.timeout(120_000);
    const [url, folder] = [await newDatabase(t, engine.name), temporaryFolder(t)];
    const key = await fill(t, url);
    const files = [join(folder, 'export.jsonl.gz'), join(folder, 'backup')];
    for (const [at, name] of ['export', 'backup'].entries())
      t.like(await command(t, url, name, files[at] ?? ''), { code: 0, stderr: '' });
    for (const target of engines.filter(({ name }) => name === 'SQLite' || engine.name === 'PostgreSQL'))
      for (const file of files) {
        const to = await newDatabase(t, target.name);
        t.like(await command(t, to, 'restore', file), { code: 0, stderr: '' });
        const service = await serve(t, { KATASTER_DATABASE: to, ...withoutKey });
        await goesOn(t, service, key);
        service.signal('SIGTERM');
        await service.ended;
      }
  });
}
