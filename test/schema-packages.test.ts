import { packages, type SchemaPackage } from '../generated/packages.js';
import type { ChangeSet, SchemaDocument, SchemaPreview } from '../generated/types.js';
import { newDatabase } from './helpers/databases.js';
import { run } from './helpers/process.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

type Entry = Readonly<Record<string, unknown>>;

interface Scene {
  readonly type: string;
  /** Entries by category, and the values of which a reader finds these. */
  readonly entries: Readonly<Record<string, Entry>>;
  readonly read: Readonly<Record<string, Entry>>;
}

/** An object of each package, with an entry in each category of its type. */
const scenes: Readonly<Record<string, (call: Caller) => Promise<Scene>>> = {
  async contracts(call) {
    const partner = await created(call, 'C__OBJTYPE__ORGANIZATION', 'Example Ltd');
    const device = await created(call, 'C__OBJTYPE__CLIENT', 'Notebook');
    return {
      type: 'C__OBJTYPE__SUBSCRIPTION',
      entries: {
        C__CATG__CUSTOM_CONTRACT_TERMS: {
          ...{ number: 'V-17', partner, start: '2026-01-01', end: '2026-12-31', renews: 1, price: 99.5 },
          ...{ billing_period: 'C__CONTRACTS_BILLING_PERIOD__MONTH', covers: [device] },
        },
        C__CATG__CUSTOM_LICENSE_SEATS: { seats: 25, metric: 'C__CONTRACTS_LICENSE_METRIC__USER', users: [device] },
      },
      read: {
        C__CATG__CUSTOM_CONTRACT_TERMS: {
          number: 'V-17',
          partner: { title: 'Example Ltd' },
          billing_period: { title: 'Monthly' },
        },
        C__CATG__CUSTOM_LICENSE_SEATS: { seats: '25', metric: { title: 'Named user' } },
      },
    };
  },
  async power(call) {
    const feed = await created(call, 'C__OBJTYPE__POWER_FEED', 'Feed A', {
      C__CATG__CUSTOM_POWER_FEED: { source: 'C__POWER_SOURCE__GRID', path: 'C__POWER_PATH__A', voltage_v: 230 },
    });
    const rack = await created(call, 'C__OBJTYPE__ENCLOSURE', 'Rack 1');
    return {
      type: 'C__OBJTYPE__POWER_PANEL',
      entries: {
        C__CATG__CUSTOM_POWER_PANEL: { feed, main_breaker_a: 63, positions: 42 },
        C__CATG__CUSTOM_POWER_CIRCUIT: {
          ...{ label: 'F12', phases: ['C__POWER_PHASE__L1', 'C__POWER_PHASE__L2'], breaker_a: 16, supplies: [rack] },
        },
      },
      read: {
        C__CATG__CUSTOM_POWER_PANEL: { feed: { title: 'Feed A' }, positions: '42' },
        C__CATG__CUSTOM_POWER_CIRCUIT: { label: 'F12', phases: [{ title: 'L1' }, { title: 'L2' }] },
      },
    };
  },
};

async function created(
  call: Caller,
  type: string,
  title: string,
  entries: Readonly<Record<string, Entry>> = {},
): Promise<number> {
  const categories = Object.fromEntries(Object.entries(entries).map(([category, entry]) => [category, [entry]]));
  return Number((await resultOf(call('cmdb.object.create', { type, title, categories }))).id);
}

/** Every title and description of a package. */
function textsIn(value: unknown): readonly Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'en' in value ? [value as unknown as Entry] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

const definitionsIn = ({ schema }: SchemaPackage): readonly Entry[] => Object.values<readonly Entry[]>({ ...schema }).flat();

const namesIn = (schema: SchemaDocument) =>
  Object.values<readonly Entry[]>({ ...schema })
    .flat()
    .map(({ const: constant, name }) => String(constant ?? name))
    .toSorted();

for (const each of Object.values(packages))
  test(`the package ${each.name} says what each definition and attribute is for, in both languages`, t => {
    const texts = textsIn(each);
    t.true(texts.length > 40);
    for (const { en, de } of texts) t.true(Boolean(en) && Boolean(de), JSON.stringify({ en, de }));
    const categories = definitionsIn(each).filter(({ attributes }) => attributes !== undefined);
    for (const { description, attributes } of categories) {
      t.truthy(description);
      for (const attribute of attributes as readonly Entry[]) t.truthy(attribute.description, String(attribute.key));
    }
  });

