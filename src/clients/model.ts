import {
  type ByCategory,
  type Descriptor,
  isOfContract,
  isReference,
  type ListedCategory,
  type OpenRpc,
} from '../discovery/openrpc.js';
import type { Schema } from '../rpc/json-schema.js';
import { rejectAlike } from './alike-names.js';
import { DocumentError, rejectMisshapen } from './document-shape.js';
import { type Paging, pagingOf } from './paging.js';
import { namesIn, schemaNamed } from './schema-names.js';
import { escapeText } from './text.js';
import { type WholeResult, wholeResultOf } from './whole-results.js';

/** A parameter that a client sends. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly byCategory: ByCategory['schema'] | undefined;
}

/** A method as clients need it, without the parameters of the envelope. */
export interface ClientMethod {
  readonly name: string;
  readonly typeName: string;
  readonly summary: string;
  readonly replacedBy: string | undefined;
  readonly parameters: readonly Parameter[];
  /** Options of its calls. */
  readonly options: readonly Parameter[];
  readonly oneOf: readonly string[];
  readonly result: Schema;
  /** The parameter that names the category whose schemas are meant. */
  readonly category: string | undefined;
  /** Types that the category must have: entries that are read, data that is saved, lists of choices. */
  readonly needs: ByCategory['schema'] | undefined;
  readonly resultByCategory: boolean;
  /** Absent where the result is no list that is read page by page. */
  readonly paging: Paging | undefined;
  /** The result without the parameter that selects members of it; absent where there is no such parameter. */
  readonly whole: WholeResult | undefined;
}

/** A category, and the named schemas of its entries, of its data and of the keys of its lists. */
export interface ClientCategory {
  readonly const: string;
  readonly title: string;
  readonly entry: string;
  readonly data: string | undefined;
  readonly choices: string | undefined;
}

/** Everything a client is made of. */
export interface ClientModel {
  readonly methods: readonly ClientMethod[];
  readonly categories: readonly ClientCategory[];
  readonly errors: readonly (readonly [name: string, code: number])[];
  /** Schemas that methods and categories need, each after those that it refers to. */
  readonly schemas: readonly (readonly [name: string, schema: Schema])[];
}

/** The facts of a document that clients need. */
export function modelOf(document: OpenRpc): ClientModel {
  rejectMisshapen(document);
  const methods = document.methods.filter(isOfContract).map(method => methodOf(method, document));
  rejectAlike(methods);
  const categories = Object.entries(document['x-categories'] ?? {}).map(categoryOf);
  const schemasSent = ({ parameters, options }: ClientMethod) => [...parameters, ...options].map(({ schema }) => schema);
  const schemasReturned = ({ result, whole }: ClientMethod) => (whole ? [result, whole.result] : [result]);
  const roots = methods.flatMap(method => [...schemasSent(method), ...schemasReturned(method)]);
  const pointed = categories.flatMap(({ entry, data, choices }) => [entry, data, choices].filter(name => name !== undefined));
  const { errors = {} } = document.components;
  const schemas = Object.assign({}, document.components.schemas, ...methods.map(({ whole }) => whole?.schemas));
  const needed = new Map<string, Schema>();
  for (const name of [...roots.flatMap(namesIn), ...pointed]) need(name, schemas, needed);
  const codes = Object.entries(errors).map(([name, { code }]) => [name, code] as const);
  return { methods, categories, errors: codes, schemas: [...needed] };
}

/** Whether a call that got no answer may be repeated: it takes an idempotency key. */
export function isRepeatable({ options }: ClientMethod): boolean {
  return options.some(({ name }) => name === 'idempotency_key');
}

/** cmdb.object_types.read → CmdbObjectTypesRead */
export function typeName(method: string): string {
  return method
    .split(/[._-]|(?<=\d)/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function methodOf(method: OpenRpc['methods'][number], document: OpenRpc): ClientMethod {
  const all = method.params.map(each => (isReference(each) ? findDescriptor(each.$ref, document) : each));
  const own = all.filter(each => !each['x-envelope'] && !each['x-option']);
  const selecting = own.find(each => each['x-selects']);
  const mark = [...own, method.result].map(each => each['x-by-category']).find(each => each !== undefined);
  return {
    name: method.name,
    typeName: typeName(method.name),
    summary: method.summary ?? method.name,
    replacedBy: method['x-replaced-by'],
    parameters: own.map(parameterOf),
    options: all.filter(each => each['x-option']).map(parameterOf),
    oneOf: method['x-one-of'] ?? [],
    result: method.result.schema,
    category: mark?.parameter,
    needs: mark?.schema,
    resultByCategory: method.result['x-by-category'] !== undefined,
    paging: pagingOf(method, document.components.schemas ?? {}),
    whole: selecting?.['x-selects'] && wholeResultOf(method, selecting.name, selecting['x-selects'], document),
  };
}

/** @throws DocumentError where there is no such descriptor */
function findDescriptor(pointer: string, { components: { contentDescriptors = {} } }: OpenRpc): Descriptor {
  const name = schemaNamed(pointer);
  const found = Object.hasOwn(contentDescriptors, name) ? contentDescriptors[name] : undefined;
  if (!found) throw new DocumentError(`the document has no parameter ${escapeText(name.slice(0, 60))}`);
  return found;
}

function parameterOf({ name, description = '', required = false, schema, 'x-by-category': mark }: Descriptor): Parameter {
  return { name, description, required, schema, byCategory: mark?.schema };
}

function categoryOf([constant, { title, entry, data, choices }]: [string, ListedCategory]): ClientCategory {
  return {
    const: constant,
    title,
    entry: schemaNamed(entry),
    data: data && schemaNamed(data),
    choices: choices && schemaNamed(choices),
  };
}

function need(name: string, schemas: Readonly<Record<string, Schema>>, needed: Map<string, Schema>): void {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (!schema) throw new DocumentError(`the document has no schema ${escapeText(name.slice(0, 60))}`);
  if (needed.has(name)) return;
  for (const other of namesIn(schema)) need(other, schemas, needed);
  needed.set(name, schema);
}
