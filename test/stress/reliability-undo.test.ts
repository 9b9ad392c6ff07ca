import { verbs } from '../../generated/methods.js';
import type { History } from '../../generated/types.js';
import { entryMade, objectMade } from '../factories/calls.js';
import { newDatabase } from '../helpers/databases.js';
import { hasPostgres } from '../helpers/postgres.js';
import { type RunningService, serve } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import test from '../helpers/suite.js';
import { peakMegabytes, waitedWhile, waitedWhileIdle } from '../helpers/waits.js';

const megabyte = 1_048_576;
const uploads = 24;
/** Milliseconds that others wait longer than while the service has nothing to do. */
const longestWaitMs = 100;

/** Numbers of the change sets that added 24 files of 11 MiB to an object. */
async function filled({ call }: RunningService): Promise<readonly number[]> {
  const object = await objectMade(call);
  for (let index = 0; index < uploads; index += 1) {
    const content = Buffer.alloc(11 * megabyte, index).toString('base64');
    await entryMade(call, { object, category: 'C__CATG__IMAGES', data: { name: `${index}.png`, content } });
  }
  const { change_sets: sets } = await resultOf<History>(call('kataster.changes.read', { limit: 1 }));
  const last = sets[0]?.number ?? 0;
  return Array.from({ length: uploads }, (_, at) => last - at);
}

function isSuccess({ result }: RpcAnswer): boolean {
  return result !== undefined;
}

for (const engine of ['SQLite', 'PostgreSQL']) {
  const onLinux = process.platform === 'linux' && (engine === 'SQLite' || hasPostgres) ? test.serial : test.serial.skip;
  onLinux(`undoing 24 files of 11 MiB fits into a small heap, and keeps nobody waiting, on ${engine}`, async t => {
    t.timeout(240_000);
    const environment = { KATASTER_DURABILITY: 'fast', NODE_OPTIONS: '--max-old-space-size=512' };
    const service = await serve(t, { KATASTER_DATABASE: await newDatabase(t, engine), ...environment });
    const numbers = await filled(service);
    const rights = [{ verbs: verbs.filter(verb => verb !== 'purge') }];
    const { key } = await resultOf<{ key: string }>(service.call('kataster.key.create', { title: 'narrow', rights }));
    const idle = await waitedWhileIdle(service);
    const calls: Readonly<Record<string, readonly [params: object, isRight: (answer: RpcAnswer) => boolean]>> = {
      forbidden: [{ apikey: key, numbers }, ({ error }) => error?.data?.error === 'Forbidden'],
      'a dry run': [{ numbers, dry_run: true }, isSuccess],
      'one, as a dry run': [{ numbers: numbers.slice(0, 1), dry_run: true }, isSuccess],
      undone: [{ numbers }, isSuccess],
    };
    for (const [name, [params, isRight]] of Object.entries(calls)) {
      const before = peakMegabytes(service);
      let answer: RpcAnswer = {};
      const waited = await waitedWhile(service, async () => {
        answer = await service.call('kataster.changes.revert', params);
      });
      const said = answer.error ? JSON.stringify(answer.error) : 'answered';
      t.log(
        `${name}: others waited ${Math.round(waited)} ms; ${before} MB at most before, ${peakMegabytes(service)} MB after; ${said}`,
      );
      t.true(isRight(answer), name);
      t.true(waited < longestWaitMs + idle, `${name}: ${waited} ms, ${idle} ms while idle`);
    }
    t.notRegex(service.said.stderr, /internal error|unexpected failure|heap|"level":(40|50)/);
  });
}
