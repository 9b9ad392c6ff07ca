import type { LinkTarget, MirroredLink } from '../../generated/types.js';

/** A JSON Schema, with the marks by which the catalogue says more than JSON Schema can. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentEncoding?: string;
  /** The attribute type of the catalogue. */
  readonly 'x-type'?: string;
  /** Bytes of UTF-8. */
  readonly 'x-max-bytes'?: number;
  readonly 'x-expected'?: string;
  /** The text is that of a number. */
  readonly 'x-numeric'?: boolean;
  readonly 'x-dialog'?: string;
  /** Objects that a link may point to; absent where it may point to every object. */
  readonly 'x-target'?: LinkTarget;
  /** Key of the attribute of which this one is another name. */
  readonly 'x-same-as'?: string;
  /** The link that is seen here from its other side. */
  readonly 'x-mirrors'?: MirroredLink;
  /** Key of the attribute that holds the unit. */
  readonly 'x-unit'?: string;
  readonly 'x-depends-on'?: string;
  /** Key of the attribute whose value this one does not come before. */
  readonly 'x-not-before'?: string;
  /** The value that is set on creation where the data does not contain the attribute. */
  readonly 'x-default'?: unknown;
  /** Must be there when an entry is created. */
  readonly 'x-required'?: readonly string[];
  /** Titles of the values of an enumeration. */
  readonly 'x-titles'?: Readonly<Record<string, string>>;
  /** An enumeration that grows with the catalogue: clients take another value where the caller says that it is meant. */
  readonly 'x-extensible'?: boolean;
}

/** The schema of a value is that of the category which another parameter names, in the list of categories of the document. */
export interface ByCategory {
  readonly parameter: string;
  readonly schema: 'entry' | 'data' | 'choices';
}

/** A parameter or a result. */
export interface Descriptor {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-envelope'?: boolean;
  /** The category that is meant has several entries per object. */
  readonly 'x-multi-value'?: boolean;
  readonly 'x-by-category'?: ByCategory;
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
  readonly params: readonly (Descriptor | { readonly $ref: string })[];
  readonly result: Descriptor;
  readonly examples?: readonly Example[];
  readonly 'x-access'?: string;
  readonly 'x-one-of'?: readonly string[];
  readonly 'x-replaced-by'?: string;
}

/** A category of the site, and the schemas of its entries and data; without `data` it is only read, without `choices` it has no lists. */
export interface ListedCategory {
  readonly title: string;
  readonly multiValue: boolean;
  readonly entry: string;
  readonly data?: string;
  /** The keys of the attributes that have a list of choices. */
  readonly choices?: string;
}

/** Where an interface is called. */
export interface Server {
  readonly name: string;
  readonly url: string;
}

/** An OpenRPC document, as far as clients are made of it. */
export interface OpenRpc {
  readonly info?: { readonly version: string };
  readonly servers?: readonly Server[];
  readonly methods: readonly Method[];
  readonly components: {
    readonly contentDescriptors?: Readonly<Record<string, Descriptor>>;
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly errors?: Readonly<Record<string, { readonly code: number; readonly message: string }>>;
  };
  readonly 'x-categories'?: Readonly<Record<string, ListedCategory>>;
}

/** A reference to a named schema. */
export function reference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Tells a reference from what it would refer to. */
export function isReference(value: object): value is { readonly $ref: string } {
  return '$ref' in value;
}
