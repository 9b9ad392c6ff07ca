const schemaPrefix = '#/components/schemas/';

/** cmdb.object_types.read → CmdbObjectTypesRead */
export { typeName } from '../../../src/clients/model.js';

/** cmdb.category.archive → ['category', 'archive'], system.endpoints.read.v2 → ['endpoints', 'readV2']: where its handler stands. */
export function handlerPath(method: string): [namespace: string, fn: string] {
  const [fn = method, namespace = fn] = method
    .replace(/\.v(?=\d+$)/, 'V')
    .split('.')
    .toReversed();
  return [namespace, fn];
}

/** #/components/schemas/Id → Id */
export function schemaNamed(reference: string): string {
  return reference.slice(schemaPrefix.length);
}

/** Id → #/components/schemas/Id */
export function schemaReference(name: string): string {
  return schemaPrefix + name;
}

/** The name of a schema that is nothing but a reference to a named one, with or without a default. */
export function referencedName(schema: { $ref?: string; allOf?: readonly { $ref?: string }[] }): string | undefined {
  const reference = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  return reference?.startsWith(schemaPrefix) ? schemaNamed(reference) : undefined;
}
