import { existsSync } from 'node:fs';
import { localTime } from '../src/attributes/times.js';
import { readableLine } from '../src/cli/readable-line.js';
import { newDatabase } from './helpers/databases.js';
import { run, serve } from './helpers/process.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const time = '2026-11-22T10:00:00.123Z';
const shown = localTime(time);

/** A line of the log, and its form on a terminal. */
const lines: readonly (readonly [logged: object, shown: string])[] = [
  [{ level: 30, time, url: 'http://127.0.0.1:8080', msg: 'ready' }, `${shown} INFO  ready url=http://127.0.0.1:8080\n`],
  [{ level: 40, time, keys: ['a'], times: 3, msg: 'x' }, `${shown} WARN  x keys=["a"] times=3\n`],
  [
    { level: 20, time, methods: { 'cmdb.object.read': 2 }, msg: 'request' },
    `${shown} DEBUG request methods={"cmdb.object.read":2}\n`,
  ],
  [{ level: 30, time, a: 'two words', b: '', c: 'x="y"', d: null }, `${shown} INFO   a="two words" b="" c="x=\\"y\\"" d=null\n`],
  [{ level: 35, time, msg: 'x' }, `${shown} 35    x\n`],
  [
    {
      level: 50,
      time,
      err: { type: 'Error', message: 'm', stack: 'Error: m\n    at a\n    at b', code: 'EIO' },
      method: 'x',
      msg: 'internal error',
    },
    `${shown} ERROR internal error method=x code=EIO\n    Error: m\n        at a\n        at b\n`,
  ],
  [
    { level: 60, time, err: { type: 'Error', message: 'no stack' }, msg: 'x' },
    `${shown} FATAL x err={"type":"Error","message":"no stack"}\n`,
  ],
  [
    { level: 40, time, login: 'a\n2026 INFO  ready\u001b[2J\u009b2J\u202e', msg: 'x' },
    `${shown} WARN  x login="a\\n2026 INFO  ready\\u001b[2J\u{FFFD}2J\u{FFFD}"\n`,
  ],
];

for (const [logged, expected] of lines)
  test(`a terminal shows ${JSON.stringify(logged)} as a line`, t => t.is(readableLine(`${JSON.stringify(logged)}\n`), expected));

test('elsewhere each line is JSON, with its time as ISO 8601', async t => {
  const service = await serve(t, { KATASTER_DATABASE: await newDatabase(t), KATASTER_LOG: 'debug' });
  await service.call('idoit.version.read', {});
  service.signal('SIGTERM');
  const { stderr } = await service.ended;
  const written = stderr
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  t.deepEqual(
    ['ready', 'request', 'stopping'].map(msg => written.some(line => line.msg === msg)),
    [true, true, true],
  );
  for (const line of written) t.regex(line.time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

const script = '/usr/bin/script';

(existsSync(script) ? test : test.skip)('a terminal shows readable lines', async t => {
  const environment = { KATASTER_DATABASE: await newDatabase(t), KATASTER_PORT: '0' };
  const onTerminal = ['sh', '-c', `exec ${script} -qfec "$*" /dev/null`, 'sh'];
  const running = run(t, ['serve'], environment, onTerminal);
  await until(() => / INFO {2}ready url=http:\/\/127\.0\.0\.1:\d+/.test(running.said.stdout));
  t.false(running.said.stdout.includes('{"level"'));
});
