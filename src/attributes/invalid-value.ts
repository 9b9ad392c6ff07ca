/** A value that an attribute does not take, with what would be right. */
export class InvalidValue extends Error {}

/** Names the kind of a value for people. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  return kinds[typeof value] ?? typeof value;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  bigint: 'an integer beyond 9007199254740991',
  boolean: 'a boolean',
  object: 'an object',
};

/** A number or a short text as it was given, else its kind; not for what may be secret. */
export function described(given: unknown): string {
  const kind = kindOf(given);
  return typeof given === 'string' && given.length <= 40
    ? `${kind} ${JSON.stringify(given)}`
    : typeof given === 'number'
      ? String(given)
      : kind;
}

/** Up to ten of the values, for the text of an error. */
export function upToTen(values: readonly (string | number)[]): string {
  const shown = values.slice(0, 10).map(value => JSON.stringify(value));
  return values.length > 10 ? `${shown.join(', ')} or ${values.length - 10} more` : shown.join(', ');
}

/** Elements of a list, or of all lists of a call. */
export const elementsAtMost = 10_000;

/** The elements of a list, few enough to be looked up at once. */
export function elementsOf(given: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new InvalidValue(`expected a list of ${what}, not ${kindOf(given)}`);
  if (given.length > elementsAtMost) throw new InvalidValue(`expected at most ${elementsAtMost} elements, not ${given.length}`);
  return given;
}
