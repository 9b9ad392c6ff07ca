import type { FactSource } from '../../domain/behaviours/facts.js';

/** Names of entries, all of them, in their order, separated by commas. */
export function namesOf<Entry extends FactSource<unknown>>(entries: readonly Entry[], nameOf: (entry: Entry) => unknown): string {
  return entries
    .flatMap(entry => nameOf(entry) || [])
    .map(String)
    .join(', ');
}

/** Memoization per page of a value that all its entries show alike. */
export function oncePerPage<Seen extends OnPage, Value>(compute: (seen: Seen) => Value): (values: unknown, seen: Seen) => Value {
  const known = new WeakMap<object, { readonly value: Value }>();
  return (_, seen) => {
    const { value } = known.get(seen.page) ?? { value: compute(seen) };
    if (!known.has(seen.page)) known.set(seen.page, { value });
    return value;
  };
}

interface OnPage {
  readonly page: object;
}

/** Characters that the entries of a page show of one list of names: a quarter of what an answer holds. */
const charactersPerPage = 4_194_304;

/** Names that the entries behind those show of it. */
const shortened = 20;

/**
 * A list of names that all entries of a page show alike, all of it. A list of thousands is shown whole by the first entries, and by its
 * beginning behind them: repeated by each of thousands it would be longer than any answer may be.
 */
export function namesOncePerPage<Seen extends OnPage, Entry extends FactSource<unknown>>(
  entriesOf: (seen: Seen) => readonly Entry[],
  nameOf: (entry: Entry, seen: Seen) => unknown,
): (values: unknown, seen: Seen) => string {
  const listOf = oncePerPage((seen: Seen) => {
    const names = entriesOf(seen).flatMap(entry => String(nameOf(entry, seen) || '') || []);
    const whole = names.join(', ');
    const beginning = names.length > shortened ? `${names.slice(0, shortened).join(', ')}, …` : whole;
    return { whole, beginning, timesShown: 0 };
  });
  return (values, seen) => {
    const list = listOf(values, seen);
    list.timesShown += 1;
    return list.timesShown === 1 || list.timesShown * list.whole.length <= charactersPerPage ? list.whole : list.beginning;
  };
}
