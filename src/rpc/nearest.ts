import { closest, distance } from 'fastest-levenshtein';

const longest = 255;

/** The known name that somebody who wrote `name` most likely meant; `undefined` where none is near enough to suggest. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const known = new Map([...names].map(each => [each.toLowerCase(), each]));
  if (known.size === 0 || name.length === 0 || name.length > longest) return undefined;
  const written = name.toLowerCase();
  const best = closest(written, [...known.keys()]);
  return distance(written, best) <= tolerance(written) ? known.get(best) : undefined;
}

/** Constants share long prefixes, which say nothing: only what follows the last one counts. */
function tolerance(name: string): number {
  const said = name.split('__').at(-1) || name;
  return Math.min(3, Math.ceil(said.length * 0.4));
}
