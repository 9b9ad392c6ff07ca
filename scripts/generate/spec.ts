import type { OpenRpc } from '../../src/discovery/openrpc.js';
import { withLimitsFilledIn, withMarksBeside, withMarksInPlace } from '../../src/discovery/schema-marks.js';
import { type SiteCatalog, siteDocument } from '../../src/discovery/site-document.js';
import { allParameters, ownParameters } from './document/descriptors.js';
import type { ContentDescriptor, Document, ErrorObject, MethodObject, ParameterDialect, Schema } from './document/document.js';
import { permissionsIn } from './document/marks.js';
import { handlerPath, referencedName, typeName } from './document/names.js';
import { repeatedKeys } from './document/repeated-keys.js';
import { type Meaning, meaningsOf, synonymsOf } from './meanings.js';
import { faults } from './rules/rules.js';

/** How a parameter differs in a dialect. */
export type ParameterInDialect = ParameterDialect & { readonly meanings?: readonly Meaning[] };

/** A parameter as the emitters need it; its schema is a named one. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  readonly schemaName: string;
  readonly meanings: readonly Meaning[];
  readonly required: boolean;
  readonly hasDefault: boolean;
  readonly aliases: readonly string[];
  readonly numberedAliases: Readonly<Record<string, string>>;
  readonly dialects: Readonly<Record<string, ParameterInDialect>>;
}

/** An option of calls as the emitters need it. */
export type Option = Pick<Parameter, 'name' | 'description' | 'schema' | 'schemaName'>;

/** A method as the emitters need it, without the parameters of the envelope. */
export interface Method {
  readonly name: string;
  /** Other names by which it may be called. */
  readonly aliases: readonly string[];
  /** Other names, each with the parameters that it stands for. */
  readonly boundAliases: NonNullable<MethodObject['x-bound-aliases']>;
  /** The dialects in which it is there; empty where it is there in all. */
  readonly dialects: readonly string[];
  readonly typeName: string;
  readonly handler: readonly [namespace: string, fn: string];
  readonly summary: string;
  readonly description: string;
  readonly replacedBy: string | undefined;
  readonly access: string;
  readonly permission: NonNullable<MethodObject['x-permission']>;
  readonly open: boolean;
  readonly takesLong: boolean;
  readonly waits: boolean;
  readonly parameters: readonly Parameter[];
  /** Options of its calls, which do not reach its handler. */
  readonly options: readonly Option[];
  readonly oneOf: readonly string[];
  readonly result: string;
  readonly emptyOn: Readonly<Record<string, readonly string[]>>;
}

/** Everything the emitters work from. */
export interface Spec {
  readonly methods: readonly Method[];
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly errors: Readonly<Record<string, ErrorObject>>;
  readonly parameterErrors: readonly string[];
  readonly dialects: readonly string[];
  readonly permissions: ReturnType<typeof permissionsIn>;
  /** The document with the built-in catalogue. */
  readonly site: OpenRpc;
}

/** Names every fault of what is rejected, one a line. */
export class SpecError extends Error {
  constructor(what: string, lines: readonly string[]) {
    super([`${what} is refused:`, ...lines.map(line => `  ${line}`)].join('\n'));
  }
}

/** Schemas of catalogue files, which no method reaches, by their names. */
type NamedSchemas = Readonly<Record<string, Schema>>;

/**
 * The document, if the emitters can express it and the schemas of catalogue files.
 * @throws SpecError
 */
export function documentIn(text: string, definitions: NamedSchemas = {}): Document {
  const given = parsed(text);
  const repeated = repeatedKeys(text);
  if (repeated.length > 0) throw new SpecError('openrpc.json', repeated);
  const document = withMarksInPlace(given);
  rejectLostMarks(given, document);
  const { components } = document;
  const found = faults({ ...document, components: { ...components, schemas: { ...components.schemas, ...definitions } } });
  if (found.length > 0) throw new SpecError('openrpc.json', found);
  return withLimitsFilledIn(document);
}

/** The document, the schemas of catalogue files and the catalogue as the emitters need them. */
export function specOf(document: Document, catalog: SiteCatalog, definitions: NamedSchemas = {}): Spec {
  const { schemas, errors = {} } = document.components;
  const site = siteDocument(document as OpenRpc, catalog, 'en');
  const methods = document.methods.map(method => methodOf(method, document));
  const permissions = permissionsIn(document);
  return {
    methods,
    schemas: { ...schemas, ...definitions },
    errors,
    parameterErrors: document['x-parameter-errors'] ?? [],
    dialects: ['contract', ...dialectsIn(document)],
    permissions,
    site,
  };
}

