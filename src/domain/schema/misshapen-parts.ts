import { describeGiven } from '../../attributes/invalid-value.js';
import { isWellFormed } from '../../attributes/texts.js';
import { type TextValue, text } from '../../messages/text.js';
import { type Definition, isDefinition, type SchemaPart, type SchemaPartName, schemaParts } from './definitions.js';

/** A fault with its place in a document. */
export type PlacedFault = readonly [place: string, fault: TextValue];

/** A name of each part. */
const examples: Readonly<Record<SchemaPartName, string>> = {
  object_type_groups: 'C__OBJTYPE_GROUP__TANKS',
  dialogs: 'tank_medium',
  relation_types: 'C__RELATION_TYPE__FEEDS_TANK',
  categories: 'C__CATG__CUSTOM_TANK',
  object_types: 'C__OBJTYPE__TANK',
  category_rules: 'C__CATG__MODEL',
  attribute_rules: 'C__CATG__MODEL.serial',
  object_type_rules: 'C__OBJTYPE__SERVER',
};

/** Members in which the database keeps what was taken away, which callers name as `removed`, and what was adopted. */
const keptMembers = ['removedAttributes', 'removedChoices', 'retiredKeys', 'adopted'];

/**
 * Faults of a definition whose parts cannot be told apart: lists that are none, and names that are no texts. All else is judged by the schemas of
 * the catalogue, once it is known what is meant.
 */
export function* misshapenParts(part: SchemaPartName, given: Definition, place: string): Iterable<PlacedFault> {
  const { name, list }: SchemaPart = schemaParts[part];
  for (const key of keptMembers) if (Object.hasOwn(given, key)) yield [`${place}.${key}`, text('UnknownKey', { key })];
  yield* misnamed(given[name], `${place}.${name}`, () => text('DefinitionNeedsName', { example: examples[part] }), maxOf(part));
  yield* unstorable(given, place);
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

/** A name and a name within it, with a point between them, are as long as a caller may write. */
const nameCharacters = 127;

function maxOf(part: SchemaPartName): number {
  return part === 'attribute_rules' ? 2 * nameCharacters + 1 : nameCharacters;
}

function* misnamed(name: unknown, place: string, expected: () => TextValue, max = nameCharacters): Iterable<PlacedFault> {
  if (typeof name !== 'string' || name === '') yield [place, expected()];
  else if (name.length > max) yield [place, text('NameIsTooLong', { max, characters: name.length })];
}

/** Integers that no JSON number holds exactly, and texts that are no Unicode. */
function* unstorable(given: unknown, place: string): Iterable<PlacedFault> {
  if (typeof given === 'bigint') yield [place, notExpected(given, text('ANumber'))];
  else if (typeof given === 'string' && !isWellFormed(given)) yield [place, text('ExpectedWellFormedUnicodeWithout')];
  else if (typeof given === 'object' && given !== null)
    for (const [member, value] of Object.entries(given)) yield* unstorable(value, `${place}.${member}`);
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
  yield* misnamed(key, `${place}.key`, () => text('AttributeNeedsKey'));
  if (Object.hasOwn(attribute, 'name')) yield [`${place}.name`, text('UnknownKey', { key: 'name' })];
  if (aliases === undefined) return;
  if (!Array.isArray(aliases)) yield [`${place}.aliases`, notExpected(aliases, text('AList'))];
  else
    for (const [at, alias] of aliases.entries())
      yield* misnamed(alias, `${place}.aliases.${at}`, () => notExpected(alias, text('AText')));
}

function notExpected(given: unknown, expected: TextValue): TextValue {
  return text('ValueIsNotExpected', { given: describeGiven(given), expected });
}
