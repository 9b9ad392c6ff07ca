import { ReferenceIds, type References } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { rejectLongPage } from '../limits/pages.js';
import type { CategoryModel } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import type { SearchedEntry, SearchedObject, SearchHit } from '../storage/search-store.js';
import { unlessDamaged } from './document-faults.js';
import { countIn, type Rank, ranksIn, wantedTerms } from './search-ranks.js';
import { type Compound, compoundsIn, termsOf } from './search-terms.js';
import {
  type AttributeText,
  referTexts,
  type Searched,
  searchedEntry,
  searchedObject,
  type TextPlace,
  textsInEveryLanguage,
  textsOf,
} from './search-texts.js';
import { hasWildcard } from './wildcards.js';

/** `deep` finds hidden things, too: MAC addresses. `auto-deep` does so where `normal` finds nothing. */
export type SearchMode = 'normal' | 'deep' | 'auto-deep';

export interface SearchRequest {
  readonly text: string;
  readonly mode: SearchMode;
  readonly limit: number;
}

/** A found record, and the text that matches. */
export interface SearchResult {
  readonly object: SearchedObject;
  readonly entry: SearchedEntry | undefined;
  readonly model: CategoryModel;
  readonly match: AttributeText;
  readonly score: number;
}

type RankedHit = SearchHit & { readonly rank: Rank };

const wordsAtMost = 32;

/**
 * Normal objects, and normal entries of such, that have every word of the text: titles and sysids first, whole words before beginnings.
 * The number of statements depends on nothing that is kept.
 * @throws RpcError InvalidParameters, LimitExceeded
 */
export async function search(context: DomainContext, { text, mode, limit }: SearchRequest): Promise<SearchResult[]> {
  rejectLongPage(context, limit);
  const compounds = compoundsIn(text);
  rejectManyWords(compounds);
  if (compounds.length === 0) return [];
  const places = placesSeen(context);
  let hits = await hitsOf(context, compounds, mode === 'deep' ? [...places, 'hidden'] : places, limit);
  if (hits.length === 0 && mode === 'auto-deep') hits = await hitsOf(context, compounds, [...places, 'hidden'], limit);
  if (hits.length === 0) explainWildcard(text, context);
  return explained(context, compounds, hits);
}

/** Words are found by their beginnings, but not with a sign behind them. */
function explainWildcard(text: string, { dialect }: DomainContext): void {
  const word = dialect.explainsEmptyLists ? text.split(/\s+/u).find(hasWildcard) : undefined;
  if (word === undefined) return;
  const fault = `nothing has ${JSON.stringify(word.slice(0, 64))}, and wildcards stand for themselves; words are found by their beginnings: leave them out`;
  throw invalidParameter('q', fault);
}

/** Places that are searched. Narrowed rights exclude titles of other objects, and Global where they may not cover it. */
function placesSeen({ permitted }: DomainContext): readonly TextPlace[] {
  const views = permitted?.rights.scope('view');
  if (!views) return ['title', 'told', 'global', 'plain', 'linked'];
  const isGlobalSeen = views.every(({ categories }) => !categories || categories.includes(globalCategory));
  return isGlobalSeen ? ['title', 'told', 'global', 'plain'] : ['title', 'told', 'plain'];
}

/** Hits by descending rank, until there are enough. */
async function hitsOf(
  { store: { reads } }: DomainContext,
  compounds: readonly Compound[],
  places: readonly TextPlace[],
  limit: number,
): Promise<RankedHit[]> {
  const hits = new Map<string, RankedHit>();
  for (const rank of ranksIn(places)) {
    if (hits.size >= limit) break;
    const asked = { terms: wantedTerms(compounds, rank), limit: limit + hits.size };
    for (const { object, entry } of await reads.search.find(asked)) {
      const name = entry ? `entry ${entry.id}` : `object ${object.id}`;
      if (!hits.has(name)) hits.set(name, { object, entry, rank });
    }
  }
  return [...hits.values()].slice(0, limit);
}

async function explained(
  context: DomainContext,
  compounds: readonly Compound[],
  hits: readonly RankedHit[],
): Promise<SearchResult[]> {
  const { registry, store } = context;
  const referenceIds = new ReferenceIds();
  const known = hits.flatMap(hit => {
    const searched = unlessDamaged(() => readHit(registry, hit, referenceIds));
    return searched ? [{ hit, searched }] : [];
  });
  const found = await lookUp(store.reads, referenceIds);
  return known.flatMap(({ hit: { object, entry, rank }, searched }) => {
    const match = unlessDamaged(() => matchIn(context, searched, found, compounds, rank));
    return match ? [{ object, entry, model: searched.model, match, score: rank.score }] : [];
  });
}

function readHit(registry: Registry, { entry, object }: SearchHit, referenceIds: ReferenceIds): Searched | undefined {
  const searched = entry ? searchedEntry(registry, entry) : searchedObject(registry, object);
  if (searched) referTexts(searched, referenceIds);
  return searched;
}

/** The first text that has the most of what was looked for, in the language of the caller where it has all. */
function matchIn(
  { registry, language }: DomainContext,
  searched: Searched,
  found: References,
  compounds: readonly Compound[],
  rank: Rank,
): AttributeText | undefined {
  const own = fullest(textsOf(searched, { registry, found, language }), compounds, rank);
  if (own?.count === compounds.length) return own.text;
  const others = fullest(textsInEveryLanguage(searched, registry, found), compounds, rank);
  return (own?.count ?? 0) >= (others?.count ?? 0) ? own?.text : others?.text;
}

function fullest(texts: Iterable<AttributeText>, compounds: readonly Compound[], { exactness, places }: Rank) {
  let best: { readonly text: AttributeText; readonly count: number } | undefined;
  for (const text of texts) {
    const count = places.includes(text.place) ? countIn(termsOf(text.text), compounds, exactness) : 0;
    if (count > (best?.count ?? 0)) best = { text, count };
    if (count === compounds.length) break;
  }
  return best;
}

function rejectManyWords(compounds: readonly Compound[]): void {
  if (compounds.length <= wordsAtMost) return;
  throw invalidParameter('q', `expected at most ${wordsAtMost} words, not ${compounds.length}`);
}
