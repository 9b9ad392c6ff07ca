// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { ErrorName } from './errors.js';
import type {
  CmdbThingListParams,
  CmdbThingListResult,
  CmdbThingReadParams,
  CmdbThingReadResult,
  CmdbThingRemoveParams,
  CmdbThingRemoveResult,
  CmdbThingRenameParams,
  CmdbThingRenameResult,
  CmdbThingSaveParams,
  CmdbThingSaveResult,
  RpcDiscoverParams,
  RpcDiscoverResult,
} from './types.js';

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
  thing: {
    /** cmdb.thing.list: List things. */
    list(params: CmdbThingListParams, context: Context): Promise<CmdbThingListResult>;
    /** cmdb.thing.read: Read a thing. */
    read(params: CmdbThingReadParams, context: Context): Promise<CmdbThingReadResult>;
    /** cmdb.thing.remove: Remove a thing. */
    remove(params: CmdbThingRemoveParams, context: Context): Promise<CmdbThingRemoveResult>;
    /** cmdb.thing.rename: Rename a thing. */
    rename(params: CmdbThingRenameParams, context: Context): Promise<CmdbThingRenameResult>;
    /** cmdb.thing.save: Save a thing. */
    save(params: CmdbThingSaveParams, context: Context): Promise<CmdbThingSaveResult>;
  };
  rpc: {
    /** rpc.discover: Read this document. */
    discover(params: RpcDiscoverParams, context: Context): Promise<RpcDiscoverResult>;
  };
}

/** Every method of the interface. */
export const methods = {
  'cmdb.thing.list': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['thing', 'list'],
    parameters: [{ name: 'limit', required: false, aliases: [], numberedAliases: {} }],
  },
  'cmdb.thing.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    handler: ['thing', 'read'],
    parameters: [{ name: 'id', required: true, aliases: ['thing'], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] }],
  },
  'cmdb.thing.remove': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['thing', 'remove'],
    parameters: [
      { name: 'id', required: false, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'title', required: false, aliases: [], numberedAliases: {} },
    ],
    oneOf: ['id', 'title'],
  },
  'cmdb.thing.rename': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['thing', 'rename'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
    ],
  },
  'cmdb.thing.save': {
    access: 'write',
    permission: { verb: 'edit', resource: 'object' },
    open: false,
    handler: ['thing', 'save'],
    parameters: [
      { name: 'id', required: true, aliases: [], numberedAliases: {}, meanings: [{ path: [], as: 'id' }] },
      { name: 'title', required: true, aliases: [], numberedAliases: {} },
    ],
  },
  'rpc.discover': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: true,
    handler: ['rpc', 'discover'],
    parameters: [],
  },
} as const satisfies Record<string, MethodDefinition>;

/** The name by which a method is called. */
export type MethodName = keyof typeof methods;

/** Other names of methods, and the method each means. */
export const methodAliases: ReadonlyMap<string, MethodName> = new Map<string, MethodName>([
  ['cmdb.thing', 'cmdb.thing.list'],
]);
