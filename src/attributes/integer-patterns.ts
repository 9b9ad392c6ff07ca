const largest = Number.MAX_SAFE_INTEGER;
const mostDigits = 16;

/** A regular expression, without anchors at its start, of the integers in a range as texts of up to 16 digits. */
export function integerPattern(minimum = -largest, maximum = largest): string {
  const parts = [
    ...(maximum >= 0 ? [digitsBetween(Math.max(minimum, 0), maximum)] : []),
    ...(minimum <= 0 ? [`-${digitsBetween(Math.max(-maximum, 0), -minimum)}`] : []),
  ];
  return `(?:${parts.join('|')})`;
}

/** Digits of the numbers from `least` to `most`, with zeros before them. */
function digitsBetween(least: number, most: number): string {
  const above = least > 0 ? `(?!${digitsUpTo(least - 1)}(?![0-9]))` : '';
  return `${above}(?![0-9]{${mostDigits + 1}})${digitsUpTo(most)}`;
}

/** Digits of the numbers up to `most`: shorter ones, and those that are less from some digit on. */
function digitsUpTo(most: number): string {
  const digits = String(most);
  if (most >= largest) return '[0-9]+';
  const shorter = digits.length > 1 ? [`[0-9]{1,${digits.length - 1}}`] : [];
  const less = [...digits].flatMap((digit, at) => {
    const last = at === digits.length - 1 ? Number(digit) : Number(digit) - 1;
    const rest = digits.length - 1 - at;
    return last < 0 ? [] : [`${digits.slice(0, at)}[0-${last}]${rest > 0 ? `[0-9]{${rest}}` : ''}`];
  });
  return `0*(?:${[...shorter, ...less].join('|')})`;
}
