import type { ExecutionContext } from 'ava';
import { objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, onEnginesInTurn, type TestEngine } from './helpers/stores.js';
import { imported, office, officeWith, read, total } from './imports/office.js';

type Values = Readonly<Record<string, unknown>>;

/** What only one object can have at a time: five values of it, and the category that states it. */
interface Kind {
  readonly category: string;
  readonly key: string;
  readonly values: readonly [first: Values, second: Values, third: Values, fourth: Values, fifth: Values];
}

const five = (at: (place: number) => Values): Kind['values'] => [at(1), at(2), at(3), at(4), at(5)];
const tank = 'C__CATG__CUSTOM_TANK';
const own = {
  categories: [
    {
      const: tank,
      title: { en: 'Tank', de: 'Tank' },
      multiValue: true,
      attributes: [{ key: 'label', type: 'text', title: { en: 'Label', de: 'Label' }, unique: 'everywhere' }],
    },
  ],
};

/** Each kind, in a service where it is there. */
const kinds: Readonly<Record<string, (call: Caller) => Promise<Kind>>> = {
  async 'addresses of a net'(call) {
    const net = await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'net' });
    const at = (ipv4_address: string): Values => ({ net, ipv4_address });
    return { category: 'C__CATG__IP', key: 'ipv4_address', values: five(place => at(`192.0.2.${place}`)) };
  },
  async 'places of a rack'(call) {
    const categories = { C__CATG__FORMFACTOR: { rackunits: 42 } };
    const parent = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack', categories });
    const at = (pos: number): Values => ({ parent, pos });
    return { category: 'C__CATG__LOCATION', key: 'pos', values: five(at) };
  },
  async 'values of a unique attribute'(call) {
    await resultOf(call('kataster.schema.apply', { schema: own }));
    return { category: tank, key: 'label', values: five(place => ({ label: `T-${place}` })) };
  },
};

for (const engine of enginesInTurn)
  for (const [title, setUp] of Object.entries(kinds)) {
    engine.test(`${title} are exchanged and handed on by one call, which is undone, on ${engine.name}`, async t => {
      const { call, kind, holders, held, saved } = await site(t, engine, setUp);
      const [first, second, third] = kind.values;
      const [one, other] = holders;
      const apply = (operations: readonly object[]) => call('kataster.changes.apply', { operations });

      const { number } = await resultOf<{ readonly number: number }>(apply([saved(one, second), saved(other, first)]));
      t.deepEqual(await held(), [second, first].map(shown(kind)));
      await resultOf(call('kataster.changes.revert', { numbers: [number] }));
      t.deepEqual(await held(), [first, second].map(shown(kind)));

      const made = { type: 'C__OBJTYPE__SERVER', title: 'new', categories: { [kind.category]: [first] } };
      const chain = [{ method: 'cmdb.object.create', params: made }, saved(one, second), saved(other, third)];
      await resultOf(apply(chain));
      t.deepEqual(await held(), [second, third].map(shown(kind)));
    });

    engine.test(`${title} that nobody gives up are refused where they are asked for, on ${engine.name}`, async t => {
      const { call, kind, holders, held, saved } = await site(t, engine, setUp);
      const [first, second, third] = kind.values;
      const [one, other] = holders;
      const made = { type: 'C__OBJTYPE__SERVER', title: 'new', categories: { [kind.category]: [second] } };
      const operations = [
        saved(one, second),
        { method: 'cmdb.object.create', params: made },
        saved(other, third),
        saved(one, third),
      ];
      const { error } = await call('kataster.changes.apply', { operations });
      t.deepEqual(Object.keys(error?.data ?? {}), ['error', `operations[3].params.data.${kind.key}`]);
      const twice = [saved(one, second), { method: 'cmdb.object.create', params: made }, saved(other, first)];
      const again = await call('kataster.changes.apply', { operations: twice });
      t.deepEqual(Object.keys(again.error?.data ?? {}), [
        'error',
        `operations[0].params.data.${kind.key}`,
        `operations[1].params.categories.${kind.category}.0.${kind.key}`,
      ]);
      t.deepEqual(await held(), [first, second].map(shown(kind)));
    });

    engine.test(`${title} that another one has by now do not come back by an undo, on ${engine.name}`, async t => {
      const { call, kind, holders, held, saved } = await site(t, engine, setUp);
      const [first, second, third] = kind.values;
      const [one, other] = holders;
      const apply = (operation: object) =>
        resultOf<{ readonly number: number }>(call('kataster.changes.apply', { operations: [operation] }));
      const { number } = await apply(saved(one, third));
      const away = await apply({ method: 'cmdb.object.archive', params: { object: other.object } });
      const taken = await apply(saved(one, second));
      for (const numbers of [[away.number], [number]]) {
        const isBack = numbers[0] === number;
        if (isBack) {
          await resultOf(call('kataster.changes.revert', { numbers: [away.number, taken.number] }));
          await apply(saved(other, first));
        }
        const { error } = await call('kataster.changes.revert', { numbers });
        t.is(error?.data?.error, 'Conflict', JSON.stringify(error));
        t.regex(JSON.stringify(error?.data), isBack ? /is taken by \\"other\\"/ : /is taken by \\"(one|other)\\"/);
      }
      t.deepEqual(await held(), [third, first].map(shown(kind)));
    });

    engine.test(
      `rows of an import exchange ${title}, and those that nobody gives up are left out, on ${engine.name}`,
      async t => {
        const { call, kind } = await site(t, engine, setUp);
        const [first, , third, fourth, fifth] = kind.values;
        const row = (title: string, data: Values) => ({
          name: title,
          object: { type: 'C__OBJTYPE__SERVER', data: { title } },
          entries: [{ part: 'place', category: kind.category, data }],
        });
        interface Saved {
          readonly rows: readonly { readonly result: string; readonly refused: readonly { readonly attribute: string }[] }[];
        }
        const save = async (rows: readonly object[]) => {
          const { rows: saved } = await resultOf<Saved>(call('kataster.imports.save', { source: 'lab', rows }));
          return saved.map(({ result, refused }) => [result, ...refused.map(({ attribute }) => attribute)]);
        };
        t.deepEqual(await save([row('a', third), row('b', fourth)]), [['created'], ['created']]);
        t.deepEqual(await save([row('a', fourth), row('b', third)]), [['updated'], ['updated']]);
        t.deepEqual(await save([row('a', fourth), row('b', third)]), [['unchanged'], ['unchanged']]);
        t.deepEqual(await save([row('c', fourth), row('a', first), row('b', fifth)]), [
          ['created', kind.key],
          ['unchanged', kind.key],
          ['updated'],
        ]);
      },
    );
  }

