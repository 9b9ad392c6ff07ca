import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { temporaryFolder } from '../helpers/databases.js';
import { type RunningService, run, serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

/** After how many acknowledged writes each round is ended with kill -9. */
const rounds = [25, 120, 60, 90];
const writersAtOnce = 8;

/** Steps of an object that were acknowledged. */
interface Known {
  readonly id: number;
  steps: number;
}

/** State of an object after this number of steps; each step is one call. */
const expected = [
  { objects: 0, models: 0, addresses: 0, archived: 0, links: 0, changes: 0 },
  { objects: 1, models: 0, addresses: 2, archived: 0, links: 0, changes: 4 },
  { objects: 1, models: 1, addresses: 2, archived: 0, links: 0, changes: 5 },
  { objects: 1, models: 1, addresses: 3, archived: 0, links: 2, changes: 6 },
  { objects: 1, models: 1, addresses: 3, archived: 1, links: 2, changes: 7 },
  { objects: 0, models: 0, addresses: 0, archived: 0, links: 0, changes: 12 },
];

test('acknowledged writes survive kill -9 during parallel writes, nothing is half done, and no id is given out twice', async t => {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  const known: Known[] = [];
  const restarts: number[] = [];
  for (const writes of rounds) {
    const begin = performance.now();
    const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}` });
    restarts.push(performance.now() - begin);
    for (const { id, steps } of known.slice(-writersAtOnce)) {
      const { result } = await service.call('cmdb.object.read', { id });
      if (steps < 4) t.is((result as { id: string }).id, String(id));
    }
    await writeUntilKilled(service, writes, known);
    compare(copied(t, path), known);
  }
  t.is(new Set(known.map(({ id }) => id)).size, known.length, 'an id was given out twice');
  t.log(`${rounds.length} kills, ${known.length} objects, ready after ${Math.round(Math.max(...restarts))} ms at most`);

  function compare(file: string, objects: readonly Known[]): void {
    const database = new Database(file);
    t.is(database.pragma('integrity_check', { simple: true }), 'ok');
    t.deepEqual(database.pragma('foreign_key_check'), []);
    for (const { id, steps } of objects) {
      const state = stateOf(database, id);
      // The last call of a writer was on its way: it was done, or it was not.
      const isAsKnown = JSON.stringify(state) === JSON.stringify(expected[steps]);
      if (!isAsKnown) t.deepEqual(state, expected[steps + 1] ?? expected[steps], `object ${id} after step ${steps}`);
    }
    const acknowledged = new Set(objects.map(({ id }) => id));
    const others = database.prepare('SELECT id FROM objects').pluck().all() as number[];
    for (const id of others.filter(each => !acknowledged.has(each)))
      t.deepEqual(stateOf(database, id), expected[1], `object ${id}`);
    const sysids = database.prepare('SELECT sysid FROM objects UNION ALL SELECT sysid FROM retired_sysids').pluck().all();
    t.is(new Set(sysids).size, sysids.length, 'a sysid was given out twice');
    database.close();
  }
});

/** A copy to look into: whoever opens the file itself repairs it, and that is for the next start to do. */
function copied(t: ExecutionContext, path: string): string {
  const copy = join(temporaryFolder(t), 'copy.sqlite');
  for (const ending of ['', '-wal']) if (existsSync(path + ending)) copyFileSync(path + ending, copy + ending);
  return copy;
}

test('a start that is killed while it makes the database does not keep the next one from it', async t => {
  const folder = temporaryFolder(t);
  const environment = { KATASTER_DATABASE: `sqlite:${join(folder, 'kataster.sqlite')}`, KATASTER_PORT: '0' };
  const first = run(t, ['serve'], environment);
  await until(() => existsSync(join(folder, 'kataster.sqlite-wal')));
  first.signal('SIGKILL');
  await first.ended;
  const service = await serve(t, environment);
  const { id } = await resultOf(service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
  t.is(id, '1');
});

async function writeUntilKilled(service: RunningService, writes: number, known: Known[]): Promise<void> {
  let acknowledged = 0;
  const acknowledge = (): void => {
    acknowledged += 1;
    if (acknowledged === writes) service.signal('SIGKILL');
  };
  const writers = Array.from({ length: writersAtOnce }, async () => {
    for (;;) await lifeOf(service, known, acknowledge);
  });
  await Promise.allSettled(writers);
  await service.ended;
}

/** Every step changes several rows, or several values of one. */
async function lifeOf({ call }: RunningService, known: Known[], acknowledge: () => void): Promise<void> {
  const step = async <Result = { entry: number }>(method: string, params: object): Promise<Result> => {
    const result = await resultOf<Result>(call(method, params));
    acknowledge();
    return result;
  };
  const categories = { C__CATG__MODEL: {}, C__CATG__IP: [{ hostname: 'a' }, { hostname: 'b' }] };
  const created = await step<{ id: string; categories: { C__CATG__IP: string[] } }>('cmdb.object.create', {
    type: 'C__OBJTYPE__SERVER',
    title: 'web',
    categories,
  });
  const object: Known = { id: Number(created.id), steps: 1 };
  known.push(object);
  const [first, second] = created.categories.C__CATG__IP;
  const address = { object: object.id, category: 'C__CATG__IP' };
  const data = { manufacturer: `Maker ${created.id}`, serial: created.id, firmware: created.id };
  await step('cmdb.category.save', { object: object.id, category: 'C__CATG__MODEL', data });
  object.steps = 2;
  await step('cmdb.category.save', { ...address, data: { hostname: 'c', dns_server: [first, second] } });
  object.steps = 3;
  await step('cmdb.category.archive', { ...address, entry: second });
  object.steps = 4;
  if (object.id % 3 > 0) return;
  await step('cmdb.object.delete', { id: object.id, status: 'C__RECORD_STATUS__PURGE' });
  object.steps = 5;
}

function stateOf(database: Database.Database, id: number): (typeof expected)[number] {
  const count = (from: string): number => database.prepare(`SELECT count(*) FROM ${from}`).pluck().get(id) as number;
  const serial = (name: string): string => `json_extract("values", '$.${name}') = CAST(object AS text)`;
  return {
    objects: count('objects WHERE id = ?'),
    models: count(`entries WHERE object = ? AND category = 'C__CATG__MODEL' AND ${serial('serial')} AND ${serial('firmware')}`),
    addresses: count("entries WHERE object = ? AND category = 'C__CATG__IP'"),
    archived: count("entries WHERE object = ? AND status = 'archived'"),
    links: count('links WHERE entry IN (SELECT id FROM entries WHERE object = ?)'),
    changes: count('changes WHERE object = ?'),
  };
}
