/** A list in parts of this length; the last may be shorter. */
export function partsOf<Item>(list: readonly Item[], length: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, at) => list.slice(at * length, (at + 1) * length));
}
