import type { AttributeInfo } from '../generated/types.js';
import type { LinkRecord } from '../src/domain/storage/entries.js';
import { above, below, chains, type Site, site, wholes } from './helpers/acyclic-site.js';
import { author } from './helpers/author.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { onEveryEngine, someEntry, withObjects } from './helpers/stores.js';

/** How the second half of a circle could come to be, and the attribute that is refused; the first half leads from `b` to `a`. */
type Occasion = readonly [attribute: string, attempt: (site: Site, a: number, b: number) => Promise<RpcAnswer>];

const occasions: Readonly<Record<string, Occasion>> = {
  'a new entry': [
    'part',
    async (made, a, b) => {
      await made.entry(b, { part: a });
      return made.save(a, { part: b });
    },
  ],
  'a changed entry': [
    'part',
    async (made, a, b) => {
      await made.entry(b, { part: a });
      return made.save(a, { part: b }, { entry: await made.entry(a, { part: await made.server() }) });
    },
  ],
  'a list of objects': [
    'parts',
    async (made, a, b) => {
      await made.entry(b, { parts: [a, await made.server()] });
      const others = [await made.server(), await made.server(), await made.server()];
      return made.save(a, { parts: [...others.slice(0, 2), b, ...others.slice(2)] });
    },
  ],
  'a longer list': [
    'parts',
    async (made, a, b) => {
      await made.entry(b, { parts: [a] });
      const other = await made.server();
      return made.save(a, { parts: [other, b] }, { entry: await made.entry(a, { parts: [other] }) });
    },
  ],
  'an entry of the other object': [
    'slot',
    async (made, a, b) => {
      const slot = await made.entry(b, { slot: await made.entry(a, { title: 'a' }) });
      return made.save(a, { slot });
    },
  ],
  'entries of other objects': [
    'slots',
    async (made, a, b) => {
      const slot = await made.entry(b, { slots: [await made.entry(a, { title: 'a' })] });
      return made.save(a, { slots: [await made.entry(await made.server(), { title: 'c' }), slot] });
    },
  ],
  'a link saved from its other side': [
    'parts',
    async (made, a, b) => {
      await made.entry(b, { parts: [a] });
      return made.call('cmdb.category.save', { object: b, category: wholes, data: { whole: a } });
    },
  ],
  'a mirrored link': [
    'top',
    async (made, a, b) => {
      const save = (object: number, category: string, data: object) =>
        made.call('cmdb.category.save', { object, category, data });
      await resultOf(save(b, above, { top: a }));
      return save(b, below, { bottoms: [a] });
    },
  ],
  'an archived entry that comes back': [
    'parts',
    async (made, a, b) => {
      const entry = await made.entry(a, { parts: [b] });
      await resultOf(made.step('archive', a, entry));
      await made.entry(b, { parts: [a] });
      return made.step('recycle', a, entry);
    },
  ],
  'a deleted entry that comes back': [
    'slot',
    async (made, a, b) => {
      const entry = await made.entry(a, { slot: await made.entry(b, { title: 'b' }) });
      for (const step of ['archive', 'delete']) await resultOf(made.step(step, a, entry));
      await made.entry(b, { slot: await made.entry(a, { title: 'a' }) });
      return made.step('recycle', a, entry);
    },
  ],
  'a link that was changed while its entry was archived': [
    'part',
    async (made, a, b) => {
      const entry = await made.entry(a, { part: await made.server() });
      await resultOf(made.step('archive', a, entry));
      await resultOf(made.save(a, { part: b }, { entry }));
      await made.entry(b, { part: a });
      return made.step('recycle', a, entry);
    },
  ],
  'a link of an archived object': [
    'part',
    async (made, a, b) => {
      await made.entry(b, { part: a });
      await resultOf(made.call('cmdb.object.archive', { object: b }));
      return made.save(a, { part: b });
    },
  ],
  'a link of a template': [
    'part',
    async (made, a, b) => {
      await made.entry(b, { part: a });
      await resultOf(made.call('cmdb.object.markAsTemplate', { object: b }));
      return made.save(a, { part: b });
    },
  ],
};

