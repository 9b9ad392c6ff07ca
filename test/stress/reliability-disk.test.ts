import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';
import { temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type RunningService, run, serve } from '../helpers/process.js';
import type { RpcAnswer } from '../helpers/rpc.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

/** A disk that a test can fill, and make room on again. */
interface Disk {
  readonly service: RunningService;
  fill(): void;
  clear(): void;
}

const storageUnavailable = -32051;
const title = 'x'.repeat(200);

/** Ways to a full disk, and whether this machine has what each takes. */
const disks: Readonly<Record<string, { readonly isThere: boolean; make(t: ExecutionContext): Promise<Disk> }>> = {
  'a file that may not grow': { isThere: works('prlimit', '--version'), make: limitedFile },
  'a disk without room': { isThere: works('unshare', '-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp'), make: smallDisk },
};

for (const [what, { isThere, make }] of Object.entries(disks)) {
  if (!isThere)
    process.stderr.write(`\n  SKIPPED: this machine cannot make ${what}; that a service survives it is not tested.\n\n`);
  const onDisk = isThere ? test.serial : test.serial.skip;

  onDisk(`${what}: writes are refused until there is room again, reads go on, and nothing acknowledged is lost`, async t => {
    const { service, fill, clear } = await make(t);
    const { call } = service;
    const acknowledged: string[] = [];
    const writeUntil = async (isEnough: (answer: RpcAnswer) => boolean): Promise<RpcAnswer> => {
      for (let index = 0; index < 2000; index += 1) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title })),
        );
        for (const { result } of answers) if (result) acknowledged.push((result as { id: string }).id);
        const enough = answers.find(isEnough);
        if (enough) return enough;
      }
      throw new Error('This never ends.');
    };
    const readiness = async (): Promise<number> => (await send(`${service.url}/health/ready`, { verb: 'GET' })).status;

    await writeUntil(() => acknowledged.length >= 50);
    for (let round = 0; round < 3; round += 1) {
      fill();
      const { error } = await writeUntil(answer => answer.error !== undefined);
      t.deepEqual(error, {
        code: storageUnavailable,
        message: 'Storage unavailable',
        data: { error: 'StorageUnavailable', retry: 'true' },
      });
      t.like(await call('cmdb.object.read', { id: Number(acknowledged.at(-1)) }), { result: { id: acknowledged.at(-1) } });
      const known = acknowledged.length;
      t.is(await readiness(), 503);
      clear();
      await writeUntil(() => acknowledged.length >= known + 50);
      t.is(await readiness(), 200);
    }
    const answers = await Promise.all(acknowledged.map(id => call('cmdb.object.read', { id })));
    t.deepEqual(
      answers.map(({ result }) => (result as { id: string } | undefined)?.id),
      acknowledged,
    );
    t.is(new Set(acknowledged).size, acknowledged.length);
    await until(async () => {
      await setTimeout(1000);
      await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title });
      return service.said.stderr.includes('the storage works again');
    });
    service.signal('SIGTERM');
    const { code, stderr } = await service.ended;
    t.is(code, 0);
    t.regex(stderr, /"code":"SQLITE_(FULL|IOERR\w*)","reason":"[^"]+","answered":"StorageUnavailable","failures":\d+/);
    t.true(stderr.split('the storage fails').length <= 5, stderr);
    t.notRegex(stderr, /internal error/);
  });
}

/** No file of the process may grow beyond a size that is set while it runs. */
async function limitedFile(t: ExecutionContext): Promise<Disk> {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}` });
  const limit = (size: string): unknown => execFileSync('prlimit', ['--pid', String(service.pid), `--fsize=${size}:`]);
  return { service, fill: () => limit(String(statSync(`${path}-wal`).size + 20_000)), clear: () => limit('unlimited') };
}

/** A small disk of its own, which the test reaches through the process that has it. */
async function smallDisk(t: ExecutionContext): Promise<Disk> {
  const folder = join(temporaryFolder(t), 'disk');
  mkdirSync(folder);
  const mounted = ['unshare', '-rm', 'sh', '-c', `mount -t tmpfs -o size=16m tmpfs '${folder}' && exec "$@"`, 'sh'];
  const service = await serve(t, { KATASTER_DATABASE: `sqlite:${join(folder, 'kataster.sqlite')}` }, mounted);
  const filler = `/proc/${service.pid}/root${join(folder, 'filler')}`;
  const fill = (): void => {
    for (const size of [1_000_000, 100_000, 4096])
      try {
        for (let part = 0; part < 20; part += 1) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // Full for pieces of this size; what is left takes smaller ones.
      }
  };
  return { service, fill, clear: () => rmSync(filler) };
}

test('a start without room on the disk ends with one line', async t => {
  if (!disks['a disk without room']?.isThere) return t.pass('this machine cannot make one');
  const folder = join(temporaryFolder(t), 'disk');
  mkdirSync(folder);
  const mounted = ['unshare', '-rm', 'sh', '-c', `mount -t tmpfs -o size=60k tmpfs '${folder}' && exec "$@"`, 'sh'];
  const { code, stderr } = await run(t, ['serve'], { KATASTER_DATABASE: `sqlite:${join(folder, 'kataster.sqlite')}` }, mounted)
    .ended;
  t.is(code, 1);
  t.is(stderr, 'kataster: Cannot open the database: the disk is full.\n');
});

function works(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
