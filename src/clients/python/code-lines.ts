import { lineWidth } from '../text.js';

/** Source text on lines of usual width: where it does not fit, the first brackets that hold something get a line per element. */
export function codeLines(text: string, indent = ''): string {
  const line = indent + text;
  const brackets = line.length <= lineWidth ? undefined : firstBrackets(text);
  if (!brackets) return line;
  const { head, elements, tail } = brackets;
  // A comma after the only element of a subscript would make it a tuple.
  const isSubscript = head.endsWith('[') && elements.length === 1;
  const lines = elements.map(element => codeLines(isSubscript ? element : `${element},`, `${indent}    `));
  return [indent + head, ...lines, codeLines(tail, indent)].join('\n');
}

interface Brackets {
  /** Everything before, and the bracket that opens. */
  readonly head: string;
  readonly elements: readonly string[];
  /** The bracket that closes, and everything after. */
  readonly tail: string;
}

const marks = /"(?:[^"\\]|\\.)*"|[[\](){},]/g;

function firstBrackets(text: string): Brackets | undefined {
  let depth = 0;
  let cuts: number[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if ('[({'.includes(mark)) {
      if (depth === 0) cuts = [index];
      depth += 1;
    } else if (mark === ',' && depth === 1) cuts.push(index);
    else if ('])}'.includes(mark) && depth > 0) {
      depth -= 1;
      if (depth === 0 && index > (cuts[0] ?? 0) + 1) return bracketsAt(text, [...cuts, index]);
    }
  }
  return undefined;
}

function bracketsAt(text: string, cuts: readonly number[]): Brackets {
  const elements = cuts.slice(1).map((end, at) => text.slice((cuts[at] ?? 0) + 1, end).trim());
  return { head: text.slice(0, (cuts[0] ?? 0) + 1), elements, tail: text.slice(cuts.at(-1)) };
}
