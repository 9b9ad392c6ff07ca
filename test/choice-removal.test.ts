import { removeChoice } from '../src/domain/dialogs/dialog-changes.js';
import { requireTerms } from '../src/domain/search/search-ranks.js';
import { soughtCompounds } from '../src/domain/search/search-terms.js';
import type { SliceOfUses } from '../src/domain/storage/choices.js';
import type { Store } from '../src/domain/storage/store.js';
import { author } from './helpers/author.js';
import { rowsIn } from './helpers/process.js';
import { indexAll, searchingIn } from './helpers/searching.js';
import { serviceOver } from './helpers/service.js';
import { nameOf, onEveryEngine, someEntry, storeAt, withEntry, withObjects } from './helpers/stores.js';
import { until } from './helpers/waiting.js';
import { contextOver } from './imports/office.js';

const memory = 'C__CATG__MEMORY';
const place = { category: memory, attribute: 'type' };
const dialog = 'memory_type';

/** A choice that nothing holds. */
function added(store: Store, title = 'Acme'): Promise<number> {
  return store.transaction(author, ({ choices }) => choices.ensure({ dialog, parent: '', title }));
}

/** Gives the first object so many entries with these values, and answers the id of the first. */
async function filled(store: Store, count: number, values: object): Promise<number> {
  return store.transaction(author, async ({ entries, nextIds }) => {
    const ids = await nextIds('entries', count);
    await entries.insert(ids.map(id => someEntry(id, 1, { category: memory, values: JSON.stringify(values) })));
    return ids[0] ?? 0;
  });
}

/** Sets the choice on an entry as any write does. */
function set(store: Store, entry: number, values: object): Promise<void> {
  return store.transaction(author, async ({ choices, entries }) => {
    await choices.keep([dialog]);
    await entries.update(entry, { values: JSON.stringify(values), title: '', primary: false });
  });
}

/** The same store, where something happens before each slice of a search is looked at. */
function watched(store: Store, before: (slice: SliceOfUses) => unknown): Store {
  const { choices } = store.reads;
  const usesIn: typeof choices.usesIn = async (sought, slice) => {
    await before(slice);
    return store.reads.choices.usesIn(sought, slice);
  };
  const reads = Object.create(store.reads, { choices: { value: { ofDialogs: choices.ofDialogs.bind(choices), usesIn } } });
  return Object.create(store, { reads: { value: reads } }) as Store;
}

/** Something that one waits for and another gives. */
class Signal {
  give: () => void = () => {};
  readonly given = new Promise<void>(resolve => {
    this.give = resolve;
  });
}

/** Sessions that wait for a lock of another one. */
const waiting = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

async function isThere(store: Store, id: number): Promise<boolean> {
  return (await store.reads.choices.ofDialogs([dialog])).some(choice => choice.id === id);
}

/** When somebody sets the choice while it is looked for, and on which entry: one that was looked at already, or was not. */
const moments = {
  'before the first slice': ({ of, after }: SliceOfUses) => of === 'entries' && after === 0,
  'between two slices': ({ of, after }: SliceOfUses) => of === 'entries' && after > 0,
  'after the last entry': ({ of }: SliceOfUses) => of === 'objects',
};

