import type { Schema } from '../../scripts/generate/document/document.js';
import { document } from './catalogue.js';

const schemas = document.components.schemas as Readonly<Record<string, Schema>>;

/** Valid values beside a wrong member, so that it alone is wrong. */
const right: Readonly<Record<string, unknown>> = {
  category: 'C__CATG__MODEL',
  key: 'title',
  property: 'C__CATG__MODEL-title',
  comparison: '=',
  value: 'x',
};

const wrong: readonly unknown[] = [null, 7, -1, 1.5, 2n ** 63n, 'x', '', '\0', 'x'.repeat(70_000), true, [], {}];

/** Values that a schema refuses, somewhere within them, and some that it does not. */
export function wrongValues(schema: Schema): readonly unknown[] {
  return [...wrong, ...within(schema)];
}

function within(schema: Schema): readonly unknown[] {
  const { $ref, anyOf = [], allOf = [], properties, additionalProperties, items, maxItems, required = [] } = schema;
  const others = Object.fromEntries(required.map(name => [name, right[name]]));
  const named = $ref === undefined ? [] : [schemas[$ref.split('/').at(-1) ?? ''] ?? {}];
  return [
    ...[...named, ...anyOf, ...allOf].flatMap(within),
    ...(properties ? [{ ...others, unknown: 1 }, {}] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => wrongValues(part).map(each => ({ ...others, [name]: each }))),
    ...(typeof additionalProperties === 'object' ? wrongValues(additionalProperties).map(each => ({ C__CATG__IP: each })) : []),
    ...(items ? wrongValues(items).map(each => [each]) : []),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 1)]),
  ];
}
