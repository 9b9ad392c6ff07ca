/** Positions of a connector of several, ascending: fibres of a trunk, lanes of a breakout cable. */
export type Positions = readonly number[];

/** The first and last position of each range that a text such as `1-4, 12` names, as they are written. */
export function rangesIn(text: string): readonly (readonly [first: number, last: number])[] {
  return text.split(',').map(range => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return [first, last];
  });
}

/** The positions that a text such as `1-4, 12` names; none for anything else. */
export function positionsIn(text: unknown): Positions {
  if (typeof text !== 'string' || text === '') return [];
  if (isOne(text)) return [Number(text)];
  const named = rangesIn(text).flatMap(([first, last]) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at),
  );
  return [...new Set(named)].sort((one, other) => one - other);
}

/** Most ends name one position. */
function isOne(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Ascending positions as a text, those that follow each other as one range. */
export function positionsText(positions: Positions): string {
  const ends = positions.filter((position, at) => positions[at + 1] !== position + 1);
  const starts = positions.filter((position, at) => positions[at - 1] !== position - 1);
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}-${ends[at]}`)).join(', ');
}

/** Whether two ends take one position both. */
export function overlap(one: Positions, other: Positions): boolean {
  return one.some(position => other.includes(position));
}

/** Whether each of these ends takes positions, and none of them one of another's. */
export function areApart(ends: readonly Positions[]): boolean {
  const all = ends.flat();
  return ends.every(({ length }) => length > 0) && new Set(all).size === all.length;
}
