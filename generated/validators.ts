// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import { Ajv, type ValidateFunction } from 'ajv';
import type { MethodName } from './methods.js';
import type { Schemas } from './types.js';

/** The name of a schema that values can be checked against. */
export type SchemaName = keyof Schemas;

const schemas: Readonly<Record<SchemaName, object>> = {
  Id: {
    anyOf: [{ type: 'integer', minimum: 1, maximum: 9007199254740991 }, { type: 'string', pattern: '^[1-9][0-9]{0,18}$' }],
    'x-expected': 'an integer from 1 to 9007199254740991, or the same as a text of digits',
  },
  ObjectId: { allOf: [{ $ref: 'Id' }] },
  EntryId: { allOf: [{ $ref: 'Id' }] },
  NumericString: { type: 'string', pattern: '^(0|[1-9][0-9]*)$' },
  NumericText: { type: 'string', pattern: '^(0|[1-9][0-9]*)$' },
  CategoryConstant: {
    type: 'string',
    pattern: '^[^\\u0000\\ud800-\\udfff]*$',
    minLength: 1,
    maxLength: 255,
    'x-expected': 'the constant of a category, such as "C__CATG__MODEL"',
  },
  CategoryName: { type: 'string', pattern: '^C__CAT[GS]__[A-Z0-9_]+$' },
  ObjectTypeConstant: { type: 'string', pattern: '^C__(CMDB__)?(OBJTYPE|OBJECT_TYPE)__[A-Z0-9_]+$' },
  CmdbStatusConstant: { type: 'string', pattern: '^C__CMDB_STATUS__[A-Z0-9_]+$' },
  DialogName: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
  ObjectTypeReference: {
    anyOf: [
      { type: 'string', pattern: '^[^\\u0000\\ud800-\\udfff]*$', minLength: 1, maxLength: 255 },
      { type: 'integer', minimum: 1 },
    ],
    'x-expected': 'the constant of an object type, such as "C__OBJTYPE__SERVER", or its id',
  },
  CmdbStatusReference: {
    anyOf: [{ type: 'string', pattern: '^[^\\u0000\\ud800-\\udfff]*$', minLength: 1, maxLength: 255 }, { type: 'integer' }],
    'x-expected': 'the constant of a CMDB status, such as "C__CMDB_STATUS__IN_OPERATION", or its id',
  },
  RecordStatus: {
    type: 'string',
    enum: [
      'C__RECORD_STATUS__BIRTH',
      'C__RECORD_STATUS__NORMAL',
      'C__RECORD_STATUS__ARCHIVED',
      'C__RECORD_STATUS__DELETED',
      'C__RECORD_STATUS__TEMPLATE',
      'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE',
    ],
  },
  EntryStatusFilter: {
    anyOf: [
      { type: 'integer', enum: [2, 3, 4, -1] },
      { type: 'string', enum: ['C__RECORD_STATUS__NORMAL', 'C__RECORD_STATUS__ARCHIVED', 'C__RECORD_STATUS__DELETED'] },
    ],
    'x-expected': '2 (normal), 3 (archived), 4 (deleted), -1 (all three) or the constant of a record status',
  },
  InitialStatus: {
    anyOf: [
      { type: 'integer', enum: [2, 3, 4, 6, 7] },
      {
        type: 'string',
        enum: [
          'C__RECORD_STATUS__NORMAL',
          'C__RECORD_STATUS__ARCHIVED',
          'C__RECORD_STATUS__DELETED',
          'C__RECORD_STATUS__TEMPLATE',
          'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE',
        ],
      },
    ],
    'x-expected': '2, 3, 4, 6, 7 or the constant of one of these record statuses',
  },
  DeletionTarget: {
    anyOf: [
      { type: 'string', enum: ['C__RECORD_STATUS__ARCHIVED', 'C__RECORD_STATUS__DELETED', 'C__RECORD_STATUS__PURGE'] },
      { type: 'integer', enum: [3, 4, 5] },
    ],
    'x-expected': '"C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED" or "C__RECORD_STATUS__PURGE"',
  },
  Title: {
    type: 'string',
    pattern: '^[^\\u0000\\ud800-\\udfff]*$',
    minLength: 1,
    maxLength: 255,
    'x-expected': 'a text of 1 to 255 characters of well-formed Unicode without NUL',
  },
  Sysid: {
    type: 'string',
    pattern: '^[^\\u0000\\ud800-\\udfff]*$',
    minLength: 1,
    maxLength: 255,
    'x-expected': 'a text of 1 to 255 characters of well-formed Unicode without NUL',
  },
  ChoiceInput: {
    anyOf: [{ type: 'string', pattern: '^[^\\u0000\\ud800-\\udfff]*$', maxLength: 255 }, { type: 'integer' }, { type: 'null' }],
    'x-expected': 'the id of a choice as a number, or its constant or title as a text of up to 255 characters',
  },
  Description: {
    type: 'string',
    pattern: '^[^\\u0000\\ud800-\\udfff]*$',
    'x-expected': 'a text of up to 65535 bytes of well-formed Unicode without NUL',
  },
  Flag: { anyOf: [{ type: 'integer', enum: [0, 1] }, { type: 'boolean' }], 'x-expected': '0 or 1' },
  PageLimit: { type: 'integer', minimum: 1, maximum: 9007199254740991, 'x-expected': 'an integer of at least 1' },
  PageOffset: { type: 'integer', minimum: 0, maximum: 9007199254740991, 'x-expected': 'an integer of at least 0' },
  EntryData: { type: 'object', additionalProperties: true, 'x-expected': 'an object that maps attribute names to values' },
  EntriesByCategory: {
    type: 'object',
    additionalProperties: { anyOf: [{ $ref: 'EntryData' }, { type: 'array', items: { $ref: 'EntryData' } }] },
    'x-expected': 'an object that maps category constants to one entry or a list of entries',
  },
  EntryIdsByCategory: { type: 'object', additionalProperties: { type: 'array', items: { $ref: 'NumericString' } } },
  Timestamp: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$' },
  Message: { type: 'string', minLength: 1 },
  CmdbObject: {
    type: 'object',
    properties: {
      id: { $ref: 'NumericString' },
      title: { $ref: 'Title' },
      sysid: { $ref: 'Sysid' },
      objecttype: { $ref: 'NumericString' },
      type_title: { type: 'string' },
      type_icon: { type: 'string' },
      status: { $ref: 'RecordStatus' },
      cmdb_status: { $ref: 'NumericString' },
      cmdb_status_title: { type: 'string' },
      created: { $ref: 'Timestamp' },
      updated: { $ref: 'Timestamp' },
      image: { type: 'string' },
    },
    required: [
      'id',
      'title',
      'sysid',
      'objecttype',
      'type_title',
      'type_icon',
      'status',
      'cmdb_status',
      'cmdb_status_title',
      'created',
      'image',
    ],
    additionalProperties: false,
  },
  Choice: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      title: { type: 'string' },
      const: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      title_lang: { type: 'string' },
    },
    required: ['id', 'title', 'const', 'title_lang'],
    additionalProperties: false,
  },
  YesNo: {
    type: 'object',
    properties: { value: { type: 'string', enum: ['0', '1'] }, title: { type: 'string' } },
    required: ['value', 'title'],
    additionalProperties: false,
  },
  Quantity: { type: 'object', properties: { title: { type: 'number' } }, required: ['title'], additionalProperties: false },
  ObjectReference: {
    type: 'object',
    properties: {
      id: { $ref: 'NumericText' },
      title: { type: 'string' },
      sysid: { type: 'string' },
      type: { $ref: 'ObjectTypeConstant' },
      type_title: { type: 'string' },
    },
    required: ['id', 'title', 'sysid', 'type', 'type_title'],
    additionalProperties: false,
  },
  EntryReference: {
    type: 'object',
    properties: { id: { $ref: 'NumericText' }, title: { type: 'string' }, type: { $ref: 'CategoryName' } },
    required: ['id', 'title', 'type'],
    additionalProperties: false,
  },
  StoredFile: {
    type: 'object',
    properties: { name: { type: 'string' }, size: { type: 'integer' }, type: { type: 'string' }, content: { type: 'string' } },
    required: ['name', 'size', 'type'],
    additionalProperties: false,
  },
  Row: {
    type: 'object',
    additionalProperties: {
      anyOf: [{ type: 'string' }, { type: 'null' }, { $ref: 'Choice' }, { $ref: 'ObjectReference' }, { $ref: 'EntryReference' }],
    },
  },
  AttributeValue: {
    anyOf: [
      { type: 'string' },
      { type: 'null' },
      { type: 'number' },
      { $ref: 'Choice' },
      { $ref: 'YesNo' },
      { $ref: 'Quantity' },
      { $ref: 'ObjectReference' },
      { $ref: 'EntryReference' },
      { $ref: 'StoredFile' },
      {
        type: 'array',
        items: { anyOf: [{ $ref: 'Choice' }, { $ref: 'ObjectReference' }, { $ref: 'EntryReference' }, { $ref: 'Row' }] },
      },
    ],
  },
  CategoryEntry: {
    type: 'object',
    properties: { id: { $ref: 'NumericText' }, objID: { $ref: 'NumericText' } },
    required: ['id', 'objID'],
    additionalProperties: { $ref: 'AttributeValue' },
  },
  CategoryEntries: { type: 'array', items: { $ref: 'CategoryEntry' } },
  Done: {
    type: 'object',
    properties: { success: { type: 'boolean', enum: [true] }, message: { $ref: 'Message' } },
    required: ['success', 'message'],
    additionalProperties: false,
  },
  EntryCreated: {
    type: 'object',
    properties: { id: { $ref: 'NumericText' }, message: { $ref: 'Message' }, success: { type: 'boolean', enum: [true] } },
    required: ['id', 'message', 'success'],
    additionalProperties: false,
  },
  EntrySaved: {
    type: 'object',
    properties: {
      success: { type: 'boolean', enum: [true] },
      message: { $ref: 'Message' },
      entry: { type: 'integer', minimum: 1 },
    },
    required: ['success', 'message', 'entry'],
    additionalProperties: false,
  },
  ObjectCreated: {
    type: 'object',
    properties: {
      id: { $ref: 'NumericString' },
      message: { $ref: 'Message' },
      success: { type: 'boolean', enum: [true] },
      categories: { $ref: 'EntryIdsByCategory' },
    },
    required: ['id', 'message', 'success'],
    additionalProperties: false,
  },
  OpenRpcDocument: { type: 'object', additionalProperties: true },
  Titles: {
    type: 'object',
    properties: { en: { type: 'string', minLength: 1 }, de: { type: 'string', minLength: 1 } },
    required: ['en', 'de'],
    additionalProperties: false,
  },
  AttributeType: {
    type: 'string',
    enum: [
      'text',
      'textarea',
      'link',
      'integer',
      'number',
      'money',
      'date',
      'datetime',
      'time',
      'timespan',
      'boolean',
      'dialog',
      'dialog_plus',
      'multiselect',
      'object',
      'objects',
      'entry',
      'entries',
      'password',
      'upload',
      'file',
      'rows',
      'computed',
    ],
  },
  ChoiceId: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'string', minLength: 1 }] },
  LinkTarget: {
    type: 'object',
    properties: {
      category: { $ref: 'CategoryName' },
      categories: { type: 'array', items: { $ref: 'CategoryName' }, minItems: 1 },
      objectTypes: { type: 'array', items: { $ref: 'ObjectTypeConstant' }, minItems: 1 },
      excludeObjectTypes: { type: 'array', items: { $ref: 'ObjectTypeConstant' }, minItems: 1 },
      container: { type: 'boolean' },
    },
    required: [],
    additionalProperties: false,
  },
  FieldDefinition: {
    type: 'object',
    properties: {
      key: { type: 'string', minLength: 1 },
      type: { type: 'string', enum: ['text', 'dialog', 'dialog_plus', 'object', 'entry'] },
      dialog: { $ref: 'DialogName' },
      target: { $ref: 'LinkTarget' },
    },
    required: ['key', 'type'],
    additionalProperties: false,
  },
  AttributeDefinition: {
    type: 'object',
    properties: {
      key: { type: 'string', pattern: '^[A-Za-z0-9_]+$' },
      type: { $ref: 'AttributeType' },
      title: { $ref: 'Titles' },
      dialog: { $ref: 'DialogName' },
      dependsOn: { type: 'string' },
      extendable: { type: 'boolean' },
      unit: { type: 'string' },
      measure: {
        type: 'string',
        enum: ['memory', 'length', 'weight', 'frequency', 'speed', 'wan_speed', 'temperature', 'power', 'volume', 'time'],
      },
      target: { $ref: 'LinkTarget' },
      acceptsMany: { type: 'boolean' },
      exclusive: { type: 'boolean' },
      relation: { type: 'string' },
      valueType: { type: 'string', enum: ['text', 'integer', 'number', 'date', 'datetime', 'money', 'boolean'] },
      fields: { type: 'array', items: { $ref: 'FieldDefinition' }, minItems: 1 },
      required: { type: 'boolean' },
      readOnly: { type: 'boolean' },
      default: { anyOf: [{ type: 'boolean' }, { $ref: 'ChoiceId' }] },
      maxLength: { type: 'integer', minimum: 1 },
      format: { type: 'string', enum: ['html', 'mac'] },
      showContent: { type: 'boolean' },
      nameFrom: { type: 'string' },
      internal: { type: 'boolean' },
    },
    required: ['key', 'type', 'title'],
    additionalProperties: false,
  },
  Reversal: {
    type: 'object',
    properties: {
      category: { $ref: 'CategoryName' },
      link: { type: 'string' },
      owner: { type: 'string' },
      entry: { type: 'string' },
      attributes: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: ['category', 'link', 'owner'],
    additionalProperties: false,
  },
  CategoryDefinition: {
    type: 'object',
    properties: {
      const: { $ref: 'CategoryName' },
      id: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
      title: { $ref: 'Titles' },
      kind: { type: 'string', enum: ['global', 'specific', 'custom'] },
      multiValue: { type: 'boolean' },
      mode: { type: 'string', enum: ['edit', 'backward', 'assign', 'folder', 'view'] },
      standard: { type: 'boolean' },
      parent: { $ref: 'CategoryName' },
      alsoUnder: { type: 'array', items: { $ref: 'CategoryName' } },
      sameAs: { $ref: 'CategoryName' },
      aliases: { type: 'array', items: { $ref: 'CategoryName' } },
      withoutDataIn: { type: 'array', items: { type: 'string', enum: ['contract', 'idoit'] }, minItems: 1 },
      reverses: { $ref: 'Reversal' },
      sort: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      label: { type: 'array', items: { type: 'string' } },
      attributes: { type: 'array', items: { $ref: 'AttributeDefinition' } },
    },
    required: ['const', 'id', 'title', 'kind', 'multiValue', 'mode', 'sort', 'attributes'],
    additionalProperties: false,
  },
  ChoiceDefinition: {
    type: 'object',
    properties: {
      id: { $ref: 'ChoiceId' },
      const: { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] },
      title: { $ref: 'Titles' },
      factor: { type: 'number' },
      color: { type: 'string' },
    },
    required: ['id', 'const', 'title'],
    additionalProperties: false,
  },
  DialogDefinition: {
    type: 'object',
    properties: { name: { $ref: 'DialogName' }, choices: { type: 'array', items: { $ref: 'ChoiceDefinition' } } },
    required: ['name', 'choices'],
    additionalProperties: false,
  },
  ObjectTypeDefinition: {
    type: 'object',
    properties: {
      const: { $ref: 'ObjectTypeConstant' },
      id: { type: 'integer', minimum: 1 },
      title: { $ref: 'Titles' },
      group: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      icon: { type: 'string', pattern: '^[a-z0-9-]+$' },
      color: { type: 'string', pattern: '^[0-9A-Fa-f]{6}$' },
      container: { type: 'boolean' },
      visible: { type: 'boolean' },
      rackable: { type: 'boolean' },
      sort: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      specificCategory: { $ref: 'CategoryName' },
      overview: { type: 'boolean' },
      overviewCategories: { type: 'array', items: { $ref: 'CategoryName' } },
      categories: { type: 'array', items: { $ref: 'CategoryName' } },
    },
    required: ['const', 'id', 'title', 'group', 'icon', 'color', 'container', 'visible', 'rackable', 'sort', 'categories'],
    additionalProperties: false,
  },
  ObjectTypeGroupDefinition: {
    type: 'object',
    properties: {
      const: { type: 'string' },
      id: { type: 'integer' },
      title: { $ref: 'Titles' },
      sort: { type: 'integer' },
      objectTypes: { type: 'array', items: { $ref: 'ObjectTypeConstant' } },
    },
    required: ['const', 'id', 'title', 'sort', 'objectTypes'],
    additionalProperties: false,
  },
  RelationTypeDefinition: {
    type: 'object',
    properties: {
      const: { type: 'string' },
      id: { type: 'integer' },
      title: { $ref: 'Titles' },
      master: { type: 'object', properties: { en: { type: 'string' } }, required: ['en'], additionalProperties: false },
      slave: { type: 'object', properties: { en: { type: 'string' } }, required: ['en'], additionalProperties: false },
      kind: { type: 'string', enum: ['implicit', 'explicit'] },
      direction: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      category: { anyOf: [{ $ref: 'CategoryName' }, { type: 'null' }] },
      editable: { type: 'boolean' },
      weighting: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['const', 'id', 'title', 'master', 'slave', 'kind', 'editable'],
    additionalProperties: false,
  },
  CmdbStatusDefinition: {
    type: 'object',
    properties: {
      const: { $ref: 'CmdbStatusConstant' },
      id: { type: 'integer' },
      title: { $ref: 'Titles' },
      color: { type: 'string' },
      editable: { type: 'boolean' },
      selectable: { type: 'boolean' },
    },
    required: ['const', 'id', 'title', 'color', 'editable', 'selectable'],
    additionalProperties: false,
  },
  RecordStatusDefinition: {
    type: 'object',
    properties: { const: { type: 'string' }, value: { type: 'integer' }, title: { $ref: 'Titles' }, stored: { type: 'boolean' } },
    required: ['const', 'value', 'title'],
    additionalProperties: false,
  },
  FormerConstantDefinition: {
    type: 'object',
    properties: { former: { type: 'string', pattern: '^C__CMDB__SUBCAT__[A-Z_]+$' }, const: { $ref: 'CategoryName' } },
    required: ['former', 'const'],
    additionalProperties: false,
  },
};

