import type { AttributeDefinition, CategoryDefinition, Titles } from '../../generated/types.js';
import type { Attribute } from '../attributes/attribute-type.js';
import { typeOf } from '../attributes/attribute-types.js';
import { netForms, netRanges } from '../attributes/net-forms.js';
import { isNeeded } from '../attributes/required.js';
import { formSchemas } from '../attributes/texts.js';
import type { SchemaContext, ValueSchemas } from '../attributes/value-schemas.js';
import { reference, type Schema } from '../rpc/json-schema.js';
import { type Names, words } from './names.js';

/** Builders of the schemas of categories. */
export interface SchemaBuilder {
  readonly language: keyof Titles;
  readonly names: Names;
  /** Named schemas that were made so far. */
  readonly made: Map<string, Schema>;
  readonly choices: SchemaContext['choices'];
  readonly suggestions: SchemaContext['suggestions'];
  /** The properties every entry has. */
  readonly entry: Schema;
}

/** The named schemas of a category: an entry as it is read, the data as it is saved and the keys of lists, where there are any. */
export interface CategorySchemas {
  readonly entry: string;
  readonly data?: string;
  readonly choices?: string;
}

/** Makes the schemas of a category over the attributes it shows. */
export function categorySchemas(
  { const: constant, title, description, mode, multiValue, net }: CategoryDefinition,
  attributes: readonly AttributeDefinition[],
  builder: SchemaBuilder,
): CategorySchemas {
  const { language, names, made } = builder;
  const entry = names.ofCategory(constant, 'Entry');
  const data = names.ofCategory(constant, 'Data');
  const valueSchemas = (attribute: AttributeDefinition): ValueSchemas => {
    if (!net) return schemasOf(attribute, constant, builder);
    const form = netForms[attribute.key];
    const ranged: AttributeDefinition = { ...attribute, ...netRanges[attribute.key] };
    return form ? formSchemas(attribute, form) : schemasOf(ranged, constant, builder);
  };
  const values = attributes.map(attribute => ({ attribute, ...valueSchemas(attribute) }));
  const meaning = description ? ` ${description[language]}` : '';
  made.set(entry, entrySchema(entry, `${title[language]} as it is read.${meaning}`, values, builder));
  const lists = attributes.filter(({ dialog }) => dialog !== undefined).map(({ key }) => key);
  const choices = lists.length > 0 ? choiceKeys(constant, title[language], lists, builder) : {};
  const saved = values.flatMap(({ attribute, write }) => (write && !attribute.readOnly ? [{ attribute, schema: write }] : []));
  if (mode === 'view' || saved.length === 0) return { entry, ...choices };
  made.set(
    data,
    dataSchema(data, `${title[language]} as it is saved; what is absent keeps its value.${meaning}`, saved, multiValue, language),
  );
  return { entry, data, ...choices };
}

function choiceKeys(constant: string, category: string, keys: readonly string[], { names, made }: SchemaBuilder) {
  const name = names.ofCategory(constant, 'ChoiceKey');
  const description = `An attribute of ${category} that has a list of choices.`;
  made.set(name, { title: name, description, type: 'string', enum: keys });
  return { choices: name };
}

interface Value extends ValueSchemas {
  readonly attribute: AttributeDefinition;
}

function entrySchema(name: string, description: string, values: readonly Value[], { entry, language }: SchemaBuilder): Schema {
  const keys = new Set(values.map(({ attribute }) => attribute.key));
  // An attribute keeps its name: what entries have beside attributes bears another one there.
  const common = Object.entries(entry.properties ?? {}).map(([key, schema]) => [keys.has(key) ? `entry_${key}` : key, schema]);
  const own = members(
    values.map(({ attribute, read }) => ({ attribute, schema: read })),
    language,
  );
  const properties = { ...Object.fromEntries(common), ...own };
  const required = [...(entry.required ?? []), ...keys];
  return { title: name, description, type: 'object', properties, required, additionalProperties: false };
}

interface Member {
  readonly attribute: AttributeDefinition;
  readonly schema: Schema;
}

function dataSchema(
  name: string,
  description: string,
  saved: readonly Member[],
  multiValue: boolean,
  language: keyof Titles,
): Schema {
  const address: Record<string, Schema> = multiValue
    ? { category_id: { description: 'The entry that is updated; without it one is created.', allOf: [reference('EntryId')] } }
    : {};
  const required = saved.filter(({ attribute }) => isNeeded(attribute)).map(({ attribute }) => attribute.key);
  return {
    title: name,
    description,
    type: 'object',
    properties: { ...address, ...members(saved, language) },
    additionalProperties: false,
    ...(required.length > 0 && { 'x-required': required }),
  };
}

function members(all: readonly Member[], language: keyof Titles): Record<string, Schema> {
  return Object.fromEntries(
    all.map(({ attribute, schema }) => [
      attribute.key,
      { title: attribute.title[language], ...meaningOf(attribute, language), ...onItsOwn(schema), ...marks(attribute) },
    ]),
  );
}

/** The purpose of an attribute, then the reason why nothing computes its value. */
function meaningOf({ description, unavailable }: AttributeDefinition, language: keyof Titles): Schema {
  const sentences = [description, unavailable].flatMap(each => each?.[language] ?? []);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

/** Wraps a reference: JSON Schema draft 7 ignores keywords beside `$ref`. */
function onItsOwn(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : { allOf: [schema] };
}

function marks(attribute: Partial<AttributeDefinition>): Schema {
  const { type, dialog, target, sameAs, mirrors, unit, dependsOn, notBefore, default: usual, deprecated } = attribute;
  return {
    ...(deprecated && { deprecated }),
    ...(type !== undefined && { 'x-type': type }),
    ...(dialog !== undefined && { 'x-dialog': dialog }),
    ...(target !== undefined && { 'x-target': target }),
    ...(sameAs !== undefined && { 'x-same-as': sameAs }),
    ...(mirrors !== undefined && { 'x-mirrors': mirrors }),
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(dependsOn !== undefined && { 'x-depends-on': dependsOn }),
    ...(notBefore !== undefined && { 'x-not-before': notBefore }),
    ...(usual !== undefined && { 'x-default': usual }),
  };
}

function schemasOf(attribute: Attribute, constant: string, builder: SchemaBuilder): ValueSchemas {
  const row = (rows: Attribute) => rowSchemas(rows, constant, builder);
  return typeOf(attribute).schemas(attribute, { ...builder, row });
}

function rowSchemas({ key, fields = [] }: Attribute, constant: string, builder: SchemaBuilder) {
  const values = fields.map(field => ({ field, ...schemasOf(field, constant, builder) }));
  const nameSchema = (direction: 'read' | 'write', what: string, description: string) => {
    const name = builder.names.ofCategory(constant, `${words(key)}${what}`);
    const shown = values.map(({ field, ...schemas }): [string, Schema] => [
      field.key,
      { ...onItsOwn(schemas[direction] ?? {}), ...marks(field) },
    ]);
    const required = direction === 'read' ? { required: fields.map(field => field.key) } : {};
    const properties = Object.fromEntries(shown);
    builder.made.set(name, { title: name, description, type: 'object', properties, ...required, additionalProperties: false });
    return reference(name);
  };
  return {
    read: nameSchema('read', 'Row', `A row of ${key} as it is read.`),
    write: nameSchema('write', 'RowData', `A row of ${key} as it is saved.`),
  };
}
