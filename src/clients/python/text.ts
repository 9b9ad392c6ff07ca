import { wrapped } from '../text.js';

const keywords: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Whether Python takes the text as a name. */
export function isName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text);
}

/** A parameter may not be named by a keyword; one that would be ends in an underscore. */
export function parameterName(name: string): string {
  return keywords.has(name) ? `${name}_` : name;
}

/** A text in double quotes. */
export function pythonText(text: string): string {
  return JSON.stringify(text);
}

/** A comment on lines of usual width. */
export function comment(indent: string, text: string): string {
  return wrapped(text.replaceAll(/\s+/g, ' '), 110 - indent.length)
    .map(line => `${indent}# ${line}\n`)
    .join('');
}

/** A docstring of one sentence or several. */
export function docstring(indent: string, ...sentences: string[]): string {
  const safe = sentences.join(' ').replaceAll(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const [first = '', ...more] = wrapped(safe, 110 - indent.length);
  if (more.length === 0) return `${indent}"""${first}"""\n`;
  return `${indent}"""${[first, ...more.map(line => `${indent}${line}`)].join('\n')}\n${indent}"""\n`;
}
