import { callerOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const german = {
  message: 'Ungültige Parameter: Objekt 4711 nicht gefunden.',
  fault: 'dieses Attribut gibt es in C__CATG__MODEL nicht; meinten Sie "serial"?',
};
const english = {
  message: 'Invalid parameters: Object 4711 not found.',
  fault: 'there is no such attribute in C__CATG__MODEL; did you mean "serial"?',
};

/** Errors of the endpoint of existing clients stay in English, as those compare them. */
const cases = [
  { dialect: 'contract', usual: 'en', asked: 'de', told: german },
  { dialect: 'contract', usual: 'en', asked: undefined, told: english },
  { dialect: 'contract', usual: 'de', asked: undefined, told: german },
  { dialect: 'contract', usual: 'de', asked: 'en', told: english },
  { dialect: 'idoit', usual: 'de', asked: 'de', told: english },
] as const;

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  for (const { dialect, usual, asked, told } of cases)
    engine.test(`errors at ${dialect} of a call in language ${asked} to a service of language ${usual}`, async t => {
      const call = callerOf(await startedService(t, engine, { KATASTER_LANGUAGE: usual }), dialect);
      await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });
      const missing = await call('cmdb.object.update', { id: 4711, title: 'web2', language: asked });
      const data = { serail: '1' };
      const faulty = await call('cmdb.category.save', { object: 1, category: 'C__CATG__MODEL', data, language: asked });
      t.like(missing, { error: { message: told.message, ...(dialect === 'contract' && { data: { error: 'ObjectNotFound' } }) } });
      t.like(faulty, { error: { data: { serail: told.fault } } });
    });
