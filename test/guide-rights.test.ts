import { article } from '../src/site/articles/articles.js';
import { stepsOf } from '../src/site/articles/guide-steps.js';
import { tableRows } from './helpers/markdown-tables.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const { text } = article('rights');

/** The call of each row of the table, and what stands in a cell where it succeeds. */
const rows: Readonly<Record<string, readonly [method: string, params: object, success: string]>> = {
  'read a server': ['cmdb.object.read', { id: 26 }, 'its values'],
  'read the root location': ['cmdb.object.read', { id: 1 }, 'its values'],
  'save the model of a server': [
    'cmdb.category.save',
    { object: 26, category: 'C__CATG__MODEL', data: { serial: 'X' } },
    'saved',
  ],
  'save the location of a server': [
    'cmdb.category.save',
    { object: 26, category: 'C__CATG__LOCATION', data: { parent: 1 } },
    'saved',
  ],
  'create a server': ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web2' }, 'created'],
  'create a city': ['cmdb.object.create', { type: 'C__OBJTYPE__CITY', title: 'Oslo' }, 'created'],
  'purge a server': ['cmdb.object.purge', { object: 26 }, 'purged'],
  'read the keys': ['kataster.key.read', {}, 'the keys'],
};

for (const engine of enginesInTurn)
  engine.test(`the table of the guide on rights says what keys may do on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine, { KATASTER_DEFAULT_DATA: 'yes' }), 'contract');
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    const made = stepsOf(text).filter(step => step.kind === 'call' && step.method === 'kataster.key.create');
    const keys = await Promise.all(
      made.map(
        async step =>
          (await resultOf<{ readonly key: string }>(call('kataster.key.create', 'params' in step ? step.params : {}))).key,
      ),
    );
    t.is(keys.length, 2);
    const shown = tableRows(text, 'Call');
    t.deepEqual(shown.map(([name]) => name).toSorted(), Object.keys(rows).toSorted());
    for (const [name = '', ...cells] of shown) {
      const [method, params, success] = rows[name] ?? ['', {}, ''];
      for (const [at, apikey] of keys.entries()) {
        const { error } = await call(method, { ...params, apikey });
        t.is(error?.data?.error ?? success, cells[at] ?? '', `${name}: ${at}`);
      }
    }
  });
