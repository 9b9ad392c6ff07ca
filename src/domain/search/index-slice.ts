import type { Attribute } from '../../attributes/attribute-type.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { globalCategory } from '../categories.js';
import type { Records } from '../storage/records.js';
import type { HoldersListed, ReferrersListed } from '../storage/search-store.js';
import { documentsOf, type Report } from './documents.js';
import { valueChanges } from './value-rows.js';

/** Documents indexed in one transaction: others wait for it. */
const slice = 256;
/** Entries or objects that are looked at in one transaction for choices of a changed dialog. */
const holdersAtOnce = 2_000;
/** Entries that are put on the list in one transaction because they link to something. */
const referrersAtOnce = 1_000;

/** Result of indexing a slice. */
export interface IndexedSlice {
  /** Rows taken from the list. */
  readonly taken: number;
  /** Whether others were put on the list. */
  readonly isListing: boolean;
}

/** Indexes the oldest changes on the list, within a transaction: words by the catalogue in force, values by the one that has removed definitions as well. */
export async function indexSlice(records: Records, registry: Registry, report: Report, whole = registry): Promise<IndexedSlice> {
  const changes = await records.search.take(slice);
  await listHolders(records, registry, changes.holders);
  await listReferrers(records, changes.referrers);
  await records.search.put(await documentsOf(records, registry, changes, report));
  const { outdated, rows } = valueChanges(whole, changes);
  await records.search.putValues(
    outdated,
    rows,
    [...changes.objects, ...changes.gone.filter(({ kind }) => kind === 'object')].map(({ id }) => id),
  );
  return { taken: changes.taken, isListing: changes.holders.length + changes.referrers.length > 0 };
}

/** Lists entries that hold a changed choice, as they are found by its title: a slice of the first choice now, the rest later. */
async function listHolders(records: Records, registry: Registry, holders: readonly HoldersListed[]): Promise<void> {
  const [first, ...others] = unique(holders);
  if (!first) return;
  for (const other of others) await records.search.listLater(other);
  const categories = categoriesWith(registry, first.dialog);
  if (first.of === 'entries' && first.after === 0 && categories.has(globalCategory))
    await records.search.listLater({ ...first, of: 'objects' });
  if (categories.size > 0) await records.search.list(first, [...categories], holdersAtOnce);
}

/** Lists entries that link to a renamed object, as they are found by its title: a slice now, the rest later. */
async function listReferrers({ search }: Records, referrers: readonly ReferrersListed[]): Promise<void> {
  let left = referrersAtOnce;
  for (const each of unique(referrers)) left -= await search.listReferrers(each, Math.max(left, 0));
}

/** Removes repetitions: a record with several changes is listed once. */
function unique<Listed>(listed: readonly Listed[]): Iterable<Listed> {
  return new Map(listed.map(each => [JSON.stringify(each), each])).values();
}

/** Where choices of a dialog are held. */
function categoriesWith(registry: Registry, dialog: string): ReadonlySet<string> {
  const isOfDialog = (attribute: Pick<Attribute, 'dialog'>): boolean => attribute.dialog === dialog;
  const holds = ({ attributes }: Category): boolean =>
    attributes.some(attribute => isOfDialog(attribute) || attribute.fields?.some(isOfDialog));
  return new Set(registry.categories.filter(holds).map(({ storedIn }) => storedIn));
}
