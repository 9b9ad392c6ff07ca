import { readFileSync } from 'node:fs';
import type { OpenRpc } from '../../../src/discovery/openrpc.js';
import { reference } from '../../../src/rpc/json-schema.js';

const text = { type: 'string', title: 'A title', description: 'A description' };

const schemas = {
  CategoryConstant: { type: 'string', enum: ['C__CATG__THING', 'C__CATG__OTHER'], 'x-extensible': true },
  Kind: { description: 'Kinds', type: 'string', enum: Array.from({ length: 12 }, (_, at) => `kind ${at} | of several`) },
  Mixed: {
    description: 'Mixed',
    anyOf: [{ type: 'string', enum: ['a', 'b'] }, { enum: [1, 2.5, true, null] }, { type: 'null' }],
  },
  ThingEntry: {
    description: 'An entry',
    type: 'object',
    properties: {
      title: text,
      kind: { title: 'Kind', ...reference('Kind') },
      rows: { type: 'array', items: { type: 'object', properties: { inner: text }, additionalProperties: false } },
      open: { type: 'object', additionalProperties: reference('Mixed') },
    },
    required: ['title'],
    additionalProperties: false,
  },
  ThingEntries: { description: 'Entries', type: 'array', items: reference('ThingEntry') },
  ThingData: { description: 'Data', type: 'object', properties: { title: text, 'two words': text }, additionalProperties: false },
  ThingKey: { description: 'Keys', type: 'string', enum: ['title'] },
  FeedPage: { type: 'object', properties: { items: reference('ThingEntries'), cursor: text }, required: ['items'] },
};

const category = { name: 'category', description: 'Which', required: true, schema: reference('CategoryConstant') };

const methods = [
  {
    name: 'cmdb.category.read',
    summary: 'Read entries',
    params: [category],
    result: { name: 'r', schema: reference('ThingEntries'), 'x-by-category': { parameter: 'category', schema: 'entry' } },
  },
  {
    name: 'cmdb.category.save',
    summary: 'Save an entry',
    params: [
      category,
      {
        name: 'data',
        description: 'What',
        schema: reference('ThingData'),
        'x-by-category': { parameter: 'category', schema: 'data' },
      },
      { $ref: '#/components/contentDescriptors/Note' },
    ],
    result: { name: 'r', schema: reference('Mixed') },
  },
  {
    name: 'cmdb.feed.follow',
    summary: 'Follow',
    params: [
      { name: 'cursor', description: 'Where', schema: { type: 'string', description: 'x' } },
      { name: 'members', description: 'What of each', schema: text, 'x-selects': { schema: 'ThingEntry', members: ['kind'] } },
    ],
    result: { name: 'r', schema: reference('FeedPage') },
    'x-pages': { by: 'cursor', items: 'items' },
    'x-waits': true,
  },
];

const complete = readFileSync('test/generate/complete/openrpc.json', 'utf8');

/** A document with everything that clients are made of; another one at each call. */
export function documentOfEverything(): OpenRpc {
  const document = JSON.parse(complete);
  const { components } = document;
  return structuredClone({
    ...document,
    methods: [...document.methods, ...methods],
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
    'x-categories': {
      C__CATG__THING: {
        title: 'Things',
        multiValue: true,
        entry: '#/components/schemas/ThingEntry',
        data: '#/components/schemas/ThingData',
        choices: '#/components/schemas/ThingKey',
      },
      C__CATG__OTHER: { title: 'Others', multiValue: true, entry: '#/components/schemas/ThingEntry' },
    },
  });
}
