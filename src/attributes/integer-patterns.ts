const largest = Number.MAX_SAFE_INTEGER;

/** A regular expression, without anchors, of the integers in a range as texts. */
export function integerPattern(minimum = -largest, maximum = largest): string {
  const parts = [
    ...(maximum >= 0 ? [digitsBetween(Math.max(minimum, 0), maximum)] : []),
    ...(minimum <= 0 ? [`-${digitsBetween(Math.max(-maximum, 0), -minimum)}`] : []),
  ];
  return `(?:${parts.join('|')})`;
}

/** Digits of the numbers from `least` to `most`, with zeros before them. */
function digitsBetween(least: number, most: number): string {
  const [from, to] = [String(least), String(most)];
  const alternatives = from.length === to.length ? ofOneLength(from, to) : ofSeveralLengths(from, to);
  return `0*(?:${alternatives.join('|')})`;
}

function ofSeveralLengths(from: string, to: string): readonly string[] {
  const between = to.length - from.length - 1;
  const shorter =
    from === '0'
      ? [`[0-9]{1,${to.length - 1}}`]
      : [...ofOneLength(from, '9'.repeat(from.length)), ...(between > 0 ? [`[1-9][0-9]{${from.length},${to.length - 2}}`] : [])];
  return [...shorter, ...ofOneLength(`1${'0'.repeat(to.length - 1)}`, to)];
}

/** Alternatives of the numbers between two with as many digits: those that begin like one of them, and those in between. */
function ofOneLength(from: string, to: string): readonly string[] {
  if (from === to) return [from];
  const at = [...from].findIndex((digit, index) => digit !== to[index]);
  const [same, low, high] = [from.slice(0, at), from.slice(at + 1), to.slice(at + 1)];
  const isFirstWhole = !/[1-9]/.test(low);
  const isLastWhole = !/[0-8]/.test(high);
  const [first, last] = [Number(from[at]) + (isFirstWhole ? 0 : 1), Number(to[at]) - (isLastWhole ? 0 : 1)];
  const rest = low.length > 1 ? `[0-9]{${low.length}}` : '[0-9]'.repeat(low.length);
  return [
    ...(isFirstWhole ? [] : ofOneLength(low, '9'.repeat(low.length)).map(digits => `${same}${from[at]}${digits}`)),
    ...(first <= last ? [`${same}${first === last ? first : `[${first}-${last}]`}${rest}`] : []),
    ...(isLastWhole ? [] : ofOneLength('0'.repeat(high.length), high).map(digits => `${same}${to[at]}${digits}`)),
  ];
}
