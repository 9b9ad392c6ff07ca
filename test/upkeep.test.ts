import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { createThread, Upkeep } from '../src/store/engines/sqlite/upkeep.js';
import type { UpkeptFile } from '../src/store/engines/sqlite/upkeep-thread.js';
import { temporaryFolder } from './helpers/databases.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const restMs = 20;

test('the thread for upkeep ends when it has nothing to do, and another one does the next task', async t => {
  const path = join(temporaryFolder(t), 'rest.sqlite');
  new Database(path).close();
  let started = 0;
  let ended = 0;
  const create = (file: UpkeptFile): Worker => {
    const thread = createThread(file);
    started += 1;
    thread.once('exit', () => (ended += 1));
    return thread;
  };
  const upkeep = new Upkeep({ path, copy: `${path}-copy`, pragmas: {} }, restMs, create);
  await upkeep.inTurn(run => run('checkpoint'));
  await until(() => ended === 1);
  t.true(await upkeep.inTurn(run => run('checkpoint')));
  t.is(started, 2);
  await upkeep.close();
  await until(() => ended === 2);
});
