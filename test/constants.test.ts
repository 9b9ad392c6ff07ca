import type { ExecutionContext } from 'ava';
import { methodAliases, methods } from '../generated/methods.js';
import type { Constants, Endpoints, ServiceVersion } from '../generated/types.js';
import { document } from './helpers/catalogue.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn, type TestEngine } from './helpers/stores.js';

for (const engine of engines.filter(({ name }) => name === 'SQLite')) {
  engine.test('everything that has a constant is listed with its title, in the language asked for', async t => {
    const english = await constantsIn(t, engine, 'en');
    const german = await constantsIn(t, engine, 'de');
    const lists = ({ categories, ...others }: Constants) => Object.entries({ ...others, ...categories });
    t.deepEqual(
      lists(german).map(([list, titles]) => [list, Object.keys(titles)]),
      lists(english).map(([list, titles]) => [list, Object.keys(titles)]),
    );
    for (const [list, titles] of [...lists(english), ...lists(german)])
      for (const [constant, title] of Object.entries(titles))
        t.true(title !== '' && /^C__/.test(constant), `${list}: ${constant}`);
    t.is(english.objectTypes.C__OBJTYPE__PRINTER, 'Printer');
    t.is(german.objectTypes.C__OBJTYPE__PRINTER, 'Drucker');
    t.is(english.categories.g.C__CATG__CABLING, 'Cabling', 'categories without data are among them');
    t.deepEqual(
      Object.keys(english.recordStates).map(status => status.slice('C__RECORD_STATUS__'.length)),
      ['NORMAL', 'ARCHIVED', 'DELETED', 'PURGE'],
    );
  });

  engine.test('every method and every parameter of the document is listed', async t => {
    const call = callerOf(await startedService(t, engine), 'idoit');
    const endpoints = await resultOf<Endpoints>(call('system.endpoints.read.v2', {}));
    const ofSecondVersion = [...methodAliases.keys()].filter(name => name.endsWith('.v2'));
    t.true(ofSecondVersion.includes('cmdb.object-type.update-by-constant.v2'));
    t.deepEqual(Object.keys(endpoints).sort(), [...Object.keys(methods), ...ofSecondVersion].sort());
    for (const { name, description, params } of document.methods) {
      const { required, optional } = endpoints[name]?.parameters ?? { required: {}, optional: {} };
      t.is(endpoints[name]?.description, description);
      t.is(Object.keys({ ...required, ...optional }).length, params.length, name);
      for (const [parameter, { types }] of Object.entries({ ...required, ...optional }))
        t.not(types.length, 0, `${name}: ${parameter}`);
    }
    const { required, optional } = endpoints['cmdb.category.read']?.parameters ?? {};
    t.deepEqual(Object.keys(required ?? {}), ['objID', 'category']);
    t.true('apikey' in (optional ?? {}));
    t.deepEqual(required?.objID?.types, ['integer', 'string']);
    t.is(optional?.status?.['default-value'], 2);
  });
}

for (const engine of enginesInTurn)
  engine.test(`a call with a key alone is made by the person that stands for every key, on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { KATASTER_DEFAULT_DATA: 'yes' });
    const { login } = await resultOf<ServiceVersion>(callerOf(service, 'idoit')('idoit.version', { language: 'de' }));
    t.like(login, { userid: '22', username: 'test', language: 'de' });
    t.is(login.name, 'Api System');
  });

async function constantsIn(t: ExecutionContext, engine: TestEngine, language: string): Promise<Constants> {
  return resultOf<Constants>(callerOf(await startedService(t, engine), 'idoit')('idoit.constants', { language }));
}
