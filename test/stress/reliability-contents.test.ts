import type { ExecutionContext } from 'ava';
import { entryMade, objectMade } from '../factories/calls.js';
import { newDatabase } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { hasPostgres } from '../helpers/postgres.js';
import { type RunningService, serve } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import test from '../helpers/suite.js';
import { peakMegabytes, waitedWhile, waitedWhileIdle } from '../helpers/waits.js';

const uploads = 24;
const uploadBytes = 11 * 1_048_576;
/** Milliseconds that nobody waits longer for the service to say that it lives than they did while it had nothing to do. */
const longestWaitMs = 100;
const [limitExceeded, invalidParameters] = [-32013, -32602];
/** The same where long texts are read, which the engine does at a stretch. */
const longestWaitForTextsMs = 500;
const images = 'C__CATG__IMAGES';

/** An object with 24 uploads of 11 MiB, as an object, and the entries by id. */
interface Fat {
  readonly object: number;
  readonly entries: readonly number[];
}

/** A call about it, and the code by which it is refused. */
interface Reading {
  readonly method: string;
  readonly params: object;
  readonly code?: number | 'any';
}

const dryRun = { dry_run: true };

/** Every way in which a call has to do with the uploads without answering what is in them; none of them changes anything. */
function readings({ object, entries }: Fat): readonly Reading[] {
  const [entry] = entries;
  const each = (method: string, more: object) => ({
    method: 'kataster.changes.apply',
    params: { ...dryRun, operations: entries.map(id => ({ method, params: { object, category: images, entry: id, ...more } })) },
  });
  const archived = { method: 'cmdb.object.archive', params: { object } };
  const steps = [
    archived,
    { method: 'cmdb.object.delete', params: { id: object, status: 'C__RECORD_STATUS__DELETED' } },
    { method: 'cmdb.object.purge', params: { object } },
  ];
  return [
    { method: 'cmdb.object.quickpurge', params: { id: object, ...dryRun } },
    { method: 'cmdb.category.quickpurge', params: { objID: object, category: images, cateID: entry, ...dryRun } },
    { method: 'kataster.changes.apply', params: { operations: steps, ...dryRun } },
    { method: 'cmdb.object.archive', params: { object, ...dryRun } },
    each('cmdb.category.archive', {}),
    each('cmdb.category.save', { data: { name: 'renamed' } }),
    { method: 'kataster.changes.compare', params: { place: object, from: 0 } },
    { method: 'kataster.changes.compare', params: { object, from: 0, values: 'kept' } },
    { method: 'kataster.changes.read', params: { object } },
    { method: 'kataster.changes.read', params: { object, values: 'kept' } },
    { method: 'kataster.changes.follow', params: { object, since: 0 } },
    { method: 'cmdb.category.read', params: { objID: object, category: images, content: false } },
    { method: 'cmdb.category.read', params: { objID: object, category: images, content: false, as_of: 100 } },
    {
      method: 'cmdb.object.create',
      params: { type: 'C__OBJTYPE__SERVER', title: 'copy', template: object, ...dryRun },
      code: limitExceeded,
    },
  ];
}

/** The purge is looked at, compared with what was before, and would be undone. */
async function readingsAfterPurge({ call }: RunningService): Promise<readonly Reading[]> {
  const read = { method: 'kataster.changes.read', params: { limit: 1 } };
  const {
    change_sets: [last],
  } = await resultOf<{ change_sets: { number: number }[] }>(call(read.method, read.params));
  return [
    read,
    { method: 'kataster.changes.compare', params: { object: 1, from: (last?.number ?? 0) - 1 } },
    { method: 'kataster.changes.revert', params: { numbers: [last?.number], ...dryRun } },
  ];
}

async function fill({ call }: RunningService): Promise<Fat> {
  const object = await objectMade(call);
  const entries: number[] = [];
  for (let index = 0; index < uploads; index += 1) {
    const content = Buffer.alloc(uploadBytes, index).toString('base64');
    entries.push(await entryMade(call, { object, category: images, data: { name: `${index}.png`, content } }));
  }
  return { object, entries };
}

const maxAttempts = 3;

async function tryAll(
  t: ExecutionContext,
  service: RunningService,
  asked: readonly Reading[],
  mostMs = longestWaitMs,
): Promise<void> {
  const idle = await waitedWhileIdle(service);
  const faults: string[] = [];
  for (const { method, params, code } of asked) {
    let answer: RpcAnswer | undefined;
    let waited = Number.POSITIVE_INFINITY;
    let begin = 0;
    // Asked again after a long wait: that of the call itself comes each time, that of a busy machine does not.
    for (let attempt = 0; attempt < maxAttempts && waited > mostMs + idle; attempt += 1) {
      begin = performance.now();
      waited = await waitedWhile(service, async () => {
        answer = await service.call(method, params).catch(error => ({ error: { code: 0, message: String(error) } }) as RpcAnswer);
      });
    }
    const what = `${method} ${JSON.stringify(params).slice(0, 60)}`;
    t.log(
      `${Math.round(performance.now() - begin)} ms, others waited ${Math.round(waited)} ms, ${answer?.error?.code ?? 'answered'}: ${what}`,
    );
    if (answer?.error?.code !== (code === 'any' ? (answer?.error?.code ?? 0) : code))
      faults.push(`${what} answered ${JSON.stringify(answer?.error)}`);
    if (waited > mostMs + idle) faults.push(`others waited ${Math.round(waited)} ms, ${Math.round(idle)} while idle: ${what}`);
  }
  t.deepEqual(faults, []);
}

