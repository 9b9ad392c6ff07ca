import type {
  AttributeDefinition,
  AttributeRule,
  CategoryDefinition,
  CategoryRule,
  DialogDefinition,
  ObjectTypeDefinition,
  ObjectTypeRule,
} from '../../generated/types.js';
import { memoizeByPart } from '../attributes/memoize.js';
import { deriveDialogs } from './dialogs.js';
import type { Finding, Source, Sources } from './sources.js';

/** All sources, and what they name, for rules that reach across files. */
export interface Catalog extends Sources {
  /** Dialogs that no file writes, because they repeat another part. */
  readonly derivedDialogs: readonly Source<DialogDefinition>[];
  /** Object types as their definitions have them, whatever rules say of them. */
  readonly definedTypes: Sources['objectTypes'];
  readonly named: {
    readonly categories: ReadonlyMap<string, CategoryDefinition>;
    readonly dialogs: ReadonlyMap<string, DialogDefinition>;
    readonly objectTypes: ReadonlyMap<string, ObjectTypeDefinition>;
    readonly objectTypeGroups: ReadonlySet<string>;
    readonly relationTypes: ReadonlySet<string>;
  };
}

/** A rule across the files of a catalogue: a finding for each violation. */
export interface Rule {
  (catalog: Catalog): Iterable<Finding>;
  /** Works out what follows from a category alone; what is worked out already costs nothing. */
  readonly prepare?: (source: Source<CategoryDefinition>) => void;
  /** The same for what takes long of one attribute or column. */
  readonly prepareColumn?: (column: Column) => void;
}

/** The sources with what rules need to follow their references. */
export function catalogOf(sources: Sources): Catalog {
  const derived = deriveDialogs(sources);
  const categories = withRules(sources);
  const objectTypes = withTypeRules(sources);
  return {
    ...sources,
    categories,
    objectTypes,
    objectTypeGroups: groupsWithTypes(sources.objectTypeGroups, sources.objectTypeRules),
    definedTypes: sources.objectTypes,
    derivedDialogs: derived,
    named: {
      categories: byConstant(categories),
      dialogs: new Map([...derived, ...sources.dialogs].map(({ definition }) => [definition.name, definition])),
      objectTypes: byConstant(objectTypes),
      objectTypeGroups: new Set(sources.objectTypeGroups.map(({ definition }) => definition.const)),
      relationTypes: new Set(sources.relationTypes.map(({ definition }) => definition.const)),
    },
  };
}

/** Definitions by their constants: a second one of a constant is a fault, and what names the first is none. */
function byConstant<Definition extends { readonly const: string }>(sources: readonly Source<Definition>[]) {
  const named = new Map<string, Definition>();
  for (const { definition } of sources) if (!named.has(definition.const)) named.set(definition.const, definition);
  return named;
}

/** Categories that obey the rules of a site, and their attributes, as if these stood in their definitions. */
function withRules({ categories, categoryRules, attributeRules }: Sources): Sources['categories'] {
  const rules: Rules = {
    attributes: new Map(attributeRules.map(({ definition: { attribute, ...rule } }) => [attribute, rule])),
    categories: new Map(categoryRules.map(({ definition: { category, ...rule } }) => [category, rule])),
  };
  const ruled = new Set([...rules.categories.keys(), ...[...rules.attributes.keys()].map(name => name.split('.')[0])]);
  return categories.map(source => (ruled.has(source.definition.const) ? obeying(source, rules) : source));
}

interface Rules {
  readonly attributes: ReadonlyMap<string, Omit<AttributeRule, 'attribute'>>;
  readonly categories: ReadonlyMap<string, Omit<CategoryRule, 'category'>>;
}

function obeying(source: Source<CategoryDefinition>, rules: Rules): Source<CategoryDefinition> {
  const { definition } = source;
  const attributes = definition.attributes.map(
    (attribute): AttributeDefinition => ({ ...attribute, ...rules.attributes.get(`${definition.const}.${attribute.key}`) }),
  );
  return { ...source, definition: { ...definition, ...rules.categories.get(definition.const), attributes } };
}

