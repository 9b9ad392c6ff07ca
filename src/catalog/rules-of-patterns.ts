import { typesWith } from '../attributes/attribute-types.js';
import { memoizeByPart } from '../attributes/memoize.js';
import { patternFault, repeatsRepetition } from '../attributes/patterns.js';
import { text } from '../messages/text.js';
import { type Column, eachColumn, type Rule } from './catalog.js';
import { findUnresolved, typeHasNo } from './missing.js';
import { finding } from './sources.js';

/** A rule is about an attribute that there is. */
export const attributesOfRulesExist: Rule = function* ({ attributeRules, named }) {
  for (const source of attributeRules) {
    const [category = '', key] = source.definition.attribute.split('.');
    const attributes = named.categories.get(category)?.attributes ?? [];
    yield* findUnresolved(source, 'attribute', 'category', category, named.categories);
    if (named.categories.has(category))
      yield* findUnresolved(source, 'attribute', 'attribute', key, new Map(attributes.map(each => [each.key, each])));
  }
};

/** A pattern is compiled once for all versions of the schema that have it. */
const compiledIn = memoizeByPart(({ pattern = '' }: Column['attribute']) => ({ fault: patternFault(pattern) }));

/** A pattern is one of texts in one line, and costs little whatever a caller sends. */
export const patternsAreOfTexts: Rule = Object.assign(
  eachColumn(function* ({ source, place, attribute }) {
    const { type, pattern } = attribute;
    if (pattern === undefined) return;
    const types = typesWith(({ marks }) => marks.formats === 'every');
    const { fault: reason } = compiledIn(attribute);
    if (!types.includes(type)) yield finding(source, `${place}.pattern`, typeHasNo(type, 'pattern', types));
    else if (reason !== undefined) yield finding(source, `${place}.pattern`, text('PatternIsNone', { reason }));
    else if (repeatsRepetition(pattern)) yield finding(source, `${place}.pattern`, text('PatternRepeatsRepetition'));
  }),
  { prepareColumn: ({ attribute }: Column) => attribute.pattern !== undefined && compiledIn(attribute) },
);

/** Permitted values are those of texts in one line and of numbers; choices have their list. */
export const permittedValuesAreOfTextsAndNumbers = eachColumn(function* ({ source, place, attribute }) {
  if (attribute.permittedValues === undefined) return;
  const types = typesWith(({ marks }) => marks.formats === 'every' || marks.range !== 'none');
  if (types.includes(attribute.type)) return;
  yield finding(source, `${place}.permittedValues`, typeHasNo(attribute.type, 'permittedValues', types));
});
