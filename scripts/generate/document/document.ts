import type { PagesMark, Selects, Server } from '../../../src/discovery/openrpc.js';

/** A JSON Schema, restricted to the keywords the emitters know. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The expected value as an error says it; a limit in braces is that of the schema. */
  readonly 'x-expected'?: string;
  readonly 'x-expected-de'?: string;
  readonly 'x-max-bytes'?: number;
  readonly 'x-numbers'?: Readonly<Record<string, number>>;
  /** Meaning of other spellings of a value in a dialect. */
  readonly 'x-synonyms'?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** An integer that no number holds counts as the text of its digits, as far as ids go in a dialect. */
  readonly 'x-digits'?: boolean;
  readonly 'x-dialect'?: Readonly<Record<string, Schema>>;
  /** The method that creates a record with such an id. */
  readonly 'x-created-by'?: string;
}

/** A name for something under components. */
export interface Reference {
  readonly $ref: string;
}

/** How a parameter differs in a dialect. */
export interface ParameterDialect {
  readonly required?: boolean;
  readonly aliases?: readonly string[];
}

/** The methods that have an option, and the errors that a call with it may return beside those of its method. */
export interface OptionMark {
  readonly access: string;
  readonly resources: readonly string[];
  /** Methods that do not have it all the same. */
  readonly except?: readonly string[];
  readonly errors?: readonly string[];
}

/** A parameter or a result. */
export interface ContentDescriptor {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-numbered-aliases'?: Readonly<Record<string, string>>;
  readonly 'x-dialect'?: Readonly<Record<string, ParameterDialect>>;
  readonly 'x-envelope'?: boolean;
  readonly 'x-option'?: OptionMark;
  readonly 'x-selects'?: Selects;
  /** The category that is meant has several entries per object. */
  readonly 'x-multi-value'?: boolean;
}

/** One call and its answer. */
export interface Example {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly name: string; readonly value: unknown };
}

/** A call that fails, and the error it returns. */
export interface ErrorExample extends Omit<Example, 'result'> {
  readonly error: ErrorObject;
}

/** The parameter by which a method is asked for an operation: it is there, it is absent, or it has this value. */
export interface OperationForm {
  readonly parameter: string;
  readonly absent?: boolean;
  readonly value?: string;
}

/** A method as the document states it. */
export interface MethodObject {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly Reference[];
  readonly deprecated?: boolean;
  /** Where it is called, if not at the servers of the document. */
  readonly servers?: readonly Server[];
  readonly paramStructure?: string;
  readonly params: readonly (ContentDescriptor | Reference)[];
  readonly result: ContentDescriptor;
  /** One error of each code. */
  readonly errors?: readonly Reference[];
  /** The names of the other errors that it may return. */
  readonly 'x-further-errors'?: readonly string[];
  readonly examples?: readonly Example[];
  /** The summary in German. */
  readonly 'x-summary-de'?: string;
  readonly 'x-access'?: string;
  readonly 'x-operations'?: Readonly<Record<string, OperationForm>>;
  readonly 'x-permission'?: { readonly verb?: string; readonly resource?: string };
  readonly 'x-open'?: boolean;
  readonly 'x-handler'?: string;
  readonly 'x-takes-long'?: boolean;
  readonly 'x-waits'?: boolean;
  readonly 'x-error-example'?: ErrorExample;
  readonly 'x-one-of'?: readonly string[];
  readonly 'x-pages'?: PagesMark;
  readonly 'x-replaced-by'?: string;
  readonly 'x-aliases'?: readonly string[];
  /** Other names, each with the parameters that it stands for. */
  readonly 'x-bound-aliases'?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-dialect'?: Readonly<Record<string, { readonly emptyOn?: readonly string[] }>>;
  /** The dialects in which the method is there; absent where it is there in all. */
  readonly 'x-dialects'?: readonly string[];
}

/** An error; `{placeholders}` in its message are filled in when it is thrown. */
export interface ErrorObject {
  readonly code: number;
  readonly message: string;
  /** Members of `data` that every error of this name has, unless the error replaces them. */
  readonly data: Readonly<Record<string, string>>;
}

/** A group of methods. */
export interface Tag {
  readonly name: string;
  readonly description?: string;
  readonly 'x-name-de'?: string;
  readonly 'x-description-de'?: string;
}

/** Components that methods refer to. */
export interface Components {
  readonly tags?: Readonly<Record<string, Tag>>;
  readonly contentDescriptors?: Readonly<Record<string, ContentDescriptor>>;
  readonly errors?: Readonly<Record<string, ErrorObject>>;
  readonly schemas?: Readonly<Record<string, Schema>>;
}

/** The schema of a mark. */
export type MarkSchema = Pick<Schema, 'description' | 'enum'> & {
  /** Permitted values with the word for each. */
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  readonly properties?: Readonly<Record<string, MarkSchema>>;
  readonly additionalProperties?: boolean | MarkSchema;
};

/** A mark beyond OpenRPC: the objects it may stand in, the document itself where none is named, and what it may hold. */
export interface Extension {
  readonly name: string;
  readonly description?: string;
  readonly restricted: readonly string[];
  readonly schema: MarkSchema;
}

/** Facts about the interface as a whole. */
export interface Info {
  readonly version: string;
  readonly contact?: { readonly url?: string; readonly email?: string };
  readonly license?: { readonly url?: string };
}

/** openrpc.json as the emitters may rely on it once the rules have passed. */
export interface Document {
  readonly openrpc: string;
  readonly info?: Info;
  readonly servers?: readonly Server[];
  readonly methods: readonly MethodObject[];
  readonly components: Components;
  readonly 'x-extensions'?: readonly Extension[];
  /** Marks of schemas that stand beside them, by the places of these; what rules and emitters read has them in place. */
  readonly 'x-schema-marks'?: Readonly<Record<string, Schema>>;
  readonly 'x-common-errors'?: { readonly description: string; readonly errors: readonly string[] };
  readonly 'x-parameter-errors'?: readonly string[];
}
