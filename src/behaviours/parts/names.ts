import type { FactSource } from '../../domain/behaviours/facts.js';

/** More names than this are cut off: every entry of a long page repeats them. */
const namesShown = 20;

/** Names of entries, in their order, separated by commas. */
export function namesOf<Entry extends FactSource<unknown>>(entries: readonly Entry[], nameOf: (entry: Entry) => unknown): string {
  const names: string[] = [];
  for (const entry of entries) {
    const name = nameOf(entry);
    if (name && names.push(String(name)) > namesShown) return `${names.slice(0, namesShown).join(', ')}, …`;
  }
  return names.join(', ');
}

/** Memoization per page of a value that all its entries show alike. */
export function oncePerPage<Seen extends { readonly page: object }>(
  compute: (seen: Seen) => unknown,
): (values: unknown, seen: Seen) => unknown {
  const known = new WeakMap<object, { readonly shown: unknown }>();
  return (_, seen) => {
    const { shown } = known.get(seen.page) ?? { shown: compute(seen) };
    if (!known.has(seen.page)) known.set(seen.page, { shown });
    return shown;
  };
}