function parsed(text: string): Document {
  try {
    return { components: {}, ...JSON.parse(text) };
  } catch (error) {
    throw new SpecError('openrpc.json', [String(error)]);
  }
}

/** A mark whose schema has another name by now would go unnoticed. */
function rejectLostMarks({ 'x-schema-marks': marks = {} }: Document, inPlace: Document): void {
  const { 'x-schema-marks': found = {} } = withMarksBeside(inPlace);
  const lost = Object.keys(marks).filter(place => !Object.hasOwn(found, place));
  if (lost.length > 0)
    throw new SpecError(
      'openrpc.json',
      lost.map(place => `#/x-schema-marks: there is no schema ${place}`),
    );
}

function methodOf(method: MethodObject, document: Document): Method {
  return {
    name: method.name,
    aliases: method['x-aliases'] ?? [],
    boundAliases: method['x-bound-aliases'] ?? {},
    dialects: method['x-dialects'] ?? [],
    typeName: typeName(method.name),
    handler: handlerPath(method['x-handler'] ?? method.name),
    summary: method.summary ?? '',
    description: method.description ?? '',
    replacedBy: method['x-replaced-by'],
    access: method['x-access'] ?? '',
    permission: method['x-permission'] ?? {},
    open: method['x-open'] ?? false,
    takesLong: method['x-takes-long'] ?? false,
    waits: method['x-waits'] ?? false,
    parameters: ownParameters(method, document).map(parameter => parameterOf(parameter, document)),
    options: checkedOptions(method, document).map(option => parameterOf(option, document)),
    oneOf: method['x-one-of'] ?? [],
    result: referencedName(method.result.schema) ?? '',
    emptyOn: emptyOn(method),
  };
}

/** Parameters that the envelope takes out before it knows the method, whatever they are. */
const takenBefore: readonly string[] = ['apikey', 'language'];

/** Options whose values are checked with the parameters. */
function checkedOptions(method: MethodObject, document: Document): ContentDescriptor[] {
  const isChecked = ({ name, 'x-envelope': isOfEnvelope, 'x-option': mark }: ContentDescriptor) =>
    mark !== undefined || (isOfEnvelope === true && !takenBefore.includes(name));
  return allParameters(method, document).filter(isChecked);
}

function emptyOn({ 'x-dialect': dialects = {} }: MethodObject): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(dialects).map(([name, { emptyOn = [] }]) => [name, emptyOn]));
}

function parameterOf(parameter: ContentDescriptor, document: Document): Parameter {
  const { schemas = {} } = document.components;
  const schemaName = referencedName(parameter.schema) ?? '';
  return {
    name: parameter.name,
    description: parameter.description ?? '',
    schema: parameter.schema,
    schemaName,
    meanings: meaningsOf(parameter.schema, schemas),
    required: parameter.required ?? false,
    hasDefault: 'default' in parameter.schema,
    aliases: parameter['x-aliases'] ?? [],
    numberedAliases: parameter['x-numbered-aliases'] ?? {},
    dialects: inDialects(parameter, document),
  };
}

function inDialects({ schema, 'x-dialect': marks = {} }: ContentDescriptor, document: Document): Parameter['dialects'] {
  const { schemas = {} } = document.components;
  const rows = dialectsIn(document).map((dialect): [string, ParameterInDialect] => {
    const meanings = synonymsOf(schema, dialect, schemas);
    return [dialect, { ...marks[dialect], ...(meanings.length > 0 && { meanings }) }];
  });
  return Object.fromEntries(rows.filter(([, difference]) => Object.keys(difference).length > 0));
}

/** The dialects that methods, parameters and schemas are marked with. */
function dialectsIn({ methods, components }: Document): string[] {
  return markedDialects({ methods, components });
}

function markedDialects(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const marks = value as { readonly 'x-dialect'?: object; readonly 'x-synonyms'?: object };
  const here = Object.keys({ ...marks['x-dialect'], ...marks['x-synonyms'] });
  return [...new Set([...here, ...Object.values(value).flatMap(markedDialects)])];
}
