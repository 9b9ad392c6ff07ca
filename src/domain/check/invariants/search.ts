import { documentsOf } from '../../search/documents.js';
import type { SearchChanges, SearchDocument } from '../../storage/search-store.js';
import { type Fault, faultsAtMost, type Ground, type Invariant } from './invariant.js';

/** Everything is found by its words and by no others; changes that are not indexed yet are left out. */
export const search: Invariant = {
  name: 'search',
  consequence: 'a search does not find it by all of its words, or finds it by others; saving it anew puts it right',
  begin: ground => ({
    objects: objects => faultsOf(ground, { objects: objects.map(({ row }) => row), entries: [], gone: [] }),
    entries: ({ entries }) => faultsOf(ground, { objects: [], entries: entries.map(({ row }) => row), gone: [] }),
    async *atEnd() {
      for (const document of await ground.reads.strangeDocuments(faultsAtMost))
        if (!isListed(ground, document))
          yield { subject: `${document.kind} ${document.id}`, reason: 'it is not there, and is indexed' };
    },
  }),
};

type Searched = Pick<SearchChanges, 'objects' | 'entries' | 'gone'>;

async function* faultsOf(ground: Ground, { objects, entries, gone }: Searched): AsyncGenerator<Fault> {
  // Entries that show a title that was just changed are not known one by one.
  if (ground.backlog.hasTitles) return;
  const due = {
    objects: objects.filter(({ id }) => !ground.backlog.objects.has(id)),
    entries: entries.filter(({ id }) => !ground.backlog.entries.has(id)),
    gone,
  };
  const documents = await documentsOf(ground.reads, ground.registry, due);
  for (const { kind, id } of await ground.reads.documentsUnlike(documents))
    yield { subject: `${kind} ${id}`, reason: 'it is indexed by other words than it has' };
}

function isListed({ backlog }: Ground, { kind, id }: SearchDocument): boolean {
  return (kind === 'object' ? backlog.objects : backlog.entries).has(id);
}
