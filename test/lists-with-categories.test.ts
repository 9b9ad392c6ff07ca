import { objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { countingStore } from './helpers/counting.js';
import { filled } from './helpers/filling.js';
import { send } from './helpers/http.js';
import { keptEntries } from './helpers/kept-entries.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { type DialectName, dialectNames, serviceOver, type TestService, testKey } from './helpers/service.js';
import { engines, inTurn, isFirst } from './helpers/stores.js';

/** The objects; their entries; their relations; what computed attributes and forms tell of others; what values refer to. */
const most = 6;

/** How much is compared: what is told of an entry, and how, is the same on every engine. */
const amounts = {
  first: { titles: ['web1', 'web2'], dialects: dialectNames },
  others: { titles: ['web1'], dialects: ['contract'] },
} as const;

type Listed = readonly { readonly id: number | string; readonly categories: Readonly<Record<string, readonly object[]>> }[];

for (const engine of engines)
  engine.test(
    `many objects with all their categories are read as each is read alone, with ${most} statements, on ${engine.name}`,
    async t => {
      const { store, statements } = await countingStore(t, engine);
      const service = await serviceOver(t, store, { KATASTER_BODY_LIMIT: '64000000' });
      const { titles, dialects } = amounts[isFirst(engine) ? 'first' : 'others'];
      const servers = await withEveryCategory(service, titles);
      for (const dialect of dialects) {
        const categories = readableIn(dialect);
        const chosen = inTurn(engine, categories);
        const call = callerOf(service, dialect);
        statements();
        const listed = await resultOf<Listed>(call('cmdb.objects.read', { categories, content: true, limit: 500 }));
        t.is(statements().length, most);
        const differing: string[] = [];
        let filledIn = 0;
        for (const [at, { id, categories: told }] of listed.entries()) {
          const compared = chosen.filter((name, nth) => Number(told[name]?.length) > 0 || (at + nth) % 40 === 0);
          const alone = await readAlone(service, dialect, id, compared);
          for (const [nth, name] of compared.entries()) {
            if (JSON.stringify(told[name]) !== JSON.stringify(alone[nth])) differing.push(`${id} ${name}`);
            if (told[name]?.length) filledIn += 1;
          }
        }
        t.true(filledIn > chosen.length);
        t.deepEqual(differing, [], dialect);
        t.true(servers.every(server => listed.some(({ id }) => Number(id) === server)));
      }
    },
  );

for (const engine of engines)
  engine.test(`true stands for the categories of the type and those with entries on ${engine.name}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const service = await serviceOver(t, store);
    const call = callerOf(service, 'contract');
    const data = { C__CATG__MODEL: { title: 'X1' }, C__CATS__PERSON_MASTER: { last_name: 'Byron' } };
    await objectMade(call, { categories: data });
    const [web1] = await resultOf<Listed>(call('cmdb.objects.read', { categories: true }));
    const ofType =
      registry.objectType('C__OBJTYPE__SERVER')?.categories.filter(each => registry.category(each)?.hasAttributes) ?? [];
    t.true(ofType.length > 20);
    t.deepEqual(Object.keys(web1?.categories ?? {}).sort(), [...ofType, 'C__CATS__PERSON_MASTER'].sort());
    t.is(web1?.categories.C__CATG__MODEL?.length, 1);
    // SQLite knows the choices from the list before.
    const expected = engine.name === 'SQLite' ? 2 : 3;
    for (const objects of [1, 2, 40]) {
      while (Number((await resultOf<Listed>(call('cmdb.objects.read', {}))).length) < objects)
        await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'web', categories: data });
      statements();
      await resultOf(call('cmdb.objects.read', { categories: ['C__CATG__MODEL', 'C__CATG__IP', 'C__CATG__GLOBAL'] }));
      t.is(statements().length, expected, `${objects} objects`);
    }
  });

/** The entries of each category of an object, read one after another in one batch. */
async function readAlone(service: TestService, dialect: DialectName, objID: unknown, categories: readonly string[]) {
  const calls = categories.map((category, id) => {
    const params = { apikey: testKey, objID, category };
    return { version: '2.0', method: 'cmdb.category.read', params, id };
  });
  const { text } = await send(service.endpoint(dialect), { body: JSON.stringify(calls) });
  const answers = JSON.parse(text) as readonly { readonly result: readonly object[] }[];
  return answers.map(({ result }, at) => keptEntries(categories[at] ?? '', result));
}

/** Categories with values that two objects cannot share: sysids and logins. */
const unique = ['C__CATG__GLOBAL', 'C__CATS__PERSON_LOGIN'];

/** Servers with entries of every category, and everything they link to. */
async function withEveryCategory(service: TestService, titles: readonly string[]): Promise<readonly number[]> {
  const call = callerOf(service, 'contract');
  const servers: number[] = [];
  for (const title of titles) {
    const server = await objectMade(call, { type: 'C__OBJTYPE__SERVER', title });
    servers.push(server);
    for (const category of registry.categories)
      if (category.hasAttributes && (title === 'web1' || !unique.includes(category.storedIn)))
        await filled(call, category, server);
  }
  return servers;
}

function readableIn(dialect: DialectName): readonly string[] {
  return registry.categories
    .filter(({ hasAttributes, withoutDataIn }) => hasAttributes && !withoutDataIn?.includes(dialect))
    .map(category => category.const);
}
