import { lastCatalogueChoice } from '../../src/attributes/references.js';
import { entriesRead, objectMade } from '../factories/calls.js';
import { instead } from '../helpers/instead.js';
import { askedAfterWrite, type Beside, comparison, usualSteps, withoutItems } from '../helpers/random-calls/comparison.js';
import { seed, stepsOn, timeFor } from '../helpers/random-calls/settings.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { serviceOver } from '../helpers/service.js';
import { engines, freshStore, type TestEngine } from '../helpers/stores.js';

for (const engine of engines)
  engine.test(`${engine.name}: kept answers are those of a service that keeps none, whatever is written`, async t => {
    const { compared, differing } = await comparison(t, engine, store => store, 1);
    t.deepEqual(differing, [], `seed ${seed}`);
    t.is(compared, stepsOn(engine, usualSteps) * askedAfterWrite);
  });

const [sqlite, postgres] = engines as readonly [TestEngine, TestEngine];

for (const kind of ['object', 'dialog'])
  sqlite.test(`SQLite: answers differ where write sets do not have what was changed: ${kind}`, async t => {
    t.timeout(timeFor(usualSteps));
    t.true((await comparison(t, sqlite, withoutItems(kind), 1)).differing.length > 0);
  });

for (const [kind, shown] of [
  ['choice', 'Acme'],
  ['nothing', 'ACME Inc.'],
] as const)
  sqlite.test(`SQLite: an entry shows its choice as ${shown} where write sets have all but ${kind}`, async t => {
    const store = await freshStore(t, sqlite, { durability: 'fast' });
    const call = callerOf(await serviceOver(t, withoutItems(kind)(store), { KATASTER_SPEED: 'fast' }), 'contract');
    const category = 'C__CATG__MODEL';
    const object = await objectMade(call, { categories: { [category]: { manufacturer: 'Acme' } } });
    const read = () => entriesRead<{ readonly manufacturer: object }>(call, { objID: object, category });
    t.like((await read())[0]?.manufacturer, { title: 'Acme' });
    await resultOf(
      call('cmdb.dialog.update', { category, property: 'manufacturer', entry_id: lastCatalogueChoice + 1, value: 'ACME Inc.' }),
    );
    t.like((await read())[0]?.manufacturer, { title: shown });
  });

postgres.test('PostgreSQL: answers differ where another state is taken for the same', async t => {
  const sameState: Beside = store => instead(store, 'state', () => Promise.resolve('the same'));
  t.timeout(timeFor(usualSteps));
  t.true((await comparison(t, postgres, sameState, 1)).differing.length > 0);
});
