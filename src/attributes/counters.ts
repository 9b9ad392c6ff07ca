/** Where the number of a counter stands in its texts. */
export interface CounterFormat {
  /** The format as it was given, such as TANK-[####]. */
  readonly written: string;
  readonly prefix: string;
  readonly suffix: string;
  /** Digits that a number has at least. */
  readonly minDigits: number;
}

/** Digits that a number has at most: it stays one that is counted exactly. */
export const maxDigits = 15;

const form = /^([^[\]]*)\[(#+)\]([^[\]]*)$/;

/** The parts of the format of a counter. */
export function counterFormat(written: string): CounterFormat {
  const [, prefix = '', signs = '', suffix = ''] = form.exec(written) ?? [];
  return { written, prefix, suffix, minDigits: signs.length };
}

/** The text with a number of a counter. */
export function numberedText({ prefix, suffix, minDigits }: CounterFormat, number: number): string {
  return `${prefix}${String(number).padStart(minDigits, '0')}${suffix}`;
}

/** The number of a counter in a text; `undefined` where it has none. */
export function numberIn({ prefix, suffix }: CounterFormat, text: string): number | undefined {
  if (text.length <= prefix.length + suffix.length || !text.startsWith(prefix) || !text.endsWith(suffix)) return undefined;
  const digits = text.slice(prefix.length, text.length - suffix.length);
  return digits.length <= maxDigits && /^[0-9]+$/.test(digits) ? Number(digits) : undefined;
}
