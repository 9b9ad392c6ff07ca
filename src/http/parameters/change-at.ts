/** A value with what stands at this path changed; `*` is every key or element. Values without it stay. */
export function changeAt(value: unknown, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return key === '*' ? value.map(each => changeAt(each, rest, change)) : value;
  const changed = Object.entries(value).map(([name, each]) => [
    name,
    key === '*' || key === name ? changeAt(each, rest, change) : each,
  ]);
  return Object.fromEntries(changed);
}
