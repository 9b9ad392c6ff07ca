import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const titled = (title: string) => ({ en: title, de: title });
const tank = 'C__CATG__CUSTOM_WATER_TANK';
const schema = {
  object_type_groups: [{ title: titled('Plant') }],
  relation_types: [{ title: titled('Feed'), master: titled('feeds'), slave: titled('is fed by') }],
  categories: [
    {
      title: { en: 'Water tank', de: 'Wassertank' },
      attributes: [
        { title: { en: 'Water level', de: 'Wasserstand' }, type: 'integer' },
        { title: { en: 'Size', de: 'Größe' }, type: 'text' },
      ],
    },
  ],
  object_types: [{ title: titled('Tank'), group: 'C__OBJTYPE_GROUP__PLANT', categories: ['C__CATG__GLOBAL', tank] }],
};

interface Definition {
  readonly const: string;
  readonly id: number;
  readonly attributes?: readonly { readonly id: number; readonly key: string }[];
}
type Read = Readonly<Record<string, readonly Definition[]>>;

async function read(call: Caller): Promise<Read> {
  return (await resultOf<{ schema: Read }>(call('kataster.schema.read', {}))).schema;
}

for (const engine of enginesInTurn) {
  engine.test(`definitions and attributes without a name have that of their titles on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema }));
    const stored = await read(call);
    t.like(stored, {
      object_type_groups: [{ const: 'C__OBJTYPE_GROUP__PLANT' }],
      relation_types: [{ const: 'C__RELATION_TYPE__FEED' }],
      categories: [{ const: tank, attributes: [{ key: 'water_level' }, { key: 'size' }] }],
      object_types: [{ const: 'C__OBJTYPE__TANK' }],
    });
    t.like(await resultOf<object>(call('kataster.schema.apply', { schema })), { version: 1, steps: [] }, 'it is there already');
    const [{ attributes: [level] = [] } = {}] = stored.categories ?? [];
    const retitled = [{ const: tank, attributes: [{ ...level, key: 'water_level', title: titled('Level') }] }];
    await resultOf(call('kataster.schema.apply', { schema: { categories: retitled } }));
    t.like((await read(call)).categories?.[0]?.attributes?.[0], { id: level?.id, key: 'water_level', title: titled('Level') });
  });

  engine.test(`titles that give no name, or one that is there, are refused by their places on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const nameless = {
      dialogs: [{ choices: [] }],
      categories: [
        { title: titled('水'), attributes: [] },
        { const: tank, title: titled('Tank'), attributes: [{ type: 'text', title: titled('水') }] },
        { id: 5, title: titled('Volume'), attributes: [] },
      ],
      object_types: [{ title: titled('Pump') }, { title: titled('pump!') }, { title: titled('Server') }],
    };
    const { error } = await call('kataster.schema.apply', { schema: nameless });
    const { error: _, ...faults } = error?.data ?? {};
    t.deepEqual(Object.keys(faults).toSorted(), [
      'schema.categories.0.const',
      'schema.categories.1.attributes.0.key',
      'schema.categories.2.const',
      'schema.dialogs.0.name',
      'schema.object_types.1.const',
      'schema.object_types.2.const',
    ]);
  });
}
