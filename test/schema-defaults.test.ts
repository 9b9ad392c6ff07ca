import type { AttributeDefinition } from '../generated/types.js';
import { attributeTypes } from '../src/attributes/attribute-types.js';
import { sampleOf } from './helpers/every-type.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });

type Entry = Readonly<Record<string, unknown>>;

/** An attribute of each type whose default is a value, with that of its samples. */
const attributes = [...attributeTypes()]
  .filter(([, { marks }]) => marks.preset === 'value')
  .map(([name]) => {
    const attribute = { key: name, type: name as AttributeDefinition['type'], title: titled(name) } as AttributeDefinition;
    const { given, reads } = sampleOf(attribute);
    return { ...attribute, default: given, reads };
  });
const schema = {
  categories: [{ const: tank, title: titled('Tank'), attributes: attributes.map(({ reads: _, ...each }) => each) }],
};
const preset: Entry = Object.fromEntries(attributes.map(({ key, reads }) => [key, reads]));

async function created(call: Caller, more: Entry = {}): Promise<number> {
  return Number((await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', ...more }))).id);
}

async function read(call: Caller, object: number, category: string): Promise<Entry> {
  const [entry = {}] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: object, category }));
  return entry;
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(
    `a new entry has the defaults of every type where nothing is given, and none where that is cleared ${on}`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      await resultOf(call('kataster.schema.apply', { schema }));
      const plain = await created(call, { categories: { [tank]: [{}] } });
      t.like(await read(call, plain, tank), preset);
      const cleared = await created(call, { categories: { [tank]: [{ text: null, integer: 0 }] } });
      t.like(await read(call, cleared, tank), { ...preset, text: '', integer: '0' });
      await resultOf(call('cmdb.category.save', { objID: plain, category: tank, data: { text: '' } }));
      t.is((await read(call, plain, tank)).text, '', 'a default is for new entries');
      const info = await resultOf<Readonly<Record<string, Entry>>>(call('cmdb.category_info.read', { category: tank }));
      for (const { key, default: given } of attributes) t.is(info[key]?.default, given);
    },
  );

  engine.test(`what is required and has a default need not be given ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const needed = { key: 'label', type: 'text', title: titled('Label'), required: true, default: 'unnamed' };
    await resultOf(
      call('kataster.schema.apply', { schema: { categories: [{ ...schema.categories[0], attributes: [needed] }] } }),
    );
    const object = await created(call, { categories: { [tank]: [{}] } });
    t.is((await read(call, object, tank)).label, 'unnamed');
    const { error } = await call('cmdb.category.save', { objID: object, category: tank, data: { label: null } });
    t.regex(String(error?.data?.label), /required/);
    const info = await resultOf<Readonly<Record<string, Entry>>>(call('cmdb.category_info.read', { category: tank }));
    t.like(info.label, { required: false, default: 'unnamed' });
  });

  engine.test(`rules of Global hold for objects: defaults, what is required, and what a template has instead ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const rulesOf = (rules: Readonly<Record<string, Entry>>) =>
      Object.entries(rules).map(([key, rule]) => ({ attribute: `C__CATG__GLOBAL.${key}`, ...rule }));
    const apply = (rules: Readonly<Record<string, Entry>>) =>
      resultOf(call('kataster.schema.apply', { schema: { attribute_rules: rulesOf(rules) } }));
    const rules = {
      description: { default: 'to be described' },
      purpose: { required: true },
      cmdb_status: { default: 'C__CMDB_STATUS__PLANNED', required: true },
    };
    const early = await created(call);
    const { error: refused } = await call('kataster.schema.apply', { schema: { attribute_rules: rulesOf(rules) } });
    const [, ...places] = Object.keys(refused?.data ?? {});
    t.deepEqual(places, ['schema.attribute_rules.1'], JSON.stringify(refused));
    t.regex(String(refused?.data?.['schema.attribute_rules.1']), /without a value: 1;/);
    await resultOf(call('cmdb.category.save', { objID: early, category: 'C__CATG__GLOBAL', data: { purpose: 'Production' } }));
    await apply(rules);
    const { error } = await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });
    t.regex(String(error?.data?.purpose), /required/);
    const object = await created(call, { purpose: 'Production' });
    t.like(await read(call, object, 'C__CATG__GLOBAL'), {
      description: 'to be described',
      cmdb_status: { const: 'C__CMDB_STATUS__PLANNED' },
    });
    await apply({ purpose: { required: true, default: 1 } });
    const more = { status: 'C__RECORD_STATUS__TEMPLATE', description: 'of a template' };
    const template = await created(call, more);
    const copy = await read(call, await created(call, { template }), 'C__CATG__GLOBAL');
    t.like(copy, { description: 'of a template', purpose: { title: 'Production' } });
  });

  engine.test(`a default that nobody could save is refused by its place ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const wrong = [
      { key: 'volume', type: 'integer', default: 5, maximum: 4 },
      { key: 'built', type: 'date', default: '2026-02-30' },
      { key: 'label', type: 'text', default: 'x', pattern: 'T-[0-9]+' },
      { key: 'number', type: 'text', default: 'T-1', counter: 'T-[###]' },
      { key: 'address', type: 'text', default: '10.0.0.256', format: 'ipv4' },
      { key: 'owner', type: 'object', default: '5' },
      { key: 'sealed', type: 'boolean', default: 'yes' },
    ].map(each => ({ title: titled(each.key), ...each }));
    const { error } = await call('kataster.schema.apply', {
      schema: { categories: [{ const: tank, title: titled('Tank'), attributes: wrong }] },
    });
    const { error: _, ...faults } = error?.data ?? {};
    t.deepEqual(
      Object.keys(faults).toSorted(),
      wrong.map((_, at) => `schema.categories.0.attributes.${at}.default`),
      JSON.stringify(faults),
    );
  });
}
