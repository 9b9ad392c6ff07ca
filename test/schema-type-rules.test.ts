import { send } from './helpers/http.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const [server, tank, model] = ['C__OBJTYPE__SERVER', 'C__CATG__CUSTOM_TANK', 'C__CATG__MODEL'];
const titled = (title: string) => ({ en: title, de: title });
const categories = [{ const: tank, title: titled('Tank'), attributes: [{ key: 'label', type: 'text', title: titled('Label') }] }];
const rule = { objectType: server, icon: 'droplet', color: '112233', visible: false };
const ruled = { ...rule, addedCategories: [tank], hiddenCategories: [model] };

/** The type as callers are shown it: its colour, whether menus have it, and which of two categories its objects show. */
async function typeShown(call: Caller) {
  type Types = readonly Readonly<Record<string, unknown>>[];
  const types = await resultOf<Types>(call('cmdb.object_types.read', {}));
  const inMenus = await resultOf<Types>(call('cmdb.object_types.read', { filter: { enabled: 1 } }));
  const listed = await resultOf<Readonly<Record<string, readonly { const: string; usual?: boolean }[]>>>(
    call('cmdb.object_type_categories.read', { type: server }),
  );
  const names = Object.values(listed).flatMap(group => group.map(({ const: name, usual }) => (usual ? `usual ${name}` : name)));
  return {
    color: types.find(each => each.const === server)?.color,
    isInMenus: inMenus.some(each => each.const === server),
    shown: names.filter(name => [tank, model].some(each => name.endsWith(each))),
  };
}

/** The menu that a type stands in, with the type behind it, and what the rest of a rule says of it. */
async function placeOf(call: Caller, clients: Caller) {
  const groups = await resultOf<readonly { const: string; id: string }[]>(call('cmdb.object_type_groups.read', {}));
  const types = await resultOf<readonly { const: string; type_group: string; container: string }[]>(
    call('cmdb.object_types.read', {}),
  );
  const type = types.find(each => each.const === server);
  const members = types.filter(each => each.type_group === type?.type_group).map(each => each.const);
  const [details] = await resultOf<readonly { sort: number; isPositionableInRack: boolean; hasOverviewPage: boolean }[]>(
    clients('cmdb.object-type.read.v2', { constant: server }),
  );
  return {
    group: groups.find(({ id }) => id === type?.type_group)?.const,
    isLast: members.at(-1) === server,
    container: type?.container,
    ...{ sort: details?.sort, rackable: details?.isPositionableInRack, overview: details?.hasOverviewPage },
  };
}

/** The first categories that objects of the type show. */
async function firstShown(call: Caller, count: number): Promise<readonly string[]> {
  const { catg = [] } = await resultOf<{ readonly catg?: readonly { const: string }[] }>(
    call('cmdb.object_type_categories.read', { type: server }),
  );
  return catg.slice(0, count).map(each => each.const);
}

