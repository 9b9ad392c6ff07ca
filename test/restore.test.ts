import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { backUpSqlite } from '../src/store/backups/sqlite-backup.js';
import { restoreSqlite } from '../src/store/backups/sqlite-restore.js';
import { writeWhole } from '../src/store/backups/whole-file.js';
import { StoreError } from '../src/store/engines/store-errors.js';
import { objectMade } from './factories/calls.js';
import { command, fileOf, placeIn } from './helpers/backups.js';
import { refusalOf } from './helpers/commands.js';
import { temporaryFolder } from './helpers/databases.js';
import { rowsIn, serve } from './helpers/process.js';
import { emptySqlite } from './helpers/sqlite.js';
import test from './helpers/suite.js';

const pageSize = 4096;

/** The database that a backup is of, and what is done to it before. */
interface Prepared {
  readonly url: Promise<string>;
  change(database: Database.Database): void;
}

/** A database with an object of this title, and its backup. */
async function backedUp(t: ExecutionContext, title: string, { url = emptySqlite(t), change = () => {} }: Partial<Prepared> = {}) {
  const address = await url;
  const database = new Database(fileOf(address));
  putObject(database, title);
  change(database);
  database.close();
  const folder = temporaryFolder(t);
  const file = join(folder, 'backup');
  await writeWhole(file, false, path => backUpSqlite(address, path));
  return { url: address, folder, file };
}

const titlesIn = (url: string) => rowsIn(url, 'SELECT title FROM objects');

test('a backup that was cut or changed anywhere is refused, and nothing takes its place', async t => {
  const { folder, file } = await backedUp(t, 'whole');
  const whole = readFileSync(file);
  const pages = Math.floor(whole.length / pageSize);
  const cuts = [0, 1, 50, 99, ...[1, 2, pages / 2, pages - 1, pages].map(page => Math.floor(page) * pageSize)];
  const ends = [...cuts, ...Array.from({ length: 20 - cuts.length }, (_, at) => whole.length - 1 - at ** 3)];
  t.is(new Set(ends).size, 20);
  const flips = Array.from({ length: 50 }, (_, at) =>
    at < 25 ? Math.floor((whole.length * at) / 25) : whole.length - 1 - (at - 25) * 31,
  );
  const flipped = (at: number) => whole.with(at, (whole[at] ?? 0) ^ 1);
  const wrong: readonly (readonly [string, Uint8Array])[] = [
    ...ends.map(end => [`cut to ${end} bytes`, whole.subarray(0, end)] as const),
    ...flips.map(at => [`changed at ${at}`, flipped(at)] as const),
    ['longer', Buffer.concat([whole, Buffer.from('\n')])],
    ['twice', Buffer.concat([whole, whole])],
  ];
  const place = placeIn(folder, 'new/kataster.sqlite');
  const path = join(folder, 'wrong');
  for (const [title, content] of wrong) {
    writeFileSync(path, content);
    t.throws(() => restoreSqlite(path, place, true), { instanceOf: StoreError, message: / is no whole backup: / }, title);
    t.deepEqual(readdirSync(dirname(fileOf(place))), ['kataster.sqlite.lock'], title);
  }
  writeFileSync(path, Buffer.concat([whole, whole]));
  t.throws(() => restoreSqlite(path, place, true), { message: /: its length is another one\. / });
  restoreSqlite(file, place, false);
  t.deepEqual(await titlesIn(place), [{ title: 'whole' }]);
});

test('a restored database is one file for its owner alone and takes the place of none unless told to; what was there is kept with its log', async t => {
  const { folder, file } = await backedUp(t, 'from the backup');
  const place = placeIn(folder);
  const service = await serve(t, { KATASTER_DATABASE: place });
  await objectMade(service.call, { type: 'C__OBJTYPE__SERVER', title: 'former' });

  const inUse = /^kataster: The database \S+ is in use: only one process may open it\. Stop the service first\.\n$/;
  t.regex((await command(t, place, 'restore', '--replace', file)).stderr, inUse);
  service.signal('SIGKILL');
  await service.ended;
  t.true(statSync(`${fileOf(place)}-wal`).size > 0);
  t.regex((await command(t, place, 'restore', file)).stderr, / holds a database already; with --replace it is kept /);
  t.deepEqual(await titlesIn(place), [{ title: 'former' }]);

  const { code, stdout } = await command(t, place, 'restore', '--replace', file);
  const [, former = ''] = /\nWhat was there before is kept in (\S+)\.\n$/.exec(stdout) ?? [];
  t.is(code, 0);
  t.deepEqual(
    readdirSync(folder)
      .map(name => join(folder, name))
      .filter(path => !path.endsWith('.socket'))
      .sort(),
    [file, fileOf(place), `${fileOf(place)}.lock`, former].sort(),
  );
  for (const each of [fileOf(place), former]) t.deepEqual([statSync(each).mode & 0o777, statSync(each).nlink], [0o600, 1]);
  t.deepEqual(
    [await titlesIn(place), await titlesIn(`sqlite:${former}`)],
    [[{ title: 'from the backup' }], [{ title: 'former' }]],
  );
});

test('a database that can no longer be read is replaced, and kept as it is with its log', async t => {
  const { folder, file } = await backedUp(t, 'from the backup');
  const place = placeIn(folder, 'place/kataster.sqlite');
  restoreSqlite(file, place, false);
  writeFileSync(fileOf(place), 'no database');
  writeFileSync(`${fileOf(place)}-wal`, 'no log');
  const { former = '' } = restoreSqlite(file, place, true);
  t.deepEqual([readFileSync(former, 'utf8'), readFileSync(`${former}-wal`, 'utf8')], ['no database', 'no log']);
  t.false(existsSync(`${fileOf(place)}-wal`));
  t.deepEqual(await titlesIn(place), [{ title: 'from the backup' }]);
});

test('a backup of a newer version is refused', async t => {
  const newer = await backedUp(t, 'newer', {
    change: database => database.exec("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Newer9999999999999')"),
  });
  const place = placeIn(newer.folder, 'place/kataster.sqlite');
  t.throws(() => restoreSqlite(newer.file, place, false), {
    message: / is from a newer version of kataster\. Restore it with that version/,
  });
  t.deepEqual(readdirSync(dirname(fileOf(place))), ['kataster.sqlite.lock']);
});

test.serial('a file that is no backup, or of another kind of database, is not restored', async t => {
  const { folder, url, file } = await backedUp(t, 'any');
  const refusal = (path: string, place: string) => refusalOf(['restore', path], { KATASTER_DATABASE: place });
  const place = placeIn(folder, 'place/kataster.sqlite');
  const other = join(folder, 'other');
  writeFileSync(other, 'text');
  t.is(await refusal(other, place), `${other} is no backup.`);
  t.regex(await refusal(fileOf(url), place), / is no whole backup: the seal at its end is missing\. /);
  t.regex(await refusal(join(folder, 'missing'), place), /^Cannot restore \S+: /);
  t.is(await refusal(file, 'postgres://h/d'), `${file} can be restored to a database at sqlite:… alone.`);
});

function putObject(database: Database.Database, title: string): void {
  database
    .prepare(
      `INSERT INTO objects (type, title, sysid, status, cmdb_status, "values", created, created_by)
        VALUES ('C__OBJTYPE__SERVER', ?, 'S1', 'normal', 'C__CMDB_STATUS__IN_OPERATION', '{}', '2026-11-20T09:00:00.000Z', 'test')`,
    )
    .run(title);
}
