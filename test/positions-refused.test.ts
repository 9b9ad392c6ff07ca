import { connecting, connector, port } from './helpers/connecting.js';
import { callerOf } from './helpers/rpc.js';
import type { DialectName } from './helpers/service.js';
import { onEveryEngine } from './helpers/stores.js';

interface Impossible {
  readonly what: string;
  readonly data: (rear: number) => object;
  /** The reasons of an error, by attribute; `R` stands for the connector of several. */
  readonly says: Readonly<Record<string, string>>;
}

const elsewhere = 'expected a connector of which these positions can be taken';
const form = (given: string) => `expected positions from 1 to 999, such as "3" or "1-4, 12", not a text "${given}"`;

/** No end of a connection can be any of these, where the connector of several has four positions, of which 1 and 4 are taken on either side. */
const impossible: readonly Impossible[] = [
  ...[
    { key: 'assigned_positions', link: 'assigned_connector' },
    { key: 'sibling_positions', link: 'connector_sibling' },
  ].flatMap(({ key, link }): Impossible[] => [
    ...['0', '1000', '-1', '1.5', 'first', '1-', '1;2', '1,,2'].map(given => ({
      what: `${key} ${given}`,
      data: (rear: number) => ({ [link]: rear, [key]: given }),
      says: { [key]: form(given) },
    })),
    ...(
      [
        ['3-2', 'expected the lower position first, such as "2-3", not "3-2"'],
        ['2, 2', 'names position 2 twice; expected each position once, such as "2"'],
        ['1-3, 2', 'names position 2 twice; expected each position once, such as "1-3"'],
        ['2-3,3-4', 'names position 3 twice; expected each position once, such as "2-4"'],
      ] as const
    ).map(([given, says]) => ({
      what: `${key} ${given}`,
      data: (rear: number) => ({ [link]: rear, [key]: given }),
      says: { [key]: says },
    })),
    ...(
      [
        ['5', 'connector R has 4 positions; expected positions from 1 to 4, not 5'],
        ['2-9', 'connector R has 4 positions; expected positions from 1 to 4, not 9'],
        ['1', 'position 1 of connector R is taken; expected positions that are free, such as 2'],
        ['2-4', 'position 4 of connector R is taken; expected positions that are free, such as 2'],
      ] as const
    ).map(([given, says]) => ({
      what: `${key} ${given}`,
      data: (rear: number) => ({ [link]: rear, [key]: given }),
      says: { [key]: says, [link]: elsewhere },
    })),
  ]),
];

const impossibleCounts = [
  [3, 'position 4 is taken; expected an integer from 4 to 999, not 3'],
  [1, 'position 4 is taken; expected an integer from 4 to 999, not 1'],
] as const;

/** A connector of four positions, of which 1 and 4 are taken by cables and by fronts, and an object with a free connector of each kind. */
async function world(...[t, store]: Parameters<typeof connecting>) {
  const site = await connecting(t, store);
  const panel = await site.make('panel', 'PATCH_PANEL');
  const rear = await site.save(panel, connector, { title: 'rear', positions: 4 });
  for (const at of ['1', '4']) {
    await site.save(panel, connector, { title: `front ${at}`, connector_sibling: rear, sibling_positions: at });
    const device = await site.make(`device ${at}`);
    await site.save(device, port, { title: 'eth', assigned_connector: rear, assigned_positions: at });
  }
  return { ...site, panel, rear };
}

const dialects: readonly DialectName[] = ['contract', 'idoit'];

onEveryEngine({
  'positions that cannot be are refused with field, fault and what would be right, in both dialects': async (t, store) => {
    const { service, panel, rear, read } = await world(t, store);
    const before = [await read(panel, connector), await read(panel, port)];
    let refused = 0;
    for (const dialect of dialects)
      for (const category of [connector, port])
        for (const { what, data, says } of impossible) {
          const fields = { title: 'new', ...data(rear) };
          const { error } = await callerOf(service, dialect)('cmdb.category.save', { object: panel, category, data: fields });
          const expected = Object.fromEntries(
            Object.entries(says).map(([key, reason]) => [key, reason.replaceAll('R', `${rear}`)]),
          );
          t.like(error?.data, expected, `${dialect} ${category} ${what}`);
          refused += 1;
        }
    t.log(`${refused} refused`);
    t.deepEqual([await read(panel, connector), await read(panel, port)], before);
  },

  'a connector keeps the positions that are taken of it, and as many as there may be, in both dialects': async (t, store) => {
    const { service, panel, rear, save } = await world(t, store);
    for (const dialect of dialects) {
      const count = (positions: number) =>
        callerOf(service, dialect)('cmdb.category.save', {
          object: panel,
          category: connector,
          entry: rear,
          data: { positions },
        });
      for (const [given, says] of impossibleCounts) t.is((await count(given)).error?.data?.positions, says);
      for (const given of [0, -1, 1000])
        t.regex(String((await count(given)).error?.data?.positions), /expected an integer from [14] to 999, not/);
      t.is((await count(5)).error, undefined);
      t.is((await count(4)).error, undefined);
    }
    await save(panel, connector, { positions: null }, rear);
    const device = await save(panel, connector, { title: 'beyond', connector_sibling: rear, sibling_positions: '7' });
    t.true(device > 0);
  },

  'an end keeps its own positions when it is saved anew, and leaves them to others when it goes': async (t, store) => {
    const { panel, rear, save, read, call } = await world(t, store);
    const [, front] = await read(panel, connector);
    const id = Number(front?.id);
    await save(panel, connector, { connector_sibling: rear, sibling_positions: '1-2' }, id);
    const other = { object: panel, category: connector, data: { title: 'x', connector_sibling: rear, sibling_positions: '2' } };
    t.regex(String((await call('cmdb.category.save', other)).error?.data?.sibling_positions), /position 2 .* such as 3$/);
    await call('cmdb.category.archive', { object: panel, category: connector, entry: id });
    t.is((await call('cmdb.category.save', other)).error, undefined);
    const back = await call('cmdb.category.recycle', { object: panel, category: connector, entry: id });
    t.regex(String(back.error?.data?.sibling_positions), /position 2 of connector .* is taken; expected .* such as 1$/);
  },
});
