import { describeGiven } from '../../attributes/invalid-value.js';
import { type TextValue, text } from '../../messages/text.js';
import { type Definition, isDefinition, type SchemaPart, type SchemaPartName, schemaParts } from './definitions.js';

/** A fault with its place in a document. */
export type PlacedFault = readonly [place: string, fault: TextValue];

/** Members in which the database keeps what was taken away, which callers name as `removed`, and what was adopted. */
const keptMembers = ['removedAttributes', 'removedChoices', 'retiredKeys', 'adopted'];

/**
 * Faults of a definition whose parts cannot be told apart: lists that are none, and names that are no texts. All else is judged by the schemas of
 * the catalogue, once it is known what is meant.
 */
export function* misshapenParts(part: SchemaPartName, given: Definition, place: string): Iterable<PlacedFault> {
  const { name, list }: SchemaPart = schemaParts[part];
  for (const key of keptMembers) if (Object.hasOwn(given, key)) yield [`${place}.${key}`, text('UnknownKey', { key })];
  if (typeof given[name] !== 'string' || given[name] === '') yield [`${place}.${name}`, text('DefinitionNeedsName')];
  if (list !== undefined && given[list] !== undefined) yield* misshapenList(list, given[list], `${place}.${list}`);
}

function* misshapenList(list: NonNullable<SchemaPart['list']>, given: unknown, place: string): Iterable<PlacedFault> {
  if (!Array.isArray(given)) {
    yield [place, notExpected(given, text('AList'))];
    return;
  }
  for (const [at, each] of given.entries())
    if (!isDefinition(each)) yield [`${place}.${at}`, notExpected(each, text('AnObject'))];
    else yield* namesOf[list](each, `${place}.${at}`);
}

const namesOf = { attributes: misshapenNames, choices: misshapenNumber } as const;

/** A choice is told by its number, which a list that the service defines itself has as a text. */
function* misshapenNumber({ id }: Definition, place: string): Iterable<PlacedFault> {
  if (id !== undefined && typeof id !== 'number' && typeof id !== 'string')
    yield [`${place}.id`, notExpected(id, text('ANumber'))];
}

/** An attribute is told by its key, and by those that it had. */
function* misshapenNames(attribute: Definition, place: string): Iterable<PlacedFault> {
  const { key, aliases } = attribute;
  if (typeof key !== 'string') yield [`${place}.key`, notExpected(key, text('AText'))];
  if (Object.hasOwn(attribute, 'name')) yield [`${place}.name`, text('UnknownKey', { key: 'name' })];
  if (aliases === undefined) return;
  if (!Array.isArray(aliases)) yield [`${place}.aliases`, notExpected(aliases, text('AList'))];
  else
    for (const [at, alias] of aliases.entries())
      if (typeof alias !== 'string') yield [`${place}.aliases.${at}`, notExpected(alias, text('AText'))];
}

function notExpected(given: unknown, expected: TextValue): TextValue {
  return text('ValueIsNotExpected', { given: describeGiven(given), expected });
}
