// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { CmdbThingReadParams, CmdbThingReadResult } from './types.js';

/** The contract, and the dialects that differ from it. */
export type DialectName = 'contract' | 'plain';

/** The kinds of categories that have numbers of their own. */
export type CategoryKind = 'global';

/** Verbs of rights. */
export const verbs = ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'] as const;
export type Verb = (typeof verbs)[number];

/** Resources that methods act on, in the words of errors. */
export const resources = { entry: 'entries', object: 'objects' } as const;
export type Resource = keyof typeof resources;

/** Handlers that src/handlers must implement: one function per method, grouped by namespace. */
export interface Handlers<Context> {
  thing: {
    /** cmdb.thing.read: Read a thing. */
    read(params: CmdbThingReadParams, context: Context): Promise<CmdbThingReadResult>;
  };
}

/** Every method of the interface. */
export const methods = {
  'cmdb.thing.read': {
    access: 'read',
    permission: { verb: 'view', resource: 'object' },
    open: false,
    dialects: ['plain'],
    handler: ['thing', 'read'],
    parameters: [
      {
        name: 'id',
        required: true,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: [], as: 'id' }],
        dialects: { plain: { aliases: ['thing'] } },
      },
      { name: 'kind', required: true, aliases: ['kindNo'], numberedAliases: { kindNo: 'global' } },
      {
        name: 'status',
        required: true,
        aliases: [],
        numberedAliases: {},
        dialects: { plain: { required: false, meanings: [{ path: [], as: { OLD: 'ARCHIVED' } }] } },
      },
      {
        name: 'filter',
        required: false,
        aliases: [],
        numberedAliases: {},
        meanings: [{ path: ['ids', '*'], as: 'id' }, { path: ['names', '*'], as: 'digits' }],
        dialects: { plain: { meanings: [{ path: ['status'], as: { OLD: 'ARCHIVED' } }] } },
      },
    ],
    emptyOn: { plain: ['ThingNotFound'] },
    conversions: {
      plain: [
        { path: ['id'], to: 'integer' },
        { path: ['status'], to: { NORMAL: 2, ARCHIVED: 3 } },
        { path: ['parts', '*', '*'], to: 'integer' },
      ],
    },
  },
} as const;

/** The name by which a method is called. */
export type MethodName = keyof typeof methods;

/** Other names of methods, and the method each means. */
export const methodAliases: ReadonlyMap<string, MethodName> = new Map<string, MethodName>([
  ['cmdb.thing.normal', 'cmdb.thing.read'],
]);

/** Parameters that other names of methods stand for. */
export const boundParameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'cmdb.thing.normal': { status: 'NORMAL' },
};
