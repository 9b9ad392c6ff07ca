import { schemas } from '../../generated/schemas.js';
import type {
  CategoryDefinition,
  CmdbStatusDefinition,
  DefaultObjectDefinition,
  ObjectTypeDefinition,
  ObjectTypeGroupDefinition,
  RecordStatusDefinition,
  RelationTypeDefinition,
} from '../../generated/types.js';
import type { Dialog } from '../attributes/catalog-lookups.js';
import { memoizeByPart } from '../attributes/memoize.js';
import { TimeSlices } from '../rpc/time-slices.js';
import { schemaValidator } from '../rpc/validators.js';
import type { Catalog } from './catalog.js';
import { type Category, categoryOf } from './category.js';
import { dialogOf } from './dialogs.js';
import { byName, bySort, membersOf } from './order.js';
import { createPermittedTypes, type PermittedTypes } from './permitted-types.js';
import { addDefinitions, fileDefinitionsIn, joinReadings, type Reading, readShipped, readSite } from './read.js';
import { asCallersName, namesByKeys } from './references.js';
import { type Shapes, shapesBy } from './shapes.js';
import { findFaults, soundCatalog } from './soundness.js';
import { definitions, type Finding, type GivenDefinition, type Sources } from './sources.js';

export type { Dialog } from '../attributes/catalog-lookups.js';
export type { Category } from './category.js';

/** The catalogue of one version of the schema, ready to be asked. Nothing in it ever changes. */
export interface Registry {
  /** The version of the schema: 0 for the catalogue without definitions of the database. */
  readonly schema: number;
  /** Lists in the order of menus. */
  readonly categories: readonly Category[];
  readonly dialogs: readonly Dialog[];
  readonly objectTypes: readonly Readonly<ObjectTypeDefinition>[];
  readonly objectTypeGroups: readonly Readonly<ObjectTypeGroupDefinition>[];
  readonly relationTypes: readonly Readonly<RelationTypeDefinition>[];
  readonly cmdbStatuses: readonly Readonly<CmdbStatusDefinition>[];
  readonly recordStatuses: readonly Readonly<RecordStatusDefinition>[];
  /** Objects of a new database, in the order of creation. */
  readonly defaultObjects: readonly Readonly<DefaultObjectDefinition>[];
  /** Constants that existing clients may still use, and the category each means. */
  readonly formerConstants: ReadonlyMap<string, string>;
  /** By constant or alias. */
  category(constant: string): Category | undefined;
  categoryNumbered(kind: CategoryDefinition['kind'], number: number): Category | undefined;
  /** By constant, number or digits; the statuses, too. */
  objectType(constantOrId: string | number): Readonly<ObjectTypeDefinition> | undefined;
  cmdbStatus(constantOrId: string | number): Readonly<CmdbStatusDefinition> | undefined;
  recordStatus(constantOrNumber: string | number): Readonly<RecordStatusDefinition> | undefined;
  dialog(name: string): Dialog | undefined;
  /** The category whose entries this one reads and writes. */
  storage(category: Category): Category;
  permittedTypes: PermittedTypes;
  /** The same with all that was removed: of that the values stay stored. Itself where nothing was. */
  whole(): Registry;
  /** Definitions in files of the site, those included that others have taken the place of. */
  readonly fileDefinitions: readonly GivenDefinition[];
  /** The definitions that it was made of. While it is there, later versions share with it what they have in common. */
  readonly sources: Sources;
  /** The same by the keys that callers know attributes by, for what is told of it; `undefined` where none was renamed. */
  readonly named: Registry | undefined;
  /** The catalogue of the start with all of these definitions beside it, in which there is no fault, as a version of the schema; with those that there ever were, if others were removed. */
  extend(definitions: readonly GivenDefinition[], version: number, ever?: readonly GivenDefinition[]): Registry;
  /**
   * The faults of the catalogue of the start with all of these definitions beside it, without those that names are missing which are `refused`
   * already. The event loop takes turns meanwhile.
   */
  faultsWith(
    definitions: readonly GivenDefinition[],
    refused?: readonly string[],
    slices?: TimeSlices,
  ): Promise<readonly Finding[]>;
}

/**
 * The built-in catalogue together with the folders of a site.
 * @throws CatalogError with every fault: the file, the place in it, what is wrong and what would be right
 */
export function loadRegistry(folders: readonly string[]): Registry {
  if (folders.length > 0) return readRegistry(folders);
  shipped ??= readRegistry(folders);
  return shipped;
}

/** The built-in catalogue alone, which no process changes, and what was read of it. */
let shipped: Registry | undefined;
let shippedReading: Reading | undefined;

/**
 * The built-in definitions are checked where they are built (`npm run generate`): to check them at each start, too, takes a third of a
 * second of processor time. Rules reach across files, so they are checked again beside the definitions of a site.
 */
function readRegistry(folders: readonly string[]): Registry {
  shippedReading ??= readShipped(() => []);
  if (folders.length === 0) return registryIn(shippedReading, 0, false);
  return registryIn(joinReadings(shippedReading, readSite(folders, shapes)), 0, true);
}

