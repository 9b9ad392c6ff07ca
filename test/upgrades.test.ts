import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { backUpSqlite } from '../src/store/backups/sqlite-backup.js';
import { restoreSqlite } from '../src/store/backups/sqlite-restore.js';
import { writeWhole } from '../src/store/backups/whole-file.js';
import { loadExport } from '../src/store/exports/load.js';
import { migrations } from '../src/store/migrations/migrations.js';
import { openStore } from '../src/store/open.js';
import { objectMade } from './factories/calls.js';
import { placeIn } from './helpers/backups.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { exportedTo, refusalOfLoad } from './helpers/exports/files.js';
import { asNextVersion, asVersionBefore, MeasureTitles9000000000000, nextVersion } from './helpers/next-version.js';
import { patientLimits } from './helpers/patience.js';
import { hasPostgres } from './helpers/postgres.js';
import { rowsIn, run, serve } from './helpers/process.js';
import type { Scope } from './helpers/scope.js';
import { engines, storeAt, withObjects } from './helpers/stores.js';
import test from './helpers/suite.js';

const { name: migration } = MeasureTitles9000000000000;
const newer = 'The database was changed by a newer version of kataster. Start that version, or a newer one.';
const executed = 'SELECT name FROM migrations ORDER BY id';
const lengths = 'SELECT id, title_length FROM objects ORDER BY id';

/** Fails after its first statement. */
class FailHalfway9100000000000 implements MigrationInterface {
  readonly name = 'FailHalfway9100000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE objects ADD COLUMN never integer');
    throw new Error('halfway');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

/** The names of all migrations, as rows. */
const all = () => migrations.map(({ name }) => ({ name }));

/** A database of the version before, with three objects. */
async function databaseBefore(t: Scope, engine: string): Promise<string> {
  const url = await newDatabase(t, engine);
  await asVersionBefore(async () => {
    const store = await storeAt(t, url);
    await withObjects(store, 3);
    await store.close();
  });
  return url;
}

/** Opens a database, answers how far its migrations said they were, and closes it. */
async function opened(t: Scope, url: string): Promise<readonly unknown[]> {
  const told: unknown[] = [];
  await (await storeAt(t, url, { migrating: progress => told.push(progress) })).close();
  return told;
}

type Declare = (title: string, work: (t: ExecutionContext) => Promise<void>) => void;

/** Declares tests that are the next version. */
function ofNextVersion(declare: Declare): Declare {
  return (title, work) => declare(title, t => asNextVersion(() => work(t)));
}

