import { DataSource } from 'typeorm';
import { migrations } from '../src/store/migrations/migrations.js';
import { connecting, connector, port } from './helpers/connecting.js';
import { newDatabase } from './helpers/databases.js';
import { engines, storeAt } from './helpers/stores.js';

/** Everything before connections were said by both ends. */
const earlier = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name.startsWith('JoinEnds')),
);

/** Object, category, title and values of entries, numbered from 1. */
type Kept = readonly [object: number, category: string, title: string, values: Readonly<Record<string, unknown>>];

async function earlierAt(url: string, entries: readonly Kept[]): Promise<void> {
  const file = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined;
  const source = new DataSource(
    file === undefined
      ? { type: 'postgres', url, migrations: earlier }
      : { type: 'better-sqlite3', database: file, migrations: earlier },
  );
  await source.initialize();
  await source.runMigrations();
  for (const row of rowsOf(entries)) await source.query(row);
  await source.destroy();
}

function rowsOf(entries: readonly Kept[]): string[] {
  const objects = [1, 2, 3].map(
    id => `INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
      VALUES (${id}, 'C__OBJTYPE__SWITCH', 'o${id}', 'S${id}', 'normal', 'C__CMDB_STATUS__IN_OPERATION', '{}', '2026-11-20T09:00:00.000Z', 'test')`,
  );
  const kept = entries.map(
    ([object, category, title, values], at) =>
      `INSERT INTO entries (id, object, category, status, title, single, "primary", "values")
        VALUES (${at + 1}, ${object}, '${category}', 'normal', '${title}', 0, 0, '${JSON.stringify({ title, ...values })}')`,
  );
  const links = entries.flatMap(([, , , { assigned_connector: target }], at) =>
    typeof target !== 'number'
      ? []
      : [
          `INSERT INTO links (entry, attribute, position, target_entry) VALUES (${at + 1}, 'assigned_connector', 0, ${target})`,
          `INSERT INTO relations (entry, attribute, target, created, created_by)
            VALUES (${at + 1}, 'assigned_connector', ${target}, '2026-11-20T09:00:00.000Z', 'test')`,
        ],
  );
  return [...objects, ...kept, ...links];
}

/** As an import made it: a connector beside every port, both leading to the connector at the other end. */
const imported: readonly Kept[] = [
  [1, port, 'a', { assigned_connector: 4 }],
  [1, connector, 'a', { assigned_category: port, assigned_connector: 4 }],
  [2, port, 'b', { assigned_connector: 2 }],
  [2, connector, 'b', { assigned_category: port, assigned_connector: 2 }],
];

for (const engine of engines) {
  engine.test(`${engine.name}: ports that an import connected are connected with each other, by one relation`, async t => {
    const url = await newDatabase(t, engine.name);
    await earlierAt(url, imported);
    const { pairs, read, related } = await connecting(t, await storeAt(t, url));
    t.deepEqual([await pairs(1), await pairs(2)], [{ a: 'b' }, { b: 'a' }]);
    t.deepEqual(
      (await read(1, connector)).map(({ id, title }) => [id, title]),
      [['1', 'a']],
    );
    t.deepEqual([await related(1), await related(2)], [['o1 supplies network o2'], ['o1 supplies network o2']]);
  });

  engine.test(
    `${engine.name}: a connection that one end stored is stored at both; of two ends that name the same one the first is connected`,
    async t => {
      const url = await newDatabase(t, engine.name);
      await earlierAt(url, [
        [1, connector, 'a', {}],
        [2, port, 'b', { assigned_connector: 1 }],
        [3, port, 'c', { assigned_connector: 1 }],
        [3, connector, 'd', { assigned_connector: 4 }],
      ]);
      const { pairs, related } = await connecting(t, await storeAt(t, url));
      t.deepEqual([await pairs(1, connector), await pairs(2)], [{ a: 'b' }, { b: 'a' }]);
      t.deepEqual(await pairs(3, connector), { c: null, d: null });
      t.deepEqual([await related(2), await related(3)], [['o2 supplies network o1'], []]);
    },
  );
}
