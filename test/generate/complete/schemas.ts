// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { MethodName } from './methods.js';
import type { Schemas } from './types.js';

/** Named schemas; what refers to one does so by its bare name. */
export const schemas: Readonly<Record<keyof Schemas, object>> = {
  Note: { type: 'string', maxLength: 100 },
  Id: {
    anyOf: [{ type: 'integer', minimum: 1 }, { type: 'string', pattern: '^[1-9][0-9]*$' }],
    'x-expected': 'an integer from 1, or the same as a text of digits',
  },
  ThingId: { allOf: [{ $ref: 'Id' }] },
  Title: { type: 'string', minLength: 1, maxLength: 255, 'x-expected': 'a text of 1 to 255 characters' },
  Limit: { type: 'integer', minimum: 1, 'x-expected': 'an integer of at least 1' },
  Thing: {
    type: 'object',
    properties: { id: { type: 'string' }, title: { $ref: 'Title' } },
    required: ['id', 'title'],
    additionalProperties: false,
  },
  Things: { type: 'array', items: { $ref: 'Thing' } },
  Done: {
    type: 'object',
    properties: { success: { type: 'boolean', enum: [true] } },
    required: ['success'],
    additionalProperties: false,
  },
  Document: { type: 'object', additionalProperties: true },
};

/** Per method the schemas of its parameters and options by their names. */
export const parameterSchemas: Readonly<Record<MethodName, Readonly<Record<string, object>>>> = {
  'cmdb.thing.list': { limit: { allOf: [{ $ref: 'Limit' }], default: 10 }, offset: { $ref: 'Limit' } },
  'cmdb.thing.read': { id: { $ref: 'ThingId' } },
  'cmdb.thing.remove': { id: { $ref: 'ThingId' }, title: { $ref: 'Title' }, note: { $ref: 'Note' } },
  'cmdb.thing.rename': { id: { $ref: 'ThingId' }, title: { $ref: 'Title' }, note: { $ref: 'Note' } },
  'cmdb.thing.save': { id: { $ref: 'ThingId' }, title: { $ref: 'Title' }, note: { $ref: 'Note' } },
  'rpc.discover': {},
};
