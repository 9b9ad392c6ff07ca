import { text } from '../../../messages/text.js';
import { rowName, valueChanges } from '../../search/value-rows.js';
import type { SearchChanges, ValueRow } from '../../storage/search-store.js';
import { type Fault, faultsAtMost, type Ground, type Invariant } from './invariant.js';

/** The index that lists are sorted and filtered by has the values of everything, and no others; changes that are not indexed yet are left out. */
export const valueIndex: Invariant = {
  name: 'value index',
  consequence: text('ListsSortItWrongly'),
  begin(ground) {
    let indexed = 0;
    const linking = new Set<number>();
    const lacking = async function* (records: Pick<SearchChanges, 'objects' | 'entries'>): AsyncGenerator<Fault> {
      const rows = valuesOf(ground, records);
      const found = new Set((await ground.reads.indexedAmong(rows)).map(rowName));
      indexed += found.size;
      for (const { attribute, isLink } of rows) if (isLink) linking.add(attribute);
      yield* faultsAbout(
        rows.filter(row => !found.has(rowName(row))),
        'ItsValueIsNotIndexed',
      );
    };
    return {
      objects: objects => lacking({ objects: objects.map(({ row }) => row), entries: [] }),
      entries: ({ entries }) => lacking({ objects: [], entries: entries.map(({ row }) => row) }),
      async *atEnd() {
        for (const id of await ground.reads.wrongLinkTargets([...linking], faultsAtMost))
          yield { subject: text('ObjectWithId', { id }), reason: text('ItsTitleGivesAWrongOrder') };
        if ((await ground.reads.countIndexedValues()) === indexed) return;
        yield* faultsAbout(await strangeRows(ground), 'ItIsIndexedByAnotherValue');
      },
    };
  },
};

/** Rows that the index has to have, each once. */
function valuesOf(
  { whole, backlog }: Ground,
  { objects, entries }: Pick<SearchChanges, 'objects' | 'entries'>,
): readonly ValueRow[] {
  const due = {
    objects: objects.filter(({ id }) => !backlog.objects.has(id)),
    entries: entries.filter(({ id }) => !backlog.entries.has(id)),
  };
  const { rows } = valueChanges(whole, { ...due, former: [] });
  return [...new Map(rows.map(row => [rowName(row), row])).values()];
}

/** Rows of the index that are a value of nothing, up to some. */
async function strangeRows(ground: Ground): Promise<readonly ValueRow[]> {
  const strange: ValueRow[] = [];
  const { reads, backlog } = ground;
  for (let page = await reads.indexedAfter(undefined); page.length > 0; page = await reads.indexedAfter(page.at(-1))) {
    const known = page.filter(({ entry, object }) => !(entry === 0 ? backlog.objects.has(object) : backlog.entries.has(entry)));
    const right = new Set(valuesOf(ground, await reads.recordsOf(known)).map(rowName));
    strange.push(...known.filter(row => !right.has(rowName(row))));
    if (strange.length >= faultsAtMost) break;
  }
  return strange;
}

/** One fault for each record. */
function* faultsAbout(rows: readonly ValueRow[], reason: 'ItsValueIsNotIndexed' | 'ItIsIndexedByAnotherValue'): Generator<Fault> {
  const records = new Map(rows.map(({ entry, object }) => [`${entry} ${entry === 0 ? object : ''}`, { entry, object }]));
  for (const { entry, object } of records.values())
    yield {
      subject: entry === 0 ? text('ObjectWithId', { id: object }) : text('EntryWithId', { id: entry }),
      reason: text(reason),
    };
}
