import type { ExecutionContext } from 'ava';
import { entryMade, objectMade } from './factories/calls.js';
import { changeSetsIn, formerRowsUntil, type KeptChangeSet } from './helpers/change-sets.js';
import { type Tables, tablesAt } from './helpers/copies/tables.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

const shares = 'C__CATG__SHARES';
const server = 'C__OBJTYPE__SERVER';

/** Traces of one call: its changes in their order, and the rows that were there before. */
interface Left {
  readonly changes: readonly string[];
  readonly former?: readonly string[];
}

/** Calls in their order, and what each must leave; nothing, where it changes nothing or is refused. Every change set has the next number. */
const written: readonly (readonly [method: string, params: object, left?: Left])[] = [
  ['cmdb.object.create', { type: server, title: 'web1' }, { changes: ['object 1: created'] }],
  [
    'cmdb.object.create',
    { type: server, title: 'web2', categories: { [shares]: [{ title: 'a' }, { title: 'b' }] } },
    { changes: ['object 2: created', `object 2, entry 1 of ${shares}: created`, `object 2, entry 2 of ${shares}: created`] },
  ],
  ['cmdb.object.read', { id: 1 }],
  ['cmdb.category.read', { objID: 1, category: shares }],
  ['cmdb.object.recycle', { object: 1 }],
  ['cmdb.category.save', { object: 1, category: shares, data: { title: 5 } }],
  ['cmdb.object.update', { id: 1, title: 'web01' }, { changes: ['object 1: edited'], former: ['object 1 since 1: normal web1'] }],
  [
    'cmdb.category.save',
    { object: 1, category: shares, data: { title: 'home' } },
    { changes: [`object 1, entry 3 of ${shares}: created`] },
  ],
  [
    'cmdb.category.save',
    { object: 1, category: shares, data: { title: 'house' }, entry: 3 },
    { changes: [`object 1, entry 3 of ${shares}: edited`], former: ['entry 3 since 4: normal home'] },
  ],
  [
    'cmdb.category.archive',
    { object: 1, category: shares, entry: 3 },
    { changes: [`object 1, entry 3 of ${shares}: archived`], former: ['entry 3 since 5: normal house'] },
  ],
  [
    'cmdb.category.recycle',
    { object: 1, category: shares, entry: 3 },
    { changes: [`object 1, entry 3 of ${shares}: recycled`], former: ['entry 3 since 6: archived house'] },
  ],
  [
    'cmdb.category.delete',
    { objID: 1, category: shares, entry: 3 },
    { changes: [`object 1, entry 3 of ${shares}: markedDeleted`], former: ['entry 3 since 7: normal house'] },
  ],
  [
    'cmdb.category.purge',
    { object: 1, category: shares, entry: 3 },
    { changes: [`object 1, entry 3 of ${shares}: purged`], former: ['entry 3 since 8: deleted house'] },
  ],
  ['cmdb.object.archive', { object: 2 }, { changes: ['object 2: archived'], former: ['object 2 since 2: normal web2'] }],
  [
    'cmdb.object.delete',
    { id: 2, status: 'C__RECORD_STATUS__PURGE' },
    {
      changes: ['object 2: purged', `object 2, entry 1 of ${shares}: purged`, `object 2, entry 2 of ${shares}: purged`],
      former: ['object 2 since 10: archived web2', 'entry 1 since 2: normal a', 'entry 2 since 2: normal b'],
    },
  ],
];

for (const engine of engines) {
  engine.test(`every accepted write is one change set with its changes and the rows before on ${engine.name}`, async t => {
    const { call, tables } = await servedTables(t, engine);
    let number = 0;
    for (const [method, params, left] of written) {
      await call(method, params);
      const sets = await changeSetsIn(tables, number);
      if (!left) t.deepEqual(sets, [], method);
      else {
        number += 1;
        const { changes, former = [] } = left;
        const [{ key = '', ...set } = {} as Partial<KeptChangeSet>, ...others] = sets;
        t.deepEqual(set, { number, user: null, author: 'test', method, size: changes.length, changes, secrets: [] }, method);
        t.regex(key, /^env-/);
        t.deepEqual(others, []);
        t.deepEqual(await formerRowsUntil(tables, number), former, method);
      }
    }
  });

  engine.test(`a password stands nowhere in the past, and the change says that it was set on ${engine.name}`, async t => {
    const { call, tables } = await servedTables(t, engine);
    const [object, category] = [1, 'C__CATG__PASSWD'];
    await objectMade(call);
    await entryMade(call, { object, category, data: { title: 'root', password: 'first-secret' } });
    await entryMade(call, { object, category, data: { password: 'second-secret' }, entry: 1 });
    await entryMade(call, { object, category, data: { title: 'admin' }, entry: 1 });
    await resultOf(call('cmdb.category.archive', { object, category, entry: 1 }));
    await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }));
    const sets = await changeSetsIn(tables);
    t.deepEqual(
      sets.map(({ secrets }) => secrets),
      [[], ['password'], ['password'], [], [], []],
    );
    const kept: unknown[] = [];
    for (const table of ['past_objects', 'past_entries', 'changes', 'change_sets'])
      kept.push(...(await tables.rows(`SELECT * FROM ${table}`)));
    t.notRegex(JSON.stringify(kept), /secret"|first-|second-|"password\\":/);
    t.regex(JSON.stringify(kept), /root/);
  });

  engine.test(`a purge is a change of all that linked to what is gone on ${engine.name}`, async t => {
    const { call, tables } = await servedTables(t, engine);
    const purge = (id: number) => resultOf(call('cmdb.object.delete', { id, status: 'C__RECORD_STATUS__PURGE' }));
    const [person, gone, other] = [
      await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Ada' }),
      await objectMade(call, { title: 'gone' }),
      await objectMade(call, { title: 'other' }),
    ];
    for (const object of [gone, other]) await entryMade(call, { object, category: contact, data: { contact_object: person } });
    await resultOf(call('kataster.object_type.update', { type: server, default_template: gone }));
    const before = (await changeSetsIn(tables)).at(-1)?.number ?? 0;
    await purge(gone);
    await purge(person);
    const sets = await changeSetsIn(tables, before);
    t.deepEqual(
      sets.map(({ changes }) => changes),
      [
        [`object ${gone}: purged`, `object ${gone}, entry 2 of ${contact}: purged`, `type ${server}: edited`],
        [
          `object ${other}, entry 3 of ${contact}: purged`,
          `object ${person}: purged`,
          `object ${person}, entry 1 of C__CATS__PERSON_MASTER: purged`,
        ],
      ],
    );
    t.deepEqual(await formerRowsUntil(tables, before + 1), [
      `object ${gone} since 2: normal gone`,
      'entry 2 since 4: normal ',
      `link of entry 2 since 4: to ${person}`,
      `relation of entry 2 since 4: to ${person}`,
      `type ${server} since 6: ${gone}`,
    ]);
  });
}

const contact = 'C__CATG__CONTACT';

interface ServedTables {
  readonly call: Caller;
  readonly tables: Tables;
}

async function servedTables(t: ExecutionContext, engine: TestEngine): Promise<ServedTables> {
  const url = await engine.address(t);
  const service = await serviceOver(t, await storeAt(t, url, { durability: 'fast' }));
  return { call: callerOf(service, 'contract'), tables: await tablesAt(t, url) };
}
