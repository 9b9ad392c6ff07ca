import { search } from '../src/domain/search/search.js';
import type { Store } from '../src/domain/storage/store.js';
import { author } from './helpers/author.js';
import { indexAll } from './helpers/searching.js';
import { engines, freshStore, someEntry, someObject } from './helpers/stores.js';
import { contextOver } from './imports/office.js';

const servers = 2500;

/** A net, and servers whose addresses are in it. */
async function filled(store: Store): Promise<number> {
  return store.transaction(author, async records => {
    const [net = 0, ...others] = await records.nextIds('objects', servers + 1);
    await records.objects.insert(someObject(net, { type: 'C__OBJTYPE__LAYER3_NET', title: 'office' }));
    for (const id of others) await records.objects.insert(someObject(id, { title: `server${id}` }));
    const ids = await records.nextIds('entries', servers);
    const entries = others.map((object, at) => someEntry(ids[at] ?? 0, object, { values: JSON.stringify({ net }) }));
    await records.entries.insert(entries);
    const links = entries.map(({ id }) => ({ entry: id, attribute: 'net', position: 0, targetObject: net, targetEntry: null }));
    await records.links.insert(links);
    return net;
  });
}

async function found(store: Store, text: string): Promise<number> {
  return (await search(contextOver(store), { text, mode: 'normal', limit: 10_000 })).length;
}

for (const engine of engines)
  engine.test(
    `every entry that links to a renamed object is found by its new name, however many there are, on ${engine.name}`,
    async t => {
      const store = await freshStore(t, engine, { durability: 'fast' });
      const net = await filled(store);
      await indexAll(store);
      t.is(await found(store, 'office'), servers + 1);
      const before = (await store.reads.search.backlog())?.last ?? 0;
      await store.transaction(author, records => records.objects.update(net, { title: 'warehouse' }));
      const listed = await store.reads.search.backlog();
      t.true(
        (listed?.last ?? 0) - Math.max(before, (listed?.first ?? 0) - 1) <= 2,
        'renaming lists the object and one row for all that link to it',
      );
      await indexAll(store);
      t.is(await found(store, 'warehouse'), servers + 1);
      t.is(await found(store, 'office'), 0);
    },
  );
