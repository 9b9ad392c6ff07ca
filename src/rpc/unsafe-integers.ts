/** A replacer for JSON: integers that no number holds become texts of their digits. */
export function integersAsTexts(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
