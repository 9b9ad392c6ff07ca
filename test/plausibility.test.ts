import type { TextFormat } from '../generated/types.js';
import { typeOf } from '../src/attributes/attribute-types.js';
import { formats } from '../src/attributes/formats.js';
import { ReferenceIds } from '../src/attributes/references.js';
import { entriesRead, entryMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { type Implausible, implausibleValues } from './helpers/implausible.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, savedValues, targetsOf } from './helpers/samples.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

const refusal = 'Invalid parameters: There was a validation error';

test('every form takes its example whole and nothing beside it', t => {
  for (const { pattern, example } of Object.values(formats)) {
    const form = new RegExp(`^(?:${pattern})$`, 'u');
    t.true(form.test(example), example);
    for (const other of [`${example} `, ` ${example}`, `${example}\n`, '', ' ']) t.false(form.test(other), JSON.stringify(other));
  }
});

test('the marks of the catalogue cover every form that is no other one', t => {
  const used = new Set(implausibleValues.map(({ attribute }) => attribute.format));
  const expected = (Object.keys(formats) as TextFormat[]).filter(format => format !== 'mac' && format !== 'positions');
  t.deepEqual([...expected.filter(format => !used.has(format))], []);
});

test('a number that is none is refused with the range of its attribute', t => {
  const ranged = registry.categories.flatMap(({ attributes }) =>
    attributes.filter(({ type, minimum, maximum }) => /^(integer|number)$/.test(type) && (minimum ?? maximum) !== undefined),
  );
  t.true(ranged.length > 50);
  for (const attribute of ranged) {
    const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = attribute;
    const given = attribute.type === 'integer' ? '0.5' : '1e300';
    const message = `expected ${attribute.type === 'integer' ? 'an integer' : 'a number'} from ${minimum} to ${maximum}, not a text "${given}"`;
    const accepting = { registry, referenceIds: new ReferenceIds(), checksPlausibility: true };
    t.throws(() => typeOf(attribute).accept(given, attribute, accepting), { message }, attribute.key);
  }
});

for (const engine of enginesInTurn) {
  const service = sharedService(engine);
  const callers = async () => ({ contract: callerOf(await service(), 'contract'), idoit: callerOf(await service(), 'idoit') });

  engine.test(
    `whatever the catalogue marks is refused at /jsonrpc and saved as today at the other address, on ${engine.name}`,
    async t => {
      const { contract, idoit } = await callers();
      for (const value of implausibleValues) {
        const { category, attribute, given, expected } = value;
        const place = `${category}.${attribute.key} ${JSON.stringify(given)}`;
        const data = await dataWith(idoit, value);
        const object = await serverMade(idoit);
        const { error } = await contract('cmdb.category.save', { object, category, data });
        t.is(error?.message, refusal, place);
        t.deepEqual(Object.keys(error?.data ?? {}), ['error', attribute.key], place);
        t.true(error?.data?.[attribute.key]?.includes(expected), `${place}: ${error?.data?.[attribute.key]}`);
        t.deepEqual(await resultOf(contract('cmdb.category.read', { object, category })), [], place);
        await entryMade(idoit, { object, category, data });
        const [entry] = await entriesRead<Record<string, unknown>>(contract, { object, category });
        t.deepEqual(entry?.[attribute.key], kept(value), place);
      }
    },
  );

  engine.test(
    `what was kept before stays readable, found and copied, and the rest of its entry can be saved, on ${engine.name}`,
    async t => {
      const { contract, idoit } = await callers();
      // A login is not copied.
      for (const value of implausibleValues.filter(each => each.category !== 'C__CATS__PERSON_LOGIN')) {
        const { category, attribute, given } = value;
        const object = await serverMade(idoit);
        const data = await dataWith(idoit, value);
        const { entry } = await resultOf(idoit('cmdb.category.save', { object, category, data }));
        const other = registry.category(category)?.attributesByKey.has('description') ? { description: 'checked' } : {};
        const place = `${category}.${attribute.key} ${JSON.stringify(given)}`;
        await entryMade(contract, { object, category, entry, data: other });
        const made = await resultOf<{ id: string }>(
          contract('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'copy', template: object }),
        );
        for (const id of [object, Number(made.id)]) {
          const [read] = await entriesRead<Record<string, unknown>>(contract, { object: id, category });
          t.deepEqual(read?.[attribute.key], kept(value), place);
        }
        // A value with a unit is compared in its base unit.
        const compared = attribute.unit === undefined ? { value: given } : { comparison: 'set' };
        const condition = { category, key: attribute.key, ...compared };
        const found = await contract('cmdb.objects.read', { filter: { ids: [object], attributes: [condition] } });
        t.is(found.error, undefined, place);
        t.deepEqual(
          (found.result as readonly { id: string }[]).map(({ id }) => id),
          [String(object)],
          place,
        );
      }
    },
  );

  const ip = { hostname: 'web1', ipv4_address: '300.1.1.1' };
  const aliases = { hostname: 'web1', aliases: [{ hostname: 'hello world' }] };
  const port = { title: 'eth0', mtu: '0' };

  /** Every way by which values come in, with the name under which a refusal tells of them. */
  const ways: Readonly<Record<string, (call: Caller, object: number, entry: number) => [ReturnType<Caller>, string]>> = {
    save: (call, object) => [call('cmdb.category.save', { object, category: 'C__CATG__IP', data: ip }), 'ipv4_address'],
    'save of an entry': (call, object, entry) => [
      call('cmdb.category.save', { object, category: 'C__CATG__IP', entry, data: { ipv4_address: '1.2.3' } }),
      'ipv4_address',
    ],
    'save of a field of a row': (call, object) => [
      call('cmdb.category.save', { object, category: 'C__CATG__IP', data: aliases }),
      'aliases',
    ],
    create: (call, objID) => [call('cmdb.category.create', { objID, category: 'C__CATG__NETWORK_PORT', data: port }), 'mtu'],
    update: (call, objID, category_id) => [
      call('cmdb.category.update', { objID, category: 'C__CATG__IP', data: { category_id, ipv6_address: 'x' } }),
      'ipv6_address',
    ],
    'creation of an object': call => [
      call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'new', categories: { C__CATG__IP: [ip] } }),
      'categories.C__CATG__IP.0.ipv4_address',
    ],
  };

  for (const [way, come] of Object.entries(ways))
    engine.test(`${way} refuses what cannot be true at /jsonrpc alone, on ${engine.name}`, async t => {
      const { contract, idoit } = await callers();
      const object = await serverMade(idoit);
      const { entry } = await resultOf<{ entry: number }>(
        contract('cmdb.category.save', { object, category: 'C__CATG__IP', data: { hostname: 'db1' } }),
      );
      const [refused, key] = come(contract, object, entry);
      const { error } = await refused;
      t.deepEqual([error?.message, Object.keys(error?.data ?? {})], [refusal, ['error', key]]);
      await resultOf(come(idoit, object, entry)[0]);
    });
}

async function serverMade(call: Caller): Promise<number> {
  const { id } = await resultOf<{ id: string | number }>(
    call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }),
  );
  return Number(id);
}

/** The value, with what its category demands beside it. */
async function dataWith(call: Caller, { category, attribute, beside, given }: Implausible): Promise<object> {
  const required = registry.category(category)?.attributes.filter(each => each.required && each.key !== attribute.key) ?? [];
  return { ...savedValues(await dataFor(required, targetsOf(call))), ...beside, [attribute.key]: given };
}

/** Texts that an implausible value reads as. */
function kept({ attribute: { type, unit }, given }: Implausible): unknown {
  if (unit !== undefined) return { title: given };
  return type === 'money' ? Number(given).toFixed(2) : String(given);
}
