// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { MethodName } from './methods.js';
import type { Schemas } from './types.js';

/** Named schemas; what refers to one does so by its bare name. */
export const schemas: Readonly<Record<keyof Schemas, object>> = {
  Id: {
    anyOf: [{ type: 'integer', minimum: 1 }, { type: 'string', pattern: '^[1-9][0-9]*$' }],
    'x-expected': 'an integer from 1, or the same as a text of digits',
  },
  ThingId: { allOf: [{ $ref: 'Id' }] },
  Kind: { type: 'string' },
  Number: { type: 'string', pattern: '^[0-9]+$' },
  Status: { type: 'string', enum: ['NORMAL', 'ARCHIVED'] },
  Filter: {
    type: 'object',
    properties: {
      status: { allOf: [{ $ref: 'Status' }] },
      ids: { type: 'array', items: { $ref: 'ThingId' } },
      names: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
    },
    required: [],
    additionalProperties: false,
  },
  Thing: {
    type: 'object',
    properties: {
      id: { $ref: 'Number' },
      status: { $ref: 'Status' },
      parts: { type: 'object', additionalProperties: { type: 'array', items: { $ref: 'Number' } } },
    },
    required: ['id', 'status', 'parts'],
    additionalProperties: false,
  },
};

/** Per method the schemas of its parameters and options by their names. */
export const parameterSchemas: Readonly<Record<MethodName, Readonly<Record<string, object>>>> = {
  'cmdb.thing.read': { id: { $ref: 'ThingId' }, kind: { $ref: 'Kind' }, status: { $ref: 'Status' }, filter: { $ref: 'Filter' } },
};
