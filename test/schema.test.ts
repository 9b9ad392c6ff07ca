import type { ExecutionContext } from 'ava';
import { newDatabase } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { fleet } from './helpers/process.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { type engines, enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const volume = { key: 'volume', type: 'integer', title: titled('Volume') };
const label = { key: 'label', type: 'text', title: titled('Label') };
const medium = { key: 'medium', type: 'dialog_plus', title: titled('Medium'), dialog: 'medium' };
const water = { id: 1, const: 'C__MEDIUM__WATER', title: titled('Water') };
const firstSchema = {
  dialogs: [{ name: 'medium', choices: [water] }],
  categories: [{ const: tank, title: titled('Tank'), attributes: [volume, label, medium] }],
  object_types: [{ const: 'C__OBJTYPE__TANK', title: titled('Water tank'), categories: ['C__CATG__GLOBAL', tank] }],
};

/** Definitions that contradict each other, what ships and what is stored, each in another way. */
const unsoundSchema = {
  categories: [
    { const: tank, attributes: [{ ...volume, unit: 'litres' }, label] },
    {
      const: 'C__CATG__CUSTOM_POOL',
      title: titled('Pool'),
      attributes: [{ ...medium, dialog: 'mediums' }, { ...label, unique: 'planet' }, { key: 'depth' }],
    },
  ],
  object_types: [{ const: 'C__OBJTYPE__POOL', title: titled('Pool'), group: 'C__OBJTYPE_GROUP__WET' }],
  attribute_rules: [
    { attribute: 'C__CATG__MODEL.serial', required: true },
    { attribute: 'C__CATG__MODEL.productid', pattern: '(' },
    { attribute: 'C__CATG__MODEL.nothing', required: true },
  ],
};

/** Without what there is instead. */
const faultsOfUnsound = {
  'schema.categories.0.attributes.0.unit':
    'unit stays null, as what is stored would mean something else: add a new one, and remove this one',
  'schema.categories.0': `${tank}.medium.dialog: no dialog 'medium'`,
  'schema.categories.1.attributes.1.unique': '"planet": expected one of object, objectType, everywhere',
  'schema.categories.1.attributes.2.type': 'is missing',
  'schema.categories.1.attributes.2.title': 'is missing',
  'schema.object_types.0.group': "no object type group 'C__OBJTYPE_GROUP__WET'",
  'schema.attribute_rules.1.pattern': 'is no pattern: error parsing regexp: missing closing ): `(`',
  'schema.attribute_rules.2.attribute': "no attribute 'nothing'",
};

/** The error of a call, with its faults. */
async function errorOf(answer: Promise<RpcAnswer>) {
  const data = (await answer).error?.data;
  return { error: data?.error, data };
}

interface Applied {
  readonly version: number;
  readonly loss: number;
  readonly steps: readonly { readonly name: string; readonly change: string; readonly touched: number }[];
}

/** The icon of an object type that a process serves; its status where that is another than 200. */
async function iconAt(url: string, type: string): Promise<string | number> {
  const { status, text } = await send(`${url}/images/object-types/${type}.svg`, { verb: 'GET' });
  return status === 200 ? text : status;
}

