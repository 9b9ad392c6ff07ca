interface Shape {
  readonly minimum?: number | undefined;
  readonly step?: number | undefined;
}

/**
 * A regular expression of the numbers of at least `minimum` in steps of a fraction of 1, as texts: decimals stand behind a point or a comma.
 * Up to three digits, a comma and three more are none, as they are read in two ways. The service checks how large numbers are.
 */
export function numberPattern({ minimum, step }: Shape = {}): string {
  const decimals = (least: number, most?: number): string => decimalsOf(step, least, most);
  // A negative exponent would add other decimals.
  const exponent = `(?:[eE]${step === undefined ? '[+-]?' : '[+]?'}[0-9]{1,3})`;
  const [whole, long] = isAboveOne(minimum)
    ? ['0*[1-9][0-9]*', '(?:0+[1-9][0-9]*|[1-9][0-9]{3,})']
    : ['[0-9]+', '(?:0[0-9]*|[1-9][0-9]{3,})'];
  const ambiguous = `[1-9][0-9]{0,2},(?:(?:${decimals(1, 2)}|${decimals(4)})${exponent}?|${decimals(3, 3)}${exponent})`;
  return signed(`(?:${whole}(?:[.]${decimals(1)})?${exponent}?|${long},${decimals(1)}${exponent}?|${ambiguous})`, minimum);
}

/** A regular expression of amounts of at least `minimum` with up to so many digits and two decimals, as texts. */
export function amountPattern(wholeDigits: number, { minimum }: Shape = {}): string {
  const whole = isAboveOne(minimum) ? `[1-9][0-9]{0,${wholeDigits - 1}}` : `[0-9]{1,${wholeDigits}}`;
  return signed(`0*${whole}(?:[.,][0-9]{1,2})?`, minimum);
}

/** With any sign, or only that of zero where nothing below it is permitted. */
function signed(unsigned: string, minimum = Number.NEGATIVE_INFINITY): string {
  if (minimum < 0) return `^-?${unsigned}$`;
  return isAboveOne(minimum) ? `^${unsigned}$` : `^(?:${unsigned}|-0+(?:[.,]0+)?)$`;
}

function isAboveOne(minimum = Number.NEGATIVE_INFINITY): boolean {
  return minimum >= 1;
}

/** So many decimals; of multiples of a step those that it has, with zeros behind them. */
function decimalsOf(step: number | undefined, least: number, most = Number.POSITIVE_INFINITY): string {
  if (step === undefined) return `[0-9]${repeated(least, most)}`;
  const endings = Array.from({ length: 1 / step }, (_, count) => String(count * step).slice(2) || '0');
  const known = endings.filter(({ length }) => length <= most);
  return `(?:${known.map(ending => `${ending}0${repeated(Math.max(least - ending.length, 0), most - ending.length)}`).join('|')})`;
}

function repeated(least: number, most: number): string {
  return `{${least},${Number.isFinite(most) ? most : ''}}`;
}
