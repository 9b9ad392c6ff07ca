import { execFileSync } from 'node:child_process';
import type { ExecutionContext } from 'ava';
import { isRunning, meanwhile, type RunningService, serve } from '../helpers/process.js';
import { engines, type TestEngine } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';

/** Processes that a service started. */
function readersOf({ pid }: RunningService): readonly number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .map(Number);
  } catch {
    return [];
  }
}

/** A service with an object, whose one reader is stopped: a search that it begins never ends by itself. */
async function withEndlessSearch(t: ExecutionContext, engine: TestEngine) {
  const service = await serve(t, { KATASTER_DATABASE: await engine.address(t), KATASTER_READERS: '1' });
  await service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });
  t.like(await service.call('idoit.search.read', { q: 'web1' }), { result: [{ documentId: '1' }] });
  const [reader = 0] = readersOf(service);
  process.kill(reader, 'SIGSTOP');
  const search = service.call('idoit.search.read', { q: 'web' });
  // Answered after the search arrived.
  await service.call('cmdb.object.read', { id: 1 });
  return { service, reader, search };
}

for (const engine of engines) {
  engine.test(
    `${engine.name}: a read that never ends keeps nobody waiting, is ended after ten seconds, and the next one is answered`,
    async t => {
      const { service, reader, search } = await withEndlessSearch(t, engine);
      const answer = await meanwhile(t, service, () => search);
      t.like(answer, { error: { code: -32052, data: { retry: 'true' } } });
      t.regex(answer.error?.data?.reads ?? '', /longer than 10 s/);
      await until(() => !isRunning(reader));
      t.like(await service.call('idoit.search.read', { q: 'web1' }), { result: [{ documentId: '1' }] });
    },
  );

  engine.test(`${engine.name}: SIGTERM ends the service within ten seconds, whatever runs`, async t => {
    const { service, reader, search } = await withEndlessSearch(t, engine);
    const began = performance.now();
    service.signal('SIGTERM');
    search.catch(() => {});
    t.is((await service.ended).code, 0);
    t.true(performance.now() - began < 14_000);
    await until(() => !isRunning(reader));
  });

  engine.test(`${engine.name}: the readers of a service that is killed end with it`, async t => {
    const service = await serve(t, { KATASTER_DATABASE: await engine.address(t) });
    await service.call('idoit.search.read', { q: 'web1' });
    const readers = readersOf(service);
    t.true(readers.length > 0);
    service.signal('SIGKILL');
    await until(() => readers.every(reader => !isRunning(reader)));
  });
}
