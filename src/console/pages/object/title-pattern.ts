/** Most titles that one pattern stands for. */
export const titlesAtMost = 500;

/** The titles that a pattern stands for: `eth[1-48]` for 48 of them, `p[01-24]` with leading zeros; none where they are too many. */
export function titlesOf(pattern: string): readonly string[] {
  const trimmed = pattern.trim();
  const [range, from = '', until = ''] = /\[(\d+)-(\d+)\]/.exec(trimmed) ?? [];
  if (range === undefined) return trimmed === '' ? [] : [trimmed];
  const number = Number(until) - Number(from) + 1;
  if (number < 1 || number > titlesAtMost) return [];
  return Array.from({ length: number }, (_, at) =>
    trimmed.replace(range, () => String(Number(from) + at).padStart(from.length, '0')),
  );
}