async function lastChange(call: Caller): Promise<number> {
  const asked = { method: 'kataster.schema.apply', limit: 1 };
  const read = resultOf<{ change_sets: readonly { number: number }[] }>(call('kataster.changes.read', asked));
  return (await read).change_sets[0]?.number ?? 0;
}

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: a type that ships shows what a rule of the site says, until that goes or is undone`, async t => {
    const service = await startedService(t, engine);
    const [call, clients] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
    const apply = (given: object) => resultOf<{ version: number }>(call('kataster.schema.apply', given));
    const before = await typeShown(call);
    t.like(before, { isInMenus: true, shown: [`usual ${model}`] });
    await apply({ schema: { categories, object_type_rules: [ruled] } });
    const after = await typeShown(call);
    t.deepEqual(after, { color: '#112233', isInMenus: false, shown: [`usual ${tank}`] });
    t.deepEqual((await typeShown(clients)).shown, [tank]);
    const icon = await send(`${service.url}/images/object-types/${server}.svg`, { verb: 'GET' });
    t.regex(icon.text, /#112233.*bi-droplet/s);
    const { schema } = await resultOf<{ schema: object }>(call('kataster.schema.read', {}));
    t.like(schema, { object_type_rules: [ruled], object_types: [] });
    t.is((await resultOf<{ steps: readonly object[] }>(call('kataster.schema.preview', { schema }))).steps.length, 0);
    await apply({ removed: [server] });
    t.deepEqual(await typeShown(call), before);
    await resultOf(call('kataster.changes.revert', { numbers: [await lastChange(call)] }));
    t.deepEqual(await typeShown(call), after);
    await apply({ schema: { object_type_rules: [rule] } });
    t.deepEqual((await typeShown(call)).shown, [`usual ${model}`]);
  });

  engine.test(`${engine.name}: a rule for a type that cannot be is refused by its place`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const own = { const: 'C__OBJTYPE__TANK', title: titled('Tank') };
    await resultOf(call('kataster.schema.apply', { schema: { categories, object_types: [own], object_type_rules: [ruled] } }));
    const refusedBy = async (given: object) => {
      const { error, ...faults } = (await call('kataster.schema.apply', given)).error?.data ?? {};
      return Object.entries(faults).map(([place, fault]) => `${place}: ${String(fault).replace(/;.*/, '')}`);
    };
    const wrong = [
      {
        objectType: server,
        icon: 'nothing-like-it',
        addedCategories: ['C__CATG__MODL'],
        hiddenCategories: [model, 'C__CATG__NONE'],
      },
      { objectType: 'C__OBJTYPE__SERVR', color: 'red' },
      { objectType: 'C__OBJTYPE__SWITCHES', color: '112233' },
      { objectType: own.const, visible: false },
      { objectType: 'C__OBJTYPE__CLIENT', firstCategories: [model, 'C__CATG__MODELL'] },
    ];
    t.deepEqual((await refusedBy({ schema: { object_type_rules: wrong } })).toSorted(), [
      "schema.object_type_rules.0.addedCategories.0: no category 'C__CATG__MODL'",
      "schema.object_type_rules.0.hiddenCategories.1: no category 'C__CATG__NONE'",
      "schema.object_type_rules.0.icon: no icon 'nothing-like-it'",
      'schema.object_type_rules.1.color: "red": expected a text that matches ^[0-9A-Fa-f]{6}$',
      "schema.object_type_rules.2.objectType: no object type 'C__OBJTYPE__SWITCHES'",
      `schema.object_type_rules.3.objectType: ${own.const} is a type of the schema itself: give the rule as members of the type`,
      "schema.object_type_rules.4.firstCategories.1: no category 'C__CATG__MODELL'",
    ]);
    t.deepEqual(await refusedBy({ removed: [tank] }), [`schema: ${server}.addedCategories.0: no category '${tank}'`]);
  });
}

/** What a type and an attribute that ship are called, wherever callers read it. */
async function titlesOf(call: Caller, objID: number) {
  type Titled = Readonly<Record<string, unknown>>;
  const types = await resultOf<readonly Titled[]>(call('cmdb.object_types.read', {}));
  const info = await resultOf<Readonly<Record<string, Titled>>>(call('cmdb.category_info.read', { category: model }));
  const object = await resultOf<Titled>(call('cmdb.object.read', { id: objID }));
  return [types.find(each => each.const === server)?.title, object.type_title, info.serial?.title, info.serial?.description];
}

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: a type and an attribute that ship have the titles that a rule of the site says`, async t => {
    const service = await startedService(t, engine);
    const [call, clients] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
    const { id } = await resultOf<{ id: string }>(call('cmdb.object.create', { type: server, title: 'web01' }));
    const before = await titlesOf(call, Number(id));
    t.like(before, ['Server', 'Server', 'Serial number']);
    const texts = { title: { en: 'Machine', de: 'Maschine' }, description: titled('Counted at the gate.') };
    const rules = {
      object_type_rules: [{ objectType: server, title: texts.title }],
      attribute_rules: [{ attribute: `${model}.serial`, ...texts }],
    };
    await resultOf(call('kataster.schema.apply', { schema: rules }));
    const edited = await lastChange(call);
    t.deepEqual(await titlesOf(call, Number(id)), ['Machine', 'Machine', 'Machine', 'Counted at the gate.']);
    const german: Caller = (method, params) => call(method, { language: 'de', ...params });
    t.like(await titlesOf(german, Number(id)), ['Maschine', 'Maschine', 'Maschine']);
    await resultOf(clients('cmdb.object-type.update.v2', { id: 5, title: 'Computer' }));
    t.like(await titlesOf(call, Number(id)), ['Computer', 'Computer']);
    t.like(await titlesOf(german, Number(id)), ['Maschine'], 'each language keeps a text of its own');
    await resultOf(call('kataster.schema.apply', { removed: [server] }));
    await resultOf(call('kataster.changes.revert', { numbers: [edited], on_conflict: 'skip' }));
    t.deepEqual(await titlesOf(call, Number(id)), before);
    const { error } = await call('kataster.schema.apply', {
      schema: { object_type_rules: [{ objectType: server, title: 'x' }] },
    });
    t.deepEqual(Object.keys(error?.data ?? {}), ['error', 'schema.object_type_rules.0.title']);
  });

for (const engine of enginesInTurn)
  engine.test(
    `${engine.name}: a type that ships stands in another group, and at another place of it, until that is undone`,
    async t => {
      const service = await startedService(t, engine);
      const [call, clients] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
      const before = await placeOf(call, clients);
      t.is(before.group, 'C__OBJTYPE_GROUP__INFRASTRUCTURE');
      const own = 'C__OBJTYPE_GROUP__MACHINES';
      const moved = { objectType: server, group: own, sort: 7, container: true, rackable: false, overview: false };
      await resultOf(
        call('kataster.schema.apply', {
          schema: { object_type_groups: [{ const: own, title: titled('Machines') }], object_type_rules: [moved] },
        }),
      );
      const { objectType: _, ...asMoved } = moved;
      t.deepEqual(await placeOf(call, clients), { ...asMoved, isLast: true, container: '1' });
      await resultOf(clients('cmdb.object-type.update.v2', { id: 5, objectTypeGroup: 'C__OBJTYPE_GROUP__OTHER', sort: 9999 }));
      t.like(await placeOf(call, clients), { group: 'C__OBJTYPE_GROUP__OTHER', sort: 9999 });
      const { error } = await call('kataster.schema.apply', { removed: [own], schema: { object_type_rules: [moved] } });
      t.truthy(error?.data?.['schema.object_type_rules.0.group'], JSON.stringify(error));
      await resultOf(call('kataster.schema.apply', { removed: [server, own] }));
      t.deepEqual(await placeOf(call, clients), before);
    },
  );

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: a type that ships shows categories in the order that a rule of the site says`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const before = await firstShown(call, 2);
    const first = [model, 'C__CATG__MEMORY'];
    const apply = (rules: object) =>
      resultOf(call('kataster.schema.apply', { schema: { object_type_rules: [{ objectType: server, ...rules }] } }));
    await apply({ firstCategories: first });
    t.deepEqual(await firstShown(call, 2), first);
    await apply({ firstCategories: first, hiddenCategories: [model] });
    t.deepEqual(await firstShown(call, 2), ['C__CATG__MEMORY', before[0]]);
    await resultOf(call('kataster.schema.apply', { removed: [server] }));
    t.deepEqual(await firstShown(call, 2), before);
  });
