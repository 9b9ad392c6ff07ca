import { typescriptParts } from '../../src/clients/typescript/client.js';
import type { Spec } from './spec.js';
import { header } from './text.js';

/** categories.ts: the shapes of values, and per category the type of an entry as it is read and of the data as it is saved. */
export function emitCategories({ site }: Spec): string {
  const { types } = typescriptParts(site);
  return [header, types === '' ? 'export {};\n' : types].join('\n');
}
