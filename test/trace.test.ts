import type { TracedObject } from '../generated/types.js';
import { entryMade, objectMade } from './factories/calls.js';
import { countingStore } from './helpers/counting.js';
import { send } from './helpers/http.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const port = 'C__CATG__NETWORK_PORT';
const connector = 'C__CATG__CONNECTOR';

function ways({ traces }: TracedObject): readonly string[] {
  return traces.map(({ points }) => points.map(({ object, title }) => `${object.title} ${title}`).join(' - '));
}

/** A server, panels that are chained by their rear and front, and a switch at the end; answers the ids of the objects. */
async function chain(call: Caller, panels: number): Promise<readonly number[]> {
  const save = (object: number, category: string, data: object) => entryMade(call, { object, category, data });
  const server = await objectMade(call, { title: 'server' });
  let last = await save(server, port, { title: 'eth0' });
  const objects = [server];
  for (let at = 1; at <= panels; at += 1) {
    const panel = await objectMade(call, { type: 'C__OBJTYPE__PATCH_PANEL', title: `panel ${at}` });
    const front = await save(panel, connector, { title: 'front', assigned_connector: last });
    last = await save(panel, connector, { title: 'rear', connector_sibling: front });
    objects.push(panel);
  }
  const end = await objectMade(call, { type: 'C__OBJTYPE__SWITCH', title: 'switch' });
  await save(end, port, { title: 'Gi0/1', assigned_connector: last });
  return [...objects, end];
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`a way is the same from each of its objects, and takes a statement for each hop ${on}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const objects = await chain(call, 3);
    const middle = [1, 2, 3].map(at => `panel ${at} front - panel ${at} rear`).join(' - ');
    const way = `server eth0 - ${middle} - switch Gi0/1`;
    for (const [at, id] of objects.entries()) {
      statements();
      const found = ways(await resultOf<TracedObject>(call('kataster.trace.read', { id })));
      const asked = statements().length;
      t.deepEqual([found[0], found[0]?.split(' - ').toReversed().join(' - ')].includes(way), true, `${at}: ${found}`);
      t.is(found.length, 1);
      t.true(asked <= 3 + 8, `${asked} statements`);
    }
  });

  engine.test(`rings end, and what is not seen ends a way ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const [server] = await chain(call, 1);
    const switches = [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER', 'C__OBJTYPE__SWITCH'] }] as const;
    await addKey(service.store, 'a-key-without-panels', 'no panels', { grants: switches });
    const params = { apikey: 'a-key-without-panels', id: server };
    const body = JSON.stringify({ version: '2.0', method: 'kataster.trace.read', params, id: 1 });
    const answer = JSON.parse((await send(service.endpoint('contract'), { body })).text);
    t.deepEqual(answer.result.traces, []);
    const panel = await objectMade(call, { type: 'C__OBJTYPE__PATCH_PANEL', title: 'ring' });
    const one = await entryMade(call, { object: panel, category: connector, data: { title: 'a' } });
    await entryMade(call, {
      object: panel,
      category: connector,
      data: { title: 'b', connector_sibling: one, assigned_connector: one },
    });
    const ring = await resultOf<TracedObject>(call('kataster.trace.read', { id: panel }));
    t.deepEqual([ways(ring).length, ring.complete], [1, true]);
  });

  engine.test(`an object with more connectors than are traced at once is not traced completely ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const ports = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `p${at}` }));
    const object = await objectMade(call, { type: 'C__OBJTYPE__SWITCH', title: 'switch', categories: { [port]: ports(400) } });
    const isComplete = async () => (await resultOf<TracedObject>(call('kataster.trace.read', { id: object }))).complete;
    t.true(await isComplete());
    await entryMade(call, { object, category: port, data: { title: 'one more' } });
    t.false(await isComplete());
  });
}
