import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../src/store/migrations/migrations.js';
import { openStore } from '../src/store/open.js';
import { author } from './helpers/author.js';
import { newDatabase } from './helpers/databases.js';
import { sourceAt, updatedAt } from './helpers/migrated.js';
import { patientLimits } from './helpers/patience.js';
import { engines, storeAt, withEntry, withObjects } from './helpers/stores.js';
import test from './helpers/suite.js';

/** A column, and its index, that the schemas of both engines cannot describe. */
const ofPostgres = ['ALTER TABLE "change_sets" DROP COLUMN "xid"', 'DROP INDEX "public"."change_sets_commits"'];

const executed = 'SELECT name FROM migrations ORDER BY id';

/** A column alone, beside a text: as SQLite looks what a bound value would mean for such an index, it plans at every run. */
const bareComparison = /\bWHERE (.* AND )?"?\w+"? = '/;

test('every migration is executed, and stands after those that are older', t => {
  const times = readdirSync(join('src', 'store', 'migrations')).flatMap(name => /^\d+/.exec(name)?.map(Number) ?? []);
  t.deepEqual(
    migrations.map(({ name }) => Number(/\d+$/.exec(name))),
    times.sort(),
  );
});

test('no index has a condition for which SQLite plans statements anew', async t => {
  const source = await updatedAt(t, await newDatabase(t));
  const partial = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'";
  const indexes = (await source.query(partial)) as readonly { readonly sql: string }[];
  t.true(indexes.length > 0);
  for (const { sql } of indexes) t.notRegex(sql, bareComparison);
});

for (const engine of engines) {
  engine.test(`${engine.name}: a fresh database gets every migration, in order`, async t => {
    const url = await newDatabase(t, engine.name);
    const source = await updatedAt(t, url);
    const names = (await source.query(executed)) as readonly { readonly name: string }[];
    t.deepEqual(
      names.map(({ name }) => name),
      migrations.map(({ name }) => name),
    );
  });

  engine.test(`${engine.name}: the tables are those that the schemas describe`, async t => {
    const url = await newDatabase(t, engine.name);
    const source = await updatedAt(t, url);
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    t.deepEqual(
      upQueries.map(({ query }) => query).filter(query => !ofPostgres.includes(query)),
      [],
    );
  });

  engine.test(`${engine.name}: opening again changes nothing`, async t => {
    const url = await newDatabase(t, engine.name);
    const store = await storeAt(t, url);
    await withObjects(store, 2);
    await withEntry(store, 1);
    await store.close();
    const again = await storeAt(t, url);
    t.is((await again.reads.objects.find(2))?.id, 2);
    t.is((await again.transaction(author, ({ entries }) => entries.ofObject(1))).length, 1);
  });

  engine.test(`${engine.name}: a database that a newer version changed stops the start`, async t => {
    const url = await newDatabase(t, engine.name);
    await (await storeAt(t, url)).close();
    const source = await sourceAt(url);
    await source.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`);
    await source.destroy();
    const opening = openStore({ url, durability: 'full', limits: patientLimits });
    await t.throwsAsync(opening, {
      message: 'The database was changed by a newer version of kataster. Start that version, or a newer one.',
    });
    const after = await sourceAt(url);
    t.teardown(() => after.destroy());
    t.is(((await after.query(executed)) as unknown[]).length, migrations.length + 1);
  });

  engine.test(`${engine.name}: a database that refused to open can be opened by who may`, async t => {
    const url = await newDatabase(t, engine.name);
    await (await storeAt(t, url)).close();
    const source = await sourceAt(url);
    await source.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`);
    await source.destroy();
    await t.throwsAsync(openStore({ url, durability: 'full', limits: patientLimits }));
    const repaired = await sourceAt(url);
    await repaired.query(`DELETE FROM migrations WHERE name = 'FromTheFuture9999999999999'`);
    await repaired.destroy();
    await t.notThrowsAsync(storeAt(t, url));
  });

  engine.test(`${engine.name}: each database has tables of its own`, async t => {
    const [one, other] = [
      await storeAt(t, await newDatabase(t, engine.name)),
      await storeAt(t, await newDatabase(t, engine.name)),
    ];
    await withObjects(one, 1);
    t.is(await other.reads.objects.find(1), undefined);
  });
}
