/** A source text, cut at its values: `expected {0}, not {1}`. */
export interface Pattern {
  /** Characters that are not values: of two patterns that fit, the one with more of them says more. */
  readonly weight: number;
  readonly german: string;
  /** Texts before, between and behind the values. */
  readonly parts: readonly string[];
  readonly names: readonly string[];
}

const placeholder = /\{([\w-]+)\}/;

/** The pattern of a source text with values, and its translation. */
export function patternOf(english: string, german: string): Pattern {
  const pieces = english.split(placeholder);
  const parts = pieces.filter((_, at) => at % 2 === 0);
  return { german, parts, names: pieces.filter((_, at) => at % 2 === 1), weight: parts.join('').length };
}

/** The values of a text, in the order of the pattern; `undefined` where it does not fit. Takes a time that is linear in the length of the text. */
export function valuesIn(text: string, { parts }: Pattern): readonly string[] | undefined {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const end = text.length - last.length;
  const values: string[] = [];
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return undefined;
    values.push(text.slice(at, found));
    at = found + part.length;
  }
  if (at > end) return undefined;
  return [...values, text.slice(at, end)];
}

/** The translation with values put in: each as the pattern has it, in quotes or as part of the sentence. */
export function filled({ german, names, parts }: Pattern, values: readonly string[], say: (value: string) => string): string {
  const said = new Map(names.map((name, at) => [name, valueSaid(parts[at] ?? '', values[at] ?? '', say)]));
  return german.replaceAll(new RegExp(placeholder, 'g'), (whole, name: string) => said.get(name) ?? whole);
}

/** A value in quotes is a name or a text of the caller, which stays as it is. */
function valueSaid(before: string, value: string, say: (value: string) => string): string {
  return /['"`]$/.test(before) ? value : say(value);
}
