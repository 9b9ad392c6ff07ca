import { author } from './helpers/author.js';
import { copyOf } from './helpers/copies/copy.js';
import { described, differencesOf } from './helpers/copies/differences.js';
import { asOf, keptIn, numberOf } from './helpers/copies/history.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { engines, storeAt, withEntry, withObjects } from './helpers/stores.js';

for (const { name, test } of engines)
  test(`${name}: an external id that comes to stand for another entry is kept with the one that it stood for`, async t => {
    const url = await newDatabase(t, name, 'tables');
    const store = await storeAt(t, url, { durability: 'fast' });
    const tables = await tablesAt(t, url);
    const [object = 0] = await withObjects(store, 1);
    const entries = [await withEntry(store, object), await withEntry(store, object)];
    const copies = [];
    for (const entry of entries) {
      const record = { source: 's', name: 'n', object, entry, fingerprint: `f${entry}` };
      await store.transaction(author, ({ externals }) => externals.put([record]));
      copies.push(await copyOf(tables));
    }
    const last = copies.at(-1) ?? new Map();
    for (const copy of copies) t.is(described(differencesOf(keptIn(copy), keptIn(asOf(last, numberOf(copy))))), '');
  });
