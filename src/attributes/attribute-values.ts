/** A value as it is kept in the JSON text of an entry. `undefined` is unset. */
export type Kept = string | number | boolean | readonly Kept[] | { readonly [key: string]: Kept } | undefined;

/** Values of an entry by attribute key. */
export type KeptValues = { [key: string]: Kept };

/** Sets a value; `undefined` clears it. */
export function setValue(values: KeptValues, key: string, value: Kept): void {
  if (value === undefined) delete values[key];
  else values[key] = value;
}
