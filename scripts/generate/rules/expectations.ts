import { expectationMarks, limitsOf } from '../../../src/discovery/expectations.js';
import { schemaPlaces } from '../document/walk.js';
import type { Rule } from './rules.js';

/**
 * Texts of expectations name limits, and repeat none: a number stands once, as a keyword or mark of the schema.
 */
export const expectedLimits: Rule = document => {
  const { schemas = {} } = document.components;
  return schemaPlaces(document).flatMap(({ path, value }) => {
    const numbers = limitsOf(value, schemas);
    return expectationMarks.flatMap(mark => limitFaults(`${path}/${mark}`, value[mark] ?? '', numbers));
  });
};

function limitFaults(path: string, text: string, numbers: ReadonlyMap<string, number>): readonly string[] {
  const named = [...text.matchAll(/\{([a-zA-Z-]+)\}/g)].map(([, name = '']) => name);
  const written = new Set(text.replaceAll(/"[^"]*"/g, '').match(/(?<![\w(-])\d+(?!\w)/g));
  return [
    ...named.filter(name => !numbers.has(name)).map(name => `${path}: the schema has no ${name}, or several`),
    ...[...numbers]
      .filter(([, number]) => written.has(String(number)))
      .map(([name, number]) => `${path}: write {${name}}, not ${number}`),
  ];
}
