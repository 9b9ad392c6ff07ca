import { verbs } from '../generated/methods.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const cleanup = 'console.system.objectcleanup';
const archived = { options: { objectStatus: 3 } };

for (const engine of enginesInTurn) {
  engine.test(`a cleanup purges what its caller may purge, in one change set, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'idoit');
    const clients = ['C__OBJTYPE__CLIENT'];
    await addKey(service.store, 'a-key-of-clients', 'clients', { grants: [{ verbs, objectTypes: clients }] });
    await addKey(service.store, 'a-key-of-one-category', 'narrow', { grants: [{ verbs, categories: ['C__CATG__MODEL'] }] });
    for (const [at, type] of ['C__OBJTYPE__CLIENT', 'C__OBJTYPE__CLIENT', 'C__OBJTYPE__SERVER', 'C__OBJTYPE__SERVER'].entries()) {
      const { id } = await resultOf<{ id: number }>(call('cmdb.object.create', { type, title: `one ${at}` }));
      if (at !== 3) await resultOf(call('cmdb.object.archive', { object: id }));
    }
    const outputOf = async (params: object) => (await resultOf<{ output: readonly string[] }>(call(cleanup, params))).output;
    t.deepEqual(await outputOf({ ...archived, apikey: 'a-key-of-one-category' }), ['Objects purged: 0']);
    t.deepEqual(await outputOf({ ...archived, apikey: 'a-key-of-clients' }), ['Objects purged: 2']);
    const { change_sets: sets } = await resultOf<{ change_sets: readonly { changes: readonly { action: string }[] }[] }>(
      call('kataster.changes.read', { limit: 1 }),
    );
    t.deepEqual(
      sets.map(({ changes }) => changes.filter(({ action }) => action === 'purged').length),
      [2],
    );
    t.deepEqual(await outputOf(archived), ['Objects purged: 1']);
    t.is((await resultOf<readonly object[]>(call('cmdb.objects.read', { filter: { status: 2 } }))).length, 1);
  });

  engine.test(`objects that every installation has survive a cleanup on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { KATASTER_DEFAULT_DATA: 'yes' });
    const call = callerOf(service, 'idoit');
    const { result } = await call('cmdb.objects.read', { filter: { title: 'Global v4' } });
    const [net] = result as readonly { readonly id: number }[];
    await resultOf(call('cmdb.object.archive', { object: net?.id }));
    await resultOf(call(cleanup, archived));
    t.like(await call('cmdb.object.read', { id: net?.id }), { result: { title: 'Global v4', status: 3 } });
  });
}
