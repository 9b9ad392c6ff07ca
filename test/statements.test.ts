import type { Category } from '../src/catalog/registry.js';
import { logbookCategory } from '../src/domain/storage/history.js';
import { objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { countingStore } from './helpers/counting.js';
import { filled } from './helpers/filling.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames, serviceOver } from './helpers/service.js';
import { engines, inTurn } from './helpers/stores.js';

const most = 3;
/** Changes are read from the history: eight, and three of the first try on the event loop. */
const mostOfLogbook = 11;
const readable = registry.categories.filter(({ hasAttributes }) => hasAttributes);

for (const engine of engines)
  engine.test(`entries of every category are read with ${most} statements at most on ${engine.name}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const service = await serviceOver(t, store);
    const call = callerOf(service, 'contract');
    const object = await objectMade(call);
    const tooMany: string[] = [];
    const withEntries = new Set<string>();
    for (const category of inTurn(engine, readable)) {
      const objID = await filled(call, category, object);
      for (const dialect of dialectNames.filter(name => !category.withoutDataIn?.includes(name)))
        for (const page of [{}, { status: -1 }, { limit: 2 }, { limit: 2, offset: 1 }]) {
          statements();
          const read = callerOf(service, dialect)('cmdb.category.read', { objID, category: category.const, ...page });
          if ((await resultOf<readonly object[]>(read)).length > 0) withEntries.add(category.const);
          const { length } = statements();
          if (length > (category.const === logbookCategory ? mostOfLogbook : most))
            tooMany.push(`${category.const}, ${dialect}, ${JSON.stringify(page)}: ${length}`);
        }
    }
    t.deepEqual(tooMany, []);
    const empty = inTurn(engine, readable).filter(category => !withEntries.has(category.const));
    t.deepEqual(empty, inTurn(engine, readable).filter(isViewOfOwnEntries));
  });

/** Views that show no links of another category; nothing writes entries of theirs. */
function isViewOfOwnEntries({ mode, reverses, storedIn }: Category): boolean {
  return mode === 'view' && !reverses && !isRepeated(storedIn);
}

function isRepeated(constant: string): boolean {
  return registry.categories.some(({ sameAs }) => sameAs === constant);
}
