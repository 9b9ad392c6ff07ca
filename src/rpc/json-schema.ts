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
  readonly deprecated?: boolean;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentEncoding?: string;
  /** The attribute type of the catalogue. */
  readonly 'x-type'?: string;
  /** Bytes of UTF-8. */
  readonly 'x-max-bytes'?: number;
  readonly 'x-expected'?: string;
  readonly 'x-expected-de'?: string;
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

/** A reference to a named schema. */
export function reference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
