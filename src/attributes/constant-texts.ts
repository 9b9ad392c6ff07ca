const texts = new WeakMap<object, string>();

/** A value that is shown often and never changes, and its JSON text with it. */
export function constantValue<Value extends object>(value: Value): Readonly<Value> {
  const constant = Object.freeze(value);
  texts.set(constant, JSON.stringify(constant));
  return constant;
}

/** The JSON text of a shown value; the commonest are known beforehand. */
export function jsonText(value: unknown): string {
  if (value === '') return '""';
  if (value === null) return 'null';
  return (typeof value === 'object' && texts.get(value)) || (JSON.stringify(value) ?? 'null');
}
