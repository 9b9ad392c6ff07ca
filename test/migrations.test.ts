import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { DataSource } from 'typeorm';
import { search } from '../src/domain/search/search.js';
import { SearchIndex } from '../src/domain/search/search-index.js';
import { connectTo } from '../src/store/engines/postgres/pool.js';
import { migrations } from '../src/store/migrations/migrations.js';
import { openStore } from '../src/store/open.js';
import { schemas } from '../src/store/tables/tables.js';
import { author } from './helpers/author.js';
import { registry } from './helpers/catalogue.js';
import { changeSetsIn } from './helpers/change-sets.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { formerVersionAt } from './helpers/former-versions.js';
import { serve } from './helpers/process.js';
import { engines, storeAt, time, withEntry, withObjects } from './helpers/stores.js';
import { contextOver } from './imports/office.js';

/** Looks into a database from outside, while no store has it open. */
function sourceAt(url: string): Promise<DataSource> {
  if (!url.startsWith('sqlite:')) return connectTo(url);
  return new DataSource({
    type: 'better-sqlite3',
    database: url.slice('sqlite:'.length),
    entities: schemas,
    migrations,
  }).initialize();
}

/** Brings a database up to date, and looks into it until the test ends. */
async function updatedAt(t: ExecutionContext, url: string): Promise<DataSource> {
  await (await storeAt(t, url)).close();
  const source = await sourceAt(url);
  t.teardown(() => source.destroy());
  return source;
}

/** Every entry's values, ascending by id. */
async function valuesIn(source: DataSource): Promise<readonly unknown[]> {
  const rows = (await source.query('SELECT "values" FROM entries ORDER BY id')) as readonly { readonly values: string }[];
  return rows.map(({ values }) => JSON.parse(values));
}

/** A column, and its index, that the schemas of both engines cannot describe. */
const ofPostgres = ['ALTER TABLE "change_sets" DROP COLUMN "xid"', 'DROP INDEX "public"."change_sets_commits"'];

/** Members that are the same in all change sets of one change. */
const unnumbered = { size: 1, user: null, secrets: [] };

const quoted = (column: string): string => `"${column}"`;
const literal = (value: number | string): string => (typeof value === 'number' ? String(value) : `'${value}'`);

/** Columns of rows of the change log, and the change that each becomes. Rows about access become none. */
const logged: readonly (readonly [Readonly<Record<string, number | string>>, ...string[]])[] = [
  [{ object: 7, after: '{"status":"normal","title":"web1"}' }, 'object 7: created'],
  [{ object: 7, before: '{"status":"normal","title":"web1"}', after: '{"status":"normal","title":"web2"}' }, 'object 7: edited'],
  [{ object: 7, before: '{"status":"normal"}', after: '{"status":"archived"}' }, 'object 7: archived'],
  [{ object: 7, before: '{"status":"archived"}', after: '{"status":"normal"}' }, 'object 7: recycled'],
  [{ object: 7, before: '{"status":"normal"}', after: '{"status":"template"}' }, 'object 7: templated'],
  [{ object: 7, entry: 3, category: 'C', after: '{"title":"a"}' }, 'object 7, entry 3 of C: created'],
  [{ object: 7, entry: 3, category: 'C', before: '{"title":"a"}', after: '{"title":"b"}' }, 'object 7, entry 3 of C: edited'],
  [
    { object: 7, entry: 3, category: 'C', before: '{"@status":"normal"}', after: '{"@status":"deleted"}' },
    'object 7, entry 3 of C: markedDeleted',
  ],
  [{ object: 7, entry: 3, category: 'C', before: '{"a', after: '{"b"' }, 'object 7, entry 3 of C: edited'],
  [{ object: 7, entry: 3, category: 'C', before: '{"title":"b"}' }, 'object 7, entry 3 of C: purged'],
  [{ dialog: 'tag', after: '{"id":10004,"title":"red"}' }, 'choice 4 of tag: created'],
  [{ dialog: 'tag', before: '{"id":10004,"title":"red"}', after: '{"id":10004,"title":"blue"}' }, 'choice 4 of tag: edited'],
  [{ dialog: 'tag', before: '{"id":10004,"title":"blue"}' }, 'choice 4 of tag: purged'],
  [{ object: 7, after: '{"default_template_of":"C__OBJTYPE__SERVER"}' }, 'type C__OBJTYPE__SERVER: edited'],
  [{ object: 7, before: '{"default_template_of":"C__OBJTYPE__SERVER"}' }, 'type C__OBJTYPE__SERVER: edited'],
  [{ subject: 'key', api_key: 'k', after: '{"title":"ansible"}' }],
  [{ subject: 'grants', object: 7, before: '{}', after: '{}' }],
  [{ object: 7, before: '{"status":"deleted"}' }, 'object 7: purged'],
];

