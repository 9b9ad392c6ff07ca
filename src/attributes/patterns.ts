import { RE2JS } from 're2js';
import { memoizeByPart } from './memoize.js';

/** Most characters of a text that is held against a pattern. Its cost grows with their number alone, as nothing is tried twice. */
export const maxPatternedCharacters = 1000;

const compiled = memoizeByPart(({ pattern }: { readonly pattern?: string }) => RE2JS.compile(pattern ?? ''));

/** Whether the whole of a text follows the pattern of its attribute. */
export function followsPattern(value: string, attribute: { readonly pattern?: string }): boolean {
  return attribute.pattern === undefined || (value.length <= maxPatternedCharacters && compiled(attribute).matches(value));
}

/** The reason why a text is no pattern; `undefined` where it is one. */
export function patternFault(pattern: string): string | undefined {
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether a pattern repeats a group in which something is repeated: the number of its states would be a product. */
export function repeatsRepetition(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[\^?\]?[^\]]*\]/g, 'x');
  const groups: boolean[] = [];
  let closed = false;
  for (const sign of plain.matchAll(/\(|\)|[*+]|\{\d+(?:,\d*)?\}|./gs)) {
    const [token] = sign;
    const isRepetition = /^(?:[*+]|\{)/.test(token) && token !== '{';
    if (isRepetition && closed) return true;
    if (isRepetition) for (let at = 0; at < groups.length; at += 1) groups[at] = true;
    if (token === '(') groups.push(false);
    closed = token === ')' && groups.pop() === true;
  }
  return false;
}