function registryIn(
  reading: Reading,
  schema: number,
  isChecked: boolean,
  started = reading,
  ever?: readonly GivenDefinition[],
): Registry {
  const catalog = soundCatalog(reading, isChecked ? undefined : () => []);
  const rename = namesByKeys(definitions(catalog.categories));
  let whole: Registry | undefined;
  const versions: Omit<Versions, 'named'> = {
    schema,
    whole: () => {
      whole ??= ever ? registryIn(addDefinitions(started, shapes, ever), schema, false, started) : registry;
      return whole;
    },
    fileDefinitions: fileDefinitionsIn(started),
    sources: reading.sources,
    extend: (definitions, version, ever) =>
      registryIn(addDefinitions(started, shapes, definitions), version, false, started, ever),
    faultsWith: (definitions, refused = [], slices = new TimeSlices()) =>
      findFaults(addDefinitions(started, shapes, definitions, refused), slices),
  };
  const named = rename && catalog.categories.map(each => ({ ...each, definition: asCallersName(each.definition, rename) }));
  const registry: Registry = deepFreeze({
    ...registryOf(catalog),
    ...versions,
    named: named && { ...registryOf({ ...catalog, categories: named }), ...versions, named: undefined },
  });
  return registry;
}

/** Validators that report every fault are slow to make, so they are made where there is one. */
const shapes: Shapes = (schema, value) => (schemaValidator(schema)(value) ? [] : shapesBy(schemas)(schema, value));

type Versions = Pick<Registry, 'schema' | 'whole' | 'fileDefinitions' | 'sources' | 'named' | 'extend' | 'faultsWith'>;

type Lists = Omit<
  Registry,
  | keyof Versions
  | 'category'
  | 'categoryNumbered'
  | 'objectType'
  | 'cmdbStatus'
  | 'recordStatus'
  | 'dialog'
  | 'storage'
  | 'permittedTypes'
>;

function registryOf(catalog: Catalog): Omit<Registry, keyof Versions> {
  const lists = listsOf(catalog);
  return { ...lists, ...lookupsIn(lists) };
}

/** Definitions that several versions of the schema have in common are worked out once. */
const categories = memoizeByPart((definition: Parameters<typeof categoryOf>[0]) => categoryOf(definition));
const dialogs = memoizeByPart((definition: Parameters<typeof dialogOf>[0]) => dialogOf(definition));

function listsOf(catalog: Catalog): Lists {
  const objectTypes = definitions(catalog.objectTypes).sort(bySort);
  const groups = definitions(catalog.objectTypeGroups).sort(bySort);
  const former = definitions(catalog.formerConstants);
  return {
    categories: definitions(catalog.categories)
      .map(each => categories(each))
      .sort(bySort),
    dialogs: definitions([...catalog.dialogs, ...catalog.derivedDialogs])
      .map(each => dialogs(each))
      .sort(byName),
    objectTypes,
    objectTypeGroups: groups.map(group => ({ ...group, objectTypes: membersOf(group, objectTypes) })),
    relationTypes: definitions(catalog.relationTypes),
    cmdbStatuses: definitions(catalog.cmdbStatuses),
    recordStatuses: definitions(catalog.recordStatuses),
    defaultObjects: definitions(catalog.defaultObjects),
    formerConstants: new Map(former.map(each => [each.former, each.const])),
  };
}

function lookupsIn({
  categories,
  dialogs,
  objectTypes,
  cmdbStatuses,
  recordStatuses,
}: Lists): Omit<Registry, keyof Lists | keyof Versions> {
  const byConstant = new Map(
    categories.flatMap(category => [category.const, ...(category.aliases ?? [])].map(name => [name, category])),
  );
  const byNumber = new Map(categories.map(category => [`${category.kind} ${category.id}`, category]));
  const dialogsByName = new Map(dialogs.map(dialog => [dialog.name, dialog]));
  return {
    category: constant => byConstant.get(constant),
    categoryNumbered: (kind, number) => byNumber.get(`${kind} ${number}`),
    objectType: byConstantOrNumber(objectTypes, ({ id }) => id),
    cmdbStatus: byConstantOrNumber(cmdbStatuses, ({ id }) => id),
    recordStatus: byConstantOrNumber(recordStatuses, ({ value }) => value),
    dialog: name => dialogsByName.get(name),
    storage: category => byConstant.get(category.storedIn) ?? category,
    permittedTypes: createPermittedTypes(categories, objectTypes),
  };
}

function byConstantOrNumber<T extends { const: string }>(all: readonly T[], numberOf: (each: T) => number) {
  const known = new Map(all.flatMap(each => [each.const, String(numberOf(each))].map((name): [string, T] => [name, each])));
  return (name: string | number): T | undefined => known.get(String(name));
}

/** Makes a value and everything in it unchangeable, so that one request cannot alter what the next one reads. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const parts = value instanceof Map ? [...lock(value).values()] : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return Object.freeze(value);
}

/** Freezing an object leaves the content of a map open. */
function lock<K, V>(map: Map<K, V>): Map<K, V> {
  const reject = () => {
    throw new TypeError('The catalogue cannot be changed.');
  };
  return Object.assign(map, { set: reject, delete: reject, clear: reject });
}
