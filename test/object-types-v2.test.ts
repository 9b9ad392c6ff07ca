import type { ExecutionContext } from 'ava';
import type { ChangeSet, ObjectTypeDetails, ObjectTypeGroupDetails } from '../generated/types.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const type = 'cmdb.object-type';
const group = 'cmdb.object-type-group';
const exampleGroup = 'C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP';
const exampleType = 'C__OBJTYPE__EXAMPLE';

/** A call as existing clients know it, and its result; `#` stands for the id that the first call returned. */
type Example = readonly [method: string, params: object, result: object];

const inGroup = { title: 'Example', objectTypeGroup: 'C__OBJTYPE_GROUP__OTHER' };

/** The documented examples, in an order in which one service can answer them. */
const examples: readonly (readonly [subject: string, readonly Example[]])[] = [
  [
    'groups of object types',
    [
      [
        `${group}.create.v2`,
        { title: 'Example group', constant: exampleGroup, visible: true, sort: 10 },
        { success: true, id: '#', message: "Object type group 'Example group' (##) successfully created." },
      ],
      [
        `${group}.read.v2`,
        { constant: exampleGroup },
        [
          {
            ...{ id: '#', constant: exampleGroup, title: 'Example group', titleRaw: 'Example group' },
            ...{ sort: 10, status: 2, visible: true, deletable: true },
          },
        ],
      ],
      [
        `${group}.update-by-constant.v2`,
        { constant: exampleGroup, title: 'New object type group name' },
        { success: true, id: '#', constant: exampleGroup, message: 'Object type group ## successfully updated.' },
      ],
      [
        `${group}.update.v2`,
        { id: '#', title: 'New object type group name' },
        { success: true, id: '#', message: 'Object type group ## successfully updated.' },
      ],
      [
        `${group}.update.v2`,
        { id: '#', visible: false },
        { success: true, id: '#', message: 'Object type group ## successfully updated.' },
      ],
      [
        `${group}.update-by-constant.v2`,
        { constant: exampleGroup, sort: 99 },
        { success: true, id: '#', constant: exampleGroup, message: 'Object type group ## successfully updated.' },
      ],
      [
        `${group}.read.v2`,
        { id: '#' },
        [
          {
            ...{ id: '#', constant: exampleGroup, title: 'New object type group name', titleRaw: 'New object type group name' },
            ...{ sort: 99, status: 2, visible: false, deletable: true },
          },
        ],
      ],
      [
        `${group}.delete-by-constant.v2`,
        { constant: exampleGroup },
        { success: true, id: '#', constant: exampleGroup, message: 'Object type group ## has been deleted.' },
      ],
    ],
  ],
  [
    'a group that is deleted by its id',
    [
      [
        `${group}.create.v2`,
        { title: 'Example group' },
        { success: true, id: '#', message: "Object type group 'Example group' (##) successfully created." },
      ],
      [`${group}.delete.v2`, { id: '#' }, { success: true, id: '#', message: 'Object type group ## has been deleted.' }],
      [`${group}.read.v2`, { id: '#' }, []],
    ],
  ],
  [
    'object types',
    [
      [
        `${type}.create.v2`,
        { ...inGroup, constant: exampleType },
        { success: true, id: '#', message: "Object type 'Example' (##) successfully created." },
      ],
      [
        `${type}.update.v2`,
        { id: '#', title: 'Example 2', isContainer: true, color: '#00FF00' },
        { success: true, id: '#', message: 'Object type ## successfully updated.' },
      ],
      [
        `${type}.update-by-constant.v2`,
        { constant: exampleType, isPositionableInRack: true, sort: 7, description: 'For examples' },
        { success: true, id: '#', constant: exampleType, message: 'Object type ## successfully updated.' },
      ],
      [
        `${type}.read.v2`,
        { id: '#' },
        [
          {
            ...{ id: '#', constant: exampleType, title: 'Example 2', titleRaw: 'Example 2', description: 'For examples' },
            ...{ objectTypeGroup: 'C__OBJTYPE_GROUP__OTHER', specificCategory: null, isContainer: true },
            ...{ isPositionableInRack: true, isVisible: true, hasOverviewPage: false, sort: 7, color: '#00ff00' },
            ...{ status: 2, deletable: true },
          },
        ],
      ],
      [
        `${type}.delete-by-constant.v2`,
        { constant: exampleType },
        { success: true, id: '#', constant: exampleType, message: 'Object type ## has been deleted.' },
      ],
    ],
  ],
  [
    'an object type that is deleted by its id',
    [
      [`${type}.create.v2`, inGroup, { success: true, id: '#', message: "Object type 'Example' (##) successfully created." }],
      [`${type}.delete.v2`, { id: '#' }, { success: true, id: '#', message: 'Object type ## has been deleted.' }],
    ],
  ],
];

