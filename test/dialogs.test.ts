import type { ExecutionContext } from 'ava';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { newDatabase, onceForAll } from './helpers/databases.js';
import { type Fleet, fleet } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import { enginesInTurn } from './helpers/stores.js';

const conflict = -32009;
const model = 'C__CATG__MODEL';
const global = 'C__CATG__GLOBAL';
const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };

/** A list of choices, by the attribute that shows it; every test has one of its own. */
const lists = {
  shared: { category: model, property: 'manufacturer' },
  added: { category: 'C__CATG__CPU', property: 'manufacturer' },
  raced: { category: 'C__CATG__ACCOUNTING', property: 'account' },
  logged: { category: 'C__CATG__ACCESS', property: 'type' },
  folder: { category: 'C__CATG__MEMORY', property: 'type' },
} as const;

interface Listed {
  readonly id: string;
  readonly title: string;
}

type Call = Fleet['call'];

/** Ways in which a choice is held, and how it is let go: a list, the data that holds the choice, the data that does not. */
const holders: Readonly<Record<string, readonly [place: object, held: (id: number) => object, free: object]>> = {
  'an entry': [lists.folder, id => ({ type: id }), { type: null }],
  'a list of choices': [{ category: global, property: 'tag' }, id => ({ tag: [id] }), { tag: [] }],
  'an object itself': [{ category: global, property: 'purpose' }, id => ({ purpose: id }), { purpose: '' }],
};

/** Requirements however many processes work on one database. SQLite permits one, PostgreSQL gets two. */
const statements: Readonly<Record<string, (t: ExecutionContext, fleet: Fleet) => Promise<void>>> = {
  'choices that one process adds, renames and deletes are seen by another at its next call': async (t, { services }) => {
    const [one, other] = [services[0]?.call ?? t.fail(), services.at(-1)?.call ?? t.fail()];
    const id = await added(one, lists.shared, 'Acme');
    t.deepEqual(await titlesOf(other, lists.shared), ['Not specified', 'Acme']);
    await resultOf(other('cmdb.dialog.update', { ...lists.shared, entry_id: id, value: 'Bcme' }));
    t.deepEqual(await titlesOf(one, lists.shared), ['Not specified', 'Bcme']);
    await objectMade(one, { ...server, categories: { [model]: { manufacturer: 'Ccme' } } });
    t.deepEqual(await titlesOf(other, lists.shared), ['Not specified', 'Bcme', 'Ccme']);
    await resultOf(one('cmdb.dialog.delete', { ...lists.shared, entry_id: id }));
    t.deepEqual(await titlesOf(other, lists.shared), ['Not specified', 'Ccme']);
  },

  'many who add a choice at once make one, whatever the case of its title': async (t, { call }) => {
    const shipped = (await titlesOf(call, lists.added)).length;
    const titles = ['Acme', 'ACME', 'acme', 'aCME'];
    const ids = await Promise.all(Array.from({ length: 24 }, (_, at) => added(call, lists.added, titles[at % 4] ?? '')));
    t.is(new Set(ids).size, 1);
    t.is((await titlesOf(call, lists.added)).length, shipped + 1);
  },

  'a choice is set or deleted, never both': async (t, { call }) => {
    const { category, property } = lists.raced;
    const object = await created(call);
    for (let round = 0; round < 20; round += 1) {
      const title = `Account ${round}`;
      const id = await added(call, lists.raced, title);
      const given = round % 2 ? id : title;
      const [saved, removed] = await Promise.all([
        call('cmdb.category.save', { object, category, data: { [property]: given } }),
        call('cmdb.dialog.delete', { ...lists.raced, entry_id: id }),
      ]);
      if (removed.error) t.is(removed.error.code, conflict);
      if (saved.error) t.is(given, id, 'what is named by its title is made anew');
      else t.is((await read(call, object, category))[property]?.title, title);
    }
  },

  'every change of a choice stands in a change set, and nothing that was refused': async (t, { call, rows }) => {
    const id = await added(call, lists.logged, 'Web');
    await added(call, lists.logged, 'web');
    await resultOf(call('cmdb.dialog.update', { ...lists.logged, entry_id: id, value: 'Browser' }));
    await resultOf(call('cmdb.dialog.update', { ...lists.logged, entry_id: id, value: 'Browser' }));
    const object = await created(call, { C__CATG__ACCESS: { title: 'home', type: id } });
    t.is((await call('cmdb.dialog.delete', { ...lists.logged, entry_id: id })).error?.code, conflict);
    await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }));
    await resultOf(call('cmdb.dialog.delete', { ...lists.logged, entry_id: id }));
    const changes = await rows(
      `SELECT s.method AS method, c.action AS action, p.title AS former FROM changes c JOIN change_sets s ON s.number = c.number
        LEFT JOIN past_choices p ON p.id = c.subject AND p.valid_to = c.number
        WHERE c.kind = 'choice' AND c.name = 'access_type' ORDER BY c.number`,
    );
    t.deepEqual(changes, [
      { method: 'cmdb.dialog.create', action: 'created', former: null },
      { method: 'cmdb.dialog.update', action: 'edited', former: 'Web' },
      { method: 'cmdb.dialog.delete', action: 'purged', former: 'Browser' },
    ]);
  },
};

for (const [holder, [place, held, free]] of Object.entries(holders))
  Object.assign(statements, {
    [`${holder} keeps a choice from being deleted until it lets go`]: async (t: ExecutionContext, { call }: Fleet) => {
      const id = await added(call, place, `Held by ${holder}`);
      const { category } = place as { readonly category: string };
      const object = await created(call);
      await entryMade(call, { object, category, data: held(id) });
      await resultOf(call('cmdb.object.archive', { object }));
      const refused = await call('cmdb.dialog.delete', { ...place, entry_id: id });
      t.is(refused.error?.message, `Conflict: choice ${id}, "Held by ${holder}", is held once`);
      const [entry] = await entriesRead<{ id: string }>(call, { objID: object, category });
      await entryMade(call, { object, category, data: free, entry: Number(entry?.id) });
      await resultOf(call('cmdb.dialog.delete', { ...place, entry_id: id }));
    },
  });

for (const engine of enginesInTurn) {
  const all = onceForAll(async scope =>
    fleet(scope, await newDatabase(scope, engine.name, 'tables'), engine.name === 'SQLite' ? 1 : 2),
  );
  for (const [title, statement] of Object.entries(statements))
    engine.test(`${engine.name}: ${title}`, async t => statement(t, await all()));
}

async function created(call: Call, categories: object = {}): Promise<number> {
  return objectMade(call, { ...server, categories });
}

async function added(call: Call, place: object, value: string): Promise<number> {
  return Number((await resultOf(call('cmdb.dialog.create', { ...place, value }))).entry_id);
}

async function titlesOf(call: Call, place: object): Promise<string[]> {
  return (await resultOf<readonly Listed[]>(call('cmdb.dialog.read', place))).map(({ title }) => title);
}

async function read(call: Call, objID: number, category: string): Promise<Readonly<Record<string, Listed | null>>> {
  const entries = await entriesRead<Readonly<Record<string, Listed>>>(call, { objID, category });
  return entries.at(-1) ?? {};
}
