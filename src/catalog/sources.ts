import type {
  AttributeDescription,
  AttributeRule,
  CategoryDefinition,
  CategoryRule,
  CmdbStatusDefinition,
  DefaultObjectDefinition,
  DialogDefinition,
  FormerConstantDefinition,
  ObjectTypeDefinition,
  ObjectTypeGroupDefinition,
  ObjectTypeRule,
  RecordStatusDefinition,
  RelationTypeDefinition,
} from '../../generated/types.js';
import { type Text, type TextValue, text } from '../messages/text.js';

/** Definitions of a catalogue by kind. */
export interface Definitions {
  categories: CategoryDefinition;
  attributeDescriptions: AttributeDescription;
  categoryRules: CategoryRule;
  attributeRules: AttributeRule;
  objectTypeRules: ObjectTypeRule;
  dialogs: DialogDefinition;
  objectTypes: ObjectTypeDefinition;
  objectTypeGroups: ObjectTypeGroupDefinition;
  relationTypes: RelationTypeDefinition;
  cmdbStatuses: CmdbStatusDefinition;
  recordStatuses: RecordStatusDefinition;
  formerConstants: FormerConstantDefinition;
  defaultObjects: DefaultObjectDefinition;
}

/** The name of one kind of definition. */
export type Part = keyof Definitions;

/**
 * Where each part is kept: a folder with a file per definition, or one file with a list, the schema they follow, the member that names one, and
 * what one is called.
 */
export const parts = {
  categories: { path: 'categories', schema: 'CategoryDefinition', name: 'const', called: 'category' },
  attributeDescriptions: {
    path: 'attribute-descriptions.json',
    schema: 'AttributeDescription',
    name: 'key',
    called: text('AttributeDescriptionNamed'),
  },
  categoryRules: { path: 'category-rules.json', schema: 'CategoryRule', name: 'category', called: text('CategoryRuleNamed') },
  attributeRules: {
    path: 'attribute-rules.json',
    schema: 'AttributeRule',
    name: 'attribute',
    called: text('AttributeRuleNamed'),
  },
  objectTypeRules: {
    path: 'object-type-rules.json',
    schema: 'ObjectTypeRule',
    name: 'objectType',
    called: text('ObjectTypeRuleNamed'),
  },
  dialogs: { path: 'dialogs', schema: 'DialogDefinition', name: 'name', called: 'dialog' },
  objectTypes: { path: 'object-types', schema: 'ObjectTypeDefinition', name: 'const', called: text('ObjectTypeNamed') },
  objectTypeGroups: {
    path: 'object-type-groups.json',
    schema: 'ObjectTypeGroupDefinition',
    name: 'const',
    called: text('ObjectTypeGroupNamed'),
  },
  relationTypes: {
    path: 'relation-types.json',
    schema: 'RelationTypeDefinition',
    name: 'const',
    called: text('RelationTypeNamed'),
  },
  cmdbStatuses: { path: 'cmdb-statuses.json', schema: 'CmdbStatusDefinition', name: 'const', called: text('CmdbStatusNamed') },
  recordStatuses: {
    path: 'record-statuses.json',
    schema: 'RecordStatusDefinition',
    name: 'const',
    called: text('RecordStatusNamed'),
  },
  formerConstants: {
    path: 'former-constants.json',
    schema: 'FormerConstantDefinition',
    name: 'former',
    called: text('FormerConstantNamed'),
  },
  defaultObjects: {
    path: 'default-objects.json',
    schema: 'DefaultObjectDefinition',
    name: 'const',
    called: text('DefaultObjectNamed'),
  },
} as const satisfies Record<Part, { path: string; schema: string; name: string; called: TextValue }>;

/** A definition and where it stands, so that a complaint can say where to look. */
export interface Source<T> {
  readonly file: string;
  /** Empty where the definition is the whole file. */
  readonly place: string;
  /** It does not ship with the service. */
  readonly ofSite?: boolean;
  readonly definition: T;
}

/** Everything that was read, each of the right shape. */
export type Sources = { readonly [P in Part]: readonly Source<Definitions[P]>[] };

/** Definitions in the sources, without their files and places. */
export function definitions<T>(sources: readonly Source<T>[]): T[] {
  return sources.map(({ definition }) => definition);
}

/** A fault of a definition or of a file with its place, and what would be right. */
export interface Finding {
  readonly file: string;
  /** As in `attributes[2].title`; empty where it is the whole file. */
  readonly place: string;
  readonly fault: TextValue;
}

export function finding({ file, place }: Pick<Finding, 'file' | 'place'>, within: string, fault: TextValue): Finding {
  return { file, place: [place, within].filter(Boolean).join('.'), fault };
}

/** One line about what is wrong, and where. */
export function lineOf({ file, place, fault }: Finding): Text {
  return text('Named', { name: [file, place].filter(Boolean).join(': '), fault });
}

/** A definition by the part and the name that it has. */
export interface GivenDefinition {
  readonly part: Part;
  readonly name: string;
  readonly definition: object;
}

/** The name of a definition. */
export function nameOfDefinition(part: Part, definition: object): string {
  return String(Reflect.get(definition, parts[part].name));
}
