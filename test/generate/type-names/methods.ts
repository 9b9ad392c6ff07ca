// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { CmdbThingKindsReadV2AllParams, CmdbThingKindsReadV2AllResult } from './types.js';

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
} as const;

/** The name by which a method is called. */
export type MethodName = keyof typeof methods;

/** Other names of methods, and the method each means. */
export const methodAliases: ReadonlyMap<string, MethodName> = new Map<string, MethodName>();

/** Parameters that other names of methods stand for. */
export const boundParameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
