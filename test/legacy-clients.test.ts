import type { ExecutionContext } from 'ava';
import { objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { send } from './helpers/http.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { type DialectName, dialectNames, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const largest = '9223372036854775807';
const notFound = -32602;

/** JSON in which these digits stand as a number that no number here can hold. */
const large = (json: object) => JSON.stringify(json).replaceAll(`"#${largest}"`, largest);

interface At {
  readonly call: Caller;
  readonly dialect: DialectName;
  /** Sends a text as it is. */
  raw(method: string, params: object): Promise<RpcAnswer>;
}

/** Calls that existing clients may make, and the answers of both dialects. Object 1 is a server with one address, entry 1. */
const habits: Readonly<Record<string, (t: ExecutionContext, at: At) => Promise<void>>> = {
  'constants that categories had in former times are read as the new ones': async (t, { call, dialect }) => {
    for (const [former, constant] of registry.formerConstants) {
      const [asked, meant] = [
        await call('cmdb.category.read', { objID: 1, category: former }),
        await call('cmdb.category.read', { objID: 1, category: constant }),
      ];
      if (dialect === 'idoit') t.deepEqual(asked, meant, former);
      else t.like(asked, { error: { code: notFound, message: `Invalid parameters: Category '${former}' not found.` } });
    }
  },

  'an entry that is made under a former constant is shown under the new one': async (t, { call, dialect }) => {
    const categories = { C__CMDB__SUBCAT__NETWORK_PORT: [{ title: 'eth0' }], C__CATG__NETWORK_PORT: { title: 'eth1' } };
    const answer = await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web2', categories });
    if (dialect === 'idoit') t.like(answer, { result: { categories: { C__CATG__NETWORK_PORT: [2, 3] } } });
    else t.is(answer.error?.message, "Invalid parameters: Category 'C__CMDB__SUBCAT__NETWORK_PORT' not found.");
    const category = 'C__CMDB__SUBCAT__NETWORK_PORT';
    for (const [method, params] of [
      ['cmdb.category.save', { object: 1, category, data: { title: 'eth2' } }],
      ['cmdb.category_info', { category }],
      ['cmdb.category_info', { catgID: category }],
      ['cmdb.dialog.read', { category, property: 'port_type' }],
      ['cmdb.objects.read', { filter: { ids: [1] } }],
    ] as const)
      t.is((await call(method, params)).error === undefined, dialect === 'idoit' || method === 'cmdb.objects.read', method);
  },

  'ids up to 2^63-1 are quoted digit for digit': async (t, { raw, dialect }) => {
    for (const id of [largest, `#${largest}`]) {
      const entry = { object: 1, category: 'C__CATG__IP', entry: id };
      for (const [method, params, told] of [
        ['cmdb.category.archive', entry, `Unable to find entry for id ${largest}.`],
        ['cmdb.category.save', { ...entry, data: {} }, `Unable to find entry for id ${largest}.`],
        [
          'cmdb.category.update',
          { objID: 1, category: 'C__CATG__IP', data: { category_id: id } },
          `Unable to find entry for id ${largest}.`,
        ],
        ['cmdb.object.archive', { object: id }, `Object ${largest} not found.`],
        ['cmdb.object.quickpurge', { ids: [id] }, `Object ${largest} not found.`],
      ] as const) {
        const { error } = await raw(method, params);
        t.is(error?.code, notFound);
        t.true(
          error?.message.includes(dialect === 'idoit' ? told : 'from 1 to 9007199254740991'),
          `${method}: ${error?.message}`,
        );
      }
    }
  },

  'ids up to 2^63-1 may stand within parameters, where nothing has them': async (t, { raw, dialect }) => {
    const location = { category: 'C__CATG__LOCATION', key: 'parent' };
    const title = { property: 'C__CATG__GLOBAL-title', comparison: '=' };
    for (const id of [largest, `#${largest}`])
      for (const [method, params, textIsPlain] of [
        ['cmdb.objects.read', { filter: { ids: [id] } }],
        ['cmdb.objects.read', { filter: { location: id } }],
        ['cmdb.objects.read', { filter: { attributes: [{ ...location, value: id }] } }, true],
        ['cmdb.objects.read', { filter: { attributes: [{ ...location, comparison: 'in', value: [id] }] } }, true],
        ['cmdb.condition.read', { conditions: [{ ...title, value: id }] }, true],
      ] as const) {
        const { result, error } = await raw(method, params);
        const told = `${method} ${JSON.stringify(params)}: ${error?.message}`;
        if (dialect === 'idoit' || (textIsPlain && id === largest)) t.deepEqual(result, [], told);
        else t.regex(String(error?.message), /(1 to|beyond) 9007199254740991/, told);
      }
  },

  'what has an id beside its constant is looked for by ids up to 2^63-1': async (t, { raw, dialect }) => {
    const id = `#${largest}`;
    const server = { type: 'C__OBJTYPE__SERVER', title: 'web2' };
    for (const [method, params, told] of [
      ['cmdb.object.create', { ...server, type: id }, `Object type '${largest}' not found.`],
      ['cmdb.object.create', { ...server, cmdb_status: id }, largest],
      ['cmdb.object_type_categories', { type: id }, `Object type '${largest}' not found.`],
      ['cmdb.objects_by_relation', { id: 1, relation_type: id }, largest],
      ['cmdb.categories', { objID: 1, catgID: [id] }, `Category '${largest}' not found.`],
    ] as const) {
      const answered = JSON.stringify((await raw(method, params)).error);
      t.true(answered.includes(dialect === 'idoit' ? told : `not ${largest}, which is beyond 9007199254740991`), answered);
    }
    const { message = '' } = (await raw('cmdb.category.read', { objID: 1, catgID: id })).error ?? {};
    t.is(message, `Invalid parameters: Category '${largest}' not found.`);
  },

  'an id beyond that is refused, and the refusal says how large ids may be': async (t, { call, dialect }) => {
    const most = dialect === 'idoit' ? largest : '9007199254740991';
    for (const params of [{ object: '9223372036854775808' }, { object: -1 }, { object: 'web1' }])
      t.regex((await call('cmdb.object.archive', params)).error?.message ?? '', new RegExp(`an integer from 1 to ${most},`));
    const update = { objID: 1, category: 'C__CATG__IP', data: { category_id: '9223372036854775808' } };
    t.regex((await call('cmdb.category.update', update)).error?.message ?? '', new RegExp(`an integer from 1 to ${most}$`));
  },

  'the status archived may be spelt C__RECORD_STATUS__ARCHIVE': async (t, { call, dialect }) => {
    const status = 'C__RECORD_STATUS__ARCHIVE';
    const answers = [
      await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web2', status }),
      await call('cmdb.category.read', { objID: 1, category: 'C__CATG__IP', status }),
      await call('cmdb.location_tree', { id: 1, status }),
      await call('cmdb.objects_by_relation', { id: 1, status }),
      await call('cmdb.object.delete', { id: 1, status }),
      await call('cmdb.objects.read', { filter: { status } }),
    ];
    for (const { error } of answers) t.is(error?.code, dialect === 'idoit' ? undefined : notFound);
    if (dialect === 'idoit') t.like(answers.at(-1), { result: [{ id: 1 }, { id: 2 }] });
    const statuses = await Promise.all([1, 2].map(async id => (await call('cmdb.object.read', { id })).result));
    if (dialect === 'idoit') for (const object of statuses) t.like(object, { status: 3 });
    else t.like(statuses[0], { status: 'C__RECORD_STATUS__NORMAL' });
  },

  'the number of a status may be a text': async (t, { call, dialect }) => {
    for (const [method, params] of [
      ...[1, 2, 3, 4, 6, 7].map(status => ['cmdb.objects.read', { filter: { status: String(status) } }] as const),
      ...[2, 3, 4, -1].flatMap(status => [
        ['cmdb.category.read', { objID: 1, category: 'C__CATG__IP', status: String(status) }] as const,
        ['cmdb.location_tree', { id: 1, status: String(status) }] as const,
      ]),
      ...[2, 3, 4].map(status => ['cmdb.objects_by_relation', { id: 1, status: String(status) }] as const),
      ...[2, 3, 4, 6, 7].map(
        status => ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web', status: String(status) }] as const,
      ),
      ...[3, 4, 5].map(status => ['cmdb.object.delete', { id: 1, status: String(status) }] as const),
    ])
      t.is((await call(method, params)).error?.code, dialect === 'idoit' ? undefined : notFound, JSON.stringify(params));
  },

  'ids may be numeric texts': async (t, { call, dialect }) => {
    for (const [method, params] of [
      ['cmdb.category.read', { objID: '1', catgID: '2' }],
      ['cmdb.category.save', { object: '1', category: 'C__CATG__IP', entry: '1', data: { hostname: 'web2' } }],
      ['cmdb.category.update', { objID: '1', category: 'C__CATG__IP', data: { category_id: '1', hostname: 'web3' } }],
      ['cmdb.object.create', { type: '5', title: 'web2', template: '1' }],
      ['cmdb.object_types', { filter: { ids: ['5'], id: '5' } }],
      ['cmdb.object_type_categories', { type: '5' }],
      ['cmdb.category_info', { catsID: '1' }],
      ['cmdb.category.archive', { object: '1', category: 'C__CATG__IP', entry: '1' }],
      ['cmdb.object.quickpurge', { ids: ['1'] }],
    ] as const)
      t.is((await call(method, params)).error, undefined, method);
    const { error } = await call('cmdb.category.read', { objID: '2', category: 'C__CATG__IP', status: '2' });
    t.is(error?.code, dialect === 'idoit' ? undefined : notFound);
  },

  'an empty list stands for an empty object, as it has no other form in PHP': async (t, { call, dialect }) => {
    for (const [method, params] of [
      ['cmdb.objects.read', { filter: [] }],
      ['cmdb.object_types', { filter: [] }],
      ['cmdb.category.save', { object: 1, category: 'C__CATG__MODEL', data: [] }],
      ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web2', categories: [] }],
    ] as const) {
      const [name = ''] = Object.entries(params).flatMap(([key, value]) => (Array.isArray(value) ? [key] : []));
      const answer = await call(method, params);
      if (dialect === 'idoit') t.is(answer.error, undefined, method);
      else t.regex(String(answer.error?.data?.[name]), /expected an object/, method);
      t.is((await call(method, { ...params, [name]: ['x'] })).error?.code, notFound, method);
    }
  },

  'objects are purged at once under either name': async (t, { call }) => {
    t.like(await call('cmdb.object.quick_purge', { id: 1 }), { result: { success: true, message: 'Object 1 has been purged.' } });
    t.is((await call('cmdb.object.quickpurge', { id: 1 })).error?.message, 'Invalid parameters: Object 1 not found.');
  },
};

for (const engine of enginesInTurn)
  for (const dialect of dialectNames) {
    for (const [title, habit] of Object.entries(habits))
      engine.test(`${title}, on ${engine.name}, dialect ${dialect}`, async t => {
        const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
        const call = callerOf(service, dialect);
        const server = { type: 'C__OBJTYPE__SERVER', title: 'web1', categories: { C__CATG__IP: { hostname: 'web1' } } };
        await objectMade(call, server);
        const raw: At['raw'] = async (method, params) => {
          const body = large({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 });
          return JSON.parse((await send(service.endpoint(dialect), { body })).text);
        };
        await habit(t, { call, dialect, raw });
      });

    engine.test(
      `a thousand reads come in one batch and are answered in order, on ${engine.name}, dialect ${dialect}`,
      async t => {
        const service = await startedService(t, engine);
        await resultOf(callerOf(service, dialect)('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
        const params = { apikey: testKey, objID: 1, category: 'C__CATG__GLOBAL' };
        const calls = Array.from({ length: 1000 }, (_, id) => ({ version: '2.0', method: 'cmdb.category.read', params, id }));
        const answers = JSON.parse((await send(service.endpoint(dialect), { body: JSON.stringify(calls) })).text);
        t.deepEqual(
          answers.map(({ id }: { id: number }) => id),
          calls.map(({ id }) => id),
        );
        for (const { result } of answers) t.like(result, [{ objID: '1', title: 'web1' }]);
      },
    );
  }