const ip = 'C__CATG__IP';
const longEntries = 900;

/** An object with 900 entries of 64 kB each: what a transaction would hold of them as they were is counted, and rejected. */
async function fillTexts({ call, endpoint }: RunningService): Promise<Fat> {
  const object = await objectMade(call);
  const params = { apikey: testKey, object, category: ip, data: { description: 'y'.repeat(65_000) } };
  const save = JSON.stringify({ version: '2.0', id: 1, method: 'cmdb.category.save', params });
  const entries: number[] = [];
  while (entries.length < longEntries) {
    const { text } = await send(endpoint(), { body: `[${Array(180).fill(save).join()}]` });
    for (const answer of JSON.parse(text)) entries.push((await resultOf<{ entry: number }>(Promise.resolve(answer))).entry);
  }
  return { object, entries };
}

function tooLong({ object, entries }: Fat): readonly Reading[] {
  const each = (method: string, count: number, more: object) => ({
    method: 'kataster.changes.apply',
    params: {
      ...dryRun,
      operations: entries.slice(0, count).map(id => ({ method, params: { object, category: ip, entry: id, ...more } })),
    },
  });
  return [
    { method: 'cmdb.object.quickpurge', params: { id: object }, code: limitExceeded },
    { method: 'cmdb.object.quickpurge', params: { id: object, ...dryRun }, code: limitExceeded },
    { ...each('cmdb.category.archive', longEntries, {}), code: invalidParameters },
    { ...each('cmdb.category.save', longEntries, { data: { hostname: 'web' } }), code: invalidParameters },
    each('cmdb.category.archive', 100, {}),
    { method: 'kataster.changes.compare', params: { place: object, from: 0 }, code: limitExceeded },
    { method: 'kataster.changes.read', params: { object, limit: 1000 }, code: limitExceeded },
    { method: 'kataster.changes.follow', params: { object, since: 0, limit: 1000 }, code: limitExceeded },
    { method: 'cmdb.object.create', params: { type: 5, title: 'copy', template: object, ...dryRun }, code: limitExceeded },
  ];
}

for (const engine of ['SQLite', 'PostgreSQL']) {
  const onLinux = process.platform === 'linux' && (engine === 'SQLite' || hasPostgres) ? test.serial : test.serial.skip;
  onLinux(`what is in 24 uploads of 11 MiB is read by no call that does not answer it, on ${engine}`, async t => {
    t.timeout(240_000);
    const environment = { KATASTER_DURABILITY: 'fast', NODE_OPTIONS: '--max-old-space-size=512', KATASTER_QUICKPURGE: 'on' };
    const service = await serve(t, { KATASTER_DATABASE: await newDatabase(t, engine), ...environment });
    const fat = await fill(service);
    const { key } = await resultOf<{ key: string }>(
      service.call('kataster.key.create', {
        title: 'narrow',
        rights: [{ verbs: ['view', 'create', 'edit', 'archive', 'purge'], object_types: ['C__OBJTYPE__CLIENT'] }],
      }),
    );
    await tryAll(t, service, readings(fat));
    t.log('the same with a key that may not view the object');
    await tryAll(
      t,
      service,
      readings(fat).map(each => ({ ...each, code: 'any' as const, params: { ...each.params, apikey: key } })),
    );
    t.log('after the object is purged');
    await resultOf(service.call('cmdb.object.quickpurge', { id: fat.object }));
    await tryAll(t, service, await readingsAfterPurge(service));
    t.log(`${peakMegabytes(service)} MB at most`);
    t.notRegex(service.said.stderr, /internal error|unexpected failure|heap|"level":(40|50)/);
  });

  onLinux(`what a call changes or reads of 900 entries of 64 kB is limited by its length, on ${engine}`, async t => {
    t.timeout(240_000);
    const environment = { KATASTER_DURABILITY: 'fast', NODE_OPTIONS: '--max-old-space-size=512', KATASTER_QUICKPURGE: 'on' };
    const service = await serve(t, { KATASTER_DATABASE: await newDatabase(t, engine), ...environment });
    await tryAll(t, service, tooLong(await fillTexts(service)), longestWaitForTextsMs);
    t.log(`${peakMegabytes(service)} MB at most`);
    t.notRegex(service.said.stderr, /internal error|unexpected failure|heap|"level":(40|50)/);
  });
}
