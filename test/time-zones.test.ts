import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ExecutionContext } from 'ava';
import type { Attribute } from '../src/attributes/attribute-type.js';
import { typeOf } from '../src/attributes/attribute-types.js';
import { InvalidValue } from '../src/attributes/invalid-value.js';
import { ReferenceIds } from '../src/attributes/references.js';
import { formatInZone, localTimeFrom, timeZoneNamed } from '../src/attributes/time-zones.js';
import { momentOf } from '../src/attributes/times.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { type Example, examples, headersOf, onlyReads, type PreparedService, serviceBefore } from './helpers/examples.js';
import { send } from './helpers/http.js';
import { dialectFor } from './helpers/method-dialects.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, isFirst } from './helpers/stores.js';
import test from './helpers/suite.js';

const asked = 'Asia/Kathmandu';
const zone = timeZoneNamed(asked);
const local = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Moments in UTC, and how they are told in a zone. */
const told: readonly (readonly [zone: string, moment: string, told: string])[] = [
  ['UTC', '2027-02-28T13:45:00.999Z', '2027-02-28T13:45:00+00:00'],
  ['Europe/Berlin', '2027-02-28T13:45:00.000Z', '2027-02-28T14:45:00+01:00'],
  ['Europe/Berlin', '2027-07-28T23:45:00.000Z', '2027-07-29T01:45:00+02:00'],
  ['Europe/Berlin', '2027-10-31T00:30:00.000Z', '2027-10-31T02:30:00+02:00'],
  ['Europe/Berlin', '2027-10-31T01:30:00.000Z', '2027-10-31T02:30:00+01:00'],
  ['Asia/Kathmandu', '2027-02-28T23:45:00.000Z', '2027-03-01T05:30:00+05:45'],
  ['America/St_Johns', '2027-01-01T00:00:00.000Z', '2026-12-31T20:30:00-03:30'],
  ['+02:00', '2027-02-28T13:45:00.000Z', '2027-02-28T15:45:00+02:00'],
  ['-0930', '2027-02-28T13:45:00.000Z', '2027-02-28T04:15:00-09:30'],
  ['UTC', '0000-12-31T23:06:32.000Z', '0000-12-31T23:06:32+00:00'],
  ['America/New_York', '0001-01-01T00:00:00.000Z', '0000-12-31T19:03:00-04:57'],
  ['+02:00', '9999-12-31T23:00:00.000Z', '9999-12-31T23:00:00+00:00'],
  ['UTC', '-000001-06-01T12:00:00.000Z', '-000001-06-01T12:00:00+00:00'],
];

test('a moment is written as local time of the zone, with its offset', t => {
  for (const [name, moment, expected] of told) {
    const known = timeZoneNamed(name);
    t.is(known && formatInZone(moment, known), expected, `${name} ${moment}`);
  }
});

test('a time without an offset is that of the zone; one that its clocks skip does not exist', t => {
  const berlin = timeZoneNamed('Europe/Berlin');
  if (!berlin) return t.fail();
  t.is(momentOf(localTimeFrom('2027-07-29 01:45:00', berlin) ?? ''), '2027-07-28T23:45:00.000Z');
  t.is(momentOf(localTimeFrom('2027-02-28 14:45:00', berlin) ?? ''), '2027-02-28T13:45:00.000Z');
  t.is(localTimeFrom('2027-03-28 02:30:00', berlin), undefined);
});

/** Accepts a moment in a call that names a time zone. */
function accepting(name: string): (given: string) => string {
  const attribute: Attribute = { key: 'a', type: 'datetime', title: { en: 'A', de: 'A' } };
  const call = { registry, referenceIds: new ReferenceIds(), checksPlausibility: true, timeZone: timeZoneNamed(name) };
  return given => String(typeOf(attribute).accept(given, attribute, call));
}

test('a moment whose local time is before the year 1 or beyond 9999 is refused', t => {
  const accept = accepting('UTC');
  t.is(typeof accept('9999-12-30T00:00:00+00:00'), 'string');
  for (const given of ['9999-12-31T23:59:59-14:00', '0001-01-01T00:00:00+14:00'])
    t.throws(() => accept(given), { instanceOf: InvalidValue, message: /^expected a moment that exists, / }, given);
});

