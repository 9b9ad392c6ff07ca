import { lineWidth, propertyKey, quoteText, wrapText } from '../../src/clients/text.js';

export { docComment, lineWidth, propertyKey, quoteText } from '../../src/clients/text.js';

/** The first line of every file that is generated from a source. */
export function headerOf(source: string): string {
  return `// Generated from ${source} by scripts/generate.ts. Do not edit: run \`npm run generate\`.\n`;
}

/** The first line of what is generated from the document. */
export const header = headerOf('openrpc.json');

/** An import of types, on one line where it fits; nothing where no type is needed. */
export function typeImport(names: readonly string[], module: string): string {
  return typeList('import', names, module);
}

/** An export of types of another module, as `typeImport` writes an import. */
export function typeExport(names: readonly string[], module: string): string {
  return typeList('export', names, module);
}

function typeList(word: string, names: readonly string[], module: string): string {
  const line = `${word} type { ${names.join(', ')} } from '${module}';\n`;
  if (names.length === 0 || line.length <= lineWidth) return names.length === 0 ? '' : line;
  const lines = wrapText(`${names.join(', ')},`, lineWidth - 2);
  return `${word} type {\n${lines.map(one => `  ${one}\n`).join('')}} from '${module}';\n`;
}

/** The words of a source outside of its comments: every name in it is one. */
export function namesIn(source: string): ReadonlySet<string> {
  return new Set(source.replaceAll(/^ *(?:\/\*\*|\*).*$/gm, '').match(/\w+/g));
}

/** A value as source text in the final format: on one line where it fits, otherwise one element a line. */
export function literal(value: unknown, indent = '', room = 0): string {
  const line = inlineLiteral(value);
  const fits = indent.length + room + line.length <= lineWidth;
  if (fits || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const elements = Array.isArray(value)
    ? value.map(element => literal(element, deeper, 1))
    : definedEntries(value).map(([key, element]) => keyed(key, element, deeper));
  return `${open}\n${elements.map(element => `${deeper}${element},\n`).join('')}${indent}${close}`;
}

/** A property and its value, as `literal` writes it. */
export function keyed(key: string, value: unknown, indent = ''): string {
  const name = propertyKey(key);
  return `${name}: ${literal(value, indent, name.length + 3)}`;
}

/** A value as source text on one line. */
export function inlineLiteral(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(inlineLiteral).join(', ')}]`;
  const entries = definedEntries(value).map(([key, element]) => `${propertyKey(key)}: ${inlineLiteral(element)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, element]) => element !== undefined);
}
