/** A value as it reads, on a line: choices and links by their titles, files by their names; nothing where there is none. */
export function textOf(value: unknown): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object') return String(value);
  return 'title' in value ? String(value.title) : 'name' in value ? String(value.name) : JSON.stringify(value);
}
