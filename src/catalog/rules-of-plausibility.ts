import type { AttributeDefinition } from '../../generated/types.js';
import { typeOf, typesTaking, typesWith } from '../attributes/attribute-types.js';
import { type Column, eachColumn } from './catalog.js';
import { unresolved } from './missing.js';
import { finding } from './sources.js';

/** A form is that of a text in one line; HTML has several. */
export const formatsAreOfTexts = eachColumn(function* ({ source, place, attribute: { type, format } }) {
  if (format === undefined) return;
  const types = typesWith(({ marks: { formats } }) => formats === 'every' || (format === 'html' && formats === 'html'));
  if (types.includes(type)) return;
  yield finding(source, `${place}.format`, `type ${type} has no format; expected type ${types.join(' or ')}`);
});

/** Numbers, and texts that hold integers, have a range. */
export const rangesAreOfNumbers = eachColumn(function* ({ source, place, attribute }) {
  if (attribute.minimum === undefined && attribute.maximum === undefined) return;
  if (typeOf(attribute).marks.range !== 'none' || attribute.format === 'integer') return;
  const numbers = typesWith(({ marks }) => marks.range !== 'none').join(' or ');
  for (const key of ['minimum', 'maximum'] as const)
    if (attribute[key] !== undefined)
      yield finding(
        source,
        `${place}.${key}`,
        `type ${attribute.type} has no ${key}; expected type ${numbers}, or format integer`,
      );
});

/** There is something between the ends of a range, and integers are limited by integers. */
export const rangesHoldValues = eachColumn(function* ({ source, place, attribute }) {
  const { format, minimum, maximum } = attribute;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    yield finding(source, `${place}.maximum`, `${maximum}: expected ${minimum} or more, as the minimum is`);
  if (typeOf(attribute).marks.range !== 'integer' && format !== 'integer') return;
  for (const key of ['minimum', 'maximum'] as const)
    if (!Number.isSafeInteger(attribute[key] ?? 0))
      yield finding(source, `${place}.${key}`, `${attribute[key]}: expected an integer`);
});

/** The attribute that comes first is another one of the same kind: the two can be compared. */
export const orderIsOfOneKind = eachColumn(function* ({ source, place, attribute }) {
  const { notBefore } = attribute;
  if (notBefore === undefined) return;
  if (!isCompared(attribute))
    yield finding(
      source,
      `${place}.notBefore`,
      `type ${attribute.type} has no order; expected type ${typesTaking('notBefore').join(' or ')} without a unit, or a text of format ip`,
    );
  const others = source.definition.attributes.filter(each => each.key !== attribute.key && isSameKind(each, attribute));
  const known = new Map(others.map(other => [other.key, other]));
  yield* unresolved(source, `${place}.notBefore`, `other attribute of type ${attribute.type}`, notBefore, known);
});

type Marked = Column['attribute'];

function isCompared({ type, format, unit }: Marked): boolean {
  return (typesTaking('notBefore').includes(type) && unit === undefined) || format === 'ip';
}

function isSameKind(one: AttributeDefinition, other: Marked): boolean {
  return one.type === other.type && one.format === other.format && one.unit === undefined;
}
