import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { type ReaderLimits, ReaderPool } from '../src/readers/reader-pool.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { temporaryFolder } from './helpers/databases.js';
import { englishData } from './helpers/english.js';
import { isRunning } from './helpers/process.js';
import type { StubJob } from './helpers/reader-stub.js';
import { nameOf } from './helpers/stores.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const stub = { path: new URL('./helpers/reader-stub.js', import.meta.url).pathname, environment: process.env };
const usual: ReaderLimits = {
  processes: 3,
  perKey: 2,
  waiting: 10,
  wait: 60_000,
  start: 60_000,
  time: 60_000,
  idle: 60_000,
  warmUp: 0,
};

type Run = (key: string, job: StubJob) => Promise<string>;

/** Reads by processes that end with the test. */
function runner(t: ExecutionContext, limits: Partial<ReaderLimits> = {}): Run {
  const readers = new ReaderPool<string>(stub, { ...usual, ...limits });
  t.teardown(() => readers.close());
  return (key, job) => readers.run(key, job);
}

const processOf = (answer: string): string => answer.split(' ')[0] ?? '';

test('a read is answered by a process of its own, which is kept for the next one', async t => {
  const run = runner(t);
  const first = await run('one', { answer: 'text' });
  t.regex(first, / text$/);
  t.not(processOf(first), String(process.pid));
  t.is(processOf(await run('one', { answer: 'again' })), processOf(first));
});

test('a process is started before the first read asks for one, and answers it', async t => {
  const started = join(temporaryFolder(t), 'started');
  const readers = new ReaderPool<string>({ ...stub, environment: { ...process.env, STUB_FILE: started } }, usual);
  t.teardown(() => readers.close());
  readers.warmUp();
  await until(() => existsSync(started) && readFileSync(started, 'utf8') !== '');
  t.is(processOf(await readers.run('one', { answer: 'text' } satisfies StubJob)), readFileSync(started, 'utf8'));
});

test('one key has two reads at a time, and others have theirs meanwhile', async t => {
  const run = runner(t);
  const endless = [run('one', { end: 'never' }), run('one', { end: 'never' })];
  const third = run('one', { answer: 'third' });
  t.regex(await run('two', { answer: 'other' }), /other$/);
  t.is(await Promise.race([third, run('two', { answer: 'first' })]).then(answer => answer.split(' ')[1]), 'first');
  for (const each of [...endless, third]) each.catch(() => {});
});

test('a waiting read has its turn when a read of the same key is answered', async t => {
  const run = runner(t);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(answer => run('one', { after: 20, answer })));
  t.deepEqual(
    answers.map(answer => answer.split(' ')[1]),
    ['a', 'b', 'c', 'd', 'e'],
  );
  t.is(new Set(answers.map(processOf)).size, 2);
});

test('a read that takes too long is ended, whatever it does, and the next one is answered', async t => {
  const limits = { ...usual, time: 3000, processes: 1 };
  const readers = new ReaderPool<string>(stub, limits);
  t.teardown(() => readers.close());
  const run: Run = (key, job) => readers.run(key, job);
  const error = await t.throwsAsync(run('one', { end: 'never' }));
  limits.time = usual.time;
  t.true(error instanceof RpcError && error.errorName === 'TimedOut');
  t.regex(englishData((error as RpcError).data).reads ?? '', /longer than 3 s/);
  t.regex(await run('one', { answer: 'next' }), /next$/);
});

test('a process that does not start in time is ended, and its read may be tried again', async t => {
  const run = runner(t, { start: 1 });
  t.is(await nameOf(run('one', { answer: 'text' })), 'Busy');
});

test('reads beyond the line, and reads that wait too long, are refused as Busy', async t => {
  const run = runner(t, { perKey: 1, waiting: 1, wait: 100 });
  const endless = run('one', { end: 'never' });
  const waiting = nameOf(run('one', { answer: 'waits' }));
  t.is(await nameOf(run('one', { answer: 'too many' })), 'Busy');
  t.is(await waiting, 'Busy');
  endless.catch(() => {});
});

test('errors arrive as they were thrown, with their causes', async t => {
  const run = runner(t);
  const refused = await t.throwsAsync(run('one', { fail: 'refusal' }));
  t.true(refused instanceof RpcError);
  const { errorName, code, message, data, cause } = refused as RpcError;
  t.deepEqual([errorName, code, message, data], ['StorageUnavailable', -32051, 'Storage unavailable', { retry: 'true' }]);
  t.like(cause, { message: 'the disk fails', code: 'SQLITE_IOERR' });
  const defect = await t.throwsAsync(run('one', { fail: 'defect' }));
  t.false(defect instanceof RpcError);
  t.regex(defect?.message ?? '', /a defect/);
});

test('a process that ends on its own fails its read alone', async t => {
  const run = runner(t, { processes: 1 });
  t.is(await nameOf(run('one', { end: 'at once' })), 'Busy');
  t.regex(await run('one', { answer: 'next' }), /next$/);
});

test('a process that ends while it has nothing to do is not given a job', async t => {
  const run = runner(t, { processes: 1 });
  const ended = Number(processOf(await run('one', { answer: 'first' })));
  process.kill(ended, 'SIGKILL');
  await until(() => !isRunning(ended));
  const next = await run('one', { answer: 'next' });
  t.not(processOf(next), String(ended));
});

test('where no process can be started callers may try again', async t => {
  const readers = new ReaderPool<string>({ path: '/nowhere/reader.js', environment: {} }, usual);
  t.teardown(() => readers.close());
  t.is(await nameOf(readers.run('one', { answer: 'none' } satisfies StubJob)), 'Busy');
});

test('at the end every read ends at once', async t => {
  const readers = new ReaderPool<string>(stub, usual);
  const endless = nameOf(readers.run('one', { end: 'never' } satisfies StubJob));
  const waiting = [1, 2].map(() => nameOf(readers.run('one', { end: 'never' } satisfies StubJob)));
  await readers.close();
  t.deepEqual(await Promise.all([endless, ...waiting]), ['Stopping', 'Stopping', 'Stopping']);
  t.is(await nameOf(readers.run('one', { answer: 'late' } satisfies StubJob)), 'Stopping');
});
