/** A row by the names of its columns. */
export type NamedRow = Readonly<Record<string, unknown>>;

type Naming = (row: readonly unknown[]) => NamedRow;

/** By their columns: many statements have the same. */
const known = new Map<string, Naming>();
const mostKnown = 1000;

/**
 * Makes a function that gives the values of a row their names. It is compiled for its columns, as JSON validators are: an object that gets its
 * members by name one after another takes three times as long, and one that the driver makes itself even longer.
 */
export function namingOf(columns: readonly string[]): Naming {
  const members = columns.map((column, at) => `${JSON.stringify(column)}: row[${at}]`).join(', ');
  const compiled = known.get(members);
  if (compiled) return compiled;
  const naming = new Function('row', `return { ${members} };`) as Naming;
  if (known.size >= mostKnown) known.clear();
  known.set(members, naming);
  return naming;
}
