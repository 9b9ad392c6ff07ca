import { setImmediate as turn } from 'node:timers/promises';
import type { Registry } from '../src/catalog/registry.js';
import { rules } from '../src/catalog/rules.js';
import { CurrentSchema } from '../src/domain/schema/current-schema.js';
import { SearchIndex } from '../src/domain/search/search-index.js';
import { attributeNumber } from '../src/domain/storage/indexed-values.js';
import { TimeSlices } from '../src/rpc/time-slices.js';
import { registry } from './helpers/catalogue.js';
import { newDatabase } from './helpers/databases.js';
import { rowsIn } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import { searchingIn } from './helpers/searching.js';
import { serviceOver } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';

const tank = 'C__CATG__CUSTOM_TANK';
const title = { en: 'Tank', de: 'Tank' };
const label = { key: 'label', type: 'text', title };
const schema = { categories: [{ const: tank, title, attributes: [label] }] };

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: a process indexes by the schema in force, whatever it knew before`, async t => {
    const service = await startedService(t, engine);
    const { call, created, saved, values } = searchingIn(service);
    const behind = new CurrentSchema(service.store, registry);
    await resultOf(call('kataster.schema.apply', { schema }));
    await saved(await created('SERVER', 'web1'), tank, { label: 'Northern' });
    t.is(behind.registry.schema, 0);
    await new SearchIndex(service.store, behind).catchUp();
    t.is(behind.registry.schema, 1);
    t.falsy(await service.store.reads.search.backlog(), 'nothing is left to the service');
    t.deepEqual(await values('Northern'), ['web1: Northern']);
  });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: calls that meet a new version make its catalogue once`, async t => {
    const service = await startedService(t, engine);
    const { call } = searchingIn(service);
    let made = 0;
    const extend: Registry['extend'] = (...given) => {
      made += 1;
      return registry.extend(...given);
    };
    const behind = new CurrentSchema(service.store, { ...registry, extend });
    await resultOf(call('kataster.schema.apply', { schema }));
    const met = await Promise.all(Array.from({ length: 5 }, () => behind.refresh()));
    t.deepEqual([made, new Set(met).size], [1, 1]);
    t.is(met[0]?.category(tank)?.attributes.length, 1);
    t.is(met[0]?.category('C__CATG__MODEL'), registry.category('C__CATG__MODEL'), 'what is the same is shared');
  });

/** The texts that the index of values has of an attribute, with their entries. */
async function indexedTexts(url: string, category: string, key: string): Promise<readonly string[]> {
  const rows = await rowsIn<{ text: string; entry: number }>(
    url,
    `SELECT text, entry FROM value_index WHERE attribute = ${attributeNumber(category, key)} ORDER BY entry, text`,
  );
  return rows.map(({ text, entry }) => `${entry} ${text}`);
}

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: values are indexed while their attribute or category is removed, as they come back`, async t => {
    const url = await newDatabase(t, engine.name, 'tables');
    const { call, created, saved, hits } = searchingIn(
      await serviceOver(t, await storeAt(t, url, { durability: 'fast' }), { KATASTER_QUICKPURGE: 'on' }),
    );
    const index = () => hits('anything');
    const apply = (params: object) => resultOf(call('kataster.schema.apply', params));
    const undoApplied = async () => {
      const { change_sets } = await resultOf<{ readonly change_sets: readonly { readonly number: number }[] }>(
        call('kataster.changes.read', { method: 'kataster.schema.apply', limit: 1 }),
      );
      await resultOf(call('kataster.changes.revert', { numbers: [change_sets[0]?.number] }));
    };
    await apply({ schema });
    const server = await created('SERVER', 'web1');
    const other = await created('SERVER', 'web2');
    const [first, second] = [await saved(server, tank, { label: 'First' }), await saved(other, tank, { label: 'Second' })];
    await index();
    t.deepEqual(await indexedTexts(url, tank, 'label'), [`${first} first`, `${second} second`]);
    for (const [at, removed] of [`${tank}.label`, tank].entries()) {
      await saved(server, tank, { label: `Changed ${at}` }, first);
      await apply({ removed: [removed], accept_loss: 2 });
      if (at === 1) await resultOf(call('cmdb.object.quickpurge', { id: other }));
      await index();
      await undoApplied();
      t.deepEqual(await indexedTexts(url, tank, 'label'), [`${first} changed ${at}`, ...(at === 0 ? [`${second} second`] : [])]);
    }
  });

test('while a schema is checked the event loop takes a turn after each slice of time', async t => {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns += 1) await turn();
  })();
  let clock = 0;
  const elapsed = () => {
    clock += 5;
    return clock;
  };
  const definition = { ...schema.categories[0], id: 100_001, kind: 'custom', mode: 'edit', multiValue: false, sort: 900 };
  const faults = await registry.faultsWith([{ part: 'categories', name: tank, definition }], [], new TimeSlices(elapsed));
  isOver = true;
  await counting;
  t.deepEqual(faults, []);
  const count = Object.keys(rules).length;
  t.true(turns >= count / 2, `${turns} turns for ${count} rules`);
});
