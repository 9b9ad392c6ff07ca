import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const [server, model, tank, folder] = ['C__OBJTYPE__SERVER', 'C__CATG__MODEL', 'C__CATG__CUSTOM_TANK', 'C__CATG__NETWORK'];
const titled = (title: string) => ({ en: title, de: title });
const own = { const: tank, title: titled('Tank'), attributes: [{ key: 'label', type: 'text', title: titled('Label') }] };
const rule = { category: model, title: { en: 'Make', de: 'Fabrikat' }, description: titled('Who made it.'), parent: folder };

type Listed = Readonly<Record<string, readonly { const: string; id: string; title: string; parent?: string }[]>>;

/** The titles that menus and constants have for the category, and the title of the one that it stands under. */
async function shown(call: Caller) {
  const listed = Object.values(await resultOf<Listed>(call('cmdb.object_type_categories.read', { type: server }))).flat();
  const category = listed.find(each => each.const === model);
  const above = listed.find(({ id, const: name }) => id === category?.parent && name.startsWith('C__CATG'));
  const { categories } = await resultOf<{ categories: { g: Readonly<Record<string, string>> } }>(
    call('idoit.constants.read', {}),
  );
  return [category?.title, categories.g[model], above?.const];
}

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: a category that ships has the title and the place that a rule of the site says`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const german: Caller = (method, params) => call(method, { language: 'de', ...params });
    const before = await shown(call);
    t.deepEqual(before, ['Model', 'Model', undefined]);
    const applied = await resultOf<object>(call('kataster.schema.apply', { schema: { category_rules: [rule] } }));
    t.like(applied, { version: 1 });
    t.deepEqual(await shown(call), ['Make', 'Make', folder]);
    t.like(await shown(german), ['Fabrikat', 'Fabrikat']);
    const { schema } = await resultOf<{ schema: object }>(call('kataster.schema.read', {}));
    t.like(schema, { category_rules: [rule], categories: [] });
    await resultOf(call('kataster.schema.apply', { removed: [model] }));
    t.deepEqual(await shown(call), before);
    const { change_sets: sets } = await resultOf<{ change_sets: readonly { number: number }[] }>(
      call('kataster.changes.read', { method: 'kataster.schema.apply', limit: 1 }),
    );
    await resultOf(call('kataster.changes.revert', { numbers: sets.map(({ number }) => number) }));
    t.deepEqual(await shown(call), ['Make', 'Make', folder]);
  });

  engine.test(`${engine.name}: rules for a category and for its attributes hold beside each other`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const serial = { attribute: `${model}.serial`, required: true };
    await resultOf(call('kataster.schema.apply', { schema: { category_rules: [rule], attribute_rules: [serial] } }));
    const infoOf = async () =>
      (await resultOf<Readonly<Record<string, { required: boolean }>>>(call('cmdb.category_info.read', { category: model })))
        .serial;
    t.like(await infoOf(), { required: true });
    await resultOf(call('kataster.schema.apply', { removed: [model] }));
    t.like(await infoOf(), { required: true });
    t.like(await shown(call), ['Model']);
    await resultOf(call('kataster.schema.apply', { schema: { category_rules: [rule] } }));
    await resultOf(call('kataster.schema.apply', { schema: { attribute_rules: [{ ...serial, pattern: '[0-9]+' }] } }));
    t.like(await shown(call), ['Make']);
  });

  engine.test(`${engine.name}: a rule for a category that cannot be is refused by its place`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const wrong = [
      { category: 'C__CATG__MODL', title: titled('x') },
      { category: model, parent: 'C__CATG__NETWRK' },
      { category: tank, title: titled('x') },
      { category: 'C__CATG__MEMORY', multiValue: false },
      { category: 'C__CATG__CPU', parent: 'C__CATG__CPU' },
      { category: 'C__CATG__DRIVE', parent: 'C__CATG__SOUND' },
      { category: 'C__CATG__SOUND', parent: 'C__CATG__DRIVE' },
    ];
    const { error } = await call('kataster.schema.apply', { schema: { categories: [own], category_rules: wrong } });
    const { error: _, ...faults } = error?.data ?? {};
    t.deepEqual(
      Object.entries(faults)
        .map(([place, fault]) => `${place}: ${String(fault).replace(/;.*/, '')}`)
        .toSorted(),
      [
        "schema.category_rules.0.category: no category 'C__CATG__MODL'",
        "schema.category_rules.1.parent: no category 'C__CATG__NETWRK'",
        `schema.category_rules.2.category: ${tank} is a category of the schema itself: give the rule as members of the category`,
        "schema.category_rules.3: unknown key 'multiValue'",
        'schema.category_rules.4.parent: stands below itself: C__CATG__CPU > C__CATG__CPU',
        'schema.category_rules.5.parent: stands below itself: C__CATG__DRIVE > C__CATG__SOUND > C__CATG__DRIVE',
        'schema.category_rules.6.parent: stands below itself: C__CATG__SOUND > C__CATG__DRIVE > C__CATG__SOUND',
      ],
    );
  });
}
