import type { TypescriptParts } from '../../src/clients/typescript/client.js';
import { header, namesIn, typeExport, typeImport } from './text.js';

/** categories.ts: per category the type of an entry as it is read and of the data as it is saved; shapes that types.ts has, from there. */
export function emitCategories({ types }: TypescriptParts, typesOfDocument: string): string {
  if (types === '') return [header, 'export {};\n'].join('\n');
  const declared = declarations(types);
  const shared = [...declaredAlike(declared, declarations(typesOfDocument))].toSorted();
  for (const name of shared) declared.delete(name);
  const own = `${[...declared.values()].join('\n\n')}\n`;
  const named = namesIn(own);
  const needed = shared.filter(name => named.has(name));
  return [header, typeImport(needed, './types.js'), typeExport(shared, './types.js'), own].filter(part => part !== '').join('\n');
}

/** The declarations of a source, by their names. */
function declarations(source: string): Map<string, string> {
  const texts = source.trimEnd().split('\n\n');
  return new Map(texts.map(text => [/^(?:export|declare) \w+ (\w+)/m.exec(text)?.[1] ?? '', text]));
}

/** The names that mean the same in two sources: what declares them is equal, and so is all that it names. */
function declaredAlike(declared: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): Set<string> {
  const alike = new Set([...declared.keys()].filter(name => declared.get(name) === others.get(name)));
  const differs = (name: string) => [...namesIn(declared.get(name) ?? '')].some(word => declared.has(word) && !alike.has(word));
  for (let found = [...alike].filter(differs); found.length > 0; found = [...alike].filter(differs))
    for (const name of found) alike.delete(name);
  return alike;
}
