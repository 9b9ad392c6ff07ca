import type {
  AttributeDescription,
  CategoryDefinition,
  CmdbStatusDefinition,
  DefaultObjectDefinition,
  DialogDefinition,
  FormerConstantDefinition,
  ObjectTypeDefinition,
  ObjectTypeGroupDefinition,
  RecordStatusDefinition,
  RelationTypeDefinition,
} from '../../generated/types.js';

/** Definitions of a catalogue by kind. */
export interface Definitions {
  categories: CategoryDefinition;
  attributeDescriptions: AttributeDescription;
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

/** Where each part is kept: a folder with a file per definition, or one file with a list, the schema they follow, and what one is called. */
export const parts = {
  categories: { path: 'categories', schema: 'CategoryDefinition', called: 'category' },
  attributeDescriptions: { path: 'attribute-descriptions.json', schema: 'AttributeDescription', called: 'attribute description' },
  dialogs: { path: 'dialogs', schema: 'DialogDefinition', called: 'dialog' },
  objectTypes: { path: 'object-types', schema: 'ObjectTypeDefinition', called: 'object type' },
  objectTypeGroups: { path: 'object-type-groups.json', schema: 'ObjectTypeGroupDefinition', called: 'object type group' },
  relationTypes: { path: 'relation-types.json', schema: 'RelationTypeDefinition', called: 'relation type' },
  cmdbStatuses: { path: 'cmdb-statuses.json', schema: 'CmdbStatusDefinition', called: 'CMDB status' },
  recordStatuses: { path: 'record-statuses.json', schema: 'RecordStatusDefinition', called: 'record status' },
  formerConstants: { path: 'former-constants.json', schema: 'FormerConstantDefinition', called: 'former constant' },
  defaultObjects: { path: 'default-objects.json', schema: 'DefaultObjectDefinition', called: 'default object' },
} as const satisfies Record<Part, { path: string; schema: string; called: string }>;

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

/** One line about what is wrong: the file, the place in it, and the fault with what would be right. */
export function finding({ file, place }: Pick<Source<unknown>, 'file' | 'place'>, within: string, fault: string): string {
  const where = [place, within].filter(Boolean).join('.');
  return [file, where, fault].filter(Boolean).join(': ');
}
