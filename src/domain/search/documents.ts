import { ReferenceIds } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import { lookUp } from '../models/references.js';
import type { Reads } from '../storage/reads.js';
import type { IndexedDocument, SearchChanges, SearchDocument } from '../storage/search-store.js';
import { unlessDamaged } from './document-faults.js';
import { documentTerms } from './search-ranks.js';
import { referTexts, type Searched, textsInEveryLanguage, toSearchedEntry, toSearchedObject } from './search-texts.js';

/** Receives the reason why a document is left out. */
export type Report = (error: unknown) => void;

/** Search terms of objects and entries. A document that is empty, gone, or damaged has none. */
export async function documentsOf(
  reads: Pick<Reads, 'referents'>,
  registry: Registry,
  { objects, entries, gone }: Pick<SearchChanges, 'objects' | 'entries' | 'gone'>,
  report?: Report,
): Promise<IndexedDocument[]> {
  const referenceIds = new ReferenceIds();
  const read = (make: () => Searched | undefined) => unlessDamaged(() => addReferences(make(), referenceIds), report);
  const searched: readonly (SearchDocument & { readonly what: Searched | undefined })[] = [
    ...objects.map(object => ({ kind: 'object' as const, id: object.id, what: read(() => toSearchedObject(registry, object)) })),
    ...entries.map(entry => ({ kind: 'entry' as const, id: entry.id, what: read(() => toSearchedEntry(registry, entry)) })),
    ...gone.map(document => ({ ...document, what: undefined })),
  ];
  const found = await lookUp(reads, referenceIds);
  const termsOf = (what: Searched) => documentTerms(textsInEveryLanguage(what, registry, found));
  return searched.map(({ kind, id, what }) => ({ kind, id, terms: (what && unlessDamaged(() => termsOf(what), report)) ?? [] }));
}

function addReferences(what: Searched | undefined, referenceIds: ReferenceIds): Searched | undefined {
  if (what) referTexts(what, referenceIds);
  return what;
}
