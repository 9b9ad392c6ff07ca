import { comparableTitle } from '../src/attributes/choice-titles.js';
import { entriesRead, objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

/** The spelling that comes first, and others of the same title. */
const titles: readonly (readonly [first: string, ...others: string[]])[] = [
  ['Acmé', 'acmé', 'ACMÉ', 'Acmé ', ' Acmé', '\tACMÉ\n', 'Acme\u0301', 'ACME\u0301 '],
  ['Größe', 'GRÖSSE', 'grösse', 'gro\u0308ße'],
  ['ΟΔΟΣ', 'οδος', 'Οδός'.normalize('NFD').replace(/\u0301/g, '')],
  ['Чип и Дейл', 'ЧИП И ДЕЙЛ', 'чип и деи\u0306л'],
];

const category = 'C__CATG__MODEL';
const property = 'manufacturer';

interface Choice {
  readonly id: string;
  readonly title: string;
}

const manufacturerOf = async (call: Caller, object: number): Promise<Choice> =>
  ((await entriesRead(call, { object, category }))[0] as { readonly manufacturer: Choice }).manufacturer;

/** Every way by which a title comes in; answers the id of the choice that it is. */
const ways: Readonly<Record<string, (call: Caller, title: string) => Promise<string>>> = {
  save: async (call, title) => {
    const object = await objectMade(call);
    await resultOf(call('cmdb.category.save', { object, category, data: { manufacturer: title } }));
    return (await manufacturerOf(call, object)).id;
  },
  'creation of an object': async (call, title) => {
    const object = await objectMade(call, { categories: { [category]: [{ manufacturer: title }] } });
    return (await manufacturerOf(call, object)).id;
  },
  'dialog.create': async (call, value) => {
    await resultOf(call('cmdb.dialog.create', { category, property, value }));
    const offered = await resultOf<readonly Choice[]>(call('cmdb.dialog.read', { category, property }));
    return offered
      .filter(({ title }) => comparableTitle(title) === comparableTitle(value))
      .map(({ id }) => String(id))
      .join();
  },
  import: async (call, title) => {
    const name = `server:${JSON.stringify(title)}`;
    const entries = [{ part: 'model', category, data: { manufacturer: title } }];
    const row = { name, object: { type: 'C__OBJTYPE__SERVER', data: { title: 'web1' } }, entries };
    const { rows } = await resultOf<{ rows: readonly { records: readonly { object: number }[] }[] }>(
      call('kataster.imports.save', { source: 'spellings', rows: [row] }),
    );
    return (await manufacturerOf(call, Number(rows[0]?.records[0]?.object))).id;
  },
};

test('titles that differ in case, blanks around or composition alone are compared alike', t => {
  for (const [first, ...others] of titles)
    for (const other of others) t.is(comparableTitle(other), comparableTitle(first), other);
  for (const [one, other] of [
    ['Acmé', 'Acme'],
    ['A b', 'Ab'],
    ['1', '01'],
  ] as const)
    t.not(comparableTitle(one), comparableTitle(other));
});

for (const engine of enginesInTurn) {
  const service = sharedService(engine);

  engine.test(`a choice is one whatever the spelling, and shows the first, on ${engine.name}`, async t => {
    const call = callerOf(await service(), 'contract');
    let [saved, filtered] = [0, 0];
    for (const [first, ...others] of titles) {
      const object = await objectMade(call);
      await resultOf(call('cmdb.category.save', { object, category, data: { manufacturer: first } }));
      const choice = await manufacturerOf(call, object);
      t.is(choice.title, first);
      for (const title of [first, ...others]) {
        for (const [way, come] of Object.entries(ways)) {
          t.is(await come(call, title), choice.id, `${way} ${JSON.stringify(title)}`);
          saved += 1;
        }
        for (const [comparison, value] of [
          ['=', title],
          ['in', ['nothing', title]],
          ['begins', title.trim().normalize('NFC').slice(0, 3)],
          ['contains', title.trim()],
          ['like', `*${title.trim()}*`],
        ] as const) {
          const filter = { ids: [object], attributes: [{ category, key: property, comparison, value }] };
          const found = await resultOf<readonly object[]>(call('cmdb.objects.read', { filter }));
          t.is(found.length, 1, `${comparison} ${JSON.stringify(value)}`);
          filtered += 1;
        }
      }
      t.is((await manufacturerOf(call, object)).title, first);
    }
    t.log(`${titles.length} titles: ${saved} saved, ${filtered} filtered`);
    t.true(saved > 50 && filtered > 50);
  });

  engine.test(`spellings that come at once make one choice, on ${engine.name}`, async t => {
    const call = callerOf(await service(), 'contract');
    const spellings = ['Parallel', 'PARALLEL', 'parallel ', ' Parallel'];
    const ids = await Promise.all(spellings.map(title => ways.save?.(call, title)));
    t.is(new Set(ids).size, 1);
  });

  engine.test(`a title that another choice has in other letters is refused, and undone to, on ${engine.name}`, async t => {
    const call = callerOf(await service(), 'contract');
    const made = async (value: string) =>
      String((await resultOf<{ entry_id: number }>(call('cmdb.dialog.create', { category, property, value }))).entry_id);
    const [one, other] = [await made('Retitled one'), await made('Retitled other')];
    t.not(one, other);
    const retitled = (id: string, value: string) =>
      call('cmdb.dialog.update', { category, property, entry_id: Number(id), value });
    t.is((await retitled(other, ' RETITLED ONE')).error?.data?.error, 'Conflict');
    await resultOf(retitled(one, 'Renamed'));
    t.is(await made('RENAMED '), one);
    const history = await resultOf<{ change_sets: readonly { number: number }[] }>(
      call('kataster.changes.read', { method: 'cmdb.dialog.update', limit: 1 }),
    );
    await resultOf(call('kataster.changes.revert', { numbers: [history.change_sets[0]?.number] }));
    t.is(await made('retitled ONE'), one);
    t.not(await made('renamed'), one);
  });
}