test('a moment without an offset is of the zone of the call, with a blank or a T', t => {
  const accept = accepting('Europe/Berlin');
  const expected = momentOf(accept('2024-06-01T12:00:00+02:00'));
  for (const given of ['2024-06-01 12:00:00', '2024-06-01T12:00:00', '2024-06-01T12:00:00.250', '2024-06-01T10:00:00Z'])
    t.is(momentOf(accept(given)), expected, given);
});

test('a moment that clocks skip is refused, in the zone of the call and in that of the server', async t => {
  const skipped = { message: 'expected a moment that exists; clocks skip 2024-03-31 02:30:00 as they are put forward' };
  for (const given of ['2024-03-31 02:30:00', '2024-03-31T02:30:00', '31.03.2024 02:30:00'])
    t.throws(() => accepting('Europe/Berlin')(given), skipped, given);
  t.is(typeof accepting('UTC')('2024-03-31 02:30:00'), 'string');
  const program = `import { typeOf } from ${JSON.stringify(new URL('../src/attributes/attribute-types.js', import.meta.url).href)};
    const attribute = { key: 'a', type: 'datetime', title: { en: 'A', de: 'A' } };
    const accept = given => { try { return typeOf(attribute).accept(given, attribute, {}); } catch (error) { return error.message; } };
    console.log(JSON.stringify(['2024-03-31 02:30:00', '2024-03-31 03:30:00', '2024-10-27 02:30:00', '0001-01-01 00:00:00'].map(accept)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: 'Europe/Berlin' },
  });
  t.deepEqual(JSON.parse(stdout), [skipped.message, '2024-03-31 03:30:00', '2024-10-27 02:30:00', '0001-01-01 00:00:00']);
});

test('a text that names no zone is none', t => {
  for (const name of ['', ' ', 'Mars/Olympus', 'Europe/Berlin ', '+24:00', '2', '__proto__', 'x'.repeat(100)])
    t.is(timeZoneNamed(name), undefined, name);
});

/** Texts of the whole document or catalogue, of which examples show a part. */
const abridged: readonly string[] = ['idoit.constants.read', 'rpc.discover', 'system.endpoints.read.v2'];
/** Methods of existing clients alone know no time zone. */
const shown = examples.filter(({ method }) => dialectFor(method) === 'contract' && !abridged.includes(method));

for (const engine of enginesInTurn) {
  engine.test(`examples that only read tell every time in the zone asked for on ${engine.name}`, async t => {
    const [first, ...others] = shown.filter(onlyReads);
    if (!first) return t.fail('no example only reads');
    const service = await serviceBefore(t, engine, first);
    for (const example of [first, ...others]) await isToldInZone(t, service, example);
  });

  /** On the first engine alone: results of writes are presented without the store. */
  for (const example of isFirst(engine) ? shown.filter(each => !onlyReads(each)) : [])
    engine.test(`${example.method}, example '${example.name}', tells every time in the zone asked for`, async t =>
      isToldInZone(t, await serviceBefore(t, engine, example), example),
    );

  engine.test(
    `every attribute that holds a time takes and gives it with an offset, and without where none is asked for, on ${engine.name}`,
    async t => {
      const service = await startedService(t, engine);
      const call = callerOf(service, 'contract');
      const zoned = (method: string, params: object) => call(method, { ...params, time_zone: asked });
      for (const [category, key] of moments()) {
        const object = await objectMade(call);
        const read = async (by: typeof call) =>
          (await entriesRead<Record<string, unknown>>(by, { object, category })).at(-1)?.[key];
        const kept = '2027-02-28 13:45:00';
        const inAsked = zone && formatInZone(momentOf(kept), zone);
        for (const given of [inAsked, new Date(momentOf(kept)).toISOString(), inAsked?.slice(0, 19).replace('T', ' ')]) {
          const { entry } = await resultOf<{ entry: number }>(
            zoned('cmdb.category.save', { object, category, data: { [key]: given } }),
          );
          t.deepEqual([await read(zoned), await read(call)], [inAsked, kept], `${category}.${key} ${given}`);
          const found = (by: typeof call, value: unknown) =>
            resultOf<readonly { id: string }[]>(
              by('cmdb.objects.read', { filter: { ids: [object], attributes: [{ category, key, value }] } }),
            );
          t.is((await found(zoned, inAsked)).length + (await found(call, kept)).length, 2);
          await entryMade(call, { object, category, entry, data: { [key]: null } });
        }
        const refused = await call('cmdb.category.save', { object, category, data: { [key]: inAsked } });
        t.is(
          refused.error?.data?.[key],
          `expected a moment that exists, written Y-m-d H:i:s, such as 2026-02-28 13:45:00, not "${inAsked}"`,
        );
        const wrong = await zoned('cmdb.category.save', { object, category, data: { [key]: '2027-02-31T08:00:00Z' } });
        t.regex(wrong.error?.data?.[key] ?? '', /expected a moment that exists, such as 2026-02-28T13:45:00\+01:00/);
      }
    },
  );

  engine.test(`a list that a reader process makes has the zone too, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const objects = 1200;
    const one = (id: number) => ({
      version: '2.0',
      id,
      method: 'cmdb.object.create',
      params: { apikey: testKey, type: 'C__OBJTYPE__SERVER', title: 's' },
    });
    for (let from = 0; from < objects; from += 600)
      await send(service.endpoint('contract'), { body: JSON.stringify(Array.from({ length: 600 }, (_, at) => one(from + at))) });
    const call = callerOf(service, 'contract');
    const listed = await resultOf<readonly { created: string }[]>(
      call('cmdb.objects.read', { filter: {}, limit: objects, time_zone: asked }),
    );
    t.is(listed.length, objects);
    t.deepEqual(
      listed.filter(({ created }) => !created.endsWith('+05:45')),
      [],
    );
  });

  engine.test(
    `each call of a batch has its own zone, an answer that is kept too, and an unknown one is named, on ${engine.name}`,
    async t => {
      const service = await startedService(t, engine);
      const call = callerOf(service, 'contract');
      await objectMade(call);
      const created = async (time_zone?: string) =>
        (await resultOf<{ created: string }>(call('cmdb.object.read', { id: 1, time_zone }))).created;
      const plain = await created();
      t.regex(plain, local);
      for (const name of ['UTC', asked, 'UTC', '+05:45'])
        t.is(await created(name), formatInZone(momentOf(plain), timeZoneNamed(name) ?? { name, offsetAt: () => 0 }));
      t.is(await created(), plain);
      for (const time_zone of ['Europe/Berln', '', null, 7, {}]) {
        const { error } = await call('cmdb.object.read', { id: 1, time_zone });
        t.is(error?.data?.error, 'InvalidParameters');
        t.regex(
          error?.data?.time_zone ?? '',
          /^expected the name of a time zone, such as "Europe\/Berlin", "UTC", or an offset such as "\+02:00", not /,
        );
      }
      const { error } = await call('cmdb.object.read', { id: 1, time_zone: 'Europe/Berln' });
      t.regex(error?.data?.time_zone ?? '', /not a text "Europe\/Berln"; did you mean "Europe\/Berlin"\?$/);
      await ignored(t, service);
    },
  );
}

