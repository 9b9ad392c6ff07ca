/** An entry as it is read, or as it is being written: values by the keys of attributes. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether nothing is set. */
export function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A record, where a value is one. */
export function recordIn(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The members of a list; nothing where a value is none. */
export function listIn(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(recordIn) : [];
}
