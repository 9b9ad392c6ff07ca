import type { FactQuestion } from '../src/domain/storage/facts.js';
import type { Records } from '../src/domain/storage/records.js';
import type { VisibilityScope } from '../src/domain/storage/visibility-scope.js';
import { ChangeSet } from '../src/store/changes/change-set.js';
import { openPostgres } from '../src/store/engines/postgres/postgres.js';
import { openSqlite } from '../src/store/engines/sqlite/sqlite.js';
import { SqlRecords } from '../src/store/statements/records.js';
import { ScopedSession, Scoping } from '../src/store/statements/scoping.js';
import { author } from './helpers/author.js';
import { patientLimits } from './helpers/patience.js';
import {
  ip,
  listOf,
  nameOf,
  onEveryEngine,
  referents,
  type Statements,
  someEntry,
  someObject,
  stored,
  withEntry,
  withObjects,
} from './helpers/stores.js';
import { grantTo } from './helpers/users.js';

const server = 'C__OBJTYPE__SERVER';
const client = 'C__OBJTYPE__CLIENT';
const model = 'C__CATG__MODEL';
const servers: VisibilityScope = [{ objectTypes: [server] }];
const addressesOfServers: VisibilityScope = [{ objectTypes: [server], categories: [ip] }];

/** Two servers and a client; the first server and the client have an address and a model each, and link to each other and to themselves. */
async function filled(store: Parameters<Statements[string]>[1]): Promise<void> {
  await store.transaction(author, async records => {
    await records.nextIds('objects', 3);
    for (const [id, type] of Object.entries([server, server, client]))
      await records.objects.insert(someObject(Number(id) + 1, { type }));
    const ids = await records.nextIds('entries', 4);
    const entries = [
      { object: 1, category: ip },
      { object: 1, category: model },
      { object: 3, category: ip },
      { object: 3, category: model },
    ];
    await records.entries.insert(entries.map((entry, at) => someEntry(ids[at] ?? 0, entry.object, { ...entry, title: 'same' })));
    await records.links.insert([link(1, 0, 3), link(1, 1, 1), link(3, 0, 1), link(2, 0, 1)]);
    await records.objectTypes.setDefaultTemplate(server, 3);
    await records.objectTypes.setDefaultTemplate(client, 1);
  });
}

function link(entry: number, position: number, targetObject: number) {
  return { entry, attribute: 'to', position, targetObject, targetEntry: null };
}

function linking(object: number, category = ip) {
  return { object, category, link: 'to', statuses: stored, limit: 9, offset: 0 };
}

/** In the order of their ids: what is asked for by id has no order of its own. */
const idsOf = (rows: readonly { readonly id: number }[] | undefined) =>
  rows?.map(({ id }) => id).toSorted((one, other) => one - other);

