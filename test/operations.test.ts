import type { ExecutionContext } from 'ava';
import type { Applied, ChangeSet } from '../generated/types.js';
import { objectMade } from './factories/calls.js';
import { copyOf } from './helpers/copies/copy.js';
import { described, differencesOf } from './helpers/copies/differences.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, type TestService } from './helpers/service.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

const apply = 'kataster.changes.apply';
const model = 'C__CATG__MODEL';
const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };

async function begun(t: ExecutionContext, engine: TestEngine, environment: Readonly<Record<string, string>> = {}) {
  const url = await newDatabase(t, engine.name);
  const service = await serviceOver(t, await storeAt(t, url), environment);
  const tables = await tablesAt(t, url);
  return { service, call: callerOf(service, 'contract'), copy: () => copyOf(tables), tables };
}

function callerWith(service: TestService, apikey: string): Caller {
  return async (method, params) =>
    JSON.parse(
      (
        await send(service.endpoint('contract'), {
          body: JSON.stringify({ version: '2.0', id: 1, method, params: { apikey, ...params } }),
        })
      ).text,
    );
}

const made = (as: string, title = as) => ({ method: 'cmdb.object.create', params: { ...server, title }, as });
const saved = (object: unknown, data: object) => ({ method: 'cmdb.category.save', params: { object, category: model, data } });
const faultsIn = ({ error }: RpcAnswer) => error?.data;

/** Every change set, the oldest first. */
async function setsOf(call: Caller): Promise<readonly ChangeSet[]> {
  return (await resultOf<{ change_sets: readonly ChangeSet[] }>(call('kataster.changes.read', { sort: 'ASC' }))).change_sets;
}

