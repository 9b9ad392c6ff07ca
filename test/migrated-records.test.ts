import { search } from '../src/domain/search/search.js';
import { SearchIndex } from '../src/domain/search/search-index.js';
import { author } from './helpers/author.js';
import { registry } from './helpers/catalogue.js';
import { newDatabase } from './helpers/databases.js';
import { formerVersionAt } from './helpers/former-versions.js';
import { sourceAt, updatedAt, valuesIn } from './helpers/migrated.js';
import { engines, storeAt } from './helpers/stores.js';
import { contextOver } from './imports/office.js';

for (const engine of engines) {
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
}
