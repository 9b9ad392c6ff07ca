import type { MethodObject } from './document.js';

const prefix = '#/components/errors/';

/** The names of all errors that a method declares. */
export function declaredErrorNames({ errors = [], 'x-further-errors': further = [] }: MethodObject): readonly string[] {
  return [...errors.map(({ $ref }) => $ref.slice(prefix.length)), ...further];
}
