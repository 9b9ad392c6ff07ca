import { entriesRead, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { countingStore } from './helpers/counting.js';
import { filled } from './helpers/filling.js';
import { keptEntries } from './helpers/kept-entries.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames, serviceOver } from './helpers/service.js';
import { engines, inTurn } from './helpers/stores.js';

/** The object; its entries; its relations; what computed attributes and forms tell of others; what values refer to; contents of uploads. */
const most = 6;

type ByKind = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

for (const engine of engines)
  engine.test(
    `everything an object has is told as each category is told alone, with ${most} statements, on ${engine.name}`,
    async t => {
      const { store, statements } = await countingStore(t, engine);
      const service = await serviceOver(t, store);
      const setUp = callerOf(service, 'contract');
      const objID = await objectMade(setUp);
      const own = inTurn(
        engine,
        registry.categories.filter(
          each => each.hasAttributes && each.mode === 'edit' && each.storedIn === each.const && !each.reverses,
        ),
      );
      for (const category of own) await filled(setUp, category, objID);
      for (const dialect of inTurn(engine, dialectNames)) {
        const call = callerOf(service, dialect);
        statements();
        const told = await resultOf<ByKind>(call('cmdb.categories.read', { objID }));
        t.true(statements().length <= most);
        t.deepEqual(Object.keys(told), ['catgID', 'catsID', 'customID']);
        const categories = Object.values(told).flatMap(kind => Object.entries(kind));
        const names = categories.map(([name]) => name);
        const missing = own.filter(each => !each.withoutDataIn?.includes(dialect) && !names.includes(each.const));
        t.deepEqual(
          missing.map(each => each.const),
          [],
        );
        for (const [category, entries] of categories) {
          const alone = keptEntries(category, await entriesRead<object>(call, { objID, category }));
          t.deepEqual(entries, dialect === 'contract' ? alone : alone[0], category);
        }
      }
    },
  );
