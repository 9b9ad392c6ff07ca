import type { ErrorName } from '../../generated/errors.js';
import type { CategoryKind, DialectName, Resource, Verb } from '../../generated/methods.js';
import type { MethodOptions } from '../../generated/types.js';

/** Something about one or the other dialect; what is absent is as in the contract. */
export type ByDialect<Value> = Readonly<Partial<Record<DialectName, Value>>>;

/** A parameter: its name, its other names, and where a dialect differs. */
export interface ParameterDefinition {
  readonly name: string;
  readonly required: boolean;
  readonly aliases: readonly string[];
  /** Aliases that may carry the number of a category of this kind instead of its constant. */
  readonly numberedAliases: Readonly<Record<string, CategoryKind>>;
  readonly meanings?: readonly Meaning[];
  readonly dialects?: ByDialect<ParameterDifference>;
}

/** How a parameter differs in a dialect; its values have these meanings beside the usual ones. */
export interface ParameterDifference {
  readonly required?: boolean;
  readonly aliases?: readonly string[];
  readonly meanings?: readonly Meaning[];
}

/**
 * A value of a parameter that stands for another one; `*` in the path is every element. A text of digits counts as the `id`,
 * an integer that no number holds as its `digits`; a table maps what is given to what is meant.
 */
export interface Meaning {
  readonly path: readonly string[];
  readonly as: 'id' | 'digits' | Readonly<Record<string, string | number>>;
}

/** The right a method needs; `any` needs none beyond being known. */
export interface Permission {
  readonly verb: Verb | 'any';
  readonly resource: Resource;
}

/** A value of a result that a dialect writes as a number, or as the text of one. `*` in the path is every key or element. */
export interface Conversion {
  readonly path: readonly string[];
  readonly to: 'integer' | Readonly<Record<string, number | string>>;
}

/** Facts about a method that hold for every call. */
export interface MethodDefinition {
  readonly access: 'read' | 'write';
  readonly permission: Permission;
  /** Needs no key. */
  readonly open: boolean;
  /** The dialects in which it is there; absent where it is there in all. */
  readonly dialects?: readonly DialectName[];
  /** Looks through everything that is kept, or hashes a password. */
  readonly takesLong?: boolean;
  /** Waits for something to happen where its caller asks for it, so that its answer is not cached. */
  readonly waits?: boolean;
  /** Where its function stands in Handlers. */
  readonly handler: readonly [namespace: string, fn: string];
  readonly parameters: readonly ParameterDefinition[];
  /** Options of its calls, which do not reach its handler. */
  readonly options?: readonly (keyof MethodOptions)[];
  /** Exactly one of these parameters must be given. */
  readonly oneOf?: readonly string[];
  /** Errors that a dialect answers as an empty list. */
  readonly emptyOn?: ByDialect<readonly ErrorName[]>;
  /** Values of the result that a dialect writes as numbers. */
  readonly conversions?: ByDialect<readonly Conversion[]>;
}
