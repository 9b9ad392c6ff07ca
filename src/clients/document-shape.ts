import { Ajv, type ErrorObject } from 'ajv';
import type { OpenRpc } from '../discovery/openrpc.js';
import { escapeText } from './text.js';

/** A document that clients cannot be made of, or must not be. */
export class DocumentError extends Error {}

/** A name that all languages take: those of runtimes begin with an underscore, and such a name after a keyword ends in one. */
const name = '[A-Za-z](?:\\w*[A-Za-z0-9])?';
/** The name of a type: keywords begin with a small letter, but for three of Python. */
const typeName = `(?!(?:False|None|True)$)[A-Z](?:\\w*[A-Za-z0-9])?`;
const text = { type: 'string' };
const word = { type: 'string', pattern: `^${name}$`, maxLength: 200 };
const path = { type: 'string', pattern: `^${name}(?:\\.${name})*$`, maxLength: 200 };
const typeWord = { type: 'string', pattern: `^${typeName}$`, maxLength: 200 };
const schemaPointer = { type: 'string', pattern: `^#/components/schemas/${typeName}$`, maxLength: 200 };
const schema = { $ref: '#/definitions/schema' };
const descriptor = { $ref: '#/definitions/descriptor' };

function mapShape(names: object, values: object): object {
  return { type: 'object', propertyNames: names, additionalProperties: values };
}

function object(properties: Readonly<Record<string, object>>, ...required: readonly string[]): object {
  return { type: 'object', properties, required };
}

function listOf(items: object): object {
  return { type: 'array', items };
}

/** Methods that clients do not have: their names are of other addresses. */
const ofOtherAddresses = object({ 'x-dialects': { type: 'array', not: { contains: { const: 'contract' } } } }, 'x-dialects');

const method = object(
  {
    name: path,
    summary: text,
    params: listOf({ anyOf: [object({ $ref: text }, '$ref'), descriptor] }),
    result: descriptor,
    'x-one-of': listOf(word),
    'x-pages': object({ by: word, items: word }, 'by'),
    'x-waits': { type: 'boolean' },
    'x-replaced-by': path,
    'x-dialects': listOf(text),
  },
  ...['name', 'params', 'result'],
);

/** The form of a document: what becomes source text is of these kinds, and what names anything there is a name. */
const form = {
  ...object(
    {
      methods: listOf({ if: ofOtherAddresses, else: method }),
      components: object({
        contentDescriptors: { type: 'object', additionalProperties: descriptor },
        schemas: mapShape(typeWord, schema),
        errors: mapShape(typeWord, object({ code: { type: 'integer' } }, 'code')),
      }),
      'x-schema-version': { type: 'integer' },
      'x-categories': mapShape(
        word,
        object({ title: text, entry: schemaPointer, data: schemaPointer, choices: schemaPointer }, 'title', 'entry'),
      ),
    },
    'methods',
    'components',
  ),
  definitions: {
    descriptor: object(
      {
        name: word,
        description: text,
        required: { type: 'boolean' },
        schema,
        'x-selects': object({ schema: typeWord, members: listOf(text) }, 'schema', 'members'),
        'x-by-category': object({ parameter: word, schema: { enum: ['entry', 'data', 'choices'] } }, 'parameter', 'schema'),
      },
      ...['name', 'schema'],
    ),
    schema: object({
      $ref: schemaPointer,
      title: text,
      description: text,
      type: { enum: ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'] },
      properties: { type: 'object', additionalProperties: schema },
      required: listOf(text),
      additionalProperties: { anyOf: [{ type: 'boolean' }, schema] },
      items: schema,
      enum: { ...listOf({ type: ['string', 'number', 'boolean', 'null'] }), minItems: 1 },
      anyOf: { ...listOf(schema), minItems: 1 },
      allOf: { ...listOf(schema), minItems: 1 },
    }),
  },
};

const validate = new Ajv({ verbose: true, allowUnionTypes: true }).compile(form);

/**
 * Makes sure that a document has the form of one: it may come from anywhere.
 * @throws DocumentError
 */
export function rejectMisshapen(document: OpenRpc): void {
  if (validate(document)) return;
  const [error] = validate.errors ?? [];
  throw new DocumentError(error ? faultIn(error) : 'the document is none');
}

function faultIn({ keyword, data, instancePath, message }: ErrorObject): string {
  const isName = typeof data === 'string' && (keyword === 'pattern' || keyword === 'maxLength');
  if (isName) return `${escapeText(data.slice(0, 60))} is no name that a client could have`;
  return `the document is none: ${escapeText(instancePath.slice(0, 200))} ${message}`;
}
