import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'ava';
import Database from 'better-sqlite3';
import { objectMade } from './factories/calls.js';
import { command, damageIndex, fileOf, placeIn, steadyWriters } from './helpers/backups.js';
import { findingsIn } from './helpers/checking.js';
import { endedHere, outcomeOf, refusalOf } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { rowsIn, serve } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import { until } from './helpers/waiting.js';

const writersAtOnce = 16;
const server = { type: 'C__OBJTYPE__SERVER', title: 'kept' };

async function titlesIn(url: string): Promise<ReadonlySet<string>> {
  const rows = await rowsIn<{ title: string; entries: number }>(
    url,
    'SELECT title, (SELECT count(*) FROM entries e WHERE e.object = o.id) AS entries FROM objects o',
  );
  return new Set(rows.filter(({ entries }) => entries === 2).map(({ title }) => title));
}

test('a backup under steady saves holds every write that was answered before it began, and none that began after it ended', async t => {
  const folder = temporaryFolder(t);
  const url = await newDatabase(t);
  const service = await serve(t, { KATASTER_DATABASE: url });
  const { written, stop } = steadyWriters(service, writersAtOnce);
  for (const [round, from] of [0, 400, 800].entries()) {
    await until(() => written.answered.length > from);
    const before = [...written.answered];
    const file = join(folder, `backup-${round}`);
    const { code, stdout, stderr } = await command(t, url, 'backup', file);
    t.deepEqual([code, stderr], [0, '']);
    const asked = new Set(written.asked);
    t.deepEqual(await findingsIn(url), [], 'a check beside the writers');
    await until(() => written.answered.length > asked.size);

    const place = placeIn(folder, `restored-${round}.sqlite`);
    t.like(await endedHere(place, 'restore', file), { code: 0, stderr: '' });
    t.deepEqual(await findingsIn(place), [], 'a check of what was restored');
    const titles = await titlesIn(place);
    t.deepEqual(
      before.filter(title => !titles.has(title)),
      [],
      'answered before, and not in it',
    );
    t.deepEqual(
      [...titles].filter(title => !asked.has(title)),
      [],
      'in it, and asked for afterwards',
    );
    const [{ sequence } = { sequence: 0 }] = await rowsIn<{ sequence: number }>(
      place,
      'SELECT max(number) AS sequence FROM change_sets',
    );
    t.regex(
      stdout,
      new RegExp(`, change ${sequence} of \\S+ the latest in it; ${titles.size} objects, ${2 * titles.size} entries\n`),
    );
  }
  await stop();
  const restored = await serve(t, { KATASTER_DATABASE: placeIn(folder, 'restored-2.sqlite') });
  t.truthy(await resultOf(restored.call('cmdb.object.create', server)));
});

test('records in the write-ahead log of a killed service are in a backup of its database', async t => {
  const url = await newDatabase(t);
  const service = await serve(t, { KATASTER_DATABASE: url });
  await objectMade(service.call, server);
  service.signal('SIGKILL');
  await service.ended;
  t.true(statSync(`${fileOf(url)}-wal`).size > 0);
  const folder = temporaryFolder(t);
  t.is((await command(t, url, 'backup', join(folder, 'backup'))).code, 0);
  const place = placeIn(folder);
  t.is((await command(t, place, 'restore', join(folder, 'backup'))).code, 0);
  t.deepEqual(await rowsIn(place, 'SELECT title FROM objects'), [{ title: 'kept' }]);
});

test.serial(
  'a backup is one file for its owner alone, replaces none unless told to, and leaves nothing where it fails',
  async t => {
    const url = await newDatabase(t, 'SQLite', 'tables');
    const folder = temporaryFolder(t);
    const file = join(folder, 'backup');
    const backUp = (...words: readonly string[]) => outcomeOf(['backup', ...words], { KATASTER_DATABASE: url });
    const { said, refusal } = await backUp(file);
    t.is(refusal, undefined);
    t.deepEqual(readdirSync(folder), ['backup']);
    t.is(statSync(file).mode & 0o777, 0o600);
    t.true(said.includes(`\n${statSync(file).size} bytes, SHA-256 `), said);

    const { ino } = statSync(file);
    t.deepEqual(await backUp(file), { said: '', refusal: `${file} is there already; name another file, or say --replace.` });
    t.is(statSync(file).ino, ino);
    t.is((await backUp('--replace', file)).refusal, undefined);
    t.not(statSync(file).ino, ino);

    damageIndex(fileOf(url));
    const failed = await backUp(join(folder, 'other'));
    t.regex(failed.refusal ?? '', /^The backup is damaged, as the database may be: .*row 1 missing from index choices_title/);
    t.deepEqual(readdirSync(folder), ['backup']);
  },
);

test.serial('a file that is no database of this program is not backed up', async t => {
  const folder = temporaryFolder(t);
  const refusal = (url: string) => refusalOf(['backup', join(folder, 'backup')], { KATASTER_DATABASE: url });
  const missing = placeIn(folder, 'missing/kataster.sqlite');
  t.is(await refusal(missing), `There is no database at ${fileOf(missing)}.`);
  t.false(existsSync(dirname(fileOf(missing))));
  const other = placeIn(folder, 'other.sqlite');
  new Database(fileOf(other)).exec('CREATE TABLE t (c)').close();
  t.regex(await refusal(other), /was made by another program\.$/);
  t.deepEqual(readdirSync(folder), ['other.sqlite']);
});