const statements: Statements = {
  'without a sight a store is itself, and with one always the same': async (t, store) => {
    t.is(store.withScope(undefined), store);
    t.is(store.withScope(servers), store.withScope(servers));
    t.throws(() => store.withScope(servers).withScope([{}]));
  },

  'an object of another type is not there': async (t, store) => {
    await filled(store);
    const seen = store.withScope(servers);
    t.is((await seen.reads.objects.find(1))?.id, 1);
    t.is(await seen.reads.objects.find(3), undefined);
    t.is(await listOf(seen, 3), undefined);
    t.is(await listOf(seen, 3, stored, 5, 1), undefined);
    t.is(await seen.reads.entries.linking(linking(3)), undefined);
    t.deepEqual(idsOf((await referents(seen, { objects: [1, 2, 3], entries: [1, 2, 3, 4] })).objects), [1, 2]);
  },

  'an entry of another category is not there, nor one of an object that is not': async (t, store) => {
    await filled(store);
    const seen = store.withScope(addressesOfServers);
    t.deepEqual(idsOf(await listOf(seen, 1)), [1]);
    const models = { object: 1, category: model, statuses: stored, limit: 9, offset: 0 };
    t.deepEqual(await seen.reads.entries.list(models), []);
    t.deepEqual(idsOf(await store.reads.entries.list(models)), [2]);
    t.deepEqual(idsOf((await referents(seen, { entries: [1, 2, 3, 4] })).entries), [1]);
  },

  'links to and from what is not seen are not there': async (t, store) => {
    await filled(store);
    const all = [1, 2, 3];
    const asked = (kind: FactQuestion['kind'], category = ip): FactQuestion[] => [{ kind, ids: all, names: [`${category}.to`] }];
    t.deepEqual(idsOf(await store.reads.entries.linking(linking(1))), [1, 3]);
    t.deepEqual(idsOf(await store.withScope(servers).reads.entries.linking(linking(1))), [1]);
    const counts = async (sight: VisibilityScope | undefined) =>
      (await store.withScope(sight).reads.facts.find(asked('links'))).map(({ target, id }) => [target, id]).sort();
    t.deepEqual(await counts(undefined), [
      [1, 2],
      [3, 1],
    ]);
    t.deepEqual(await counts(servers), [[1, 1]]);
    t.deepEqual((await store.withScope(addressesOfServers).reads.facts.find(asked('linking', model))).length, 0);
    const reached = async (sight: VisibilityScope | undefined) =>
      (await store.withScope(sight).reads.facts.find(asked('paths'))).length;
    t.true((await reached(servers)) < (await reached(undefined)));
  },

  'a link to an entry that is not seen is not counted, though the entry that links is seen': async (t, store) => {
    await filled(store);
    const toModel = { entry: 1, attribute: 'at', position: 0, targetObject: null, targetEntry: 2 };
    await store.transaction(author, ({ links }) => links.insert([toModel]));
    const uses: readonly FactQuestion[] = [{ kind: 'uses', ids: [2], names: [`${ip}.at`] }];
    t.is((await store.withScope(servers).reads.facts.find(uses)).length, 1);
    t.is((await store.withScope(addressesOfServers).reads.facts.find(uses)).length, 0);
  },

  'a sight of several views has what any of them has': async (t, store) => {
    await filled(store);
    const seen = store.withScope([{ objectTypes: [client], categories: [model] }, ...addressesOfServers]);
    t.deepEqual(idsOf((await referents(seen, { entries: [1, 2, 3, 4] })).entries), [1, 4]);
    t.deepEqual(idsOf((await referents(seen, { objects: [1, 2, 3] })).objects), [1, 2, 3]);
    const anywhere = store.withScope([{ categories: [ip] }]);
    t.deepEqual(idsOf((await referents(anywhere, { objects: [1, 2, 3], entries: [1, 2, 3, 4] })).entries), [1, 3]);
    const nothing = await referents(store.withScope([]), { objects: [1, 2, 3], entries: [1, 2, 3, 4] });
    t.deepEqual(nothing, { choices: [], objects: [], entries: [] });
    t.deepEqual(await referents(store.withScope([{ objectTypes: [], categories: [] }]), { objects: [1], entries: [1] }), nothing);
  },

  'a default template that is not seen is none': async (t, store) => {
    await filled(store);
    const seen = store.withScope(servers);
    t.is(await seen.reads.objectTypes.defaultTemplate(server), undefined);
    t.is(await seen.reads.objectTypes.defaultTemplate(client), 1);
  },

  'a transaction reads what is seen, and holds nothing else': async (t, store) => {
    await filled(store);
    await store.withScope(addressesOfServers).transaction(author, async records => {
      t.is((await records.objects.lockForUpdate(1))?.id, 1);
      t.is(await records.objects.lockForUpdate(3), undefined);
      t.is((await records.entries.find(1))?.id, 1);
      t.is(await records.entries.find(2), undefined);
      t.is(await records.entries.find(3), undefined);
      t.deepEqual(idsOf(await records.entries.ofObject(1)), [1]);
      t.deepEqual(await records.links.findByTitles(3, ip, ['same']), []);
      t.deepEqual(idsOf(await records.links.findByTitles(1, ip, ['same'])), [1]);
      t.deepEqual(idsOf(await records.everything.entries.ofObject(1)), [1, 2]);
      t.is((await records.everything.objects.lockForUpdate(3))?.id, 3);
    });
  },

  'a transaction can read what somebody else sees, and what gives access, seen or not': async (t, store) => {
    await filled(store);
    await grantTo(store, 1, [{ verbs: ['view'] }]);
    await grantTo(store, 2, []);
    await store.withScope(servers).transaction(author, async records => {
      const viewed = records.withScope(addressesOfServers);
      t.deepEqual(idsOf(await records.entries.normalOf(1, 9)), [1, 2]);
      t.deepEqual(idsOf(await records.entries.normalOf(1, 1)), [1]);
      t.deepEqual(idsOf(await viewed.entries.normalOf(1, 9)), [1]);
      t.deepEqual([await records.entries.normalBytes(1), await viewed.entries.normalBytes(1)], [36, 18]);
      t.deepEqual(idsOf(await viewed.everything.entries.normalOf(3, 9)), [3, 4]);
      t.is((await records.withScope(undefined).objects.find(3))?.id, 3);
      await records.everything.entries.move(1, 'normal', 'archived');
      t.deepEqual(await viewed.entries.normalOf(1, 9), []);
      const nothing = { login: false, rights: false, sessions: false, membership: false };
      t.deepEqual([...(await viewed.access.findGiven([1, 2]))], [[1, { ...nothing, rights: true }]]);
      const [login = 0] = await records.nextIds('entries', 1);
      await records.entries.insert([someEntry(login, 3, { category: 'C__CATS__PERSON_LOGIN', title: 'ada' })]);
      t.deepEqual([...(await viewed.access.findGiven([2, 3]))], [[3, { ...nothing, login: true }]]);
    });
  },

  'held objects are locked for other transactions': async (t, store) => {
    await withObjects(store, 1);
    await withEntry(store, 1);
    const seen = store.withScope(servers);
    const count = async (records: Records) => {
      const object = await records.objects.lockForUpdate(1);
      await records.objects.update(1, { title: String(Number(object?.title.replace(/\D/g, '')) + 1) });
    };
    await Promise.all(Array.from({ length: 8 }, () => seen.transaction(author, count)));
    t.is((await store.reads.objects.find(1))?.title, '9');
  },

  'a sysid is unique among all objects': async (t, store) => {
    await filled(store);
    t.false(
      await store.withScope(servers).transaction(author, ({ objects }) => objects.insert(someObject(9, { sysid: 'SYSID_3' }))),
    );
  },

  'a question may bring definitions of its own': async (t, store, engine) => {
    const url = await engine.address(t);
    await store.close();
    const options = { url, durability: 'fast', limits: patientLimits } as const;
    const opened = await (engine.name === 'SQLite' ? openSqlite(options) : openPostgres(options));
    t.teardown(() => opened.close());
    await opened.run(session => new SqlRecords(session, new ChangeSet()).objects.insert(someObject(1)));
    await opened.run(session => new SqlRecords(session, new ChangeSet()).objects.insert(someObject(2, { type: client })));
    const seen = new ScopedSession(opened.reading, new Scoping(servers, opened.reading.dialect));
    const question = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      SELECT o.id AS id FROM n JOIN objects o ON o.id = n.i ORDER BY o.id`;
    t.deepEqual(idsOf(await opened.reading.rows(question, [5])), [1, 2]);
    t.deepEqual(idsOf(await seen.rows(question, [5])), [1]);
  },

  'a text that is no constant becomes no part of a statement': async (t, store) => {
    const sight = [{ objectTypes: ["' OR 1 = 1 --"] }];
    t.is(await nameOf((async () => store.withScope(sight))()), 'Error: A scope consists of constants');
  },
};

onEveryEngine(statements);
