import type { Store } from '../src/domain/storage/store.js';
import { RowCache } from '../src/store/engines/sqlite/row-cache.js';
import { author } from './helpers/author.js';
import { countingStore } from './helpers/counting.js';
import { engines, enginesInTurn, freshStore, referents } from './helpers/stores.js';
import test from './helpers/suite.js';

const [sqlite] = engines;
if (!sqlite) throw new Error('There is no engine');

function choiceMade(store: Store, title: string): Promise<number> {
  return store.transaction(author, ({ choices }) => choices.ensure({ dialog: 'tag', parent: '', title }));
}

async function titles(store: Store, ids: readonly number[]): Promise<readonly string[]> {
  const { choices } = await referents(store, { choices: ids });
  return ids.flatMap(id => choices.filter(choice => choice.id === id).map(({ title }) => title));
}

sqlite.test('a choice is asked for once, however many values show it, and by whomever', async t => {
  const { store, statements } = await countingStore(t, sqlite);
  const [red, green] = [await choiceMade(store, 'red'), await choiceMade(store, 'green')];
  statements();
  t.deepEqual(await titles(store, [red]), ['red']);
  t.is(statements().length, 1);
  t.deepEqual(await titles(store, [red]), ['red']);
  t.deepEqual(await titles(store.withScope([{ objectTypes: [], categories: [] }]), [red]), ['red']);
  t.is(statements().length, 0);
  t.deepEqual(await titles(store, [red, green, green + 1]), ['red', 'green'], 'what is kept, what is not, what is not there');
  t.is(statements().length, 1);
});

for (const engine of enginesInTurn)
  engine.test(`a choice reads as it was committed last, and as it was then, on ${engine.name}`, async t => {
    const store = await freshStore(t, engine);
    const id = await choiceMade(store, 'red');
    const before = await store.reads.revisions.lastUntil(new Date().toISOString());
    t.deepEqual(await titles(store, [id]), ['red']);
    await store.transaction(author, ({ choices }) => choices.update(id, { title: 'rose' }));
    t.deepEqual(await titles(store, [id]), ['rose']);
    t.deepEqual(await titles(store.asOf(before), [id]), ['red']);
    t.deepEqual(await titles(store, [id]), ['rose']);
    await store.transaction(author, ({ choices }) => choices.remove(id));
    t.deepEqual(await titles(store, [id]), []);
  });

for (const ending of ['commit', 'rollback'] as const)
  sqlite.test(`while a transaction changes choices they read as before, and afterwards as its ${ending} leaves them`, async t => {
    const { store, statements } = await countingStore(t, sqlite);
    const [red, green] = [await choiceMade(store, 'red'), await choiceMade(store, 'green')];
    t.deepEqual(await titles(store, [red]), ['red']);
    await store.share({ ending }, async open => {
      await open.store.transaction(author, ({ choices }) => choices.update(red, { title: 'rose' }));
      t.deepEqual(await titles(open.store, [red]), ['rose']);
      statements();
      for (const _ of [1, 2]) t.deepEqual(await titles(store, [red, green]), ['red', 'green']);
      t.is(statements().length, 2, 'nothing is kept meanwhile');
      await open.seal(author);
    });
    for (const _ of [1, 2]) t.deepEqual(await titles(store, [red, green]), [ending === 'commit' ? 'rose' : 'red', 'green']);
    t.is(statements().length, 1);
  });

test('rows are forgotten before they are too many', t => {
  const cache = new RowCache('choices');
  cache.keep([{ id: 0 }]);
  cache.keep(Array.from({ length: 9999 }, (_, at) => ({ id: at + 1 })));
  t.deepEqual(cache.find(0), { id: 0 });
  cache.keep([{ id: -1 }]);
  t.deepEqual([cache.find(0), cache.find(-1)], [undefined, { id: -1 }]);
});

test('statements concern a table that they name, whatever else they name', t => {
  const cache = new RowCache('choices');
  t.true(cache.concerns('DELETE FROM choices WHERE id = ?'));
  t.true(cache.concerns('INSERT INTO "choices" (id) VALUES (?)'));
  t.false(cache.concerns('INSERT INTO past_choices (id) VALUES (?)'));
});
