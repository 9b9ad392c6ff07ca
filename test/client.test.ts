import type { ExecutionContext } from 'ava';
import { calls, Kataster, KatasterError } from '../generated/client.js';
import { testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  engine.test('the typed client calls methods as functions', async t => {
    const { cmdb } = await typedClient(t, engine);
    const { id } = await cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web1' });
    await cmdb.category.save({ object: Number(id), category: 'C__CATG__MODEL', data: { serial: 'J300X12' } });
    const [model] = await cmdb.category.read({ objID: Number(id), category: 'C__CATG__MODEL' });
    t.like(model, { objID: id, serial: 'J300X12' });
  });

  engine.test('the typed client names the error it was refused with', async t => {
    const { cmdb } = await typedClient(t, engine);
    const error = await t.throwsAsync<KatasterError>(cmdb.object.read({ id: 7 }), { instanceOf: KatasterError });
    t.like(error, {
      errorName: 'ObjectNotFound',
      code: -32602,
      message: 'Invalid parameters: Object 7 not found.',
      data: { error: 'ObjectNotFound' },
    });
  });

  engine.test('the typed client sends a batch and answers each call by its result or its error', async t => {
    const client = await typedClient(t, engine);
    const [created, missing, document] = await client.batch([
      calls.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web1' }),
      calls.cmdb.object.archive({ object: 7 }),
      calls.rpc.discover(),
    ]);
    t.like(created, { id: '1', success: true });
    t.true(missing instanceof KatasterError);
    t.like(missing, { errorName: 'ObjectNotFound' });
    t.like(document, { openrpc: '1.2.6' });
  });

  engine.test('the typed client asks in the language that it is given', async t => {
    const { cmdb } = await typedClient(t, engine, 'de');
    const { message } = await cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web1' });
    t.is(message, 'Objekt wurde erfolgreich angelegt');
  });

  engine.test('the typed client gets times in the zone that it names', async t => {
    const service = await startedService(t, engine);
    const { cmdb } = new Kataster({ url: service.endpoint('contract'), apikey: testKey, timeZone: 'Asia/Kathmandu' });
    await cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web1' });
    t.regex((await cmdb.object.read({ id: 1 })).created, /\+05:45$/);
  });

  engine.test('a batch that is refused as a whole rejects as a whole', async t => {
    const client = await typedClient(t, engine, 'en', { KATASTER_BODY_LIMIT: '1024' });
    const create = calls.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'x'.repeat(1024) });
    const error = await t.throwsAsync<KatasterError>(client.batch([create, create]), { instanceOf: KatasterError });
    t.like(error, { errorName: 'LimitExceeded', data: { setting: 'KATASTER_BODY_LIMIT' } });
  });

  engine.test('each call of a batch beyond the limit has the error', async t => {
    const client = await typedClient(t, engine, 'en', { KATASTER_BATCH_LIMIT: '1' });
    const archive = calls.cmdb.object.archive({ object: 1 });
    const results = await client.batch([archive, archive]);
    for (const result of results) t.like(result, { errorName: 'LimitExceeded', data: { setting: 'KATASTER_BATCH_LIMIT' } });
  });
}

async function typedClient(t: ExecutionContext, engine: TestEngine, language = 'en', settings = {}): Promise<Kataster> {
  const service = await startedService(t, engine, settings);
  return new Kataster({ url: service.endpoint('contract'), apikey: testKey, language });
}
