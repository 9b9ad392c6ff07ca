import type { AuditPage, History } from '../generated/types.js';
import { objectMade } from './factories/calls.js';
import { document } from './helpers/catalogue.js';
import { examples } from './helpers/examples.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly schema: object;
}

const momentSchemas = /"#\/components\/schemas\/(?:PastMoment|LogMoment|AuditMoment|HistoryMoment|KeyExpiry)"/;

/** Every parameter that is a moment, by its method. */
const moments = (document.methods as readonly { readonly name: string; readonly params: readonly Parameter[] }[]).flatMap(
  ({ name: method, params }) =>
    params
      .map((each): Parameter => (each.$ref ? document.components.contentDescriptors[each.$ref.split('/').at(-1) ?? ''] : each))
      .filter(({ schema }) => momentSchemas.test(JSON.stringify(schema)))
      .map(({ name }) => ({ method, name })),
);

const edges = [
  ...['0001-01-01', '0001-01-01 00:00', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '0001-01-01T00:00:00-14:00'],
  ...['0999-12-31T23:59:59Z', '1000-01-01', '9999-12-31', '9999-12-31 23:59', '9999-12-31T23:59:59Z'],
  ...['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59-05:00', '9999-12-31T23:59:59+14:00'],
  ...['999999 years ago', '+999999 years', 0, 1, 99_999_999_999],
] as const;
const zones = [undefined, 'UTC', 'America/St_Johns', 'Asia/Kathmandu', '+14:00'] as const;

for (const engine of enginesInTurn)
  engine.test(
    `a moment at the edges of the calendar is taken or refused by name, whatever method has it, on ${engine.name}`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const object = await objectMade(call);
      t.true(moments.length > 30);
      for (const { method, name } of moments) {
        const { params = {} } = examples.find(each => each.method === method) ?? {};
        const { apikey, ...given } = params;
        const found = 'id' in given ? { id: object } : {};
        for (const edge of edges)
          for (const time_zone of zones) {
            const { error } = await call(method, { ...given, ...found, [name]: edge, ...(time_zone && { time_zone }) });
            t.not(error?.data?.error, 'InternalError', `${method} ${name} ${edge} ${time_zone}`);
          }
      }
    },
  );

for (const engine of enginesInTurn)
  engine.test(`a moment before all or after all means all or nothing, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const object = await objectMade(call, { title: 'first' });
    await resultOf(call('cmdb.object.update', { id: object, title: 'second' }));
    const numbers = async (params: object) =>
      (await resultOf<History>(call('kataster.changes.read', params))).change_sets.map(({ number }) => number);
    const events = async (params: object) => (await resultOf<AuditPage>(call('kataster.audit.read', params))).events.length;
    for (const late of ['9999-12-31T23:59:59-05:00', '9999-12-31T23:59:59.999Z']) {
      t.deepEqual([await numbers({ until: late }), await numbers({ since: late })], [[2, 1], []], late);
      t.deepEqual([await events({ until: late }), await events({ since: late })], [await events({}), 0], late);
      t.like(await resultOf(call('cmdb.object.read', { id: object, as_of: late })), { title: 'second' }, late);
      t.truthy(
        (await resultOf<{ readonly key: string }>(call('kataster.key.create', { title: 'late', expires: late }))).key,
        late,
      );
    }
    for (const early of ['0001-01-01T00:00:00+14:00', '0999-12-31T23:59:59Z']) {
      t.deepEqual([await numbers({ until: early }), await numbers({ since: early })], [[], [2, 1]], early);
      t.deepEqual([await events({ until: early }), await events({ since: early })], [0, await events({})], early);
      t.is((await call('cmdb.object.read', { id: object, as_of: early })).error?.data?.error, 'ObjectNotFound', early);
    }
    const logged = async (since: unknown) => (await resultOf<readonly unknown[]>(call('cmdb.logbook.read', { since }))).length;
    for (const since of [0, 1, '999999 years ago', '-999999 days', '0001-01-01']) t.is(await logged(since), 2, String(since));
    for (const since of [99_999_999_999, '+999999 years', '9999-12-31']) t.is(await logged(since), 0, String(since));
  });
