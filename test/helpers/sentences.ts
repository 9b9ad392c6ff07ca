import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type AnyNode, parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import { buildSync } from 'esbuild';

const root = 'src';

/** Rooms and files whose sentences reach callers and administrators. */
const told =
  /^attributes\/(?!common-passwords)|^(?:domain|rpc|handlers|behaviours|import|mappings|catalog)\/|^http\/(?:authentication|bodies|calls|context|envelope|parameters|responses|steps|webhooks)\/|^http\/(?:app|batch|pipeline)\.ts|^readers\/reader-pool|^config\/(?:config|secret-file|setting-values)|^store\/(?:backups|exports\/(?:backup|file|form|header|lines|load|records|served|states|target|write|postgres-target|sqlite-source)|database-store|installation|engines\/(?:failures|migrate|protocols|row-limit|start-failures|postgres\/(?:postgres|hosts|primary|sessions)|sqlite\/(?:database-path|file-lock|origin|open-files|wal-mark|pragmas|copied-transactions)))/;

/** Statements of databases. */
const statement =
  /\b(?:SELECT|FROM|WHERE|ORDER BY|PRAGMA|CAST|INSERT|TABLE|SET|RESET|SHOW|journal_mode|application_id|user_version)\b/;

/** Every sentence of the sources of these rooms, with numbers for values, by the file it stands in. */
export function sentencesOfSources(): ReadonlyMap<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts') && told.test(name));
  const entryPoints = names.map(name => join(root, name));
  const { outputFiles } = buildSync({ entryPoints, outdir: root, outbase: root, format: 'esm', write: false });
  return new Map(
    outputFiles.flatMap(({ path, text }) =>
      sentencesIn(text).map(sentence => [sentence, relative(resolve(root), path)] as const),
    ),
  );
}

/** Sentences of a source: texts of several words that are no statements, no descriptions of the documentation and for no log. */
export function sentencesIn(source: string): readonly string[] {
  const found: string[] = [];
  const note = (text: string, above: readonly AnyNode[]): void => {
    if (/[a-z]{2,} \S|\S [a-z]{2,}/.test(text) && !statement.test(text) && !above.some(isElsewhere)) found.push(text);
  };
  ancestor(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Literal: ({ value }, _state, above) => typeof value === 'string' && note(value, above),
    TemplateLiteral: ({ quasis }, _state, above) => note(withNumbers(quasis.map(each => each.value.cooked ?? '')), above),
  });
  return found;
}

/** Values next to each other are one. */
function withNumbers(parts: readonly string[]): string {
  return parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`).replace(/(\{\d+\})(?:\{\d+\})+/g, '$1');
}

/** Members that are in both languages, or are samples of tests. */
const members: ReadonlySet<string> = new Set(['en', 'de', 'description', 'rejected', 'samples', 'x-expected']);
/** The function that puts expectations into the schemas of the document, whose texts are in English. */
const schemas = 'patternSchemas';
const logs: ReadonlySet<string> = new Set(['info', 'warn', 'error', 'debug']);
/** Errors that are defects of the service: they stand in the log alone. */
const defects: ReadonlySet<string> = new Set(['Error', 'TypeError']);

function isElsewhere(node: AnyNode): boolean {
  if (node.type === 'ImportDeclaration') return true;
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && defects.has(node.callee.name);
  if (node.type === 'Property') return members.has(nameOf(node.key));
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name === schemas;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && logs.has(callee.property.name);
}

/** The name of a member, in quotes or not. */
function nameOf(key: AnyNode): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