for (const engine of engines) {
  const nextTest = ofNextVersion(engine.test);
  nextTest(`${engine.name}: the first start of a version brings a database up to date, once, and keeps its records`, async t => {
    const url = await databaseBefore(t, engine.name);
    const objects = 'SELECT * FROM objects ORDER BY id';
    const before = await rowsIn<Record<string, unknown>>(url, objects);
    t.deepEqual(
      await opened(t, url),
      [0, 3].map(done => ({ migration, done, rows: 3 })),
      'of progress within a second, the first and the last is told',
    );
    const after = before.map(row => ({ ...row, title_length: String(row.title).length }));
    t.deepEqual([await rowsIn(url, objects), await rowsIn(url, executed)], [after, all()]);
    t.deepEqual([await opened(t, url), await rowsIn(url, executed)], [[], all()]);
    const fresh = await newDatabase(t, engine.name);
    t.deepEqual([await opened(t, fresh), await rowsIn(fresh, executed)], [[], all()], 'a new one has nothing to bring along');
  });

  nextTest(`${engine.name}: a migration that fails leaves the database to the version before`, async t => {
    const url = await databaseBefore(t, engine.name);
    await opened(t, url);
    const before = [await rowsIn(url, 'SELECT * FROM objects ORDER BY id'), await rowsIn(url, executed)];
    migrations.push(FailHalfway9100000000000);
    try {
      await t.throwsAsync(openStore({ url, durability: 'full', limits: patientLimits }), { message: /halfway/ });
    } finally {
      migrations.pop();
    }
    t.deepEqual([await rowsIn(url, 'SELECT * FROM objects ORDER BY id'), await rowsIn(url, executed)], before);
    t.deepEqual(await opened(t, url), []);
  });

  nextTest(
    `${engine.name}: a service of the next version says in its log how far it is, and one of before refuses then`,
    async t => {
      const url = await newDatabase(t, engine.name);
      const settings = { KATASTER_DATABASE: url };
      const former = await serve(t, settings);
      const object = await objectMade(former.call, { title: 'web1' });
      former.signal('SIGTERM');
      await former.ended;
      const next = await serve(t, { ...settings, ...nextVersion });
      const lines = next.said.stderr.split('\n').filter(line => line.includes('brought up to date'));
      t.like(
        lines.map(line => JSON.parse(line)),
        [0, 1].map(done => ({ migration, done, rows: 1, level: 30 })),
      );
      const { result } = await next.call('cmdb.object.read', { id: object });
      t.like(result, { title: 'web1' });
      next.signal('SIGTERM');
      await next.ended;
      t.deepEqual(await rowsIn(url, lengths), [{ id: object, title_length: 4 }]);
      const { code, stderr } = await run(t, ['serve'], { ...settings, KATASTER_PORT: '0' }).ended;
      t.deepEqual([code, stderr], [1, `kataster: ${newer}\n`]);
    },
  );

  nextTest(`${engine.name}: an export of the version before is brought up to date where it is loaded`, async t => {
    const former = await databaseBefore(t, engine.name);
    const file = await asVersionBefore(() => exportedTo(t, former));
    const url = await newDatabase(t, engine.name);
    await loadExport(file, url);
    t.deepEqual(
      await rowsIn(url, lengths),
      (await rowsIn<{ title: string }>(former, 'SELECT title FROM objects')).map(({ title }, at) => ({
        id: at + 1,
        title_length: title.length,
      })),
    );
    t.deepEqual(await rowsIn(url, executed), all());
    t.deepEqual(await withObjects(await storeAt(t, url), 1), [4]);
  });

  nextTest(`${engine.name}: a database is not exported by a version that is newer or older than it`, async t => {
    const url = await databaseBefore(t, engine.name);
    await t.throwsAsync(exportedTo(t, url), { message: /^The database has the state of an older version of kataster\. Start/ });
    await opened(t, url);
    await t.throwsAsync(
      asVersionBefore(() => exportedTo(t, url)),
      {
        message: 'The database was changed by a newer version of kataster. Start that version, or a newer one.',
      },
    );
    const file = await exportedTo(t, url);
    const loading = asVersionBefore(async () => refusalOfLoad(file, await newDatabase(t, engine.name)));
    t.regex(
      await loading,
      /^The export cannot be used: it was made by another version of kataster, .* use that one, or a newer one\.$/,
    );
  });
}

ofNextVersion(test.serial)(
  'a backup of the version before is restored as it is, and brought up to date by the next start',
  async t => {
    const url = await databaseBefore(t, 'SQLite');
    const folder = temporaryFolder(t);
    const [file, place] = [join(folder, 'backup'), placeIn(folder)];
    await writeWhole(file, false, path => backUpSqlite(url, path));
    restoreSqlite(file, place, false);
    t.deepEqual(await rowsIn(place, executed), all().slice(0, -1));
    await opened(t, place);
    t.deepEqual(await rowsIn(place, executed), all());
    await writeWhole(`${file}2`, false, path => backUpSqlite(place, path));
    await t.throwsAsync(
      asVersionBefore(async () => restoreSqlite(`${file}2`, placeIn(folder, 'other.sqlite'), false)),
      {
        message: / is from a newer version of kataster\. Restore it with that version, or a newer one\.$/,
      },
    );
  },
);

ofNextVersion(hasPostgres ? test.serial : test.serial.skip)(
  'PostgreSQL: tables of a newer version take no rows of an export of the version before',
  async t => {
    const former = await databaseBefore(t, 'PostgreSQL');
    const file = await asVersionBefore(() => exportedTo(t, former));
    await opened(t, former);
    const before = await rowsIn(former, lengths);
    await t.throwsAsync(loadExport(file, former, { isToReplace: true }), {
      message: 'The database has tables of a newer version than the export was made by; load it into one without tables.',
    });
    t.deepEqual(await rowsIn(former, lengths), before);
  },
);