onEveryEngine({
  'a choice that is set while it is looked for stays, whenever that is': async (t, store) => {
    await withObjects(store, 1);
    const first = await filled(store, 6_000, { description: 'x' });
    for (const [title, isNow] of Object.entries(moments))
      for (const entry of [first, first + 5_999]) {
        const id = await added(store);
        let isSet = false;
        const watching = watched(store, async slice => {
          if (isSet || !isNow(slice)) return;
          isSet = true;
          await set(store, entry, { type: id });
        });
        t.is(await nameOf(removeChoice(contextOver(watching), place, id)), 'Conflict', title);
        t.true(isSet && (await isThere(store, id)), title);
        await set(store, entry, {});
        await removeChoice(contextOver(store), place, id);
        t.false(await isThere(store, id), title);
      }
  },

  'an entry that got a choice among very many other changes is found, and other entries do not matter': async (t, store) => {
    await withObjects(store, 1);
    const first = await filled(store, 10, { description: 'x' });
    for (const isHeld of [true, false]) {
      const id = await added(store);
      let isDone = false;
      const watching = watched(store, async ({ of }) => {
        if (isDone || of !== 'objects') return;
        isDone = true;
        await filled(store, 1_500, { description: 'y' });
        if (isHeld) await set(store, first, { type: id });
        await filled(store, 1_500, { description: 'y' });
      });
      const removal = removeChoice(contextOver(watching), place, id);
      if (isHeld) t.is(await nameOf(removal), 'Conflict');
      else await removal;
      t.is(await isThere(store, id), isHeld);
      await set(store, first, {});
    }
  },

  'many who set choices while others delete them leave none that is gone': async (t, store) => {
    await withObjects(store, 1);
    const first = await filled(store, 40, {});
    for (let round = 0; round < 10; round += 1) {
      const id = await added(store, `Choice ${round}`);
      const entry = first + round;
      const setting = store.transaction(author, async ({ choices, entries }) => {
        const kept = await choices.titled([], [], [id]);
        if (kept.length === 0) return false;
        await entries.update(entry, { values: JSON.stringify({ type: id }), title: '', primary: false });
        return true;
      });
      const [isSet, outcome] = await Promise.all([setting, nameOf(removeChoice(contextOver(store), place, id))]);
      t.is(await isThere(store, id), isSet, outcome);
    }
  },

  'a transaction that is about to set a choice is waited for': async (t, _, engine) => {
    if (engine.name === 'SQLite') return void t.pass('its transactions run one after another');
    const url = await engine.address(t);
    const store = await storeAt(t, url);
    await withObjects(store, 1);
    const [id, entry] = [await added(store), await filled(store, 1, {})];
    const [begun, mayEnd] = [new Signal(), new Signal()];
    const setting = store.transaction(author, async ({ choices, entries }) => {
      await choices.titled([], [], [id]);
      await entries.update(entry, { values: JSON.stringify({ type: id }), title: '', primary: false });
      begun.give();
      await mayEnd.given;
    });
    await begun.given;
    // A later change is committed first.
    await store.transaction(author, ({ objects }) => objects.update(1, { title: 'Other' }));
    const removal = nameOf(removeChoice(contextOver(watched(store, ({ of }) => of === 'objects' && mayEnd.give())), place, id));
    await Promise.race([mayEnd.given, until(async () => (await rowsIn(url, waiting)).length > 0)]);
    mayEnd.give();
    await setting;
    t.is(await removal, 'Conflict');
    t.true(await isThere(store, id));
  },

  'calls of one body after the one that deletes a choice find it gone': async (t, store) => {
    const { created, batch } = searchingIn(await serviceOver(t, store));
    const [object, id] = [await created('SERVER', 'web1'), await added(store)];
    const answers = await batch([
      { method: 'cmdb.dialog.delete', params: { category: memory, property: 'type', entry_id: id } },
      { method: 'cmdb.category.save', params: { object, category: memory, data: { type: 'Acme' } } },
      { method: 'cmdb.category.read', params: { objID: object, category: memory } },
    ]);
    t.like(answers[0], { success: true });
    const [entry] = answers[2] as readonly { readonly type: { readonly id: string; readonly title: string } }[];
    t.is(entry?.type.title, 'Acme');
    t.not(entry?.type.id, String(id));
  },

  'no slice looks at more rows than one turn has time for, and all are looked at': async (t, store) => {
    await withObjects(store, 1);
    const [id, count] = [await added(store), 12_000];
    await filled(store, count, { description: 'x' });
    await withEntry(store, 1, { category: memory, values: JSON.stringify({ type: id }) });
    const slices: SliceOfUses[] = [];
    const watching = watched(store, slice => void slices.push(slice));
    t.is(await nameOf(removeChoice(contextOver(watching), place, id)), 'Conflict');
    const ofEntries = slices.filter(({ of }) => of === 'entries');
    t.true(ofEntries.length > 2 && ofEntries.every(slice => slice.count <= 5_000));
    t.true(ofEntries.reduce((sum, slice) => sum + slice.count, 0) > count);
  },

  'entries with a choice that is renamed are listed a slice at a time, and all of them are found': async (t, store) => {
    await withObjects(store, 1);
    const [id, count] = [await added(store, 'Acme'), 5_000];
    await filled(store, count, { type: id });
    const indexed = async () => {
      const rows = await indexAll(store);
      t.true(rows <= 2_001, `${rows} rows at once`);
    };
    const rank = {
      score: 1,
      isWholeTitle: false,
      exactness: 'whole',
      places: ['title', 'told', 'global', 'plain', 'linked', 'hidden'],
    } as const;
    const found = (text: string) => store.reads.search.find({ terms: requireTerms(soughtCompounds(text), rank), limit: 10_000 });
    await indexed();
    t.is((await found('acme')).length, count);
    await store.transaction(author, ({ choices }) => choices.update(id, { title: 'Bcme' }));
    await indexed();
    t.deepEqual([(await found('acme')).length, (await found('bcme')).length], [0, count]);
  },
});
