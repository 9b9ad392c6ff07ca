import { asCallersName, namesByKeys } from '../../catalog/references.js';
import { type GivenDefinition, type Part, parts } from '../../catalog/sources.js';
import type { DefinitionRecord } from '../storage/schema.js';
import { type DefinitionParts, parseDefinition } from './definition-texts.js';

/** Definitions of one part: members that a caller may leave out, and how they are named and numbered. */
export interface SchemaPart {
  readonly part: Part;
  readonly name: 'const' | 'name' | 'category' | 'attribute' | 'objectType';
  /** The member that lists what it consists of, of which each goes by its own name. */
  readonly list?: 'attributes' | 'choices';
  /** The number of the first one; numbers are never given out twice. Absent where they have none. */
  readonly firstId?: number;
  readonly defaults: Readonly<Record<string, unknown>>;
  /**
   * A definition is a rule about an attribute that another one has, as in `C__CATG__MODEL.serial`, or about another one. Nothing is stored by it:
   * one that was removed may be given again.
   */
  readonly rules?: 'category' | 'attribute' | 'type';
}

const categoriesOfTypes = [
  'C__CATG__GLOBAL',
  'C__CATG__RELATION',
  'C__CATG__VIRTUAL_AUTH',
  'C__CATG__LOCATION',
  'C__CATG__CONTACT',
  'C__CATG__LOGBOOK',
];

/** The parts of a schema, in the order in which they name each other. */
export const schemaParts = {
  object_type_groups: {
    part: 'objectTypeGroups',
    name: parts.objectTypeGroups.name,
    firstId: 100_000,
    defaults: { sort: 900, objectTypes: [] },
  },
  dialogs: { part: 'dialogs', name: parts.dialogs.name, list: 'choices', defaults: {} },
  relation_types: {
    part: 'relationTypes',
    name: parts.relationTypes.name,
    firstId: 100_000,
    defaults: { kind: 'explicit', editable: true },
  },
  categories: {
    part: 'categories',
    name: parts.categories.name,
    list: 'attributes',
    firstId: 100_000,
    defaults: { kind: 'custom', mode: 'edit', multiValue: false, sort: 900 },
  },
  object_types: {
    part: 'objectTypes',
    name: parts.objectTypes.name,
    firstId: 100_000,
    defaults: {
      ...{ group: null, icon: 'box', color: 'B0B0B0', container: false, visible: true, rackable: false, sort: null },
      categories: categoriesOfTypes,
    },
  },
  category_rules: { part: 'categoryRules', name: parts.categoryRules.name, rules: 'category', defaults: {} },
  attribute_rules: { part: 'attributeRules', name: parts.attributeRules.name, rules: 'attribute', defaults: {} },
  object_type_rules: { part: 'objectTypeRules', name: parts.objectTypeRules.name, rules: 'type', defaults: {} },
} as const satisfies Readonly<Record<string, SchemaPart>>;

/** The name of a part of a schema, as callers and the database have it. */
export type SchemaPartName = keyof typeof schemaParts;

export const schemaPartNames = Object.keys(schemaParts) as readonly SchemaPartName[];

/** The members of a definition. Its shape is that of the catalogue, by whose schemas it is checked. */
export type Definition = Readonly<Record<string, unknown>>;

/** A definition as the database has it. What was removed of it means nothing else ever: keys, numbers and constants. */
export interface StoredDefinition extends DefinitionParts {
  readonly record: DefinitionRecord;
  readonly part: SchemaPartName;
}

/** The definition of a record, with its number. */
export function storedDefinition(record: DefinitionRecord): StoredDefinition {
  const part = partOf(record);
  return { record, part, ...parseDefinition(record.definition, numberOf(part, record.id)) };
}

/** The number of a definition, from that of its record; `undefined` where its part has none. */
function numberOf(part: SchemaPartName, record: number): number | undefined {
  const { firstId }: SchemaPart = schemaParts[part];
  return firstId === undefined ? undefined : firstId + record;
}

/** The part of a record. */
function partOf({ part }: Pick<DefinitionRecord, 'part'>): SchemaPartName {
  return schemaPartNames.find(each => each === part) ?? 'categories';
}

