import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { isThere, newDisk } from '../helpers/disk/disk.js';
import { type RunningService, rowsIn, serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

if (!isThere)
  process.stderr.write(
    '\n  SKIPPED: this machine has no C compiler; that writes are synced before they are answered is not tested.\n\n',
  );
const onDisk = isThere ? test.serial : test.serial.skip;

const create = async ({ call }: RunningService, title = 'server', categories = {}): Promise<number> =>
  Number(
    (await resultOf<{ readonly id: string }>(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title, categories }))).id,
  );
/** Takes 15 pages of the log, so that it is checkpointed soon. */
const long = { C__CATG__GLOBAL: { description: 'word '.repeat(12_000) } };

onDisk('one client: each write that is answered has a sync of its own', async t => {
  const disk = newDisk(t);
  const service = await serve(t, disk.environment);
  await create(service);
  const before = disk.syncs('log');
  for (let write = 0; write < 30; write += 1) await create(service);
  t.true(disk.syncs('log') - before >= 30, `${disk.syncs('log') - before} syncs of 30 writes`);
});

onDisk('a power cut takes back nothing that was answered, also between checkpoints', async t => {
  const disk = newDisk(t);
  const service = await serve(t, disk.environment);
  const answered: number[] = [];
  const files = disk.syncs('file');
  let isDone = false;
  const writers = Array.from({ length: 8 }, async () => {
    while (!isDone) answered.push(await create(service, 'server', long));
  });
  await until(() => disk.syncs('file') >= files + 2);
  disk.slow();
  const slowFrom = answered.length;
  await until(() => answered.length > slowFrom + 50);
  isDone = true;
  service.signal('SIGKILL');
  const known = [...answered];
  await Promise.allSettled(writers);
  await service.ended;
  const database = new Database(disk.withoutPower());
  t.teardown(() => database.close());
  t.is(database.pragma('integrity_check', { simple: true }), 'ok');
  const there = new Set(database.prepare('SELECT id FROM objects').pluck().all());
  t.deepEqual(
    known.filter(id => !there.has(id)),
    [],
  );
  t.log(`${known.length} objects, ${disk.syncs('log')} syncs of the log, ${disk.syncs('file')} of the file`);
});

onDisk('until its sync is done nobody sees a write, reads are answered, and other processes wait', async t => {
  const disk = newDisk(t);
  const service = await serve(t, disk.environment);
  const id = await create(service, 'before');
  const titleAt = async (options: object): Promise<string> =>
    (await resultOf<{ readonly title: string }>(service.call('cmdb.object.read', { id, ...options }))).title;
  const ended: string[] = [];
  const noting = (name: string) => (result: unknown) => {
    ended.push(name);
    return result;
  };
  const release = disk.hold();
  const write = service.call('cmdb.object.update', { id, title: 'after' }).then(noting('write'));
  const isWritten = async () =>
    (await rowsIn(`sqlite:${disk.path}`, `SELECT 1 FROM objects WHERE id = ${id} AND title = 'after'`)).length > 0;
  await until(isWritten);
  for (let read = 0; read < 10; read += 1) t.is(await titleAt({}), 'before');
  const beside = titleAt({ as_of: new Date(Date.now() + 1000).toISOString() }).then(noting('beside'));
  for (let read = 0; read < 10; read += 1) t.is(await titleAt({ with_revision: true }), 'before');
  t.deepEqual(ended, []);
  release();
  await Promise.all([write, beside]);
  t.is(await titleAt({}), 'after');
});

onDisk('a sync that fails ends the service: the write is not answered, and the next start has all that was', async t => {
  const disk = newDisk(t);
  const service = await serve(t, disk.environment);
  const id = await create(service);
  disk.fail();
  await t.throwsAsync(create(service, 'lost'), { any: true });
  const { code, stderr } = await service.ended;
  t.is(code, 1);
  t.regex(stderr, /"msg":"the disk failed"/);
  t.regex(stderr, /could not be synced to the disk: EIO/);
  rmSync(`${disk.path}-wal.failing`);
  const again = await serve(t, disk.environment);
  t.like(await again.call('cmdb.object.read', { id }), { result: { title: 'server' } });
});
