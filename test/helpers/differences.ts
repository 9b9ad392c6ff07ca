/** Names that only one of two lists has. */
export interface Differences {
  readonly missing: readonly string[];
  readonly unexpected: readonly string[];
}

/** Lists with the same names, in any order. */
export const none: Differences = { missing: [], unexpected: [] };

/** The names that are expected and not found, and those that are found and not expected. */
export function differences(found: readonly string[], expected: readonly string[]): Differences {
  return {
    missing: expected.filter(name => !found.includes(name)).toSorted(),
    unexpected: found.filter(name => !expected.includes(name)).toSorted(),
  };
}
