import type { TypescriptParts } from '../../src/clients/typescript/client.js';
import { header, namesIn, typeImport } from './text.js';

/** client.ts: the typed client; the types of values and categories stand beside it. */
export function emitClient({ types, client }: TypescriptParts): string {
  const declared = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name).toSorted();
  const words = namesIn(client);
  const imports = typeImport(
    declared.filter(name => words.has(name)),
    './categories.js',
  );
  return [header, `${imports}\nexport type * from './categories.js';\n`, client].join('\n');
}
