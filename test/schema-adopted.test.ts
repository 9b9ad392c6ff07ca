import type { ExecutionContext } from 'ava';
import { folderWith } from './helpers/catalogue-folder.js';
import { databaseInTurn } from './helpers/databases.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { enginesInTurn, freshStore, type TestEngine } from './helpers/stores.js';

const [tank, type, dialog, group] = ['C__CATG__CUSTOM_TANK', 'C__OBJTYPE__TANK', 'tank_medium', 'C__OBJTYPE_GROUP__PLANT'];
const titled = (title: string) => ({ en: title, de: title });
const serial = { attribute: 'C__CATG__MODEL.serial', pattern: 'S-[0-9]+' };
const files = {
  [`dialogs/${dialog}.json`]: { name: dialog, choices: [{ id: 7, const: 'C__TANK_MEDIUM__OIL', title: titled('Oil') }] },
  [`categories/${tank}.json`]: {
    ...{ const: tank, id: 41, title: titled('Tank'), kind: 'custom', multiValue: true, mode: 'edit', sort: 900 },
    attributes: [
      { key: 'litres', type: 'integer', title: titled('Litres'), required: true },
      { key: 'medium', type: 'dialog_plus', title: titled('Medium'), dialog },
      { key: 'label', type: 'text', title: titled('Label'), unique: 'everywhere' },
    ],
  },
  [`object-types/${type}.json`]: {
    ...{ const: type, id: 9001, title: titled('Water tank'), group, icon: 'droplet', color: '4E93BE', container: false },
    ...{ visible: true, rackable: false, sort: 900, categories: ['C__CATG__GLOBAL', tank] },
  },
  'object-type-groups.json': {
    definitions: [{ const: group, id: 9002, title: titled('Plant'), sort: 900, objectTypes: [type] }],
  },
  'attribute-rules.json': { definitions: [serial] },
};
const names = [group, dialog, tank, type, serial.attribute];
const entry = { litres: 5, medium: 'Oil', label: 'a' };

/** Calls of a process with the files of the site, and of one that has none, over one database. */
async function pairOver(t: ExecutionContext, engine: TestEngine) {
  const store = engine.name === 'SQLite' ? await freshStore(t, engine, { durability: 'fast' }) : (await databaseInTurn(t)).store;
  const withFiles = callerOf(await serviceOver(t, store, { KATASTER_CATALOG: folderWith(t, files) }), 'contract');
  const without = async () => callerOf(await serviceOver(t, store), 'contract');
  return { withFiles, without };
}

async function created(call: Caller, label: string): Promise<number> {
  const categories = { [tank]: [{ ...entry, label }] };
  return Number((await resultOf<{ id: string }>(call('cmdb.object.create', { type, title: `Tank ${label}`, categories }))).id);
}

/** The number of the change set of now. */
async function lastChange(call: Caller): Promise<number> {
  const { change_sets: sets } = await resultOf<{ change_sets: readonly { number: number }[] }>(
    call('kataster.changes.read', { limit: 1 }),
  );
  return sets[0]?.number ?? 0;
}

async function faultsOf(answer: ReturnType<Caller>): Promise<object> {
  const { error: _, ...faults } = (await answer).error?.data ?? {};
  return faults;
}

for (const engine of enginesInTurn) {
  engine.test(
    `files of a site are adopted, keep numbers and values, and are changed like all else on ${engine.name}`,
    async t => {
      const { withFiles: call, without } = await pairOver(t, engine);
      const object = await created(call, 'a');
      const as_of = await lastChange(call);
      const previewed = await resultOf<{ steps: readonly { name: string; change: string }[] }>(
        call('kataster.schema.preview', { adopt_files: true }),
      );
      t.deepEqual(
        previewed.steps.map(({ name, change }) => [name, change]),
        names.map(name => [name, 'added']),
      );
      t.like(await resultOf<object>(call('kataster.schema.apply', { adopt_files: true })), { version: 1, loss: 0 });
      t.like(await resultOf<object>(call('kataster.schema.apply', { adopt_files: true })), { version: 1, steps: [] });
      const read = (from: Caller) => resultOf<readonly object[]>(from('cmdb.category.read', { objID: object, category: tank }));
      const before = await read(call);
      const later = await without();
      t.deepEqual(await read(later), before);
      const ago = await resultOf<readonly object[]>(later('cmdb.category.read', { objID: object, category: tank, as_of }));
      t.deepEqual(ago, before, 'before it was adopted');
      t.like(before, [{ litres: '5', medium: { id: '7', title: 'Oil' }, label: 'a' }]);
      const listed = (from: Caller) => resultOf<readonly { id: string }[]>(from('cmdb.objects.read', { filter: { type: 9001 } }));
      t.deepEqual(
        (await listed(later)).map(({ id }) => Number(id)),
        [object],
      );
      const twice = { type, title: 'Tank A', categories: { [tank]: [{ ...entry, label: 'A' }] } };
      t.truthy((await later('cmdb.object.create', twice)).error, 'what was unique stays so');
      t.truthy(
        (await later('cmdb.object.create', { type: 9001, title: 'b', categories: { C__CATG__MODEL: { serial: 'x' } } })).error,
      );
      const attributes = [{ key: 'volume', aliases: ['litres'], type: 'integer', title: titled('Volume'), required: true }];
      const changed = { categories: [{ const: tank, attributes }], object_types: [{ const: type, title: titled('Basin') }] };
      await resultOf(later('kataster.schema.apply', { schema: changed }));
      t.like(await read(later), [{ volume: '5', label: 'a' }]);
      t.like(await listed(later), [{ type: '9001', type_title: 'Basin' }]);
      const { schema } = await resultOf<{ schema: Readonly<Record<string, readonly { id: number }[]>> }>(
        later('kataster.schema.read', {}),
      );
      t.deepEqual(
        [schema.categories?.[0]?.id, schema.object_types?.[0]?.id, schema.object_type_groups?.[0]?.id],
        [41, 9001, 9002],
      );
    },
  );

  engine.test(
    `what stands in files is changed only once it is adopted, and stays while the files do on ${engine.name}`,
    async t => {
      const { withFiles: call } = await pairOver(t, engine);
      const own = { const: tank, title: titled('Other'), attributes: [] };
      t.deepEqual(await faultsOf(call('kataster.schema.apply', { schema: { categories: [own] } })), {
        'schema.categories.0.const': `${tank} stands in a file of KATASTER_CATALOG: adopt the files first, by adopt_files or by the command kataster schema adopt`,
      });
      t.deepEqual(await faultsOf(call('kataster.schema.apply', { schema: { categories: [own] }, adopt_files: true })), {
        'schema.categories.0.const': `'${tank}' is there twice`,
      });
      await resultOf(call('kataster.schema.apply', { adopt_files: true }));
      t.deepEqual(await faultsOf(call('kataster.schema.apply', { removed: [dialog] })), {
        'removed.0': `${dialog} stands in a file of KATASTER_CATALOG, which would be in force again: take the file away first`,
      });
      await resultOf(call('kataster.changes.revert', { numbers: [await lastChange(call)] }));
      t.like((await resultOf<{ schema: object }>(call('kataster.schema.read', {}))).schema, { categories: [], dialogs: [] });
      const object = await created(call, 'c');
      t.like(await resultOf<readonly object[]>(call('cmdb.category.read', { objID: object, category: tank })), [{ label: 'c' }]);
      await resultOf(call('kataster.schema.apply', { adopt_files: true }));
      t.like(await resultOf<readonly object[]>(call('cmdb.category.read', { objID: object, category: tank })), [{ label: 'c' }]);
    },
  );
}
