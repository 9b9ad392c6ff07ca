import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { backUpSqlite } from '../src/store/backups/sqlite-backup.js';
import { restoreSqlite } from '../src/store/backups/sqlite-restore.js';
import { writeWhole } from '../src/store/backups/whole-file.js';
import { openCheck } from '../src/store/checks/open-check.js';
import { openStore } from '../src/store/open.js';
import { fileOf, placeIn } from './helpers/backups.js';
import { temporaryFolder } from './helpers/databases.js';
import { patientLimits } from './helpers/patience.js';
import { rowsIn } from './helpers/process.js';
import { emptySqlite } from './helpers/sqlite.js';
import { storeAt, withObjects } from './helpers/stores.js';
import test from './helpers/suite.js';

const refusal =
  /kataster\.sqlite was copied, or left, without its log \S+-wal, which has what was written last\. Put the log beside it/;

const open = (url: string) => openStore({ url, durability: 'full', limits: patientLimits });
const objectsIn = async (url: string) => (await rowsIn(url, 'SELECT id FROM objects')).length;

/** Opens a database, starts a backup of it, and reads all of it. */
const ways: Readonly<Record<string, (t: ExecutionContext, url: string) => Promise<unknown>>> = {
  'a service': async (_, url) => (await open(url)).close(),
  'a backup': (t, url) => writeWhole(join(temporaryFolder(t), 'backup'), false, path => backUpSqlite(url, path)),
  'a check': async (_, url) => (await openCheck(url)).close(),
};

/** The files of a database with twelve objects that a service has open, as whoever copies them finds them. */
async function copied(t: ExecutionContext, suffixes: readonly string[], change = (_: Database.Database): void => {}) {
  const url = await emptySqlite(t);
  await withObjects(await storeAt(t, url), 12);
  const database = new Database(fileOf(url));
  change(database);
  const copy = join(temporaryFolder(t), 'kataster.sqlite');
  for (const suffix of suffixes) copyFileSync(fileOf(url) + suffix, copy + suffix);
  database.close();
  return `sqlite:${copy}`;
}

for (const [who, use] of Object.entries(ways))
  test(`a file that was copied from a running service without its log is refused to ${who}, until whoever copied it says that the log may be lost`, async t => {
    const url = await copied(t, ['']);
    for (let time = 0; time < 2; time += 1) await t.throwsAsync(use(t, url), { message: refusal });
    t.false(existsSync(`${fileOf(url)}-wal`));
    writeFileSync(`${fileOf(url)}-wal`, '');
    await use(t, url);
    t.is(await objectsIn(url), 0);
  });

test('files that were copied together hold everything, whatever looks at them first, and however often', async t => {
  const url = await copied(t, ['', '-wal']);
  for (const use of Object.values(ways).toReversed()) await use(t, url);
  t.is(await objectsIn(url), 12);
  for (const use of Object.values(ways)) await use(t, url);
});

test('a file whose log was taken in by a start that was refused is opened by the next one', async t => {
  const newer = "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Newer9999999999999')";
  const url = await copied(t, ['', '-wal'], database => database.exec(newer));
  await t.throwsAsync(open(url), { message: /newer version/ });
  const database = new Database(fileOf(url));
  database.exec("DELETE FROM migrations WHERE name LIKE 'Newer%'");
  database.close();
  await (await open(url)).close();
  t.is(await objectsIn(url), 12);
});

test('a restored database, and the one it replaced, are opened without a log', async t => {
  const folder = temporaryFolder(t);
  const url = await copied(t, ['', '-wal']);
  const file = join(folder, 'backup');
  const store = await open(url);
  await writeWhole(file, false, path => backUpSqlite(url, path));
  await store.close();
  const place = placeIn(folder, 'kataster.sqlite');
  restoreSqlite(file, place, false);
  for (const suffix of ['', '-wal']) copyFileSync(fileOf(await copied(t, ['', '-wal'])) + suffix, fileOf(url) + suffix);
  const { former = '' } = restoreSqlite(file, url, true);
  for (const each of [place, url, `sqlite:${former}`]) {
    t.false(existsSync(`${fileOf(each)}-wal`), each);
    await (await open(each)).close();
    t.is(await objectsIn(each), 12);
  }
});

test('a file whose log was deleted before the service ended in order is opened by the next start', async t => {
  const url = await emptySqlite(t);
  const store = await open(url);
  await withObjects(store, 12);
  rmSync(`${fileOf(url)}-wal`);
  await store.close();
  await (await open(url)).close();
  t.is(await objectsIn(url), 12);
});