const parameters: Readonly<Record<MethodName, Readonly<Record<string, object>>>> = {
  'cmdb.category.archive': { object: { $ref: 'ObjectId' }, category: { $ref: 'CategoryConstant' }, entry: { $ref: 'EntryId' } },
  'cmdb.category.create': { objID: { $ref: 'ObjectId' }, category: { $ref: 'CategoryConstant' }, data: { $ref: 'EntryData' } },
  'cmdb.category.delete': {
    objID: { $ref: 'ObjectId' },
    category: { $ref: 'CategoryConstant' },
    cateID: { $ref: 'EntryId' },
    entry: { $ref: 'EntryId' },
  },
  'cmdb.category.purge': { object: { $ref: 'ObjectId' }, category: { $ref: 'CategoryConstant' }, entry: { $ref: 'EntryId' } },
  'cmdb.category.quickpurge': {
    objID: { $ref: 'ObjectId' },
    category: { $ref: 'CategoryConstant' },
    cateID: { $ref: 'EntryId' },
  },
  'cmdb.category.read': {
    objID: { $ref: 'ObjectId' },
    category: { $ref: 'CategoryConstant' },
    status: { allOf: [{ $ref: 'EntryStatusFilter' }], default: 2 },
    limit: { $ref: 'PageLimit' },
    offset: { $ref: 'PageOffset' },
  },
  'cmdb.category.recycle': { object: { $ref: 'ObjectId' }, category: { $ref: 'CategoryConstant' }, entry: { $ref: 'EntryId' } },
  'cmdb.category.save': {
    object: { $ref: 'ObjectId' },
    category: { $ref: 'CategoryConstant' },
    data: { $ref: 'EntryData' },
    entry: { $ref: 'EntryId' },
  },
  'cmdb.category.update': { objID: { $ref: 'ObjectId' }, category: { $ref: 'CategoryConstant' }, data: { $ref: 'EntryData' } },
  'cmdb.object.archive': { object: { $ref: 'ObjectId' } },
  'cmdb.object.create': {
    type: { $ref: 'ObjectTypeReference' },
    title: { $ref: 'Title' },
    category: { $ref: 'ChoiceInput' },
    purpose: { $ref: 'ChoiceInput' },
    cmdb_status: { $ref: 'CmdbStatusReference' },
    description: { $ref: 'Description' },
    sysid: { $ref: 'Sysid' },
    status: { $ref: 'InitialStatus' },
    template: { $ref: 'ObjectId' },
    defaultTemplate: { $ref: 'Flag' },
    categories: { $ref: 'EntriesByCategory' },
  },
  'cmdb.object.delete': { id: { $ref: 'ObjectId' }, status: { $ref: 'DeletionTarget' } },
  'cmdb.object.markAsMassChangeTemplate': { object: { $ref: 'ObjectId' } },
  'cmdb.object.markAsTemplate': { object: { $ref: 'ObjectId' } },
  'cmdb.object.purge': { object: { $ref: 'ObjectId' } },
  'cmdb.object.read': { id: { $ref: 'ObjectId' } },
  'cmdb.object.recycle': { object: { $ref: 'ObjectId' } },
  'cmdb.object.update': { id: { $ref: 'ObjectId' }, title: { $ref: 'Title' } },
  'rpc.discover': {},
};

const ajv = new Ajv({ useDefaults: true, allowUnionTypes: true, strict: true, verbose: true });
ajv.addVocabulary(['x-expected']);
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);

const ofParameters = new Map<MethodName, ValidateFunction>();

const ofSchemas = new Map<SchemaName, ValidateFunction>();

/** Checks parameters that are given, after ids and aliases are normalised, and fills in defaults. Tells the first fault. */
export function parameterValidator(method: MethodName): ValidateFunction {
  return compiledOnce(ofParameters, method, () => ({ type: 'object', properties: parameters[method], additionalProperties: false }));
}

/** Checks a value against a named schema. */
export function schemaValidator<Name extends SchemaName>(name: Name): ValidateFunction<Schemas[Name]> {
  return compiledOnce(ofSchemas, name, () => ({ $ref: name }));
}

function compiledOnce<Key, Value>(compiled: Map<Key, ValidateFunction>, key: Key, schema: () => object): ValidateFunction<Value> {
  if (!compiled.has(key)) compiled.set(key, ajv.compile(schema()));
  return compiled.get(key) as ValidateFunction<Value>;
}
