import { type ObjectExpression, parseExpressionAt } from 'acorn';
import { simple } from 'acorn-walk';

/** Keys that stand twice in an object of a JSON text, a line each: OpenRPC forbids them, and `JSON.parse` drops the first one without a word. */
export function repeatedKeys(json: string): readonly string[] {
  const found: string[] = [];
  const root = parseExpressionAt(json, 0, { ecmaVersion: 2023, locations: true });
  simple(root, { ObjectExpression: node => found.push(...repeatedIn(node)) });
  return found;
}

function repeatedIn({ properties }: ObjectExpression): readonly string[] {
  const keys = properties.flatMap(each =>
    each.type === 'Property' && each.key.type === 'Literal' ? [{ key: each.key.raw, line: each.loc?.start.line }] : [],
  );
  return keys
    .filter(({ key }, index) => keys.slice(0, index).some(earlier => earlier.key === key))
    .map(({ key, line }) => `line ${line}: ${key} is there twice in its object`);
}
