import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { moveDatabase } from '../src/store/exports/move.js';
import { objectMade } from './factories/calls.js';
import { placeIn } from './helpers/backups.js';
import { endedHere } from './helpers/commands.js';
import { newDatabase, onceForAll, temporaryFolder } from './helpers/databases.js';
import { exportedFrom, options } from './helpers/exports/files.js';
import { fillWorld } from './helpers/exports/world.js';
import { send } from './helpers/http.js';
import { type RunningService, rowsIn, run, serve } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import { engines, storeAt, withObjects } from './helpers/stores.js';
import { byPassword, password } from './helpers/users.js';
import { until } from './helpers/waiting.js';

const login = 'ada';
/** Every key of the service is one that was made before. */
const withoutKey = { KATASTER_API_KEY: '' };

/** A database that a service filled: a user, a key, objects of which one was purged. Answers the key. */
async function fill(t: ExecutionContext, url: string): Promise<string> {
  const service = await serve(t, { KATASTER_DATABASE: url });
  for (const title of ['kept', 'gone'])
    await objectMade(service.call, {
      type: 'C__OBJTYPE__SERVER',
      title,
      categories: { C__CATG__IP: [{ hostname: 'needle' }] },
    });
  await resultOf(service.call('cmdb.object.delete', { id: 2, status: 'C__RECORD_STATUS__PURGE' }));
  const categories = { C__CATS__PERSON_LOGIN: { title: login, user_pass: password } };
  await objectMade(service.call, { type: 'C__OBJTYPE__PERSON', title: 'Ada', categories });
  service.signal('SIGTERM');
  await service.ended;
  return (await endedHere(url, 'key', 'create', '--title', 'before')).stdout.trim();
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
    const [from, to] = [await newDatabase(t), await newDatabase(t, engine.name)];
    const key = await fill(t, from);
    const { code, stdout, stderr } = await endedHere(from, 'move', '--to', to);
    t.deepEqual([code, stderr], [0, '']);
    t.regex(
      stdout,
      new RegExp(
        `^Moved and compared: .* 2 objects, .*\nNow start the service with KATASTER_DATABASE=${to.replaceAll(/[.?]/g, '\\$&')}, `,
      ),
    );
    t.regex((await endedHere(to, 'check')).stdout, /\nEverything is as it has to be\.\n$/);
    await goesOn(t, await serve(t, { KATASTER_DATABASE: to, ...withoutKey }), key);
  });

  engine.test(
    `${engine.name}: a database that is served is exported and backed up, but not moved, and nothing is moved to it`,
    async t => {
      const [url, folder] = [await newDatabase(t, engine.name, 'tables'), temporaryFolder(t)];
      const service = await serve(t, { KATASTER_DATABASE: url });
      await objectMade(service.call, { type: 'C__OBJTYPE__SERVER', title: 'served' });
      // A start is noted in the audit beside the first calls.
      await until(async () => (await rowsIn(url, "SELECT 1 FROM audit WHERE event = 'started'")).length > 0);
      const text = join(folder, 'export.jsonl');
      t.like(await endedHere(url, 'export', text), { code: 0, stderr: '' });
      t.is(statSync(text).mode & 0o777, 0o600);
      t.is((await run(t, ['export'], { KATASTER_DATABASE: url }).ended).stdout, readFileSync(text, 'utf8'));
      t.like(await endedHere(url, 'backup', join(folder, 'backup')), { code: 0, stderr: '' });
      const other = placeIn(folder, 'other.sqlite');
      for (const [from, to] of [
        [url, other],
        [placeIn(folder, 'restored.sqlite'), url],
      ] as const) {
        if (to === url) await endedHere(from, 'restore', text);
        t.regex(
          (await endedHere(from, 'move', '--to', to)).stderr,
          /^kataster: The database .*in use.* Stop the service first\.\n$/,
        );
      }
    },
  );
}

for (const engine of engines)
  engine.test(`${engine.name}: an export that nobody reads to its end ends without a word`, async t => {
    const url = await newDatabase(t, engine.name, 'tables');
    const store = await storeAt(t, url);
    for (let slice = 0; slice < 4; slice += 1) await withObjects(store, 100);
    await store.close();
    const untilRead = ['sh', '-c', '"$@" | head -c 1 >&2', 'sh'];
    const { stderr } = await run(t, ['export'], { KATASTER_DATABASE: url }, untilRead).ended;
    t.is(stderr, '{');
  });

/** A database that is only read: to fill one takes longer than what is done with it. */
const world = onceForAll(async scope => {
  const url = await newDatabase(scope, 'SQLite', 'tables');
  await fillWorld(scope, url);
  return url;
});

/** The same on PostgreSQL: it is moved there, as `exports.test.ts` holds that everything arrives. */
const moved = onceForAll(async scope => {
  const url = await newDatabase(scope, 'PostgreSQL');
  await moveDatabase(await world(), url, options);
  return url;
});

/** Files that are restored on another engine, or on PostgreSQL, whose backups are exports: each command and each engine on both sides. */
const restored: readonly (readonly [made: 'export' | 'backup', from: string, to: string])[] = [
  ['export', 'SQLite', 'PostgreSQL'],
  ['backup', 'PostgreSQL', 'SQLite'],
  ['backup', 'PostgreSQL', 'PostgreSQL'],
];

for (const [made, from, to] of restored)
  for (const { test } of engines.filter(({ name }) => name === 'PostgreSQL'))
    test(`${made} of ${from} is restored to ${to}`, async t => {
      const [url, place] = [await (from === 'SQLite' ? world() : moved()), await newDatabase(t, to)];
      const file = join(temporaryFolder(t), 'file.gz');
      t.like(await endedHere(url, made, file), { code: 0, stderr: '' });
      t.is(readFileSync(file).readUInt16BE(), 0x1f8b);
      t.like(await endedHere(place, 'restore', file), { code: 0, stderr: '' });
      t.true((await exportedFrom(t, place)) === (await exportedFrom(t, url)));
      const again = await endedHere(place, 'restore', file);
      t.regex(
        again.stderr,
        /^kataster: The database has records already \(in \w+\)\. Name an empty one, or restore with --replace\.\n$/,
      );
    });
