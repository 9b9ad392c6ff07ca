import type { CategoryDefinition, Titles } from '../../generated/types.js';
import { reference, type Schema } from '../rpc/json-schema.js';
import { type CategorySchemas, categorySchemas, type SchemaBuilder } from './categories.js';
import { categoryConstants, choiceSchema, choiceTexts, enumSchema, type Listed, type Offering } from './choices.js';
import { inputs } from './inputs.js';
import { multiValueCategory, withCategories } from './methods.js';
import { type Names, namesBeside } from './names.js';
import type { ListedCategory, OpenRpc } from './openrpc.js';

/** The parts of the catalogue that a document contains. */
export interface SiteCatalog {
  /** The version of the schema; absent for a folder of definitions that no service runs on. */
  readonly schema?: number;
  readonly categories: readonly CategoryDefinition[];
  readonly dialogs: readonly Offering[];
  readonly objectTypes: readonly Listed[];
  readonly cmdbStatuses: readonly Listed[];
}

/**
 * The document of a service together with what the catalogue of the site adds: per category the schema of an entry as it is read
 * and of the data as it is saved, object types and CMDB statuses as enumerations, titles in one language. Categories may be left out.
 */
export function siteDocument<Document extends OpenRpc>(
  document: Document,
  catalog: SiteCatalog,
  language: keyof Titles,
  isDescribed: (constant: string) => boolean = () => true,
): Document {
  const categories = catalog.categories.filter(isTold).toSorted((one, other) => (one.const < other.const ? -1 : 1));
  const own = document.components.schemas ?? {};
  if (categories.length === 0) return document;
  const builder = workshopFor(own, catalog, language);
  const listed = categories
    .filter(category => isDescribed(category.const))
    .map((category): [string, ListedCategory] => [
      category.const,
      describeCategory(category, categorySchemas(category, attributesOf(category, catalog), builder), language),
    ]);
  const index = Object.fromEntries(listed);
  const told = { ...catalog, categories };
  const schemas = { ...inputs(), ...own, ...enumerations(own, told, language), ...Object.fromEntries(builder.made) };
  return withCategories({
    ...document,
    components: { ...document.components, schemas },
    ...(catalog.schema !== undefined && { 'x-schema-version': catalog.schema }),
    'x-categories': index,
  });
}

/** Whether documents describe a category. */
export function isTold({ attributes, withoutDataIn = [] }: CategoryDefinition): boolean {
  return attributes.length > 0 && !withoutDataIn.some(dialect => dialect === usualDialect);
}

const usualDialect = 'contract';

/** A category that reads the entries of another shows the attributes of that one. */
function attributesOf(category: CategoryDefinition, { categories }: SiteCatalog): CategoryDefinition['attributes'] {
  return (categories.find(({ const: constant }) => constant === category.sameAs) ?? category).attributes;
}

function describeCategory(
  { title, description, multiValue }: CategoryDefinition,
  { entry, data, choices }: CategorySchemas,
  language: keyof Titles,
): ListedCategory {
  return {
    title: title[language],
    ...(description && { description: description[language] }),
    multiValue,
    entry: reference(entry).$ref,
    ...(data !== undefined && { data: reference(data).$ref }),
    ...(choices !== undefined && { choices: reference(choices).$ref }),
  };
}

function workshopFor(own: Readonly<Record<string, Schema>>, { dialogs }: SiteCatalog, language: keyof Titles): SchemaBuilder {
  const byName = new Map(dialogs.map(dialog => [dialog.name, dialog]));
  const names = namesBeside([...Object.keys(inputs()), ...Object.keys(own)]);
  const made = new Map<string, Schema>();
  return {
    language,
    names,
    made,
    choices: choicesIn(byName, names, made, language),
    suggestions: name => choiceTexts(byName.get(name)?.choices ?? []).filter(text => text !== undefined),
    entry: withRevision(own),
  };
}

/** Properties of every entry. The revision is none of the open schema of all categories, some of which have an attribute of that name. */
function withRevision({ CategoryEntry: entry = {}, Revision }: Readonly<Record<string, Schema>>): Schema {
  if (!Revision) return entry;
  const revision = { description: 'Its revision, where the call asks for it.', allOf: [reference('Revision')] };
  return { ...entry, properties: { ...entry.properties, revision } };
}

/** The choices of a dialog become a named schema when the first attribute asks for them. */
function choicesIn(
  dialogs: ReadonlyMap<string, Offering>,
  names: Names,
  made: Map<string, Schema>,
  language: keyof Titles,
): SchemaBuilder['choices'] {
  const known = new Map<string, Schema>();
  const makeChoices = (dialog: Offering): Schema => {
    const name = names.ofDialog(dialog.name);
    made.set(name, choiceSchema(name, dialog, language));
    return reference(name);
  };
  return name => {
    const dialog = dialogs.get(name);
    if (!dialog || dialog.choices.length === 0) return undefined;
    const schema = known.get(name) ?? makeChoices(dialog);
    known.set(name, schema);
    return schema;
  };
}

function enumerations(own: Readonly<Record<string, Schema>>, catalog: SiteCatalog, language: keyof Titles) {
  const { ObjectTypeReference: type, CmdbStatusReference: status, CategoryConstant: category } = own;
  const { objectTypes, cmdbStatuses, categories } = catalog;
  return {
    ...(type && { ObjectTypeReference: enumSchema(type, objectTypes, language) }),
    ...(status && { CmdbStatusReference: enumSchema(status, cmdbStatuses, language) }),
    ...(category && {
      CategoryConstant: categoryConstants(category, categories, language),
      [multiValueCategory]: categoryConstants(
        { title: multiValueCategory, description: 'The constant of a category that has several entries per object.' },
        categories.filter(({ multiValue }) => multiValue),
        language,
      ),
    }),
  };
}
