import { escapeText, prose, wrapText } from '../text.js';

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

/** Names that functions of clients have for something else. */
const taken: ReadonlySet<string> = new Set(['self', 'options']);

/** The name of a parameter, function or attribute; one that would be a keyword, or is taken, ends in an underscore. */
export function plainName(name: string): string {
  return keywords.has(name) || taken.has(name) ? `${name}_` : name;
}

/** A text in double quotes. */
export function pythonText(text: string): string {
  return escapeText(text);
}

/** A comment on lines of usual width. */
export function comment(indent: string, text: string): string {
  return wrapText(prose(text), 110 - indent.length)
    .map(line => `${indent}# ${line}\n`)
    .join('');
}

/** A docstring of one sentence or several. */
export function docstring(indent: string, ...sentences: string[]): string {
  const safe = prose(sentences.join(' ')).replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const [first = '', ...more] = wrapText(safe, 110 - indent.length);
  if (more.length === 0) return `${indent}"""${first}"""\n`;
  return `${indent}"""${[first, ...more.map(line => `${indent}${line}`)].join('\n')}\n${indent}"""\n`;
}
