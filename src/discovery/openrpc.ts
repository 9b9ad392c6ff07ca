import type { Schema } from '../rpc/json-schema.js';

/** The schema of a value is that of the category which another parameter names, in the list of categories of the document. */
export interface ByCategory {
  readonly parameter: string;
  readonly schema: 'entry' | 'data' | 'choices';
}

/** The parameter selects members of the objects in the result that have a schema: without it, these members are there, too. */
export interface Selects {
  readonly schema: string;
  readonly members: readonly string[];
}

/** A parameter or a result. */
export interface Descriptor {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-envelope'?: boolean;
  /** It is an option of calls: it reaches no method. */
  readonly 'x-option'?: object;
  /** The category that is meant has several entries per object. */
  readonly 'x-multi-value'?: boolean;
  readonly 'x-by-category'?: ByCategory;
  readonly 'x-selects'?: Selects;
}

/** The method returns a list page by page. */
export interface PagesMark {
  /** The parameter that leads to the next page: the cursor of the page before, or how many items were read before. */
  readonly by: 'cursor' | 'offset';
  /** The member of the result that has the items of the page; without it the result is their list. */
  readonly items?: string;
}

/** A call and its answer. */
export interface Example {
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly value: unknown };
}

/** A method as tools need it. */
export interface Method {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  /** Where it is called, if not at the servers of the document. */
  readonly servers?: readonly Server[];
  readonly params: readonly (Descriptor | { readonly $ref: string })[];
  readonly result: Descriptor;
  readonly examples?: readonly Example[];
  readonly 'x-access'?: string;
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-bound-aliases'?: Readonly<Record<string, object>>;
  readonly 'x-one-of'?: readonly string[];
  readonly 'x-pages'?: PagesMark;
  /** It may wait for something to happen. */
  readonly 'x-waits'?: boolean;
  readonly 'x-replaced-by'?: string;
  readonly 'x-dialects'?: readonly string[];
}

/** A category of the site, and the schemas of its entries and data; without `data` it is only read, without `choices` it has no lists. */
export interface ListedCategory {
  readonly title: string;
  /** The purpose of the category. */
  readonly description?: string;
  readonly multiValue: boolean;
  readonly entry: string;
  readonly data?: string;
  /** The keys of the attributes that have a list of choices. */
  readonly choices?: string;
}

/** Where an interface is called: `${name}` in its address stands for a variable. */
export interface Server {
  readonly name: string;
  readonly url: string;
  readonly variables?: Readonly<Record<string, ServerVariable>>;
}

/** A part of an address that depends on the service. */
export interface ServerVariable {
  readonly default: string;
  readonly enum?: readonly string[];
}

/** An OpenRPC document, as far as clients are made of it. */
export interface OpenRpc {
  readonly info?: { readonly version: string };
  readonly servers?: readonly Server[];
  readonly externalDocs?: { readonly url: string };
  readonly methods: readonly Method[];
  readonly components: {
    readonly contentDescriptors?: Readonly<Record<string, Descriptor>>;
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly errors?: Readonly<Record<string, { readonly code: number; readonly message: string }>>;
  };
  /** The version of the schema that the document was made of. */
  readonly 'x-schema-version'?: number;
  readonly 'x-categories'?: Readonly<Record<string, ListedCategory>>;
}

/** Tells a reference from what it would refer to. */
export function isReference(value: object): value is { readonly $ref: string } {
  return '$ref' in value;
}

/** Whether a method is there for new clients, and not in the dialect of existing ones alone. */
export function isOfContract({ 'x-dialects': dialects = ['contract'] }: Pick<Method, 'x-dialects'>): boolean {
  return dialects.includes('contract');
}
