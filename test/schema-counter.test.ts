import { counterFormat, maxDigits, numberIn } from '../src/attributes/counters.js';
import { newDatabase } from './helpers/databases.js';
import { serve } from './helpers/process.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const type = 'C__OBJTYPE__SERVER';
const numbered = { key: 'number', type: 'text', title: titled('Number'), counter: 'TANK-[####]/x', required: true };
const own = (attributes: readonly object[]) => ({
  categories: [{ const: tank, title: titled('Tank'), multiValue: true, attributes }],
});
const label = { key: 'label', type: 'text', title: titled('Label') };

async function server(call: Caller, more: object = {}): Promise<number> {
  return Number((await resultOf(call('cmdb.object.create', { type, title: 'web1', ...more }))).id);
}

async function numbersOf(call: Caller, objID: number): Promise<readonly string[]> {
  const entries = await resultOf<readonly { readonly number: string }[]>(call('cmdb.category.read', { objID, category: tank }));
  return entries.map(({ number }) => number);
}

for (const engine of engines) {
  engine.test(`a counter goes on behind what is stored and what callers give, and never back, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(
      call('kataster.schema.apply', { schema: own([label, { ...numbered, counter: undefined, required: undefined }]) }),
    );
    const id = await server(call);
    const save = (data: object, more: object = {}) => call('cmdb.category.save', { objID: id, category: tank, data, ...more });
    for (const number of ['TANK-0007/x', 'TANK-12/y', 'tank-0099/x', 'TANK-/x', 'TANK-9a/x', 'SRV-0100/x'])
      await resultOf(save({ number }));
    await resultOf(call('kataster.schema.apply', { schema: own([label, numbered]) }));
    const made = async (data: object) => {
      await resultOf(save(data));
      return (await numbersOf(call, id)).at(-1);
    };
    t.is(await made({ label: 'a' }), 'TANK-0008/x');
    t.is(await made({ label: 'b', number: 'free' }), 'free');
    t.is(await made({ number: 'TANK-0020/x' }), 'TANK-0020/x');
    t.is(await made({ label: 'c' }), 'TANK-0021/x');
    const sets = await resultOf<{ readonly change_sets: readonly { readonly number: number }[] }>(
      call('kataster.changes.read', { limit: 1 }),
    );
    await resultOf(call('kataster.changes.revert', { numbers: sets.change_sets.map(({ number }) => number) }));
    t.is(await made({ label: 'd' }), 'TANK-0022/x', 'a creation that was undone keeps its number');
    await call('cmdb.category.save', { objID: id, category: tank, data: { label: 'e' }, dry_run: true });
    t.is(await made({ label: 'f' }), 'TANK-0023/x', 'a dry run gives none out');
    t.is(await made({ number: 'TANK-9999/x' }), 'TANK-9999/x');
    t.is(await made({ label: 'g' }), 'TANK-10000/x');
  });

  engine.test(`a copy of a template gets a number of its own on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: own([label, numbered]) }));
    const template = await server(call, { status: 'C__RECORD_STATUS__TEMPLATE', categories: { [tank]: [{ label: 'A' }] } });
    t.deepEqual(await numbersOf(call, template), ['TANK-0001/x']);
    for (const number of ['TANK-0002/x', 'TANK-0003/x'])
      t.deepEqual(await numbersOf(call, await server(call, { template })), [number]);
  });

  engine.test(`no number is given out twice on ${engine.name}`, async t => {
    const environment = { KATASTER_DATABASE: await newDatabase(t, engine.name), KATASTER_DURABILITY: 'fast' };
    const services = [await serve(t, environment)];
    if (engine.name === 'PostgreSQL') services.push(await serve(t, environment));
    const calls = services.map(({ call }) => call);
    const [call = t.fail() as never] = calls;
    await resultOf(call('kataster.schema.apply', { schema: own([label, numbered]) }));
    const objects: number[] = [];
    for (let made = 0; made < 6; made += 1) objects.push(await server(call));
    const written = objects.map(async (objID, at) => {
      for (let entry = 0; entry < 20; entry += 1)
        await resultOf((calls[at % calls.length] ?? call)('cmdb.category.save', { objID, category: tank, data: { label: 'x' } }));
    });
    await Promise.all(written);
    const numbers = (await Promise.all(objects.map(id => numbersOf(call, id)))).flat().sort();
    t.deepEqual(
      numbers,
      Array.from({ length: 120 }, (_, at) => `TANK-${String(at + 1).padStart(4, '0')}/x`),
    );
  });
}

test('a text has a number of a counter between its own prefix and suffix alone', t => {
  const format = counterFormat('TANK-[####]/x');
  const numbers: Readonly<Record<string, number | undefined>> = {
    'TANK-0007/x': 7,
    'TANK-12345/x': 12345,
    'POND-0007/x': undefined,
    'TANK-0007/y': undefined,
    'TANK-/x': undefined,
    'TANK-00 7/x': undefined,
    [`TANK-${'9'.repeat(maxDigits)}/x`]: 999_999_999_999_999,
    [`TANK-${'9'.repeat(maxDigits + 1)}/x`]: undefined,
  };
  for (const [written, number] of Object.entries(numbers)) t.is(numberIn(format, written), number, written);
});
