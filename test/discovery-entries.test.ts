import { Ajv } from 'ajv';
import type { OpenRpc } from '../src/discovery/openrpc.js';
import { siteDocument } from '../src/discovery/site-document.js';
import { entriesRead, entryMade } from './factories/calls.js';
import { document, registry } from './helpers/catalogue.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, savedValues, targetsOf } from './helpers/samples.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const { components, 'x-categories': categories = {} } = siteDocument(document as OpenRpc, registry, 'en');
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema({ $id: 'site', components });

/** Categories that cannot be saved from their side of the link. */
const savedElsewhere = ['C__CATG__QINQ_CE'];

function faults(what: string, schema: string | undefined, value: unknown): string[] {
  const validate = ajv.getSchema(`site${schema}`);
  if (!validate) return [`${what} has no schema`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${what}${instancePath} ${message}: ${JSON.stringify(value)}`,
  );
}

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  engine.test('data that the service takes and entries that it returns fit the schemas of every category', async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const found: string[] = [];
    for (const [constant, { entry, data }] of Object.entries(categories)) {
      const category = registry.category(constant);
      if (!category || !data || savedElsewhere.includes(constant)) continue;
      const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: constant }));
      const attributes = category.attributes.filter(({ key }) => key !== category.reverses?.entry);
      const given = savedValues(await dataFor(attributes, targetsOf(call, Number(id))));
      found.push(...faults(`${constant} saved`, data, given));
      await entryMade(call, { object: id, category: constant, data: given });
      const read = await entriesRead<unknown>(call, { objID: id, category: constant });
      for (const each of read) found.push(...faults(`${constant} read`, entry, each));
    }
    t.deepEqual(found, []);
  });

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  engine.test('an empty entry fits the schema of its category', async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
    for (const category of ['C__CATG__MODEL', 'C__CATG__IP', 'C__CATG__MEMORY', 'C__CATG__ACCOUNTING']) {
      await entryMade(call, { object: id, category, data: { description: 'only this' } });
      const read = await entriesRead<unknown>(call, { objID: id, category });
      t.deepEqual(faults(category, categories[category]?.entry, read[0]), []);
    }
  });