/** Object types as the rules of a site have them. That a rule names no category is its own fault alone. */
function withTypeRules({ objectTypes, objectTypeRules, categories }: Sources): Sources['objectTypes'] {
  if (objectTypeRules.length === 0) return objectTypes;
  const known = new Set(categories.map(({ definition }) => definition.const));
  const rules = new Map(objectTypeRules.map(({ definition }) => [definition.objectType, definition]));
  return objectTypes.map(source => {
    const rule = rules.get(source.definition.const);
    return rule ? { ...source, definition: ruledType(source.definition, rule, known) } : source;
  });
}

function ruledType(
  type: ObjectTypeDefinition,
  { objectType: _, firstCategories = [], addedCategories = [], hiddenCategories = [], ...members }: ObjectTypeRule,
  known: ReadonlySet<string>,
): ObjectTypeDefinition {
  const added = addedCategories.filter(name => known.has(name));
  const shown = (names: readonly string[]) => {
    const all = new Set([...names, ...added]);
    const first = firstCategories.filter(name => all.has(name));
    return [...new Set([...first, ...all])].filter(name => !hiddenCategories.includes(name));
  };
  const { categories, overviewCategories } = type;
  return {
    ...type,
    ...members,
    categories: shown(categories),
    ...(overviewCategories && { overviewCategories: shown(overviewCategories) }),
  };
}

/** Groups without the types that rules of a site move. */
function groupsWithTypes(groups: Sources['objectTypeGroups'], rules: Sources['objectTypeRules']): Sources['objectTypeGroups'] {
  const moved = new Set(rules.flatMap(({ definition: { objectType, group } }) => (group === undefined ? [] : [objectType])));
  if (moved.size === 0) return groups;
  return groups.map(({ definition, ...source }) => {
    const objectTypes = definition.objectTypes.filter(name => !moved.has(name));
    return { ...source, definition: { ...definition, objectTypes } };
  });
}

/** An attribute, or a column of an attribute that holds rows, and where it stands. */
export interface Column {
  readonly source: Source<CategoryDefinition>;
  readonly place: string;
  readonly attribute: Partial<AttributeDefinition> & Pick<AttributeDefinition, 'key' | 'type'>;
}

/** The attributes of a category, each with its columns behind it. */
export const columnsOf = memoizeByPart((source: Source<CategoryDefinition>): readonly Column[] =>
  source.definition.attributes.flatMap((attribute, index) => {
    const place = `attributes[${index}]`;
    const fields = (attribute.fields ?? []).map((field, at) => ({ source, place: `${place}.fields[${at}]`, attribute: field }));
    return [{ source, place, attribute }, ...fields];
  }),
);

/** A rule for one attribute or column, by what stands in its category alone. */
export type ColumnRule = (column: Column) => Iterable<Finding>;

/** A rule by which a category is judged by its definition alone: once for all versions of the schema that have it. */
export function eachCategory(rule: (source: Source<CategoryDefinition>) => Iterable<Finding>): Rule {
  const findingsOf = memoizeByPart((source: Source<CategoryDefinition>) => [...rule(source)]);
  return Object.assign(
    function* ({ categories }: Catalog) {
      for (const source of categories) yield* findingsOf(source);
    },
    { prepare: findingsOf },
  );
}

/** The same for one attribute or column at a time. */
export function eachColumn(rule: ColumnRule): Rule {
  return eachCategory(function* (source) {
    for (const column of columnsOf(source)) yield* rule(column);
  });
}

/** Finds attributes and columns of a kind: in each category once, for all versions of the schema that have it. */
export function columnsThat(isMeant: (attribute: Column['attribute']) => boolean): (catalog: Catalog) => Iterable<Column> {
  const meantIn = memoizeByPart((source: Source<CategoryDefinition>) =>
    columnsOf(source).filter(({ attribute }) => isMeant(attribute)),
  );
  return function* ({ categories }) {
    for (const source of categories) yield* meantIn(source);
  };
}

/** A rule for attributes and columns of a kind that looks at other definitions, too. */
export function eachColumnThat(
  isMeant: (attribute: Column['attribute']) => boolean,
  rule: (column: Column, catalog: Catalog) => Iterable<Finding>,
): Rule {
  const meantIn = columnsThat(isMeant);
  return function* (catalog) {
    for (const column of meantIn(catalog)) yield* rule(column, catalog);
  };
}
