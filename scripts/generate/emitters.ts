import { emitCategories } from './categories.js';
import { emitClient } from './client.js';
import { emitErrors } from './errors.js';
import { emitMethods } from './methods.js';
import { emitSchemas } from './schemas.js';
import type { Spec } from './spec.js';
import { emitTypes } from './types.js';

/** Each generated file and the function that writes its text. */
const emitters: Readonly<Record<string, (spec: Spec) => string | Promise<string>>> = {
  'categories.ts': emitCategories,
  'client.ts': emitClient,
  'errors.ts': emitErrors,
  'methods.ts': emitMethods,
  'schemas.ts': emitSchemas,
  'types.ts': emitTypes,
};

/** The text of every generated file. */
export async function emitAll(spec: Spec): Promise<Record<string, string>> {
  const texts = Object.entries(emitters).map(async ([name, emit]): Promise<[string, string]> => [name, await emit(spec)]);
  return Object.fromEntries(await Promise.all(texts));
}
