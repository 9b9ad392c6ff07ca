import { globalCategory } from '../src/domain/categories.js';
import type { Trailer } from '../src/store/exports/form.js';
import { moveDatabase } from '../src/store/exports/move.js';
import { exportedTables, notExported } from '../src/store/exports/tables.js';
import { author } from './helpers/author.js';
import { registry } from './helpers/catalogue.js';
import { newDatabase, onceForAll } from './helpers/databases.js';
import { exportedFrom, options } from './helpers/exports/files.js';
import { fillWorld } from './helpers/exports/world.js';
import { rowsIn } from './helpers/process.js';
import { engines, storeAt, withEntry, withObjects } from './helpers/stores.js';
import test from './helpers/suite.js';

/** A database that is only read. */
const world = onceForAll(async t => {
  const url = await newDatabase(t, 'SQLite', 'tables');
  await fillWorld(t, url);
  return url;
});

test('the database that is moved has rows in every table, objects of every status, and entries of every category', async t => {
  const [lines, { rows }] = linesAndTrailer(await exportedFrom(t, await world()));
  t.deepEqual(
    Object.keys(rows).filter(table => rows[table] === 0),
    [],
  );
  const valuesOf = (table: string, column: string) =>
    new Set(lines.filter(line => line.table === table).map(({ row }) => row?.[column]));
  const statuses = ['normal', 'archived', 'deleted', 'template', 'massChangeTemplate'];
  t.deepEqual([...valuesOf('objects', 'status')].sort(), statuses.sort());
  const written = valuesOf('entries', 'category');
  const categories = registry.categories.filter(
    ({ hasAttributes, mode, reverses, storedIn, const: constant }) =>
      hasAttributes && mode === 'edit' && !reverses && storedIn === constant,
  );
  t.deepEqual(
    categories.map(each => each.const).filter(name => name !== globalCategory && !written.has(name)),
    [],
  );
  t.true(lines.some(({ pieces }) => pieces !== undefined));
});

interface Line {
  readonly table?: string;
  readonly row?: Readonly<Record<string, unknown>>;
  readonly pieces?: object;
}

function linesAndTrailer(text: string): readonly [lines: readonly Line[], trailer: Trailer] {
  const lines = text.trimEnd().split('\n');
  return [lines.slice(1, -1).map(line => JSON.parse(line) as Line), JSON.parse(lines.at(-1) ?? '') as Trailer];
}

/** Lists the tables of a database, and the columns of one. */
const structure = {
  SQLite: {
    tables: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    columns: (table: string) => `SELECT name FROM pragma_table_info('${table}')`,
    rules: "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    /** Tables in which the engine keeps what is in another one. */
    shadows: /^search_index_|^object_change_index$/,
  },
  PostgreSQL: {
    tables:
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    columns: (table: string) => `SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}'`,
    rules: `SELECT 'constraint' AS type, conname AS name, pg_get_constraintdef(oid) AS sql FROM pg_constraint
        WHERE connamespace = current_schema()::regnamespace
      UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()
      UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) || CAST(tgenabled AS text) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
    shadows: /^$/,
  },
};

/** A column that has a meaning on the server that wrote it alone, the id of its transaction, and one that follows from the changes. */
const leftOut = ['change_sets.xid', 'entries.revision'];

for (const engine of engines) {
  const { tables, columns, rules, shadows } = structure[engine.name === 'SQLite' ? 'SQLite' : 'PostgreSQL'];

  engine.test(`${engine.name}: each table is exported with all of its columns, or it is said why it is not`, async t => {
    const url = await newDatabase(t, engine.name, 'tables');
    await (await storeAt(t, url)).close();
    const there = (await rowsIn<{ readonly name: string }>(url, tables))
      .map(({ name }) => name)
      .filter(name => !shadows.test(name));
    t.deepEqual(there.sort(), [...exportedTables.map(({ name }) => name), ...Object.keys(notExported)].sort());
    for (const table of exportedTables) {
      const found = (await rowsIn<{ readonly name: string }>(url, columns(table.name))).map(({ name }) => name);
      const names = found.filter(name => !leftOut.includes(`${table.name}.${name}`));
      t.deepEqual(table.columns.map(({ name }) => name).sort(), names.sort(), table.name);
    }
  });

  engine.test(`${engine.name}: everything arrives from SQLite, and comes back from there as it was, byte for byte`, async t => {
    const [from, to, back] = [await world(), await newDatabase(t, engine.name), await newDatabase(t)];
    const before = await exportedFrom(t, from);
    await moveDatabase(from, to, options);
    t.true((await exportedFrom(t, to)) === before);
    await moveDatabase(to, back, options);
    t.deepEqual(await rowsIn(back, 'SELECT DISTINCT recent FROM object_change_index'), [{ recent: 0 }], 'loaded rows are merged');
    t.true((await exportedFrom(t, back)) === before);
  });

  engine.test(`${engine.name}: a database that was loaded has the indexes, constraints and triggers of a new one`, async t => {
    const [from, to, fresh] = [await newDatabase(t), await newDatabase(t, engine.name), await newDatabase(t, engine.name)];
    for (const url of [from, fresh]) await (await storeAt(t, url)).close();
    await moveDatabase(from, to, options);
    t.deepEqual(await rowsIn(to, rules), await rowsIn(fresh, rules));
  });

  engine.test(`${engine.name}: ids that are given out after a move are higher than all that ever were`, async t => {
    const [from, to] = [await newDatabase(t, 'SQLite', 'tables'), await newDatabase(t, engine.name)];
    const first = await storeAt(t, from);
    const objects = await withObjects(first, 3);
    const entry = await withEntry(first, objects[0] ?? 0);
    await first.transaction(author, async records => {
      for (const id of objects) await records.objects.remove(id, 'normal');
    });
    await first.close();
    await moveDatabase(from, to, options);
    const moved = await storeAt(t, to);
    const [object = 0] = await withObjects(moved, 1);
    t.is(object, Math.max(...objects) + 1);
    t.is(await withEntry(moved, object), entry + 1);
  });
}
