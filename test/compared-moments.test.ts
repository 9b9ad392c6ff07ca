import type { ExecutionContext } from 'ava';
import type { ComparedMoments, History } from '../generated/types.js';
import { entryMade, objectMade } from './factories/calls.js';
import { send } from './helpers/http.js';
import { resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, testKey } from './helpers/service.js';
import { engines, freshStore, type TestEngine } from './helpers/stores.js';

const model = 'C__CATG__MODEL';
const location = 'C__CATG__LOCATION';

async function started(t: ExecutionContext, engine: TestEngine) {
  const service = await serviceOver(t, await freshStore(t, engine), { KATASTER_QUICKPURGE: 'on' });
  const callAs = (apikey: string) => async (method: string, params: object) => {
    const body = JSON.stringify({ version: '2.0', method, params: { apikey, ...params }, id: 1 });
    return JSON.parse((await send(service.endpoint('contract'), { body })).text);
  };
  const call = callAs(testKey);
  const last = async () => (await resultOf<History>(call('kataster.changes.read', { limit: 1 }))).change_sets[0]?.number ?? 0;
  const compareAs = (apikey: string) => (params: object) =>
    resultOf<ComparedMoments>(callAs(apikey)('kataster.changes.compare', params));
  return { service, call, last, compareAs, compare: compareAs(testKey) };
}

/** A change in a few words. */
const words = ({ changes }: ComparedMoments): readonly string[] =>
  changes.map(({ action, object, category, attributes }) =>
    [object?.title, category, action, ...attributes.map(({ key }) => key)].filter(each => each !== null).join(' '),
  );

for (const engine of engines) {
  engine.test(`each record is one change between two moments, and none where it came and went on ${engine.name}`, async t => {
    const { call, last, compare } = await started(t, engine);
    const web = await objectMade(call);
    const entry = await entryMade(call, { object: web, category: model, data: { serial: 'A1' } });
    const from = await last();
    await entryMade(call, { object: web, category: model, entry, data: { serial: 'A2', productid: 'P' } });
    await entryMade(call, { object: web, category: model, entry, data: { serial: 'A3', productid: '' } });
    const access = await entryMade(call, { object: web, category: 'C__CATG__ACCESS', data: { title: 'ssh' } });
    await resultOf(call('cmdb.category.quickpurge', { objID: web, category: 'C__CATG__ACCESS', cateID: access }));
    await resultOf(call('cmdb.object.archive', { object: web }));
    const to = await last();
    await resultOf(call('cmdb.object.quickpurge', { id: web }));
    const compared = await compare({ object: web, from, to });
    t.deepEqual(words(compared), ['web1 C__CATG__MODEL edited serial', 'web1 archived status']);
    t.like(compared.changes[0]?.attributes[0], { from: 'A1', to: 'A3' });
    t.deepEqual(words(await compare({ object: web, from: 0 })), [], 'it came and went');
    const gone = await compare({ objects: [web], from: to });
    t.deepEqual(
      gone.changes.map(({ action }) => action),
      ['purged', 'purged'],
    );
  });

  engine.test(`a place is compared with what was in it at either moment on ${engine.name}`, async t => {
    const { service, call, last, compareAs, compare } = await started(t, engine);
    const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack1' });
    const [web, desk, db] = [
      await objectMade(call),
      await objectMade(call, { type: 'C__OBJTYPE__CLIENT', title: 'desk1' }),
      await objectMade(call, { title: 'db1' }),
    ];
    const entry = await entryMade(call, { object: web, category: location, data: { parent: rack } });
    const from = await last();
    await entryMade(call, { object: web, category: location, entry, data: { parent: null } });
    await entryMade(call, { object: desk, category: location, data: { parent: rack } });
    await resultOf(call('cmdb.object.update', { id: db, title: 'db2' }));
    const expected = ['web1 C__CATG__LOCATION edited parent', 'desk1 C__CATG__LOCATION created parent'];
    t.deepEqual(words(await compare({ place: rack, from })), expected);
    const servers = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__ENCLOSURE'];
    await addKey(service.store, 'key-of-servers-0001', 'servers', { grants: [{ verbs: ['view'], objectTypes: servers }] });
    t.deepEqual(words(await compareAs('key-of-servers-0001')({ place: rack, from })), expected.slice(0, 1));
  });
}