/** Two servers with the first and the second value. */
async function site(t: ExecutionContext, engine: TestEngine, setUp: (call: Caller) => Promise<Kind>) {
  const call = callerOf(await startedService(t, engine), 'contract');
  const kind = await setUp(call);
  const make = async (title: string, values: Values) => {
    const categories = { [kind.category]: [values] };
    const made = await resultOf<{ readonly id: string; readonly categories: Readonly<Record<string, readonly string[]>> }>(
      call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title, categories }),
    );
    return { object: Number(made.id), entry: Number(made.categories[kind.category]?.[0]) };
  };
  const holders = [await make('one', kind.values[0]), await make('other', kind.values[1])] as const;
  return {
    ...{ call, kind, holders },
    saved: (holder: (typeof holders)[number], data: Values) => ({
      method: 'cmdb.category.save',
      params: { ...holder, category: kind.category, data },
    }),
    held: () =>
      Promise.all(
        holders.map(async ({ object }) => {
          const entries = await resultOf<readonly Values[]>(call('cmdb.category.read', { object, category: kind.category }));
          return shown(kind)(entries[0] ?? {});
        }),
      ),
  };
}

/** The value of a kind as it is compared. */
function shown({ key }: Kind): (values: Values) => string {
  return ({ [key]: value }) => {
    const { visually_from, title } = (typeof value === 'object' && value !== null ? value : {}) as Values;
    return String(visually_from ?? title ?? value);
  };
}

onEnginesInTurn({
  async 'devices of a dump exchange their places, and addresses are handed on'(t, store) {
    await imported(store, office);
    const at = async (name: string, category: string, key: string) =>
      (await read(store, name, category)).map(entry => JSON.stringify(entry[key])).sort();
    const moved = officeWith({
      'dcim.device:1': { position: '10.5', face: 'rear' },
      'dcim.device:2': { position: '4.0', face: 'front' },
      'ipam.ipaddress:1': { address: '10.0.1.1/24' },
      'ipam.ipaddress:2': { address: '10.0.1.20/24' },
      'ipam.ipaddress:5': { address: '10.0.1.2/24' },
    });
    const report = await imported(store, moved);
    t.deepEqual(
      report.lacking.filter(({ reason }) => /taken/.test(reason.en)),
      [],
    );
    t.deepEqual(await at('dcim.device:1', 'C__CATG__LOCATION', 'pos'), ['"10.5"']);
    t.deepEqual(await at('dcim.device:2', 'C__CATG__LOCATION', 'pos'), ['"4"']);
    t.deepEqual(await at('dcim.device:1', 'C__CATG__IP', 'hostaddress'), ['"10.0.1.1"', '"10.0.1.20"', '"2a00:1::1"']);
    const again = await imported(store, moved);
    t.is(total(again, 'updated'), 0);
  },
});