async function carryOut(t: ExecutionContext, call: Caller, calls: readonly Example[]): Promise<void> {
  let id = 0;
  for (const [method, params, expected] of calls) {
    const sent = JSON.parse(JSON.stringify(params).replaceAll('"#"', String(id)));
    const result = await resultOf<{ readonly id?: number }>(call(method, sent));
    id ||= Number(result.id);
    const wanted = JSON.stringify(expected).replaceAll('"#"', String(id)).replaceAll('##', `#${id}`);
    t.deepEqual(result, JSON.parse(wanted), `${method} ${JSON.stringify(sent)}`);
  }
}

/** Faults of a call, by parameter. */
const refusals: readonly (readonly [method: string, params: object, faults: Readonly<Record<string, RegExp>>])[] = [
  [`${type}.create.v2`, { title: 'Tank' }, { objectTypeGroup: /^is required/ }],
  [
    `${type}.create.v2`,
    { title: 'Tank', objectTypeGroup: 'C__OBJTYPE_GROUP__OTHERS', specificCategory: 'C__CATS__ROM', sysidPrefix: 'T' },
    {
      objectTypeGroup: /^there is no group of object types C__OBJTYPE_GROUP__OTHERS; did you mean 'C__OBJTYPE_GROUP__OTHER'\?$/,
      specificCategory: /not C__CATS__ROM; did you mean 'C__CATS__ROOM'\?$/,
      sysidPrefix: /^expected none/,
    },
  ],
  [`${type}.create.v2`, { ...inGroup, isRelationMaster: true }, { isRelationMaster: /^expected false/ }],
  [`${type}.create.v2`, { ...inGroup, color: 'green' }, { color: /green/ }],
  [`${type}.create.v2`, { ...inGroup, isContainer: 'perhaps' }, { isContainer: /perhaps/ }],
  [
    `${type}.create.v2`,
    { ...inGroup, constant: 'C__OBJTYPE__SERVER' },
    { constant: /is there already: choose another constant/ },
  ],
  [`${type}.create.v2`, { ...inGroup, constant: 'TANK' }, { constant: /TANK/ }],
  [
    `${type}.update.v2`,
    { id: 4711, title: 'x' },
    { id: /^there is no object type 4711; expected one of cmdb.object-type.read.v2$/ },
  ],
  [
    `${type}.update-by-constant.v2`,
    { constant: 'C__OBJTYPE__SERVE', title: 'x' },
    { constant: /^there is no object type C__OBJTYPE__SERVE; did you mean 'C__OBJTYPE__SERVER'\?$/ },
  ],
  [
    `${type}.update.v2`,
    { id: 5, specificCategory: 'C__CATS__SERVICE' },
    { id: /^C__OBJTYPE__SERVER is of the catalogue that the service starts with/ },
  ],
  [`${type}.update.v2`, { title: 'Host' }, { id: /exactly one of id, constant/ }],
  [`${type}.delete.v2`, { id: 5 }, { id: /stays as it is/ }],
  [`${group}.create.v2`, { title: '' }, { title: /^expected a text of 1 to 255 characters/ }],
  [`${group}.create.v2`, { title: 'x', constant: 'C__OBJTYPE_GROUP__SOFTWARE' }, { constant: /is there already/ }],
  [`${group}.update.v2`, { id: 1, title: 'x' }, { id: /^C__OBJTYPE_GROUP__SOFTWARE is of the catalogue/ }],
  [
    `${group}.delete-by-constant.v2`,
    { constant: 'C__OBJTYPE_GROUP__OTHE' },
    { constant: /did you mean 'C__OBJTYPE_GROUP__OTHER'\?/ },
  ],
];

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  for (const [subject, calls] of examples)
    engine.test(`the documented examples of ${subject} are answered as they are shown ${on}`, async t => {
      await carryOut(t, callerOf(await startedService(t, engine), 'idoit'), calls);
    });

  engine.test(`refusals name the parameter and what would be right ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'idoit');
    for (const [method, params, faults] of refusals) {
      const { error } = await call(method, params);
      t.is(error?.code, -32602, `${method} ${JSON.stringify(params)}`);
      t.deepEqual(Object.keys(error?.data ?? {}).sort(), Object.keys(faults).sort(), JSON.stringify(error));
      for (const [name, fault] of Object.entries(faults)) t.regex(String(error?.data?.[name]), fault);
    }
  });

  engine.test(`an object type of a call is one of the schema, as a change set that is undone ${on}`, async t => {
    const service = await startedService(t, engine);
    const [call, other] = [callerOf(service, 'idoit'), callerOf(service, 'contract')];
    const room = { title: 'Größerer Wassertank', objectTypeGroup: 2, specificCategory: 'C__CATS__ROOM', language: 'de' };
    const { id } = await resultOf<{ readonly id: number }>(call(`${type}.create.v2`, room));
    const constant = 'C__OBJTYPE__SD_GROESSERER_WASSERTANK';
    const { schema } = await resultOf<{ readonly schema: { readonly object_types: readonly object[] } }>(
      other('kataster.schema.read', {}),
    );
    t.like(schema.object_types[0], {
      id,
      const: constant,
      group: 'C__OBJTYPE_GROUP__INFRASTRUCTURE',
      specificCategory: 'C__CATS__ROOM',
    });
    const again = await resultOf<{ readonly id: number }>(call(`${type}.create.v2`, { ...room, title: 'Größerer  Wassertank' }));
    const [details] = await resultOf<readonly ObjectTypeDetails[]>(call(`${type}.read.v2`, { id: [again.id] }));
    t.is(details?.constant, `${constant}_2`);
    await resultOf(call(`${type}.update.v2`, { id, title: 'Larger tank', language: 'en' }));
    await resultOf(call(`${type}.update.v2`, { id, title: 'Großer Tank', language: 'de' }));
    const titleIn = async (language: string) =>
      (await resultOf<readonly ObjectTypeDetails[]>(call(`${type}.read.v2`, { constant, language })))[0]?.title;
    t.deepEqual([await titleIn('en'), await titleIn('de')], ['Großer Tank', 'Großer Tank']);
    const created = await resultOf(
      call('cmdb.object.create', { type: constant, title: 'T1', categories: { C__CATS__ROOM: {} } }),
    );
    const { error } = await call(`${type}.delete.v2`, { id });
    t.regex(String(error?.data?.id), /^objects of this type: 1; purge them/);
    await resultOf(call('cmdb.object.delete', { id: Number(created.id), status: 'C__RECORD_STATUS__PURGE' }));
    await resultOf(call(`${type}.delete.v2`, { id }));
    t.regex(
      String((await call(`${type}.create.v2`, { ...room, constant })).error?.data?.constant),
      /was removed and means nothing else ever/,
    );
    const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(
      other('kataster.changes.read', { method: `${type}.delete.v2` }),
    );
    await resultOf(other('kataster.changes.revert', { numbers: sets.map(({ number }) => number) }));
    t.is(await titleIn('de'), 'Großer Tank');
  });

  engine.test(`of a type that ships, texts, colour and whether menus show it change by its rule ${on}`, async t => {
    const service = await startedService(t, engine);
    const [call, other] = [callerOf(service, 'idoit'), callerOf(service, 'contract')];
    const constant = 'C__OBJTYPE__SERVER';
    const rule = { objectType: constant, addedCategories: ['C__CATG__IMAGES'], color: '112233' };
    await resultOf(other('kataster.schema.apply', { schema: { object_type_rules: [rule] } }));
    await resultOf(call(`${type}.update.v2`, { id: 5, color: '#00ff00' }));
    await resultOf(call(`${type}.update-by-constant.v2`, { constant, isVisible: false }));
    const [details] = await resultOf<readonly ObjectTypeDetails[]>(call(`${type}.read.v2`, { constant }));
    t.like(details, { color: '#00ff00', isVisible: false, deletable: false });
    const { schema } = await resultOf<{ readonly schema: object }>(other('kataster.schema.read', {}));
    t.like(schema, { object_type_rules: [{ ...rule, color: '00FF00', visible: false }] });
    const { error } = await call(`${type}.update.v2`, { id: 5, title: 'Host', specificCategory: 'C__CATS__SERVICE' });
    t.deepEqual(Object.keys(error?.data ?? {}), ['id']);
    const titleNow = async () => (await resultOf<readonly ObjectTypeDetails[]>(call(`${type}.read.v2`, { constant })))[0]?.title;
    t.is(await titleNow(), 'Server');
    await resultOf(call(`${type}.update.v2`, { id: 5, title: 'Host' }));
    t.is(await titleNow(), 'Host');
  });

  engine.test(`a default template is set with an object type, in one change set ${on}`, async t => {
    const service = await startedService(t, engine);
    const [call, other] = [callerOf(service, 'idoit'), callerOf(service, 'contract')];
    const { id: template } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'Template' }));
    const templateOf = async (name: number | string) =>
      (await resultOf<{ readonly default_template: string | null }>(other('kataster.object_type.read', { type: name })))
        .default_template;
    const { id } = await resultOf<{ readonly id: number }>(call(`${type}.create.v2`, { ...inGroup, defaultTemplate: template }));
    t.is(await templateOf(id), String(template));
    const { error } = await call(`${type}.create.v2`, { ...inGroup, defaultTemplate: 4711 });
    t.regex(String(error?.message), /4711/);
    t.is((await resultOf<readonly object[]>(call(`${type}.read.v2`, { constant: 'C__OBJTYPE__SD_EXAMPLE_2' }))).length, 0);
    await resultOf(call(`${type}.update.v2`, { id: 5, defaultTemplate: String(template) }));
    t.is(await templateOf(5), String(template));
    const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(
      other('kataster.changes.read', {}),
    );
    t.deepEqual(
      sets.map(({ method }) => method),
      [`${type}.update.v2`, `${type}.create.v2`, 'cmdb.object.create'],
    );
  });

  engine.test(`types of a hidden group are in no menu, and its types keep a group ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'idoit');
    const { id } = await resultOf<{ readonly id: number }>(call(`${group}.create.v2`, { title: 'Water', visible: false }));
    await resultOf(call(`${type}.create.v2`, { title: 'Tank', objectTypeGroup: id }));
    const constant = 'C__OBJTYPE__SD_TANK';
    const inMenus = async () =>
      (await resultOf<readonly object[]>(call('cmdb.object_types.read', { filter: { id: constant, enabled: true } }))).length;
    t.is(await inMenus(), 0);
    await resultOf(call(`${group}.update.v2`, { id, visible: true }));
    t.is(await inMenus(), 1);
    const { error } = await call(`${group}.delete.v2`, { id });
    t.regex(String(error?.data?.id), new RegExp(`^object types in this group: ${constant}; give them another group first$`));
    await resultOf(call(`${type}.update-by-constant.v2`, { constant, objectTypeGroup: 'C__OBJTYPE_GROUP__OTHER' }));
    await resultOf(call(`${group}.delete.v2`, { id }));
    const shown = await resultOf<readonly ObjectTypeGroupDetails[]>(call(`${group}.read.v2`, {}));
    t.deepEqual(
      shown.slice(0, 3).map(({ id: number, titleRaw, sort, deletable }) => [number, titleRaw, sort, deletable]),
      [
        [1, 'LC__CMDB__OBJTYPE_GROUP__SOFTWARE', 1, false],
        [2, 'LC__CMDB__OBJTYPE_GROUP__INFRASTRUCTURE', 2, false],
        [3, 'LC__CMDB__OBJTYPE_GROUP__OTHER', 3, false],
      ],
    );
  });

  engine.test(`object types are read with their categories ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'idoit');
    const constants = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT'];
    const types = await resultOf<readonly (ObjectTypeDetails & { readonly categories: object })[]>(
      call(`${type}.read.v2`, { constant: constants, 'with-categories': true }),
    );
    t.deepEqual(types.map(({ constant }) => constant).sort(), [...constants].sort());
    const categories = await resultOf(call('cmdb.object_type_categories.read', { type: 'C__OBJTYPE__SERVER' }));
    t.deepEqual(types.find(({ constant }) => constant === 'C__OBJTYPE__SERVER')?.categories, categories);
  });

  engine.test(`a call that was answered is answered again by its idempotency key ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'idoit');
    const once = { ...inGroup, constant: exampleType, idempotency_key: 'create-1' };
    const first = await resultOf<{ readonly id: number }>(call(`${type}.create.v2`, once));
    t.deepEqual(await resultOf(call(`${type}.create.v2`, once)), first);
    const gone = { id: first.id, idempotency_key: 'delete-1' };
    const deleted = await resultOf(call(`${type}.delete.v2`, gone));
    t.deepEqual(await resultOf(call(`${type}.delete.v2`, gone)), deleted);
  });
}
