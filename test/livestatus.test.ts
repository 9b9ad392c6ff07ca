import type { Change, ChangeSet, LivestatusInfo } from '../generated/types.js';
import { author } from './helpers/author.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const create = 'monitoring.livestatus.create';
const update = 'monitoring.livestatus.update';
const remove = 'monitoring.livestatus.delete';
const server = { title: 'Monitoring', address: 'monitoring.example.com', port: 6557 };

function listed(call: Caller): Promise<readonly LivestatusInfo[]> {
  return resultOf<readonly LivestatusInfo[]>(call('monitoring.livestatus.read', {}));
}

async function setsOf(call: Caller): Promise<readonly ChangeSet[]> {
  const page = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(call('kataster.changes.read', { sort: 'ASC' }));
  return page.change_sets;
}

const inWords = ({ action, livestatus, attributes }: Change): string =>
  [action, livestatus?.id, livestatus?.title, ...attributes.map(({ key, from, to }) => `${key} ${from} > ${to}`)].join(' ');

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`addresses of monitoring are in the log of changes, and as before once they are undone ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'idoit');
    t.is((await resultOf<{ readonly id: number }>(call(create, server))).id, 1);
    const made = await listed(call);
    await resultOf(call(update, { id: 1, port: 6558 }));
    const changed = await listed(call);
    await resultOf(call(remove, {}));
    const sets = await setsOf(call);
    const numbers = sets.map(({ number }) => number);
    t.deepEqual(sets.slice(1).flatMap(({ changes }) => changes.map(inWords))[0], 'edited 1 Monitoring port 6557 > 6558');
    t.deepEqual(
      sets.flatMap(({ changes }) => changes.map(({ action }) => action)),
      ['created', 'edited', 'purged'],
    );
    await resultOf(call('kataster.changes.revert', { numbers: [numbers[2]] }));
    t.deepEqual(await listed(call), changed);
    await resultOf(call('kataster.changes.revert', { numbers: [numbers[1]] }));
    t.deepEqual(await listed(call), made);
    await resultOf(call('kataster.changes.revert', { numbers: [numbers[0]] }));
    t.deepEqual(await listed(call), []);
  });

  engine.test(`a call that names something and chooses no address deletes none ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'idoit');
    await resultOf(call(create, server));
    for (const params of [{ identifier: 1 }, { Id: 1 }, { id: null }, { title: null, comment: 'x' }, { ID: 1, dry_run: true }]) {
      const { error } = await call(remove, params);
      t.regex(String(error?.message), /chooses no address; expected id, ids or title/, JSON.stringify(params));
    }
    t.regex(String((await call(remove, { Ids: [1] })).error?.message), /did you mean 'ids'\?/);
    const operations = [{ method: remove, params: { identifier: 1 } }];
    t.regex(String((await call('kataster.changes.apply', { operations })).error?.message), /chooses no address/);
    t.is((await listed(call)).length, 1);
    await resultOf(call(remove, { id: 1, whatever: 2 }));
    await resultOf(call(create, server));
    await resultOf(call(remove, { comment: 'all of them', dry_run: true }));
    await resultOf(call(remove, { comment: 'all of them' }));
    t.is((await listed(call)).length, 0);
  });

  engine.test(`a dry run adds no address of monitoring ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'idoit');
    const tried = await resultOf<{ readonly id: number; readonly changes: readonly Change[] }>(
      call(create, { ...server, dry_run: true }),
    );
    t.deepEqual(
      tried.changes.map(({ action, livestatus }) => [action, livestatus]),
      [['created', { id: tried.id, title: 'Monitoring' }]],
    );
    t.deepEqual(await listed(call), []);
    t.is((await resultOf<{ readonly id: number }>(call(create, server))).id, tried.id);
  });

  engine.test(`a narrowed right to edit changes no address of monitoring, and a right to view reads them ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'idoit');
    await resultOf(call(create, server));
    const grants = [{ verbs: ['view', 'edit'] as const, objectTypes: ['C__OBJTYPE__CLIENT'] }];
    const apikey = 'a-key-for-clients';
    await addKey(service.store, apikey, 'clients', { grants });
    for (const [method, params] of [
      [create, server],
      [update, { id: 1, port: 1 }],
      [remove, { id: 1 }],
    ] as const)
      t.is((await call(method, { ...params, apikey })).error?.code, -32003);
    t.is((await resultOf<readonly LivestatusInfo[]>(call('monitoring.livestatus.read', { apikey }))).length, 1);
  });

  engine.test(`no more addresses of monitoring are kept than there may be ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'idoit');
    const content = { title: 'x', address: null, port: null, path: null, connection: 'tcp', active: 1 } as const;
    for (let part = 0; part < 20; part += 1)
      await service.store.transaction(author, async ({ livestatus }) => {
        for (let at = 0; at < 50; at += 1) await livestatus.insert(content);
      });
    t.is((await call(create, server)).error?.code, -32013);
    await resultOf(call(remove, { ids: [1] }));
    await resultOf(call(create, server));
  });
}
