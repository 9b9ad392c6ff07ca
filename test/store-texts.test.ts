import { comparableTitle } from '../src/attributes/choice-titles.js';
import { insertKey } from './helpers/audited.js';
import { author } from './helpers/author.js';
import {
  freshStore,
  ip,
  listOf,
  nameOf,
  onEveryEngine,
  referents,
  someEntry,
  someKey,
  someObject,
  storeAt,
  withEntry,
  withObjects,
} from './helpers/stores.js';

onEveryEngine({
  'thousands of rows are kept by one call': async (t, store) => {
    await withObjects(store, 1);
    const ids = await store.transaction(author, async records => {
      const made = await records.nextIds('entries', 1999);
      await records.entries.insert(made.map(id => someEntry(id, 1)));
      await records.links.insert(made.map(entry => ({ entry, attribute: 'a', position: 0, targetObject: 1, targetEntry: null })));
      await records.externals.put(made.map(entry => ({ source: 's', name: `n${entry}`, object: 1, entry, fingerprint: 'f' })));
      await records.entries.insert([]);
      return made;
    });
    t.deepEqual(
      (await listOf(store, 1, ['normal'], 5000))?.map(({ id }) => id),
      [...ids],
    );
    t.is((await referents(store, { objects: ids, entries: ids })).entries.length, 1999);
    t.is(
      (
        await store.transaction(author, ({ externals }) =>
          externals.find(
            's',
            ids.map(id => `n${id}`),
          ),
        )
      ).length,
      1999,
    );
  },

  'ids, keys and the secret outlive the process': async (t, _, engine) => {
    const url = await engine.address(t);
    const before = await storeAt(t, url);
    await withObjects(before, 3);
    await withEntry(before, 1);
    const choice = await before.transaction(author, ({ choices }) => choices.ensure({ dialog: 'd', parent: '', title: 't' }));
    await insertKey(before.keys, someKey('k'));
    await before.transaction(author, ({ objects }) => objects.remove(3, 'normal'));
    await nameOf(
      before.transaction(author, async records => {
        await records.nextIds('objects', 5);
        await records.objects.insert(someObject(8));
        throw new Error('rolled back');
      }),
    );
    t.deepEqual(await before.transaction(author, ({ nextIds }) => nextIds('objects', 2)), [9, 10]);
    await before.transaction(author, ({ objects }) => objects.insert(someObject(10)));
    await before.transaction(author, ({ objects }) => objects.remove(10, 'normal'));
    await before.close();
    const after = await storeAt(t, url);
    t.is(after.secret, before.secret);
    t.true(after.secret.length >= 64);
    t.deepEqual(await after.keys.find('k'), someKey('k'));
    t.deepEqual(await after.transaction(author, ({ nextIds }) => nextIds('objects', 2)), [11, 12]);
    t.deepEqual(await after.transaction(author, ({ nextIds }) => nextIds('entries', 1)), [2]);
    t.is(await after.transaction(author, ({ choices }) => choices.ensure({ dialog: 'd', parent: '', title: 'u' })), choice + 1);
    t.not((await freshStore(t, engine)).secret, before.secret);
  },

  'every text comes back as it was sent': async (t, store) => {
    const texts = [
      "'; DROP TABLE objects; --",
      '"',
      '\\',
      "\\'",
      '%_',
      '$1 ? ?1 :a @b',
      '{}',
      '{a,b}',
      '{"a",NULL}',
      'NULL',
      'null',
      '',
      ' ',
      ' a ',
      '\t\r\n',
      '\u0001\u001f\u007f',
      '\u2028\u2029',
      'ä',
      'a\u0308',
      '日本語',
      '🙂👩‍👩‍👧',
      '\u202egnp',
      '\ufeffbom',
      '\ufffd',
      '0',
      '1e999',
      '-0',
      '😀'.repeat(255),
      'ü'.repeat(32_767),
      '../../etc/passwd',
      '<script>',
    ];
    const ids = await store.transaction(author, async records => {
      const made = await records.nextIds('objects', texts.length);
      for (const [at, text] of texts.entries())
        await records.objects.insert(someObject(made[at] ?? 0, { title: text, values: JSON.stringify(text) }));
      const entries = await records.nextIds('entries', texts.length);
      await records.entries.insert(
        texts.map((text, at) => someEntry(entries[at] ?? 0, made[0] ?? 0, { title: text, values: text })),
      );
      return made;
    });
    for (const [at, title] of texts.entries()) {
      const object = await store.reads.objects.find(ids[at] ?? 0);
      t.deepEqual([object?.title, object?.values], [title, JSON.stringify(title)]);
    }
    t.deepEqual(
      (await listOf(store, ids[0] ?? 0))?.map(({ values }) => values),
      texts,
    );
    const named = await store.transaction(author, ({ links }) => links.findByTitles(ids[0] ?? 0, ip, texts));
    t.deepEqual(
      named.map(({ title }) => title),
      texts,
    );
    const short = texts.filter(text => text.length < 600);
    const choices = await store.transaction(author, async records => {
      for (const title of short) await records.choices.ensure({ dialog: 'd', parent: '', title });
      return records.choices.titled(['d'], short);
    });
    const forms = short.map(comparableTitle);
    t.deepEqual(
      choices.map(({ title }) => title),
      short.filter((_title, at) => forms.indexOf(forms[at] ?? '') === at),
      'choices of one comparable form are one, as it was written first',
    );
  },
});