async function isToldInZone(t: ExecutionContext, service: PreparedService, example: Example): Promise<void> {
  const { method, name, params, result } = example;
  const call = { version: '2.0', method, params: { ...params, time_zone: asked }, id: 1 };
  // Headers first: a code in the body may follow from what they begin.
  const headers = await headersOf(service, example);
  const body = service.unforeseen.sent(JSON.stringify(call));
  const { text } = await send(service.endpoint('contract'), { body, headers });
  const answer = JSON.parse(service.unforeseen.told(text));
  t.deepEqual(answer, { id: 1, jsonrpc: '2.0', result: inZone(result) }, `${method}, ${name}`);
}

/** Existing clients are told local times whatever they send. */
async function ignored(t: ExecutionContext, service: Parameters<typeof callerOf>[0]): Promise<void> {
  const existing = callerOf(service, 'idoit');
  for (const time_zone of [asked, 'nowhere'])
    t.regex((await resultOf<{ created: string }>(existing('cmdb.object.read', { id: 1, time_zone }))).created, local);
}

/** Every attribute of type datetime that can be saved. */
function moments(): readonly (readonly [category: string, key: string])[] {
  return registry.categories
    .filter(({ sameAs, reverses }) => !sameAs && !reverses)
    .flatMap(({ const: constant, attributes }) =>
      attributes.filter(({ type, readOnly }) => type === 'datetime' && !readOnly).map(({ key }) => [constant, key] as const),
    );
}

/** A result with every time as the zone tells it. */
function inZone(value: unknown): unknown {
  if (typeof value === 'string' && local.test(value)) return zone && formatInZone(momentOf(value), zone);
  if (typeof value === 'string' && utc.test(value)) return zone && formatInZone(value, zone);
  if (Array.isArray(value)) return value.map(inZone);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inZone(each)]));
}
