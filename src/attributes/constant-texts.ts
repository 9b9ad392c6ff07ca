import { type JsonText, jsonOf } from '../rpc/json-text.js';

const known = new WeakMap<object, JsonText>();
const nothing = jsonOf(null);
const emptyText = jsonOf('');

/** A value that is shown often and never changes, and its JSON with it. */
export function constantValue<Value extends object>(value: Value): Readonly<Value> {
  const constant = Object.freeze(value);
  known.set(constant, jsonOf(constant));
  return constant;
}

/** The JSON of a shown value; that of the commonest is known beforehand. */
export function shownJson(value: unknown): JsonText {
  if (value === '') return emptyText;
  if (value === null) return nothing;
  return (typeof value === 'object' && known.get(value)) || jsonOf(value);
}