for (const engine of enginesInTurn) {
  for (const { name, schema } of Object.values(packages))
    engine.test(`${engine.name}: the package ${name} is applied, used, and undone as one change set`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const before = await resultOf<{ readonly schema: SchemaDocument }>(call('kataster.schema.read', {}));
      const previewed = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema }));
      t.deepEqual([...new Set(previewed.steps.map(({ change }) => change))], ['added']);
      await resultOf(call('kataster.schema.apply', { schema }));
      t.deepEqual((await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema }))).steps, []);
      const scene = (await scenes[name]?.(call)) ?? t.fail();
      const id = await created(call, scene.type, 'One', scene.entries);
      for (const [category, expected] of Object.entries(scene.read)) {
        const [entry = {}] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: id, category }));
        t.like(entry, expected);
      }
      const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(
        call('kataster.changes.read', { sort: 'ASC' }),
      );
      const numbers = sets.map(({ number }) => number);
      t.is(sets[0]?.method, 'kataster.schema.apply');
      await resultOf(call('kataster.changes.revert', { numbers: numbers.toReversed() }));
      const after = await resultOf<{ readonly schema: SchemaDocument }>(call('kataster.schema.read', {}));
      t.deepEqual(after.schema, before.schema);
      t.is((await call('cmdb.object.create', { type: scene.type, title: 'Two' })).error?.data?.error, 'ObjectTypeNotFound');
    });

  engine.test(
    `${engine.name}: a later version of a package renames what the one before brought, and keeps its values`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const [category, titled] = ['C__CATG__CUSTOM_VOLUME', (title: string) => ({ en: title, de: title })];
      const packed = (version: number, attribute: object) => {
        const attributes = [{ type: 'integer', title: titled('Litres'), ...attribute }];
        return { categories: [{ const: category, title: titled('Volume'), origin: { package: 'tanks', version }, attributes }] };
      };
      await resultOf(call('kataster.schema.apply', { schema: packed(1, { key: 'litres' }) }));
      const id = await created(call, 'C__OBJTYPE__SERVER', 'One', { [category]: { litres: 5 } });
      const { steps } = await resultOf<SchemaPreview>(
        call('kataster.schema.apply', { schema: packed(2, { key: 'capacity', aliases: ['litres'] }) }),
      );
      t.deepEqual(
        steps.map(({ name, change, members }) => [name, change, members]),
        [
          [category, 'changed', ['origin']],
          [`${category}.capacity`, 'changed', ['key', 'aliases']],
        ],
      );
      t.like(await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: id, category })), [{ capacity: '5' }]);
      const { schema } = await resultOf<{ schema: SchemaDocument }>(call('kataster.schema.read', {}));
      t.like(schema.categories, [{ origin: { package: 'tanks', version: 2 } }]);
      const wrong = { categories: [{ const: category, origin: { package: 'Tanks!', version: 0 } }] };
      const { error } = await call('kataster.schema.apply', { schema: wrong });
      const { error: _, ...faults } = error?.data ?? {};
      t.deepEqual(Object.keys(faults).toSorted(), ['schema.categories.0.origin.package', 'schema.categories.0.origin.version']);
    },
  );

  engine.test(`${engine.name}: packages are listed and applied by the command`, async t => {
    const environment = { KATASTER_DATABASE: await newDatabase(t, engine.name, 'tables') };
    const schema = (...words: readonly string[]) => run(t, ['schema', ...words], environment).ended;
    const listed = await schema('packages');
    t.regex(listed.stdout, /^NAME\tVERSION\tTITLE\tDESCRIPTION\ncontracts\t1\t.*\npower\t1\tPower of a data centre\t.*\n$/);
    const differing = await schema('apply', '--package', 'power', '--check');
    t.is(differing.code, 1);
    t.regex(differing.stdout, /object_types\tC__OBJTYPE__POWER_PANEL\tadded/);
    t.like(await schema('apply', '--package', 'power'), {
      code: 0,
      stdout: `${differing.stdout}The schema has version 1 now.\n`,
    });
    t.like(await schema('apply', '--package', 'power', '--check'), { code: 0 });
    t.like(await schema('apply', '--package', 'powr'), {
      code: 1,
      stderr: 'kataster: --package: there is no package powr; expected one of contracts, power\n',
    });
    t.regex((await schema('apply')).stderr, /expected either a file or --package/);
    const exported = JSON.parse((await schema('export', '--package', 'power')).stdout) as SchemaDocument;
    t.deepEqual(namesIn(exported), namesIn(packages.power?.schema ?? {}));
    t.like(await schema('export', '--package', 'powr'), {
      code: 1,
      stderr: 'kataster: the schema has nothing that came with a package powr\n',
    });
    const log = await run(t, ['log', '--json', '--limit', '1'], environment).ended;
    t.regex(log.stdout, /"comment":"Package Power of a data centre, version 1"/);
  });
}
