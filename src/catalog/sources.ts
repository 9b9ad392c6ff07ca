import type {
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

/** What a catalogue consists of. */
export interface Definitions {
  categories: CategoryDefinition;
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

/** Where each part is kept: a folder with a file per definition, or one file with a list, and the schema they follow. */
export const parts = {
  categories: { path: 'categories', schema: 'CategoryDefinition' },
  dialogs: { path: 'dialogs', schema: 'DialogDefinition' },
  objectTypes: { path: 'object-types', schema: 'ObjectTypeDefinition' },
  objectTypeGroups: { path: 'object-type-groups.json', schema: 'ObjectTypeGroupDefinition' },
  relationTypes: { path: 'relation-types.json', schema: 'RelationTypeDefinition' },
  cmdbStatuses: { path: 'cmdb-statuses.json', schema: 'CmdbStatusDefinition' },
  recordStatuses: { path: 'record-statuses.json', schema: 'RecordStatusDefinition' },
  formerConstants: { path: 'former-constants.json', schema: 'FormerConstantDefinition' },
  defaultObjects: { path: 'default-objects.json', schema: 'DefaultObjectDefinition' },
} as const satisfies Record<Part, { path: string; schema: string }>;

/** A definition and where it stands, so that a complaint can say where to look. */
export interface Source<T> {
  readonly file: string;
  /** Empty where the definition is the whole file. */
  readonly place: string;
  readonly definition: T;
}

/** Everything that was read, each of the right shape. */
export type Sources = { readonly [P in Part]: readonly Source<Definitions[P]>[] };

/** What the sources say, without where they stand. */
export function definitions<T>(sources: readonly Source<T>[]): T[] {
  return sources.map(({ definition }) => definition);
}

/** One line about what is wrong: the file, the place in it, and the fault with what would be right. */
export function finding({ file, place }: Pick<Source<unknown>, 'file' | 'place'>, within: string, fault: string): string {
  const where = [place, within].filter(Boolean).join('.');
  return [file, where, fault].filter(Boolean).join(': ');
}
