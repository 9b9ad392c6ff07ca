/** Whether a value holds everything that is expected of it; a pattern fits a text. It may hold more. */
export function fits(value: unknown, expected: unknown): boolean {
  if (expected instanceof RegExp) return typeof value === 'string' && expected.test(value);
  if (typeof expected !== 'object' || expected === null) return Object.is(value, expected);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(expected)) return false;
  if (Array.isArray(expected) && (value as readonly unknown[]).length !== expected.length) return false;
  return Object.entries(expected).every(([key, each]) => fits((value as Readonly<Record<string, unknown>>)[key], each));
}