/** The numbers of definitions that were stored, by name. */
export function numbersOf(
  contents: readonly Pick<DefinitionRecord, 'part' | 'name'>[],
  records: readonly number[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(contents.map((content, at) => [content.name, numberOf(partOf(content), records[at] ?? 0) ?? 0]));
}

/** Definitions in force, as the catalogue takes them. */
export function definitionsOf(records: readonly DefinitionRecord[]): readonly GivenDefinition[] {
  return records
    .filter(({ removed }) => removed === 0)
    .map(storedDefinition)
    .map(givenDefinition);
}

/**
 * All definitions that ever were, as the catalogue takes them: of what was removed the values stay stored. Names mean nothing else ever.
 * `undefined` where nothing was removed.
 */
export function everyDefinitionOf(records: readonly DefinitionRecord[]): readonly GivenDefinition[] | undefined {
  const all = records.map(storedDefinition).filter(({ record, part }) => record.removed === 0 || !isRule(part));
  if (!all.some(stored => stored.record.removed !== 0 || removedMembers(stored).length > 0)) return undefined;
  return all.map(stored => {
    const removed = removedMembers(stored);
    if (removed.length === 0) return givenDefinition(stored);
    const { definition } = stored;
    const members = removed.map(([list, gone]) => [list, [...listIn(definition[list]), ...gone]]);
    return givenDefinition({ ...stored, definition: { ...definition, ...Object.fromEntries(members) } });
  });
}

/** Whether what is of a part is a rule about something else. */
export function isRule(part: SchemaPartName | NonNullable<SchemaPart['list']>): boolean {
  const all: Readonly<Partial<Record<typeof part, SchemaPart>>> = schemaParts;
  return all[part]?.rules !== undefined;
}

/** The key that values are stored under which a rule is about; `undefined` for what is no rule for an attribute. */
export function ruledKey(part: SchemaPartName, name: string): string | undefined {
  const { rules }: SchemaPart = schemaParts[part];
  return rules === 'attribute' ? name.split('.')[1] : undefined;
}

/** The lists of a definition of which members were removed, with these. */
function removedMembers({ removedAttributes, removedChoices }: StoredDefinition) {
  const all = [['attributes', removedAttributes] as const, ['choices', removedChoices] as const];
  return all.filter(([, gone]) => gone.length > 0);
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function givenDefinition({
  part,
  record,
  definition,
}: Pick<StoredDefinition, 'part' | 'record' | 'definition'>): GivenDefinition {
  return { part: schemaParts[part].part, name: record.name, definition };
}

/** An attribute with the key that callers know it by. */
function named(attribute: Definition) {
  return { ...attribute, key: String(attribute.key), name: nameIn(attribute) };
}

/** Definitions in force by the keys that callers know attributes by, by part. */
export function documentOf(records: readonly DefinitionRecord[]): Readonly<Record<SchemaPartName, readonly Definition[]>> {
  const stored = records.filter(({ removed }) => removed === 0).map(storedDefinition);
  const categories = stored.map(({ record, definition }) => ({
    ...definition,
    const: record.name,
    attributes: attributesIn(definition).map(named),
  }));
  const rename = renameIn(stored) ?? ((_, key) => key);
  const shown = ({ definition }: StoredDefinition, at: number) =>
    'attributes' in definition ? asCallersName(categories[at] ?? { attributes: [] }, rename) : definition;
  const of = (name: SchemaPartName) => stored.flatMap((each, at) => (each.part === name ? [shown(each, at)] : []));
  return {
    object_type_groups: of('object_type_groups'),
    dialogs: of('dialogs'),
    relation_types: of('relation_types'),
    categories: of('categories'),
    object_types: of('object_types'),
    category_rules: of('category_rules'),
    attribute_rules: of('attribute_rules'),
    object_type_rules: of('object_type_rules'),
  };
}

/** The keys that callers know attributes by, those of removed ones, too; `undefined` where values are stored under the same. */
function renameIn(stored: readonly StoredDefinition[]) {
  return namesByKeys(
    stored.map(({ record, definition, removedAttributes }) => ({
      const: record.name,
      attributes: [...removedAttributes, ...attributesIn(definition)].map(named),
    })),
  );
}

/** Definitions in force by the keys that callers know attributes by, as the catalogue takes them; `undefined` where these are those of before. */
export function namedDefinitionsOf(records: readonly DefinitionRecord[]): readonly GivenDefinition[] | undefined {
  if (!renameIn(records.filter(({ removed }) => removed === 0).map(storedDefinition))) return undefined;
  const document = documentOf(records);
  return schemaPartNames.flatMap(name => {
    const { part } = schemaParts[name];
    return document[name].map(definition => ({ part, name: nameGiven(name, definition), definition }));
  });
}

/** The name that a definition is given; empty where it is no text. */
export function nameGiven(part: SchemaPartName, given: Definition): string {
  const name = given[schemaParts[part].name];
  return typeof name === 'string' ? name : '';
}

/** The key that callers know an attribute by. */
export function nameIn({ key, name = key }: Definition): string {
  return String(name);
}

/** Every key by which callers may name an attribute. */
export function namesIn(attribute: Definition): readonly string[] {
  return [nameIn(attribute), ...aliasesIn(attribute)];
}

export function aliasesIn({ aliases }: Definition): readonly string[] {
  return Array.isArray(aliases) ? aliases.map(String) : [];
}

/** Members that list what a definition consists of. */
export const listsOfParts = ['attributes', 'choices'] as const;

/** Whether a member lists what its definition consists of. */
export function isListOfParts(member: string | undefined): member is (typeof listsOfParts)[number] {
  return listsOfParts.some(each => each === member);
}

/** The attributes or the choices of a definition. */
export function itemsIn(definition: Definition, list: (typeof listsOfParts)[number]): readonly Definition[] {
  const items = definition[list];
  return Array.isArray(items) ? items.filter(isDefinition) : [];
}

/** The attributes of a category. */
export function attributesIn(category: Definition): readonly Definition[] {
  return itemsIn(category, 'attributes');
}

/** Whether a value has members, as every definition does. */
export function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
