import { Ajv } from 'ajv';
import type { Document, MarkSchema, Schema } from '../document/document.js';
import { markNamed, marksOf, permissionsIn, schemaMarks } from '../document/marks.js';
import { type Place, schemaPlaces } from '../document/walk.js';
import type { Rule } from './rules.js';

/** A mark says what it means. */
export const describedMarks: Rule = document => [
  ...(document['x-extensions'] ?? []).filter(({ description }) => !description).map(({ name }) => `${name}: has no description`),
  ...Object.entries(schemaMarks(document))
    .filter(([, { description }]) => !description)
    .map(([name]) => `x-schema-marks, ${name}: has no description`),
];

/** Marks of the document itself are as their schemas say; OpenRPC has checked those of methods and parameters. */
export const validDocumentMarks: Rule = document => {
  const ajv = new Ajv({ strict: false });
  return marksOf(undefined, document)
    .filter(name => Object.hasOwn(document, name))
    .flatMap(name => faultsOf(`#/${name}`, document[name as keyof Document], markNamed(name, document)?.schema ?? {}, ajv));
};

/** A mark of a schema holds what its own schema says. */
export const validSchemaMarks: Rule = document => {
  const ajv = new Ajv({ strict: false });
  const known = schemaMarks(document);
  return schemaPlaces(document).flatMap(place =>
    marksIn(place).flatMap(([name, value]) => faultsOf(`${place.path}/${name}`, value, known[name] ?? {}, ajv)),
  );
};

/** Verbs of keys and users are those that methods ask for. */
export const permittedVerbs: Rule = document => {
  const { enum: permitted } = document.components.schemas?.PermittedVerb ?? {};
  const { verbs } = permissionsIn(document);
  if (!permitted || JSON.stringify(permitted) === JSON.stringify(verbs)) return [];
  return [`#/components/schemas/PermittedVerb: must name the verbs of x-permission, ${verbs.join(', ')}`];
};

function marksIn({ value }: Place<Schema>): [name: string, value: unknown][] {
  return Object.entries(value).filter(([keyword]) => keyword.startsWith('x-'));
}

function faultsOf(path: string, value: unknown, schema: MarkSchema, ajv: Ajv): readonly string[] {
  return ajv.validate(schema, value)
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${path}${instancePath}: ${message}`);
}
