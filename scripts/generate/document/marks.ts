import type { Document, Extension, MarkSchema } from './document.js';

/** The mark whose schema describes those of schemas. */
const ofSchemas = 'x-schema-marks';

/** The verb of methods that need no right beyond being known. */
export const anyVerb = 'any';

/** The description of a mark in a document; `undefined` where there is none. */
export function markNamed(name: string, { 'x-extensions': extensions = [] }: Document): Extension | undefined {
  return extensions.find(extension => extension.name === name);
}

/** The names of the marks that may stand in an object of OpenRPC, or where none is named in the document itself. */
export function marksOf(object: string | undefined, { 'x-extensions': extensions = [] }: Document): readonly string[] {
  const isMeant = ({ restricted }: Extension) => (object === undefined ? restricted.length === 0 : restricted.includes(object));
  return extensions.filter(isMeant).map(({ name }) => name);
}

/** Schemas and meanings of the marks of schemas, by their names. */
export function schemaMarks(document: Document): Readonly<Record<string, MarkSchema>> {
  const { additionalProperties } = markNamed(ofSchemas, document)?.schema ?? {};
  return (typeof additionalProperties === 'object' && additionalProperties.properties) || {};
}

/** Verbs of rights, and resources with the words that errors have for them. */
export interface Permissions {
  readonly verbs: readonly string[];
  readonly resources: Readonly<Record<string, string>>;
}

/** The verbs and resources that `x-permission` permits. */
export function permissionsIn(document: Document): Permissions {
  const { verb, resource } = markNamed('x-permission', document)?.schema.properties ?? {};
  const verbs = (verb?.enum ?? []).map(String).filter(each => each !== anyVerb);
  return { verbs, resources: Object.fromEntries((resource?.oneOf ?? []).map(each => [each.const, each.title])) };
}