/** How many migrations stand before one. */
function before(name: string): number {
  return migrations.findIndex(each => each.name === name);
}

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

test.serial('a service that brings a database up to date says so in its log', async t => {
  const url = await newDatabase(t);
  await formerVersionAt(url, before('NumberChanges1796500000000'), [
    `INSERT INTO change_log (time, "key", method, object, "after") VALUES ('', 'k', 'm', 7, '{}')`,
  ]);
  const { said } = await serve(t, { KATASTER_DATABASE: url });
  const lines = said.stderr.split('\n').filter(line => line.includes('brought up to date'));
  t.like(JSON.parse(lines.at(-1) ?? '{}'), { migration: 'NumberChanges1796500000000', done: 1, rows: 1, level: 30 });
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

  engine.test(
    `${engine.name}: records of a database of the first version are indexed for the search, in transactions of their own`,
    async t => {
      const url = await newDatabase(t, engine.name);
      const object = (id: number) =>
        `(${id}, 'C__OBJTYPE__SERVER', 'web ${id}', 'S${id}', 'normal', 'C__CMDB_STATUS__IN_OPERATION', '{}', '2026-11-20T09:00:00.000Z', 'test')`;
      const columns = 'id, type, title, sysid, status, cmdb_status, "values", created, created_by';
      const objects = Array.from({ length: 600 }, (_, at) => object(at + 1)).join();
      const entry = `(1, 1, 'C__CATG__IP', 'normal', '', 0, 0, '{"hostname":"needle"}')`;
      await formerVersionAt(url, 1, [
        `INSERT INTO objects (${columns}) VALUES ${objects}`,
        `INSERT INTO entries (id, object, category, status, title, single, "primary", "values") VALUES ${entry}`,
      ]);
      const store = await storeAt(t, url);
      await new SearchIndex(store, registry).catchUp();
      const found = (text: string) => search(contextOver(store), { text, mode: 'normal', limit: 1000 });
      t.is((await found('web')).length, 600);
      t.deepEqual(
        (await found('needle')).map(({ entry }) => entry?.id),
        [1],
      );
      t.is(await store.reads.search.backlog(), undefined);
    },
  );

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

  engine.test(`${engine.name}: objects of the first version keep what they have, and are sorted by title`, async t => {
    const url = await newDatabase(t, engine.name);
    const objects = ['web10', 'Äther', 'Web1'].map(
      (title, at) => `INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
        VALUES (${at + 1}, 'C__OBJTYPE__SERVER', '${title}', 'S${at}', 'normal', '', '{}', '', '')`,
    );
    const entry = `INSERT INTO entries (object, category, status, title, single, "primary", "values")
      VALUES (2, 'C__CATG__IP', 'normal', '', 0, 0, '{}')`;
    await formerVersionAt(url, 1, [...objects, entry]);
    const store = await storeAt(t, url);
    t.is((await store.transaction(author, ({ entries }) => entries.ofObject(2))).length, 1);
    const page = { conditions: [], order: { by: 'title' }, descending: false, after: undefined, offset: 0, limit: 10 } as const;
    const listed = await store.reads.objects.list({ ...page, conditions: [{ kind: 'status', status: 'normal' }] });
    t.deepEqual(
      listed.map(({ title }) => title),
      ['Äther', 'Web1', 'web10'],
    );
  });

  engine.test(
    `${engine.name}: choices of the first version are kept, its change log becomes change sets, and both go on`,
    async t => {
      const url = await newDatabase(t, engine.name);
      await formerVersionAt(url, 1, [
        "INSERT INTO choices (dialog, parent, title) VALUES ('tag', '', 'red'), ('tag', '', 'blue')",
        `INSERT INTO change_log (time, "key", method, object, "after") VALUES ('', 'k', 'cmdb.object.create', 7, '{}')`,
      ]);
      const store = await storeAt(t, url);
      const choices = [10_001, 10_002].map((id, at) => ({
        ...{ id, dialog: 'tag', parent: '', title: at === 0 ? 'red' : 'blue' },
        ...{ constant: null, color: null },
      }));
      t.deepEqual(await store.reads.choices.ofDialogs(['tag']), choices);
      await store.transaction(author, async records => {
        t.is(await records.choices.ensure({ dialog: 'tag', parent: '', title: 'green' }), 10_003);
      });
      await store.close();
      const tables = await tablesAt(t, url);
      t.deepEqual(await changeSetsIn(tables), [
        { ...unnumbered, number: 1, key: 'k', author: 'k', method: 'cmdb.object.create', changes: ['object 7: created'] },
        { ...unnumbered, number: 2, key: 'test', author: 'test', method: 'test', changes: ['choice 3 of tag: created'] },
      ]);
    },
  );

  engine.test(`${engine.name}: every row of the change log becomes a change set with the number that it had`, async t => {
    const url = await newDatabase(t, engine.name);
    const before = migrations.findIndex(({ name }) => name.startsWith('NumberChanges'));
    await formerVersionAt(url, before, [
      `INSERT INTO settings (name, value) VALUES ('secret', 's')`,
      `INSERT INTO api_keys (id, digest, title, created) VALUES ('k', 'd', 'ansible', '')`,
      ...logged.map(
        ([columns]) => `INSERT INTO change_log (time, "key", method, ${Object.keys(columns).map(quoted).join(', ')})
        VALUES ('2026-11-20T09:00:00.000Z', 'k', 'm', ${Object.values(columns).map(literal).join(', ')})`,
      ),
    ]);
    await (await storeAt(t, url)).close();
    const tables = await tablesAt(t, url);
    t.deepEqual(
      await changeSetsIn(tables),
      logged.flatMap(([, ...changes], at) =>
        changes.length === 0 ? [] : [{ ...unnumbered, number: at + 1, key: 'k', author: 'ansible', method: 'm', changes }],
      ),
    );
    const texts = await tables.rows('SELECT number, "before", "after" FROM earlier_changes ORDER BY number');
    t.deepEqual(
      texts.map(row => ({ ...row, number: Number(row.number) })),
      logged.flatMap(([{ before = null, after = null }, ...changes], at) =>
        changes.length === 0 ? [] : [{ number: at + 1, before, after }],
      ),
    );
    const store = await storeAt(t, url);
    await withObjects(store, 1);
    await store.close();
    t.is((await changeSetsIn(await tablesAt(t, url))).at(-1)?.number, logged.length + 1);
  });

  engine.test(`${engine.name}: what the change log of an earlier version tells of access moves to the audit`, async t => {
    const url = await newDatabase(t, engine.name);
    const one = { title: 'one', created: time, expires: null, revoked: null, rights: null, addresses: null, supersededBy: null };
    const narrowed = { ...one, rights: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER'] }] };
    const rows = [
      ['k1', 'kataster.key.create', 'key', "'k2'", 'NULL', null, one],
      ['k1 ada', 'kataster.key.update', 'key', "'k2'", 'NULL', one, narrowed],
      ['session ada', 'kataster.key.rotate', 'key', "'k2'", 'NULL', narrowed, { ...narrowed, supersededBy: 'k3', revoked: time }],
      ['command', 'kataster.grant.create', 'grants', 'NULL', '7', { rights: [] }, { rights: narrowed.rights }],
      ['gone', 'kataster.user.endSessions', 'sessions', 'NULL', '8', { sessions: 3 }, { sessions: 0 }],
    ] as const;
    const text = (state: object | null): string => (state ? `'${JSON.stringify(state)}'` : 'NULL');
    await formerVersionAt(url, before('Audit1796400000000'), [
      "INSERT INTO settings (name, value) VALUES ('secret', 'abc')",
      `INSERT INTO api_keys (id, digest, title, created) VALUES ('k1', 'ab', 'first', ''), ('k2', 'cd', 'two', '')`,
      `INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
        VALUES (7, 'C__OBJTYPE__PERSON', 'Ada', 'S7', 'normal', '', '{}', '', '')`,
      `INSERT INTO entries (object, category, status, title, single, "primary", "values")
        VALUES (7, 'C__CATS__PERSON_LOGIN', 'normal', 'ada', 1, 0, '{"title":"ada"}')`,
      `INSERT INTO change_log (time, "key", method, object, "after") VALUES ('', 'k', 'cmdb.object.create', 7, '{}')`,
      ...rows.map(
        ([key, method, subject, apiKey, object, before, after]) => `INSERT INTO change_log
          (time, "key", method, subject, api_key, object, "before", "after")
          VALUES ('${time}', '${key}', '${method}', '${subject}', ${apiKey}, ${object}, ${text(before)}, ${text(after)})`,
      ),
    ]);
    const source = await updatedAt(t, url);
    const rights = [{ verbs: ['view'], object_types: ['C__OBJTYPE__SERVER'] }];
    const columns = 'event, "key", key_title, "user", user_title, subject_key, subject_object, subject_title, details';
    const moved = (await source.query(`SELECT ${columns} FROM audit ORDER BY number`)) as readonly { details: string }[];
    t.deepEqual(
      moved.map(({ details, ...row }) => [...Object.values(row), JSON.parse(details)]),
      [
        [
          'keyCreated',
          'k1',
          'first',
          null,
          null,
          'k2',
          null,
          'two',
          { title: 'one', rights: null, expires: null, addresses: null },
        ],
        ['keyChanged', 'k1', 'first', 7, 'ada', 'k2', null, 'two', { from: { rights: null }, to: { rights } }],
        ['keyRenewed', null, null, 7, 'ada', 'k2', null, 'two', { successor: 'k3', expires: null }],
        ['keyRevoked', null, null, 7, 'ada', 'k2', null, 'two', {}],
        ['grantsChanged', 'command', null, null, null, null, 7, 'Ada', { from: { rights: [] }, to: { rights } }],
        ['sessionsEnded', 'gone', null, null, null, null, 8, null, { sessions: 3, cause: 'administrator' }],
      ],
    );
    t.deepEqual(await source.query('SELECT kind, object FROM changes'), [{ kind: 'object', object: 7 }]);
  });

  engine.test(`a migration of a log says how far it is, from the first row to the last, on ${engine.name}`, async t => {
    const url = await newDatabase(t, engine.name);
    const log = [1, 50_001, 50_002].map(
      sequence =>
        `INSERT INTO change_log (sequence, time, "key", method, object, "after") VALUES (${sequence}, '', 'k', 'm', 7, '{}')`,
    );
    await formerVersionAt(url, before('NumberChanges1796500000000'), log);
    const told: unknown[] = [];
    await storeAt(t, url, { migrating: progress => told.push(progress) });
    const migration = 'NumberChanges1796500000000';
    t.deepEqual(told, [
      { migration, done: 0, rows: 3 },
      { migration, done: 3, rows: 3 },
    ]);
    const again: unknown[] = [];
    await storeAt(t, await newDatabase(t, engine.name), { migrating: progress => again.push(progress) });
    t.deepEqual(again, [], 'a new database has nothing to bring along');
  });

  engine.test(`${engine.name}: contacts that were saved as contact become relations, once`, async t => {
    const url = await newDatabase(t, engine.name);
    const objects = [1, 2, 3].map(
      id => `INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
        VALUES (${id}, 'C__OBJTYPE__PERSON', 'Ada', 'S${id}', 'normal', '', '{}', '', '')`,
    );
    const kept = ['{"contact":2,"role":1}', '{"contact":2,"contact_object":3}', '{"contact_object":3}'];
    const entries = kept.map(
      (values, at) => `INSERT INTO entries (id, object, category, status, title, single, "primary", "values")
        VALUES (${at + 1}, 1, 'C__CATG__CONTACT', 'archived', '', 0, 0, '${values}')`,
    );
    const links = [
      [1, 'contact', 2],
      [2, 'contact', 2],
      [2, 'contact_object', 3],
      [3, 'contact_object', 3],
    ].map(
      ([entry, key, to]) => `INSERT INTO links (entry, attribute, position, target_object) VALUES (${entry}, '${key}', 0, ${to})`,
    );
    await formerVersionAt(url, 1, [...objects, ...entries, ...links]);
    const source = await updatedAt(t, url);
    t.deepEqual(await valuesIn(source), [{ contact_object: 2, role: 1 }, { contact_object: 3 }, { contact_object: 3 }]);
    const told = [1, 2, 3].map((entry, at) => ({ entry, attribute: 'contact_object', target: at === 0 ? 2 : 3 }));
    t.deepEqual(await source.query('SELECT entry, attribute, target_object AS target FROM links ORDER BY entry'), told);
    t.deepEqual(await source.query('SELECT entry, attribute, target FROM relations ORDER BY entry'), told);
  });

  engine.test(`${engine.name}: nets that were saved with a netmask or a suffix alone have both`, async t => {
    const url = await newDatabase(t, engine.name);
    const nets = [
      { address: '10.0.0.0', netmask: '255.255.255.0' },
      { address: '2001:db8::', cidr_suffix: 32 },
      { address: 'nonsense', cidr_suffix: 99 },
      { address: '10.0.0.0', netmask: '255.0.255.0' },
    ];
    const rows = nets.flatMap((net, at) => [
      `INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
        VALUES (${at + 1}, 'C__OBJTYPE__LAYER3_NET', 'Net', 'S${at}', 'normal', '', '{}', '', '')`,
      `INSERT INTO entries (id, object, category, status, title, single, "primary", "values")
        VALUES (${at + 1}, ${at + 1}, 'C__CATS__NET', 'normal', '', 1, 0, '${JSON.stringify(net)}')`,
    ]);
    await formerVersionAt(url, 1, rows);
    const source = await updatedAt(t, url);
    t.deepEqual(await valuesIn(source), [
      { ...nets[0], cidr_suffix: 24 },
      { ...nets[1], netmask: 'ffff:ffff::' },
      nets[2],
      nets[3],
    ]);
  });

  engine.test(
    `${engine.name}: links that were saved on one side are shown on both, and persons belong to who listed them`,
    async t => {
      const url = await newDatabase(t, engine.name);
      const object = (
        id: number,
      ) => `INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
      VALUES (${id}, 'C__OBJTYPE__SERVER', 'any', 'S${id}', 'normal', '', '{}', '', '')`;
      const entry = (id: number, owner: number, category: string, key: string, to: number | readonly number[]) => [
        `INSERT INTO entries (object, category, status, title, single, "primary", "values")
        VALUES (${owner}, '${category}', 'normal', '', 0, 0, '${JSON.stringify({ [key]: to, description: 'kept' })}')`,
        ...[to].flat().map((target, at) => linkTo(id, key, at, target)),
      ];
      const linkTo = (id: number, key: string, at: number, target: number) =>
        `INSERT INTO links (entry, attribute, position, target_object) VALUES (${id}, '${key}', ${at}, ${target})`;
      await formerVersionAt(url, 1, [
        ...[1, 2, 3, 4, 5, 6].map(object),
        ...entry(1, 3, 'C__CATG__LOGICAL_UNIT', 'parent', 1),
        ...entry(2, 2, 'C__CATG__PERSON_ASSIGNED_WORKSTATION', 'assigned_workstations', [3, 4]),
        ...entry(3, 5, 'C__CATS__NET', 'layer2_assignments', [6]),
        ...entry(4, 1, 'C__CATS__ORGANIZATION_PERSONS', 'object', 2),
      ]);
      await (await storeAt(t, url)).close();
      const source = await sourceAt(url);
      t.teardown(() => source.destroy());
      const kept = 'SELECT object, category, "values" FROM entries ORDER BY object, category';
      const rows = (await source.query(kept)) as readonly { object: number; category: string; values: string }[];
      t.deepEqual(
        rows.map(row => [row.object, row.category, JSON.parse(row.values)]),
        [
          [1, 'C__CATG__PERSON_ASSIGNED_WORKSTATION', { assigned_workstations: [3] }],
          [2, 'C__CATG__PERSON_ASSIGNED_WORKSTATION', { description: 'kept', assigned_workstations: [4] }],
          [2, 'C__CATS__PERSON_MASTER', { organization: 1 }],
          [3, 'C__CATG__LOGICAL_UNIT', { parent: 1, description: 'kept' }],
          [4, 'C__CATG__LOGICAL_UNIT', { parent: 2 }],
          [5, 'C__CATS__NET', { layer2_assignments: [6], description: 'kept' }],
          [6, 'C__CATS__LAYER2_NET', { layer3_assignments: [5] }],
        ],
      );
      const told = `SELECT e.object AS "from", r.attribute AS "as", r.target AS "to" FROM relations r
      JOIN entries e ON e.id = r.entry ORDER BY e.object, r.attribute`;
      t.deepEqual(await source.query(told), [
        { from: 2, as: 'organization', to: 1 },
        { from: 3, as: 'parent', to: 1 },
        { from: 4, as: 'parent', to: 2 },
        { from: 5, as: 'layer2_assignments', to: 6 },
      ]);
    },
  );

  engine.test(`${engine.name}: a database that a newer version changed stops the start`, async t => {
    const url = await newDatabase(t, engine.name);
    await (await storeAt(t, url)).close();
    const source = await sourceAt(url);
    await source.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`);
    await source.destroy();
    const opening = openStore({ url, durability: 'full' });
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
    await t.throwsAsync(openStore({ url, durability: 'full' }));
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
