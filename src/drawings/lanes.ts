/** An item from one number to another: it ends one after `to`. */
export interface Spanning {
  readonly from: number;
  readonly to: number;
}

/** An item, and the lane in which it stands beside those that it overlaps. */
export interface Laned<Item> {
  readonly item: Item;
  readonly lane: number;
  /** Lanes of all items that overlap directly or by others. */
  readonly lanes: number;
}

/** Puts items that overlap into lanes: each takes the first that is free. They are sorted by their beginning. */
export function lanesOf<Item extends Spanning>(items: readonly Item[]): readonly Laned<Item>[] {
  const laned: Laned<Item>[] = [];
  let group: { readonly item: Item; readonly lane: number }[] = [];
  let ends: number[] = [];
  const close = (): void => {
    laned.push(...group.map(each => ({ ...each, lanes: ends.length })));
    group = [];
    ends = [];
  };
  for (const item of items) {
    if (ends.every(end => end + 1 <= item.from)) close();
    const free = ends.findIndex(end => end + 1 <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.to;
    group.push({ item, lane });
  }
  close();
  return laned;
}