/** Calls of two processes that share a database; one process calls itself where the engine has one. */
async function pair(t: ExecutionContext, name: (typeof engines)[number]['name']) {
  const { services } = await fleet(t, await newDatabase(t, name, 'tables'), name === 'SQLite' ? 1 : 2);
  return [services[0]?.call ?? t.fail(), services.at(-1)?.call ?? t.fail()] as const;
}

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: every process serves the icon of a type as the schema has it`, async t => {
    const { services } = await fleet(t, await newDatabase(t, engine.name, 'tables'), engine.name === 'SQLite' ? 1 : 2);
    const type = 'C__OBJTYPE__TANK';
    const seen = async () => {
      const icons = await Promise.all(services.map(({ url }) => iconAt(url, type)));
      return icons.map(icon => /fill="(#\w+)".*class="bi bi-([\w-]+)"/.exec(String(icon))?.slice(1) ?? icon);
    };
    const everywhere = (icon: unknown) => services.map(() => icon);
    const apply = (schema: object) => resultOf(services[0]?.call('kataster.schema.apply', { schema }) ?? t.fail());
    t.deepEqual(await seen(), everywhere(404));
    await apply({ object_types: [{ const: type, title: titled('Tank'), icon: 'droplet', color: '4E93BE' }] });
    t.deepEqual(await seen(), everywhere(['#4E93BE', 'droplet']));
    await apply({ object_types: [{ const: type, icon: 'water', color: '112233' }] });
    t.deepEqual(await seen(), everywhere(['#112233', 'water']));
    await resultOf(services[0]?.call('kataster.schema.apply', { removed: [type] }) ?? t.fail());
    t.deepEqual(await seen(), everywhere(404));
  });

  engine.test(`${engine.name}: a schema is in force at the next call, in every process`, async t => {
    const [one, other] = await pair(t, engine.name);
    t.deepEqual((await resultOf<Applied>(one('kataster.schema.read', {}))).version, 0);
    const { error } = await errorOf(other('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: 'Tank 1' }));
    t.is(error, 'ObjectTypeNotFound');
    const applied = await resultOf<Applied>(one('kataster.schema.apply', { schema: firstSchema }));
    t.like(applied, { version: 1, loss: 0 });
    t.deepEqual(
      applied.steps.map(({ name, change }) => `${name} ${change}`),
      ['medium added', `${tank} added`, 'C__OBJTYPE__TANK added'],
    );
    const entries = [{ volume: 500, label: 'North tank', medium: 'Water' }];
    const { id } = await resultOf(
      other('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: 'Tank 1', categories: { [tank]: entries } }),
    );
    const [read] = await resultOf<readonly object[]>(one('cmdb.category.read', { objID: Number(id), category: tank }));
    t.like(read, { volume: '500', label: 'North tank', medium: { title: 'Water' } });
    const filter = { attributes: [{ category: tank, key: 'volume', comparison: '>', value: 400 }] };
    t.is((await resultOf<readonly object[]>(other('cmdb.objects.read', { filter }))).length, 1);
    t.is((await resultOf<readonly object[]>(one('idoit.search.read', { q: 'North' }))).length, 1);
    const discovered = await resultOf(other('rpc.discover', {}));
    t.is(discovered['x-schema-version'], 1);
    t.true(JSON.stringify(discovered).includes(tank));
    t.like(await resultOf(other('cmdb.object.read', { id: Number(id) })), { type_title: 'Water tank' });
    await resultOf(
      one('kataster.schema.apply', { schema: { object_types: [{ const: 'C__OBJTYPE__TANK', title: titled('Basin') }] } }),
    );
    t.like(await resultOf(other('cmdb.object.read', { id: Number(id) })), { type_title: 'Basin' });
  });

  engine.test(`${engine.name}: what is removed keeps its values, which come back where that is undone`, async t => {
    const [one, other] = await pair(t, engine.name);
    await resultOf(one('kataster.schema.apply', { schema: firstSchema }));
    const { id } = await resultOf(
      one('cmdb.object.create', {
        type: 'C__OBJTYPE__TANK',
        title: 'Tank 1',
        categories: { [tank]: [{ volume: 500, label: 'North' }] },
      }),
    );
    const read = async () =>
      (await resultOf<readonly Record<string, unknown>[]>(other('cmdb.category.read', { objID: Number(id), category: tank })))[0];
    const asked = { removed: [`${tank}.volume`] };
    t.like(await resultOf<Applied>(other('kataster.schema.preview', asked)), { version: 1, loss: 1 });
    const { error, data } = await errorOf(one('kataster.schema.apply', asked));
    t.deepEqual(
      [error, data?.accept_loss],
      [
        'Conflict',
        'entries that would lose values or get a default: 1; accept_loss 1 accepts that, and undoing the change restores what was there',
      ],
    );
    await resultOf(one('kataster.schema.apply', { ...asked, accept_loss: 1 }));
    t.false('volume' in ((await read()) ?? {}));
    await resultOf(other('cmdb.category.save', { objID: Number(id), category: tank, data: { label: 'South' } }));
    const again = await errorOf(
      one('kataster.schema.apply', { schema: { categories: [{ const: tank, attributes: [{ ...volume, type: 'text' }] }] } }),
    );
    t.regex(String(again.data?.['schema.categories.0.attributes.0.key']), /^volume was removed and means nothing else ever/);
    const [{ number } = t.fail()] = (
      await resultOf<{ readonly change_sets: readonly { number: number }[] }>(
        one('kataster.changes.read', { method: 'kataster.schema.apply', limit: 1 }),
      )
    ).change_sets;
    await resultOf(other('kataster.changes.revert', { numbers: [number] }));
    t.like(await read(), { volume: '500', label: 'South' });
    t.is((await resultOf<Applied>(one('kataster.schema.read', {}))).version, 3);
  });

  engine.test(`${engine.name}: every fault of a schema is named at once, by its place`, async t => {
    const [one] = await pair(t, engine.name);
    await resultOf(one('kataster.schema.apply', { schema: firstSchema }));
    const schema = {
      categories: [{ const: tank, kind: 'global', attributes: [{ ...volume, type: 'object' }] }, { title: titled('–') }],
    };
    const { data } = await errorOf(one('kataster.schema.apply', { schema, removed: ['C__CATG__CUSTOM_TANKS'] }));
    t.deepEqual(Object.keys(data ?? {}).sort(), [
      'error',
      'removed.0',
      'schema.categories.0.attributes.0.type',
      'schema.categories.0.kind',
      'schema.categories.1.const',
    ]);
    const unsound = await errorOf(one('kataster.schema.apply', { schema: unsoundSchema, removed: ['medium'], accept_loss: 0 }));
    const { error, ...faults } = unsound.data ?? {};
    const told = Object.entries(faults).map(([place, fault]) => [place, String(fault).replace(/; there are .*/, '')]);
    t.deepEqual([error, Object.fromEntries(told)], ['InvalidParameters', faultsOfUnsound]);
    const two = await errorOf(one('kataster.schema.apply', { schema: firstSchema, if_version: 0 }));
    t.deepEqual([two.error, two.data?.if_version], ['Conflict', 'the schema has version 1 by now, not 0: read it and try again']);
    t.is((await resultOf<Applied>(one('kataster.schema.read', {}))).version, 1);
  });

  engine.test(`${engine.name}: no entry is written by a version that another one followed`, async t => {
    const [one, other] = await pair(t, engine.name);
    await resultOf(one('kataster.schema.apply', { schema: firstSchema }));
    const { id } = await resultOf(one('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: 'Tank 1' }));
    const answers = { saved: 0, refused: 0 };
    for (let round = 0; round < 8; round += 1) {
      const key = `extra${round}`;
      let isApplied = false;
      const schema = { categories: [{ const: tank, attributes: [{ key, type: 'text', title: titled(key) }] }] };
      const save = async (at: number) => {
        const isLate = isApplied;
        const answer = await other('cmdb.category.save', { objID: Number(id), category: tank, data: { [key]: `${at}` } });
        if (isLate) t.falsy(answer.error, `${key} is known after it was applied`);
        answers[answer.error ? 'refused' : 'saved'] += 1;
      };
      const applying = resultOf(one('kataster.schema.apply', { schema })).then(() => {
        isApplied = true;
      });
      await Promise.all(Array.from({ length: 20 }, (_, at) => save(at)));
      await applying;
      await save(20);
      const removal = one('kataster.schema.apply', { removed: [`${tank}.${key}`], accept_loss: 1 });
      const during = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          other('cmdb.category.save', { objID: Number(id), category: tank, data: { [key]: `late ${at}` } }),
        ),
      );
      await resultOf(removal);
      for (const { error } of during) if (error) t.deepEqual(error.data?.error, 'ValidationFailed');
      const after = await errorOf(other('cmdb.category.save', { objID: Number(id), category: tank, data: { [key]: 'after' } }));
      t.is(after.error, 'ValidationFailed');
    }
    t.log(`${answers.saved} saves by the schema of then, ${answers.refused} refused before it`);
  });
}
