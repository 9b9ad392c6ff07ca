import type { ExecutionContext } from 'ava';
import { entriesRead, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

type Entry = Readonly<Record<string, unknown>>;

const content = Buffer.from('a manual').toString('base64');

/** An object of a type, and a person that stands for every key. */
async function started(t: ExecutionContext, engine: TestEngine, type: string) {
  const service = await startedService(t, engine);
  const call = callerOf(service, 'contract');
  const create = async (params: object) => await objectMade(call, params);
  const object = await create({ type, title: 'it' });
  const person = await create({ type: 'C__OBJTYPE__PERSON', title: 'Api System' });
  await service.store.transaction(author, records => records.constants.put('C__OBJ__PERSON_API_SYSTEM', person));
  const save = (category: string, data: object, entry?: number) =>
    resultOf(call('cmdb.category.save', { object, category, data, entry })).then(saved => Number(saved.entry));
  const read = async (category: string) => (await entriesRead<Entry>(call, { objID: object, category }))[0] ?? {};
  return { clock: service.clock, save, read };
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`an entry of the logbook is kept with who made it, when and of what ${on}`, async t => {
    const { clock, save, read } = await started(t, engine, 'C__OBJTYPE__SERVER');
    const entry = await save('C__CATG__LOGBOOK', {});
    clock.set('2026-01-15 10:00:00');
    await save('C__CATG__LOGBOOK', { description: 'Moved to another rack' }, entry);
    const logged = await read('C__CATG__LOGBOOK');
    t.like(logged, { date: '2026-01-15 09:00:00', object_type: 'Server', user_name_static: 'test' });
    t.like(logged, { object: { title: 'it' }, user: { title: 'Api System' }, source: { const: 'C__LOGBOOK_SOURCE__EXTERNAL' } });
    t.is(logged.description, 'Moved to another rack');
  });

  engine.test(`a version of a file is kept with who uploaded it, and when ${on}`, async t => {
    const { clock, save, read } = await started(t, engine, 'C__OBJTYPE__FILE');
    const entry = await save('C__CATS__FILE_VERSIONS', { file_title: 'Manual' });
    t.like(await read('C__CATS__FILE_VERSIONS'), { upload_date: '', uploaded_by: null });
    await save('C__CATS__FILE_VERSIONS', { file_content: content }, entry);
    clock.set('2026-01-15 10:00:00');
    await save('C__CATS__FILE_VERSIONS', { file_title: 'The manual' }, entry);
    t.like(await read('C__CATS__FILE_VERSIONS'), {
      upload_date: '2026-01-15 09:00:00',
      uploaded_by: { title: 'Api System' },
    });
    await save('C__CATS__FILE_VERSIONS', { file_content: null }, entry);
    t.like(await read('C__CATS__FILE_VERSIONS'), { upload_date: '', uploaded_by: null });
  });

  engine.test(`an identifier is kept with when it was saved last ${on}`, async t => {
    const { clock, save, read } = await started(t, engine, 'C__OBJTYPE__SERVER');
    const entry = await save('C__CATG__IDENTIFIER', { key: 'id', value: '1' });
    t.is((await read('C__CATG__IDENTIFIER')).last_updated, '2026-01-15 09:00:00');
    clock.set('2026-01-15 10:00:00');
    await save('C__CATG__IDENTIFIER', { value: '2' }, entry);
    t.is((await read('C__CATG__IDENTIFIER')).last_updated, '2026-01-15 10:00:00');
  });
}
