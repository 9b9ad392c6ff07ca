import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The library that checks values by schemas, loaded at its first use: commands that check nothing start without it. */
export function ajvLibrary(): typeof import('ajv') {
  return require('ajv');
}
