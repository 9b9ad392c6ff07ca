import { reference, type Schema } from '../rpc/json-schema.js';
import { type ByCategory, type Descriptor, isReference, type Method, type OpenRpc } from './openrpc.js';

/** The document with methods that point to the schemas of the categories: where data is saved, and where entries are read. */
export function withCategories<Document extends OpenRpc>(document: Document): Document {
  const schemas = document.components.schemas ?? {};
  const { EntriesByCategory: several } = schemas;
  const components = {
    ...document.components,
    schemas: several ? { ...schemas, EntriesByCategory: withData(several, document) } : schemas,
  };
  return { ...document, components, methods: document.methods.map(markByCategory) };
}

/** The name of the schema that stands for the categories with several entries per object. */
export const multiValueCategory = 'MultiValueCategory';

const pointers: ReadonlyMap<string | undefined, ByCategory['schema']> = new Map([
  [reference('EntryData').$ref, 'data'],
  [reference('CategoryEntries').$ref, 'entry'],
  [reference('AttributeKey').$ref, 'choices'],
  [reference('DialogProperty').$ref, 'choices'],
]);

function markByCategory(method: Method): Method {
  const category = method.params.find(
    (each): each is Descriptor => !isReference(each) && each.schema.$ref === reference('CategoryConstant').$ref,
  );
  if (!category) return method;
  const markDescriptor = (each: Descriptor): Descriptor => {
    const schema = pointers.get(each.schema.$ref);
    return schema ? { ...each, 'x-by-category': { parameter: category.name, schema } } : each;
  };
  const params = method.params.map(each => (isReference(each) ? each : narrowDescriptor(markDescriptor(each))));
  return { ...method, params, result: markDescriptor(method.result) };
}

function narrowDescriptor(each: Descriptor): Descriptor {
  return each['x-multi-value'] ? { ...each, schema: reference(multiValueCategory) } : each;
}

/** Data by the constant of its category: one entry, or a list of entries. */
function withData(schema: Schema, { 'x-categories': categories = {} }: OpenRpc): Schema {
  const properties = Object.entries(categories).flatMap(([constant, { title, data }]): [string, Schema][] => {
    if (data === undefined) return [];
    return [[constant, { title, anyOf: [{ $ref: data }, { type: 'array', items: { $ref: data } }] }]];
  });
  return { ...schema, properties: Object.fromEntries(properties), propertyNames: reference('CategoryConstant') };
}
