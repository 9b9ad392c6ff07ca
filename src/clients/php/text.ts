import { prose } from '../text.js';

/** Characters that are not seen, or that end a line. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A text in single quotes; in double quotes where characters of it need an escape. */
export function phpText(text: string): string {
  const given = text.toWellFormed();
  if (given.search(unseen) < 0) return `'${given.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const inner = given.replaceAll(/[\\"$]/g, '\\$&').replaceAll(unseen, each => `\\u{${each.codePointAt(0)?.toString(16)}}`);
  return `"${inner}"`;
}

/** The variable of a parameter; `$this` is another one. */
export function variable(name: string): string {
  return name === 'this' ? '$this_' : `$${name}`;
}

/** A doc comment with a line each; whatever they hold, it ends behind the last one. */
export function phpDoc(indent: string, lines: readonly string[]): string {
  const inner = lines.map(line => `${indent} * ${prose(line).replaceAll('*/', '* /')}`.trimEnd());
  return `${indent}/**\n${inner.join('\n')}\n${indent} */\n`;
}