onEveryEngine({
  'no link leads an object back to itself, however it comes to be, and the refusal names the attribute and both': async (
    t,
    store,
  ) => {
    const made = await site(t, store);
    for (const [title, [attribute, attempt]] of Object.entries(occasions)) {
      const [a, b] = [await made.server(), await made.server()];
      const { error } = await attempt(made, a, b);
      const told = error?.data?.[attribute] ?? '';
      t.deepEqual(
        Object.keys(error?.data ?? {}).filter(key => key !== 'error'),
        [attribute],
        title,
      );
      t.regex(told, new RegExp(`'${attribute}' leads from (object ${b}|entry \\d+) back to object ${a} already`), title);
    }
  },

  'the attributes of a category say so of each link, whichever end it shows': async (t, store) => {
    const { call } = await site(t, store);
    const told: Record<string, readonly string[]> = {};
    for (const category of [chains, wholes, above, below]) {
      const info = await resultOf<Record<string, AttributeInfo>>(call('cmdb.category_info.read', { category }));
      told[category] = Object.keys(info).filter(key => info[key]?.acyclic);
    }
    t.deepEqual(told, {
      [chains]: ['part', 'parts', 'slot', 'slots'],
      [wholes]: ['whole'],
      [above]: ['top'],
      [below]: ['bottoms'],
    });
  },

  'an object that is created is part of no circle either': async (t, store) => {
    const made = await site(t, store);
    const b = await made.server();
    const template = await made.server({ status: 6, categories: { [chains]: { parts: [b] } } });
    const create = (more: object) => made.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'x', ...more });
    const both = await create({ categories: { [chains]: { parts: [b] }, [wholes]: { whole: b } } });
    const copied = await create({ template, categories: { [wholes]: { whole: b } } });
    for (const { error } of [both, copied])
      t.regex(JSON.stringify(error?.data), /'parts' leads from object \d+ back to object \d+/);
    await resultOf(create({ template }));
  },

  'an object is not its own part, alone or among others, nor is one of its entries': async (t, store) => {
    const made = await site(t, store);
    const a = await made.server();
    const slot = await made.entry(a, { title: 'a' });
    for (const data of [{ part: a }, { parts: [await made.server(), a] }])
      t.regex(JSON.stringify((await made.save(a, data)).error?.data), new RegExp(`object ${a} cannot be its own 'parts?'`));
    for (const data of [{ slot }, { slots: [slot] }])
      t.regex(JSON.stringify((await made.save(a, data)).error?.data), new RegExp(`leads from entry ${slot} back to object ${a}`));
  },

  'a chain of any length and of many ways is followed, and what leads nowhere back is kept': async (t, store) => {
    const made = await site(t, store);
    const layers: (readonly [number, number])[] = [];
    for (let layer = 0; layer < 60; layer += 1) layers.push([await made.server(), await made.server()]);
    for (const [at, pair] of layers.entries())
      for (const object of pair) if (layers[at + 1]) await made.entry(object, { parts: layers[at + 1] });
    const line: number[] = [];
    for (let at = 0; at < 120; at += 1)
      line.push(await made.server(at === 0 ? {} : { categories: { [chains]: { part: line[at - 1] } } }));
    const [first] = layers.at(0) ?? [];
    const [last = 0] = layers.at(-1) ?? [];
    t.regex((await made.save(last, { parts: [first] })).error?.data?.parts ?? '', /back to object/);
    t.regex((await made.save(line[0] ?? 0, { part: line.at(-1) })).error?.data?.part ?? '', /back to object/);
    await resultOf(made.save(last, { parts: [line[0]] }));
  },

  'a chain of more objects than are looked through is refused rather than believed': async (t, store) => {
    const made = await site(t, store);
    const [whole = 0] = await withObjects(store, 1);
    const parts: number[] = [];
    while (parts.length < 3_000) parts.push(...(await withObjects(store, 200)));
    await store.transaction(author, async ({ entries, links, nextIds }) => {
      const [id = 0] = await nextIds('entries', 1);
      await entries.insert([someEntry(id, whole, { category: chains, values: JSON.stringify({ parts }) })]);
      const link = (target: number, position: number): LinkRecord => ({
        ...{ entry: id, attribute: 'parts', position, targetObject: target, targetEntry: null },
      });
      await links.insert(parts.slice(0, 2_998).map(link));
    });
    const [a, b] = [await made.server(), await made.server()];
    await resultOf(made.save(a, { parts: [whole] }));
    await made.entry(whole, { parts: parts.slice(-2) });
    t.regex(
      (await made.save(b, { parts: [whole] })).error?.data?.parts ?? '',
      /^more than 3000 objects follow object \d+ by 'parts'/,
    );
  },

  'of two halves of a circle that come to be at once, one is refused': async (t, store) => {
    const made = await site(t, store);
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = [await made.server(), await made.server()];
      const entry = await made.entry(a, { parts: [b] });
      await resultOf(made.step('archive', a, entry));
      const back =
        round % 2 === 0
          ? made.save(b, { parts: [a] })
          : made.call('cmdb.category.save', { object: a, category: wholes, data: { whole: b } });
      const answers = await Promise.all([made.step('recycle', a, entry), back]);
      t.is(answers.filter(({ error }) => error).length, 1, JSON.stringify(answers));
      const lists = await Promise.all(
        [made.save(a, { slots: [] }), made.save(b, { slots: [] })].map(each => resultOf<{ entry: number }>(each)),
      );
      const [one = 0, other = 0] = lists.map(each => each.entry);
      const crossed = await Promise.all([made.save(a, { slots: [other] }), made.save(b, { slots: [one] })]);
      t.is(crossed.filter(({ error }) => error).length, 1, JSON.stringify(crossed));
    }
  },
});
