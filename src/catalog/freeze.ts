/** Makes a value and everything in it unchangeable, so that one request cannot alter what the next one reads. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const parts = value instanceof Map ? [...lock(value).values()] : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return Object.freeze(value);
}

/** Freezing an object leaves the content of a map open. */
function lock<K, V>(map: Map<K, V>): Map<K, V> {
  const refuse = () => {
    throw new TypeError('The catalogue cannot be changed.');
  };
  return Object.assign(map, { set: refuse, delete: refuse, clear: refuse });
}
