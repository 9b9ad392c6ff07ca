import type { AttributeDefinition } from '../../generated/types.js';
import { typeOf, typesTaking, typesWith } from '../attributes/attribute-types.js';
import { joined, text } from '../messages/text.js';
import { type Column, eachColumn } from './catalog.js';
import { findUnresolved, typeHasNo } from './missing.js';
import { finding } from './sources.js';

/** A form is that of a text in one line; HTML has several. */
export const formatsAreOfTexts = eachColumn(function* ({ source, place, attribute: { type, format } }) {
  if (format === undefined) return;
  const types = typesWith(({ marks: { formats } }) => formats === 'every' || (format === 'html' && formats === 'html'));
  if (types.includes(type)) return;
  yield finding(source, `${place}.format`, typeHasNo(type, 'format', types));
});

/** Numbers, and texts that hold integers, have a range. */
export const rangesAreOfNumbers = eachColumn(function* ({ source, place, attribute }) {
  if (attribute.minimum === undefined && attribute.maximum === undefined) return;
  if (typeOf(attribute).marks.range !== 'none' || attribute.format === 'integer') return;
  const numbers = joined(
    typesWith(({ marks }) => marks.range !== 'none'),
    ' or ',
  );
  for (const key of ['minimum', 'maximum'] as const)
    if (attribute[key] !== undefined)
      yield finding(source, `${place}.${key}`, text('TypeHasNoRange', { type: attribute.type, mark: key, types: numbers }));
});

/** There is something between the ends of a range, and integers are limited by integers. */
export const rangesHoldValues = eachColumn(function* ({ source, place, attribute }) {
  const { format, minimum, maximum } = attribute;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    yield finding(source, `${place}.maximum`, text('MaximumBelowMinimum', { maximum, minimum }));
  if (typeOf(attribute).marks.range !== 'integer' && format !== 'integer') return;
  for (const key of ['minimum', 'maximum'] as const)
    if (!Number.isSafeInteger(attribute[key] ?? 0))
      yield finding(source, `${place}.${key}`, text('ValueIsNoInteger', { value: attribute[key] }));
});

/** The attribute that comes first is another one of the same kind: the two can be compared. */
export const orderIsOfOneKind = eachColumn(function* ({ source, place, attribute }) {
  const { notBefore } = attribute;
  if (notBefore === undefined) return;
  if (!isCompared(attribute))
    yield finding(
      source,
      `${place}.notBefore`,
      text('TypeHasNoOrder', { type: attribute.type, types: joined(typesTaking('notBefore'), ' or ') }),
    );
  const others = source.definition.attributes.filter(each => each.key !== attribute.key && isSameKind(each, attribute));
  const known = new Map(others.map(other => [other.key, other]));
  yield* findUnresolved(source, `${place}.notBefore`, text('OtherAttributeOfType', { type: attribute.type }), notBefore, known);
});

type Marked = Column['attribute'];

function isCompared({ type, format, unit }: Marked): boolean {
  return (typesTaking('notBefore').includes(type) && unit === undefined) || format === 'ip';
}

function isSameKind(one: AttributeDefinition, other: Marked): boolean {
  return one.type === other.type && one.format === other.format && one.unit === undefined;
}
