import { type Text, text } from '../../../messages/text.js';
import { documentsOf } from '../../search/documents.js';
import type { SearchChanges, SearchDocument } from '../../storage/search-store.js';
import { type Fault, faultsAtMost, type Ground, type Invariant } from './invariant.js';

/** Everything is found by its words and by no others; changes that are not indexed yet are left out. */
export const search: Invariant = {
  name: 'search',
  consequence: text('SearchDoesNotFindIt'),
  begin: ground => ({
    objects: objects => faultsOf(ground, { objects: objects.map(({ row }) => row), entries: [], gone: [] }),
    entries: ({ entries }) => faultsOf(ground, { objects: [], entries: entries.map(({ row }) => row), gone: [] }),
    async *atEnd() {
      for (const document of await ground.reads.strangeDocuments(faultsAtMost))
        if (!isListed(ground, document)) yield { subject: namedIn(document), reason: text('ItIsNotThereAnd') };
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
    yield { subject: namedIn({ kind, id }), reason: text('ItIsIndexedByOther') };
}

function isListed({ backlog }: Ground, { kind, id }: SearchDocument): boolean {
  return (kind === 'object' ? backlog.objects : backlog.entries).has(id);
}

function namedIn({ kind, id }: Pick<SearchDocument, 'kind' | 'id'>): Text {
  return text(kind === 'object' ? 'ObjectWithId' : 'EntryWithId', { id });
}
