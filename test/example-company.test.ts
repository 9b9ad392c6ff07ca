import { exampleCables, exampleCompany } from '../src/example/company.js';
import { exampleComment, exampleOperations } from '../src/example/operations.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

interface Applied {
  readonly number: number;
  readonly results: readonly unknown[];
}

for (const engine of engines) {
  engine.test(`${engine.name}: the example company is one change set, and is undone without a rest`, async t => {
    const service = await startedService(t, engine, { KATASTER_DEFAULT_DATA: 'yes' });
    const call = callerOf(service, 'contract');
    const count = (): Promise<unknown> => resultOf(call('cmdb.objects.read', { fields: ['id'], order_by: 'id' }));
    const before = await count();
    const operations = exampleOperations(1, new Date('2026-06-01'));
    t.is(operations.length, exampleCompany.length + 2 * exampleCables.length);
    const { number } = await resultOf<Applied>(call('kataster.changes.apply', { operations, comment: exampleComment }));
    t.like(await resultOf(call('cmdb.objects.read', { filter: { title: 'Web shop' }, fields: ['title'] })), [
      { title: 'Web shop' },
    ]);
    t.like(await call('kataster.changes.revert', { numbers: [number] }), { result: { conflicts: [] } });
    t.deepEqual(await count(), before);
  });
}
