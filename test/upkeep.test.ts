import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import Database from 'better-sqlite3';
import { Upkeep } from '../src/store/engines/sqlite/upkeep.js';
import { temporaryFolder } from './helpers/databases.js';

/** Threads of this process, as Linux lists them. */
const threads = (): number => readdirSync('/proc/self/task').length;

test('the thread for upkeep ends when it has nothing to do, and another one does the next task', async t => {
  const path = join(temporaryFolder(t), 'rest.sqlite');
  new Database(path).close();
  const upkeep = new Upkeep({ path, copy: `${path}-copy`, pragmas: {} }, 20);
  const whileReady = await upkeep.inTurn(async run => {
    await run('checkpoint');
    return threads();
  });
  while (threads() >= whileReady) await pause(5);
  t.true(await upkeep.inTurn(run => run('checkpoint')));
  await upkeep.close();
});
