// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type {
  CmdbThingListParams, CmdbThingListResult, CmdbThingReadParams, CmdbThingReadResult, CmdbThingRemoveParams,
  CmdbThingRemoveResult, CmdbThingRenameParams, CmdbThingRenameResult, CmdbThingSaveParams, CmdbThingSaveResult,
  RpcDiscoverParams, RpcDiscoverResult,
} from './types.js';

/** The contract, and the dialects that differ from it. */
export type DialectName = 'contract';

/** The kinds of categories that have numbers of their own. */
export type CategoryKind = never;

/** Verbs of rights. */
export const verbs = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'] as const;
export type Verb = (typeof verbs)[number];

/** Resources that methods act on, in the words of errors. */
export const resources = { entry: 'entries', object: 'objects' } as const;
export type Resource = keyof typeof resources;

/** Handlers that src/handlers must implement: one function per method, grouped by namespace. */
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
    parameters: [
      { name: 'limit', required: false, aliases: [], numberedAliases: {} },
      { name: 'offset', required: false, aliases: [], numberedAliases: {} },
    ],
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
    options: ['note'],
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
    options: ['note'],
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
    options: ['note'],
  },
  'rpc.discover': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: true,
    handler: ['rpc', 'discover'],
    parameters: [],
  },
} as const;

/** The name by which a method is called. */
export type MethodName = keyof typeof methods;

/** Other names of methods, and the method each means. */
export const methodAliases: ReadonlyMap<string, MethodName> = new Map<string, MethodName>([
  ['cmdb.thing', 'cmdb.thing.list'],
]);

/** Parameters that other names of methods stand for. */
export const boundParameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
