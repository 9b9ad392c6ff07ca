import { patternFault } from '../../../src/attributes/patterns.js';
import { placesIn, schemaPlaces } from '../document/walk.js';
import type { Rule } from './rules.js';

/** Patterns mean the same in ECMAScript with and without `u`, PCRE2, RE2 and Python, and each dialect can compile them. */
export const portablePatterns: Rule = document => {
  const marks = placesIn('#/x-extensions', document['x-extensions'] ?? []).map(({ path, value }) => ({
    path: `${path}/schema`,
    value: value.schema as { readonly pattern?: string },
  }));
  return [...schemaPlaces(document), ...marks].flatMap(({ path, value: { pattern } }) =>
    pattern === undefined ? [] : dialectFaults(pattern).map(fault => `${path}/pattern: ${fault}`),
  );
};

/** Reasons why dialects of regular expressions read a pattern differently, or not at all. */
export function dialectFaults(pattern: string): readonly string[] {
  const compiled = Object.entries(compilers).flatMap(([dialect, compile]) => {
    const fault = compile(pattern);
    return fault === undefined ? [] : [`${dialect} cannot compile it: ${fault}`];
  });
  const plain = withoutEscapes(pattern);
  const found = differences.filter(({ form }) => form.test(plain)).map(({ fault }) => fault);
  return [...compiled, ...found, ...(plain.replace(/\[[^\]]*\]/g, '').includes('.') ? [dot] : [])];
}

/** Those at hand; what PCRE2 and Python read differently is among the differences. */
const compilers: Readonly<Record<string, (pattern: string) => string | undefined>> = {
  ECMAScript: pattern => faultOf(() => new RegExp(pattern)),
  'ECMAScript with u': pattern => faultOf(() => new RegExp(pattern, 'u')),
  RE2: patternFault,
};

function faultOf(compile: () => unknown): string | undefined {
  try {
    compile();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const differences = [
  {
    form: /\\/,
    fault: 'has an escape beside \\x00 to \\x7f and those of signs: name the characters, as dialects read others differently',
  },
  { form: /\(\?(?!:)/, fault: 'has a group with a special meaning, such as a look-ahead, which RE2 has none of' },
  { form: /\[\^?\]|\[\^?[^\]]*\[/, fault: 'has a bracket within a class, which dialects end differently: escape it' },
  {
    form: /\[[^\]]*(?:--|&&|~~|\|\|)/,
    fault: 'has a doubled sign within a class, which is an operation of sets in some dialects',
  },
  { form: /[\0\ud800-\udfff]/, fault: 'has NUL, or a character beyond U+FFFF, which is two without u' },
] as const;

const dot = 'has a dot, which leaves out other ends of lines in each dialect: name the characters';

/** The pattern with a letter for each escape that every dialect reads alike. */
function withoutEscapes(pattern: string): string {
  return pattern.replace(/\\(?:x[0-7][0-9A-Fa-f]|[$()*+./?[\\\]^{|}-])/g, 'x');
}
