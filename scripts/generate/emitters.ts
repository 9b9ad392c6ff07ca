import { typescriptParts } from '../../src/clients/typescript/client.js';
import { emitCategories } from './categories.js';
import { emitClient } from './client.js';
import { emitErrors } from './errors.js';
import { emitMethods } from './methods.js';
import { emitSchemas } from './schemas.js';
import type { Spec } from './spec.js';
import { emitTypes } from './types.js';

/** The text of every generated file. */
export async function emitAll(spec: Spec): Promise<Record<string, string>> {
  const [types, parts] = await Promise.all([emitTypes(spec), typescriptParts(spec.site)]);
  return {
    'categories.ts': emitCategories(parts, types),
    'client.ts': emitClient(parts),
    'errors.ts': emitErrors(spec),
    'methods.ts': emitMethods(spec),
    'schemas.ts': emitSchemas(spec),
    'types.ts': types,
  };
}
