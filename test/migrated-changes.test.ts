import test from 'ava';
import { migrations } from '../src/store/migrations/migrations.js';
import { author } from './helpers/author.js';
import { changeSetsIn } from './helpers/change-sets.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { formerVersionAt } from './helpers/former-versions.js';
import { before, updatedAt } from './helpers/migrated.js';
import { serve } from './helpers/process.js';
import { engines, storeAt, time, withObjects } from './helpers/stores.js';

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

test.serial('a service that brings a database up to date says so in its log', async t => {
  const url = await newDatabase(t);
  await formerVersionAt(url, before('NumberChanges1796500000000'), [
    `INSERT INTO change_log (time, "key", method, object, "after") VALUES ('', 'k', 'm', 7, '{}')`,
  ]);
  const { said } = await serve(t, { KATASTER_DATABASE: url });
  const lines = said.stderr.split('\n').filter(line => line.includes('brought up to date'));
  const told = lines.map(line => JSON.parse(line)).filter(({ done, rows }) => done === rows);
  t.like(told, [
    { migration: 'NumberChanges1796500000000', done: 1, rows: 1, level: 30 },
    { migration: 'SettleIndexes1797080000000', done: 1, rows: 1, level: 30 },
  ]);
});

for (const engine of engines) {
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
    const counting = ['NumberChanges1796500000000', ...(engine.name === 'SQLite' ? ['SettleIndexes1797080000000'] : [])];
    t.deepEqual(
      told,
      counting.flatMap(migration => [0, 3].map(done => ({ migration, done, rows: 3 }))),
    );
    const again: unknown[] = [];
    await storeAt(t, await newDatabase(t, engine.name), { migrating: progress => again.push(progress) });
    t.deepEqual(again, [], 'a new database has nothing to bring along');
  });
}
