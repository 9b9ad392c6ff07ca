import { typeOf } from '../src/attributes/attribute-types.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { document } from './helpers/catalogue.js';
import { onceForAll } from './helpers/databases.js';
import { everyType, linkedCategory, registryOfEveryType, sampleOf } from './helpers/every-type.js';
import { type Caller, callerOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const types: readonly string[] = document.components.schemas.AttributeType.enum;

/** The catalogue that all tests share: to check it takes longer than a test. */
const registry = onceForAll(async scope => registryOfEveryType(scope));

for (const engine of enginesInTurn)
  for (const type of types)
    engine.test(`a value of type ${type} is written and read over the whole way on ${engine.name}`, async t => {
      const site = { registry: await registry() };
      const attribute = site.registry.category(everyType)?.attributesByKey.get(type);
      if (!attribute) return t.fail(`${everyType} has no attribute of type ${type}`);
      const { saved, holds } = typeOf(attribute);
      const call = callerOf(await startedService(t, engine, {}, site), 'contract');
      await prepare(call, holds.objectTypes[0]);
      const { given = 'worked out', reads } = sampleOf(attribute);
      const saving = await call('cmdb.category.save', { object: 1, category: everyType, data: { [type]: given } });
      if (!saved) return t.deepEqual(Object.keys(saving.error?.data ?? {}), ['error', type]);
      t.is(saving.error, undefined);
      await entryMade(call, { object: 1, category: everyType, data: {} });
      const [written = {}, empty = {}] = await entriesRead(call, { objID: 1, category: everyType });
      t.notDeepEqual(written[type], empty[type]);
      if (reads !== undefined) t.like({ reads: written[type] }, { reads });
    });

/** Makes an object and an entry, each the first of its kind: links lead to them. */
async function prepare(call: Caller, type = 'C__OBJTYPE__SERVER'): Promise<void> {
  const object = await objectMade(call, { type });
  await entryMade(call, { object, category: linkedCategory, data: { title: 'ISR' } });
  const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE' });
  await objectMade(call, { categories: { C__CATG__LOCATION: { parent: rack } } });
}
