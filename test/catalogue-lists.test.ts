import type { ObjectTypes } from '../generated/types.js';
import { countingStore } from './helpers/counting.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { registry, serviceOver } from './helpers/service.js';
import { engines } from './helpers/stores.js';

for (const engine of engines)
  engine.test(
    `objects of all types are counted with one statement, and without a count none is needed, on ${engine.name}`,
    async t => {
      const { store, statements } = await countingStore(t, engine);
      const call = callerOf(await serviceOver(t, store), 'contract');
      for (const type of ['C__OBJTYPE__SERVER', 'C__OBJTYPE__SERVER', 'C__OBJTYPE__CITY'])
        await resultOf(call('cmdb.object.create', { type, title: 'one of them' }));
      statements();
      const counted = await resultOf<ObjectTypes>(call('cmdb.object_types.read', { countobjects: true }));
      t.is(statements().length, 1);
      const some = counted.filter(({ objectcount }) => objectcount !== '0');
      const counts = Object.fromEntries(some.map(type => [type.const, type.objectcount]));
      t.deepEqual(counts, { C__OBJTYPE__SERVER: '2', C__OBJTYPE__CITY: '1' });
      const uncounted = await resultOf<ObjectTypes>(call('cmdb.object_types.read', {}));
      t.is(statements().length, 0);
      t.deepEqual(
        uncounted.map(type => type.const),
        registry.objectTypes.map(type => type.const),
      );
    },
  );