for (const engine of engines) {
  engine.test(`${engine.name}: operations are one change set, and refer to results of earlier ones`, async t => {
    const { call } = await begun(t, engine);
    const operations = [made('srv1'), saved({ $ref: 'srv1.id' }, { serial: 'FX-19' }), made('srv2')];
    const { number, results } = await resultOf<Applied>(call(apply, { operations, comment: 'two servers' }));
    t.deepEqual(
      results.map(({ success }) => success),
      [true, true, true],
    );
    const [set, ...others] = await setsOf(call);
    t.deepEqual(others, []);
    t.like(set, { number, method: apply, comment: 'two servers' });
    t.deepEqual(
      set?.changes.map(({ action, object, category }) => [action, object?.title, category]),
      [
        ['created', 'srv1', null],
        ['created', 'srv1', model],
        ['created', 'srv2', null],
      ],
    );
  });

  engine.test(`${engine.name}: every operation that is refused is named by its path, and nothing is changed`, async t => {
    const { call, copy } = await begun(t, engine);
    const object = await objectMade(call);
    const before = await copy();
    const operations = [
      made('srv1'),
      saved({ $ref: 'srv1.id' }, { serial: 7, titel: 'x' }),
      { method: 'cmdb.object.update', params: { id: 99999, title: 'web3' } },
      { method: 'cmdb.object.create', params: { type: 'C__OBJTYPE__SERVE', title: 'x' }, as: 'srv2' },
      saved({ $ref: 'srv2.id' }, { serial: 'A' }),
      saved(object, { serial: { $ref: 'srv9.id' } }),
      { method: 'cmdb.object.update', params: { id: object, titel: 'web3' } },
      { method: 'cmdb.object.read', params: { id: object } },
      { method: 'kataster.key.create', params: { title: 'x' } },
      { method: apply, params: { operations: [] } },
      { method: 'cmdb.object.update', params: { id: object, title: 'web3', comment: 'x' } },
      { method: 'cmdb.object.update', params: { id: object, title: 'web4', if_revision: 99 } },
    ];
    const faults = faultsIn(await call(apply, { operations }));
    t.deepEqual(faults, {
      error: 'InvalidParameters',
      'operations[1].params.data.serial': 'expected a text, not a number',
      'operations[1].params.data.titel': 'there is no such attribute in C__CATG__MODEL; did you mean "title"?',
      'operations[2].params.id': 'Object 99999 not found.',
      'operations[3].params.type': "Object type 'C__OBJTYPE__SERVE' not found. did you mean 'C__OBJTYPE__SERVER'?",
      'operations[4].params.object': 'refers to an operation that is refused',
      'operations[5].params.data.serial': 'expected the name of an earlier operation, such as "srv1", "srv2", not "srv9.id"',
      'operations[6].params.titel': "there is no such parameter; did you mean 'title'?",
      'operations[6].params.title': 'is required: expected a text of 1 to 255 characters of well-formed Unicode without NUL',
      'operations[7].method':
        "expected a method that takes dry_run: one whose changes the log has; did you mean 'cmdb.object.create'?",
      'operations[8].method': 'expected a method that takes dry_run: one whose changes the log has',
      'operations[9].method': 'expected another method than kataster.changes.apply, which is called alone',
      'operations[10].params.comment': 'expected beside the operations: it is an option of the whole call',
      'operations[11].params.if_revision': 'expected 1, the revision that it has',
      'operations[11].expected': '99',
      'operations[11].found': '1',
      'operations[11].when': '2026-01-15T09:00:00.000Z',
      'operations[11].who': 'test',
    });
    t.is(described(differencesOf(before, await copy())), '');
    t.deepEqual(faultsIn(await call(apply, { operations, dry_run: true })), faults);
  });

  engine.test(`${engine.name}: an operation needs the right of its method`, async t => {
    const { service, call, copy } = await begun(t, engine);
    const object = await objectMade(call);
    await addKey(service.store, 'key-of-editors-00001', 'editors', { grants: [{ verbs: ['view', 'edit'] }] });
    const editor = callerWith(service, 'key-of-editors-00001');
    const before = await copy();
    const operations = [saved(object, { serial: 'A' }), { method: 'cmdb.object.archive', params: { object } }];
    const faults = faultsIn(await editor(apply, { operations }));
    t.deepEqual(Object.keys(faults ?? {}), ['error', 'operations[1].method']);
    t.is(described(differencesOf(before, await copy(), { api_keys: ['last_used'] })), '');
    t.truthy((await editor(apply, { operations: operations.slice(0, 1) })).result);
  });

  engine.test(`${engine.name}: more operations than the limit are refused, and so are names that are used twice`, async t => {
    const { call } = await begun(t, engine, { KATASTER_OPERATIONS_LIMIT: '2' });
    const { error } = await call(apply, { operations: [made('a'), made('b'), made('c')] });
    t.deepEqual(error?.data, {
      error: 'LimitExceeded',
      operations: 'expected at most 2, not 3',
      setting: 'KATASTER_OPERATIONS_LIMIT',
    });
    t.deepEqual(faultsIn(await call(apply, { operations: [made('a'), made('a')] })), {
      error: 'InvalidParameters',
      'operations[1].as': "expected a name of its own, not 'a' again",
    });
  });

  engine.test(`${engine.name}: operations with an idempotency key are carried out once`, async t => {
    const { call } = await begun(t, engine);
    const params = { operations: [made('srv1')], idempotency_key: 'k1' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => resultOf<Applied>(call(apply, params))));
    for (const answer of answers) t.deepEqual(answer, answers[0]);
    t.is((await setsOf(call)).length, 1);
  });

  engine.test(`${engine.name}: while many operations are carried out others are answered`, async t => {
    const { call, copy } = await begun(t, engine);
    const operations = Array.from({ length: 600 }, (_, at) => made(`srv${at}`));
    const before = await copy();
    let isDone = false;
    const applied = call(apply, { operations, dry_run: true }).finally(() => {
      isDone = true;
    });
    let reads = 0;
    while (!isDone) {
      await resultOf(call('cmdb.objects.read', { filter: { ids: [1] } }));
      reads += 1;
    }
    t.true(reads > 3, `${reads} reads`);
    t.is(((await applied).result as { results: readonly object[] }).results.length, 600);
    t.is(described(differencesOf(before, await copy())), '');
  });
}
