import type { SchemaReading } from '../../../../generated/types.js';
import { keyFrom, nameFrom } from '../../../mappings/names-of-titles.js';
import { listIn, recordIn, textOf } from '../../attributes/attribute-view.js';
import { type Definition, definitionNamed, definitionsIn, nameOf } from './schema-document.js';
import { isRule, namingMembers, type SchemaPart } from './schema-part.js';

/** A definition as it is being written. */
export interface SchemaDraft {
  readonly part: SchemaPart;
  /** The schema that it began with. */
  readonly reading: SchemaReading;
  /** The definition as the schema has it; undefined where it is new. */
  readonly stored: Definition | undefined;
  readonly definition: Definition;
  /** Names of stored attributes or choices that go. */
  readonly removed: readonly string[];
  /** Constants of the object types that the site has show the category. */
  readonly shownBy: readonly string[];
}

/** The members of a definition that are listed beside its own settings, by part. */
export const listedMembers: Readonly<Partial<Record<SchemaPart, 'attributes' | 'choices'>>> = {
  categories: 'attributes',
  dialogs: 'choices',
};

/** Definitions that are new begin with what most have. */
const newDefinitions: Readonly<Partial<Record<SchemaPart, Definition>>> = {
  object_types: {
    categories: ['C__CATG__GLOBAL', 'C__CATG__RELATION', 'C__CATG__LOCATION', 'C__CATG__CONTACT', 'C__CATG__LOGBOOK'],
    overviewCategories: ['C__CATG__GLOBAL', 'C__CATG__LOCATION'],
    icon: 'box',
  },
};

/** A draft of the definition with this name, or of a new one. */
export function draftOf(reading: SchemaReading, part: SchemaPart, name: string | undefined): SchemaDraft {
  const stored = name === undefined ? undefined : definitionNamed(reading, part, name);
  return {
    part,
    reading,
    stored,
    definition: stored ?? newDefinition(part, name),
    removed: [],
    shownBy: typesShowing(reading, name),
  };
}

/** A rule is about something that there is; all others begin without a name. */
function newDefinition(part: SchemaPart, name: string | undefined): Definition {
  if (isRule(part) && name !== undefined) return { [namingMembers[part]]: name };
  return newDefinitions[part] ?? {};
}

function typesShowing(reading: SchemaReading, category: string | undefined): readonly string[] {
  const all = [...definitionsIn(reading, 'object_types'), ...definitionsIn(reading, 'object_type_rules')];
  return all.filter(type => namesIn(type.categories ?? type.addedCategories).some(each => each === category)).map(nameOf);
}

/** The names in a list of them. */
export function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The attributes or choices of a draft, those included that go. */
export function itemsOf({ part, definition }: Pick<SchemaDraft, 'part' | 'definition'>): readonly Definition[] {
  const member = listedMembers[part];
  return member === undefined ? [] : listIn(definition[member]);
}

/** A draft with other attributes or choices. */
export function withItems(draft: SchemaDraft, items: readonly Definition[]): SchemaDraft {
  const member = listedMembers[draft.part];
  return member === undefined ? draft : { ...draft, definition: { ...draft.definition, [member]: items } };
}

/** The key of an attribute: the one that was typed, else that of its title. */
export function keyOf({ key, title }: Definition): string {
  return textOf(key) || keyFrom(title);
}

/** The attribute or choice as the schema has it, whatever its key is now: a number is that of one for ever. */
export function storedItem({ stored, part }: Pick<SchemaDraft, 'stored' | 'part'>, { id }: Definition): Definition | undefined {
  return stored && id !== undefined ? itemsOf({ part, definition: stored }).find(each => each.id === id) : undefined;
}

/** The name by which a stored attribute or choice goes: its key, or its constant, or else its number. */
export function nameOfItem({ key, const: constant, id }: Definition): string {
  return textOf(key) || textOf(constant) || textOf(id);
}

/** Whether the attribute or choice goes. */
export function isRemoved(draft: SchemaDraft, item: Definition): boolean {
  const stored = storedItem(draft, item);
  return stored !== undefined && draft.removed.includes(nameOfItem(stored));
}

/** The name of a draft: the one that was typed, else that of its title. */
export function nameOfDraft({ part, definition }: SchemaDraft): string {
  return nameOf(definition) || nameFrom(part, definition.title);
}

/** Whether enough is said for the service to judge it. */
export function isTitled({ definition }: SchemaDraft): boolean {
  return !isUntitled(definition) || nameOf(definition) !== '';
}

/** Whether it has no title in any language. */
export function isUntitled({ title }: Definition): boolean {
  const { en, de } = recordIn(title);
  return textOf(en).trim() === '' && textOf(de).trim() === '';
}
