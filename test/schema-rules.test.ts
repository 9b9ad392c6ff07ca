import type { ExecutionContext } from 'ava';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import type { DialectName } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const model = 'C__CATG__MODEL';
const titled = (title: string) => ({ en: title, de: title });
const patterned = { key: 'label', type: 'text', title: titled('Label'), pattern: 'T-[0-9]{3}' };
const limited = { key: 'volume', type: 'integer', title: titled('Volume'), permittedValues: [100, 200] };
const own = { categories: [{ const: tank, title: titled('Tank'), attributes: [patterned, limited] }] };
const rules = [
  { attribute: `${model}.serial`, required: true, pattern: '([A-Z]{2}-)?[0-9]+' },
  { attribute: `${model}.productid`, permittedValues: ['P1', 'P2'], internal: true },
];

type Entry = Readonly<Record<string, unknown>>;
type Write = (call: Caller, id: number, category: string, data: Entry) => Promise<RpcAnswer>;

/** Every way in which values are written that a rule has to hold for. */
const writes: Readonly<Record<string, Write>> = {
  save: (call, id, category, data) => call('cmdb.category.save', { objID: id, category, data }),
  create: (call, _, category, data) =>
    call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'new', categories: { [category]: [data] } }),
  'several calls at once': async (call, id, category, data) => {
    const operation = { method: 'cmdb.category.save', params: { objID: id, category, data } };
    return call('kataster.changes.apply', { operations: [operation] });
  },
  push: async (call, _, category, data) => {
    const host = { extType: 'scanner', extId: 'a', title: 'Pushed', class: 'C__OBJTYPE__SERVER' };
    const answer = await call('cmdb.external.push.v2', { ...host, data: { [category]: data } });
    const pushed = answer.result as { readonly success: boolean } | undefined;
    return pushed?.success === false ? { ...answer, error: { code: 0, message: JSON.stringify(pushed), data: null } } : answer;
  },
};

const cases: readonly (readonly [what: string, category: string, right: Entry, wrong: Entry])[] = [
  ['a pattern of an own attribute', tank, { label: 'T-123' }, { label: 'T-1234' }],
  ['permitted values of an own attribute', tank, { label: 'T-001', volume: 200 }, { label: 'T-001', volume: 300 }],
  ['a pattern of an attribute that ships', model, { serial: 'AB-1' }, { serial: 'AB1' }],
  ['permitted values of an attribute that ships', model, { serial: '1', productid: 'P2' }, { serial: '1', productid: 'P3' }],
];

async function server(call: Caller): Promise<number> {
  return Number((await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }))).id);
}

async function refused(t: ExecutionContext, answer: Promise<RpcAnswer>, what: string): Promise<void> {
  t.truthy((await answer).error, what);
}

for (const engine of enginesInTurn)
  for (const dialect of ['contract', 'idoit'] as const satisfies readonly DialectName[]) {
    const on = `on ${engine.name}, dialect ${dialect}`;

    engine.test(`rules of a site hold in every way of writing, for own and for shipped attributes ${on}`, async t => {
      const service = await startedService(t, engine);
      const [call, clients] = [callerOf(service, 'contract'), callerOf(service, dialect)];
      await resultOf(call('kataster.schema.apply', { schema: { ...own, attribute_rules: rules } }));
      let count = 0;
      for (const [what, category, right, wrong] of cases)
        for (const [way, write] of Object.entries(writes)) {
          const caller = way === 'push' || way === 'several calls at once' ? call : clients;
          await resultOf(write(caller, await server(call), category, right));
          await refused(t, write(caller, await server(call), category, wrong), `${what} by ${way}`);
          count += 2;
        }
      await refused(
        t,
        clients('cmdb.category.save', { objID: await server(call), category: model, data: { title: 'x' } }),
        'required',
      );
      t.log(`${count} writes`);
    });
  }

for (const engine of enginesInTurn)
  engine.test(`a template with values that a later rule forbids is not copied, and says which, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const categories = { [model]: [{ serial: 'seven', productid: 'P1' }] };
    const status = 'C__RECORD_STATUS__TEMPLATE';
    const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'a', status, categories }));
    await resultOf(call('kataster.schema.apply', { schema: { attribute_rules: [{ ...rules[0], required: false }, rules[1]] } }));
    const copy = () => call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'b', template: Number(id) });
    const { error } = await copy();
    t.regex(JSON.stringify(error?.data), /"serial":"expected a text .* follows the pattern .*seven/);
    await resultOf(call('cmdb.category.save', { objID: Number(id), category: model, data: { serial: '7' } }));
    t.falsy((await copy()).error);
  });

for (const engine of enginesInTurn) {
  engine.test(`a rule is seen, changed, taken away and given again on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const apply = (schema: object, more: object = {}) => call('kataster.schema.apply', { schema, ...more });
    const id = await server(call);
    await resultOf(call('cmdb.category.save', { objID: id, category: model, data: { title: 'old' } }));
    const early = await apply({ attribute_rules: rules });
    t.regex(String(early.error?.data?.['schema.attribute_rules.0']), /1/, 'an entry has no serial number');
    await resultOf(call('cmdb.category.save', { objID: id, category: model, data: { serial: '7' } }));
    await resultOf(apply({ attribute_rules: rules }));
    const info = await resultOf<Readonly<Record<string, Entry>>>(call('cmdb.category_info.read', { category: model }));
    t.like(info.serial, { required: true, pattern: rules[0]?.pattern });
    t.like(info.productid, { permittedValues: ['P1', 'P2'], internal: true });
    const read = await resultOf<{ schema: { attribute_rules: readonly object[] } }>(call('kataster.schema.read', {}));
    t.deepEqual(read.schema.attribute_rules, rules);
    await resultOf(apply({ attribute_rules: [{ attribute: `${model}.serial`, pattern: 'X' }] }));
    await resultOf(call('cmdb.category.save', { objID: id, category: model, data: { serial: null } }));
    await resultOf(apply({}, { removed: [`${model}.serial`] }));
    await resultOf(call('cmdb.category.save', { objID: id, category: model, data: { serial: 'anything' } }));
    await resultOf(apply({ attribute_rules: [{ attribute: `${model}.serial`, pattern: 'Y' }] }));
    await refused(
      t,
      call('cmdb.category.save', { objID: id, category: model, data: { serial: 'anything else' } }),
      'given again',
    );
    await resultOf(apply(own));
    const atAttribute = await apply({ attribute_rules: [{ attribute: `${tank}.label`, pattern: 'Y' }] });
    t.regex(String(atAttribute.error?.data?.['schema.attribute_rules.0.attribute']), /of the schema itself/);
    const slow = await apply({ attribute_rules: [{ attribute: `${model}.serial`, pattern: '(a+)+b' }] });
    t.regex(String(slow.error?.data?.['schema.attribute_rules.0.pattern']), /repeats a group/);
  });
}
