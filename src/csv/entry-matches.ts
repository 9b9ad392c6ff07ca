import type { ListedObject } from '../../generated/types.js';
import type { DescribedEntry } from './row-operations.js';
import { isLink, tellsEntriesApart } from './targets.js';
import { type EntryValues, isStored, type StoredReading } from './values.js';

/** The stored entry that each described one is about; nothing for a new one. Those of a category with one entry are about that. */
export function matchEntries(
  described: readonly DescribedEntry[],
  stored: ListedObject | undefined,
  reading: StoredReading,
  isOnlyRow: boolean,
): readonly (EntryValues | undefined)[] {
  const matches = new Map<DescribedEntry, EntryValues>();
  for (const category of new Set(described.map(each => each.category))) {
    const own = described.filter(each => each.category === category);
    const present: readonly EntryValues[] = (stored?.categories?.[category] ?? []).map(each => ({ ...each }));
    for (const [each, entry] of new EntryMatches(own, present, reading, isOnlyRow).all()) matches.set(each, entry);
  }
  return described.map(each => matches.get(each));
}

/** Entries of a category. Where a row has as many values as there are entries, the n-th is about the n-th, as in an export: what tells entries apart comes before, as their order may be another one. */
class EntryMatches {
  private readonly own: readonly DescribedEntry[];
  private readonly present: readonly EntryValues[];
  private readonly reading: StoredReading;
  private readonly isByPlace: boolean;
  private readonly matches = new Map<DescribedEntry, EntryValues>();

  constructor(own: readonly DescribedEntry[], present: readonly EntryValues[], reading: StoredReading, isOnlyRow: boolean) {
    this.own = own;
    this.present = present;
    this.reading = reading;
    this.isByPlace = isOnlyRow && own[0]?.places === present.length;
  }

  all(): ReadonlyMap<DescribedEntry, EntryValues> {
    const [attribute] = this.own.flatMap(({ cells }) => [...cells.keys()]);
    const tells = this.own.some(({ cells }) => [...cells.keys()].some(tellsEntriesApart));
    if (!attribute?.isMultiValue) this.match(() => this.present[0]);
    else if (tells || !this.isByPlace) this.match(each => this.entryLike(each));
    // One name in a cell is that of a new entry: nothing says that another one is renamed. An address in the place of the only one corrects it.
    const isNamed = this.own.some(({ cells }) => [...cells.keys()].some(({ key, info }) => key === 'title' || isLink(info)));
    if (this.isByPlace && attribute?.isMultiValue && (!isNamed || this.present.length > 1)) {
      this.match(({ place }) => this.free.find(entry => entry === this.present[place]));
      this.match(() => this.free[0]);
    }
    return this.matches;
  }

  private match(find: (described: DescribedEntry) => EntryValues | undefined): void {
    for (const each of this.own) {
      const entry = this.matches.has(each) ? undefined : find(each);
      if (entry) this.matches.set(each, entry);
    }
  }

  private get free(): readonly EntryValues[] {
    const used = new Set(this.matches.values());
    return this.present.filter(entry => !used.has(entry));
  }

  /** The entry with all of these values, or else with the first, which tells entries apart; at its own place before others. */
  private entryLike({ cells, place }: DescribedEntry): EntryValues | undefined {
    const all = [...cells];
    const titles = all.filter(([{ key }]) => key === 'title');
    const telling = titles.length > 0 ? titles : all.slice(0, 1);
    const fits = (entry: EntryValues, of: typeof all): boolean =>
      of.every(([attribute, cell]) => isStored(entry, attribute, cell, this.reading));
    const { free } = this;
    const atPlace = this.isByPlace ? free.filter(entry => entry === this.present[place]) : [];
    return (
      atPlace.find(entry => fits(entry, telling)) ??
      free.find(entry => fits(entry, all)) ??
      free.find(entry => fits(entry, telling))
    );
  }
}
