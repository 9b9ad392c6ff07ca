import type { Descriptor, OpenRpc } from '../src/discovery/openrpc.js';
import { objectMade } from './factories/calls.js';
import { document } from './helpers/catalogue.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

/** Parameters that select members of the objects in a result, with their methods. */
const selecting = (document as OpenRpc).methods.flatMap(({ name, params }) =>
  params
    .filter((each): each is Descriptor => 'name' in each)
    .flatMap(each => (each['x-selects'] ? [{ method: name, parameter: each.name, members: each['x-selects'].members }] : [])),
);

for (const engine of engines)
  for (const { method, parameter, members } of selecting)
    engine.test(`without ${parameter}, each object of ${method} has every member that it selects on ${engine.name}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      for (const type of ['C__OBJTYPE__SERVER', 'C__OBJTYPE__PERSON', 'C__OBJTYPE__LAYER3_NET'])
        await objectMade(call, { type, title: `one of ${type}` });
      const all = await resultOf<readonly object[]>(call(method, {}));
      t.true(all.length >= 3);
      for (const each of all)
        t.deepEqual(
          members.filter(member => !Object.hasOwn(each, member)),
          [],
        );
      for (const member of members) {
        const one = await resultOf<readonly object[]>(call(method, { [parameter]: [member] }));
        for (const each of one) t.deepEqual(Object.keys(each), ['id', member]);
      }
    });
