import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { KeptBackups } from '../src/backups/kept-backups.js';
import { isDue } from '../src/backups/moments.js';
import { configFrom } from '../src/config/config.js';
import { SettingError } from '../src/config/setting-values.js';
import { restoreSqlite } from '../src/store/backups/sqlite-restore.js';
import { objectMade } from './factories/calls.js';
import { placeIn } from './helpers/backups.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { meanwhile, rowsIn, serve } from './helpers/process.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const local = (text: string): Date => new Date(`${text}:00`);

for (const [interval, newest, now, expected] of [
  ['daily', undefined, '2026-11-22T09:00', true],
  ['daily', '2026-11-22T02:00', '2026-11-22T23:59', false],
  ['daily', '2026-11-22T01:59', '2026-11-22T02:00', true],
  ['daily', '2026-11-21T02:01', '2026-11-22T01:59', false],
  ['daily', '2026-11-20T09:00', '2026-11-22T01:59', true],
  ['hourly', '2026-11-22T09:00', '2026-11-22T09:59', false],
  ['hourly', '2026-11-22T08:59', '2026-11-22T09:00', true],
  ['weekly', '2026-11-22T02:00', '2026-11-28T23:59', false],
  ['weekly', '2026-11-22T01:59', '2026-11-22T02:00', true],
  ['weekly', '2026-11-16T02:00', '2026-11-22T01:59', false],
  ['weekly', '2026-11-15T01:00', '2026-11-22T01:59', true],
] as const)
  test(`at ${now} a ${interval} backup is ${expected ? '' : 'not '}due after one of ${newest ?? 'never'}`, t => {
    t.is(isDue(interval, newest === undefined ? undefined : local(newest), local(now)), expected);
  });

/** Backups by a clock of the test, written as empty files. */
function backupsIn(t: ExecutionContext, folder: string) {
  const clock = { now: local('2026-11-22T09:00') };
  const told: string[] = [];
  const tell = (_: object, text: string): void => void told.push(text);
  const place = { write: async (path: string) => writeFileSync(path, '') };
  const make = () =>
    new KeptBackups(
      { interval: 'daily', kept: 2, folder },
      { now: () => clock.now, write: path => place.write(path), alone: work => work(), log: { info: tell, error: tell } },
    );
  t.teardown(() => told.splice(0));
  return { clock, told, place, make };
}

const names = (folder: string): readonly string[] => readdirSync(folder).sort();

test('backups are kept over restarts, the newest ones, and files of other names are left alone', async t => {
  const folder = join(temporaryFolder(t), 'backups');
  const { clock, make } = backupsIn(t, folder);
  const backups = make();
  t.is(backups.newest, 0);
  await backups.look();
  await backups.look();
  t.is(names(folder).length, 1);
  t.is(backups.newest, clock.now.getTime() / 1000);
  const others = ['kataster-20200101T000000Z.backup.old', 'mine.backup', 'xkataster-20200101T000000Z.backup'];
  for (const name of others) writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, '.kataster-20200101T000000Z.backup.77.part'), '');
  for (const day of [23, 24, 25]) {
    clock.now = local(`2026-11-${day}T09:00`);
    await make().look();
    await make().look();
  }
  const utc = (day: number) =>
    `kataster-${local(`2026-11-${day}T09:00`)
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, '')}.backup`;
  t.deepEqual(names(folder), [utc(24), utc(25), ...others].sort());
});

test('a backup that fails is logged and counted, removes none, and is not tried again at once', async t => {
  const folder = temporaryFolder(t);
  const { clock, told, place, make } = backupsIn(t, folder);
  const backups = make();
  await backups.look();
  const before = names(folder);
  clock.now = local('2026-11-24T09:00');
  let tries = 0;
  place.write = () => {
    tries += 1;
    return Promise.reject(new Error('no room'));
  };
  await backups.look();
  await backups.look();
  t.deepEqual([backups.failures, tries, told, names(folder)], [1, 1, ['backup made', 'no backup was made'], before]);
});

for (const given of ['daily', 'daily:7', 'daily:0:/b', 'monthly:7:/b', 'daily:7:', 'constructor:7:/b'])
  test(`KATASTER_BACKUP=${given} is refused`, t => {
    t.throws(() => configFrom({ KATASTER_BACKUP: given }), {
      instanceOf: SettingError,
      message: /^KATASTER_BACKUP: expected hourly/,
    });
  });

test('a folder of backups may have colons in its name', t => {
  t.deepEqual(configFrom({ KATASTER_BACKUP: 'weekly:12:C:/b' }).backup, { interval: 'weekly', kept: 12, folder: 'C:/b' });
});

test('a service makes a backup by itself that can be restored, and tells of it', async t => {
  const folder = temporaryFolder(t);
  const url = await newDatabase(t);
  const before = await serve(t, { KATASTER_DATABASE: url });
  await objectMade(before.call, { type: 'C__OBJTYPE__SERVER', title: 'kept' });
  before.signal('SIGTERM');
  await before.ended;

  const service = await serve(t, { KATASTER_DATABASE: url, KATASTER_BACKUP: `daily:7:${join(folder, 'backups')}` });
  await meanwhile(t, service, () => until(() => service.said.stderr.includes('backup made')));
  const [name = ''] = names(join(folder, 'backups'));
  t.regex(name, /^kataster-\d{8}T\d{6}Z\.backup$/);
  const { text } = await send(`${service.url}/metrics`, { verb: 'GET' });
  t.regex(text, /\nkataster_backup_newest_timestamp_seconds 1\d{9}\n/);
  t.regex(text, /\nkataster_backup_failures_total 0\n/);
  const told = await rowsIn<{ details: string }>(url, "SELECT details FROM audit WHERE event = 'backedUp'");
  t.deepEqual(
    told.map(({ details }) => JSON.parse(details)),
    [{ file: join(folder, 'backups', name) }],
  );
  restoreSqlite(join(folder, 'backups', name), placeIn(folder), false);
  t.deepEqual(await rowsIn(placeIn(folder), 'SELECT title FROM objects'), [{ title: 'kept' }]);
  for (const expected of [1, 1]) {
    const restored = await serve(t, { KATASTER_DATABASE: placeIn(folder) });
    restored.signal('SIGTERM');
    await restored.ended;
    t.is((await rowsIn(placeIn(folder), "SELECT number FROM audit WHERE event = 'restored'")).length, expected);
  }
});

test('a service whose backups fail goes on, and tells why', async t => {
  const url = await newDatabase(t);
  const folder = join(temporaryFolder(t), 'file');
  writeFileSync(folder, '');
  const service = await serve(t, { KATASTER_DATABASE: url, KATASTER_BACKUP: `daily:7:${join(folder, 'backups')}` });
  await until(() => service.said.stderr.includes('no backup was made'));
  t.regex((await send(`${service.url}/metrics`, { verb: 'GET' })).text, /\nkataster_backup_failures_total 1\n/);
  await objectMade(service.call, { type: 'C__OBJTYPE__SERVER', title: 'a' });
});
