// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { ErrorName } from './errors.js';
import type { CmdbThingKindsReadV2AllParams, CmdbThingKindsReadV2AllResult } from './types.js';

/** The contract, and the dialects that differ from it. */
export type Dialect = 'contract';

/** Something about one or the other dialect; what is absent is as in the contract. */
export type ByDialect<Value> = Readonly<Partial<Record<Dialect, Value>>>;

/** The kinds of categories that have numbers of their own. */
export type CategoryKind = never;

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

/** What a key or a user may be permitted to do. */
export const verbs = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'] as const;
export type Verb = (typeof verbs)[number];

/** The right a method needs; `any` needs none beyond being known. */
export interface Permission {
  readonly verb: Verb | 'any';
  readonly resource: 'catalogue' | 'dialog' | 'entry' | 'grant' | 'key' | 'object' | 'session' | 'user';
}

/** A value of a result that a dialect writes as a number, or as the text of one. `*` in the path is every key or element. */
export interface Conversion {
  readonly path: readonly string[];
  readonly to: 'integer' | Readonly<Record<string, number | string>>;
}

/** What is known about a method before it is called. */
export interface MethodDefinition {
  readonly access: 'read' | 'write';
  readonly permission: Permission;
  /** Needs no key. */
  readonly open: boolean;
  /** Where its function stands in Handlers. */
  readonly handler: readonly [namespace: string, fn: string];
  readonly parameters: readonly ParameterDefinition[];
  /** Exactly one of these parameters must be given. */
  readonly oneOf?: readonly string[];
  /** Errors that a dialect answers as an empty list. */
  readonly emptyOn?: ByDialect<readonly ErrorName[]>;
  /** Values of the result that a dialect writes as numbers. */
  readonly conversions?: ByDialect<readonly Conversion[]>;
}

/** What src/handlers must implement: one function per method, grouped by namespace. */
export interface Handlers<Context> {
  thing_kinds: {
    /** cmdb.thing_kinds.read_v2all: Read kinds. */
    read_v2all(params: CmdbThingKindsReadV2AllParams, context: Context): Promise<CmdbThingKindsReadV2AllResult>;
  };
}

/** Every method of the interface. */
export const methods = {
  'cmdb.thing_kinds.read_v2all': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['thing_kinds', 'read_v2all'],
    parameters: [
      { name: 'const', required: false, aliases: [], numberedAliases: {} },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
    ],
    oneOf: ['const', 'title'],
  },
} as const satisfies Record<string, MethodDefinition>;

/** The name by which a method is called. */
export type MethodName = keyof typeof methods;

/** Other names of methods, and the method each means. */
export const methodAliases: ReadonlyMap<string, MethodName> = new Map<string, MethodName>();
