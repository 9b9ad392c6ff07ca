import { texts } from '../generated/texts.js';
import { batchCallerOf, callerOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

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

/** Texts of errors in both languages, which callers may write as the names of methods and parameters. */
const hostile = Object.values(texts)
  .flatMap(({ en, de }) => [en, de])
  .filter(({ length }) => length <= 128);

/** A name that is near to this one may be suggested in place of it. */
const fallback = /: diesen Parameter gibt es nicht; (erwartet wird category|meinten Sie '\w+'\?)$/;

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  test('what a caller wrote is not translated, even where it is a text of an error', async t => {
    const call = batchCallerOf(await startedService(t, engine, { KATASTER_LANGUAGE: 'de' }), 'contract');
    t.true(hostile.length > 900);
    for (let at = 0; at < hostile.length; at += 50) {
      const slice = hostile.slice(at, at + 50);
      const unknown = await call(...slice.map(each => [each, {}] as const));
      t.deepEqual(
        unknown.map(({ error }) => error?.message),
        slice.map(each => `Methode nicht gefunden: ${each}`),
      );
      const rejected = await call(
        ...slice.map(each => ['cmdb.category_info.read', { category: 'C__CATG__MODEL', [each]: 1 }] as const),
      );
      t.deepEqual(
        rejected.map(({ error }) => error?.message.replace(fallback, '')),
        slice.map(each => `Ungültige Parameter: ${each}`),
      );
    }
  });
