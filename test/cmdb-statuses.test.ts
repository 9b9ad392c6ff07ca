import { discoveryOf } from '../src/discovery/discovery.js';
import { SearchIndex } from '../src/domain/search/search-index.js';
import { textOf } from '../src/rpc/json-text.js';
import { objectMade } from './factories/calls.js';
import { document, registry } from './helpers/catalogue.js';
import { countingStore } from './helpers/counting.js';
import { newDatabase } from './helpers/databases.js';
import { fleet } from './helpers/process.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, onEveryEngine } from './helpers/stores.js';
import test from './helpers/suite.js';

const lent = { title: 'lent', constant: 'C__CMDB_STATUS__LENT', color: 'FFCC00' };
const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };

interface Enumeration {
  readonly anyOf: readonly { readonly enum: readonly (string | number)[] }[];
}

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: a status that one process adds is known to the others at their next call`, async t => {
    const { services, rows } = await fleet(t, await newDatabase(t, engine.name, 'tables'), engine.name === 'SQLite' ? 1 : 2);
    const [one, other] = [services[0]?.call ?? t.fail(), services.at(-1)?.call ?? t.fail()];
    const told = async () => {
      const { components } = await resultOf<{ components: { schemas: Readonly<Record<string, Enumeration>> } }>(
        other('rpc.discover', {}),
      );
      const { CmdbStatusReference, CmdbStatusChoice } = components.schemas;
      return [CmdbStatusReference, CmdbStatusChoice].map(schema => schema?.anyOf[0]?.enum.includes(lent.constant));
    };
    t.deepEqual(await told(), [false, false]);
    const { id } = await resultOf<{ id: number }>(one('cmdb.status.save', lent));
    t.deepEqual(await told(), [true, true]);
    const created = await resultOf(other('cmdb.object.create', { ...server, cmdb_status: lent.constant }));
    await resultOf(other('cmdb.status.save', { ...lent, title: 'lent out', id }));
    t.like(await resultOf(one('cmdb.object.read', { id: Number(created.id) })), { cmdb_status_title: 'lent out' });
    const [listed] = await resultOf<readonly object[]>(one('cmdb.objects.read', {}));
    t.like(listed, { cmdb_status: String(id), cmdb_status_title: 'lent out' });
    const [copy] = await resultOf<readonly object[]>(
      other('cmdb.dialog.read', { category: 'C__CATG__GLOBAL', property: 'cmdb_status' }),
    ).then(choices => choices.slice(-1));
    t.deepEqual(copy, { id: String(id), const: lent.constant, title: 'lent out' });
    const changes = await rows(`SELECT action FROM changes WHERE kind = 'choice' AND name = 'cmdb_status' ORDER BY number`);
    t.deepEqual(changes, [{ action: 'created' }, { action: 'edited' }]);
    t.deepEqual(await rows(`SELECT title FROM past_choices WHERE dialog = 'cmdb_status'`), [{ title: 'lent' }]);
  });

  engine.test(`${engine.name}: a status goes by its constant, its title, or its id as a number or its digits`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const { id: added } = await resultOf(call('cmdb.status.save', lent));
    for (const [cmdb_status, expected] of [
      ['C__CMDB_STATUS__PLANNED', '1'],
      ['planned', '1'],
      [1, '1'],
      ['1', '1'],
      [lent.constant, String(added)],
      [String(added), String(added)],
    ] as const) {
      const { id } = await resultOf(call('cmdb.object.create', { ...server, cmdb_status }));
      t.like(await resultOf(call('cmdb.object.read', { id: Number(id) })), { cmdb_status: expected });
    }
    const { error } = await call('cmdb.object.create', { ...server, cmdb_status: '4711' });
    t.regex(error?.data?.cmdb_status ?? '', /^there is no choice "4711"; expected one of "C__CMDB_STATUS__PLANNED", .* more/);
  });

  engine.test(
    `${engine.name}: a status that was added costs a statement on objects that have one, and none on others`,
    async t => {
      const { store, statements } = await countingStore(t, engine);
      const call = callerOf(await serviceOver(t, store), 'contract');
      await resultOf(call('cmdb.status.save', lent));
      for (const [cmdb_status, expected] of [
        ['C__CMDB_STATUS__PLANNED', 1],
        [lent.constant, 2],
      ] as const) {
        const { id } = await resultOf(call('cmdb.object.create', { ...server, cmdb_status }));
        statements();
        await resultOf(call('cmdb.object.read', { id: Number(id) }));
        t.is(statements().length, expected);
      }
    },
  );

  engine.test(`${engine.name}: a template hands on a status that was added`, async t => {
    const { store } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const { id } = await resultOf(call('cmdb.status.save', lent));
    const { id: template } = await resultOf(call('cmdb.object.create', { ...server, cmdb_status: Number(id) }));
    const made = await resultOf(call('cmdb.object.create', { ...server, template: Number(template) }));
    t.like(await resultOf(call('cmdb.object.read', { id: Number(made.id) })), { cmdb_status_title: 'lent' });
  });
}

onEveryEngine({
  'an object is found by the title of a status that was added, and by the one it gets': async (t, store) => {
    const call = callerOf(await serviceOver(t, store), 'contract');
    const { id } = await resultOf(call('cmdb.status.save', lent));
    await objectMade(call, { ...server, cmdb_status: Number(id) });
    const hits = async (q: string) => (await resultOf<readonly object[]>(call('idoit.search.read', { q }))).length;
    await new SearchIndex(store, { registry, refresh: () => registry }).catchUp();
    t.is(await hits('lent'), 1);
    await resultOf(call('cmdb.status.save', { ...lent, title: 'borrowed', id }));
    await new SearchIndex(store, { registry, refresh: () => registry }).catchUp();
    t.deepEqual([await hits('lent'), await hits('borrowed')], [0, 1]);
  },
});

test('the document of the site is made anew when the statuses are others', t => {
  const url = 'http://cmdb.example';
  const { ofSite } = discoveryOf(document);
  const added = [{ id: 10_001, const: lent.constant, title: { en: 'lent', de: 'lent' } }];
  const without = ofSite(url, 'en', registry);
  const told = ofSite(url, 'en', registry, added);
  t.true(textOf(told.json).includes(lent.constant));
  t.not(told.etag, without.etag);
  t.is(ofSite(url, 'en', registry, [...added]), told);
  t.deepEqual(ofSite(url, 'en', registry), without);
});
