import type { ObjectTypes } from '../generated/types.js';
import { languages } from '../src/domain/context.js';
import { pageAsked } from '../src/domain/limits/pages.js';
import { objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { countingStore } from './helpers/counting.js';
import { resultValidator } from './helpers/method-schemas.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames, serviceOver } from './helpers/service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

for (const engine of engines)
  engine.test(
    `objects of all types are counted with one statement, and without a count none is needed, on ${engine.name}`,
    async t => {
      const { store, statements } = await countingStore(t, engine);
      const call = callerOf(await serviceOver(t, store), 'contract');
      for (const type of ['C__OBJTYPE__SERVER', 'C__OBJTYPE__SERVER', 'C__OBJTYPE__CITY'])
        await objectMade(call, { type, title: 'one of them' });
      statements();
      const counted = await resultOf<ObjectTypes>(call('cmdb.object_types.read', { countobjects: true }));
      t.is(statements().length, 1);
      const some = counted.filter(({ objectcount }) => objectcount !== '0');
      const counts = Object.fromEntries(some.map(type => [type.const, type.objectcount]));
      t.deepEqual(counts, { C__OBJTYPE__SERVER: '2', C__OBJTYPE__CITY: '1' });
      const uncounted = await resultOf<ObjectTypes>(call('cmdb.object_types.read', {}));
      t.is(statements().length, 0);
      t.deepEqual(
        uncounted.map(type => type.const),
        registry.objectTypes.map(type => type.const),
      );
    },
  );

for (const engine of engines)
  engine.test(`objects of types one may not see are not counted on ${engine.name}`, async t => {
    const { store } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    for (const type of ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CITY']) await objectMade(call, { type, title: 'one' });
    const seen = store.withScope([{ objectTypes: ['C__OBJTYPE__CITY'] }]);
    t.deepEqual([...(await seen.reads.objects.countByType())], [['C__OBJTYPE__CITY', 1]]);
  });

interface Info {
  readonly title: string;
  readonly description?: string;
  readonly info?: { readonly description: string };
}

/** Existing clients know the description in another place; an attribute without one has its title there. */
function descriptionIn({ title, description = title, info }: Info): string {
  return info?.description ?? description;
}

for (const dialect of dialectNames)
  for (const engine of engines.filter(({ name }) => name === 'SQLite'))
    engine.test(
      `every attribute of every category is told in both languages, without a statement, in dialect ${dialect}`,
      async t => {
        const { store, statements } = await countingStore(t, engine);
        const call = callerOf(await serviceOver(t, store), dialect);
        const isInfo = resultValidator('cmdb.category_info.read', dialect);
        for (const category of registry.categories.filter(({ hasAttributes }) => hasAttributes))
          for (const language of languages) {
            const answer = await call('cmdb.category_info', { category: category.const, language });
            if (category.withoutDataIn?.includes(dialect)) t.is(answer.error?.code, -32099);
            else {
              const info = answer.result as Readonly<Record<string, Info>>;
              t.true(isInfo(info), `${category.const}: ${JSON.stringify(isInfo.errors)}`);
              const known = registry.storage(category).attributes;
              t.deepEqual(
                Object.entries(info).map(([key, each]) => [key, each.title, descriptionIn(each)]),
                known.map(({ key, title, description = title }) => [key, title[language], description[language]]),
              );
            }
          }
        t.is(statements().length, 0);
      },
    );

test('a limit is a count, or an offset and a count', t => {
  const context = { settings: { pageLimit: 10 } };
  t.deepEqual(pageAsked(context, 3), { offset: 0, count: 3 });
  t.deepEqual(pageAsked(context, '4,2'), { offset: 4, count: 2 });
});
